package zeriba.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.testkit.Table.after;
import static zeriba.testkit.Table.marching;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.engine.record.Choosers;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.testkit.Table;
import zeriba.testkit.parley.Parley;
import zeriba.testkit.parley.state.Act;

/** A choice may be for several chairs of one side. */
class AskedTest {

    private static Pending.Choice<Act> choice(Journal<Parley, Act> journal) {
        return (Pending.Choice<Act>) journal.position().pending();
    }

    private static List<Role> asked(Journal<Parley, Act> journal) {
        return Choosers.roles(Table.GAME, journal.position().state(), choice(journal));
    }

    private static List<String> own(Journal<Parley, Act> journal, Role role) {
        Pending.Choice<Act> own =
                Choosers.own(Table.GAME, journal.position().state(), choice(journal), role);
        return OptionsCheck.listed(own.options()).stream()
                .map(Table.GAME.notation()::write)
                .toList();
    }

    @Test
    void whoeverHasAnOptionIsAskedInTheirOrder() {
        assertThat(asked(marching())).containsExactly(Table.AMBER, Table.BIRCH, Table.CEDAR);
        assertThat(asked(after(marching(), "amber step A1 ford", "amber step A1 camp")))
                .containsExactly(Table.BIRCH, Table.CEDAR);
        assertThat(asked(after("dice 1"))).containsExactly(Table.AMBER);
    }

    @Test
    void aRoleIsOfferedItsOwnOptionsAlone() {
        assertThat(own(marching(), Table.BIRCH))
                .containsExactly("step B1 camp", "step B1 well", "step B1 gate");
        assertThat(own(marching(), Table.AMBER))
                .containsExactly("step A1 mill", "step A1 ford", "halt");
    }

    @Test
    void aChoiceOfOneRoleStaysAsItIs() {
        Journal<Parley, Act> parry = marching("amber halt", "cedar storm C1 keep");
        assertThat(Choosers.own(Table.GAME, parry.position().state(), choice(parry), Table.WARDEN))
                .isSameAs(choice(parry));
    }
}

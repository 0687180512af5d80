package zeriba.ascari.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.ascari.Desk;
import zeriba.ascari.Desk.Play;
import zeriba.ascari.state.Army;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.Value;

/** Section 4.6: rifles that are left on the field. */
final class S4_RifleMarkersTest {

    private static Desk field(String taker) {
        return Desk.of("s4")
                .turn(4)
                .put("IV-BRU", "0116")
                .put(taker, "2115")
                .with("rifles", Value.texts(List.of("2114")));
    }

    @Test
    @Rule({"4.6", "R-29"})
    void whoEntersMayTakeThemAndGoesNoFarther() {
        Play play = field("E-MC1").moves(Army.ATTACKER).then("move E-MC1 2114");
        assertThat(play.options()).contains("take E-MC1", "stop");
        Play taken = play.then("take E-MC1");
        assertThat(taken.is("E-MC1")).isEqualTo("done moved rifle");
        assertThat(taken.state().spoils().rifles()).isEmpty();
        assertThat(play.then("stop").is("E-MC1")).isEqualTo("done");
    }

    @Test
    @Rule({"4.6", "4.0"})
    void spearsAndHorseFireOnlyWithRifles() {
        Desk desk =
                Desk.of("s4")
                        .turn(4)
                        .put("IV-BRU", "2013")
                        .put("E-OS1", "2014", "rifle")
                        .put("E-OS2", "2114")
                        .put("E-MC1", "2113", "rifle");
        Play fire = desk.fires(Army.ATTACKER);
        assertThat(fire.whyNot("fire E-OS1 2013")).isEmpty();
        assertThat(fire.whyNot("fire E-MC1 2013")).isEmpty();
        assertThat(fire.whyNot("fire E-OS2 2013")).isEqualTo("4.0");
        assertThat(fire.then("fire E-OS1 2013", "dice 1").is("E-OS1")).isEqualTo("fire rifle");
    }

    @Test
    @Rule({"4.6", "4.3"})
    void withRiflesTheyFireAtWhoMoves() {
        Play play =
                Desk.of("s4")
                        .turn(4)
                        .put("IV-BRU", "2011")
                        .put("E-OS1", "2014", "rifle")
                        .moves(Army.DEFENDER)
                        .then("move IV-BRU 2012");
        assertThat(play.options()).contains("fire E-OS1 2012");
    }

    @Test
    @Rule({"4.6", "R-28"})
    void anEliminatedRifleUnitLeavesThemSpearsDoNot() {
        Desk desk =
                Desk.of("s4")
                        .turn(4)
                        .put("IV-BRU", "2013", "reduced")
                        .put("VI-PAG", "1508")
                        .put("E-OR1", "2014")
                        .put("E-OS2", "2114", "reduced")
                        .put("E-OS1", "2113", "reduced", "rifle");
        Play company = desk.fires(Army.ATTACKER).then("fire E-OR1 2013", "dice 5");
        assertThat(company.at("IV-BRU")).isEqualTo("eliminated");
        assertThat(company.state().spoils().rifles()).hasSize(1);
        Play holder = desk.fires(Army.DEFENDER).then("fire IV-BRU 2113", "dice 6");
        assertThat(holder.at("E-OS1")).isEqualTo("eliminated");
        assertThat(holder.state().spoils().rifles()).hasSize(1);
        Play spears = desk.fires(Army.DEFENDER).then("fire IV-BRU 2114", "dice 6");
        assertThat(spears.at("E-OS2")).isEqualTo("eliminated");
        assertThat(spears.state().spoils().rifles()).isEmpty();
    }
}

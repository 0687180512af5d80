package zeriba.ascari.brain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zeriba.ascari.AscariGame;
import zeriba.ascari.Desk;
import zeriba.ascari.Orders;
import zeriba.ascari.rules.S3_Movement.Movement;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.engine.Evaluation;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Setup;
import zeriba.field.Contact;

/** What programs expect of battles on the field, and the ways in which they are tried. */
class FieldChancesTest {

    private static final AscariGame CAMP = Orders.game(Orders.CAMP);
    private static final Evaluation<Ascari, Act> FINEST = CAMP.evaluation().finest();

    /** The battle when the first army begins to move. */
    private static Ascari begun(AscariGame game) {
        Position<Ascari, Act> here = Position.start(game.rules(), Setup.of("field"));
        SplitMix64 random = SplitMix64.of(3, 1);
        while (!(here.state().agenda().now() instanceof Movement)) {
            here =
                    switch (here.pending()) {
                        case Pending.Chance<Act> chance ->
                                here.rolled(game.rules(), chance.dice().thrown(random));
                        case Pending.Choice<Act> choice ->
                                here.chosen(
                                        game.rules(),
                                        game.evaluation().scripted(here.state(), choice, random));
                        case Pending.Automatic<Act> _, Pending.Over<Act> _ ->
                                throw new IllegalStateException("not settled");
                    };
        }
        return here.state();
    }

    @ParameterizedTest
    @EnumSource(Contact.class)
    void aBattleOfEachKindIsWorthSomethingToBoth(Contact contact) {
        AscariGame game = Orders.game(Orders.of(contact));
        Ascari state = begun(game);
        double defender = game.evaluation().finest().value(state, Army.DEFENDER.side());
        assertThat(defender).isBetween(0.02, 0.98);
        assertThat(game.evaluation().finest().value(state, Army.ATTACKER.side()))
                .isEqualTo(1 - defender);
        assertThat(game.evaluation().chance(state, Army.DEFENDER.side())).isEqualTo(defender);
    }

    private static Ascari camp(int turn, String... enemies) {
        Desk desk = Desk.of(CAMP).turn(turn).put("A-1", "0907").put("A-2", "1007");
        for (String enemy : enemies) {
            desk = desk.put(enemy, enemy.equals("D-Sp1") ? "0908" : "1008");
        }
        return desk.moves(Army.ATTACKER).state();
    }

    @Test
    void aCampGainsByEveryTurnThatItHolds() {
        double early = FINEST.value(camp(3, "D-Sp1", "D-Sp2"), Army.DEFENDER.side());
        double late = FINEST.value(camp(7, "D-Sp1", "D-Sp2"), Army.DEFENDER.side());
        assertThat(late).isGreaterThan(early);
    }

    @Test
    void aCampGainsByEveryEnemyThatFalls() {
        double two = FINEST.value(camp(4, "D-Sp1", "D-Sp2"), Army.DEFENDER.side());
        double one = FINEST.value(camp(4, "D-Sp1"), Army.DEFENDER.side());
        assertThat(one).isGreaterThan(two);
    }

    @Test
    void theFiveBattlesAreValuedAsEver() {
        Ascari state =
                Desk.of("s2")
                        .put("III-1", "0909")
                        .put("D-AJ1", "0101")
                        .moves(Army.DEFENDER)
                        .state();
        Evaluation<Ascari, Act> usual = Desk.GAME.evaluation();
        assertThat(usual.finest().value(state, Army.DEFENDER.side()))
                .isEqualTo(usual.value(state, Army.DEFENDER.side()));
    }

    @ParameterizedTest
    @EnumSource(Contact.class)
    void doctrinesAreAmongTheManners(Contact contact) {
        AscariGame game = Orders.game(Orders.of(contact));
        Ascari state = begun(game);
        Army army = ((Movement) state.agenda().now()).army();
        Pending.Choice<Act> choice = (Pending.Choice<Act>) game.rules().pending(state);
        List<List<Act>> lines =
                game.evaluation().scripts(state, new SplitMix64(1)).stream()
                        .map(manner -> manner.line(state, choice, new SplitMix64(1)))
                        .toList();
        for (String name : game.doctrines(army.side())) {
            List<Act> line =
                    game.doctrine(army.side(), name).line(state, choice, new SplitMix64(1));
            assertThat(lines).as(name).contains(line);
        }
    }
}

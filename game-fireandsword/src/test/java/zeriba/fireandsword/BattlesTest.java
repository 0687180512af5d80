package zeriba.fireandsword;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.forbids;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.unit;
import static zeriba.fireandsword.Scene.waitsFor;
import static zeriba.fireandsword.Scene.with;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Detail;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.TransitionChain.Cause;
import zeriba.engine.rules.TransitionChain.Transition;
import zeriba.fireandsword.battle.Bands;
import zeriba.fireandsword.battle.Kind;
import zeriba.fireandsword.battle.Order;
import zeriba.fireandsword.rules.S13_Casualties;
import zeriba.fireandsword.rules.S19_Commanded;

/** Battles by orders and on a table, and their casualties. */
final class BattlesTest {

    @Test
    @Rule({"12.9", "R-71"})
    void aBattleOnATableIsEnteredUnitByUnitAndConfirmed() {
        Scene scene = with("battles=tabletop").revolt(Region.NORTH, 4).at("KORTI", "3E");
        Sudan asked =
                scene.play(
                        "march 3E DONGOLA",
                        "dice 2",
                        "dice 4 4",
                        "dice 1 1 1 1 1 1",
                        "dice 3",
                        "fight tabletop",
                        "field own");
        assertThat(forbids(asked, "lose 3E 14")).isEqualTo("12.9");
        Sudan entered = played(asked, "lose 3E 2");
        assertThat(waitsFor(played(entered, "correct"))).isEqualTo("held");
        assertThat(waitsFor(played(entered, "confirm"))).isEqualTo("cards");
    }

    @Test
    @Rule({"13.2", "13.3", "R-74", "QB.15"})
    void heartsKillTheOthersComeBackAndHalfAUnitLosesHeart() {
        Scene scene = with().revolt(Region.NORTH, 4).at("KORTI", "3E").stands("3E", 8);
        Sudan state =
                scene.state()
                        .with(
                                scene.state()
                                        .agenda()
                                        .before(
                                                new S13_Casualties.Cards(
                                                        clashOf("3E", scene),
                                                        true,
                                                        List.of(
                                                                new Loss(
                                                                        unit("3E"), 2, 8, true)))));
        Sudan after = played(state, "dice 2 30");
        assertThat(after.stands(unit("3E"))).isEqualTo(7);
        Scene weak = scene.stands("3E", 7);
        Sudan half =
                weak.state()
                        .with(
                                weak.state()
                                        .agenda()
                                        .before(
                                                new S13_Casualties.Cards(
                                                        clashOf("3E", weak),
                                                        true,
                                                        List.of(
                                                                new Loss(
                                                                        unit("3E"), 1, 7, true)))));
        assertThat(played(half, "dice 2").condition(unit("3E"))).isZero();
    }

    @Test
    @Rule({"13.2", "QB.15"})
    void theCardsTellWhoIsDead() {
        assertThat(toldOf(true, "♥")).isEqualTo("casualties-won 1 2");
        assertThat(toldOf(false, "♥♠")).isEqualTo("casualties-lost 2 1");
    }

    /** What is told of a heart, a diamond and a spade, whose killing suits must be these. */
    private static String toldOf(boolean won, String killing) {
        Scene scene = with().revolt(Region.NORTH, 4).at("KORTI", "3E");
        List<Loss> losses = List.of(new Loss(unit("3E"), 3, 13, true));
        Sudan before =
                scene.state()
                        .with(
                                scene.state()
                                        .agenda()
                                        .before(
                                                new S13_Casualties.Cards(
                                                        clashOf("3E", scene), won, losses)));
        Roll roll = Roll.of(new int[] {1, 13, 38});
        List<Event> events =
                Desk.GAME.events(
                        new Transition<>(
                                before,
                                new Cause.ByEntry<>(new Entry.Rolled<>(roll)),
                                Scene.RULES.roll(before, roll)));
        assertThat(events.getFirst().arguments()).endsWith("A♥ A♦ A♠", killing);
        Event.Acted told = (Event.Acted) events.get(1);
        return told.verb()
                + " "
                + String.join(" ", told.details().stream().map(Detail::value).toList());
    }

    private static Clash clashOf(String id, Scene scene) {
        return new Clash(
                Clash.Cause.MARCH,
                scene.state().at(unit(id)),
                Units.of(unit(id)),
                Units.NONE,
                Sudan.GONE);
    }

    @Test
    @Rule({"QB.11", "4.1"})
    void ordersAreHiddenUntilBothAreIn() {
        Scene scene = with("battles=commanded").revolt(Region.NORTH, 4).at("KORTI", "3E");
        Sudan asked =
                scene.play(
                        "march 3E DONGOLA",
                        "dice 2",
                        "dice 4 4",
                        "dice 1 1 1 1 1 1",
                        "dice 3",
                        "fight commanded");
        assertThat(forbids(asked, "zones fall-back hold hold")).isEqualTo("QB.11");
        Sudan given = played(asked, "zones hold hold shift");
        assertThat(Secrets.seenBy(given))
                .isEqualTo(Secrets.seenBy(played(asked, "zones drill drill drill")));
        Sudan fought = played(given, "zones press press skirmish");
        assertThat(fought.now() instanceof S19_Commanded.Posture p && p.own().contains(Order.HOLD))
                .isFalse();
    }

    @Test
    @Rule({"12.2", "R-10"})
    void gunsComeWithThreeOrFourUnits() {
        assertThat(Bands.guns(Kind.TOWN, 3)).isEqualTo(1);
        assertThat(Bands.guns(Kind.CAMP, 3)).isZero();
    }
}

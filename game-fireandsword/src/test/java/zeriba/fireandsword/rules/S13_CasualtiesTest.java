package zeriba.fireandsword.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.place;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.unit;
import static zeriba.fireandsword.Scene.waitsFor;
import static zeriba.fireandsword.Scene.with;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Detail;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.TransitionChain.Cause;
import zeriba.engine.rules.TransitionChain.Transition;
import zeriba.fireandsword.Desk;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Loss;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Units;

/** Who of those that went down comes back, and what they are worth. */
final class S13_CasualtiesTest {

    private static Engagement engagementOf(String id, Scene scene) {
        return new Engagement(
                Engagement.Cause.MARCH,
                scene.state().at(unit(id)),
                Units.of(unit(id)),
                Units.NONE,
                Sudan.GONE);
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
                                                        engagementOf("3E", scene),
                                                        true,
                                                        List.of(new Loss(unit("3E"), 2, 8, true)),
                                                        Optional.empty())));
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
                                                        engagementOf("3E", weak),
                                                        true,
                                                        List.of(new Loss(unit("3E"), 1, 7, true)),
                                                        Optional.empty())));
        assertThat(played(half, "dice 2").condition(unit("3E"))).isZero();
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
                                                        engagementOf("3E", scene),
                                                        won,
                                                        losses,
                                                        Optional.empty())));
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

    @Test
    @Rule({"13.2", "QB.15"})
    void theCardsTellWhoIsDead() {
        assertThat(toldOf(true, "♥")).isEqualTo("casualties-won 1 2");
        assertThat(toldOf(false, "♥♠")).isEqualTo("casualties-lost 2 1");
    }

    private static int space(Sudan state, String id) {
        return state.map().network().space(id);
    }

    /** Two lost stands, of which a heart and a diamond are drawn, after a battle of Korti. */
    private static Sudan cards(boolean won, boolean away) {
        Scene scene = with().revolt(Region.NORTH, 4).at("KORTI", "3E");
        int korti = space(scene.state(), "KORTI");
        Engagement engagement =
                new Engagement(
                        Engagement.Cause.MARCH,
                        korti,
                        Units.of(unit("3E")),
                        Units.NONE,
                        space(scene.state(), "DEBBA"));
        Step step =
                won
                        ? new S13_Casualties.Cards(
                                engagement,
                                true,
                                List.of(new Loss(unit("3E"), 2, 13, true)),
                                Optional.empty())
                        : new S13_Casualties.Escape(
                                engagement,
                                false,
                                List.of(new Loss(unit("3E"), 2, 13, true)),
                                Optional.empty());
        Sudan before = scene.now(step).state();
        return won ? played(before, "dice 2 30") : played(before, away ? "dice 6" : "dice 1");
    }

    @Test
    @Rule({"13.1", "QB.15"})
    void theWoundedComeBackFromAHeldFieldAndFromAnEscape() {
        assertThat(cards(true, true).stands(unit("3E"))).isEqualTo(12);
        Sudan away = cards(false, true);
        assertThat(waitsFor(away)).isEqualTo("cards");
        assertThat(played(away, "dice 2 30").stands(unit("3E"))).isEqualTo(12);
        assertThat(cards(false, false).stands(unit("3E"))).isEqualTo(5);
    }

    @Test
    @Rule({"13.1", "6.2"})
    void whoIsSurprisedDrawsNoCards() {
        Scene scene = with().index(Region.SOUTH, 0).index(Region.EAST, 0).index(Region.NORTH, 0);
        scene.index(Region.WEST, 6).fallen(Region.WEST).at("ELFASHER", "1E").later(1);
        Sudan struck =
                scene.mahdist().now(new S06_Surprise.Surprise(Region.WEST.number())).play("dice 1");
        assertThat(place(struck, "1E")).isEqualTo("gone");
        assertThat(waitsFor(struck)).isEqualTo("movement");
    }

    @Test
    @Rule({"13.3", "R-76"})
    void aRatingFollowsFromTheStandsThatAreLeft() {
        for (int stands = 1; stands <= 15; stands++) {
            int worn = (int) Math.floor(0.85 * stands + 0.5 + 1e-9);
            int spent = (int) Math.floor(0.60 * stands + 0.5 + 1e-9);
            assertThat(S13_Casualties.rating(stands)).isEqualTo(stands + "/" + worn + "/" + spent);
        }
    }

    @Test
    @Rule({"13.3", "QB.15"})
    void whoeverDoesNotGetAwayAndIsDownToHalfLosesAGrade() {
        Scene scene = with().revolt(Region.NORTH, 4).at("METEMMA", "XS");
        int metemma = scene.state().map().network().space("METEMMA");
        int atbara = scene.state().map().network().space("ATBARA");
        Units force = Units.of(unit("XS"));
        Engagement engagement =
                new Engagement(Engagement.Cause.CAMP, metemma, force, Units.NONE, atbara);
        List<Loss> losses = List.of(new Loss(unit("XS"), 2, 14, true));
        Sudan failed =
                scene.now(new S13_Casualties.Escape(engagement, false, losses, Optional.empty()))
                        .play("dice 1");
        assertThat(failed.stands(unit("XS"))).isEqualTo(6);
        assertThat(failed.condition(unit("XS"))).isEqualTo(1);
    }
}

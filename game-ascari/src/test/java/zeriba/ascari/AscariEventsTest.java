package zeriba.ascari;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.TransitionChain;
import zeriba.engine.rules.TransitionChain.Transition;

/**
 * What is told of actions and throws, in order, each with the paragraph under which it happened.
 */
final class AscariEventsTest {

    /** The events of the last of these entries: what each is of, and its paragraph. */
    private static List<String> told(Desk.Play start, String... acts) {
        Desk.Play before = start;
        for (int i = 0; i < acts.length - 1; i++) {
            before = before.then(acts[i]);
        }
        Position<Ascari, Act> here = Position.settle(Desk.GAME.rules(), before.state());
        TransitionChain<Ascari, Act> chain =
                here.chain(Desk.GAME.rules(), Desk.Play.entry(here, acts[acts.length - 1]));
        List<String> told = new ArrayList<>();
        for (Transition<Ascari, Act> transition : chain.transitions()) {
            for (Event event : Desk.GAME.events(transition)) {
                String subject =
                        switch (event) {
                            case Event.Moved moved -> " " + moved.unit();
                            case Event.Changed changed -> " " + changed.subject();
                            case Event.Acted _, Event.Threw _, Event.Began _, Event.Ended _ -> "";
                        };
                told.add((event.key() + subject).strip() + " " + event.rule());
            }
        }
        return told;
    }

    private static Desk charge() {
        return Desk.of("s2").put("III-1", "2204").put("D-AJ1", "2208").put("D-AJ2", "2207");
    }

    @Test
    @Rule({"3.5", "3.3"})
    void theStepBackAmongFriendsIs35AndTheMarkerOfTheHit33() {
        Desk.Play hit = charge().moves(Army.ATTACKER).then("move D-AJ1 2207", "fire III-1 2207");
        assertThat(told(hit, "dice 6"))
                .containsExactly(
                        "threw.fire 4.5",
                        "changed.is.opportunity III-1 4.31",
                        "changed.is.reduced D-AJ1 4.5",
                        "moved.retreated D-AJ1 3.5",
                        "changed.is.moved D-AJ1 3.3");
    }

    @Test
    @Rule({"4.5", "4.31"})
    void theShotOfAWindowIs43AndItsResult45() {
        Desk.Play play = charge().moves(Army.ATTACKER).then("move D-AJ1 2207");
        assertThat(told(play, "fire III-1 2207")).containsExactly("acted.opportunity 4.3");
        assertThat(told(play, "pass")).containsExactly("acted.pass 4.31");
    }

    @Test
    @Rule({"4.7", "4.8", "4.83"})
    void gunsFireBy48And47AndHitBy483() {
        Desk guns = Desk.of("s2").put("A-1", "2204").put("L-COR", "2204").put("D-AJ2", "2206");
        assertThat(told(guns.fires(Army.DEFENDER), "fire A-1 2206"))
                .containsExactly("acted.fire 4.8");
        assertThat(told(guns.put("D-AJ1", "0103").fires(Army.DEFENDER), "fire A-1 2206", "dice 6"))
                .containsExactly(
                        "threw.fire 4.83",
                        "moved.eliminated D-AJ2 4.83",
                        "changed.is.fire A-1 4.8");
        Desk.Play window =
                Desk.of("s2")
                        .put("A-1", "2204")
                        .put("L-COR", "2204")
                        .put("D-AJ1", "2208")
                        .moves(Army.ATTACKER)
                        .then("move D-AJ1 2207");
        assertThat(told(window, "fire A-1 2207")).containsExactly("acted.opportunity 4.7");
        assertThat(told(window, "fire A-1 2207", "dice 6"))
                .contains("threw.fire 4.83", "changed.is.opportunity A-1 4.7");
    }

    private static Desk even() {
        return Desk.of("s2").put("III-1", "2206").put("D-AJ1", "2207").put("III-2", "0303");
    }

    @Test
    @Rule({"5.1", "3.0"})
    void whoAttacksComesToTheHexBeforeTheMeleeIsTold() {
        assertThat(told(even().moves(Army.ATTACKER), "move D-AJ1 2206"))
                .containsExactly("moved.moved D-AJ1 3.0", "acted.melee 5.1");
    }

    @Test
    @Rule({"5.2", "5.21", "5.4", "5.41"})
    void theResultsOfAMeleeAreToldByTheirParagraphs() {
        Desk.Play melee = even().moves(Army.ATTACKER).then("move D-AJ1 2206");
        assertThat(told(melee, "dice 3 4"))
                .containsExactly(
                        "threw.melee 5.2",
                        "moved.retreated D-AJ1 5.4",
                        "changed.is.combat III-1 5.21",
                        "changed.is.retreat D-AJ1 5.41");
        assertThat(told(melee, "dice 3 3")).contains("moved.retreated D-AJ1 5.2");
        assertThat(told(melee, "dice 6 1"))
                .contains("moved.eliminated III-1 5.2", "changed.is.combat D-AJ1 5.21");
        assertThat(told(melee, "dice 4 3", "retreat III-1 2205"))
                .containsExactly(
                        "moved.retreated III-1 5.4",
                        "changed.is.retreat III-1 5.41",
                        "changed.is.combat D-AJ1 5.21");
    }

    @Test
    @Rule({"5.41", "5.4"})
    void whoIsLostByARetreatIsLostByItsParagraph() {
        Desk worn = even().put("III-1", "2206", "reduced", "retreat");
        assertThat(told(worn.moves(Army.ATTACKER), "move D-AJ1 2206", "dice 2 2"))
                .contains("moved.eliminated III-1 5.41");
    }

    @Test
    @Rule({"5.4", "5.12"})
    void gunsThatWouldRetreatAreLostBy54AndTheirLeadersBy511() {
        Desk guns =
                Desk.of("s2")
                        .put("A-1", "2206", "limbered")
                        .put("L-COR", "2206")
                        .put("D-AS1", "2207")
                        .put("III-2", "0303");
        assertThat(told(guns.moves(Army.ATTACKER), "move D-AS1 2206", "dice 1 3"))
                .contains("moved.captured A-1 5.4", "moved.eliminated L-COR 5.11");
    }

    @Test
    @Rule({"3.2", "3.0"})
    void aLoneLeaderFallsBy32AfterWhoCameToHim() {
        Desk desk = Desk.of("s2").put("III-1", "2206").put("L-AHM", "2205").put("D-AJ1", "0103");
        assertThat(told(desk.moves(Army.DEFENDER), "move III-1 2205"))
                .containsExactly("moved.moved III-1 3.0", "moved.eliminated L-AHM 3.2");
    }

    @Test
    @Rule({"3.31", "3.61", "4.6", "6.0"})
    void markersComeByTheParagraphThatBringsThem() {
        Desk desk = Desk.of("s2").put("III-1", "2206").put("D-AJ1", "0103");
        assertThat(told(desk.moves(Army.DEFENDER), "move III-1 2205", "stop"))
                .containsExactly("changed.is.moved III-1 3.31");
        Desk guns = Desk.of("s2").put("A-1", "2206", "limbered").put("D-AJ1", "0103");
        assertThat(told(guns.moves(Army.DEFENDER), "move A-1 2205", "flip A-1"))
                .containsExactly("changed.is.moved A-1 3.61");
        assertThat(told(desk.fires(Army.DEFENDER).then(), "end")).contains("began.movement 2.0");
        Desk fired = Desk.of("s2").put("III-1", "2206", "fire").put("D-AJ1", "0103");
        assertThat(told(fired.fires(Army.DEFENDER), "end")).contains("changed.is.ready III-1 6.0");
    }

    @Test
    @Rule({"R-26", "4.5"})
    void theDieForALeaderIsR26() {
        Desk.Play hit =
                Desk.of("s2")
                        .put("III-1", "2206")
                        .put("D-AJ1", "2205")
                        .put("L-AHM", "2205")
                        .fires(Army.DEFENDER)
                        .then("fire III-1 2205", "dice 5");
        assertThat(told(hit, "dice 6"))
                .containsExactly("threw.leader R-26", "changed.is.reduced L-AHM R-26");
    }
}

package zeriba.kasserine.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Rule;
import zeriba.kasserine.Desk;

/** What is told of an entry: in the order in which it comes about, each by its own paragraph. */
final class KasserineEventsTest {

    private static Stream<Event> events(Desk desk) {
        return desk.game().journal().lastPassage().orElseThrow().transitions().stream()
                .flatMap(transition -> Desk.GAME.events(transition).stream());
    }

    /** Kind, unit or word, and paragraph. */
    private static List<String> told(Desk desk) {
        return events(desk)
                .map(event ->
                        switch (event) {
                            case Event.Moved e -> e.manner() + " " + e.unit() + " " + e.rule();
                            case Event.Changed e -> e.what() + " " + e.subject() + " " + e.rule();
                            case Event.Acted e -> e.verb() + " " + e.rule();
                            case Event.Threw e -> e.purpose() + " " + e.rule();
                            case Event.Began e -> "began " + e.step();
                            case Event.Ended e -> "ended " + e.result().rule();
                        })
                .toList();
    }

    private static List<String> path(Desk desk) {
        return events(desk)
                .filter(Event.Moved.class::isInstance)
                .map(event -> ((Event.Moved) event).path())
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Rule("5.1")
    void aMoveTellsItsWayNamedOrNot() {
        Desk desk = Desk.at(3, "axis movement", "AX02=3919 AX03=3020 AL21=0101");

        assertThat(path(desk.play("move AX02 3719"))).containsExactly("3819", "3719");
        assertThat(path(desk.play("move AX02", "to 3718 via 3818+3718")))
                .containsExactly("3818", "3718");
    }

    @Test
    @Rule({"11.0", "11.2"})
    void anArrivalTellsTheHexThatItEnteredBy() {
        Desk desk = Desk.at(1, "axis movement", "AX02=due AX03=3720 AL21=0101");
        Desk on = desk.play("enter AX02 3919", "to 3719");

        assertThat(told(on)).contains("ARRIVED AX02 11.2");
        assertThat(path(on)).containsExactly("3919", "3819", "3719");
        assertThat(path(desk.play("enter AX02 3919", "to 3919"))).containsExactly("3919");
    }

    @Test
    @Rule("7.9")
    void anAdvanceTellsTheHexEntered() {
        Desk desk =
                Desk.at(3, "axis combat", "AX01=3516 AX02=3415 AX03=3514 AL05=3515 AL21=0101")
                        .play("attack AX01+AX02+AX03 AL05", "dice 5");

        assertThat(path(desk.play("advance AX01 3515"))).containsExactly("3515");
    }

    /** An Axis unit that must retreat one hex from 1911, beside a box. */
    private static Desk beaten(String defender) {
        String units = defender + " AX03=3919 AL20=1910 AL23=1810 AL09=2414 AL21=0101";
        return Desk.at(3, "allies combat", units).play("attack AL20+AL23 AX05", "dice 3");
    }

    @Test
    @Rule({"7.7", "14.2"})
    void whoIsDepletedByMinesOnHisRetreatSuffersByTheirParagraph() {
        Desk fled = beaten("AX05=1911").play("retreat AX05 1912");

        assertThat(told(fled)).startsWith("RETREATED AX05 7.7", "strength AX05 14.2");
        assertThat(path(fled)).containsExactly("1912");
    }

    @Test
    @Rule({"7.7", "14.2"})
    void whoIsLostToMinesOnHisRetreatIsLostByTheirParagraph() {
        assertThat(told(beaten("AX05=1911-").play("retreat AX05 1912")))
                .startsWith("ELIMINATED AX05 14.2");
    }

    @Test
    @Rule({"7.5", "14.3", "16.0"})
    void whoHoldsByEngineersDoesSoByTheirParagraphAndWhoHoldsABoxByAnother() {
        Desk sheltered =
                Desk.at(3, "axis combat", "AX02=3516 AX03=3415 AL04=3515 AL11=3513 AL21=0101")
                        .play("attack AX02+AX03 AL04", "dice 3");
        assertThat(told(sheltered.play("hold AL04"))).startsWith("hold 7.5");

        Desk boxed =
                Desk.at(3, "axis combat", "AX01=2012 AX02=1913 AX17=2011 AL07=1912 AL21=0101")
                        .play("attack AX01+AX02+AX17 AL07", "dice 5");
        assertThat(told(boxed.play("hold AL07"))).startsWith("hold 14.3");
    }

    @Test
    @Rule("15.0")
    void theAirfieldOpensByItsOwnParagraph() {
        Desk desk =
                Desk.at(5, "axis movement", "AX02=2104 AX03=3020 AL21=0101").play("move AX02 2003");
        assertThat(told(desk))
                .startsWith("MOVED AX02 5.1")
                .contains("happened.axisCapturedThalaOrTebessa axisCapturedThalaOrTebessa 15.0")
                .contains("happened.axisAdjacentThalaOrTebessa axisAdjacentThalaOrTebessa 11.1");
    }
}

package zeriba.ascari;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.engine.BoardQuery;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/** Threats and the fire to expect are those of the windows that would open. */
final class AscariLooksTest {

    private static Value.Fields look(Desk.Play play, String what, String unit, String place) {
        try {
            return Desk.GAME.look(play.state(), new BoardQuery(what, unit, place));
        } catch (UnreadableException e) {
            throw new AssertionError(e);
        }
    }

    private static List<String> threats(Desk.Play play, String unit, String place) {
        return ((Value.Items) look(play, "threat", unit, place).at("firers"))
                .items().stream()
                        .map(firer -> ((Value.Fields) firer).at("unit"))
                        .map(id -> ((Value.Text) id).text())
                        .toList();
    }

    private static Value.Fields goal(Desk.Play play, String unit, String place) {
        for (Value goal : ((Value.Items) look(play, "reach", unit, "").at("places")).items()) {
            if (((Value.Fields) goal).at("at").equals(Value.of(place))) {
                return (Value.Fields) goal;
            }
        }
        throw new AssertionError(unit + " does not get to " + place);
    }

    @Test
    @Rule({"4.3", "S1.SURPRISE"})
    void nobodyWhoIsSurprisedIsAThreat() {
        Desk raid =
                Desk.of("s1").put("I-1a", "0510").put("D-J1", "0810").with("freed", Value.of(2));
        assertThat(threats(raid.moves(Army.DEFENDER), "I-1a", "0610")).isEmpty();
        assertThat(threats(raid.moves(Army.DEFENDER), "", "0610")).isEmpty();
        assertThat(threats(raid.turn(2).moves(Army.DEFENDER), "I-1a", "0610"))
                .containsExactly("D-J1");
    }

    @Test
    @Rule({"4.2", "4.3"})
    void whoMovesDoesNotStandInItsOwnLight() {
        Desk.Play play =
                Desk.of("s2").put("III-1", "2204").put("D-AS1", "2205").moves(Army.ATTACKER);
        assertThat(threats(play, "D-AS1", "2206")).containsExactly("III-1");
        assertThat(threats(play, "D-AS1", "2206"))
                .hasSize(play.then("move D-AS1 2206").options("fire").size());
    }

    @Test
    @Rule({"4.33", "3.3"})
    void noFireIsExpectedInAHexOfMelee() {
        Desk.Play play =
                Desk.of("s2")
                        .put("III-1", "2204")
                        .put("III-2", "2304")
                        .put("D-AS1", "2205")
                        .moves(Army.ATTACKER);
        assertThat(threats(play, "D-AS1", "2204")).isEmpty();
        assertThat(threats(play, "", "2204")).isEmpty();
        assertThat(goal(play, "D-AS1", "2204").at("fire")).isEqualTo(Value.of(0.0));
        assertThat(goal(play, "D-AS1", "2204").at("hits")).isEqualTo(Value.of(0.0));
    }

    @Test
    @Rule({"G-3", "R-25"})
    void aLeaderDrawsNoFireAmongFriends() {
        Desk.Play play =
                Desk.of("s2")
                        .put("III-1", "2204")
                        .put("D-AS1", "2206")
                        .put("L-AHM", "2207")
                        .moves(Army.ATTACKER);
        assertThat(threats(play, "L-AHM", "2206")).isEmpty();
        assertThat(threats(play, "L-AHM", "2106")).containsExactly("III-1");
    }

    @Test
    @Rule({"4.31", "6.0", "R-52"})
    void theThreatToWhoMovesLaterIsThatOfItsOwnTurn() {
        Desk desk = Desk.of("s2").put("III-1", "2204", "opportunity", "fire").put("D-AS1", "2208");
        assertThat(threats(desk.moves(Army.ATTACKER), "D-AS1", "2207")).isEmpty();
        assertThat(threats(desk.fires(Army.DEFENDER), "D-AS1", "2207")).containsExactly("III-1");
    }

    @Test
    @Rule({"2.0", "S3.AGOS", "R-67"})
    void whoMovesInTheNextTurnIsAskedAboutThatTurn() {
        Desk desk = Desk.of("s3").put("IV-1", "1212").put("E-AR1", "1702");
        assertThat(look(desk.moves(Army.ATTACKER), "reach", "E-AR1", "").at("held"))
                .isEqualTo(Value.of("R-67"));
        Desk raid =
                Desk.of("s1").put("I-1a", "2016").put("D-C1", "0805").with("freed", Value.of(2));
        assertThat(goal(raid.moves(Army.DEFENDER), "D-C1", "1205").at("cost"))
                .as("its own next turn is still the first")
                .isEqualTo(Value.of(4));
        assertThat(
                        ((Value.Items)
                                        look(raid.moves(Army.DEFENDER), "reach", "D-C1", "")
                                                .at("places"))
                                .items())
                .hasSameSizeAs(
                        ((Value.Items)
                                        look(raid.moves(Army.ATTACKER), "reach", "D-C1", "")
                                                .at("places"))
                                .items());
    }

    @Test
    @Rule({"FIELD.CHARGE", "FIELD.CLOSED", "FIELD.LOOSE"})
    void theTableOfModifiersSaysWhatCountsInThisBattle() throws UnreadableException {
        AscariGame column = Orders.game(Orders.COLUMN);
        assertThat(modifiers(column, Desk.begin(column).state()))
                .contains("charge", "closed", "loose")
                .doesNotContain("bayonet", "cartridges");
        Ascari alagi =
                Desk.of("s4")
                        .put("IV-CAN", "1512")
                        .put("E-KR1", "1015")
                        .moves(Army.DEFENDER)
                        .state();
        assertThat(modifiers(Desk.GAME, alagi))
                .contains("bayonet")
                .doesNotContain("charge", "closed", "loose", "cartridges");
    }

    private static String modifiers(AscariGame game, Ascari state) throws UnreadableException {
        return String.valueOf(game.look(state, new BoardQuery("tables", "", "")));
    }
}

package zeriba.server.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import zeriba.engine.text.Value;
import zeriba.server.json.RecordJson;
import zeriba.server.view.ActionChoices.ActionChoice;

/** What the text of an action names. */
class ActionChoicesTest {

    private static final SheetIds IDS = new SheetIds(Set.of("A", "B", "X"), Set.of("0101", "0102"));

    private static ActionChoice parts(String text) {
        return ActionChoice.of(text, IDS);
    }

    @Test
    void isItsVerbAndUnitsByGroup() {
        ActionChoice attack = parts("attack A+B X");
        assertThat(ActionChoices.verb(attack.text())).isEqualTo("attack");
        assertThat(attack.units()).containsExactly(List.of("A", "B"), List.of("X"));
        assertThat(attack.places()).isEmpty();
    }

    @Test
    void isThePlacesInOrder() {
        assertThat(parts("split A 0102 0101").places()).containsExactly("0102", "0101");
    }

    @Test
    void isTheWayToAPlaceApartFromIt() {
        ActionChoice move = parts("move A 0102 via 0101");
        assertThat(move.places()).containsExactly("0102");
        assertThat(move.way()).containsExactly("0101");
        ActionChoice retreat = parts("retreat A 0101+0102");
        assertThat(retreat.places()).containsExactly("0102");
        assertThat(retreat.way()).containsExactly("0101");
    }

    @Test
    void isAlsoWhatIsNeitherUnitNorPlace() {
        assertThat(parts("fight quick").words()).containsExactly("quick");
        assertThat(parts("lose A 3").words()).containsExactly("3");
        assertThat(parts("support 1+2").words()).containsExactly("1+2");
    }

    @Test
    void isToldWithoutWhatItDoesNotName() {
        assertThat(RecordJson.write(parts("end")))
                .isEqualTo(Value.NO_FIELDS.with("text", Value.of("end")));
    }

    @Test
    void namesWhatTheSheetOfTheScenarioHas() {
        Value.Fields unit = Value.NO_FIELDS.with("id", Value.of("A"));
        Value.Fields other = Value.NO_FIELDS.with("id", Value.of("B"));
        Value.Fields own = Value.NO_FIELDS.with("units", Value.of(List.of(other)));
        Value.Fields sheet =
                Value.NO_FIELDS
                        .with("units", Value.of(List.of(unit)))
                        .with("spaces", Value.texts(List.of("ford")))
                        .with("scenarios", Value.NO_FIELDS.with("siege", own));
        assertThat(SheetIds.of(sheet, "siege").units()).containsExactly("B");
        assertThat(SheetIds.of(sheet, "siege").places()).containsExactly("ford");
        assertThat(SheetIds.of(sheet, "raid").units()).containsExactly("A");
    }
}

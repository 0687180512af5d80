package zeriba.engine.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.engine.text.Notation;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/** Records are the schema: trees, notation and JSON Schema follow from them. */
final class SchemaTest {

    enum Arm {
        FOOT,
        CAMEL_CORPS
    }

    record Troop(String id, Arm arm, @As.Within(from = 1, to = 9) int steps) {}

    record Camp(
            Map<Arm, Troop> troops,
            List<@As.Within(from = 0, to = 3) Integer> days,
            boolean walled,
            Optional<String> chief,
            Shape.Veiled<@As.Within(from = 1, to = 6) Integer> guess) {}

    sealed interface Order {}

    @As.Verb("go")
    record March(@As.Said(sign = "+") List<String> who, String to) implements Order {
        March {
            if (who.isEmpty()) {
                throw new IllegalArgumentException("somebody must march");
            }
            who = List.copyOf(who);
        }
    }

    record StandFast(boolean firing) implements Order {}

    enum Pace {
        MARCH,
        FORCED_MARCH
    }

    @As.Tag("step")
    sealed interface Step {}

    record Marching(String by, @As.Kind Pace pace, boolean atNight) implements Step {}

    record Rest(String by) implements Step {}

    sealed interface Going {}

    @As.Verb("move")
    @As.Forms("move UNIT")
    record Take(String unit) implements Going {}

    @As.Verb("move")
    record Move(String unit, String to, @As.Said(after = "via") List<String> by) implements Going {}

    private static final Schema SCHEMA = new Schema(MethodHandles.lookup(), Map.of());
    private static final Shape<Camp> CAMP = SCHEMA.of(Camp.class);
    private static final Notation<Order> ORDERS = Notations.exactNotation(SCHEMA.of(Order.class));

    private static final Camp ONE =
            new Camp(
                    Map.of(Arm.CAMEL_CORPS, new Troop("CC", Arm.CAMEL_CORPS, 4)),
                    List.of(0, 3),
                    true,
                    Optional.empty(),
                    Shape.Veiled.hidden());

    private static Value.Fields tree() {
        return (Value.Fields) CAMP.write(ONE);
    }

    @Test
    void aRecordIsAnObjectWithItsComponentsInOrder() {
        assertThat(tree().fields().keySet()).containsExactly("troops", "days", "walled", "guess");
        assertThat(((Value.Fields) tree().at("troops")).fields()).containsKey("camel-corps");
        assertThat(tree().at("guess")).isEqualTo(Value.of("?"));
    }

    @Test
    void whatIsWrittenReadsBack() throws UnreadableException {
        Camp open =
                new Camp(
                        ONE.troops(),
                        ONE.days(),
                        false,
                        Optional.of("Osman"),
                        Shape.Veiled.known(6));

        assertThat(CAMP.read(CAMP.write(open))).isEqualTo(open);
    }

    private static void refused(Value.Fields tree, String path, String reason) {
        assertThatThrownBy(() -> CAMP.read(tree))
                .isInstanceOfSatisfying(
                        UnreadableException.class, e -> assertThat(e.path()).isEqualTo(path))
                .hasMessageContaining(reason);
    }

    @Test
    void whatIsWrongIsRefusedWithItsPath() {
        Value.Fields known = tree().with("guess", Value.of(2));
        Value.Fields troop =
                Value.NO_FIELDS
                        .with("id", Value.of("CC"))
                        .with("arm", Value.of("navy"))
                        .with("steps", Value.of(4));

        refused(known.with("days", Value.of(List.of(Value.of(7)))), "days[0]", "from 0 to 3");
        refused(known.with("walls", Value.of(true)), "walls", "is not known here");
        refused(Value.NO_FIELDS.with("walls", Value.of(true)), "walls", "is not known here");
        refused(known.with("walled", Value.of("yes")), "walled", "must be true or false");
        refused(
                known.with("troops", Value.NO_FIELDS.with("foot", troop)),
                "troops.foot.arm",
                "\"navy\"");
        refused(
                known.with("troops", Value.NO_FIELDS.with("navy", troop)),
                "troops.navy",
                "\"navy\"");
    }

    @Test
    void whatIsHiddenIsNotRead() {
        refused(tree(), "guess", "is hidden");
    }

    @Test
    void whatIsAbsentIsRefusedUnlessItMayMiss() {
        refused(Value.NO_FIELDS.with("guess", Value.of(2)), "troops", "must be an object");
    }

    @ParameterizedTest
    @ValueSource(strings = {"go A+B KASSALA", "go A KASSALA", "stand-fast firing", "stand-fast"})
    void anActionIsAVerbAndWordsAndReadsBack(String text) throws UnreadableException {
        assertThat(ORDERS.write(ORDERS.read(text))).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "go",
                "go A",
                "go A KASSALA now",
                "halt",
                "stand-fast  firing",
                "GO A B"
            })
    void whatIsNoActionIsRefused(String text) {
        assertThatThrownBy(() -> ORDERS.read(text)).isInstanceOf(UnreadableException.class);
    }

    @Test
    void whatTheRecordRefusesIsRefusedInItsWords() {
        Shape<March> march = SCHEMA.of(March.class);
        Value.Fields tree =
                Value.NO_FIELDS.with("who", Value.of(List.of())).with("to", Value.of("KASSALA"));

        assertThatThrownBy(() -> march.read(tree))
                .isInstanceOf(UnreadableException.class)
                .hasMessage("somebody must march");
    }

    @Test
    void aMemberMayStandUnderTheWordOfOneOfItsComponents() throws UnreadableException {
        Shape<Step> steps = SCHEMA.of(Step.class);
        Step forced = new Marching("CC", Pace.FORCED_MARCH, true);
        Value.Fields tree = (Value.Fields) steps.write(forced);

        assertThat(tree.fields().keySet()).containsExactly("step", "by", "atNight");
        assertThat(tree.at("step")).isEqualTo(Value.of("forced-march"));
        assertThat(steps.read(tree)).isEqualTo(forced);
        assertThat(steps.read(tree.with("step", Value.of("march"))))
                .isEqualTo(new Marching("CC", Pace.MARCH, true));
        assertThat(steps.read(steps.write(new Rest("CC")))).isEqualTo(new Rest("CC"));
    }

    @Test
    void membersOfOneVerbAreToldApartByWhatFollowsIt() throws UnreadableException {
        Notation<Going> going = Notations.notation(SCHEMA.of(Going.class));

        assertThat(going.read("move A")).isEqualTo(new Take("A"));
        assertThat(going.read(" move  A B")).isEqualTo(new Move("A", "B", List.of()));
        assertThat(going.read("move A B via C+B")).isEqualTo(new Move("A", "B", List.of("C", "B")));
        assertThat(going.write(new Move("A", "B", List.of()))).isEqualTo("move A B");
        assertThat(going.forms()).containsExactly("move UNIT", "move TEXT TEXT [via TEXT+TEXT]");
        for (String bad : List.of("move", "move A B via", "move A B by C", "move A B via C now")) {
            assertThatThrownBy(() -> going.read(bad)).isInstanceOf(UnreadableException.class);
        }
    }

    @Test
    void theFormsTellWhatCanBeWritten() {
        assertThat(ORDERS.forms()).containsExactly("go TEXT+TEXT TEXT", "stand-fast [firing]");
    }

    @Test
    void theJsonSchemaRequiresWhatMayNotMiss() {
        assertThat(CAMP.json().at("required"))
                .isEqualTo(Value.texts(List.of("troops", "days", "walled", "guess")));
        assertThat(CAMP.json().at("additionalProperties")).isEqualTo(Value.of(false));
    }

    @Test
    void theMembersOfAFamilyAreToldApartByTheirVerb() throws UnreadableException {
        Shape<Order> orders = SCHEMA.of(Order.class);
        Value.Fields tree = (Value.Fields) orders.write(new StandFast(true));

        assertThat(tree.at("verb")).isEqualTo(Value.of("stand-fast"));
        assertThat(orders.read(tree)).isEqualTo(new StandFast(true));
        assertThatThrownBy(() -> orders.read(tree.with("verb", Value.of("halt"))))
                .hasMessageContaining("halt");
    }

    @Test
    void aValueOfAFewSaysWhichThereAre() {
        Shape<Arm> arm = SCHEMA.of(Arm.class);

        assertThat(arm.json().at("enum")).isEqualTo(Value.texts(List.of("foot", "camel-corps")));
        assertThatThrownBy(() -> arm.read(Value.of("navy")))
                .hasMessage("must be foot or camel-corps, not \"navy\"");
    }

    record Column(@As.Of("pace") int pace, @As.Of("train") List<String> train) {}

    @Test
    void whatMayBeLeftOutIsReadAsItsDefaultAndNotRequired() throws UnreadableException {
        Shape<String> word = SCHEMA.of(String.class);
        Shape<Column> column =
                new Schema(MethodHandles.lookup(), Map.of())
                        .where("pace", Shape.whole(1, 9).orElse(2))
                        .where("train", new Shapes.Many<>(word, "+").orElse(List.of()))
                        .of(Column.class);

        assertThat(column.read(Value.NO_FIELDS)).isEqualTo(new Column(2, List.of()));
        assertThat(column.json().at("required")).isEqualTo(Value.texts(List.of()));
        assertThat(column.write(new Column(3, List.of("A"))))
                .isEqualTo(
                        Value.NO_FIELDS
                                .with("pace", Value.of(3))
                                .with("train", Value.texts(List.of("A"))));
    }

    @Test
    void aNotationThatIsNotExactTellsTheFormAndForgivesBlanks() throws UnreadableException {
        Notation<Order> free = Notations.notation(SCHEMA.of(Order.class));

        assertThat(free.read("  go  A+B   KASSALA ")).isEqualTo(ORDERS.read("go A+B KASSALA"));
        assertThatThrownBy(() -> free.read("go A"))
                .hasMessage("TEXT expected at the end; write go TEXT+TEXT TEXT");
        assertThatThrownBy(() -> free.read("halt"))
                .hasMessageContaining("; write go TEXT+TEXT TEXT, stand-fast [firing]");
    }

    record Depot(
            String id,
            @As.Implied List<String> guards,
            @As.Implied @As.Within(from = 0, to = 9) int loads,
            @As.Implied(written = true) boolean burnt,
            Optional<Value.Fields> notes) {}

    @Test
    void whatIsImpliedMayMissAndIsWrittenOnlyWhereAsked() throws UnreadableException {
        Shape<Depot> shape = SCHEMA.of(Depot.class);
        Value.Fields bare = Value.NO_FIELDS.with("id", Value.of("D"));
        Depot empty = new Depot("D", List.of(), 0, false, Optional.empty());

        assertThat(shape.read(bare)).isEqualTo(empty);
        assertThat(shape.write(empty)).isEqualTo(bare.with("burnt", Value.of(false)));
        Depot full = new Depot("D", List.of("A"), 2, true, Optional.of(bare));
        assertThat(shape.read(shape.write(full))).isEqualTo(full);
        assertThat(shape.json().at("required")).isEqualTo(Value.texts(List.of("id")));
        assertThatThrownBy(() -> shape.read(bare.with("loads", Value.of(10))))
                .hasMessageContaining("loads: must be a whole number from 0 to 9");
    }

    sealed interface Ride {}

    record Go(String leader, @As.Said(joined = true) List<String> others, String to)
            implements Ride {}

    @As.Forms({"halt", "halt REASON"})
    record Halt(@As.Implied String why) implements Ride {}

    @ParameterizedTest
    @ValueSource(strings = {"go A KASSALA", "go A+B+C KASSALA", "halt", "halt thirst"})
    void aListMayFollowInTheWordBeforeAndALastWordMayMiss(String text) throws UnreadableException {
        Notation<Ride> rides = Notations.exactNotation(SCHEMA.of(Ride.class));

        assertThat(rides.write(rides.read(text))).isEqualTo(text);
        assertThat(rides.read("go A+B KASSALA")).isEqualTo(new Go("A", List.of("B"), "KASSALA"));
        assertThat(rides.forms()).containsExactly("go TEXT+TEXT TEXT", "halt", "halt REASON");
    }

    @Test
    void spacesDoNotMatterWhereSeveralTextsMaySayTheSame() throws UnreadableException {
        Notation<Ride> rides = Notations.notation(SCHEMA.of(Ride.class));

        assertThat(rides.read("  go A+B   KASSALA "))
                .isEqualTo(new Go("A", List.of("B"), "KASSALA"));
        assertThatThrownBy(() -> rides.read("stop"))
                .isInstanceOfSatisfying(
                        UnreadableException.class, e -> assertThat(e.path()).isEmpty());
    }

    record Meeting(String at, @As.Of("pace") int die) {}

    record Fight(boolean won, @As.Unwrapped Meeting meeting, List<String> losses) {}

    @Test
    void theFieldsOfAnUnwrappedRecordStandAmongThoseOfItsOwner() throws UnreadableException {
        Shape<Fight> fight =
                new Schema(MethodHandles.lookup(), Map.of())
                        .where("pace", Shape.whole(1, 6))
                        .of(Fight.class);
        Fight abuKlea = new Fight(true, new Meeting("ABUKLEA", 3), List.of("1E"));
        Value.Fields tree = (Value.Fields) fight.write(abuKlea);

        assertThat(tree.fields().keySet()).containsExactly("won", "at", "die", "losses");
        assertThat(fight.read(tree)).isEqualTo(abuKlea);
        assertThatThrownBy(() -> fight.read(tree.with("die", Value.of(7))))
                .hasMessageStartingWith("die");
    }

    @Test
    void nothingStandsForTheValueThatIsNone() throws UnreadableException {
        Shape<Integer> die = Shape.orNothing(Shape.whole(1, 6), -1);

        assertThat(die.write(-1)).isEqualTo(Value.NOTHING);
        assertThat(die.write(4)).isEqualTo(Value.of(4));
        assertThat(die.read(Value.NOTHING)).isEqualTo(-1);
        assertThatThrownBy(() -> die.read(Value.of(7))).hasMessageContaining("from 1 to 6");
    }
}

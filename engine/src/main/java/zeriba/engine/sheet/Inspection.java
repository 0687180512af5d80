package zeriba.engine.sheet;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.rules.Objection;
import zeriba.engine.schema.As.Implied;
import zeriba.engine.schema.Schema;
import zeriba.engine.schema.Shape;
import zeriba.engine.text.Value;

/**
 * What is to be known of a unit or of a place as a viewer sees it.
 *
 * @param unit the unit, or empty
 * @param place where it is, or the place asked about
 */
public record Inspection(@Implied String unit, String place, List<Fact> facts) {

    /** The question of a board that this answers. */
    public static final String WHAT = "inspect";

    private static final Shape<Inspection> SHAPE =
            new Schema(MethodHandles.lookup(), Map.of()).of(Inspection.class);

    public Inspection {
        facts = List.copyOf(facts);
    }

    /** As named fields. */
    public Value.Fields written() {
        return (Value.Fields) SHAPE.write(this);
    }

    /** An inspection in the making. */
    public static final class Draft {

        private final String unit;
        private final String place;
        private final List<Fact> facts = new ArrayList<>();

        private Draft(String unit, String place) {
            this.unit = unit;
            this.place = place;
        }

        /** Of a unit and where it is. */
        public static Draft ofUnit(String unit, String place) {
            return new Draft(unit, place);
        }

        /** Of a place. */
        public static Draft ofPlace(String place) {
            return new Draft("", place);
        }

        /** A fact by its message's key without its beginning {@code inspect.}. */
        public Draft fact(Fact.Kind kind, String key, Object... args) {
            facts.add(new Fact(kind, Inspection.key(key), texts(args), Optional.empty()));
            return this;
        }

        /** A fact that follows from a paragraph. */
        public Draft ruled(Fact.Kind kind, String rule, String key, Object... args) {
            facts.add(new Fact(kind, Inspection.key(key), texts(args), Optional.of(rule)));
            return this;
        }

        /** What it may do to so many, or may not do where there are none. */
        public Draft counted(String rule, String key, int number) {
            return ruled(number == 0 ? Fact.Kind.MAY_NOT : Fact.Kind.MAY, rule, key, number);
        }

        /** Why something may not be done. */
        public Draft mayNot(Objection why) {
            facts.add(
                    new Fact(
                            Fact.Kind.MAY_NOT,
                            why.key(),
                            why.arguments(),
                            Optional.of(why.rule())));
            return this;
        }

        /** The inspection. */
        public Inspection done() {
            return new Inspection(unit, place, facts);
        }

        private static List<String> texts(Object... args) {
            return Arrays.stream(args).map(String::valueOf).toList();
        }
    }

    private static String key(String end) {
        return WHAT + "." + end;
    }
}

package zeriba.engine.rules;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import zeriba.engine.dice.Roll;
import zeriba.engine.text.Value;

/**
 * One thing that happened in a transition. Every change of a unit's place is told by exactly one
 * {@link Moved}, every other change of a unit or of a counted thing by exactly one {@link Changed};
 * the others tell what led to them.
 */
public sealed interface Event {

    /** The paragraph under which it happened. */
    String rule();

    /** The key of its sentence in the game's message files. */
    default String key() {
        return switch (this) {
            case Moved moved -> "moved." + moved.manner().name().toLowerCase(Locale.ROOT);
            case Changed changed -> "changed." + changed.what();
            case Acted acted -> "acted." + acted.verb();
            case Threw threw -> "threw." + threw.purpose();
            case Began began -> "began." + began.step();
            case Ended(Result.Won _) -> "ended.won";
            case Ended(Result.Drawn _) -> "ended.drawn";
        };
    }

    /** What the places {0}, {1}, ... of its sentence stand for. */
    default List<String> arguments() {
        return switch (this) {
            case Moved moved -> List.of(moved.unit(), moved.from(), moved.to());
            case Changed changed -> List.of(changed.subject(), changed.from(), changed.to());
            case Acted acted ->
                    Detail.after(acted.details(), joined(acted.units()), joined(acted.targets()));
            case Threw threw -> Detail.after(threw.details(), threw.roll().toString());
            case Began began -> List.of(Integer.toString(began.turn()), began.side());
            case Ended(Result result) ->
                    List.of(
                            result.winner().map(Side::name).orElse(""),
                            result.grade(),
                            Integer.toString(result.score()));
        };
    }

    private static String joined(List<String> ids) {
        return String.join("+", ids);
    }

    /**
     * A unit went from one place or box to another; {@code path} are the places entered on the way,
     * {@code to} being the last, and is empty where it went by no particular way.
     */
    record Moved(String unit, String from, String to, Manner manner, List<String> path, String rule)
            implements Event {
        public Moved {
            path = List.copyOf(path);
        }

        /** A unit went from one place or box to another by no particular way. */
        public Moved(String unit, String from, String to, Manner manner, String rule) {
            this(unit, from, to, manner, List.of(), rule);
        }
    }

    /** How a unit came to change its place. */
    enum Manner {
        MOVED,
        DEPLOYED,
        ADVANCED,
        RETREATED,
        ARRIVED,
        LEFT,
        CAPTURED,
        ELIMINATED,
        CARRIED
    }

    /**
     * A condition, strength, marker or index of {@code subject} is another now: {@code what} is the
     * field of the position that tells it, and where several sentences may be told of that field,
     * after a dot which one: {@code is.reduced}.
     */
    record Changed(String subject, String what, String from, String to, String rule)
            implements Event {

        /** The field of the position that tells it. */
        public String field() {
            int dot = what.indexOf('.');
            return dot < 0 ? what : what.substring(0, dot);
        }
    }

    /** Something was done that has no effect on the map by itself: an attack, fire, a pass. */
    record Acted(
            String verb,
            List<String> units,
            List<String> targets,
            List<Detail> details,
            String rule)
            implements Event {
        public Acted {
            units = List.copyOf(units);
            targets = List.copyOf(targets);
            details = List.copyOf(details);
        }
    }

    /**
     * One fact of an event, such as {@code odds 3-1} or {@code result DE}.
     *
     * @param value as its sentence has it
     * @param fact as a tree has it, a number where it is one
     */
    record Detail(String name, String value, Value fact) {

        /** A fact in words. */
        public Detail(String name, String value) {
            this(name, value, Value.of(value));
        }

        /** A number. */
        public static Detail number(String name, int number) {
            return new Detail(name, Integer.toString(number), Value.of(number));
        }

        private static List<String> after(List<Detail> details, String... first) {
            return Stream.concat(Stream.of(first), details.stream().map(Detail::value)).toList();
        }
    }

    /** Dice came up. */
    record Threw(String purpose, Roll roll, List<Detail> details, String rule) implements Event {
        public Threw {
            details = List.copyOf(details);
        }
    }

    /** A turn, phase or step began for a side, or for everybody (an empty side). */
    record Began(int turn, String step, String side, String rule) implements Event {}

    /** The game is over. */
    record Ended(Result result) implements Event {
        @Override
        public String rule() {
            return result.rule();
        }
    }
}

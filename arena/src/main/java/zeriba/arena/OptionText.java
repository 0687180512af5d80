package zeriba.arena;

import zeriba.engine.text.Value;

/** Options of a game in words, as a record's header has them. */
final class OptionText {

    private OptionText() {}

    /** {@code cannon}, {@code weather=dry}, {@code turns=12}; empty for a flag that is not set. */
    static String of(String id, Value value) {
        return switch (value) {
            case Value.Flag(boolean set) -> set ? id : "";
            case Value.Text(String text) -> id + "=" + text;
            case Value.Whole(long number) -> id + "=" + number;
            case Value.Real(double number) -> id + "=" + number;
            case Value.Nothing _, Value.Items _, Value.Fields _ ->
                    throw new IllegalStateException("no option has such a value: " + id);
        };
    }
}

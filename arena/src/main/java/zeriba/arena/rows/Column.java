package zeriba.arena.rows;

import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/**
 * One typed column of a table.
 *
 * @param <R> what a row is made from
 */
public sealed interface Column<R> {

    /** What it is called in the files. */
    String name();

    /** The cell as text. */
    String text(R row);

    /** A text. */
    record Text<R>(String name, Function<R, String> cell) implements Column<R> {
        @Override
        public String text(R row) {
            return cell.apply(row);
        }
    }

    /** A whole number of 32 bits. */
    record Whole32<R>(String name, ToIntFunction<R> cell) implements Column<R> {
        @Override
        public String text(R row) {
            return Integer.toString(cell.applyAsInt(row));
        }
    }

    /** A whole number of 64 bits. */
    record Whole64<R>(String name, ToLongFunction<R> cell) implements Column<R> {
        @Override
        public String text(R row) {
            return Long.toString(cell.applyAsLong(row));
        }
    }

    /** A number of double precision. */
    record Real<R>(String name, ToDoubleFunction<R> cell) implements Column<R> {
        @Override
        public String text(R row) {
            return Double.toString(cell.applyAsDouble(row));
        }
    }
}

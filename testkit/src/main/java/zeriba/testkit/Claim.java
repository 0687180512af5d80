package zeriba.testkit;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Claims whose messages are only made when they do not hold: there are millions of them. */
public final class Claim {

    private Claim() {}

    /** Each {@code %s} of the message stands for one of {@code about}. */
    public static void that(boolean holds, String message, Object... about) {
        if (!holds) {
            StringBuilder text = new StringBuilder(message);
            for (Object one : about) {
                int at = text.indexOf("%s");
                text.replace(at, at + 2, one.toString());
            }
            throw new AssertionError(text.toString());
        }
    }

    /** Fails with a message unless the two are equal. */
    public static void equal(@Nullable Object expected, @Nullable Object found, String message) {
        if (!Objects.equals(expected, found)) {
            throw new AssertionError(
                    message + "\n  expected: " + expected + "\n  found:    " + found);
        }
    }
}

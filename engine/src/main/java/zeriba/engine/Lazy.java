package zeriba.engine;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A lazy value, made when it is first asked for, and once only: what a start should not pay for.
 */
public final class Lazy<T> {

    private final Supplier<T> make;
    private volatile @Nullable T value;

    /** A value made by {@code make}, which always makes an equal one. */
    public Lazy(Supplier<T> make) {
        this.make = make;
    }

    /** The value. */
    public T get() {
        @Nullable T made = value;
        return made == null ? made() : made;
    }

    private synchronized T made() {
        @Nullable T made = value;
        if (made == null) {
            made = make.get();
            value = made;
        }
        return made;
    }
}

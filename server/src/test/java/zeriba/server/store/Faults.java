package zeriba.server.store;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.SQLException;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * Makes one call of a database fail, as SQLite's own tests do it, or all from one on: whichever it
 * is of all calls to connections, statements and results since it was laid.
 */
final class Faults {

    /** How long something goes wrong. */
    enum Span {
        /** Once. */
        ONE_CALL,
        /** From then on, until it is taken away. */
        LASTING
    }

    /** What goes wrong. */
    enum Kind {
        /** The call is not done. */
        BROKEN,
        /** The call is done, and nobody is told. */
        UNANSWERED,
        /** There is no memory for the call. */
        NO_MEMORY,
        /** The call is done, and then there is no memory. */
        NO_MEMORY_AFTERWARDS;

        private boolean isDone() {
            return switch (this) {
                case BROKEN, NO_MEMORY -> false;
                case UNANSWERED, NO_MEMORY_AFTERWARDS -> true;
            };
        }

        private Throwable fault() {
            return switch (this) {
                case BROKEN, UNANSWERED -> new SQLException("a fault of input or output");
                case NO_MEMORY, NO_MEMORY_AFTERWARDS -> new OutOfMemoryError("a fault of memory");
            };
        }
    }

    /** What only lets go, and what every object has. */
    private static final Set<String> NOT_COUNTED =
            Set.of("close", "isClosed", "unwrap", "isWrapperFor", "toString", "hashCode", "equals");

    private static final long NONE = -1;

    private final AtomicLong left = new AtomicLong(NONE);
    private volatile Kind kind = Kind.BROKEN;
    private volatile Span span = Span.ONE_CALL;
    private volatile Predicate<String> isMeant = _ -> true;

    /** From now on the {@code call}th call fails, 1 for the next; those after it do not. */
    void lay(Kind what, long call) {
        lay(what, Span.ONE_CALL, _ -> true, call);
    }

    /** From now on the {@code call}th call fails, 1 for the next, and all after it. */
    void layForLong(Kind what, long call) {
        lay(what, Span.LASTING, _ -> true, call);
    }

    /** From now on the {@code call}th commit fails, 1 for the next; those after it do not. */
    void layInCommit(Kind what, long call) {
        lay(what, Span.ONE_CALL, "commit"::equals, call);
    }

    private void lay(Kind what, Span time, Predicate<String> meant, long call) {
        kind = what;
        span = time;
        isMeant = meant;
        left.set(call);
    }

    /** Takes the fault away again; whether it has struck. */
    boolean takeAway() {
        return left.getAndSet(NONE) == 0;
    }

    /** Whether this call is one that fails. */
    private boolean strikes(String call) {
        if (NOT_COUNTED.contains(call) || !isMeant.test(call)) {
            return false;
        }
        long before = left.getAndUpdate(calls -> calls > 0 ? calls - 1 : calls);
        return before == 1 || (before == 0 && span == Span.LASTING);
    }

    /** A source of connections that has these faults. */
    DataSource around(DataSource source) {
        return (DataSource) wrapped(DataSource.class, source);
    }

    private Object wrapped(Class<?> as, Object inner) {
        return Proxy.newProxyInstance(
                as.getClassLoader(),
                new Class<?>[] {as},
                (_, method, given) -> called(inner, method, given));
    }

    private @Nullable Object called(Object inner, Method method, Object @Nullable [] given)
            throws Throwable {
        boolean isDue = strikes(method.getName());
        if (isDue && !kind.isDone()) {
            throw kind.fault();
        }
        Object answer = answer(inner, method, given);
        if (isDue) {
            if (answer instanceof AutoCloseable open) {
                open.close();
            }
            throw kind.fault();
        }
        Class<?> type = method.getReturnType();
        boolean isOfDatabase = type.isInterface() && type.getName().startsWith("java.sql.");
        return answer != null && isOfDatabase ? wrapped(type, answer) : answer;
    }

    private static @Nullable Object answer(Object inner, Method method, Object @Nullable [] given)
            throws Throwable {
        try {
            return method.invoke(inner, given);
        } catch (InvocationTargetException e) {
            throw e.getTargetException();
        }
    }
}

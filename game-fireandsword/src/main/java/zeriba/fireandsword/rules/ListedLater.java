package zeriba.fireandsword.rules;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import zeriba.engine.Lazy;
import zeriba.engine.rules.Options;
import zeriba.fireandsword.state.Act;

/**
 * Options that are listed when somebody looks at them: a record that is replayed only asks whether
 * an action is allowed, and odds only that somebody chooses.
 */
final class ListedLater implements Options<Act> {

    private final Lazy<List<Act>> listed;
    private final Predicate<Act> allowed;

    ListedLater(Supplier<List<Act>> listed, Predicate<Act> allowed) {
        this.listed = new Lazy<>(listed);
        this.allowed = allowed;
    }

    @Override
    public long size() {
        return listed.get().size();
    }

    @Override
    public Act get(long k) {
        return listed.get().get(Math.toIntExact(k));
    }

    @Override
    public boolean contains(Act action) {
        return allowed.test(action);
    }
}

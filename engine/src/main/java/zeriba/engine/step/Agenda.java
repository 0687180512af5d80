package zeriba.engine.step;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import zeriba.engine.text.TreeReader;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/**
 * What a game still has to do, next step first: its sequence of play, unrolled as far as it is
 * known. A step that breaks into another, as a retreat breaks into a battle, is put on top. A
 * linked list: putting a step on top or taking it off copies nothing.
 */
public final class Agenda<T> {

    private final T now;
    private final @Nullable Agenda<T> rest;

    /** Worked out when it is first asked for: most agendas are never compared. 0 until then. */
    private int hash;

    private Agenda(T now, @Nullable Agenda<T> rest) {
        this.now = now;
        this.rest = rest;
    }

    /** An agenda of one step. */
    public static <T> Agenda<T> of(T only) {
        return new Agenda<>(only, null);
    }

    /** An agenda of these steps, the next one first. */
    public static <T> Agenda<T> of(List<T> steps) {
        Agenda<T> agenda = of(steps.getLast());
        for (T step : steps.subList(0, steps.size() - 1).reversed()) {
            agenda = agenda.before(step);
        }
        return agenda;
    }

    /** An agenda as a tree holds it: a list of steps, the next one first. */
    public static <T> Agenda<T> read(TreeReader node, TreeReader.Reading<T> step)
            throws UnreadableException {
        List<T> steps = new ArrayList<>();
        for (TreeReader item : node.items()) {
            steps.add(step.read(item));
        }
        if (steps.isEmpty()) {
            throw node.fault("must say what is to be done, next step first");
        }
        return of(steps);
    }

    /** This agenda as a list, the next step first. */
    public Value write(Function<T, Value> step) {
        return Value.of(steps().stream().map(step).toList());
    }

    /** The step to be done now. */
    public T now() {
        return now;
    }

    /** The agenda once the present step is finished. */
    public Agenda<T> rest() {
        if (rest == null) {
            throw new IllegalStateException("nothing is left to do after " + now);
        }
        return rest;
    }

    /** Whether the present step is the last one known. */
    public boolean isLast() {
        return rest == null;
    }

    /** The agenda with {@code first} to be done before all else. */
    public Agenda<T> before(T first) {
        return new Agenda<>(first, this);
    }

    /** The agenda with {@code step} in place of the present one. */
    public Agenda<T> instead(T step) {
        return new Agenda<>(step, rest);
    }

    /** All steps, the next one first. */
    public List<T> steps() {
        List<T> steps = new ArrayList<>();
        for (Optional<Agenda<T>> a = Optional.of(this); a.isPresent(); a = a.get().tail()) {
            steps.add(a.get().now);
        }
        return List.copyOf(steps);
    }

    private Optional<Agenda<T>> tail() {
        return Optional.ofNullable(rest);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Agenda<?> that
                        && hashCode() == that.hashCode()
                        && steps().equals(that.steps()));
    }

    @Override
    public int hashCode() {
        if (hash == 0) {
            hash = 31 * now.hashCode() + (rest == null ? 0 : rest.hashCode());
        }
        return hash;
    }

    @Override
    public String toString() {
        return steps().toString();
    }
}

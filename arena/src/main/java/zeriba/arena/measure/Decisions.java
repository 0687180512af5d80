package zeriba.arena.measure;

import java.util.function.ObjDoubleConsumer;
import zeriba.engine.Game;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;

/** How often each side chose. */
record Decisions() implements Measure {

    @Override
    public String id() {
        return "decisions";
    }

    @Override
    public String about() {
        return "how often a side chose, by side";
    }

    @Override
    public boolean wantsEvents() {
        return false;
    }

    @Override
    public <S, A> Watch<S, A> watch(Game<S, A> game) {
        return new Watching<>();
    }

    private static final class Watching<S, A> implements Watch<S, A> {
        private final Counts counts = new Counts();

        @Override
        public void chose(S before, Role role, Pending.Choice<A> choice, A action, long nanos) {
            counts.add(role.side().name());
        }

        @Override
        public void tell(S end, ObjDoubleConsumer<String> facts) {
            counts.tell(facts);
        }
    }
}

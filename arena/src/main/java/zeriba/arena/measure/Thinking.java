package zeriba.arena.measure;

import java.util.LongSummaryStatistics;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ObjDoubleConsumer;
import zeriba.engine.Game;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;

/** How long a side thought. */
record Thinking() implements Measure {

    @Override
    public String id() {
        return "thinking";
    }

    @Override
    public String about() {
        return "milliseconds of a side's decisions: SIDE.mean, SIDE.most";
    }

    @Override
    public boolean wantsEvents() {
        return false;
    }

    @Override
    public boolean isOfTime() {
        return true;
    }

    @Override
    public <S, A> Watch<S, A> watch(Game<S, A> game) {
        return new Watching<>();
    }

    private static final class Watching<S, A> implements Watch<S, A> {
        private static final double NANOS = 1e6;

        private final SortedMap<String, LongSummaryStatistics> times = new TreeMap<>();

        @Override
        public void chose(S before, Role role, Pending.Choice<A> choice, A action, long nanos) {
            times.computeIfAbsent(role.side().name(), _ -> new LongSummaryStatistics())
                    .accept(nanos);
        }

        @Override
        public void tell(S end, ObjDoubleConsumer<String> facts) {
            times.forEach((side, time) -> {
                facts.accept(side + ".mean", time.getAverage() / NANOS);
                facts.accept(side + ".most", time.getMax() / NANOS);
            });
        }
    }
}

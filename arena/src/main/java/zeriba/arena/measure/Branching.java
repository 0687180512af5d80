package zeriba.arena.measure;

import java.util.LongSummaryStatistics;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ObjDoubleConsumer;
import zeriba.engine.Game;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;

/** Among how many options a side chose. */
record Branching() implements Measure {

    @Override
    public String id() {
        return "branching";
    }

    @Override
    public String about() {
        return "the mean and the most options of a side's choices: SIDE.mean, SIDE.most";
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
        private final SortedMap<String, LongSummaryStatistics> sizes = new TreeMap<>();

        @Override
        public void chose(S before, Role role, Pending.Choice<A> choice, A action, long nanos) {
            sizes.computeIfAbsent(role.side().name(), _ -> new LongSummaryStatistics())
                    .accept(choice.options().size());
        }

        @Override
        public void tell(S end, ObjDoubleConsumer<String> facts) {
            sizes.forEach((side, size) -> {
                facts.accept(side + ".mean", size.getAverage());
                facts.accept(side + ".most", (double) size.getMax());
            });
        }
    }
}

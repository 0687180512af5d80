package zeriba.arena.measure;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.ObjDoubleConsumer;
import zeriba.engine.Game;
import zeriba.engine.rules.Event;

/** Which units were lost. */
record Losses() implements Measure {

    @Override
    public String id() {
        return "losses";
    }

    @Override
    public String about() {
        return "1 for each unit that was eliminated or captured, by unit";
    }

    @Override
    public boolean wantsEvents() {
        return true;
    }

    @Override
    public <S, A> Watch<S, A> watch(Game<S, A> game) {
        return new Watching<>();
    }

    private static final class Watching<S, A> implements Watch<S, A> {
        private final SortedSet<String> lost = new TreeSet<>();

        @Override
        public void happened(S before, List<Event> events) {
            for (Event event : events) {
                if (event instanceof Event.Moved moved && isLost(moved)) {
                    lost.add(moved.unit());
                }
            }
        }

        @Override
        public void tell(S end, ObjDoubleConsumer<String> facts) {
            lost.forEach(unit -> facts.accept(unit, 1));
        }
    }

    static boolean isLost(Event.Moved moved) {
        return moved.manner() == Event.Manner.ELIMINATED || moved.manner() == Event.Manner.CAPTURED;
    }
}

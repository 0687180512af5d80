package zeriba.arena.measure;

import java.util.List;
import java.util.function.ObjDoubleConsumer;
import zeriba.engine.Game;
import zeriba.engine.rules.Event;

/** Which paragraphs took effect. */
record RulesUsed() implements Measure {

    @Override
    public String id() {
        return "rules";
    }

    @Override
    public String about() {
        return "how often something happened under a paragraph, by its number";
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
        private final Counts counts = new Counts();

        @Override
        public void happened(S before, List<Event> events) {
            for (Event event : events) {
                if (!event.rule().isEmpty()) {
                    counts.add(event.rule());
                }
            }
        }

        @Override
        public void tell(S end, ObjDoubleConsumer<String> facts) {
            counts.tell(facts);
        }
    }
}

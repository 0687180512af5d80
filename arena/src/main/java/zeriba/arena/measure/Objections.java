package zeriba.arena.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ObjDoubleConsumer;
import zeriba.engine.Game;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;

/** Which paragraphs forbade something. */
record Objections() implements Measure {

    @Override
    public String id() {
        return "objections";
    }

    @Override
    public String about() {
        return "how often a paragraph forbade one of the last 32 actions of the game where they"
                + " were tried again, one at each decision, by its number";
    }

    @Override
    public boolean wantsEvents() {
        return false;
    }

    @Override
    public <S, A> Watch<S, A> watch(Game<S, A> game) {
        return new Watching<>(game);
    }

    private static final class Watching<S, A> implements Watch<S, A> {
        private static final int REMEMBERED = 32;

        private final Game<S, A> game;
        private final Counts counts = new Counts();
        private final List<A> actions = new ArrayList<>();
        private int next;

        Watching(Game<S, A> game) {
            this.game = game;
        }

        @Override
        public void chose(S before, Role role, Pending.Choice<A> choice, A action, long nanos) {
            if (!actions.isEmpty()) {
                A tried = actions.get(next * 7 % actions.size());
                game.objection(before, tried).ifPresent(objection -> counts.add(objection.rule()));
            }
            if (actions.size() < REMEMBERED) {
                actions.add(action);
            } else {
                actions.set(next % REMEMBERED, action);
            }
            next++;
        }

        @Override
        public void tell(S end, ObjDoubleConsumer<String> facts) {
            counts.tell(facts);
        }
    }
}

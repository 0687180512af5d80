package zeriba.arena.measure;

import java.util.function.ObjDoubleConsumer;
import zeriba.engine.Game;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Side;

/** Who led, by the chance of winning that people are told. */
record Lead() implements Measure {

    @Override
    public String id() {
        return "lead";
    }

    @Override
    public String about() {
        return "by the chance of winning that people are told, looked at whenever the side to choose changes: changes"
                + " (of the leader; within 45 to 55 % nobody leads), held (the turn since which"
                + " the last leader led)";
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
        private static final double LEADS = 0.55;

        private final Game<S, A> game;
        private final Side first;
        private String chooser = "";
        private int leader;
        private int changes;
        private int held;

        Watching(Game<S, A> game) {
            this.game = game;
            this.first = game.about().sides().getFirst();
        }

        @Override
        public void chose(S before, Role role, Pending.Choice<A> choice, A action, long nanos) {
            if (!role.side().name().equals(chooser)) {
                chooser = role.side().name();
                look(before);
            }
        }

        private void look(S state) {
            double chance = game.evaluation().chance(state, first);
            int leads = chance > LEADS ? 1 : chance < 1 - LEADS ? -1 : leader;
            if (leads != leader) {
                changes += leader == 0 ? 0 : 1;
                leader = leads;
                held = game.moment(state).turn();
            }
        }

        @Override
        public void tell(S end, ObjDoubleConsumer<String> facts) {
            facts.accept("changes", changes);
            facts.accept("held", held);
        }
    }
}

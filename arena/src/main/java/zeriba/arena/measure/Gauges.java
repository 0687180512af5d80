package zeriba.arena.measure;

import java.util.function.ObjDoubleConsumer;
import zeriba.engine.Game;

/** What a game has of its own to measure, where it ended. */
record Gauges() implements Measure {

    @Override
    public String id() {
        return "gauges";
    }

    @Override
    public String about() {
        return "what the game itself counts, as it stood at the end, by its word";
    }

    @Override
    public boolean wantsEvents() {
        return false;
    }

    @Override
    public <S, A> Watch<S, A> watch(Game<S, A> game) {
        return new Watch<>() {
            @Override
            public void tell(S end, ObjDoubleConsumer<String> facts) {
                game.gauges()
                        .forEach(one -> facts.accept(one.id(), one.reading().applyAsDouble(end)));
            }
        };
    }
}

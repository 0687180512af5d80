package zeriba.app.games;

import zeriba.ai.Advice;
import zeriba.ai.Level;
import zeriba.ai.Seat;
import zeriba.ai.StopSignal;
import zeriba.engine.Game;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.field.Asking;

/** A level that has every battle fought on the field that may be. */
public record FieldLevel(Level level) implements Level {

    @Override
    public String name() {
        return level.name();
    }

    @Override
    public String about() {
        return level.about();
    }

    @Override
    @SuppressWarnings("unchecked") // a game asks about its own states and actions
    public <S, A> Seat<S, A> seat(Game<S, A> game, long seed) {
        Seat<S, A> seat = level.seat(game, seed);
        return game instanceof Asking<?, ?> asking
                ? new Eager<>(seat, ((Asking<S, A>) asking).onTheField())
                : seat;
    }

    /** A seat that takes the field wherever it may. */
    private record Eager<S, A>(Seat<S, A> seat, A field) implements Seat<S, A> {

        @Override
        public Advice<A> advise(S seen, Role role, Pending.Choice<A> choice, StopSignal stop) {
            return seat.advise(seen, role, choice, stop);
        }

        @Override
        public A choose(S seen, Role role, Pending.Choice<A> choice, StopSignal stop) {
            return choice.options().contains(field) ? field : seat.choose(seen, role, choice, stop);
        }
    }
}

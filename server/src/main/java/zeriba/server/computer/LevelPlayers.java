package zeriba.server.computer;

import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import zeriba.ai.Advice;
import zeriba.ai.Level;
import zeriba.ai.Seat;
import zeriba.ai.StopSignal;
import zeriba.ai.UnknownLevelException;
import zeriba.ai.level.Levels;
import zeriba.engine.Game;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.server.operation.Players;
import zeriba.server.refusal.Refusal;

/** The computer players by level that Zeriba has, each stopped when its time is over. */
public final class LevelPlayers implements Players, AutoCloseable {

    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().name("thinking-time").daemon().factory());

    /** However many ask for advice, so many at most are thinking. */
    private final Semaphore thinking =
            new Semaphore(Math.max(2, Runtime.getRuntime().availableProcessors()));

    @Override
    public List<String> levels() {
        return Levels.all().stream().map(Level::name).toList();
    }

    @Override
    public String usual() {
        return Levels.USUAL;
    }

    @Override
    public String adviser() {
        return Levels.adviser();
    }

    @Override
    public <S, A> Mind<S, A> mind(Game<S, A> game, String level, long seed) {
        try {
            Seat<S, A> seat = Levels.named(level).seat(game, seed);
            return (seen, role, choice, millis) -> thought(seat, seen, role, choice, millis);
        } catch (UnknownLevelException e) {
            throw Refusal.badParameter("level", String.valueOf(e.getMessage()));
        }
    }

    private <S, A> Suggestion<A> thought(
            Seat<S, A> seat, S seen, Role role, Pending.Choice<A> choice, long millis) {
        thinking.acquireUninterruptibly();
        StopSignal stop = new StopSignal();
        ScheduledFuture<?> end = clock.schedule(stop::ask, millis, TimeUnit.MILLISECONDS);
        try {
            Advice<A> advice = seat.advise(seen, role, choice, stop);
            List<Rated<A>> others =
                    advice.shown().stream().map(o -> new Rated<>(o.action(), o.chance())).toList();
            return new Suggestion<>(advice.action(), advice.line(), advice.chance(), others);
        } finally {
            end.cancel(false);
            thinking.release();
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}

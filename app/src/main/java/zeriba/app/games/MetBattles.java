package zeriba.app.games;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.LongStream;
import zeriba.ai.Level;
import zeriba.ai.Seat;
import zeriba.engine.Game;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.Play;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.field.Asking;
import zeriba.field.FieldBattle;
import zeriba.field.FieldResult;

/**
 * The battles that campaigns meet, each fought quickly many times.
 *
 * @param level who plays both sides of the campaigns
 * @param quick how often each battle is fought quickly
 * @param seed the same seed, the same battles
 */
public record MetBattles(Level level, int quick, long seed) {

    private static final long DICE = 1_000;
    private static final long QUICK = 2_000;

    /** The battles of one campaign that might be fought on the field. */
    public <S, A> List<MetBattle> of(Game<S, A> game, Setup setup, long campaign) {
        if (!(game instanceof Asking<?, ?>)) {
            throw new IllegalArgumentException(game.about().id() + " asks for no battles");
        }
        @SuppressWarnings("unchecked") // a game asks about its own states and actions
        Asking<S, A> asking = (Asking<S, A>) game;
        long own = SplitMix64.of(seed, campaign).next();
        List<MetBattle> met = new ArrayList<>();
        Map<Side, Seat<S, A>> seats = new HashMap<>();
        for (Side side : game.about().sides()) {
            long chair = SplitMix64.of(own, seats.size()).next();
            seats.put(side, new Watching<>(level.seat(game, chair), asking, met));
        }
        DiceCup cup = DiceCup.seeded(SplitMix64.of(own, DICE).next());
        Play.toTheEnd(game, setup, side -> Objects.requireNonNull(seats.get(side)), cup);
        return met;
    }

    /** A seat that takes down every battle whose manner it has to choose. */
    private final class Watching<S, A> implements Seat<S, A> {

        private final Seat<S, A> seat;
        private final Asking<S, A> asking;
        private final List<MetBattle> met;

        Watching(Seat<S, A> seat, Asking<S, A> asking, List<MetBattle> met) {
            this.seat = seat;
            this.asking = asking;
            this.met = met;
        }

        @Override
        public zeriba.ai.Advice<A> advise(
                S seen, Role role, Pending.Choice<A> choice, zeriba.ai.StopSignal stop) {
            return seat.advise(seen, role, choice, stop);
        }

        @Override
        public A choose(S seen, Role role, Pending.Choice<A> choice, zeriba.ai.StopSignal stop) {
            if (choice.options().contains(asking.onTheField())) {
                asking.asked(seen).ifPresent(battle -> met.add(weighed(asking, seen, battle)));
            }
            return seat.choose(seen, role, choice, stop);
        }
    }

    private <S> MetBattle weighed(Asking<S, ?> asking, S state, FieldBattle battle) {
        List<FieldResult> results =
                LongStream.range(0, quick)
                        .mapToObj(i -> asking.quickly(state, SplitMix64.of(QUICK + i, seed).next()))
                        .toList();
        double held = results.stream().filter(FieldResult::held).count();
        double lost = results.stream().mapToDouble(result -> result.lostOf(battle)).sum();
        return new MetBattle(battle, held / quick, lost / quick);
    }
}

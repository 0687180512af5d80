package zeriba.arena;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import zeriba.ai.Seat;
import zeriba.ai.StopSignal;
import zeriba.engine.Game;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.Viewer;

/** One game of a batch, played: a function of the batch and the game's number alone. */
final class Match<S, A> {

    private static final long DICE = 0;
    private static final long SEATS = 1;

    private final Batch<S, A> batch;
    private final long number;
    private final long seed;
    private final Game<S, A> game;
    private final Rules<S, A> rules;
    private final List<Side> sides;
    private final Map<Role, Seat<S, A>> seats = new HashMap<>();

    Match(Batch<S, A> batch, long number) {
        this.batch = batch;
        this.number = number;
        this.seed = SplitMix64.of(batch.seed(), number / batch.seatings()).next();
        this.game = batch.game();
        this.rules = game.rules();
        this.sides = game.about().sides();
    }

    /**
     * The game's row; empty when it was stopped before its end. Whoever gives no legal action in
     * its time has lost.
     */
    Optional<Row> play(StopSignal stop) {
        long begun = System.nanoTime();
        DiceCup cup = DiceCup.seeded(SplitMix64.of(seed, DICE).next());
        Position<S, A> position = Position.start(rules, batch.setup());
        int entries = 0;
        while (!stop.isAsked()) {
            switch (position.pending()) {
                case Pending.Over<A>(Result result) -> {
                    return Optional.of(row(result, position.state(), entries, begun));
                }
                case Pending.Choice<A> choice -> {
                    try {
                        position = position.chosen(rules, chosen(position.state(), choice, stop));
                    } catch (ForfeitException lost) {
                        Result result = lost.result(sides);
                        return Optional.of(row(result, position.state(), entries, begun));
                    }
                }
                case Pending.Chance<A> chance -> {
                    Roll roll =
                            outcome(position.state(), entries + 1L)
                                    .orElseGet(cup(cup, chance, entries + 1L));
                    position = position.rolled(rules, roll);
                }
                case Pending.Automatic<A> _ -> throw new IllegalStateException("not settled");
            }
            entries++;
        }
        return Optional.empty();
    }

    private Optional<Roll> outcome(S state, long entry) {
        return batch.elsewhere().outcome(game, state, SplitMix64.of(seed, entry).next());
    }

    private static Supplier<Roll> cup(DiceCup cup, Pending.Chance<?> chance, long entry) {
        return () -> cup.roll(chance.dice(), entry);
    }

    private Row row(Result result, S state, int entries, long begun) {
        long nanos = System.nanoTime() - begun;
        int turns = game.moment(state).turn();
        return new Row(number, seed, names(), result, turns, entries, nanos);
    }

    private A chosen(S state, Pending.Choice<A> choice, StopSignal stop) {
        Role asked = rules.role(state, choice.options().get(0));
        S seen = rules.seenBy(new Viewer.Seated(asked), state);
        return seats.computeIfAbsent(asked, this::seat).choose(seen, asked, choice, stop);
    }

    /** Seeded by the level's place in the batch, so that it keeps its whims when sides change. */
    private Seat<S, A> seat(Role role) {
        int side = sides.indexOf(role.side());
        int place = Math.floorMod(side - batch.sideOfFirst(number), sides.size());
        long chair = SEATS + place + (long) sides.size() * game.about().roles().indexOf(role);
        return batch.level(number, side).seat(game, SplitMix64.of(seed, chair).next());
    }

    private List<String> names() {
        List<String> names = new ArrayList<>();
        for (int side = 0; side < sides.size(); side++) {
            names.add(batch.level(number, side).name());
        }
        return names;
    }
}

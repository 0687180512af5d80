package zeriba.arena.experiment;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import zeriba.ai.Seat;
import zeriba.ai.StopSignal;
import zeriba.arena.ForfeitException;
import zeriba.arena.experiment.GameRow.End;
import zeriba.arena.measure.Measure;
import zeriba.arena.measure.Watch;
import zeriba.engine.Game;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.Composed;
import zeriba.engine.record.GameRecord;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.TransitionChain;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.UnreadableException;

/** One game of an experiment, played: a function of the experiment and the game's key alone. */
public final class GameRun<S, A> {

    private static final long DICE = 0;
    private static final long SEATS = 1;

    private final Experiment experiment;
    private final Game<S, A> game;
    private final Rules<S, A> rules;
    private final GameKey key;
    private final Change change;
    private final Setup setup;
    private final long seed;
    private final List<Side> sides;
    private final List<Chair> players;
    private final Map<Role, Seat<S, A>> seats = new HashMap<>();
    private final Map<Measure, Watch<S, A>> watches = new LinkedHashMap<>();
    private final boolean tellsEvents;
    private final List<Entry<A>> entries = new ArrayList<>();
    private final DiceCup cup;
    private @Nullable Position<S, A> at;
    private long spent;

    /** A game of the variant that {@code key} names, on the data of {@code game}. */
    GameRun(Experiment experiment, Game<S, A> game, GameKey key) {
        this.experiment = experiment;
        this.game = game;
        this.rules = game.rules();
        this.key = key;
        Variant variant = experiment.variants().get(key.variant());
        this.change = experiment.change(variant);
        this.setup = experiment.setup(variant);
        this.seed = SplitMix64.of(experiment.seed(), key.round()).next();
        this.cup = DiceCup.seeded(SplitMix64.of(seed, DICE).next());
        this.sides = game.about().sides();
        this.players = experiment.seated(key.seating());
        experiment.measures().forEach(measure -> watches.put(measure, measure.watch(game)));
        this.tellsEvents = experiment.measures().stream().anyMatch(Measure::wantsEvents);
    }

    /** The game's row; empty where it was stopped before its end. */
    Optional<GameRow> play(StopSignal stop) {
        return further(stop, Long.MAX_VALUE);
    }

    /**
     * Plays on: the game's row once it is over. Where it was left it is gone on with the next time.
     *
     * @param nanos about so long; one entry is made in any case
     */
    public Optional<GameRow> further(StopSignal stop, long nanos) {
        long begun = System.nanoTime();
        try {
            return played(stop, begun, nanos);
        } catch (RuntimeException | UnreadableException fault) {
            return Optional.of(row(End.BROKEN_OFF, "", fault.toString(), "", 0, 0, begun));
        } finally {
            spent += System.nanoTime() - begun;
        }
    }

    /** The game as a record that replays; it must have been played. */
    GameRecord<A> record(GameRecord.Start start) {
        return new GameRecord<>(
                game.about().id(),
                game.about().rulesVersion(),
                start,
                Map.of("from", "experiment " + key.variant() + " " + key.round() + " " + seed),
                entries);
    }

    private Optional<GameRow> played(StopSignal stop, long begun, long nanos)
            throws UnreadableException {
        Position<S, A> position = at == null ? start() : at;
        for (int made = 0;
                !stop.isAsked() && (made == 0 || System.nanoTime() - begun < nanos);
                made++) {
            if (entries.size() >= experiment.longest()) {
                String why = GameRow.tooLong(experiment.longest());
                return Optional.of(
                        row(End.BROKEN_OFF, "", why, "", 0, turn(position.state()), begun));
            }
            switch (position.pending()) {
                case Pending.Over<A>(Result result) -> {
                    return Optional.of(over(result, position.state(), begun));
                }
                case Pending.Choice<A> choice -> {
                    try {
                        position = chosen(position, choice, stop);
                    } catch (ForfeitException lost) {
                        return Optional.of(over(lost.result(sides), position.state(), begun));
                    }
                }
                case Pending.Chance<A> chance -> position = thrown(position, chance);
                case Pending.Automatic<A> _ -> throw new IllegalStateException("not settled");
            }
        }
        at = position;
        return Optional.empty();
    }

    private Position<S, A> thrown(Position<S, A> position, Pending.Chance<A> chance) {
        return after(position, new Entry.Rolled<>(cup.roll(chance.dice(), entries.size() + 1)));
    }

    private Position<S, A> start() throws UnreadableException {
        return experiment.position().isPresent()
                ? Position.settle(
                        rules,
                        Composed.asItStands(game, setup, experiment.position().get()).state())
                : Position.start(rules, setup);
    }

    private Position<S, A> chosen(
            Position<S, A> position, Pending.Choice<A> choice, StopSignal stop) {
        S state = position.state();
        Role asked = rules.role(state, choice.options().get(0));
        S seen = rules.seenBy(new Viewer.Seated(asked), state);
        long begun = System.nanoTime();
        A action = seats.computeIfAbsent(asked, this::seat).choose(seen, asked, choice, stop);
        long nanos = System.nanoTime() - begun;
        Role role = rules.role(state, action);
        watches.values().forEach(watch -> watch.chose(state, role, choice, action, nanos));
        return after(position, new Entry.Chose<>(role, DecisionSource.COMPUTER, action));
    }

    private Position<S, A> after(Position<S, A> position, Entry<A> entry) {
        entries.add(entry);
        if (tellsEvents) {
            TransitionChain<S, A> chain = position.chain(rules, entry);
            List<Event> events = new ArrayList<>();
            chain.transitions().forEach(one -> events.addAll(game.events(one)));
            watches.values().forEach(watch -> watch.happened(position.state(), events));
            return chain.after();
        }
        return switch (entry) {
            case Entry.Chose<A>(_, _, A action) -> position.chosen(rules, action);
            case Entry.Rolled<A>(var roll) -> position.rolled(rules, roll);
            case Entry.AtTable<A> _ -> throw new IllegalStateException("nobody talks here");
        };
    }

    /** Seeded by the player's place in the experiment, so that it keeps its whims. */
    private Seat<S, A> seat(Role role) {
        int side = sides.indexOf(role.side());
        int place = Math.floorMod(side - key.seating(), sides.size());
        long chair = SEATS + place + (long) sides.size() * game.about().roles().indexOf(role);
        long whims = SplitMix64.of(seed, chair).next();
        Seat<S, A> seat = players.get(side).under(setup).seat(game, whims);
        return change.restrictions().isEmpty()
                ? seat
                : new RestrictedSeat<>(game, seat, whims, change.restrictions());
    }

    private GameRow over(Result result, S end, long begun) {
        String winner = result.winner().map(Side::name).orElse(GameRow.DRAW);
        GameRow row =
                row(
                        End.OVER,
                        winner,
                        result.rule(),
                        result.grade(),
                        result.score(),
                        turn(end),
                        begun);
        SortedMap<String, Double> facts = new TreeMap<>();
        watches.forEach((measure, watch) ->
                watch.tell(end, (name, number) -> facts.put(measure.id() + "/" + name, number)));
        return row.with(facts);
    }

    private int turn(S state) {
        return game.moment(state).turn();
    }

    private GameRow row(
            End end, String winner, String rule, String grade, int score, int turns, long begun) {
        return new GameRow(
                key,
                end,
                seed,
                players.stream().map(Chair::name).toList(),
                winner,
                rule,
                grade,
                score,
                turns,
                entries.size(),
                spent + System.nanoTime() - begun,
                new TreeMap<>());
    }
}

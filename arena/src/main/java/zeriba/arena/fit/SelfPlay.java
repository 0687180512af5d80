package zeriba.arena.fit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import zeriba.ai.Level;
import zeriba.ai.Seat;
import zeriba.ai.StopSignal;
import zeriba.engine.Evaluation;
import zeriba.engine.Features;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.RandomPlayer;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.TurnAndStep;
import zeriba.engine.rules.Viewer;

/**
 * Games of a level against itself, in which positions are noted. In half of them the players stray
 * for a number of turns, doing something else by chance, and nothing is noted until they no longer
 * do: so positions vary more than play does.
 *
 * @param setup complete
 * @param seed game {@code i} has its dice, players and straying from this and {@code i}
 * @param turns up to how many turns the players may stray; 0 for never
 */
public record SelfPlay<S, A>(Game<S, A> game, Setup setup, Level level, long seed, int turns) {

    /** [design] One action of so many is by chance while the players stray. */
    private static final int ONE_OF = 5;

    /**
     * [design] One game of so many has no straying: it alone shows openings as they are played, and
     * they are what people ask about most.
     */
    private static final int STRAIGHT = 2;

    private static final long DICE = 0;
    private static final long PLAYERS = 1;

    /** The positions of games {@code from} up to, not including, {@code to}; in their order. */
    public List<Sighting> play(long from, long to) {
        return LongStream.range(from, to)
                .parallel()
                .mapToObj(this::sightings)
                .flatMap(List::stream)
                .toList();
    }

    private List<Sighting> sightings(long number) {
        return new Episode(number).played();
    }

    private record Noted(String kind, FeatureRow features, double chance) {}

    /** One of the games, as it goes. */
    private final class Episode {

        private final long number;
        private final Rules<S, A> rules = game.rules();
        private final Evaluation<S, A> evaluation = game.evaluation();
        private final Side first = game.about().sides().getFirst();
        private final SplitMix64 dice;
        private final SplitMix64 whims;
        private final RandomPlayer<S, A> astray;
        private final Map<Role, Seat<S, A>> seats = new HashMap<>();
        private final List<Noted> noted = new ArrayList<>();
        private final int strayUntil;
        private TurnAndStep last = new TurnAndStep(0, "");

        Episode(long number) {
            this.number = number;
            this.dice = SplitMix64.of(seed, 2 * number + DICE);
            this.whims = SplitMix64.of(seed, 2 * number + PLAYERS);
            this.astray = new RandomPlayer<>(game, whims);
            this.strayUntil = turns == 0 || whims.below(STRAIGHT) == 0 ? 0 : 1 + whims.below(turns);
        }

        List<Sighting> played() {
            Position<S, A> position = Position.start(rules, setup);
            while (true) {
                switch (position.pending()) {
                    case Pending.Choice<A> choice -> position = chosen(position, choice);
                    case Pending.Chance<A> chance ->
                            position = position.rolled(rules, chance.dice().thrown(dice));
                    case Pending.Automatic<A> _ ->
                            position = Position.settle(rules, rules.proceed(position.state()));
                    case Pending.Over<A>(Result result) -> {
                        return told(position.state(), result);
                    }
                }
            }
        }

        private List<Sighting> told(S over, Result result) {
            double score = result.worthTo(first);
            List<Double> came =
                    evaluation
                            .features()
                            .map(f -> f.outcome(over, result, first))
                            .orElseGet(() -> List.of(score));
            return noted.stream()
                    .map(one ->
                            new Sighting(
                                    number, one.kind(), one.features(), one.chance(), came, score))
                    .toList();
        }

        private Position<S, A> chosen(Position<S, A> position, Pending.Choice<A> choice) {
            S state = position.state();
            // a set-up before the first turn is one to learn from where no turn is strayed in
            boolean strays = strayUntil > 0 && game.moment(state).turn() <= strayUntil;
            A action =
                    strays && whims.below(ONE_OF) == 0
                            ? astray.choose(choice.options())
                            : asked(state, choice);
            if (!strays) {
                note(state, action);
            }
            return position.chosen(rules, action);
        }

        private A asked(S state, Pending.Choice<A> choice) {
            Role role = rules.role(state, choice.options().get(0));
            S seen = rules.seenBy(new Viewer.Seated(role), state);
            return seats.computeIfAbsent(role, _ -> level.seat(game, whims.next()))
                    .choose(seen, role, choice, new StopSignal());
        }

        /** The first position of a step, and the one in which a phase is ended. */
        private void note(S state, A action) {
            TurnAndStep now = game.moment(state);
            if (!now.equals(last) || game.endsPhase(action)) {
                evaluation.features().flatMap(f -> noted(f, state)).ifPresent(noted::add);
            }
            last = now;
        }

        private Optional<Noted> noted(Features<S> features, S state) {
            double chance = evaluation.chance(state, first);
            return features.kind(state)
                    .map(kind -> new Noted(kind, FeatureRow.of(features.of(state)), chance));
        }
    }
}

package zeriba.arena.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.arena.measure.Measure;
import zeriba.engine.Game;
import zeriba.engine.Overrides;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/**
 * A question to a game: what varies, who plays, how many games, what is measured.
 *
 * @param question in the words of whoever asks
 * @param game on its data as published
 * @param setup what is set up but for what varies, complete
 * @param position where games begin, where that is not the scenario's beginning
 * @param side whose share is asked for
 * @param players a level for each side, in the game's order
 * @param swaps whether the players change sides, so that each seed is played once for each seating
 * @param fixed how the game differs in all variants
 * @param factors what varies
 * @param variants the combinations that are played, the base first
 * @param longest after how many entries a game is broken off
 * @param fingerprint of all that decides how its games go: not of the question or the stop rule
 */
public record Experiment(
        String question,
        Game<?, ?> game,
        Setup setup,
        Optional<Value> position,
        Side side,
        List<Chair> players,
        boolean swaps,
        Change fixed,
        List<Factor> factors,
        Design design,
        List<Variant> variants,
        StopRule stop,
        List<Measure> measures,
        long seed,
        int longest,
        String fingerprint) {

    public Experiment {
        players = List.copyOf(players);
        factors = List.copyOf(factors);
        variants = List.copyOf(variants);
        measures = List.copyOf(measures);
    }

    /** How many games have the same seed in one variant. */
    public int seatings() {
        return swaps ? players.size() : 1;
    }

    /** How many seeds are played at most, each in every variant and seating. */
    public long rounds() {
        return Math.ceilDiv(stop.most(), seatings());
    }

    /** How many games are played at most. */
    public long games() {
        return stop instanceof StopRule.Balance
                ? rounds() * seatings()
                : rounds() * seatings() * variants.size();
    }

    /** The game of a variant, on its data. */
    public Game<?, ?> game(Variant variant) throws UnreadableException {
        Overrides data = change(variant).data();
        try {
            return data.isEmpty() ? game : game.with(data);
        } catch (UnreadableException wrong) {
            throw new UnreadableException(variant.label(factors), wrong.reason());
        }
    }

    /** What a variant is set up with. */
    Setup setup(Variant variant) {
        Setup set = setup;
        for (var option : change(variant).options().entrySet()) {
            set = set.with(option.getKey(), option.getValue());
        }
        return set;
    }

    /** All that differs in a variant. */
    public Change change(Variant variant) {
        return fixed.and(variant.change());
    }

    /**
     * The experiment that confirms what a search has found: it and the base, by the players that
     * the search names, with seeds of its own.
     */
    public Experiment confirming(Variant found, StopRule.Confirmation by) {
        Variant second = new Variant(1, found.levels(), found.change());
        return new Experiment(
                question,
                game,
                setup,
                position,
                side,
                players.stream().map(_ -> by.player()).toList(),
                false,
                fixed,
                factors,
                Design.RANDOM,
                found.number() == 0 ? variants.subList(0, 1) : List.of(variants.getFirst(), second),
                new StopRule.Fixed(by.games()),
                measures,
                seed + 1,
                longest,
                fingerprint + " " + by.player().name() + " " + found.levels());
    }

    /** Who plays each side in a seating. */
    public List<Chair> seated(int seating) {
        List<Chair> seated = new ArrayList<>();
        for (int side = 0; side < players.size(); side++) {
            seated.add(players.get(Math.floorMod(side - seating, players.size())));
        }
        return seated;
    }
}

package zeriba.fireandsword.brain;

import static zeriba.board.Bits.*;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zeriba.engine.Evaluation;
import zeriba.engine.Features;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Side;
import zeriba.fireandsword.rules.S02_SetUp;
import zeriba.fireandsword.rules.S08_Movement;
import zeriba.fireandsword.rules.S15_Adjustment;
import zeriba.fireandsword.rules.S17_Victory;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Seats;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Unit;

/** How the campaign stands: the points that the Mahdists will have, as far as can be foreseen. */
public final class FireAndSwordEvaluation implements Evaluation<Sudan, Act> {

    /** [design] Measured: a state of the script takes some hundred microseconds. */
    private static final int SEARCH_PRICE = 60;

    private static final double LIMIT = 400;
    private static final double SLOPE = 0.012;
    private static final int TURNS = 20;
    private static final double HUNGER = 6;
    private static final double A_STAND = 0.25;

    /** How many scripts of chance are offered beside the two known ones. */
    private static final int VARIED = 4;

    private final FireAndSwordFeatures features;
    private final Boldness boldness;

    /** What programs are told whose script is as bold as a sound player would guess. */
    public FireAndSwordEvaluation() {
        this(Boldness.REGULAR, new FireAndSwordFeatures());
    }

    private FireAndSwordEvaluation(Boldness boldness, FireAndSwordFeatures features) {
        this.boldness = boldness;
        this.features = features;
    }

    @Override
    public double value(Sudan state, Side side) {
        double own =
                state.now() instanceof S17_Victory.Over(var result)
                        ? result.worthTo(Seats.OWN)
                        : chance(state);
        return side.equals(Seats.OWN) ? own : 1 - own;
    }

    @Override
    public double chance(Sudan state, Side side) {
        return features.own(state)
                .map(own -> side.equals(Seats.OWN) ? own : 1 - own)
                .orElseGet(() -> value(state, side));
    }

    @Override
    public Optional<Features<Sudan>> features() {
        return Optional.of(features);
    }

    private static double chance(Sudan state) {
        double strength = strength(state);
        double end = end(state) - strength;
        return 1 / (1 + Math.exp(SLOPE * (end - LIMIT + strength / 2)));
    }

    /** The points that the Mahdists will have if no town changes hands but those that starve. */
    static double end(Sudan state) {
        int left = TURNS - state.turn();
        double perTurn = S15_Adjustment.worth(state);
        for (int town : each(state.map().towns())) {
            int supply = state.supply(town);
            if (supply > 0) {
                perTurn += state.parameters().points(town) * Math.max(0, 1 - supply / HUNGER);
            }
        }
        return state.points() + perTurn * left;
    }

    /** A quarter of the stands of the units on land. */
    static double strength(Sudan state) {
        double strength = 0;
        for (Unit unit : state.forces().all()) {
            strength += unit.isLand() ? A_STAND * state.stands(unit.number()) : 0;
        }
        return strength;
    }

    /** [design] Measured: the network is searched for ways at every step of the script. */
    private static final int PLAYOUT_PRICE = 8;

    @Override
    public int playoutPrice() {
        return PLAYOUT_PRICE;
    }

    /** Movement is quiet: everything that has been begun is finished. */
    @Override
    public boolean isQuiet(Sudan state) {
        return state.now() instanceof S08_Movement.Movement
                || state.now() instanceof S02_SetUp.SetUp;
    }

    /**
     * Between marches too the script is followed: what a search sees of a battle, a draw or a
     * retreat up to the next quiet state misleads it, and campaigns so played were lost.
     */
    @Override
    public boolean isPlanned(Sudan state) {
        return true;
    }

    @Override
    public double movePrior(Sudan state, Act action) {
        return new Script(state, boldness).movePrior(action);
    }

    /** The script looks at the whole position once for all options. */
    @Override
    public Act scripted(Sudan state, Pending.Choice<Act> choice, SplitMix64 random) {
        return best(state, choice, boldness);
    }

    private static Act best(Sudan state, Pending.Choice<Act> choice, Boldness boldness) {
        Script script = new Script(state, boldness);
        Act best = choice.options().get(0);
        double most = Double.NEGATIVE_INFINITY;
        for (Act act : choice.options()) {
            double prior = script.movePrior(act);
            if (prior > most) {
                best = act;
                most = prior;
            }
        }
        return best;
    }

    /** The script alone decides: a battle on the way is not to be weighed throw by throw. */
    @Override
    public boolean knowsBest(Sudan state) {
        return true;
    }

    /**
     * What the script would do with the boldness that has proved best, and nothing else: what one
     * march more or less is worth shows many turns later, and a few trials of it tell only of the
     * dice.
     */
    @Override
    public Stream<List<Act>> plans(Sudan state, SplitMix64 random) {
        return state.now().pending(state) instanceof Pending.Choice<Act> choice
                ? Stream.of(List.of(best(state, choice, Boldness.VETERAN)))
                : Stream.empty();
    }

    /**
     * The whole rest of a campaign by the boldness that has proved best, and by others near it: a
     * turn is played as the campaign goes best from here.
     */
    @Override
    public Stream<Evaluation<Sudan, Act>> moreScripts(Sudan state, SplitMix64 random) {
        return Stream.concat(
                        Stream.of(Boldness.VETERAN, Boldness.REGULAR),
                        Stream.generate(() -> Boldness.VETERAN.varied(random)).limit(VARIED))
                .map(other -> new FireAndSwordEvaluation(other, features));
    }

    /** Each turn is a portion. */
    @Override
    public long portion(Sudan state) {
        return state.turn();
    }

    @Override
    public int searchPrice() {
        return SEARCH_PRICE;
    }
}

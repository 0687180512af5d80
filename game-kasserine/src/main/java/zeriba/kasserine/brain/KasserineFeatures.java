package zeriba.kasserine.brain;

import static zeriba.board.Bits.contains;

import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import zeriba.engine.Features;
import zeriba.engine.FittedWeights;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Side;
import zeriba.kasserine.rules.S05_Phases.Movement;
import zeriba.kasserine.rules.S07_Combat.Combat;
import zeriba.kasserine.rules.S11_Reinforcements;
import zeriba.kasserine.rules.S18_Victory;
import zeriba.kasserine.rules.S18_Victory.Over;
import zeriba.kasserine.rules.Step;
import zeriba.kasserine.rules.TurnStep;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/**
 * What the Axis's chances are read from: its value as levels go by it, turns left, strength on the
 * map and to come, of each army what may come and what waits for an event, objectives captured and
 * which, how far the next ones are and what stands before them, markers in hand. What counts more
 * towards the end is there once more, by the turns left. As many games are drawn, whether it loses
 * and whether it wins are foretold apart; who moves or fights has weights of his own.
 */
final class KasserineFeatures implements Features<Kasserine> {

    private static final String UNBEATEN = "unbeaten";
    private static final String WON = "won";
    private static final double HUNDRED = 0.01;
    private static final double FAR = 120;
    private static final List<String> NAMES =
            List.of(
                    "ONE",
                    "LEFT",
                    "LEFT twice",
                    "VALUE",
                    "VALUE late",
                    "STRENGTH",
                    "STRENGTH late",
                    "CAPTURED",
                    "CAPTURED late",
                    "TWO",
                    "TWO late",
                    "NEAREST",
                    "NEAREST late",
                    "FARTHEST",
                    "FARTHEST late",
                    "MARKERS",
                    "MOBILE",
                    "AXIS COMES",
                    "ALLIES COME",
                    "AXIS WAITS",
                    "ALLIES WAIT",
                    "FIRST WAY",
                    "SECOND WAY",
                    "THIRD WAY",
                    "FIRST FORCE",
                    "SECOND FORCE",
                    "THIRD FORCE",
                    "CAPTURED 1",
                    "CAPTURED 2",
                    "CAPTURED 3",
                    "CAPTURED 4",
                    "CAPTURED 5",
                    "CAPTURED 6");

    private static final TurnStep LAST = new Movement(Army.ALLIES, Phase.MOBILE);
    private static final int APPROACHES = 3;
    private static final int OBJECTIVES = 6;

    private final DistanceTables ground;
    private final FittedWeights weights;

    KasserineFeatures(DistanceTables ground) {
        this.ground = ground;
        this.weights =
                FittedWeights.read(
                        KasserineFeatures.class::getResourceAsStream, "chances.tsv", NAMES);
    }

    @Override
    public List<String> names() {
        return NAMES;
    }

    @Override
    public List<String> targets() {
        return List.of(UNBEATEN, WON);
    }

    @Override
    public List<Double> outcome(Kasserine over, Result result, Side first) {
        double worth = result.worthTo(Army.AXIS.side());
        return List.of(worth > 0 ? 1.0 : 0.0, worth < 1 ? 0.0 : 1.0);
    }

    /** While an army moves or chooses its first attack. */
    @Override
    public Optional<String> kind(Kasserine state) {
        Step now = Step.of(state);
        return now instanceof Movement || now instanceof Combat
                ? Optional.of(moment(state))
                : Optional.empty();
    }

    /** The scenario, whether an army moves or fights now or next, and which. */
    private static String moment(Kasserine state) {
        String scenario = state.parameters().scenario().id();
        return switch (phase(state)) {
            case Combat(Army army) -> scenario + " fights " + army;
            case Movement(Army army, Phase _) -> scenario + " moves " + army;
            case TurnStep _ -> throw new IllegalStateException("not a phase in " + state);
        };
    }

    /** The phase of an army that is now or comes next; its last one at the end of a turn. */
    private static TurnStep phase(Kasserine state) {
        return state.agenda().steps().stream()
                .filter(step -> step instanceof Movement || step instanceof Combat)
                .map(TurnStep.class::cast)
                .findFirst()
                .orElse(LAST);
    }

    @Override
    public double[] of(Kasserine state) {
        AxisObjectives aims = AxisObjectives.of(ground, state);
        double left = state.parameters().lastTurn() - state.turn() + 1.0;
        double two = state.control().most() >= 2 ? 1 : 0;
        double value = KasserineEvaluation.axis(aims, state);
        double strength = HUNDRED * balance(state);
        double nearest = aims.hardness().isEmpty() ? 0 : near(aims.hardness().getFirst());
        double farthest = aims.hardness().isEmpty() ? 0 : near(aims.hardness().getLast());
        double[] turn = {
            1,
            left,
            left * left * HUNDRED,
            value,
            value / left,
            strength,
            strength / left,
            aims.captured().size(),
            aims.captured().size() / left,
            two,
            two / left,
            nearest,
            nearest / left,
            farthest,
            farthest / left,
            HUNDRED * markers(state),
            phase(state) instanceof Movement(Army _, Phase phase) && phase == Phase.MOBILE ? 1 : 0
        };
        return Stream.of(turn, arrivals(state), approaches(state), captured(state))
                .flatMapToDouble(DoubleStream::of)
                .toArray();
    }

    /** What may come at once and what waits for an event, of either army, in hundreds. */
    private static double[] arrivals(Kasserine state) {
        double[] all = new double[4];
        for (Army army : Army.values()) {
            for (Unit unit : new Units(army, state.inBox(army, Kasserine.DUE))) {
                int which = S11_Reinforcements.isFree(state, unit) ? 0 : 2;
                all[which + (army == Army.AXIS ? 0 : 1)] += HUNDRED * Worth.of(state, unit);
            }
        }
        return all;
    }

    /** How near the Axis is to what it wants: ways, then forces. */
    private double[] approaches(Kasserine state) {
        List<Approach> all = Approach.of(ground, state);
        double[] seen = new double[2 * APPROACHES];
        for (int i = 0; i < APPROACHES; i++) {
            Approach one = i < all.size() ? all.get(i) : Approach.NONE;
            seen[i] = one.way();
            seen[APPROACHES + i] = one.force();
        }
        return seen;
    }

    /** Which objectives count as captured. */
    private static double[] captured(Kasserine state) {
        double[] seen = new double[OBJECTIVES];
        long captured = S18_Victory.captured(state);
        for (int i = 0; i < state.parameters().scenario().objectives().size(); i++) {
            seen[i] = contains(captured, i) ? 1 : 0;
        }
        return seen;
    }

    private static double near(double hardness) {
        return HUNDRED * Math.min(FAR, hardness);
    }

    private static double balance(Kasserine state) {
        return KasserineEvaluation.strength(state, Army.AXIS)
                - KasserineEvaluation.strength(state, Army.ALLIES);
    }

    private static double markers(Kasserine state) {
        return KasserineEvaluation.kept(state, Army.AXIS)
                - KasserineEvaluation.kept(state, Army.ALLIES);
    }

    /** The chance of the Axis, 0 to 1; empty after the end. */
    Optional<Double> axis(Kasserine state) {
        String moment = moment(state);
        if (state.agenda().now() instanceof Over || !weights.knows(moment)) {
            return Optional.empty();
        }
        double[] features = of(state);
        return weights.foretell(moment, UNBEATEN, features)
                .flatMap(unbeaten ->
                        weights.foretell(moment, WON, features).map(won -> 0.5 * (unbeaten + won)));
    }
}

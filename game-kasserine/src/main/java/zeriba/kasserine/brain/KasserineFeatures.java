package zeriba.kasserine.brain;

import java.util.List;
import java.util.Optional;
import zeriba.engine.Features;
import zeriba.engine.FittedWeights;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Side;
import zeriba.kasserine.rules.S05_Phases.Movement;
import zeriba.kasserine.rules.S07_Combat.Combat;
import zeriba.kasserine.rules.S18_Victory.Over;
import zeriba.kasserine.rules.Step;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;

/**
 * What the Axis's chances are read from: its value as levels go by it, turns left, strength on the
 * map and to come, objectives captured and how far the next ones are, markers in hand, whose
 * portion it is. What counts more towards the end is there once more, by the turns left. As many
 * games are drawn, whether it loses and whether it wins are foretold apart.
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
                    "AXIS MOVES",
                    "ALLIES MOVE",
                    "AXIS FIGHTS");

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

    /** The scenario, while somebody moves or chooses his first attack. */
    @Override
    public Optional<String> kind(Kasserine state) {
        Step now = Step.of(state);
        return now instanceof Movement || now instanceof Combat
                ? Optional.of(state.parameters().scenario().id())
                : Optional.empty();
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
        return new double[] {
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
            moves(state, Army.AXIS),
            moves(state, Army.ALLIES),
            Step.of(state) instanceof Combat(Army army) && army == Army.AXIS ? 1 : 0
        };
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

    private static double moves(Kasserine state, Army army) {
        return Step.of(state) instanceof Movement movement && movement.army() == army ? 1 : 0;
    }

    /** The chance of the Axis, 0 to 1; empty after the end. */
    Optional<Double> axis(Kasserine state) {
        String scenario = state.parameters().scenario().id();
        if (state.agenda().now() instanceof Over || !weights.knows(scenario)) {
            return Optional.empty();
        }
        double[] features = of(state);
        return weights.foretell(scenario, UNBEATEN, features)
                .flatMap(unbeaten ->
                        weights.foretell(scenario, WON, features)
                                .map(won -> 0.5 * (unbeaten + won)));
    }
}

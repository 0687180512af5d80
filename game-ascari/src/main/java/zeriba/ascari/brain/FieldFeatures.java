package zeriba.ascari.brain;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import zeriba.ascari.rules.FieldBoats;
import zeriba.ascari.rules.FieldTransport;
import zeriba.ascari.rules.FieldVictory;
import zeriba.ascari.rules.Portion;
import zeriba.ascari.rules.S1_SettingUp.Deployment;
import zeriba.ascari.rules.S4_Fire;
import zeriba.ascari.rules.S7_Victory;
import zeriba.ascari.rules.S7_Victory.Over;
import zeriba.ascari.rules.Step;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Victory;
import zeriba.board.HexGrid;
import zeriba.engine.Features;
import zeriba.engine.FittedWeights;

/**
 * What the force's chance to hold a field is read from: the turns left, as a share of all; what
 * either army has lost of what brings it to its end; the steps that are left, and of those who can
 * fire; how near the Dervishes are, of eight hexes; who stands in the objectives and how far the
 * force is from them, of twelve hexes; how much of the transport is through and how far the rest
 * has to go, as shares of all of it and of the map; whether a boat is under fire. What counts
 * otherwise early is there once more, by the turns left.
 */
final class FieldFeatures implements Features<Ascari> {

    private static final int FARTHEST = 12;
    private static final int NEAR = 8;
    private static final double STEPS = 20;
    private static final double COUNTERS = 7;

    private static final List<String> NAMES =
            List.of(
                    "ONE",
                    "LEFT",
                    "DEFENDER LOST",
                    "DEFENDER LOST early",
                    "DEFENDER LOST squared",
                    "ATTACKER LOST",
                    "ATTACKER LOST early",
                    "ATTACKER LOST squared",
                    "DEFENDER MOVES",
                    "STRENGTH",
                    "DEFENDER FIRES",
                    "ATTACKER FIRES",
                    "NEAR",
                    "NEAR early",
                    "HELD",
                    "HELD early",
                    "HOLDERS",
                    "ENTERED",
                    "ENTERERS",
                    "WAY",
                    "WAY early",
                    "FIRST",
                    "FIRST early",
                    "THROUGH",
                    "MARCH",
                    "MARCH early",
                    "UNDER FIRE",
                    "UNDER FIRE early");

    private final FittedWeights weights =
            FittedWeights.read(
                    FieldFeatures.class::getResourceAsStream, "field-chances.tsv", NAMES);

    @Override
    public List<String> names() {
        return NAMES;
    }

    /** In an army's portion; battles that programs go about alike are judged alike. */
    @Override
    public Optional<String> kind(Ascari state) {
        return isFought(state) && Step.of(state) instanceof Portion
                ? Optional.of(state.battle().stances())
                : Optional.empty();
    }

    /** The chance of the force, 0 to 1; empty where no battle on the field is being fought. */
    Optional<Double> defender(Ascari state) {
        return isFought(state)
                ? weights.foretell(state.battle().stances(), SCORE, of(state))
                : Optional.empty();
    }

    private static boolean isFought(Ascari state) {
        Step now = Step.of(state);
        return state.battle().victory() == Victory.FIELD
                && !(now instanceof Deployment)
                && !(now instanceof Over);
    }

    @Override
    public double[] of(Ascari state) {
        double turns = state.parameters().lastTurn();
        double left = (turns - state.turn() + 1) / turns;
        double defender = lost(state, Army.DEFENDER);
        double attacker = lost(state, Army.ATTACKER);
        Goal goal = Goal.of(state);
        double near = near(state);
        double held = goal.holders() > 0 ? 1 : 0;
        double march = march(state);
        double underFire = state.battle().hasBoat() && FieldBoats.isUnderFire(state) ? 1 : 0;
        return new double[] {
            1,
            left,
            defender,
            defender * left,
            defender * defender,
            attacker,
            attacker * left,
            attacker * attacker,
            Lead.mover(state) == Army.DEFENDER ? 1 : 0,
            Math.log((1.0 + steps(state, Army.DEFENDER)) / (1 + steps(state, Army.ATTACKER))),
            firing(state, Army.DEFENDER) / STEPS,
            firing(state, Army.ATTACKER) / STEPS,
            near,
            near * left,
            held,
            held * left,
            goal.holders() / COUNTERS,
            goal.enterers() > 0 ? 1 : 0,
            goal.enterers() / COUNTERS,
            goal.way(),
            goal.way() * left,
            goal.first(),
            goal.first() * left,
            through(state),
            march,
            march * left,
            underFire,
            underFire * left
        };
    }

    /** What an army has lost, as a share of what brings it to its end. */
    private static double lost(Ascari state, Army army) {
        return (double) S7_Victory.stepsLost(state, army) / FieldVictory.end(state.battle(), army);
    }

    private static List<Counter> onMap(Ascari state, Army army) {
        return state.battle().counters(army).stream()
                .filter(counter -> !counter.isLeader() && state.isOnMap(counter))
                .toList();
    }

    private static int steps(Ascari state, Army army) {
        return onMap(state, army).stream().mapToInt(state::stepsLeft).sum();
    }

    private static int firing(Ascari state, Army army) {
        return onMap(state, army).stream()
                .filter(counter -> S4_Fire.canFire(state, counter))
                .mapToInt(state::stepsLeft)
                .sum();
    }

    /** How far from the force the attackers are in the mean, none farther than {@link #NEAR}. */
    private static double near(Ascari state) {
        List<Counter> force = onMap(state, Army.DEFENDER);
        return onMap(state, Army.ATTACKER).stream()
                        .mapToDouble(enemy -> nearest(state, enemy, force))
                        .average()
                        .orElse(NEAR)
                / NEAR;
    }

    private static int nearest(Ascari state, Counter enemy, List<Counter> force) {
        int nearest = NEAR;
        for (Counter one : force) {
            nearest = Math.min(nearest, state.ground().distance(state.at(enemy), state.at(one)));
        }
        return nearest;
    }

    /** How it stands about the objectives; where there are none all is 0. */
    private record Goal(int holders, int enterers, double way, double first) {

        static Goal of(Ascari state) {
            if (state.battle().objectives().isEmpty()) {
                return new Goal(0, 0, 0, 0);
            }
            int[] ways =
                    onMap(state, Army.DEFENDER).stream()
                            .filter(counter -> !counter.isTransport())
                            .mapToInt(counter -> way(state, state.at(counter)))
                            .sorted()
                            .toArray();
            return new Goal(
                    FieldVictory.standing(state, Army.ATTACKER),
                    FieldVictory.standing(state, Army.DEFENDER),
                    Arrays.stream(ways).average().orElse(FARTHEST) / FARTHEST,
                    (double) (ways.length == 0 ? FARTHEST : ways[0]) / FARTHEST);
        }

        private static int way(Ascari state, int from) {
            int nearest = FARTHEST;
            for (int hex : state.battle().objectives()) {
                nearest = Math.min(nearest, state.ground().distance(from, hex));
            }
            return nearest;
        }
    }

    private static double through(Ascari state) {
        int all = state.battle().valueIfAny("transport");
        return all == 0 ? 0 : (double) FieldTransport.left(state) / all;
    }

    /** How far the transport has still to go together, as a share of all of it and of the map. */
    private static double march(Ascari state) {
        Battle battle = state.battle();
        int all = battle.valueIfAny("transport");
        if (all == 0) {
            return 0;
        }
        HexGrid grid = battle.grid();
        int edge = grid.column(battle.exits(Army.DEFENDER).nth(0));
        double sum = 0;
        for (Counter counter : onMap(state, Army.DEFENDER)) {
            if (counter.isTransport()) {
                sum += Math.abs(edge - grid.column(state.at(counter)));
            }
        }
        return sum / grid.columns() / all;
    }
}

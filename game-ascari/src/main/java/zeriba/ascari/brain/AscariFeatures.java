package zeriba.ascari.brain;

import java.util.List;
import java.util.Optional;
import zeriba.ascari.rules.Portion;
import zeriba.ascari.rules.S1_SettingUp.Deployment;
import zeriba.ascari.rules.S3_Movement.Movement;
import zeriba.ascari.rules.S7_Victory;
import zeriba.ascari.rules.S7_Victory.Over;
import zeriba.ascari.rules.Step;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Mark;
import zeriba.ascari.state.Victory;
import zeriba.engine.Features;
import zeriba.engine.FittedWeights;

/**
 * What the defender's chances are read from: how far he is ahead of where the battle would be even
 * by now and of where it would be at its end, in tens of points; turns left; units on the map, in
 * tens; how far those who lead captives away are from the edge, in tens of hexes; whose turn it is.
 * What counts more towards the end is there once more, by the turns left.
 */
final class AscariFeatures implements Features<Ascari> {

    private static final double TENTH = 0.1;
    private static final List<String> NAMES =
            List.of(
                    "ONE",
                    "LEFT",
                    "LEAD",
                    "LEAD late",
                    "MARGIN",
                    "MARGIN late",
                    "DEFENDERS",
                    "ATTACKERS",
                    "CAPTIVES",
                    "CAPTIVES late",
                    "DEFENDER MOVES");

    private final FittedWeights weights =
            FittedWeights.read(AscariFeatures.class::getResourceAsStream, "chances.tsv", NAMES);

    @Override
    public List<String> names() {
        return NAMES;
    }

    /** The battle, in an army's portion; battles on the field have none. */
    @Override
    public Optional<String> kind(Ascari state) {
        return Step.of(state) instanceof Portion ? battle(state) : Optional.empty();
    }

    private static Optional<String> battle(Ascari state) {
        Step now = Step.of(state);
        boolean isFought =
                !(now instanceof Deployment)
                        && !(now instanceof Over)
                        && state.battle().victory() != Victory.FIELD;
        return isFought ? Optional.of(state.battle().id().word()) : Optional.empty();
    }

    @Override
    public double[] of(Ascari state) {
        double left = state.parameters().lastTurn() - state.turn() + 1.0;
        double lead = TENTH * Lead.of(state, state.agenda().now() instanceof Movement);
        double margin = TENTH * (S7_Victory.margin(state) - Lead.even(state));
        double captives = TENTH * captives(state);
        return new double[] {
            1,
            left,
            lead,
            lead / left,
            margin,
            margin / left,
            TENTH * units(state, Army.DEFENDER),
            TENTH * units(state, Army.ATTACKER),
            captives,
            captives / left,
            Lead.mover(state) == Army.DEFENDER ? 1 : 0
        };
    }

    /** How far it is to the edge for all who lead captives away, in hexes. */
    private static int captives(Ascari state) {
        int sum = 0;
        for (int number = 0; number < state.battle().units(); number++) {
            if (state.has(Mark.CAPTIVES, number) && state.isOnMap(number)) {
                int nearest = Integer.MAX_VALUE;
                for (int exit : state.battle().exits(Army.ATTACKER)) {
                    nearest = Math.min(nearest, state.ground().distance(state.at(number), exit));
                }
                sum += nearest;
            }
        }
        return sum;
    }

    private static int units(Ascari state, Army army) {
        int units = 0;
        for (int number = 0; number < state.battle().units(); number++) {
            boolean isThere = state.counter(number).army() == army && state.isOnMap(number);
            units += isThere ? 1 : 0;
        }
        return units;
    }

    /** The chance of the defender, 0 to 1; empty while armies are set up and after the end. */
    Optional<Double> defender(Ascari state) {
        return battle(state)
                .filter(weights::knows)
                .flatMap(kind -> weights.foretell(kind, SCORE, of(state)));
    }
}

package zeriba.ascari.brain;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
 * by now and of where it would be at its end; turns left; how far those who lead captives away are
 * from the edge; what either army has on the map. Points, hexes and counts are in tens. All but the
 * turns is there once more, by the turns left, since it counts more towards the end.
 */
final class AscariFeatures implements Features<Ascari> {

    private static final double TENTH = 0.1;

    /** From this turn on positions are judged alike; openings have weights of their own. */
    private static final int LATER = 3;

    private static final List<String> COUNTED =
            List.of(
                    "LEAD",
                    "MARGIN",
                    "CAPTIVES",
                    "DEFENDERS",
                    "DEFENDERS' STEPS",
                    "DEFENDERS READY",
                    "DEFENDERS' LEADERS",
                    "DEFENDERS TOUCHING",
                    "DEFENDERS' GOALS",
                    "ATTACKERS",
                    "ATTACKERS' STEPS",
                    "ATTACKERS READY",
                    "ATTACKERS' LEADERS",
                    "ATTACKERS' GOALS");
    private static final List<String> NAMES =
            Stream.concat(
                            Stream.of("ONE", "LEFT"),
                            COUNTED.stream().flatMap(name -> Stream.of(name, name + " late")))
                    .toList();

    private final FittedWeights weights =
            FittedWeights.read(AscariFeatures.class::getResourceAsStream, "chances.tsv", NAMES);

    @Override
    public List<String> names() {
        return NAMES;
    }

    /** In an army's portion; {@link FieldFeatures} has those of battles on the field. */
    @Override
    public Optional<String> kind(Ascari state) {
        return Step.of(state) instanceof Portion ? moment(state) : Optional.empty();
    }

    /** The battle, how far it has come, whether an army moves or fires, and which. */
    private static Optional<String> moment(Ascari state) {
        if (state.battle().victory() == Victory.FIELD) {
            return Optional.empty();
        }
        String when = state.battle().id().word() + " " + Math.min(LATER, state.turn());
        return switch (Step.portion(state)) {
            case Deployment _, Over _ -> Optional.empty();
            case Movement(Army army) -> Optional.of(when + " moves " + army);
            case Portion portion -> Optional.of(when + " fires " + portion.army());
            case Step _ -> Optional.empty();
        };
    }

    @Override
    public double[] of(Ascari state) {
        double left = state.parameters().lastTurn() - state.turn() + 1.0;
        Muster defender = Muster.of(state, Army.DEFENDER);
        Muster attacker = Muster.of(state, Army.ATTACKER);
        double[] counted = {
            Lead.of(state, Step.portion(state) instanceof Movement),
            S7_Victory.margin(state) - Lead.even(state),
            captives(state),
            defender.units(),
            defender.steps(),
            defender.ready(),
            defender.leaders(),
            defender.touching(),
            defender.goals(),
            attacker.units(),
            attacker.steps(),
            attacker.ready(),
            attacker.leaders(),
            attacker.goals()
        };
        double[] all = new double[NAMES.size()];
        all[0] = 1;
        all[1] = left;
        for (int i = 0; i < counted.length; i++) {
            all[2 + 2 * i] = TENTH * counted[i];
            all[3 + 2 * i] = TENTH * counted[i] / left;
        }
        return all;
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

    /** The chance of the defender, 0 to 1; empty while armies are set up and after the end. */
    Optional<Double> defender(Ascari state) {
        return moment(state)
                .filter(weights::knows)
                .flatMap(kind -> weights.foretell(kind, SCORE, of(state)));
    }
}

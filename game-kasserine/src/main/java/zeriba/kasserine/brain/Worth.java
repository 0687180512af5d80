package zeriba.kasserine.brain;

import static zeriba.board.Bits.*;

import zeriba.kasserine.rules.S07_Combat;
import zeriba.kasserine.state.CombatResult;
import zeriba.kasserine.state.Engagement;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Unit;

/** What units are worth, and what a combat promises, in points of strength. */
final class Worth {

    private static final double RETREAT = 1.2;
    private static final double SETBACK = 0.9;
    private static final double GROUND = 0.5;
    private static final int FACES = 6;

    private Worth() {}

    /** What a unit is worth as it is now. */
    static double of(Kasserine state, Unit unit) {
        double strength = 1.2 * state.attack(unit) + state.defence(unit);
        return strength + (state.roster().isLeg(unit) ? 0 : 0.5);
    }

    /** What is lost when a unit is depleted. */
    static double loss(Kasserine state, Unit unit) {
        boolean gives =
                contains(state.roster().twoSided(unit.army()), unit.bit())
                        && !state.isReduced(unit);
        if (!gives) {
            return of(state, unit);
        }
        int number = unit.number();
        double attack = state.attack(unit) - (double) state.roster().attack(number, true);
        return 1.2 * attack + state.defence(unit) - state.roster().defence(number, true) + 0.3;
    }

    /** The least that the attackers lose when one of them is depleted. */
    static double least(Kasserine state, Engagement engagement) {
        double least = 0;
        for (Unit unit : engagement.attackers()) {
            double loss = loss(state, unit);
            least = least == 0 ? loss : Math.min(least, loss);
        }
        return least;
    }

    /** What a combat is expected to bring the attacker, with so much support more than known. */
    static double expected(Kasserine state, Engagement engagement, double support) {
        double low = Math.floor(support);
        double part = support - low;
        double one = expectedAt(state, engagement, (int) low);
        return part == 0 ? one : one + part * (expectedAt(state, engagement, (int) low + 1) - one);
    }

    private static double expectedAt(Kasserine state, Engagement engagement, int support) {
        var results = state.parameters().charts().results();
        int column = results.column(S07_Combat.effective(state, engagement) + support);
        double sum = 0;
        for (int face = 1; face <= FACES; face++) {
            sum += value(state, engagement, results.at(column, face));
        }
        return sum / FACES;
    }

    private static double value(Kasserine state, Engagement engagement, CombatResult result) {
        boolean bombards = engagement.isBombardment();
        Unit defender = engagement.defender();
        double ground = bombards ? 0 : GROUND;
        return switch (result) {
            case NE -> 0;
            case A1, A2 -> bombards ? 0 : -SETBACK * engagement.attackers().size();
            case ATTACKER_DEPLETED -> bombards ? 0 : -least(state, engagement);
            case EX -> bombards ? 0 : loss(state, defender) - least(state, engagement);
            case D1, D2, D3 -> RETREAT + ground;
            case DEFENDER_DEPLETED -> loss(state, defender) + RETREAT / 2 + ground;
            case DE -> of(state, defender) + ground;
        };
    }
}

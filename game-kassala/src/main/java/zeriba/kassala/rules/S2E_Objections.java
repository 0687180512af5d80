package zeriba.kassala.rules;

import static zeriba.board.Bits.*;

import java.util.Optional;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Rule;
import zeriba.kassala.rules.general.Reason;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Contacts;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

/** Section II.E. Combat: why an attack may not be declared. */
public final class S2E_Objections {

    private S2E_Objections() {}

    @Rule({"II.E", "II.E.7"})
    static Optional<Objection> to(Kassala state, Army army, Act.Attack attack) {
        Units attackers = attack.attackers();
        Units defenders = attack.defenders();
        return wrongUnits(state, army, attackers, defenders)
                .or(() -> mayNotAttack(state, attackers, state.hexes(defenders)))
                .or(() -> mayNotBeAttacked(state, defenders))
                .or(() -> wouldBeLeft(state, attackers, defenders));
    }

    /** Attackers that are the enemy's, targets that are no enemies, the dead. */
    @Rule({"II.B.2", "II.B.4", "CRT"})
    static Optional<Objection> wrongUnits(
            Kassala state, Army army, Units attackers, Units defenders) {
        Units strangers = attackers.minus(Units.of(army));
        if (!strangers.isEmpty()) {
            return Reason.of(state, Objections.combatOf(army), "not-yours")
                    .units(strangers)
                    .given();
        }
        Units friends = defenders.intersection(Units.of(army));
        if (!friends.isEmpty()) {
            return Reason.of(state, "II.E", "own-target").units(friends).given();
        }
        Units gone = attackers.union(defenders).intersection(state.unitsAt(Kassala.ELIMINATED));
        return gone.isEmpty()
                ? Optional.empty()
                : Reason.of(state, "CRT", "gone").units(gone).given();
    }

    private static Optional<Objection> mayNotAttack(Kassala state, Units attackers, long hexes) {
        Units guns =
                state.parameters().cannon() ? attackers.intersection(Units.CANNON) : Units.NONE;
        Units line = attackers.minus(guns);
        return lineMayNotAttack(state, line, hexes)
                .or(() -> S4A_Objections.gunsMayNotAttack(state, guns, line, hexes));
    }

    /** Units that have attacked already, and units that are not next to every hex attacked. */
    @Rule({"II.E.1", "II.E.4", "G-1"})
    static Optional<Objection> lineMayNotAttack(Kassala state, Units line, long hexes) {
        Contacts contacts = state.contacts();
        for (Unit unit : line) {
            long near = intersection(S2E_Combat.attackable(state.map(), state.place(unit)), hexes);
            if (!contacts.due().contains(unit) && !isEmpty(near)) {
                return Reason.of(state, "II.E.4", "attacked-already").unit(unit).given();
            }
        }
        for (Unit unit : line) {
            long far = minus(hexes, S2E_Combat.attackable(state.map(), state.place(unit)));
            if (!isEmpty(far)) {
                return Reason.of(state, "II.E.1", "not-adjacent").unit(unit).hexes(far).given();
            }
        }
        return Optional.empty();
    }

    /** Hexes that have been attacked already, and hexes of which not all units are named. */
    @Rule({"II.E.2", "G-9"})
    static Optional<Objection> mayNotBeAttacked(Kassala state, Units defenders) {
        long again = minus(state.hexes(defenders), state.contacts().targets());
        if (!isEmpty(again)) {
            return Reason.of(state, "II.E.2", "under-attack-already").hexes(again).given();
        }
        Units others = state.unitsIn(state.hexes(defenders)).minus(defenders);
        return others.isEmpty()
                ? Optional.empty()
                : Reason.of(state, "G-9", "part-of-stack").units(others).given();
    }

    /** The attack would leave somebody without the battle that he must have. */
    @Rule({"II.E.3", "G-2"})
    static Optional<Objection> wouldBeLeft(Kassala state, Units attackers, Units defenders) {
        Front front = Front.of(state);
        long attacked = front.numbers(state.hexes(defenders));
        if (S2E_Obligations.leavesTheRest(front, attackers.bits(), attacked)) {
            return Optional.empty();
        }
        Units units = new Units(S2E_Obligations.strandedUnits(front, attackers.bits(), attacked));
        long targets = S2E_Obligations.strandedTargets(front, attackers.bits(), attacked);
        if (units.isEmpty() && isEmpty(targets)) {
            units = new Units(intersection(front.due, front.guns)).minus(attackers);
            targets = S4A_Obligations.leftToGuns(front, attackers.bits(), attacked);
        }
        Units enemies = state.unitsIn(front.hexes(targets));
        return Reason.of(state, "II.E.3", "left-over")
                .units(units.union(enemies))
                .at(union(state.hexes(units), front.hexes(targets)))
                .given();
    }
}

package zeriba.kassala.rules;

import zeriba.engine.Dice;
import zeriba.engine.Pending;
import zeriba.engine.Rule;
import zeriba.kassala.Act;
import zeriba.kassala.Army;
import zeriba.kassala.Contacts;
import zeriba.kassala.Kassala;
import zeriba.kassala.KassalaMap;
import zeriba.kassala.Step;
import zeriba.kassala.Units;

/** Section II.E. Combat: declaring attacks and throwing for them. */
public final class S2E_Combat {

    private static final Pending<Act> DIE = new Pending.Chance<>(Dice.D6, "battle");

    private static final Pending<Act> SETTLED = new Pending.Automatic<>();

    private S2E_Combat() {}

    /** Every attack that may be declared next; nothing, when all battles are fought. */
    @Rule({"II.E.7", "II.E.12", "G-23"})
    public static Pending<Act> choices(Kassala state, Army army) {
        return state.contacts().isSettled()
                ? SETTLED
                : new Pending.Choice<>(army.side(), Attacks.in(state));
    }

    /** An attack is declared: nobody in it attacks or is attacked again in this portion. */
    @Rule({"II.E.2", "II.E.4"})
    public static Kassala attack(Kassala state, Army army, Act.Attack attack) {
        Units attackers = attack.attackers();
        Contacts left = state.contacts().without(attackers, state.hexes(attack.defenders()));
        if (S4A_Cannon.isIndividual(state, attackers)) {
            return state.contacts(left);
        }
        Step battle = new Step.Battle(army, attackers, attack.defenders());
        return state.declared(left, state.agenda().before(battle));
    }

    @Rule("II.E")
    public static Pending<Act> die() {
        return DIE;
    }

    /** The hexes that a unit in a hex may attack: those next to it, whatever lies between. */
    @Rule({"II.E.1", "II.E.11"})
    public static long attackable(KassalaMap map, int hex) {
        return map.neighbours(hex);
    }
}

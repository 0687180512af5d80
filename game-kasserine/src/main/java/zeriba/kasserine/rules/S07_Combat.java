package zeriba.kasserine.rules;

import zeriba.board.Places;
import zeriba.engine.Dice;
import zeriba.engine.Pending;
import zeriba.engine.Rule;
import zeriba.kasserine.Act;
import zeriba.kasserine.Army;
import zeriba.kasserine.Engagement;
import zeriba.kasserine.Kasserine;
import zeriba.kasserine.Unit;
import zeriba.kasserine.Units;

/** Section 7. Combat: who may attack whom, and at what differential. */
public final class S07_Combat {

    private S07_Combat() {}

    /** Attacks by unit attacked, then by attackers; bombardments by unit; last, the end. */
    @Rule({"7.1", "G-2"})
    public static Pending<Act> choices(Kasserine state, Army army) {
        Attacks attacks = Attacks.in(state, army);
        return attacks.isEmpty()
                ? new Pending.Automatic<>()
                : new Pending.Choice<>(army.side(), attacks);
    }

    @Rule("7.1")
    static boolean isAnythingLeft(Kasserine state, Army army) {
        return S08_SupportFire.mayBombard(state, army)
                || (state.zone(army).intersects(state.hexes(army.enemy()))
                        && !Attacks.in(state, army).isEmpty());
    }

    /** The units of an army next to a hex that may still attack, by their bits. */
    @Rule({"7.1", "7.2"})
    public static long attackers(Kasserine state, Army army, int hex) {
        Places near = state.map().adjacency().neighbours(hex).intersection(state.hexes(army));
        long bits = 0;
        for (int from = near.next(0); from >= 0; from = near.next(from + 1)) {
            bits |= Unit.of(state.numberAt(from)).mask();
        }
        return bits & ~state.activity().fought();
    }

    /** An attack has been declared: markers are committed, then the die falls. */
    @Rule({"7.1", "7.2", "8.3"})
    public static Kasserine attack(Kasserine state, Act.Attack attack) {
        return declared(state, Engagement.declared(attack.attackers(), attack.defender()));
    }

    @Rule("7.2")
    static Kasserine declared(Kasserine state, Engagement engagement) {
        return S08_SupportFire.asked(
                state.activity(state.activity().fight(engagement)), engagement, engagement.army());
    }

    /** The die. */
    @Rule({"7.6", "2.0"})
    public static Pending<Act> die() {
        return new Pending.Chance<>(Dice.D6, "battle");
    }

    /** Attack less defence, with markers, before the ground counts. */
    @Rule("7.3")
    public static int differential(Kasserine state, Engagement engagement) {
        return attack(state, engagement) - defence(state, engagement);
    }

    /** What attacks: units as they are now, and markers. */
    @Rule({"7.3", "9.0"})
    public static int attack(Kasserine state, Engagement engagement) {
        int sum = engagement.attack().strength();
        for (Unit unit : engagement.attackers()) {
            sum += S09_Supply.attack(state, unit);
        }
        return sum;
    }

    /** What defends: the unit as it is now, and markers. */
    @Rule("7.3")
    public static int defence(Kasserine state, Engagement engagement) {
        return state.defence(engagement.defender()) + engagement.defence().strength();
    }

    /** What the ground takes off the differential: the minefield, or the one best in the hex. */
    @Rule({"7.4", "8.5", "14.2"})
    public static int offset(Kasserine state, Engagement engagement) {
        return S14_Minefields.isAcross(state, engagement)
                ? state.terms().charts().ground("minefield", "offset")
                : state.map().offset(state.place(engagement.defender()));
    }

    /** What engineers take off the differential. */
    @Rule({"7.5", "16.0"})
    public static int fortification(Kasserine state, Engagement engagement) {
        return S16_Engineers.fortifies(state, engagement.defender())
                ? state.terms().charts().ground("fortified", "offset")
                : 0;
    }

    /** The differential that finds the column. */
    @Rule({"7.3", "7.4", "7.5"})
    public static int effective(Kasserine state, Engagement engagement) {
        return differential(state, engagement)
                - offset(state, engagement)
                - fortification(state, engagement);
    }

    /** The column of the table, from 0. */
    @Rule("7.6")
    public static int column(Kasserine state, Engagement engagement) {
        return state.terms().charts().results().column(effective(state, engagement));
    }

    /** The result of a face, 1 to 6; of a bombardment, what of it happens to the defender. */
    @Rule({"7.6", "8.4"})
    public static CombatResult result(Kasserine state, Engagement engagement, int face) {
        CombatResult thrown = state.terms().charts().results().at(column(state, engagement), face);
        return engagement.isBombardment() ? thrown.byBombardment() : thrown;
    }

    /** The units of a combat that are still on the map. */
    @Rule("7.9")
    static Units present(Kasserine state, Units units) {
        return new Units(units.army(), units.bits() & state.present(units.army()));
    }
}

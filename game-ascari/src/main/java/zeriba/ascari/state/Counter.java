package zeriba.ascari.state;

import zeriba.engine.rules.Rule;

/**
 * A combat unit or a leader, as printed.
 *
 * @param number its place in the battle: combat units first, then leaders
 * @param strength melee strength of the full side, 0 for a leader
 * @param reduced melee strength of the reduced side, 0 where there is none
 * @param steps how many hits it takes: 1 or 2, a boat more
 * @param movement its movement allowance
 * @param organisation the battalion, rub or chief it belongs to; of a leader, whom he leads
 * @param fire what a leader's full side adds to fire
 * @param melee what a leader's full side adds to melee
 */
public record Counter(
        int number,
        String id,
        String name,
        Army army,
        People people,
        Kind kind,
        int strength,
        int reduced,
        int steps,
        int movement,
        String organisation,
        int fire,
        int melee) {

    /** The organisation of a leader who leads his whole army. */
    private static final String ALL = "all";

    public boolean isLeader() {
        return kind == Kind.LEADER;
    }

    public boolean isBattery() {
        return kind == Kind.BATTERY;
    }

    public boolean isTransport() {
        return kind == Kind.TRANSPORT;
    }

    public boolean isBoat() {
        return kind == Kind.BOAT;
    }

    /** Whether what it fires with is guns. */
    @Rule("FIELD.BOAT")
    public boolean firesGuns() {
        return kind == Kind.BATTERY || kind == Kind.BOAT;
    }

    /** Whether it is an Italian or Egyptian company, squadron or battery: not the bande. */
    @Rule("FIELD.FORCES")
    public boolean isRegular() {
        return people.isRegular()
                && (kind == Kind.RIFLE || kind == Kind.SQUADRON || kind == Kind.BATTERY);
    }

    /** Whether this leader is a proper one for a combat unit: an officer, or its own chief. */
    public boolean leads(Counter unit) {
        return army == unit.army
                && (organisation.equals(ALL)
                        || (organisation.equals(people.word())
                                ? unit.isRegular()
                                : organisation.equals(unit.organisation)));
    }

    @Override
    public String toString() {
        return id;
    }
}

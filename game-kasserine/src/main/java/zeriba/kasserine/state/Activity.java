package zeriba.kasserine.state;

import static zeriba.board.Bits.*;

import zeriba.board.Bits;

/**
 * What has been done in the phase in hand, as sets of units by their bits.
 *
 * @param moved own units that have moved
 * @param closed whether no reinforcement may arrive any more
 * @param fought own units that have attacked
 * @param struck enemies that ground units have attacked
 * @param bombarded enemies that have been bombarded
 * @param mired own units that have advanced across mines in this player's turn
 */
public record Activity(
        long moved, boolean closed, long fought, long struck, long bombarded, long mired) {

    public static final Activity NONE = new Activity(0, false, 0, 0, 0, 0);

    /** What of it matters once the phase is over. */
    public Activity afterPhase() {
        return isEmpty(mired) ? NONE : new Activity(0, false, 0, 0, 0, mired);
    }

    /** A unit on the map has moved. */
    public Activity move(Unit unit) {
        return new Activity(with(moved, unit.bit()), true, fought, struck, bombarded, mired);
    }

    /** A reinforcement has come. */
    public Activity arrive(Unit unit) {
        return new Activity(with(moved, unit.bit()), closed, fought, struck, bombarded, mired);
    }

    /** A combat has been declared. */
    public Activity fight(Engagement engagement) {
        long defender = Bits.only(engagement.defender().bit());
        return engagement.isBombardment()
                ? new Activity(moved, closed, fought, struck, union(bombarded, defender), mired)
                : new Activity(
                        moved,
                        closed,
                        union(fought, engagement.attackers().bits()),
                        union(struck, defender),
                        bombarded,
                        mired);
    }

    /** A unit has advanced across mines. */
    public Activity mire(Unit unit) {
        return new Activity(moved, closed, fought, struck, bombarded, with(mired, unit.bit()));
    }
}

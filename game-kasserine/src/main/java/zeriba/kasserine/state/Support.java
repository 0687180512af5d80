package zeriba.kasserine.state;

/** The support fire markers drawn for this turn: those still in hand, and those spent. */
public record Support(Markers axis, Markers allies, Markers axisSpent, Markers alliesSpent) {

    /** All markers are in the pools. */
    public static final Support NONE =
            new Support(Markers.NONE, Markers.NONE, Markers.NONE, Markers.NONE);

    /** What an army has in hand. */
    public Markers hand(Army army) {
        return army == Army.AXIS ? axis : allies;
    }

    /** What an army has spent in this turn. */
    public Markers spent(Army army) {
        return army == Army.AXIS ? axisSpent : alliesSpent;
    }

    /** The same with another hand for an army. */
    public Support hand(Army army, Markers hand) {
        return army == Army.AXIS
                ? new Support(hand, allies, axisSpent, alliesSpent)
                : new Support(axis, hand, axisSpent, alliesSpent);
    }

    /** Once an army has spent some of its hand. */
    public Support spend(Army army, Markers markers) {
        Markers hand = hand(army).minus(markers);
        Markers spent = spent(army).plus(markers);
        return army == Army.AXIS
                ? new Support(hand, allies, spent, alliesSpent)
                : new Support(axis, hand, axisSpent, spent);
    }

    /** As somebody sees it to whom one army's hand lies face down. */
    public Support hidden(Army army) {
        return hand(army, hand(army).turnedDown());
    }
}

package zeriba.kasserine.state;

import java.util.Optional;
import java.util.stream.Stream;

/** What must have happened, if only for a moment, before certain reinforcements come. */
public enum Trigger {
    /** An Axis unit has captured Sbeitla. */
    SBEITLA("axisCapturedSbeitla", "sbeitla"),
    /** An Axis unit has entered a hex west of Kasserine. */
    WEST("axisEntersWestOfKasserine", "west"),
    /** An Axis unit has entered a hex north of Sbeitla. */
    NORTH("axisEntersNorthOfSbeitla", "north"),
    /** An Axis unit has been next to Thala or Tebessa, or in one of them. */
    NEAR("axisAdjacentThalaOrTebessa", "near"),
    /** An Axis unit has captured Thala or Tebessa. */
    THALA_OR_TEBESSA("axisCapturedThalaOrTebessa", "captured"),
    /** The turn in which it did so is over. */
    AIRFIELD("airfieldOpen", "airfield");

    private final String id;
    private final String word;

    Trigger(String id, String word) {
        this.id = id;
        this.word = word;
    }

    /** How positions call it. */
    public String id() {
        return id;
    }

    /** The paragraph by which it brings reinforcements. */
    public String rule() {
        return switch (this) {
            case SBEITLA, WEST, NORTH, NEAR -> "11.1";
            case THALA_OR_TEBESSA, AIRFIELD -> "15.0";
        };
    }

    /** Its bit in a set of triggers. */
    @SuppressWarnings("EnumOrdinal") // the order of the constants is what the bit means
    public int mask() {
        return 1 << ordinal();
    }

    /** Whether it is in a set of triggers. */
    public boolean isIn(int set) {
        return (set & mask()) != 0;
    }

    /** The trigger that the data call by this word. */
    static Optional<Trigger> worded(String word) {
        return Stream.of(values()).filter(trigger -> trigger.word.equals(word)).findFirst();
    }

    /** The trigger of this id. */
    public static Optional<Trigger> named(String id) {
        return Stream.of(values()).filter(trigger -> trigger.id.equals(id)).findFirst();
    }
}

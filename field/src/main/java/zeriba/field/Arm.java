package zeriba.field;

import java.util.Locale;

/** What a body of troops fights as: six arms of the force, then six of the enemy. */
public enum Arm {
    INFANTRY,
    CAMEL,
    CAVALRY,
    ARTILLERY,
    MACHINE_GUN,
    GUNBOAT,
    SPEARS,
    FUZZIES,
    HORSE,
    RIFLES,
    JEHADIA,
    GUNS;

    /** Whether it is an arm of the force, not of the enemy. */
    public boolean isOwn() {
        return compareTo(GUNBOAT) <= 0;
    }

    /** Whether it serves guns. */
    public boolean isCrewed() {
        return this == ARTILLERY || this == MACHINE_GUN || this == GUNS;
    }

    /** Whether it has rifles or guns, and so can hurt a gunboat. */
    public boolean hurtsBoats() {
        return this == RIFLES || this == JEHADIA || this == GUNS;
    }

    /** The word for it in texts. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

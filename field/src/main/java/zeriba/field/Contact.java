package zeriba.field;

import java.util.Locale;

/** How the two forces of a battle meet. */
public enum Contact {
    /** The force attacks a town that the enemy holds. */
    TOWN,
    /** It comes out of a besieged town and attacks the besiegers' camp. */
    SORTIE,
    /** It comes to a besieged town and attacks the besiegers' camp. */
    RELIEF,
    /** The enemy attacks its camp. */
    CAMP,
    /** He attacks its camp and is seen late. */
    SURPRISE,
    /** He attacks it on the march, on two sides. */
    COLUMN,
    /** He attacks it on the march, on all sides, from nearby. */
    AMBUSH,
    /** He fires at its steamer from the banks of the Nile. */
    STEAMER;

    /** Whether the force attacks. */
    public boolean isAssault() {
        return this == TOWN || this == SORTIE || this == RELIEF;
    }

    /** Whether the force stands behind thorns. */
    public boolean hasZeriba() {
        return this == CAMP || this == SURPRISE;
    }

    /** Whether the force is on the march, with its transport. */
    public boolean isOnTheMarch() {
        return this == COLUMN || this == AMBUSH;
    }

    /** Whether the enemy lies in wait. */
    public boolean isHidden() {
        return this == AMBUSH || this == STEAMER;
    }

    /** The word for it in texts. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}

package zeriba.ascari.state;

import java.util.Locale;

/** What a counter is. */
public enum Kind {
    /** Foot with rifles. */
    RIFLE,
    /** Foot with spears: melee only, but for a Rifle marker. */
    SPEAR,
    /** Irregulars in Italian pay: rifles of the worse column, no support. */
    BANDE,
    /** African horse: melee only, but for a Rifle marker. */
    CAVALRY,
    /** Italian horse, always dismounted. */
    SQUADRON,
    /** Guns, either ready to fire or limbered. */
    BATTERY,
    /** Camels and mules with what a force lives on: no arms. */
    TRANSPORT,
    /** A steamer with guns, on water alone. */
    BOAT,
    /** An officer, emir or ras. */
    LEADER;

    /** The word for it in the data. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether it comes with rifles or guns. */
    public boolean hasArms() {
        return switch (this) {
            case RIFLE, BANDE, SQUADRON, BATTERY, BOAT -> true;
            case SPEAR, CAVALRY, TRANSPORT, LEADER -> false;
        };
    }

    /** Whose movement costs it pays. */
    public Mover mover() {
        return switch (this) {
            case RIFLE, SPEAR, BANDE, SQUADRON, TRANSPORT -> Mover.INFANTRY;
            case CAVALRY -> Mover.CAVALRY;
            case BATTERY -> Mover.ARTILLERY;
            case BOAT -> Mover.BOAT;
            case LEADER -> Mover.LEADER;
        };
    }

    /** Whether it goes on foot. */
    public boolean isFoot() {
        return mover() == Mover.INFANTRY;
    }
}

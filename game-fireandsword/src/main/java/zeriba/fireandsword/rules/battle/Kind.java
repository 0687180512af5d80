package zeriba.fireandsword.rules.battle;

import zeriba.engine.rules.Rule;

/** The kinds of battle; all but that of a steamer are fought out on the board. */
@Rule("QB.1")
public enum Kind {
    /** The Anglo-Egyptians attack a defended town. */
    TOWN,
    /** They attack the camp of besiegers, from inside or from outside. */
    SORTIE,
    /** Dervishes attack a camp. */
    CAMP,
    /** They attack a camp and are seen late. */
    SURPRISE,
    /** They attack a column on two sides. */
    COLUMN,
    /** They attack a column on all sides from nearby. */
    AMBUSH,
    /** They fire at a boat under way. */
    STEAMER;

    /** Whether the Anglo-Egyptians attack. */
    public boolean isAssault() {
        return this == TOWN || this == SORTIE;
    }

    /** Whether the first round finds them unprepared. */
    public boolean isHot() {
        return this == AMBUSH || this == SURPRISE;
    }

    /** Whether they stand behind thorns. */
    public boolean hasZeriba() {
        return this == CAMP || this == SURPRISE;
    }
}

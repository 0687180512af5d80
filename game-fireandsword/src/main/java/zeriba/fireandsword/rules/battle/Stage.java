package zeriba.fireandsword.rules.battle;

import zeriba.fireandsword.state.Word;

/** The stages of a battle; all from {@code RALLY} to {@code ARMY} make up a round. */
public enum Stage {
    /** On which flank a column is attacked. */
    FLANK,
    RALLY,
    MOVE,
    SALLY,
    JAM,
    PANIC,
    FIRE,
    FIRE_LOSSES,
    CHARGE,
    BLOWS,
    DERVISH_BLOWS,
    MELEE_LOSSES,
    REACTION,
    WAVER,
    SHAKEN,
    ARMY,
    /** It is decided. */
    OVER;

    private final String purpose = "battle-" + Word.of(this);

    /** The purpose of its throw. */
    public String purpose() {
        return purpose;
    }

    /** Whether stands may go down by what is thrown. */
    public boolean isDeadly() {
        return this == FIRE || this == BLOWS || this == DERVISH_BLOWS;
    }

    /** Whether it counts those who were hit before. */
    public boolean countsLosses() {
        return this == FIRE_LOSSES || this == MELEE_LOSSES || this == DERVISH_BLOWS;
    }

    /** The stage after it within a round. */
    Stage next() {
        return switch (this) {
            case FLANK, ARMY, OVER -> RALLY;
            case RALLY -> MOVE;
            case MOVE -> SALLY;
            case SALLY -> JAM;
            case JAM -> PANIC;
            case PANIC -> FIRE;
            case FIRE -> FIRE_LOSSES;
            case FIRE_LOSSES -> CHARGE;
            case CHARGE -> BLOWS;
            case BLOWS -> DERVISH_BLOWS;
            case DERVISH_BLOWS -> MELEE_LOSSES;
            case MELEE_LOSSES -> REACTION;
            case REACTION -> WAVER;
            case WAVER -> SHAKEN;
            case SHAKEN -> ARMY;
        };
    }
}

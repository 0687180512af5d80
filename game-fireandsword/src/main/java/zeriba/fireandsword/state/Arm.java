package zeriba.fireandsword.state;

/** What an element fights as: six Anglo-Egyptian arms, then six of the Dervishes. */
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

    /** Whether it belongs to the Anglo-Egyptians. */
    public boolean isOwn() {
        return compareTo(GUNBOAT) <= 0;
    }

    /** Whether it fights on foot with rifles: infantry and camel troops. */
    public boolean isFoot() {
        return this == INFANTRY || this == CAMEL;
    }

    /** Whether it is served rather than carried: guns, machine guns and boats. */
    public boolean isCrewed() {
        return this == ARTILLERY || this == MACHINE_GUN || this == GUNBOAT;
    }

    /** Whether it charges: Dervish swords, spears and horse. */
    public boolean isFanatic() {
        return this == SPEARS || this == FUZZIES || this == HORSE;
    }

    /** Whether it shoots from cover: Dervish rifles and guns. */
    public boolean isMarksman() {
        return this == RIFLES || this == JEHADIA || this == GUNS;
    }
}

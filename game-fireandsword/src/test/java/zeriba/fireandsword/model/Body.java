package zeriba.fireandsword.model;

import java.util.Set;
import zeriba.fireandsword.rules.battle.Troop;

/** What stands in one zone of one body of troops, as the model of a battle keeps it. */
final class Body {

    private static final Set<String> FOOT = Set.of("INFANTRY", "CAMEL");
    private static final Set<String> SERVED = Set.of("ARTILLERY", "MACHINE_GUN", "GUNBOAT");
    private static final Set<String> FANATIC = Set.of("SPEARS", "FUZZIES", "HORSE");

    final Troop troop;
    final String arm;
    final int grade;

    /** The stands it began with. */
    final int full;

    int stands;
    int zone;

    /** 3 cannon, 2 long rifle, 1 close, 0 contact. */
    int band;

    /** How far off the enemy somebody still is who ran out of the works. */
    int distance;

    int failures;

    /** Stands lost in this round. */
    int lost;

    boolean broken;
    boolean charged;
    boolean tore;
    boolean fought;
    boolean out;

    Body(Troop troop, int stands, int zone, int band) {
        this.troop = troop;
        this.arm = troop.arm().name();
        this.grade = troop.grade().rank();
        this.full = stands;
        this.stands = stands;
        this.zone = zone;
        this.band = band;
    }

    boolean isUp() {
        return stands > 0 && !broken;
    }

    boolean is(String name) {
        return arm.equals(name);
    }

    boolean isBoat() {
        return is("GUNBOAT");
    }

    boolean isFoot() {
        return FOOT.contains(arm);
    }

    boolean isServed() {
        return SERVED.contains(arm);
    }

    boolean isFanatic() {
        return FANATIC.contains(arm);
    }

    boolean isVeteran() {
        return grade == 2;
    }

    boolean isRaw() {
        return grade == 0;
    }

    /** Takes stands off, as many as there are at most. */
    void loses(int many) {
        int gone = Math.min(many, stands);
        stands -= gone;
        lost += gone;
    }

    /** Whether this share of its full strength, in hundredths, was lost in this round. */
    boolean hasLost(int hundredths) {
        return stands > 0 && lost > 0 && 100 * lost >= hundredths * full;
    }

    String written() {
        return "%s %d of %d, zone %d band %d%s"
                .formatted(
                        troop.name(),
                        stands,
                        full,
                        zone,
                        out ? distance : band,
                        broken ? " !" : "");
    }
}

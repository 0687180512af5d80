package zeriba.fireandsword.rules.battle;

import java.util.Arrays;
import zeriba.engine.rules.Rule;

/** How near each other the two sides are in each zone when the fire begins. */
final class Ranges {

    /** Where there is nobody to shoot at. */
    static final int NONE = -1;

    private final Field f;

    /** By zone: the band of the nearest own element that can be shot at. */
    private final int[] own = none();

    /** By zone: the band of the nearest Dervishes who attack, or are out of their works. */
    private final int[] rivals = none();

    /** By zone: whether Dervishes stand in their works there. */
    private final boolean[] works = new boolean[Field.ZONES];

    /** By zone: whether somebody is without cover among the nearest attackers. */
    private final boolean[] bare = new boolean[Field.ZONES];

    private Ranges(Field f) {
        this.f = f;
    }

    private static int[] none() {
        int[] bands = new int[Field.ZONES];
        Arrays.fill(bands, NONE);
        return bands;
    }

    /** The ranges of a battle as it stands. */
    @Rule("QB.7")
    static Ranges of(Field f) {
        Ranges ranges = new Ranges(f);
        for (int e = 0; e < f.ownCount; e++) {
            if (f.fights(e) && !f.isBoat(e) && (!f.isAssault() || f.band[e] > 0)) {
                nearer(ranges.own, f.at[e], f.band[e]);
            }
        }
        for (int e = f.ownCount; e < f.size(); e++) {
            if (f.fights(e)) {
                ranges.addRival(e);
            }
        }
        for (int e = f.ownCount; e < f.size() && !f.isAssault(); e++) {
            if (!f.arm(e).isMarksman() && ranges.isTarget(e)) {
                ranges.bare[f.at[e]] = true;
            }
        }
        return ranges;
    }

    private static void nearer(int[] nearest, int zone, int band) {
        nearest[zone] = nearest[zone] == NONE ? band : Math.min(nearest[zone], band);
    }

    private void addRival(int e) {
        int band = attacks(e);
        if (band > 0) {
            nearer(rivals, f.at[e], band);
        } else if (f.isAssault() && !f.has(e, Field.OUT)) {
            works[f.at[e]] = true;
        }
    }

    /** The band from which a Dervish element attacks, 0 in contact or in its works. */
    private int attacks(int e) {
        return !f.isAssault() ? f.band[e] : f.has(e, Field.OUT) ? f.dist[e] : 0;
    }

    /** The band over which an own element shoots. */
    int ofOwn(int e) {
        int zone = f.at[e];
        if (!f.fights(e) || (f.isAssault() && f.band[e] == 0)) {
            return NONE;
        }
        boolean storms = rivals[zone] == NONE && works[zone];
        return storms ? f.band[e] : rivals[zone];
    }

    /** The band over which a Dervish element shoots; 0 or less where it does not. */
    int ofRival(int e) {
        int nearest = own[f.at[e]];
        return f.isAssault() || nearest == NONE ? nearest : f.band[e];
    }

    /** Whether Dervishes have come out of their works in a zone and are not in contact yet. */
    boolean someoneIsOut(int zone) {
        return f.isAssault() && rivals[zone] != NONE;
    }

    /** Whether all whom an own element would shoot at lie in cover. */
    boolean areCovered(int zone) {
        return !bare[zone];
    }

    /** Whether an element is of the Dervishes that those opposite shoot at. */
    boolean isTarget(int e) {
        if (e < f.ownCount || !f.fights(e)) {
            return false;
        }
        int zone = f.at[e];
        if (!f.isAssault()) {
            return f.band[e] == rivals[zone];
        }
        return someoneIsOut(zone) ? attacks(e) > 0 : !f.has(e, Field.OUT);
    }

    /** Whether an element is of ours and may be hit by those opposite: of attackers the nearest. */
    boolean isExposed(int e) {
        return e < f.ownCount
                && f.fights(e)
                && !f.isBoat(e)
                && (!f.isAssault() || (f.band[e] > 0 && f.band[e] == own[f.at[e]]));
    }
}

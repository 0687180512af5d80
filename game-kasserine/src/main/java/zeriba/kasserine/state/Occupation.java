package zeriba.kasserine.state;

import org.jspecify.annotations.Nullable;
import zeriba.board.Placement;
import zeriba.board.Places;

/**
 * What follows from where the units stand: the hexes that each army holds and its zone of control.
 * Worked out when it is first asked for, and kept.
 */
final class Occupation {

    private final KasserineMap map;
    private final Placement at;
    private @Nullable Places axisHexes;
    private @Nullable Places alliesHexes;
    private @Nullable Places axisZone;
    private @Nullable Places alliesZone;

    private Occupation(KasserineMap map, Placement at) {
        this.map = map;
        this.at = at;
    }

    static Occupation of(KasserineMap map, Placement at) {
        return new Occupation(map, at);
    }

    /** The occupation after units of one army alone have moved. */
    Occupation moved(Placement now, Army army) {
        Occupation after = new Occupation(map, now);
        if (army == Army.AXIS) {
            after.alliesHexes = alliesHexes;
            after.alliesZone = alliesZone;
        } else {
            after.axisHexes = axisHexes;
            after.axisZone = axisZone;
        }
        return after;
    }

    Places hexes(Army army) {
        Places hexes = army == Army.AXIS ? axisHexes : alliesHexes;
        if (hexes == null) {
            int first = army == Army.AXIS ? 0 : Unit.OF_AXIS;
            int last = army == Army.AXIS ? Unit.OF_AXIS : at.size();
            hexes = at.occupied(map.adjacency(), first, last);
            if (army == Army.AXIS) {
                axisHexes = hexes;
            } else {
                alliesHexes = hexes;
            }
        }
        return hexes;
    }

    Places zone(Army army) {
        Places zone = army == Army.AXIS ? axisZone : alliesZone;
        if (zone == null) {
            zone = map.adjacency().neighbours(hexes(army)).minus(map.prohibited());
            if (army == Army.AXIS) {
                axisZone = zone;
            } else {
                alliesZone = zone;
            }
        }
        return zone;
    }
}

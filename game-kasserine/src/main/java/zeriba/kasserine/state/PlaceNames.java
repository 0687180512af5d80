package zeriba.kasserine.state;

import java.util.Optional;
import java.util.OptionalInt;

/** The names of the places of units: labels of hexes, and words for whoever is in none. */
public final class PlaceNames {

    /** The box of units that are out of the game. */
    public static final String ELIMINATED = "eliminated";

    /** The box of units that have not come yet. */
    public static final String DUE = "due";

    private PlaceNames() {}

    /** The label of a hex, or the word for a place off the map. */
    public static String of(KasserineMap map, int place) {
        return switch (place) {
            case Kasserine.ELIMINATED -> ELIMINATED;
            case Kasserine.DUE -> DUE;
            default -> map.label(place);
        };
    }

    /** The place of a name, if there is one. */
    public static Optional<Integer> find(KasserineMap map, String name) {
        return switch (name) {
            case ELIMINATED -> Optional.of(Kasserine.ELIMINATED);
            case DUE -> Optional.of(Kasserine.DUE);
            default -> hex(map, name);
        };
    }

    /** The hex of a label, if there is one. */
    public static Optional<Integer> hex(KasserineMap map, String label) {
        OptionalInt hex = map.find(label);
        return hex.isPresent() ? Optional.of(hex.getAsInt()) : Optional.empty();
    }
}

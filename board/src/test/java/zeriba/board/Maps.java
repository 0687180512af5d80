package zeriba.board;

import zeriba.board.map.HexMap;
import zeriba.board.map.MapText;

/** The maps in the test resources. */
public final class Maps {

    private Maps() {}

    static HexMap kassala() {
        return named("kassala");
    }

    static HexMap kasserine() {
        return named("kasserine");
    }

    /** The ground of Ascari's battle of Coatit. */
    static HexMap coatit() {
        return named("coatit");
    }

    public static MapText text(String name) {
        return MapText.read(name, Maps.class.getResourceAsStream("/maps/" + name));
    }

    private static HexMap named(String name) {
        return HexMap.of(text(name + ".tsv"));
    }
}

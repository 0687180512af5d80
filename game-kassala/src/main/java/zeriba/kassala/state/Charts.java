package zeriba.kassala.state;

import java.util.List;
import zeriba.board.map.HexMap;
import zeriba.board.map.MapRow;
import zeriba.board.map.MapText;

/** The printed charts: the combat results table and the terrain effects key. */
public record Charts(CombatResults results, TerrainEffects terrain) {

    private static final List<String> ROWS = List.of("odds", "die", "hex", "side");

    /** The charts of a text, for a map; what cannot be right is refused with the line. */
    public static Charts of(MapText text, HexMap map) {
        for (MapRow row : text.rows()) {
            if (!ROWS.contains(row.word())) {
                throw row.fault("unknown row \"" + row.word() + "\"");
            }
        }
        return new Charts(CombatResults.of(text), TerrainEffects.of(text, map));
    }
}

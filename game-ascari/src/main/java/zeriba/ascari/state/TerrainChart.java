package zeriba.ascari.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zeriba.board.map.MapDataException;
import zeriba.board.map.MapRow;
import zeriba.board.map.MapText;

/** The terrain effects chart, read from its data file. */
public final class TerrainChart {

    private static final String PROHIBITED = "-";
    private static final int DEAREST = 7;
    private static final int HIGHEST = 3;

    private final MapText text;
    private final Map<String, Terrain> terrains = new LinkedHashMap<>();
    private List<Integer> path = List.of();

    private TerrainChart(MapText text) {
        this.text = text;
    }

    /** The chart that a text describes; refused with the line where it cannot be one. */
    public static TerrainChart of(MapText text) {
        TerrainChart chart = new TerrainChart(text);
        for (MapRow row : text.rows()) {
            switch (row.word()) {
                case "effects" -> chart.add(row);
                case "path" -> chart.path = costs(row);
                default -> throw row.fault("unknown row \"" + row.word() + "\"");
            }
        }
        if (chart.path.isEmpty()) {
            throw text.fault("there is no row for the path");
        }
        return chart;
    }

    /** The effects of the terrain with this name. */
    public Terrain terrain(String name) {
        Terrain terrain = terrains.get(name);
        if (terrain == null) {
            throw text.fault("no effects for the terrain " + name);
        }
        return terrain;
    }

    /** The names of all terrains. */
    public Set<String> names() {
        return terrains.keySet();
    }

    /** Movement points between two hexes of a path. */
    public int path(Mover mover) {
        return path.get(mover.number());
    }

    private void add(MapRow row) {
        String name = row.field(1, "the terrain");
        row.withTraitsFrom(2);
        Terrain terrain =
                new Terrain(
                        name,
                        within(row, "level", 0, HIGHEST),
                        costs(row),
                        within(row, "target", -5, 5),
                        within(row, "firer", -5, 5),
                        within(row, "melee", -5, 5),
                        row.trait("screens").equals("yes"));
        if (terrains.put(name, terrain) != null) {
            throw row.fault("the terrain " + name + " is given twice");
        }
    }

    private static List<Integer> costs(MapRow row) {
        List<Integer> costs = new ArrayList<>();
        for (Mover mover : Mover.values()) {
            boolean barred = cost(row, mover).equals(PROHIBITED);
            costs.add(barred ? 0 : within(row, mover.word(), 1, DEAREST));
        }
        return costs;
    }

    /** Where a row says nothing of boats they may not go. */
    private static String cost(MapRow row, Mover mover) {
        return mover == Mover.BOAT
                ? row.find(mover.word()).orElse(PROHIBITED)
                : row.trait(mover.word());
    }

    private static int within(MapRow row, String trait, int from, int to) throws MapDataException {
        int number = row.number(trait);
        if (number < from || number > to) {
            throw row.fault(trait + "=" + number + " is not within " + from + " to " + to);
        }
        return number;
    }
}

package zeriba.board.map;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import zeriba.board.HexGrid;
import zeriba.board.Hexsides;
import zeriba.board.Places;

/**
 * A printed hex map: its grid, the terrain of every hex, kinds of hexsides and lines, named areas,
 * and the counters with their starting hexes. Its text has a row for each of these, in any order,
 * with tabs between the fields:
 *
 * <pre>{@code
 * grid     flat-even-higher            or flat-even-lower, pointed-even-left, pointed-even-right
 * terrain  .   clear                   a letter and what it stands for; "-" is no hex
 * kind     wadi    slope               a kind of side: slope, barbs or plain; or of line: line
 * column   01  .....                   the hexes of a column from row 01 down, a letter each
 * row      01  ..ps                    or the hexes of a row from column 01 on
 * hex      0304    t                   or one hex
 * side     wadi    0201    up  0301    slope: up or down; barbs: barbed (the first); plain: -
 * line     road    3919 3819 3719      hexes that touch one after another
 * area     north   0101 0102           hexes with a name of their own
 * print    0404    UDAKA               words printed in a hex
 * unit     N1  0202    combat=3        a counter, where it may start (or -), and its traits
 * }</pre>
 *
 * <p>Whatever cannot be so is refused with a {@link MapDataException}.
 */
public final class HexMap {

    private final MapText text;
    private final HexGrid grid;
    private final HexMapContent content;

    private HexMap(MapText text, HexGrid grid, HexMapContent content) {
        this.text = text;
        this.grid = grid;
        this.content = content;
    }

    /** The map that a text describes. */
    public static HexMap of(MapText text) {
        HexGridReader hexes = new HexGridReader(text);
        HexGrid grid = hexes.grid();
        return new HexMap(text, grid, new HexMapReader(text, grid, hexes.letters()).content());
    }

    public HexGrid grid() {
        return grid;
    }

    /** The name of the terrain of a hex. */
    public String terrain(int hex) {
        return Optional.ofNullable(content.terrainOf().get(hex))
                .orElseThrow(() -> new IllegalArgumentException("no hex has the number " + hex));
    }

    /** The hexes of a terrain; refused if the map does not know it. */
    public Places terrain(String name) {
        return known(content.terrains(), name, "terrain");
    }

    /** The names of the terrains, in the order of the text. */
    public Set<String> terrains() {
        return content.terrains().keySet();
    }

    /** The hexsides of a kind, or those that a kind of line crosses; refused if unknown. */
    public Hexsides sides(String kind) {
        return known(content.sides(), kind, "kind of side");
    }

    /** The names of the kinds of sides and lines, in the order of the text. */
    public Set<String> kinds() {
        return content.sides().keySet();
    }

    /** The lines of a kind, such as every road, hex by hex; none for a kind of side. */
    public List<List<Integer>> lines(String kind) {
        return known(content.lines(), kind, "kind of line");
    }

    /** The hexes of a named area; refused if the map does not know it. */
    public Places area(String name) {
        return known(content.areas(), name, "area");
    }

    /** The names of the areas, in the order of the text. */
    public Set<String> areas() {
        return content.areas().keySet();
    }

    /** What is printed in hexes. */
    public SortedMap<Integer, String> prints() {
        return content.prints();
    }

    /** The counters, in the order of the text. */
    public List<MapUnit> units() {
        return content.units();
    }

    /** The counter with an id, if there is one. */
    public Optional<MapUnit> unit(String id) {
        return content.units().stream().filter(unit -> unit.id().equals(id)).findFirst();
    }

    private <T> T known(Map<String, T> all, String name, String what) {
        T found = all.get(name);
        if (found == null) {
            throw text.fault("no " + what + " " + name + " among " + all.keySet());
        }
        return found;
    }
}

package zeriba.board.map;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import zeriba.board.Hexsides;
import zeriba.board.Places;

/** What is printed on a grid; maps keep the order of the text. */
record HexMapContent(
        Map<Integer, String> terrainOf,
        Map<String, Places> terrains,
        Map<String, Hexsides> sides,
        Map<String, List<List<Integer>>> lines,
        Map<String, Places> areas,
        SortedMap<Integer, String> prints,
        List<MapUnit> units) {}

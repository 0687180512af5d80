package zeriba.kasserine.page;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.schema.As.Implied;
import zeriba.engine.schema.As.Of;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Trigger;
import zeriba.kasserine.state.Unit;

/**
 * The map and the counters for drawing. Lengths are in sides of a hex.
 *
 * @param maps the parts of the map that scenarios are played on, by scenario, where that is not all
 */
record Sheet(
        String game,
        String title,
        String orientation,
        int size,
        List<Hex> hexes,
        List<Side> sides,
        List<Line> lines,
        List<Counter> units,
        List<String> boxes,
        List<Turn> turns,
        List<Entry> entries,
        List<Area> areas,
        String scale,
        Map<String, Part> maps)
        implements Answer {

    /** A hex; whose supply it carries, if anybody's. */
    record Hex(
            @Of("hex") int id,
            double x,
            double y,
            String terrain,
            @Implied String label,
            @Implied List<String> marks,
            Optional<Army> supply) {}

    /** What lies between two hexes. */
    record Side(@Of("hex") int a, @Of("hex") int b, String kind) {}

    /** A road, a trail or a wadi. */
    record Line(String kind, List<@Of("hex") Integer> hexes) {}

    /** A counter: its factors are attack, defence and movement, as printed. */
    record Counter(
            Unit id,
            Army side,
            String name,
            String identity,
            String type,
            String nation,
            List<String> factors,
            Optional<List<String>> reduced,
            int turn,
            Optional<Trigger> event) {}

    /** A game turn, with the markers that each side draws before losses. */
    record Turn(int turn, String date, int axis, int allies) {}

    /** Units that come by the same hexes, from the same turn on, after the same event. */
    record Entry(
            Army side, List<@Of("hex") Integer> hexes, int turn, String event, List<Unit> units) {}

    /** Hexes of a kind. */
    record Area(String kind, List<@Of("hex") Integer> hexes) {}

    /** The part of the map that a scenario is played on. */
    record Part(List<Hex> hexes, int lastTurn, List<Side> sides, List<Entry> entries) {}
}

package zeriba.ascari.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Ground;
import zeriba.ascari.state.Terrain;
import zeriba.board.HexGrid;
import zeriba.board.Places;
import zeriba.engine.text.Value;

/** What the board shows of lines of sight. */
record SightLooks(Ascari state) {

    private static final String RULE = "4.2";
    private static final String UNIT = "unit";

    private HexGrid grid() {
        return state.ground().grid();
    }

    private Places burnt() {
        return state.spoils().burnt();
    }

    /** The field of a hex: what it sees, and of the rest within range what is in the way. */
    Value.Fields field(int from) {
        Ground ground = state.ground();
        Places seen = ground.seen(from, state.occupied(), burnt());
        List<Value> blocked = new ArrayList<>();
        for (int hex : grid().hexes().toArray()) {
            boolean near = hex != from && ground.distance(from, hex) <= Ground.SIGHT;
            if (near && !seen.contains(hex)) {
                blocked.add(blocked(from, hex));
            }
        }
        return Value.NO_FIELDS
                .with("at", Value.of(grid().label(from)))
                .with("level", Value.of(ground.level(from)))
                .with("range", Value.of(Ground.SIGHT))
                .with("seen", Value.texts(seen.stream().mapToObj(grid()::label).toList()))
                .with("blocked", Value.of(blocked));
    }

    private Value blocked(int from, int to) {
        Places by = state.ground().blockers(from, to, state.occupied(), burnt());
        List<Value> blockers = new ArrayList<>();
        by.forEach(hex ->
                blockers.add(
                        Value.NO_FIELDS
                                .with("at", Value.of(grid().label(hex)))
                                .with("what", Value.of(what(hex, from, to)))
                                .with("rule", Value.of(RULE))));
        return Value.NO_FIELDS
                .with("at", Value.of(grid().label(to)))
                .with("level", Value.of(state.ground().level(to)))
                .with("by", Value.of(blockers));
    }

    private String what(int hex, int from, int to) {
        Terrain terrain = state.terrain(hex);
        int lower = Math.min(state.ground().level(from), state.ground().level(to));
        return terrain.screens() || terrain.level() > lower ? terrain.name() : UNIT;
    }

    /** The line between two hexes: what it crosses, how high, and what blocks it. */
    Value.Fields line(int from, int to) {
        Ground ground = state.ground();
        Places by = ground.blockers(from, to, state.occupied(), burnt());
        Places crossed = ground.crossed(from, to).union(by).with(from).with(to);
        boolean near = ground.distance(from, to) <= Ground.SIGHT;
        List<Value> line = new ArrayList<>();
        crossed.stream()
                .boxed()
                .sorted(Comparator.comparingInt(hex -> ground.distance(from, hex)))
                .forEach(hex -> line.add(crossed(hex, from, to, by.contains(hex))));
        return Value.NO_FIELDS
                .with("at", Value.of(grid().label(from)))
                .with("to", Value.of(grid().label(to)))
                .with("distance", Value.of(ground.distance(from, to)))
                .with("range", Value.of(Ground.SIGHT))
                .with("sees", Value.of(near && by.isEmpty()))
                .with("rule", Value.of(RULE))
                .with("line", Value.of(line));
    }

    private Value crossed(int hex, int from, int to, boolean blocks) {
        Value.Fields one =
                Value.NO_FIELDS
                        .with("at", Value.of(grid().label(hex)))
                        .with("level", Value.of(state.ground().level(hex)))
                        .with("ground", Value.of(state.terrain(hex).name()))
                        .with("unit", Value.of(state.occupied().contains(hex)));
        return blocks ? one.with("blocks", Value.of(what(hex, from, to))) : one;
    }
}

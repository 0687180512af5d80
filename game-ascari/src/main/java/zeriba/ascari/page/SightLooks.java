package zeriba.ascari.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import zeriba.ascari.page.Answer.Blocker;
import zeriba.ascari.page.Answer.Crossed;
import zeriba.ascari.page.Answer.Field;
import zeriba.ascari.page.Answer.Line;
import zeriba.ascari.page.Answer.Unseen;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Ground;
import zeriba.ascari.state.Terrain;
import zeriba.board.HexGrid;
import zeriba.board.Places;

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
    Field field(int from) {
        Ground ground = state.ground();
        Places seen = ground.seen(from, state.occupied(), burnt());
        List<Unseen> blocked = new ArrayList<>();
        for (int hex : grid().hexes().toArray()) {
            boolean near = hex != from && ground.distance(from, hex) <= Ground.SIGHT;
            if (near && !seen.contains(hex)) {
                blocked.add(unseen(from, hex));
            }
        }
        return new Field(
                grid().label(from), ground.level(from), Ground.SIGHT, grid().labels(seen), blocked);
    }

    private Unseen unseen(int from, int to) {
        Places by = state.ground().blockers(from, to, state.occupied(), burnt());
        return new Unseen(
                grid().label(to),
                state.ground().level(to),
                by.stream()
                        .mapToObj(hex -> new Blocker(grid().label(hex), what(hex, from, to), RULE))
                        .toList());
    }

    private String what(int hex, int from, int to) {
        Terrain terrain = state.terrain(hex);
        int lower = Math.min(state.ground().level(from), state.ground().level(to));
        return terrain.screens() || terrain.level() > lower ? terrain.name() : UNIT;
    }

    /** The line between two hexes: what it crosses, how high, and what blocks it. */
    Line line(int from, int to) {
        Ground ground = state.ground();
        Places by = ground.blockers(from, to, state.occupied(), burnt());
        Places crossed = ground.crossed(from, to).union(by).with(from).with(to);
        boolean near = ground.distance(from, to) <= Ground.SIGHT;
        List<Crossed> line = new ArrayList<>();
        crossed.stream()
                .boxed()
                .sorted(Comparator.comparingInt(hex -> ground.distance(from, hex)))
                .forEach(hex -> line.add(crossed(hex, from, to, by.contains(hex))));
        return new Line(
                grid().label(from),
                grid().label(to),
                ground.distance(from, to),
                Ground.SIGHT,
                near && by.isEmpty(),
                RULE,
                line);
    }

    private Crossed crossed(int hex, int from, int to, boolean blocks) {
        return new Crossed(
                grid().label(hex),
                state.ground().level(hex),
                state.terrain(hex).name(),
                state.occupied().contains(hex),
                blocks ? Optional.of(what(hex, from, to)) : Optional.empty());
    }
}

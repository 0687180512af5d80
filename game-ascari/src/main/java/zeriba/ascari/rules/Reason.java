package zeriba.ascari.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.ascari.Ascari;
import zeriba.ascari.Counter;
import zeriba.board.HexGrid;
import zeriba.board.Places;
import zeriba.engine.Objection;

/** An objection in the making: a paragraph, a message, what stands in it, and what it points at. */
final class Reason {

    private final HexGrid grid;
    private final String rule;
    private final String key;
    private final List<String> arguments = new ArrayList<>();
    private final List<String> places = new ArrayList<>();

    private Reason(HexGrid grid, String rule, String key) {
        this.grid = grid;
        this.rule = rule;
        this.key = "objection." + key;
    }

    static Reason of(Ascari state, String rule, String key) {
        return new Reason(state.ground().grid(), rule, key);
    }

    /** A counter that the sentence names and that is pointed at. */
    Reason counter(Counter counter) {
        return text(counter.id());
    }

    /** A text that the sentence names and that is pointed at. */
    Reason text(String id) {
        arguments.add(id);
        places.add(id);
        return this;
    }

    /** A hex that the sentence names and that is pointed at. */
    Reason hex(int hex) {
        return text(hex >= 0 && hex < grid.size() ? grid.label(hex) : "nowhere");
    }

    /** Hexes that the sentence names and that are pointed at. */
    Reason hexes(Places hexes) {
        arguments.add(String.join(", ", grid.labels(hexes)));
        places.addAll(grid.labels(hexes));
        return this;
    }

    /** A number that the sentence names. */
    Reason number(int number) {
        arguments.add(Integer.toString(number));
        return this;
    }

    Optional<Objection> given() {
        return Optional.of(
                new Objection(rule, key, arguments, places.stream().distinct().toList()));
    }
}

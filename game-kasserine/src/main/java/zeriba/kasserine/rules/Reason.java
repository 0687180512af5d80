package zeriba.kasserine.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.board.Places;
import zeriba.engine.Objection;
import zeriba.kasserine.Kasserine;
import zeriba.kasserine.KasserineMap;
import zeriba.kasserine.Unit;
import zeriba.kasserine.Units;

/** An objection in the making: a paragraph, a message, what stands in it, and what it points at. */
final class Reason {

    private final KasserineMap map;
    private final String rule;
    private final String key;
    private final List<String> arguments = new ArrayList<>();
    private final List<String> places = new ArrayList<>();

    private Reason(KasserineMap map, String rule, String key) {
        this.map = map;
        this.rule = rule;
        this.key = "objection." + key;
    }

    static Reason of(Kasserine state, String rule, String key) {
        return new Reason(state.map(), rule, key);
    }

    /** Units that the sentence names and that are pointed at. */
    Reason units(Units units) {
        arguments.add(units.toString());
        places.addAll(units.names());
        return this;
    }

    /** A unit that the sentence names and that is pointed at. */
    Reason unit(Unit unit) {
        return units(Units.of(unit));
    }

    /** A hex that the sentence names and that is pointed at. */
    Reason hex(int hex) {
        arguments.add(map.label(hex));
        places.add(map.label(hex));
        return this;
    }

    /** Hexes that the sentence names and that are pointed at. */
    Reason hexes(Places hexes) {
        arguments.add(String.join(", ", map.labels(hexes)));
        places.addAll(map.labels(hexes));
        return this;
    }

    /** A word or number that the sentence names. */
    Reason word(String word) {
        arguments.add(word);
        return this;
    }

    /** Points, given in half points. */
    Reason points(int halves) {
        return word(halves % 2 == 0 ? Integer.toString(halves / 2) : halves / 2 + "½");
    }

    /** A unit that is pointed at only. */
    Reason at(Unit unit) {
        places.add(unit.id());
        return this;
    }

    /** A hex that is pointed at only. */
    Reason at(int hex) {
        places.add(map.label(hex));
        return this;
    }

    Optional<Objection> given() {
        return Optional.of(
                new Objection(rule, key, arguments, places.stream().distinct().toList()));
    }
}

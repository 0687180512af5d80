package zeriba.kassala.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.engine.Objection;
import zeriba.kassala.Kassala;
import zeriba.kassala.KassalaMap;
import zeriba.kassala.Unit;
import zeriba.kassala.Units;

/** An objection in the making: a paragraph, a message, what stands in it, and what it points at. */
final class Reason {

    private final KassalaMap map;
    private final String rule;
    private final String key;
    private final List<String> arguments = new ArrayList<>();
    private final List<String> places = new ArrayList<>();

    private Reason(KassalaMap map, String rule, String key) {
        this.map = map;
        this.rule = rule;
        this.key = "objection." + key;
    }

    static Reason of(Kassala state, String rule, String key) {
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
    Reason hexes(long hexes) {
        arguments.add(String.join(", ", map.labels(hexes)));
        return at(hexes);
    }

    /** A number that the sentence names. */
    Reason number(int number) {
        arguments.add(Integer.toString(number));
        return this;
    }

    /** Units that are pointed at only. */
    Reason at(Units units) {
        places.addAll(units.names());
        return this;
    }

    /** Hexes that are pointed at only. */
    Reason at(long hexes) {
        places.addAll(map.labels(hexes));
        return this;
    }

    Optional<Objection> given() {
        return Optional.of(
                new Objection(rule, key, arguments, places.stream().distinct().toList()));
    }
}

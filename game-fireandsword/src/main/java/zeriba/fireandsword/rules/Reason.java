package zeriba.fireandsword.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import zeriba.engine.Objection;
import zeriba.fireandsword.Sudan;
import zeriba.fireandsword.Units;

/** An objection being put: a paragraph, a message, what stands in it, and what it points at. */
final class Reason {

    private final Sudan state;
    private final String rule;
    private final String key;
    private final List<String> arguments = new ArrayList<>();
    private final List<String> places = new ArrayList<>();

    private Reason(Sudan state, String rule, String key) {
        this.state = state;
        this.rule = rule;
        this.key = "objection." + key;
    }

    static Reason of(Sudan state, String rule, String key) {
        return new Reason(state, rule, key);
    }

    Reason units(Units units) {
        List<String> ids = units.stream().mapToObj(u -> state.forces().unit(u).id()).toList();
        arguments.add(ids.stream().collect(Collectors.joining("+")));
        places.addAll(ids);
        return this;
    }

    Reason unit(int unit) {
        return units(Units.of(unit));
    }

    Reason space(int space) {
        arguments.add(place(space));
        places.add(place(space));
        return this;
    }

    private String place(int space) {
        return space < Sudan.ALEXANDRIA ? state.map().label(space) : "off-map";
    }

    Reason number(int number) {
        arguments.add(Integer.toString(number));
        return this;
    }

    Reason word(String word) {
        arguments.add(word);
        return this;
    }

    Optional<Objection> given() {
        return Optional.of(
                new Objection(rule, key, arguments, places.stream().distinct().toList()));
    }
}

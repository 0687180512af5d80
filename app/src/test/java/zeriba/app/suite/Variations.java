package zeriba.app.suite;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import zeriba.engine.text.Value;

/**
 * Positions like one of a suite: a turn earlier or later, with one unit less that its patterns do
 * not name, and with other options. No player is made to fit them: they are scored, never asserted.
 */
record Variations(SuiteCase suite) {

    /** All, in a fixed order; some of them may be no position of the game. */
    List<SuiteCase> all(List<String> options) {
        List<SuiteCase> all = new ArrayList<>();
        if (suite.position().at("turn") instanceof Value.Whole(long turn)) {
            all.add(with("a turn earlier", "turn", Value.of(turn - 1)));
            all.add(with("a turn later", "turn", Value.of(turn + 1)));
        }
        if (suite.position().at("units") instanceof Value.Fields units) {
            units.fields().keySet().stream()
                    .filter(unit -> !isNamed(unit))
                    .forEach(unit -> all.add(with("without " + unit, "units", less(units, unit))));
        }
        options.stream()
                .filter(option -> !suite.options().contains(option))
                .forEach(option -> all.add(suite.varied("with " + option, option)));
        return all;
    }

    private SuiteCase with(String how, String field, Value value) {
        return suite.varied(how, suite.position().with(field, value));
    }

    private boolean isNamed(String unit) {
        return Stream.of(suite.never(), suite.best(), suite.played())
                .flatMap(List::stream)
                .anyMatch(text -> List.of(text.split("[ +]", -1)).contains(unit));
    }

    private static Value.Fields less(Value.Fields units, String unit) {
        Map<String, Value> fewer = new LinkedHashMap<>(units.fields());
        fewer.remove(unit);
        return new Value.Fields(fewer);
    }
}

package zeriba.server.view;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import zeriba.engine.text.Value;

/** The ids that a game's sheet gives to units and to places in one scenario. */
record SheetIds(Set<String> units, Set<String> places) {
    SheetIds {
        units = Set.copyOf(units);
        places = Set.copyOf(places);
    }

    /** The ids of a sheet; a scenario may have counters and a map of its own. */
    static SheetIds of(Value.Fields sheet, String scenario) {
        Value.Fields own = own(sheet, scenario);
        Set<String> places = new HashSet<>(ids(part(own, sheet, "hexes")));
        places.addAll(ids(part(own, sheet, "spaces")));
        return new SheetIds(ids(part(own, sheet, "units")), places);
    }

    private static Value.Fields own(Value.Fields sheet, String scenario) {
        for (String name : List.of("scenarios", "maps")) {
            if (sheet.at(name) instanceof Value.Fields all
                    && all.at(scenario) instanceof Value.Fields own) {
                return own;
            }
        }
        return sheet;
    }

    private static Value part(Value.Fields own, Value.Fields sheet, String name) {
        return own.fields().containsKey(name) ? own.at(name) : sheet.at(name);
    }

    private static Set<String> ids(Value items) {
        Set<String> ids = new HashSet<>();
        if (items instanceof Value.Items(List<Value> all)) {
            for (Value one : all) {
                Value id = one instanceof Value.Fields fields ? fields.at("id") : one;
                if (id instanceof Value.Text(String text)) {
                    ids.add(text);
                }
            }
        }
        return ids;
    }
}

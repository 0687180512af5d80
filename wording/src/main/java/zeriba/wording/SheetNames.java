package zeriba.wording;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BinaryOperator;
import zeriba.engine.text.Value;

/**
 * What a game's sheet calls its units and its spaces. A long name ends before its first comma or
 * bracket; a unit whose name others have too is told apart by its id.
 */
final class SheetNames {

    private static final int LONG = 40;

    private SheetNames() {}

    /**
     * Names by id in a scenario, which may have a sheet of its own.
     *
     * @param spaces what a space of an id is called in the language that is spoken, by the name
     *     that the sheet gives it
     * @param called the same of a unit
     */
    static Map<String, String> of(
            Value.Fields sheet,
            String scenario,
            BinaryOperator<String> spaces,
            BinaryOperator<String> called) {
        Value.Fields own = own(sheet, scenario);
        Map<String, String> names = new HashMap<>();
        named(own.at("spaces"))
                .forEach((id, name) -> names.put(id, shortened(spaces.apply(id, name))));
        Map<String, String> units = new HashMap<>();
        named(own.at("units"))
                .forEach((id, name) -> units.put(id, shortened(called.apply(id, name))));
        Map<String, Integer> bearers = new HashMap<>();
        units.values().forEach(name -> bearers.merge(name, 1, Integer::sum));
        units.forEach((id, name) ->
                names.put(id, bearers.getOrDefault(name, 1) > 1 ? name + " " + id : name));
        return names;
    }

    /** The ids of the units of a scenario. */
    static Set<String> units(Value.Fields sheet, String scenario) {
        return named(own(sheet, scenario).at("units")).keySet();
    }

    private static Value.Fields own(Value.Fields sheet, String scenario) {
        return sheet.at("scenarios") instanceof Value.Fields all
                        && all.at(scenario) instanceof Value.Fields own
                ? own
                : sheet;
    }

    private static Map<String, String> named(Value items) {
        Map<String, String> names = new HashMap<>();
        if (items instanceof Value.Items(List<Value> all)) {
            for (Value one : all) {
                if (one instanceof Value.Text(String id)) {
                    names.put(id, id);
                } else if (one instanceof Value.Fields fields
                        && fields.at("id") instanceof Value.Text(String id)
                        && fields.at("name") instanceof Value.Text(String name)) {
                    names.put(id, name);
                }
            }
        }
        return names;
    }

    private static String shortened(String name) {
        return name.length() > LONG ? name.split(",| \\(| / ", 2)[0] : name;
    }
}

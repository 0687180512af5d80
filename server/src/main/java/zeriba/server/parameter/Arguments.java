package zeriba.server.parameter;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.text.Value;
import zeriba.server.refusal.Refusal;

/** The parameters of one call, checked against their types. */
public final class Arguments {

    private final Value.Fields given;

    private Arguments(Value.Fields given) {
        this.given = given;
    }

    /** What was given to an operation with these parameters; refused unless it fits them. */
    public static Arguments checked(List<Parameter> parameters, Value.Fields given) {
        for (String name : given.fields().keySet()) {
            if (parameters.stream().noneMatch(p -> p.name().equals(name))) {
                throw Refusal.badParameter(shown(name), "there is no such parameter");
            }
        }
        for (Parameter parameter : parameters) {
            if (has(given, parameter.name())) {
                parameter.type().check(parameter.name(), given.at(parameter.name()));
            } else if (parameter.need() == Parameter.Need.REQUIRED) {
                throw Refusal.badParameter(parameter.name(), "must be given");
            }
        }
        return new Arguments(given);
    }

    private static String shown(String name) {
        return name.length() <= 40 ? name : name.substring(0, 40) + "...";
    }

    private static boolean has(Value.Fields given, String name) {
        return !(given.at(name) instanceof Value.Nothing);
    }

    /** Whether the parameter was given. */
    public boolean has(String name) {
        return has(given, name);
    }

    /** The text of a parameter, or {@code otherwise}. */
    public String text(String name, String otherwise) {
        return given.at(name) instanceof Value.Text(String text) ? text : otherwise;
    }

    /** The text of a parameter that must be given. */
    public String text(String name) {
        if (given.at(name) instanceof Value.Text(String text)) {
            return text;
        }
        throw Refusal.badParameter(name, "must be given");
    }

    /** The number of a parameter, or {@code otherwise}. */
    public long whole(String name, long otherwise) {
        return given.at(name) instanceof Value.Whole(long number) ? number : otherwise;
    }

    /** The texts of a list; none where it was not given. */
    public List<String> texts(String name) {
        List<String> texts = new ArrayList<>();
        for (Value item : items(name)) {
            if (item instanceof Value.Text(String text)) {
                texts.add(text);
            }
        }
        return texts;
    }

    /** The numbers of a list; none where it was not given. */
    public int[] wholes(String name) {
        return items(name).stream()
                .mapToInt(item -> item instanceof Value.Whole(long n) ? Math.toIntExact(n) : 0)
                .toArray();
    }

    private List<Value> items(String name) {
        return given.at(name) instanceof Value.Items(List<Value> items) ? items : List.of();
    }

    /** The tree of a parameter, empty where it was not given. */
    public Value.Fields tree(String name) {
        return given.at(name) instanceof Value.Fields fields ? fields : Value.NO_FIELDS;
    }
}

package zeriba.server.operation;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.text.Value;
import zeriba.server.table.Asker;

/**
 * One thing that can be asked for.
 *
 * @param name the word that every line into the server calls it by
 * @param description what it does, in one sentence
 * @param parameters what may be given, in order
 * @param result what the fields of its answer are, in one sentence
 */
public record Operation(
        String name, String description, List<Parameter> parameters, String result, Work work) {

    public Operation {
        parameters = List.copyOf(parameters);
    }

    /** What an operation does. */
    @FunctionalInterface
    public interface Work {
        Value.Fields answer(Asker asker, Arguments given);
    }

    /** The answer to {@code asker}; refused, with nothing changed, where it cannot be. */
    public Value.Fields answer(Asker asker, Value.Fields given) {
        return work.answer(asker, Arguments.checked(parameters, given));
    }

    /** The JSON Schema of its parameters. */
    public Value.Fields schema() {
        Value.Fields properties = Value.NO_FIELDS;
        List<String> required = new ArrayList<>();
        for (Parameter parameter : parameters) {
            properties =
                    properties.with(
                            parameter.name(),
                            parameter
                                    .type()
                                    .schema()
                                    .with("description", Value.of(parameter.description())));
            if (parameter.need() == Parameter.Need.REQUIRED) {
                required.add(parameter.name());
            }
        }
        Value.Fields schema =
                Value.NO_FIELDS.with("type", Value.of("object")).with("properties", properties);
        return (required.isEmpty() ? schema : schema.with("required", Value.texts(required)))
                .with("additionalProperties", Value.of(false));
    }
}

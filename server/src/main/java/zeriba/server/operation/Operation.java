package zeriba.server.operation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zeriba.engine.schema.As;
import zeriba.engine.text.Value;
import zeriba.server.admission.Caller;
import zeriba.server.json.RecordJson;
import zeriba.server.parameter.Arguments;
import zeriba.server.parameter.Parameter;
import zeriba.server.seat.Principal;

/**
 * One thing that can be asked for.
 *
 * @param name the word that every line into the server calls it by
 * @param description what it does, in one sentence
 * @param parameters what may be given, in order
 * @param result what the fields of its answer are, in one sentence
 * @param answer the record that its answer is, or fields as a game has them
 * @param audience who may ask for it at all
 */
public record Operation<R>(
        String name,
        String description,
        List<Parameter> parameters,
        String result,
        Class<R> answer,
        Audience audience,
        Work<R> work) {

    public Operation {
        parameters = List.copyOf(parameters);
    }

    /** One that anybody may ask for who may ask for anything. */
    public Operation(
            String name,
            String description,
            List<Parameter> parameters,
            String result,
            Class<R> answer,
            Work<R> work) {
        this(name, description, parameters, result, answer, _ -> {}, work);
    }

    /** Who may ask for an operation, wherever from. */
    @FunctionalInterface
    public interface Audience {
        /** Refuses a caller who may not. */
        void admit(Caller caller);
    }

    /** What an operation does. */
    @FunctionalInterface
    public interface Work<R> {
        R answer(Principal asker, Arguments given);
    }

    /** The answer to {@code asker}; refused, with nothing changed, where it cannot be. */
    public Value.Fields answer(Principal asker, Value.Fields given) {
        return RecordJson.write(work.answer(asker, Arguments.checked(parameters, given)));
    }

    /** The JSON Schema of its parameters. */
    public Value.Fields schema() {
        Map<String, Value> properties = new LinkedHashMap<>();
        List<String> required = new ArrayList<>();
        for (Parameter parameter : parameters) {
            Value.Fields type = parameter.type().schema();
            Value description = Value.of(parameter.description());
            properties.put(parameter.name(), type.with("description", description));
            if (parameter.need() == Parameter.Need.REQUIRED) {
                required.add(parameter.name());
            }
        }
        return RecordJson.write(new Schema("object", properties, required, false));
    }

    private record Schema(
            String type,
            Map<String, Value> properties,
            @As.Implied List<String> required,
            boolean additionalProperties) {}
}

package zeriba.server.http;

import java.util.List;
import zeriba.engine.text.Value;
import zeriba.server.operation.Arguments;
import zeriba.server.operation.Operation;
import zeriba.server.operation.Parameter;

/** Something to do with accounts that can be asked for, whoever visits. */
record Offer(String name, String description, Doing doing, List<Parameter> parameters) {

    /** What is done for one visit. */
    interface Doing {
        Value.Fields done(Visit visit, Arguments given);
    }

    static Offer of(String name, String description, Doing doing, Parameter... parameters) {
        return new Offer("account/" + name, description, doing, List.of(parameters));
    }

    /** The same as an operation for {@code visit} alone. */
    Operation to(Visit visit) {
        return new Operation(
                name,
                description,
                parameters,
                "account or null, offers",
                (_, given) -> doing.done(visit, given));
    }
}

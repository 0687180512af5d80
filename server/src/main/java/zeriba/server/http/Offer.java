package zeriba.server.http;

import java.util.List;
import zeriba.server.operation.Operation;
import zeriba.server.parameter.Arguments;
import zeriba.server.parameter.Parameter;

/** Something to do with accounts that can be asked for, whoever visits. */
record Offer<R>(
        String name,
        String description,
        Class<R> answer,
        Doing<R> doing,
        List<Parameter> parameters) {

    /** What is done for one visit. */
    interface Doing<R> {
        R done(Visit visit, Arguments given);
    }

    /** One whose answer is the account as its page shows it. */
    static Offer<AccountView> of(
            String name, String description, Doing<AccountView> doing, Parameter... parameters) {
        return answering(AccountView.class, name, description, doing, parameters);
    }

    /** One with an answer of its own. */
    static <R> Offer<R> answering(
            Class<R> answer,
            String name,
            String description,
            Doing<R> doing,
            Parameter... parameters) {
        return new Offer<>("account/" + name, description, answer, doing, List.of(parameters));
    }

    /** The same as an operation for {@code visit} alone. */
    Operation<R> to(Visit visit) {
        return new Operation<>(
                name,
                description,
                parameters,
                "account or null, offers",
                answer,
                (_, given) -> doing.done(visit, given));
    }
}

package zeriba.server.rpc;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.engine.text.Value;
import zeriba.server.admission.Caller;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;
import zeriba.server.json.RecordJson;
import zeriba.server.operation.Operations;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;

/** One asker's line into the operations: each message answered on its own, whatever it is. */
public final class Rpc {

    /** The most requests in one batch. */
    public static final int MOST_IN_A_BATCH = 100;

    private static final String VERSION = "2.0";

    private final Operations operations;
    private final Caller caller;

    /** The line of a program on this machine. */
    public Rpc(Operations operations, Principal asker) {
        this(operations, new Caller.Owner(asker));
    }

    public Rpc(Operations operations, Caller caller) {
        this.operations = operations;
        this.caller = caller;
    }

    /** The answer to one message, as one line; none to notifications. */
    public Optional<String> answer(String message) {
        return tree(message).map(Json::write);
    }

    private Optional<Value> tree(String message) {
        try {
            return answer(Json.read(message));
        } catch (BadJsonException e) {
            String reason = String.valueOf(e.getMessage());
            return Optional.of(error(Value.NOTHING, new Refusal(Refusal.Kind.NOT_JSON, reason)));
        }
    }

    private Optional<Value> answer(Value message) {
        return message instanceof Value.Items(List<Value> batch)
                ? batch(batch)
                : single(message).map(fields -> fields);
    }

    private Optional<Value> batch(List<Value> batch) {
        if (batch.isEmpty() || batch.size() > MOST_IN_A_BATCH) {
            String reason = "a batch has 1 to " + MOST_IN_A_BATCH + " requests";
            return Optional.of(error(Value.NOTHING, bad(reason)));
        }
        List<Value> answers = new ArrayList<>();
        batch.forEach(message -> single(message).ifPresent(answers::add));
        return answers.isEmpty() ? Optional.empty() : Optional.of(Value.of(answers));
    }

    private Optional<Value.Fields> single(Value message) {
        if (!(message instanceof Value.Fields request)) {
            return Optional.of(error(Value.NOTHING, bad("a request is an object")));
        }
        boolean wantsAnswer = request.fields().containsKey("id");
        Value id = request.at("id");
        if (!isId(id)) {
            return Optional.of(error(Value.NOTHING, bad("id must be a text or a number")));
        }
        try {
            Value.Fields result = called(request);
            Answer answer = new Answer(VERSION, Optional.of(result), Optional.empty(), id);
            return wantsAnswer ? Optional.of(RecordJson.write(answer)) : Optional.empty();
        } catch (Refusal refusal) {
            boolean malformed = refusal.kind() == Refusal.Kind.BAD_REQUEST;
            return wantsAnswer || malformed ? Optional.of(error(id, refusal)) : Optional.empty();
        }
    }

    private static boolean isId(Value id) {
        return switch (id) {
            case Value.Text _, Value.Whole _, Value.Real _, Value.Nothing _ -> true;
            case Value.Flag _, Value.Items _, Value.Fields _ -> false;
        };
    }

    private Value.Fields called(Value.Fields request) {
        if (!request.at("jsonrpc").equals(Value.of(VERSION))) {
            throw bad("jsonrpc must be \"2.0\"");
        }
        if (!(request.at("method") instanceof Value.Text(String method))) {
            throw bad("method must be a text");
        }
        return switch (request.at("params")) {
            case Value.Nothing _ -> operations.answer(caller, method, Value.NO_FIELDS);
            case Value.Fields given -> operations.answer(caller, method, given);
            case Value.Text _, Value.Whole _, Value.Real _, Value.Flag _, Value.Items _ ->
                    throw Refusal.badParameter("params", "must be given by name, in an object");
        };
    }

    private static Refusal bad(String reason) {
        return new Refusal(Refusal.Kind.BAD_REQUEST, reason);
    }

    private static Value.Fields error(Value id, Refusal refusal) {
        return RecordJson.write(
                new Answer(VERSION, Optional.empty(), Optional.of(RpcError.of(refusal)), id));
    }

    /** The answer to something that cannot even be read as a request. */
    public static String failure(Refusal refusal) {
        return Json.write(error(Value.NOTHING, refusal));
    }

    private record Answer(
            String jsonrpc, Optional<Value.Fields> result, Optional<RpcError> error, Value id) {}

    private record Notification(String jsonrpc, String method, Value.Fields params) {}

    /** A message that nobody asked for. */
    public static String notification(String method, Object parameters) {
        return Json.write(
                RecordJson.write(new Notification(VERSION, method, RecordJson.write(parameters))));
    }

    /** Whether answering {@code message} may take long on purpose, so that others go first. */
    static boolean mayWait(String message) {
        return message.contains("\"wait\"");
    }
}

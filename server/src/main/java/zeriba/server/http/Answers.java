package zeriba.server.http;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import zeriba.engine.text.Value;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;
import zeriba.server.json.RecordJson;
import zeriba.server.refusal.Reasons;
import zeriba.server.refusal.Refusal;
import zeriba.server.rpc.RpcError;

/** Requests and answers over HTTP as trees. */
final class Answers {

    private static final String JSON = "application/json";

    private Answers() {}

    /** The parameters in a request's body; none where it is empty. */
    static Value.Fields parameters(Context request) {
        String body = new String(request.bodyAsBytes(), StandardCharsets.UTF_8);
        if (body.isBlank()) {
            return Value.NO_FIELDS;
        }
        String type = request.contentType();
        if (type == null || !type.startsWith(JSON)) {
            throw new Refusal(Refusal.Kind.BAD_REQUEST, "the body must be " + JSON);
        }
        try {
            if (Json.read(body) instanceof Value.Fields fields) {
                return fields;
            }
            throw new Refusal(Refusal.Kind.BAD_REQUEST, "the body must be an object");
        } catch (BadJsonException e) {
            throw new Refusal(Refusal.Kind.NOT_JSON, String.valueOf(e.getMessage()));
        }
    }

    static void result(Context request, Value.Fields result) {
        request.header("Cache-Control", "no-store");
        request.contentType(JSON).result(Json.bytes(result));
    }

    /** Answers with a record as it is written. */
    static void result(Context request, Record result) {
        result(request, RecordJson.write(result));
    }

    static void refusal(Context request, Refusal refusal) {
        refusal(request, refusal, status(refusal.kind()));
    }

    static void refusal(Context request, Refusal refusal, HttpStatus status) {
        request.status(status);
        refusal.retryAfter()
                .ifPresent(seconds -> request.header("Retry-After", Long.toString(seconds)));
        result(request, RpcError.answer(Reasons.told(refusal, language(request))));
    }

    /** The language that the asker would rather read than others; English where none is named. */
    private static Locale language(Context request) {
        String wanted = request.header("Accept-Language");
        return wanted == null
                ? Locale.ENGLISH
                : Locale.forLanguageTag(wanted.split("[,;]", 2)[0].strip());
    }

    private static HttpStatus status(Refusal.Kind kind) {
        return switch (kind) {
            case NOT_JSON, BAD_REQUEST, BAD_PARAMETERS -> HttpStatus.BAD_REQUEST;
            case NO_OPERATION, NO_TABLE -> HttpStatus.NOT_FOUND;
            case AGAINST_THE_RULES -> HttpStatus.UNPROCESSABLE_CONTENT;
            case NOT_NOW, STALE -> HttpStatus.CONFLICT;
            case TOO_MUCH -> HttpStatus.TOO_MANY_REQUESTS;
            case BUSY, MOVED -> HttpStatus.SERVICE_UNAVAILABLE;
            case FAULT -> HttpStatus.INTERNAL_SERVER_ERROR;
        };
    }
}

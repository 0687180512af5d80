package zeriba.server.rpc;

import java.util.Optional;
import zeriba.engine.schema.As;
import zeriba.engine.text.Value;
import zeriba.server.json.RecordJson;
import zeriba.server.refusal.Refusal;

/** A refusal as messages carry it. */
@As.Doc("Why something was refused; nothing has changed.")
public record RpcError(
        @As.Doc("As JSON-RPC and the protocol number them.") int code,
        String message,
        Optional<Refusal.Data> data) {

    /** A refusal as messages carry it. */
    public static RpcError of(Refusal refusal) {
        return new RpcError(refusal.kind().code(), refusal.reason(), refusal.data());
    }

    /** What an answer is where there is none. */
    @As.Doc("Refused; nothing has changed.")
    public record Envelope(RpcError error) {}

    /** The whole answer to what was refused. */
    public static Value.Fields answer(Refusal refusal) {
        return RecordJson.write(new Envelope(of(refusal)));
    }
}

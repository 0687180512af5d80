package zeriba.app.attack;

import java.util.Optional;

/** What stands in an answer whose status says nothing, as over MCP and on sockets. */
final class Refused {

    private static final String TOO_MUCH = "\"code\":-32005";
    private static final String BUSY = "\"code\":-32006";

    private Refused() {}

    /** The status that HTTP has for a refusal to do so much. */
    static Optional<String> of(String answer) {
        if (answer.contains(TOO_MUCH) || answer.contains(TOO_MUCH.replace("\"", "\\\""))) {
            return Optional.of("429");
        }
        return answer.contains(BUSY) || answer.contains(BUSY.replace("\"", "\\\""))
                ? Optional.of("503")
                : Optional.empty();
    }
}

package zeriba.server.notice;

import java.io.IOException;

/** A channel that notices are sent by. */
interface Channel {

    /** The address at the other end is no more: nothing need be sent there again. */
    final class GoneException extends IOException {
        private static final long serialVersionUID = 1L;

        GoneException() {
            super("gone");
        }
    }

    /** Sends one message; a failure says why, without naming the receiver. */
    void carry(Contact way, Message message) throws IOException, InterruptedException;
}

package zeriba.server.connection;

/** The address that the server should listen on is not to be had. */
public final class CannotListenException extends Exception {
    private static final long serialVersionUID = 1L;

    public CannotListenException(int port) {
        super(
                "Port "
                        + port
                        + " is taken; stop what uses it, or choose another with --port (0: any).");
    }
}

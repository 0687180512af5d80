package zeriba.server.cluster;

/** A server cannot be one of a cluster; the message says what to do. */
public final class ClusterException extends Exception {
    private static final long serialVersionUID = 1L;

    public ClusterException(String message) {
        super(message);
    }

    /** The reason; never null. */
    public String reason() {
        return String.valueOf(getMessage());
    }
}

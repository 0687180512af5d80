package zeriba.server.cluster;

/** What carries messages to whoever looks at a table. */
public interface Voice {

    /** Says something and waits until it has gone, or enough before it. */
    void say(String message) throws InterruptedException;

    /** Ends the line with a status (RFC 6455, section 7.4.1, and its registry). */
    void end(int status, String reason);
}

package zeriba.cluster;

/** How messages reach another server: those that go the same way arrive in order. */
interface Route {

    /** Sends a message; one that is lost is told of by {@link Desk} losing the whole server. */
    void send(Message message);
}

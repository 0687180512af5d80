package zeriba.server.cluster;

/** Somebody who is told of every change at a table, until that ends. */
@FunctionalInterface
public interface Watch {

    /** Ends it; a second time it does nothing. */
    void end();
}

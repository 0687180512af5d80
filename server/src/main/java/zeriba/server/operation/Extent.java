package zeriba.server.operation;

/** How much a view tells. */
public enum Extent {
    /** What the protocol names, for programs. */
    PROTOCOL,
    /** And what a page shows besides: seats, log, chat. */
    PAGE
}

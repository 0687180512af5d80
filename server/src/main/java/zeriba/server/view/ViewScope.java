package zeriba.server.view;

/** The scope of a view: how much it tells. */
public enum ViewScope {
    /** What the protocol names, for programs. */
    PROTOCOL,
    /** And what a page shows besides: seats, log, chat. */
    PAGE
}

package zeriba.app.opponent;

/** Why an engine gave no answer that could be used. */
final class EngineCallException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Fault fault;

    /** What a game is lost by. */
    enum Fault {
        /** It did not answer in its time. */
        TIME,
        /** It answered with what the rules do not allow, or refused to answer. */
        ILLEGAL,
        /** It ended, or said what is not of the protocol. */
        DIED
    }

    EngineCallException(Fault fault, String reason) {
        super(reason);
        this.fault = fault;
    }

    Fault fault() {
        return fault;
    }
}

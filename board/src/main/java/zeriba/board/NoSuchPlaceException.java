package zeriba.board;

import java.io.Serial;

/** A label that is printed nowhere on the board. */
public final class NoSuchPlaceException extends IllegalArgumentException {

    @Serial private static final long serialVersionUID = 1L;

    private final String label;

    /** A label that names no place, and what labels look like. */
    public NoSuchPlaceException(String label, String hint) {
        super("no place \"" + label + "\" on this board: " + hint);
        this.label = label;
    }

    /** The label that was asked for. */
    public String label() {
        return label;
    }
}

package zeriba.board.map;

import java.io.Serial;

/** Map data that cannot be a map: which file, which line of it, and what is wrong there. */
public final class MapDataException extends RuntimeException {

    @Serial private static final long serialVersionUID = 1L;

    private final String file;
    private final int line;
    private final String reason;

    /** A fault in one line, counted from 1; 0 stands for the file as a whole. */
    public MapDataException(String file, int line, String reason) {
        super(file + (line > 0 ? ":" + line : "") + ": " + reason);
        this.file = file;
        this.line = line;
        this.reason = reason;
    }

    /** The name of the data file. */
    public String file() {
        return file;
    }

    /** The line of the fault, from 1. */
    public int line() {
        return line;
    }

    /** What is wrong there, in English, for whoever writes the data. */
    public String reason() {
        return reason;
    }
}

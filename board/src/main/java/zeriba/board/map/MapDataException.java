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

    public String file() {
        return file;
    }

    public int line() {
        return line;
    }

    public String reason() {
        return reason;
    }
}

package zeriba.app.command.option;

import java.io.Console;
import java.io.PrintWriter;
import java.util.Optional;

/** How far many things have come: a bar in a terminal, a line for each tenth elsewhere. */
public final class ProgressBar {

    private static final int WIDTH = 40;

    private final PrintWriter err;
    private final long all;
    private final boolean isTerminal;
    private long tenths;

    /** For so many things; shown on a terminal alone. */
    public ProgressBar(PrintWriter err, long all, boolean isTerminal) {
        this.err = err;
        this.all = all;
        this.isTerminal = isTerminal;
    }

    /** Whether a person watches. */
    public static boolean isTerminal() {
        return Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false);
    }

    /** Shows that so many are done. */
    public void show(long done) {
        if (isTerminal) {
            int full = (int) (WIDTH * done / all);
            err.printf(
                    "\r[%s%s] %d of %d%s",
                    "#".repeat(full),
                    ".".repeat(WIDTH - full),
                    done,
                    all,
                    done == all ? System.lineSeparator() : "");
        } else if (10 * done / all > tenths) {
            tenths = 10 * done / all;
            err.printf("%d of %d%n", done, all);
        }
        err.flush();
    }
}

package zeriba.arena.experiment;

import java.io.PrintWriter;

/**
 * How far an experiment has come, for whoever waits for it: in a terminal one line that is written
 * over, elsewhere a line for each tenth of its games.
 */
public final class ProgressLine implements ExperimentRun.Progress {

    private static final int SECONDS_UP_TO = 120;
    private static final int MINUTES_UP_TO = 7_200;

    private final PrintWriter to;
    private final boolean isTerminal;
    private long tenths = -1;

    public ProgressLine(PrintWriter to, boolean isTerminal) {
        this.to = to;
        this.isTerminal = isTerminal;
    }

    @Override
    public void tell(long done, long most, double secondsLeft) {
        String line =
                "%d of at most %d games, about %s left".formatted(done, most, about(secondsLeft));
        long now = 10 * done / most;
        if (isTerminal) {
            to.printf("\r%-70s", line);
        } else if (now != tenths) {
            tenths = now;
            to.println(line);
        }
        to.flush();
    }

    /** A time in seconds, minutes or hours. */
    public static String about(double seconds) {
        long whole = Math.max(0, Math.round(seconds));
        if (whole < SECONDS_UP_TO) {
            return whole + " s";
        }
        return whole < MINUTES_UP_TO ? whole / 60 + " min" : whole / 3_600 + " h";
    }
}

package zeriba.arena.handicap;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zeriba.arena.Interval;
import zeriba.arena.experiment.GameRow;
import zeriba.engine.rules.Side;
import zeriba.engine.text.UnreadableException;

/** What some games came to for one side. */
public record Counts(long wins, long draws, long losses) {

    private static final Pattern FORM = Pattern.compile("([0-9]{1,9})-([0-9]{1,9})-([0-9]{1,9})");

    /** No game. */
    public static final Counts NONE = new Counts(0, 0, 0);

    /** What these rows came to for a side; games broken off are left out. */
    static Counts of(List<GameRow> rows, Side side) {
        long wins = rows.stream().filter(row -> row.worthTo(side) == 1).count();
        long losses = rows.stream().filter(row -> row.worthTo(side) == 0).count();
        long over = rows.stream().filter(GameRow::isOver).count();
        return new Counts(wins, over - wins - losses, losses);
    }

    /** {@code WINS-DRAWS-LOSSES}. */
    static Counts read(String text) throws UnreadableException {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            throw new UnreadableException("counts", "must be WINS-DRAWS-LOSSES, is " + text);
        }
        return new Counts(
                Long.parseLong(form.group(1)),
                Long.parseLong(form.group(2)),
                Long.parseLong(form.group(3)));
    }

    String written() {
        return wins + "-" + draws + "-" + losses;
    }

    public long games() {
        return wins + draws + losses;
    }

    /** The side's part of what there was to win, a draw being half; half of no games. */
    public double share() {
        return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
    }

    /** Where the true share lies. */
    public Interval interval() {
        return Interval.wilson(wins + draws / 2.0, games());
    }
}

package zeriba.arena;

import java.util.List;

/**
 * What the batch's first level came to over some of its games.
 *
 * @param squares the sum of the squared scores of the independent samples, for the interval
 * @param samples how many samples are independent: games, or pairs of games with the same seed
 */
public record Tally(long wins, long draws, long losses, double squares, long samples) {

    /** Over all these rows; rows of one seed stand together and count as one sample. */
    static Tally of(Batch<?, ?> batch, List<Row> rows) {
        return of(batch, rows, batch.seatings());
    }

    /** Over the rows in which the first level plays {@code side}. */
    static Tally of(Batch<?, ?> batch, List<Row> rows, zeriba.engine.rules.Side side) {
        int place = batch.game().about().sides().indexOf(side);
        List<Row> here =
                rows.stream().filter(row -> batch.sideOfFirst(row.game()) == place).toList();
        return of(batch, here, 1);
    }

    private static Tally of(Batch<?, ?> batch, List<Row> rows, int together) {
        long wins = 0;
        long draws = 0;
        double squares = 0;
        double open = 0;
        int inSample = 0;
        for (Row row : rows) {
            double score = scoreOfFirst(batch, row);
            wins += score == 1 ? 1 : 0;
            draws += score == 0.5 ? 1 : 0;
            open += score;
            inSample++;
            if (inSample == together) {
                squares += square(open / together);
                open = 0;
                inSample = 0;
            }
        }
        long samples = rows.size() / together;
        return new Tally(wins, draws, rows.size() - wins - draws, squares, samples);
    }

    private static double scoreOfFirst(Batch<?, ?> batch, Row row) {
        return row.result()
                .worthTo(batch.game().about().sides().get(batch.sideOfFirst(row.game())));
    }

    private static double square(double x) {
        return x * x;
    }

    public long games() {
        return wins + draws + losses;
    }

    /** The mean of 1 for a win, one half for a draw, 0 for a loss; one half without games. */
    public double score() {
        return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
    }

    /**
     * Where the true score lies: from the spread of the samples, or Wilson's where there is none.
     */
    public Interval scoreInterval() {
        double spread = samples < 2 ? 0 : (squares - samples * square(score())) / (samples - 1);
        return spread <= 0
                ? Interval.wilson(score() * games(), games())
                : Interval.ofMean(score(), Math.sqrt(spread), samples);
    }

    /** The score as a difference of strength. */
    public double elo() {
        return Elo.of(score());
    }

    /** Where the true difference of strength lies. */
    public Interval eloInterval() {
        Interval score = scoreInterval();
        return new Interval(Elo.of(score.low()), Elo.of(score.high()));
    }
}

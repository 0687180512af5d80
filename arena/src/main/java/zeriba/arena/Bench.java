package zeriba.arena;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zeriba.engine.Game;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.odds.Odds;
import zeriba.engine.odds.Replies;
import zeriba.engine.record.GameRecord;
import zeriba.engine.record.Play;
import zeriba.engine.record.RandomPlayer;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Setup;

/**
 * How fast the rules of a game are: processor time of one thread, after a warm-up, the median of
 * several runs.
 */
public final class Bench<S, A> {

    private static final int GAMES_COUNTED = 500;
    private static final int POSITIONS = 512;

    /** Nanoseconds between looks at the clock: a look takes microseconds, as a short game does. */
    private static final long BETWEEN_LOOKS = 2_000_000;

    /**
     * One figure.
     *
     * @param what what was measured
     * @param value how much
     * @param unit of what: {@code games/s}
     */
    public record Figure(String what, double value, String unit) {

        private static final Pattern LINE = Pattern.compile("(\\S.*?) +([0-9,]+\\.[0-9]+) (\\S+)");

        /** Below this a value is printed to a thousandth, above to a tenth. */
        private static final double SMALL = 100;

        /** The figure as a line of a table. */
        public String line() {
            String form = value < SMALL ? "%-44s %,16.3f %s" : "%-44s %,16.1f %s";
            return String.format(Locale.ROOT, form, what, value, unit);
        }

        /** The figure that stands in a line, if there is one. */
        public static Optional<Figure> read(String line) {
            Matcher cells = LINE.matcher(line);
            return cells.matches()
                    ? Optional.of(
                            new Figure(
                                    cells.group(1),
                                    Double.parseDouble(cells.group(2).replace(",", "")),
                                    cells.group(3)))
                    : Optional.empty();
        }
    }

    /**
     * How long to measure.
     *
     * @param seconds processor seconds of each run, and of the warm-up
     * @param runs how many runs the median is taken of
     */
    public record Patience(double seconds, int runs) {}

    private final Game<S, A> game;
    private final Rules<S, A> rules;
    private final Setup setup;
    private final Patience patience;
    private long next;

    /** What the measured code worked out, so that none of it can be left out. */
    private long sink;

    private Bench(Game<S, A> game, Setup setup, Patience patience) {
        this.game = game;
        this.rules = game.rules();
        this.setup = setup;
        this.patience = patience;
    }

    /** All figures of a game. */
    public static <S, A> List<Figure> of(Game<S, A> game, Setup setup, Patience patience) {
        return new Bench<>(game, setup, patience).figures();
    }

    /**
     * How long a single piece of work takes.
     *
     * @param work does it some times, and answers how often
     */
    public static Figure nanos(String what, Patience patience, LongSupplier work) {
        return new Figure(what, 1e9 / rate(patience, work), "ns");
    }

    /**
     * How often a single piece of work is done in a second.
     *
     * @param work does it some times, and answers how often
     */
    public static Figure rate(String what, String unit, Patience patience, LongSupplier work) {
        return new Figure(what, rate(patience, work), unit);
    }

    private List<Figure> figures() {
        List<Figure> figures = new ArrayList<>();
        Sample<S, A> sample = sample();
        double entriesPerGame = sample.entries / (double) GAMES_COUNTED;
        double entries = rate(this::randomGame);
        figures.add(new Figure("random games, whole", entries / entriesPerGame, "games/s"));
        figures.add(new Figure("random games", entries, "entries/s"));
        figures.add(new Figure("length of a random game", entriesPerGame, "entries/game"));
        double mean = sample.options / (double) sample.choices;
        figures.add(new Figure("options of a choice, mean", mean, "options"));
        figures.add(new Figure("options of a choice, most", sample.most, "options"));
        double odds = rate(() -> odds(sample));
        figures.add(new Figure("odds of an action with dice", odds, "queries/s"));
        figures.add(new Figure("replay of a record", rate(() -> replay(sample)), "entries/s"));
        double steps = rate(() -> transitions(sample));
        figures.add(new Figure("new state by a choice", steps, "states/s"));
        return List.copyOf(figures);
    }

    private double rate(LongSupplier work) {
        return rate(patience, work);
    }

    /** The median over the runs of what {@code work} says it did, in each processor second. */
    private static double rate(Patience patience, LongSupplier work) {
        run(patience, work);
        double[] rates = new double[patience.runs()];
        for (int i = 0; i < rates.length; i++) {
            rates[i] = run(patience, work);
        }
        Arrays.sort(rates);
        return rates[rates.length / 2];
    }

    private static double run(Patience patience, LongSupplier work) {
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        long begun = clock.getCurrentThreadCpuTime();
        long until = begun + (long) (patience.seconds() * 1e9);
        long done = 0;
        long now = begun;
        for (long times = 1; now < until; ) {
            long before = now;
            for (long i = 0; i < times; i++) {
                done += work.getAsLong();
            }
            now = clock.getCurrentThreadCpuTime();
            times = now - before < BETWEEN_LOOKS ? 2 * times : times;
        }
        return done * 1e9 / (now - begun);
    }

    /** Plays one game to its end as the contract tests do; the number of its entries. */
    private long randomGame() {
        long seed = next++;
        RandomPlayer<S, A> player = new RandomPlayer<>(game, SplitMix64.of(seed, 0));
        DiceCup cup = DiceCup.seeded(seed);
        S state = rules.setup(setup);
        long entries = 0;
        while (true) {
            switch (rules.pending(state)) {
                case Pending.Choice<A> choice -> {
                    state = rules.choose(state, player.choose(choice.options()));
                    entries++;
                }
                case Pending.Chance<A> chance ->
                        state = rules.roll(state, cup.roll(chance.dice(), ++entries));
                case Pending.Automatic<A> _ -> state = rules.proceed(state);
                case Pending.Over<A> over -> {
                    sink += over.result().score();
                    return entries;
                }
            }
        }
    }

    /** What some random games are made of. */
    private static final class Sample<S, A> {
        private long entries;
        private long choices;
        private long options;
        private long most;
        private final List<Chosen<S, A>> chosen = new ArrayList<>();
        private final List<Chosen<S, A>> fateful = new ArrayList<>();
        private final List<GameRecord<A>> records = new ArrayList<>();
        private int turn;
    }

    private record Chosen<S, A>(S state, A action) {}

    private Sample<S, A> sample() {
        Sample<S, A> sample = new Sample<>();
        for (int i = 0; i < GAMES_COUNTED; i++) {
            List<Entry<A>> entries = new ArrayList<>();
            RandomPlayer<S, A> player = new RandomPlayer<>(game, SplitMix64.of(i, 0));
            DiceCup cup = DiceCup.seeded(i);
            Position<S, A> position = Position.start(rules, setup);
            while (!(position.pending() instanceof Pending.Over<A>)) {
                position = step(position, player, cup, entries, sample);
            }
            sample.entries += entries.size();
            sample.records.add(record(entries));
        }
        return sample;
    }

    private Position<S, A> step(
            Position<S, A> position,
            RandomPlayer<S, A> player,
            DiceCup cup,
            List<Entry<A>> entries,
            Sample<S, A> sample) {
        if (position.pending() instanceof Pending.Choice<A> choice) {
            A action = player.choose(choice.options());
            Role by = rules.role(position.state(), action);
            entries.add(new Entry.Chose<>(by, DecisionSource.COMPUTER, action));
            Position<S, A> after = position.chosen(rules, action);
            count(sample, choice, new Chosen<>(position.state(), action), after);
            return after;
        }
        if (position.pending() instanceof Pending.Chance<A> chance) {
            Roll roll = cup.roll(chance.dice(), entries.size() + 1L);
            entries.add(new Entry.Rolled<>(roll));
            return position.rolled(rules, roll);
        }
        throw new IllegalStateException("nothing is pending");
    }

    private void count(
            Sample<S, A> sample,
            Pending.Choice<A> choice,
            Chosen<S, A> chosen,
            Position<S, A> after) {
        long size = choice.options().size();
        sample.choices++;
        sample.options += size;
        sample.most = Math.max(sample.most, size);
        if (sample.chosen.size() < POSITIONS) {
            sample.chosen.add(chosen);
        }
        if (after.pending() instanceof Pending.Chance<A> && sample.fateful.size() < POSITIONS) {
            sample.fateful.add(chosen);
        }
    }

    private GameRecord<A> record(List<Entry<A>> entries) {
        return new GameRecord<>(
                game.about().id(),
                game.about().rulesVersion(),
                new GameRecord.Start.FromScenario(setup),
                java.util.Map.of(),
                entries);
    }

    private long odds(Sample<S, A> sample) {
        if (sample.fateful.isEmpty()) {
            return 1;
        }
        Chosen<S, A> asked = sample.fateful.get(sample.turn++ % sample.fateful.size());
        sink += Odds.of(game, asked.state(), asked.action(), new Replies.None()).outcomes().size();
        return 1;
    }

    private long replay(Sample<S, A> sample) {
        GameRecord<A> record = sample.records.get(sample.turn++ % sample.records.size());
        sink += Play.replay(game, record).last();
        return record.entries().size();
    }

    private long transitions(Sample<S, A> sample) {
        for (Chosen<S, A> chosen : sample.chosen) {
            sink += System.identityHashCode(rules.choose(chosen.state(), chosen.action())) & 1;
        }
        return sample.chosen.size();
    }

    /** So that the optimiser must believe that the results are wanted. */
    long sink() {
        return sink;
    }
}

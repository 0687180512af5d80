package zeriba.app.command.designer;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Unmatched;
import zeriba.ai.Level;
import zeriba.ai.StopSignal;
import zeriba.ai.Thinking;
import zeriba.ai.level.Levels;
import zeriba.ai.level.Marshal;
import zeriba.app.command.option.EnginesWanted;
import zeriba.app.command.option.ExtraJars;
import zeriba.app.command.option.GameWanted;
import zeriba.app.command.option.Interruptible;
import zeriba.app.command.option.LevelWanted;
import zeriba.app.command.option.ManyGames;
import zeriba.app.command.option.ProgressBar;
import zeriba.app.command.option.SeedWanted;
import zeriba.app.games.FieldBattles;
import zeriba.app.games.FieldLevel;
import zeriba.app.opponent.EngineLevel;
import zeriba.arena.Arena;
import zeriba.arena.Batch;
import zeriba.arena.BatchTable;
import zeriba.arena.Report;
import zeriba.arena.ReportText;
import zeriba.arena.rows.CsvFile;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;

/** Many games between two levels, and what they came to. */
@Command(
        name = "arena",
        description = {
            "Plays many games between levels and counts the results, with 95 %% intervals.",
            "Each side has an option of its own name: --moslem regular --christian recruit.",
            "A player may be another program that speaks the engine protocol:",
            "--moslem 'engine:../before/zeriba engine', with a level of its own",
            "'engine@veteran:../before/zeriba engine'."
        },
        mixinStandardHelpOptions = true)
public final class ArenaCommand implements Callable<Integer> {

    @Spec private @Nullable CommandSpec spec;

    @Mixin private GameWanted wanted = new GameWanted();

    @Mixin private EnginesWanted engines = new EnginesWanted();

    @Mixin private ManyGames many = new ManyGames(1_000);

    @Mixin private SeedWanted seed = new SeedWanted();

    @Option(
            names = "--minutes",
            paramLabel = "M",
            description = "Stop after so many minutes, whichever comes first.")
    private double minutes = Double.POSITIVE_INFINITY;

    @Option(
            names = "--swap",
            description = "Change sides from game to game, each seed once for each side.")
    private boolean swap;

    @Option(
            names = "--on-the-field",
            description = "Battles that may be fought on the field are: --option battles=field.")
    private boolean onTheField;

    @Option(names = "--csv", paramLabel = "FILE", description = "Write a row for each game.")
    private Optional<Path> csv = Optional.empty();

    @Option(names = "--parquet", paramLabel = "FILE", description = "The same as Parquet.")
    private Optional<Path> parquet = Optional.empty();

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description =
                    "The states that a marshal may visit in a turn (${DEFAULT-VALUE}, about half a"
                            + " second of one core).")
    private long nodes = Marshal.USUAL_NODES;

    @Option(
            names = "--think",
            paramLabel = "S",
            description = "A marshal thinks so many seconds a turn instead: games do not repeat.")
    private Optional<Double> think = Optional.empty();

    @Unmatched private List<String> seats = new ArrayList<>();

    @Override
    public Integer call() {
        Game<?, ?> chosen = wanted.game();
        many.require();
        if (!(minutes > 0) || nodes < 1 || !(think.orElse(1.0) > 0)) {
            throw misused("--minutes, --nodes and --think must be more than 0.");
        }
        engines.requireSeconds();
        try (EnginesWanted _ = engines) {
            return played(batch(chosen));
        }
    }

    private int played(Batch<?, ?> batch) {
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        try (Interruptible work = Interruptible.begin()) {
            Report report = Arena.play(batch, many.threads(), work.stop(), progress(work.stop()));
            ReportText.of(report).forEach(out::println);
            int code = written(report);
            out.flush();
            return code;
        }
    }

    private ParameterException misused(String reason) {
        return new ParameterException(Objects.requireNonNull(spec).commandLine(), reason);
    }

    private <S, A> Batch<S, A> batch(Game<S, A> chosen) {
        Map<String, String> named = named(chosen.about());
        Setup setup = wanted.setup(chosen);
        List<Level> levels = new ArrayList<>();
        for (Side side : chosen.about().sides()) {
            Level level = seated(named.getOrDefault(side.name(), Levels.USUAL), chosen, setup);
            levels.add(onTheField ? new FieldLevel(level) : level);
        }
        return new Batch<>(
                chosen,
                setup,
                levels,
                many.each(),
                seed.seed(),
                swap,
                new FieldBattles(List.copyOf(levels)));
    }

    private Level seated(String word, Game<?, ?> chosen, Setup setup) {
        Optional<EngineLevel> engine = engines.named(word, setup);
        Optional<String> unfit = engine.flatMap(one -> one.unfit(chosen.about()));
        if (unfit.isPresent()) {
            throw misused(unfit.get() + ".");
        }
        return engine.isPresent() ? engine.get() : level(word);
    }

    /** What the options that only this game has say: a level for a side. */
    private Map<String, String> named(GameInfo about) {
        List<Side> sides = about.sides();
        List<String> words = new ArrayList<>();
        seats.forEach(word -> words.addAll(List.of(word.split("=", 2))));
        Map<String, String> named = new LinkedHashMap<>();
        for (int i = 0; i < words.size(); i += 2) {
            String word = words.get(i);
            boolean isSide = sides.stream().anyMatch(side -> word.equals("--" + side));
            if (!isSide || i + 1 == words.size()) {
                throw misused(
                        "Do not understand '"
                                + word
                                + "'; a side of "
                                + about.id()
                                + " and its level are "
                                + String.join(
                                        " or ",
                                        sides.stream().map(s -> "--" + s + " LEVEL").toList())
                                + ".");
            }
            named.put(word.substring(2), words.get(i + 1));
        }
        return named;
    }

    private Level level(String name) {
        Level level = LevelWanted.named(name, Objects.requireNonNull(spec));
        return level instanceof Marshal marshal ? marshal.with(thinking()) : level;
    }

    private Thinking thinking() {
        return think.isPresent() ? new Thinking.Seconds(think.get()) : new Thinking.Nodes(nodes);
    }

    private LongConsumer progress(StopSignal stop) {
        PrintWriter err = Objects.requireNonNull(spec).commandLine().getErr();
        ProgressBar bar = new ProgressBar(err, many.each(), ProgressBar.isTerminal());
        double until = System.nanoTime() + minutes * 60e9;
        return done -> {
            bar.show(done);
            if (System.nanoTime() > until) {
                stop.ask();
            }
        };
    }

    private int written(Report report) {
        try {
            if (csv.isPresent()) {
                CsvFile.write(BatchTable.of(report), csv.get());
            }
            if (parquet.isPresent()) {
                ExtraJars.databaseWanted().writeParquet(BatchTable.of(report), parquet.get());
            }
            return 0;
        } catch (IOException e) {
            PrintWriter err = Objects.requireNonNull(spec).commandLine().getErr();
            err.println("Cannot write " + e.getMessage());
            err.flush();
            return 1;
        }
    }
}

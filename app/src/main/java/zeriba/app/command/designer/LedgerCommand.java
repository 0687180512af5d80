package zeriba.app.command.designer;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import zeriba.ai.Level;
import zeriba.ai.StopSignal;
import zeriba.app.command.option.Interruptible;
import zeriba.app.command.option.LevelWanted;
import zeriba.app.command.option.ManyGames;
import zeriba.app.command.option.ScenariosWanted;
import zeriba.app.games.Games;
import zeriba.arena.Arena;
import zeriba.arena.Batch;
import zeriba.arena.Report;
import zeriba.arena.Row;
import zeriba.arena.ledger.Ledger;
import zeriba.arena.ledger.LedgerLine;
import zeriba.arena.ledger.LedgerPage;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/** How every scenario comes out between levels, a portion more with every run. */
@Command(
        name = "ledger",
        description = {
            "Plays every scenario between every pair of levels, those with the fewest games first,",
            "adds them to the ledger's file and writes docs/ledger.md anew. Stop it when you like:",
            "each portion is kept as soon as it is over."
        },
        mixinStandardHelpOptions = true)
public final class LedgerCommand implements Callable<Integer> {

    @Spec private @Nullable CommandSpec spec;

    @Mixin private ScenariosWanted scenarios = new ScenariosWanted();

    @Option(
            names = "--levels",
            split = ",",
            paramLabel = "LEVEL",
            description = "Between which levels (recruit,regular).")
    private List<String> levels = List.of("recruit", "regular");

    @Option(
            names = "--options",
            split = ",",
            paramLabel = "OPTION=VALUE",
            description = "An option set other than the usual one.")
    private List<String> options = new ArrayList<>();

    @Mixin private ManyGames portion = new ManyGames(20);

    @Option(
            names = "--until",
            paramLabel = "N",
            description = "Ends when every row has so many games (${DEFAULT-VALUE}).")
    private long until = 20;

    @Option(
            names = "--minutes",
            paramLabel = "M",
            description = "No portion begins after that; one under way is broken off and left out.")
    private double minutes = Double.POSITIVE_INFINITY;

    @Option(
            names = "--file",
            paramLabel = "FILE",
            description = "The ledger's file (${DEFAULT-VALUE}).")
    private Path file = Path.of("arena/src/main/resources/zeriba/arena/ledger/ledger.tsv");

    @Option(
            names = "--page",
            paramLabel = "FILE",
            description = "The page that is written (${DEFAULT-VALUE}).")
    private Path page = Path.of("docs/ledger.md");

    /** A row of the ledger, and how it is played. */
    private record Wanted(
            Game<?, ?> game, Setup setup, List<Level> levels, LedgerLine.Subject subject) {}

    @Override
    public Integer call() {
        CommandSpec own = Objects.requireNonNull(spec);
        portion.require();
        if (until < 1 || !(minutes > 0)) {
            throw misused("--until and --minutes must be more than 0.");
        }
        try (Interruptible work = Interruptible.begin()) {
            played(wanted(), work.stop(), own.commandLine().getOut());
            Files.writeString(page, new LedgerPage(Ledger.read(file), Games.all()).written());
            return 0;
        } catch (IOException | UnreadableException e) {
            own.commandLine().getErr().println(file + ": " + e.getMessage());
            own.commandLine().getErr().flush();
            return 1;
        }
    }

    private void played(List<Wanted> rows, StopSignal stop, PrintWriter out)
            throws IOException, UnreadableException {
        double end = System.nanoTime() + minutes * 60e9;
        while (!stop.isAsked() && System.nanoTime() < end) {
            Ledger ledger = Ledger.read(file);
            Optional<Wanted> next =
                    rows.stream()
                            .filter(row -> ledger.games(row.subject()) < until)
                            .min(Comparator.comparingLong(row -> ledger.games(row.subject())));
            if (next.isEmpty()) {
                return;
            }
            portion(next.get(), ledger.nextSeed(next.get().subject()), stop, end)
                    .ifPresent(line -> add(line, out));
        }
    }

    private void add(LedgerLine line, PrintWriter out) {
        try {
            Ledger.add(file, line);
            out.printf("%s: %d games%n", line.subject(), line.games());
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whole portions alone: one that is broken off would favour short games. */
    private Optional<LedgerLine> portion(Wanted row, long seed, StopSignal stop, double end) {
        StopSignal over = new StopSignal();
        Report report =
                Arena.play(
                        batch(row.game(), row, seed),
                        portion.threads(),
                        over,
                        _ -> {
                            if (stop.isAsked() || System.nanoTime() > end) {
                                over.ask();
                            }
                        });
        return report.rows().size() < portion.each()
                ? Optional.empty()
                : Optional.of(line(row, seed, report.rows()));
    }

    private static LedgerLine line(Wanted row, long seed, List<Row> rows) {
        Side first = row.game().about().sides().getFirst();
        long wins = rows.stream().filter(one -> one.result().worthTo(first) == 1).count();
        long draws = rows.stream().filter(one -> one.result().worthTo(first) == 0.5).count();
        return new LedgerLine(
                row.subject(),
                seed,
                wins,
                draws,
                rows.size() - wins - draws,
                LocalDate.now(ZoneOffset.UTC).toString());
    }

    private <S, A> Batch<S, A> batch(Game<S, A> game, Wanted row, long seed) {
        return new Batch<>(game, row.setup(), row.levels(), portion.each(), seed, false);
    }

    private List<Wanted> wanted() {
        List<Wanted> rows = new ArrayList<>();
        for (Game<?, ?> game : scenarios.games()) {
            for (GameInfo.Scenario one : game.about().scenarios()) {
                if (scenarios.isWanted(one.id())) {
                    rows.addAll(rows(game, one.id()));
                }
            }
        }
        return rows;
    }

    private List<Wanted> rows(Game<?, ?> game, String id) {
        Setup setup = setup(game, id);
        List<Wanted> rows = new ArrayList<>();
        for (Level one : levels()) {
            for (Level other : levels()) {
                boolean isWanted = isTwoSided(game) || one.equals(other);
                if (isWanted) {
                    List<Level> seated = List.of(one, other);
                    rows.add(new Wanted(game, setup, seated, subject(game, id, seated)));
                }
            }
        }
        return rows;
    }

    private LedgerLine.Subject subject(Game<?, ?> game, String id, List<Level> seated) {
        return new LedgerLine.Subject(
                game.about().id(),
                game.about().rulesVersion(),
                id,
                options.isEmpty()
                        ? LedgerLine.USUAL
                        : options.stream().sorted().collect(Collectors.joining(" ")),
                seated.stream().map(Level::name).toList());
    }

    /** Whether more than dice and tables play the other side. */
    private static boolean isTwoSided(Game<?, ?> game) {
        return game.about().roles().stream().map(role -> role.side()).distinct().count() > 1;
    }

    private Setup setup(Game<?, ?> game, String id) {
        try {
            Setup setup = Setup.of(id);
            for (String option : options) {
                String[] parts = option.split("=", 2);
                setup = setup.with(parts[0], value(parts.length < 2 ? "true" : parts[1]));
            }
            return game.about().complete(setup);
        } catch (UnreadableException wrong) {
            throw misused(String.valueOf(wrong.getMessage()));
        }
    }

    private static Value value(String word) {
        return switch (word) {
            case "true" -> Value.of(true);
            case "false" -> Value.of(false);
            default ->
                    word.matches("-?[0-9]{1,9}")
                            ? Value.of(Integer.parseInt(word))
                            : Value.of(word);
        };
    }

    private List<Level> levels() {
        CommandSpec own = Objects.requireNonNull(spec);
        return levels.stream().map(name -> LevelWanted.named(name, own)).toList();
    }

    private ParameterException misused(String reason) {
        return new ParameterException(Objects.requireNonNull(spec).commandLine(), reason);
    }
}

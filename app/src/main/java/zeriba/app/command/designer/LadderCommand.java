package zeriba.app.command.designer;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import zeriba.ai.Level;
import zeriba.ai.StopSignal;
import zeriba.ai.level.Levels;
import zeriba.app.command.option.Interruptible;
import zeriba.app.command.option.ManyGames;
import zeriba.app.command.option.ScenariosWanted;
import zeriba.app.command.option.SeedWanted;
import zeriba.arena.Arena;
import zeriba.arena.Batch;
import zeriba.arena.Interval;
import zeriba.arena.Report;
import zeriba.arena.ReportText;
import zeriba.arena.Tally;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.text.UnreadableException;

/** Each level against the next below, scenario by scenario, as a table of Markdown. */
@Command(
        name = "ladder",
        description = {
            "Plays each level against the next below in swapped pairs and prints what it scored,",
            "on each side and together, as rows of docs/ladder.md, with 95 %% intervals."
        },
        mixinStandardHelpOptions = true)
public final class LadderCommand implements Callable<Integer> {

    private static final String HEAD =
            "| game | scenario | level | games | first side | second side | together | Elo |";

    @Spec private @Nullable CommandSpec spec;

    @Mixin private ScenariosWanted scenarios = new ScenariosWanted();

    @Option(names = "--level", paramLabel = "LEVEL", description = "This level's rung alone.")
    private String level = "";

    @Mixin private ManyGames many = new ManyGames(40);

    @Mixin private SeedWanted seed = new SeedWanted();

    @Option(
            names = "--minutes",
            paramLabel = "M",
            description = "A rung ends after so many minutes, whichever comes first.")
    private double minutes = Double.POSITIVE_INFINITY;

    @Override
    public Integer call() {
        many.require();
        if (!(minutes > 0)) {
            throw misused("--minutes must be more than 0.");
        }
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        out.println(HEAD);
        out.println("| --- ".repeat(8) + "|");
        try (Interruptible work = Interruptible.begin()) {
            for (Game<?, ?> game : scenarios.games()) {
                rungs(game, work.stop(), out);
            }
        }
        return 0;
    }

    private ParameterException misused(String reason) {
        return new ParameterException(Objects.requireNonNull(spec).commandLine(), reason);
    }

    private void rungs(Game<?, ?> game, StopSignal stop, PrintWriter out) {
        List<Level> all = Levels.measured();
        for (GameInfo.Scenario one : game.about().scenarios()) {
            for (int i = 1; i < all.size() && !stop.isAsked(); i++) {
                boolean isWanted =
                        scenarios.isWanted(one.id())
                                && (level.isEmpty() || level.equals(all.get(i).name()));
                if (isWanted) {
                    out.println(row(played(game, one.id(), all.get(i), all.get(i - 1), stop)));
                    out.flush();
                }
            }
        }
    }

    private <S, A> Report played(
            Game<S, A> game, String id, Level better, Level worse, StopSignal stop) {
        Setup setup = setup(game, id);
        List<Side> sides = game.about().sides();
        List<Level> levels =
                sides.stream().map(s -> s.equals(sides.getFirst()) ? better : worse).toList();
        Batch<S, A> batch =
                new Batch<>(game, setup, levels, many.each(), seed.seed(), isTwoSided(game));
        StopSignal over = new StopSignal();
        double until = System.nanoTime() + minutes * 60e9;
        return Arena.play(
                batch,
                many.threads(),
                over,
                _ -> {
                    if (stop.isAsked() || System.nanoTime() > until) {
                        over.ask();
                    }
                });
    }

    private Setup setup(Game<?, ?> game, String id) {
        try {
            return game.about().complete(Setup.of(id));
        } catch (UnreadableException wrong) {
            throw misused(String.valueOf(wrong.getMessage()));
        }
    }

    private static String row(Report report) {
        Batch<?, ?> batch = report.batch();
        List<Side> sides = batch.game().about().sides();
        Tally all = report.all();
        return String.format(
                Locale.ROOT,
                "| %s | %s | %s | %d | %s | %s | %s | %s |",
                batch.game().about().id(),
                batch.setup().scenario(),
                rung(batch),
                all.games(),
                share(report.on(sides.getFirst())),
                share(report.on(sides.getLast())),
                share(all),
                ReportText.elo(all.elo(), all.eloInterval()));
    }

    /** Who plays whom; where one side alone decides, who plays it. */
    private static String rung(Batch<?, ?> batch) {
        String first = "`" + batch.levels().getFirst().name() + "`";
        return isTwoSided(batch.game())
                ? first + " against `" + batch.levels().getLast().name() + "`"
                : first + " alone";
    }

    private static boolean isTwoSided(Game<?, ?> game) {
        return game.about().roles().stream().map(Role::side).distinct().count() > 1;
    }

    private static String share(Tally tally) {
        if (tally.games() == 0) {
            return "";
        }
        Interval interval = tally.scoreInterval();
        return String.format(
                Locale.ROOT,
                "%.0f %% (%.0f to %.0f)",
                100 * tally.score(),
                100 * interval.low(),
                100 * interval.high());
    }
}

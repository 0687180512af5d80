package zeriba.app.command.designer;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import zeriba.app.command.option.SelfPlayWanted;
import zeriba.arena.fit.Doubt;
import zeriba.arena.fit.Reliability;
import zeriba.arena.fit.Reliability.Bin;
import zeriba.arena.fit.ReliabilityPlot;

/** How true the chances are that a game tells, against games that are played for it. */
@Command(
        name = "calibrate",
        description = {
            "Plays games of a level against itself and holds the chances that were told in their",
            "positions against how they ended: a table of Markdown and, if wanted, a picture."
        },
        mixinStandardHelpOptions = true)
public final class CalibrateCommand implements Callable<Integer> {

    /** [design] How far from the diagonal a chance may be. */
    private static final double BAR = 0.03;

    @Spec private @Nullable CommandSpec spec;

    @Mixin private SelfPlayWanted wanted = new SelfPlayWanted();

    @Option(
            names = "--plots",
            paramLabel = "FOLDER",
            description = "Write GAME-SCENARIO.svg for each scenario into this folder.")
    private Optional<Path> plots = Optional.empty();

    @Override
    public Integer call() {
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        for (String scenario : wanted.scenarios()) {
            SelfPlayWanted.Seen seen = wanted.seen(scenario, 0);
            Reliability curve = Reliability.of(seen.sightings());
            print(out, scenario, seen, curve);
            try {
                plot(scenario, curve);
            } catch (IOException e) {
                PrintWriter err = Objects.requireNonNull(spec).commandLine().getErr();
                err.println("Cannot write the picture: " + e.getMessage());
                err.flush();
                return 1;
            }
        }
        return 0;
    }

    private void print(
            PrintWriter out, String scenario, SelfPlayWanted.Seen seen, Reliability curve) {
        String words = wanted.words(seen.games()) + " --scenario " + scenario;
        out.printf("%n`./zeriba calibrate %s`: %d positions%n%n", words, seen.sightings().size());
        out.println("| told | positions | games | came | gap, 95 % |");
        out.println("| --- ".repeat(5) + "|");
        for (Bin bin : curve.bins()) {
            out.printf(
                    Locale.ROOT,
                    "| %.1f %% | %d | %d | %.1f %% | %+.1f ± %.1f |%n",
                    100 * bin.told(),
                    bin.positions(),
                    bin.games(),
                    100 * bin.came(),
                    100 * bin.gap(),
                    196 * bin.error());
        }
        if (curve.bins().stream().anyMatch(Bin::isHeld)) {
            judge(out, curve);
        } else {
            out.printf("%nNo bin holds %d positions.%n", Reliability.ENOUGH);
        }
        out.flush();
    }

    private static void judge(PrintWriter out, Reliability curve) {
        Doubt doubt = curve.doubt();
        out.printf(
                Locale.ROOT,
                "%nFarthest from the diagonal where a bin holds %d: %.1f points. %s%n",
                Reliability.ENOUGH,
                100 * curve.worst(),
                switch (doubt.against(BAR)) {
                    case WITHIN -> "Within three points, beyond chance.";
                    case BEYOND -> "Off by more than three points, beyond chance.";
                    case OPEN -> "Whether it is within three points, these games do not say.";
                });
        out.printf(
                Locale.ROOT,
                "Were all true that is told, so many games would be %.1f points off at the farthest"
                        + " in half of all cases, %.1f in one of twenty, and as far as these in %.0f of"
                        + " 100. Of ever more games the farthest would lie between %.1f and %.1f"
                        + " (95 %%, all bins at once).%n",
                100 * doubt.usual(),
                100 * doubt.rare(),
                100 * doubt.share(),
                100 * doubt.least(),
                100 * doubt.most());
    }

    private void plot(String scenario, Reliability curve) throws IOException {
        if (plots.isPresent()) {
            String id = wanted.game().about().id();
            Files.createDirectories(plots.get());
            Files.writeString(
                    plots.get().resolve(id + "-" + scenario + ".svg"),
                    ReliabilityPlot.svg(id + ", " + scenario, curve));
        }
    }
}

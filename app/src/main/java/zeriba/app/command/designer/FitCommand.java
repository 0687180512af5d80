package zeriba.app.command.designer;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import zeriba.app.command.option.SelfPlayWanted;
import zeriba.arena.fit.Fit;
import zeriba.arena.fit.Sighting;
import zeriba.engine.Features;

/** The weights by which a game foretells its end, found from games that are played for it. */
@Command(
        name = "fit",
        description = {
            "Plays games of a level against itself, fits the chances that the game tells to how",
            "they ended, and prints the table that the game loads (chances.tsv of its brain)."
        },
        mixinStandardHelpOptions = true)
public final class FitCommand implements Callable<Integer> {

    @Spec private @Nullable CommandSpec spec;

    @Mixin private SelfPlayWanted wanted = new SelfPlayWanted();

    @Option(
            names = "--stray",
            paramLabel = "T",
            description =
                    "Up to how many turns of every second game each fifth action is by chance"
                            + " (${DEFAULT-VALUE}); positions are those that follow.")
    private int stray = 6;

    @Option(
            names = "--ridge",
            paramLabel = "R",
            description = "How strongly weights are drawn to 0, in positions (${DEFAULT-VALUE}).")
    private double ridge = 10;

    @Override
    public Integer call() {
        CommandSpec own = Objects.requireNonNull(spec);
        if (stray < 0 || !(ridge > 0)) {
            throw new ParameterException(
                    own.commandLine(), "--stray must be 0 or more, --ridge more than 0.");
        }
        Features<?> features =
                wanted.game()
                        .evaluation()
                        .features()
                        .orElseThrow(() ->
                                new ParameterException(
                                        own.commandLine(), "This game's values are not fitted."));
        PrintWriter out = own.commandLine().getOut();
        out.println("# What each feature of a position says about the end; by regression.");
        out.println("# [design] Positions of games of a level against itself, found by");
        List<Sighting> all = new ArrayList<>();
        for (String scenario : wanted.scenarios()) {
            SelfPlayWanted.Seen seen = wanted.seen(scenario, stray);
            all.addAll(seen.sightings());
            out.printf(
                    "#   ./zeriba fit %s --scenario %s --stray %d --ridge %s%n",
                    wanted.words(seen.games()), scenario, stray, ridge);
            out.printf("# (%d positions)%n", seen.sightings().size());
            out.flush();
        }
        out.println("# kind\ttarget\tfeature\tweight");
        Fit.lines(features, all, ridge).forEach(out::println);
        out.flush();
        return 0;
    }
}

package zeriba.app.command.player;

import java.io.PrintWriter;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import zeriba.app.games.Games;
import zeriba.engine.Commands;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.rules.OptionSpec;
import zeriba.wording.Messages;

/** The list of games, with what can be set for each. */
@Command(
        name = "games",
        description = "Lists the games, their scenarios, options and commands.",
        mixinStandardHelpOptions = true)
public final class GamesCommand implements Callable<Integer> {

    @Spec private @Nullable CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        for (Game<?, ?> game : Games.all()) {
            GameInfo about = game.about();
            out.printf("%s: %s%n", about.id(), about.title());
            for (GameInfo.Scenario scenario : about.scenarios()) {
                out.printf("  scenario %s: %s%n", scenario.id(), scenario.title());
                Messages.of(game, scenario.id())
                        .names()
                        .forEach((role, name) -> out.printf("    --%s: %s%n", role, name));
            }
            for (OptionSpec option : about.options()) {
                out.printf(
                        "  option %s: %s (rule %s%s)%n",
                        option.id(), option.title(), option.rule(), idleIn(about, option));
            }
            commands(out, about.commands());
        }
        out.flush();
        return 0;
    }

    /** The scenarios in which an option changes nothing. */
    private static String idleIn(GameInfo about, OptionSpec option) {
        List<String> idle =
                about.scenarios().stream()
                        .filter(scenario -> scenario.idle().contains(option.id()))
                        .map(GameInfo.Scenario::id)
                        .toList();
        return idle.isEmpty() ? "" : "; nothing in " + String.join(", ", idle);
    }

    private static void commands(PrintWriter out, Commands commands) {
        for (Commands.Group group : commands.groups()) {
            out.printf(
                    "  commands with %s=%s: %s%n",
                    commands.by(), group.under(), String.join(" ", group.ids()));
        }
    }
}

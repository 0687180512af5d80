package zeriba.app.command.option;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import zeriba.app.games.Games;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;

/** Scenarios of some games or of all. */
public final class ScenariosWanted {

    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec command;

    @Parameters(
            arity = "0..*",
            paramLabel = "GAME",
            description = "The games' ids; all games, if none is named.")
    private List<String> ids = new ArrayList<>();

    @Option(names = "--scenario", paramLabel = "ID", description = "This scenario alone.")
    private String scenario = "";

    /** The games that are named, or all; an unknown one is refused, and a scenario of none. */
    public List<Game<?, ?>> games() {
        List<Game<?, ?>> named = new ArrayList<>();
        for (String id : ids) {
            named.add(
                    Games.named(id)
                            .orElseThrow(() ->
                                    refused("No game '" + id + "'; there are " + Games.ids())));
        }
        List<Game<?, ?>> games = named.isEmpty() ? List.copyOf(Games.all()) : named;
        List<String> known =
                games.stream()
                        .flatMap(game -> game.about().scenarios().stream())
                        .map(GameInfo.Scenario::id)
                        .toList();
        if (!scenario.isEmpty() && !known.contains(scenario)) {
            throw refused("No scenario '" + scenario + "'; there are " + String.join(", ", known));
        }
        return games;
    }

    private ParameterException refused(String why) {
        return new ParameterException(Objects.requireNonNull(command).commandLine(), why + ".");
    }

    /** Whether a scenario is wanted: each, where none is named. */
    public boolean isWanted(String id) {
        return scenario.isEmpty() || scenario.equals(id);
    }
}

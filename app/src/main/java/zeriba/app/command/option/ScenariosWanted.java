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

    /** The games that are named, or all; an unknown one is refused. */
    public List<Game<?, ?>> games() {
        List<Game<?, ?>> games = new ArrayList<>();
        for (String id : ids) {
            games.add(Games.named(id).orElseThrow(() -> unknown(id)));
        }
        return games.isEmpty() ? List.copyOf(Games.all()) : games;
    }

    private ParameterException unknown(String id) {
        return new ParameterException(
                Objects.requireNonNull(command).commandLine(),
                "No game '" + id + "'; there are " + Games.ids() + ".");
    }

    /** Whether a scenario is wanted: each, where none is named. */
    public boolean isWanted(String id) {
        return scenario.isEmpty() || scenario.equals(id);
    }
}

package zeriba.app.command.option;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import zeriba.app.games.Games;
import zeriba.engine.Game;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.field.FieldBattle;

/** Which game a command is about, and how it is set up. */
public final class GameWanted {

    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec command;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "GAME",
            description = "The game's id, as 'zeriba games' lists it.")
    private String id = "";

    @Option(
            names = "--field",
            paramLabel = "BATTLE",
            description =
                    "Fights this battle on the field: 'column wells 7 1 commanded"
                            + " GCR:camel:veteran:8 S1:spears:36,R1:rifles:13'.")
    private String field = "";

    @Option(names = "--scenario", paramLabel = "ID", description = "Not the usual scenario.")
    private String scenario = "";

    @Option(
            names = "--option",
            paramLabel = "ID[=VALUE]",
            description = "Sets an option of the game; may be repeated.")
    private List<String> options = List.of();

    @Option(
            names = "--command",
            paramLabel = "COMMAND=ROLE",
            description = "Gives a command, a region's or a unit's, to a role; may be repeated.")
    private Map<String, String> commands = Map.of();

    /** The game; a misuse of the command where there is none of that name, or no such battle. */
    public Game<?, ?> game() {
        Game<?, ?> game =
                Games.named(id)
                        .orElseThrow(() -> misused(missing() + "; there are " + Games.ids() + "."));
        return field.isEmpty() ? game : onTheField(game);
    }

    private Game<?, ?> onTheField(Game<?, ?> game) {
        try {
            return Games.onTheField(game, FieldBattle.read(field))
                    .orElseThrow(() -> misused(id + " fights no battles on the field."));
        } catch (IllegalArgumentException | UnreadableException wrong) {
            throw misused("No battle on the field: " + wrong.getMessage() + ".");
        }
    }

    private String missing() {
        return id.isEmpty() ? "Say which game" : "No game '" + id + "'";
    }

    /** Whether a game is named at all. */
    public boolean isNamed() {
        return !id.isEmpty();
    }

    /** The words that want the same set-up of another process. */
    public List<String> setupWords() {
        List<String> words = new ArrayList<>();
        if (!field.isEmpty()) {
            words.addAll(List.of("--field", field));
        }
        if (!scenario.isEmpty()) {
            words.addAll(List.of("--scenario", scenario));
        }
        options.forEach(option -> words.addAll(List.of("--option", option)));
        commands.forEach(
                (command, role) -> words.addAll(List.of("--command", command + "=" + role)));
        return words;
    }

    /** The set-up of that game; a misuse where it has no such scenario, option or command. */
    public Setup setup(Game<?, ?> game) {
        try {
            return SetupWords.read(game.about(), scenario, options, commands);
        } catch (UnreadableException wrong) {
            throw misused(String.valueOf(wrong.getMessage()));
        }
    }

    private ParameterException misused(String reason) {
        return new ParameterException(Objects.requireNonNull(command).commandLine(), reason);
    }
}

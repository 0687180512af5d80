package zeriba.app.command.option;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import zeriba.ai.Level;
import zeriba.ai.UnknownLevelException;
import zeriba.ai.level.Levels;

/** The level that plays on all sides. */
public final class LevelWanted {

    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec command;

    @Option(
            names = "--level",
            paramLabel = "LEVEL",
            description = "Who plays, on all sides (${DEFAULT-VALUE}).")
    private String level;

    /** That level, where nothing else is said. */
    public LevelWanted(String usual) {
        this.level = usual;
    }

    /** The level that was named; an unknown one is refused. */
    public Level level() {
        return named(level, Objects.requireNonNull(command));
    }

    /** The level of a word of {@code command}; an unknown one is refused. */
    public static Level named(String word, CommandSpec command) {
        try {
            return Levels.named(word);
        } catch (UnknownLevelException unknown) {
            throw new ParameterException(
                    command.commandLine(), "There is " + unknown.getMessage() + ".");
        }
    }
}

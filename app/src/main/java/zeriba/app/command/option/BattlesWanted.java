package zeriba.app.command.option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import zeriba.app.games.MetBattle;
import zeriba.engine.text.UnreadableException;
import zeriba.field.Contact;

/** Battles of campaigns that stand in a file, one a line. */
public final class BattlesWanted {

    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec command;

    @Parameters(paramLabel = "FILE", description = "The battles.")
    private Path file = Path.of("");

    @Option(
            names = "--kind",
            paramLabel = "KIND",
            description = "Only battles of this kind; may be repeated.")
    private List<String> kinds = new ArrayList<>();

    /** The file that was named. */
    public Path file() {
        return file;
    }

    /** Whether battles of a kind are wanted: of all kinds, where none is named. */
    public boolean isWanted(Contact contact) {
        return kinds.isEmpty() || kinds.contains(contact.word());
    }

    /** All battles of the file, of whatever kind; a line that is none is refused. */
    public List<MetBattle> all() throws IOException {
        List<MetBattle> battles = new ArrayList<>();
        try {
            for (String line : Files.readAllLines(file)) {
                battles.add(MetBattle.read(line));
            }
        } catch (UnreadableException wrong) {
            throw new ParameterException(
                    Objects.requireNonNull(command).commandLine(), "" + wrong.getMessage());
        }
        return battles;
    }
}

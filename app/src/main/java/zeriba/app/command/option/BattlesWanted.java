package zeriba.app.command.option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
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

    /** The file that was named; a kind that is none is refused. */
    public Path file() {
        requireKinds();
        return file;
    }

    /** Whether battles of a kind are wanted: of all kinds, where none is named. */
    public boolean isWanted(Contact contact) {
        return kinds.isEmpty() || kinds.contains(contact.word());
    }

    /** Refuses kinds that there are not, before anything is played for them. */
    private void requireKinds() {
        List<String> known = Arrays.stream(Contact.values()).map(Contact::word).toList();
        for (String kind : kinds) {
            if (!known.contains(kind)) {
                throw refused(
                        "No kind '" + kind + "'; there are " + String.join(", ", known) + ".");
            }
        }
    }

    /** All battles of the file, of whatever kind; a line that is none is refused. */
    public List<MetBattle> all() throws IOException {
        requireKinds();
        List<MetBattle> battles = new ArrayList<>();
        try {
            for (String line : Files.readAllLines(file)) {
                battles.add(MetBattle.read(line));
            }
        } catch (UnreadableException wrong) {
            throw refused(String.valueOf(wrong.getMessage()));
        }
        return battles;
    }

    private ParameterException refused(String why) {
        return new ParameterException(Objects.requireNonNull(command).commandLine(), why);
    }
}

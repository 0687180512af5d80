package zeriba.arena.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.ai.StopSignal;
import zeriba.arena.experiment.Experiment;
import zeriba.arena.experiment.ExperimentRun;
import zeriba.arena.experiment.GameLine;
import zeriba.arena.experiment.GameRow;
import zeriba.arena.experiment.RowJournal;
import zeriba.arena.experiment.Trial;
import zeriba.arena.experiment.local.LocalThreads;
import zeriba.engine.text.UnreadableException;

class JournalReaderTest {

    @TempDir private Path folder;

    /** The lines of a journal with all games of the usual trial, its head first. */
    private List<String> journal() throws IOException, UnreadableException {
        Experiment experiment = Trial.usual().read();
        Path file = folder.resolve("whole.tsv");
        try (RowJournal journal = RowJournal.open(file, experiment)) {
            new ExperimentRun(
                            experiment,
                            journal,
                            LocalThreads.unshared(1),
                            new StopSignal(),
                            (_, _, _) -> {})
                    .play();
        }
        return Files.readAllLines(file);
    }

    private static void add(Path file, String text) throws IOException {
        Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    @Test
    void eachLookHasWhatWasAddedAndHalfALineWaits() throws IOException, UnreadableException {
        List<String> lines = journal();
        Path file = folder.resolve("games.tsv");
        JournalReader reader = new JournalReader(file, Trial.usual().read());
        assertThat(reader.rows()).isEmpty();

        add(file, lines.get(0) + "\n" + lines.get(1) + "\n" + lines.get(2).substring(0, 9));
        GameRow first = GameLine.read(lines.get(1));
        GameRow second = GameLine.read(lines.get(2));
        assertThat(reader.rows()).containsExactly(first);

        add(file, lines.get(2).substring(9) + "\n");
        assertThat(reader.rows()).containsExactly(first, second);
        assertThat(reader.rows()).containsExactly(first, second);

        Files.writeString(file, lines.get(0) + "\n" + lines.get(2) + "\n");
        assertThat(reader.rows()).as("a journal begun anew").containsExactly(second);
    }

    @Test
    void aJournalOfOtherGamesIsRefused() throws IOException, UnreadableException {
        List<String> lines = journal();
        Path file = folder.resolve("whole.tsv");
        Experiment other = Trial.usual().with("players", Trial.players("random", "recruit")).read();
        assertThat(lines).isNotEmpty();
        assertThatThrownBy(() -> new JournalReader(file, other).rows())
                .isInstanceOf(UnreadableException.class)
                .hasMessageContaining("another experiment");
    }
}

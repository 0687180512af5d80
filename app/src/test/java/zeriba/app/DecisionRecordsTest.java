package zeriba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whoever looks for a decision finds it in the index. */
class DecisionRecordsTest {

    private static final Path FOLDER = Path.of("..", "docs", "decisions");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| \\[\\d{3}]\\((\\S+\\.md)\\)");

    @Test
    void everyRecordStandsInTheIndexOnceAndInOrder() throws IOException {
        List<String> named =
                ROW.matcher(Files.readString(FOLDER.resolve("README.md")))
                        .results()
                        .map((MatchResult row) -> row.group(1))
                        .toList();
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertThat(named)
                    .containsExactlyElementsOf(
                            files.map(file -> file.getFileName().toString())
                                    .filter(name -> !name.equals("README.md"))
                                    .sorted()
                                    .toList());
        }
    }
}

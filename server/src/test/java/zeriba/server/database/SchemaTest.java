package zeriba.server.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A database is brought to the last migration that there is. */
class SchemaTest {

    private static final Path MIGRATIONS = Path.of("src/main/resources/zeriba/server/migration");
    private static final Pattern NAME = Pattern.compile("V(\\d+)__\\w+\\.sql");

    @Test
    void thePresentSchemaIsThatOfTheLastMigrationAndNoNumberIsLeftOut() throws IOException {
        try (Stream<Path> files = Files.list(MIGRATIONS)) {
            assertThat(
                            files.map(file -> NAME.matcher(file.getFileName().toString()))
                                    .filter(Matcher::matches)
                                    .map(name -> Integer.valueOf(name.group(1)))
                                    .sorted())
                    .containsExactlyElementsOf(
                            IntStream.rangeClosed(1, Database.SCHEMA).boxed().toList());
        }
    }
}

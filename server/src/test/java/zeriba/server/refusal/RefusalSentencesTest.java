package zeriba.server.refusal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zeriba.testkit.contract.Grammar;

/**
 * What is refused reads as a sentence: in the source every reason that has no part to be filled.
 */
class RefusalSentencesTest {

    private static final Pattern WHOLE_REASON =
            Pattern.compile("Refusal\\.notNow\\(\\s*\"([^\"]+)\"\\s*\\)");

    @Test
    void everyReasonWhyNotNowReadsWell() throws IOException {
        List<String> reasons = new ArrayList<>();
        try (Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
            for (Path source : sources.filter(p -> p.toString().endsWith(".java")).toList()) {
                Matcher reason = WHOLE_REASON.matcher(Files.readString(source));
                while (reason.find()) {
                    reasons.add(reason.group(1));
                }
            }
        }
        assertThat(reasons).hasSizeGreaterThan(15);
        for (String reason : reasons) {
            String said = Refusal.notNow(reason).sentence();
            assertThat(Grammar.faults(said, Locale.ENGLISH)).as(said).isEmpty();
        }
    }

    @Test
    void refusalsThatAreFilledReadWell() {
        for (Refusal refusal :
                List.of(
                        Refusal.stale(1),
                        Refusal.noTable("t99"),
                        Refusal.badParameter("table", "must be a text"),
                        Refusal.againstTheRules("not allowed here"))) {
            String said = refusal.sentence();
            assertThat(Grammar.faults(said, Locale.ENGLISH)).as(said).isEmpty();
        }
    }
}

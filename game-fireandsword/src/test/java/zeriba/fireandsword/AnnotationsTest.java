package zeriba.fireandsword;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.testkit.RuleCoverage;

/**
 * The comments that a person wrote into the golden campaigns stand at every entry and cite rules.
 */
final class AnnotationsTest {

    private static final Pattern RULE = Pattern.compile("\\b(R-\\d+|QB\\.\\d+|\\d+\\.\\d+)\\b");
    private static final int LEAST_CITED = 4;
    private static final Set<String> INDEX =
            RuleCoverage.index(FireAndSwordGame.class, "rules.tsv");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "annotated-peace",
                "annotated-mahdists-win",
                "annotated-twentieth-turn-major",
                "annotated-twentieth-turn-marginal"
            })
    void everyEntryIsAnnotatedAndEveryRuleThatIsCitedExists(String name) throws IOException {
        List<String> entries =
                Files.readAllLines(Path.of("src/test/resources/golden/" + name + ".game")).stream()
                        .filter(line -> line.matches("(commander-\\d|dice) .*"))
                        .toList();
        assertThat(entries).isNotEmpty().allMatch(line -> line.contains(" # "));
        Set<String> cited =
                entries.stream()
                        .flatMap(line -> RULE.matcher(line).results())
                        .map(found -> found.group(1))
                        .collect(Collectors.toSet());
        assertThat(cited).hasSizeGreaterThanOrEqualTo(LEAST_CITED).isSubsetOf(INDEX);
    }
}

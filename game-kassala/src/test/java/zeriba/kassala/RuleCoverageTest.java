package zeriba.kassala;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import zeriba.testkit.RuleCoverage;

/** Code and tests cite the index of the rules: all of it, and nothing else. */
final class RuleCoverageTest {

    /** Paragraphs without a test that cites them. */
    private static final Set<String> UNTESTED = Set.of();

    private static final Set<String> INDEX = RuleCoverage.index(KassalaGame.class, "rules.tsv");

    @Test
    void theIndexHasFourFieldsALineAndKnownKinds() {
        assertThat(RuleIndex.lines())
                .allSatisfy(line -> {
                    assertThat(line.title()).isNotBlank();
                    assertThat(line.kind())
                            .isIn("rule", "component", "example", "optional", "note");
                    assertThat(line.source()).isIn("S", "G");
                });
        assertThat(RuleIndex.lines().stream().map(RuleIndex.Line::id)).doesNotHaveDuplicates();
    }

    @Test
    void theCodeCitesAllRulesAndNothingElse() {
        RuleCoverage.check(INDEX, RuleCoverage.classesBeside(KassalaGame.class));
    }

    @Test
    void theTestsCiteAllRulesButThoseListed() {
        Set<String> cited = RuleCoverage.cited(RuleCoverage.classesBeside(RuleCoverageTest.class));
        Set<String> missing = new TreeSet<>(INDEX);
        missing.removeAll(cited);

        assertThat(missing).isEqualTo(new TreeSet<>(UNTESTED));
        assertThat(RuleIndex.ids()).containsAll(cited);
    }
}

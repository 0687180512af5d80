package zeriba.kassala;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import zeriba.testkit.RuleCoverage;

/** Code and tests cite the index of the rules: all of it, and nothing else. */
final class RuleCoverageTest {

    /** Paragraphs without a test that cites them. */
    private static final Set<String> UNTESTED =
            Set.of(
                    "G-10",
                    "G-12",
                    "G-13",
                    "G-14",
                    "G-15",
                    "G-16",
                    "G-17",
                    "G-18",
                    "G-19",
                    "G-20",
                    "G-21",
                    "G-3",
                    "G-5",
                    "G-6",
                    "G-7",
                    "G-8",
                    "G-9",
                    "II.A.1",
                    "II.B.1",
                    "II.B.2",
                    "II.B.3",
                    "II.B.4",
                    "II.B.5",
                    "II.B.6",
                    "II.C.1",
                    "II.D.1",
                    "II.D.10",
                    "II.D.11",
                    "II.D.12",
                    "II.D.13",
                    "II.D.14",
                    "II.D.15",
                    "II.D.16",
                    "II.D.2",
                    "II.D.3",
                    "II.D.4",
                    "II.D.8",
                    "II.D.9",
                    "II.E.10",
                    "II.E.11",
                    "II.E.12",
                    "II.E.13",
                    "II.E.2",
                    "II.E.4",
                    "II.E.6",
                    "III.A",
                    "III.B.1",
                    "III.B.2",
                    "III.B.3",
                    "IV.A.2",
                    "IV.A.3",
                    "IV.A.4",
                    "IV.A.5",
                    "IV.A.6",
                    "IV.A.7",
                    "IV.A.7.a",
                    "IV.A.7.c",
                    "IV.A.8",
                    "IV.B.1",
                    "IV.B.2");

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

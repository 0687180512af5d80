package zeriba.fireandsword;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import zeriba.testkit.RuleCoverage;

/** Code and tests cite the index of the rules: all of it, and nothing else. */
final class RuleCoverageTest {

    /** Paragraphs without a test that cites them. */
    private static final Set<String> UNTESTED = Set.of();

    private static final Set<String> INDEX =
            RuleCoverage.index(FireAndSwordGame.class, "rules.tsv");

    @Test
    void theCodeCitesAllRulesAndNothingElse() {
        RuleCoverage.check(INDEX, classes(FireAndSwordGame.class));
    }

    @Test
    void theTestsCiteAllRulesButThoseListed() {
        Set<String> missing = new TreeSet<>(INDEX);
        missing.removeAll(RuleCoverage.cited(classes(RuleCoverageTest.class)));
        assertThat(missing).isEqualTo(new TreeSet<>(UNTESTED));
    }

    @Test
    void theRuleBookTellsEveryParagraphOfTheIndex() {
        assertThat(new FireAndSwordGame().ruleBook(Locale.ENGLISH).rules())
                .containsExactlyInAnyOrderElementsOf(
                        RuleCoverage.paragraphs(FireAndSwordGame.class, "rules.tsv"));
    }

    private static List<Class<?>> classes(Class<?> beside) {
        return RuleCoverage.classesBeside(beside);
    }
}

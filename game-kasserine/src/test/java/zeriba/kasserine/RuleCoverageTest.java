package zeriba.kasserine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import zeriba.testkit.RuleCoverage;

/** Code and tests cite the index of the rules: all of it, and nothing else. */
final class RuleCoverageTest {

    /** Paragraphs without a test that cites them. */
    private static final Set<String> UNTESTED = Set.of();

    private static final Set<String> INDEX = RuleCoverage.index(KasserineGame.class, "rules.tsv");

    @Test
    void theCodeCitesAllRulesAndNothingElse() {
        RuleCoverage.check(INDEX, RuleCoverage.classesBeside(KasserineGame.class));
    }

    @Test
    void theTestsCiteAllRulesButThoseListed() {
        RuleCoverage.checkTests(
                INDEX, RuleCoverage.classesBeside(RuleCoverageTest.class), UNTESTED);
    }

    @Test
    void theRuleBookTellsEveryParagraphOfTheIndex() {
        assertThat(new KasserineGame().ruleBook(Locale.ENGLISH).rules())
                .containsExactlyInAnyOrderElementsOf(
                        RuleCoverage.paragraphs(KasserineGame.class, "rules.tsv"));
    }

    @Test
    void theIndexIsNotSmall() {
        assertThat(INDEX).hasSizeGreaterThan(80);
    }
}

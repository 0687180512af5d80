package zeriba.kasserine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import zeriba.testkit.RuleCoverage;
import zeriba.testkit.TestTable;

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
        List<String> index = new TestTable(KasserineGame.class).text("rules.tsv").lines().toList();
        assertThat(new KasserineGame().ruleBook(Locale.ENGLISH).rules())
                .containsExactlyInAnyOrderElementsOf(
                        index.stream().map(line -> line.split("\t", 2)[0]).toList());
    }

    @Test
    void theIndexIsNotSmall() {
        assertThat(INDEX).hasSizeGreaterThan(80);
    }
}

package zeriba.ascari;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import zeriba.testkit.RuleCoverage;

final class RuleCoverageTest {

    private static final Set<String> INDEX = RuleCoverage.index(AscariGame.class, "rules.tsv");

    @Test
    void codeCitesTheWholeIndexAndNothingElse() {
        RuleCoverage.check(INDEX, own(AscariGame.class));
    }

    @Test
    void testsCiteTheWholeIndex() {
        RuleCoverage.checkTests(
                RuleCoverage.paragraphs(AscariGame.class, "rules.tsv"),
                own(RuleCoverageTest.class),
                Set.of());
    }

    @Test
    void theRuleBookTellsEveryParagraphOfTheIndex() {
        assertThat(new AscariGame().ruleBook(Locale.ENGLISH).rules())
                .containsExactlyInAnyOrderElementsOf(
                        RuleCoverage.paragraphs(AscariGame.class, "rules.tsv"));
    }

    private static List<Class<?>> own(Class<?> one) {
        return RuleCoverage.classesBeside(one);
    }
}

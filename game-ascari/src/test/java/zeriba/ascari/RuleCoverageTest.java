package zeriba.ascari;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import zeriba.testkit.RuleCoverage;

final class RuleCoverageTest {

    private static final Set<String> INDEX = RuleCoverage.index(AscariGame.class, "rules.tsv");

    /** Paragraphs whose effect is seen only in the tests of others so far. */
    private static final Set<String> UNTESTED = Set.of("1.3", "N-3", "R-16");

    @Test
    void codeCitesTheWholeIndexAndNothingElse() {
        RuleCoverage.check(INDEX, own(AscariGame.class));
    }

    @Test
    void testsCiteTheWholeIndexButForTheKnownDebt() {
        RuleCoverage.checkTests(INDEX, own(RuleCoverageTest.class), UNTESTED);
    }

    private static List<Class<?>> own(Class<?> one) {
        return RuleCoverage.classesBeside(one);
    }
}

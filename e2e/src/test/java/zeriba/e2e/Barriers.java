package zeriba.e2e;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import java.util.List;

/** What shuts people out of a page, as axe finds it. */
final class Barriers {

    private Barriers() {}

    /** The serious and critical ones, each with its first place. */
    static List<String> of(Page page) {
        return new AxeBuilder(page)
                .analyze().getViolations().stream()
                        .filter(rule -> List.of("serious", "critical").contains(rule.getImpact()))
                        .map(Barriers::told)
                        .toList();
    }

    private static String told(Rule rule) {
        return rule.getId() + " " + rule.getNodes().getFirst().getTarget();
    }
}

package zeriba.e2e;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** What shuts people out of a page, as axe finds it. */
public final class Barriers {

    private static final String AXE = axe();

    /** In the page itself: without frames that is all, and a second page would cost as much. */
    private static final String SERIOUS =
            """
            async () => (await axe.run({ resultTypes: ["violations"] })).violations
              .filter(rule => ["serious", "critical"].includes(rule.impact))
              .map(rule => rule.id + " " + rule.nodes[0].target)
            """;

    private Barriers() {}

    private static String axe() {
        try (InputStream script = Barriers.class.getResourceAsStream("/axe.min.js")) {
            return new String(
                    Objects.requireNonNull(script).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The serious and critical ones, each with its first place. */
    public static List<String> of(Page page) {
        if (page.frames().size() > 1) {
            throw new AssertionError("a page with frames: axe would see one of them alone");
        }
        if (Boolean.FALSE.equals(page.evaluate("typeof axe === 'object'"))) {
            page.evaluate("() => {" + AXE + "}");
        }
        return ((List<?>) page.evaluate(SERIOUS)).stream().map(String::valueOf).toList();
    }
}

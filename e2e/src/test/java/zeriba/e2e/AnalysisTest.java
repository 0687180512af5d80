package zeriba.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a game that is over tells about itself. */
@ExtendWith(Stage.class)
class AnalysisTest {

    /** A turn given away, and the game with it. */
    private static final String GIVEN_AWAY =
            """
            zeriba 1
            game kassala 1
            scenario historical
            moslem move TI 0303
            moslem end
            moslem resign
            """;

    @Test
    void aGameThatIsOverIsAnalysedByOnePress(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            Page page = loaded(guest, serving);
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Analyse the game"))
                    .click();
            Locator mistakes = page.locator(".mistakes li");
            assertThat(mistakes).hasCount(1);
            assertThat(mistakes.first())
                    .containsText(Pattern.compile("2\\. The Moslem side: \\d+\\.\\d points lost"));
            assertThat(mistakes.first()).containsText("moves from");
            assertThat(page.locator(".analysis-sides tbody tr")).hasCount(2);
            assertThat(page.locator(".chance svg"))
                    .hasAttribute("aria-label", Pattern.compile("Moslem wins \\d+ of 100"));
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Test
    void aMistakeIsShownOnTheMapByAPressOrAKey(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            Page page = loaded(guest, serving);
            page.locator(".analysis button").first().click();
            page.locator(".mistakes button").click();
            assertThat(page.locator("#expect")).containsText("after entry 1 of");
            assertThat(page.locator(".mistakes li.shown")).hasCount(1);
            page.locator("#action .primary").click();
            assertThat(page.locator(".timeline")).hasCount(0);
            page.keyboard().press("Shift+N");
            assertThat(page.locator("#expect")).containsText("after entry 1 of");
        }
    }

    private static Page loaded(Guest guest, Serving serving) {
        Page page = guest.page();
        page.navigate(serving.url("/"));
        Object table =
                page.evaluate(
                        """
                        async record => {
                          const answer = await fetch("/api/load", {
                            method: "POST",
                            headers: { "content-type": "application/json" },
                            body: JSON.stringify({ record }),
                          });
                          return (await answer.json()).table;
                        }
                        """,
                        GIVEN_AWAY);
        page.navigate(serving.url("/table/" + table));
        return page;
    }
}

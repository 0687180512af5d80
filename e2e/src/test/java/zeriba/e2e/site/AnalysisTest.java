package zeriba.e2e.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.e2e.Barriers;
import zeriba.e2e.Guest;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;

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
            Locator mistakes = page.locator("ol.mistakes li");
            assertThat(mistakes).hasCount(1);
            assertThat(mistakes.first())
                    .containsText(
                            Pattern.compile(
                                    "2\\. The Moslem side: [a-z ]+, \\d+\\.\\d points lost"));
            assertThat(page.locator(".analysis-sides tbody tr")).hasCount(2);
            assertThat(page.locator(".analysis-parts table").first()).containsText("By turn");
            assertThat(page.locator(".chance-signs b").first()).containsText("?");
            assertThat(page.locator(".chance svg"))
                    .hasAttribute("aria-label", Pattern.compile("Moslem wins \\d+ of 100"));
            assertThat(page.locator(".analysis").first()).containsText("With fair dice Moslem");
            assertThat(Barriers.of(page)).isEmpty();
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void whatWasFoundIsInSightOnATelephone(Browser browser, Serving serving) {
        try (Guest guest = Guest.withPhone(browser)) {
            Page page = loaded(guest, serving);
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Analyse the game"))
                    .tap();
            assertThat(page.locator(".chance svg").first()).isInViewport();
        }
    }

    @Test
    void aMistakeIsShownOnTheMapByAPressOrAKey(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            Page page = loaded(guest, serving);
            page.locator(".analysis button").first().click();
            page.locator("ol.mistakes li > button").click();
            assertThat(page.locator("#expect")).containsText("after entry 1 of");
            assertThat(page.locator(".mistakes li.shown")).hasCount(1);
            page.locator("#action .primary").click();
            assertThat(page.locator(".timeline")).hasCount(0);
            page.keyboard().press("Shift+N");
            assertThat(page.locator("#expect")).containsText("after entry 1 of");
        }
    }

    @Tag("extended")
    @Test
    void theBetterPlanIsDrawnOnTheMapAndPlayedThere(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            Page page = analysed(guest, serving);
            Locator mistake = page.locator("ol.mistakes li");
            mistake.locator("button").first().click();
            assertThat(mistake).containsText(Pattern.compile("Moslem wins \\d+ of 100 from here"));
            assertThat(mistake).not().containsText("Better:");
            press(mistake, "Show me better");
            assertThat(mistake).containsText("Better:");
            assertThat(mistake).containsText("moves from");
            assertThat(page.locator(".trails .trail").first()).isAttached();
            press(mistake, "Odds and rule");
            assertThat(mistake).containsText("no dice: it happens as it is chosen.");
            press(mistake, "Play it out");
            assertThat(mistake.locator(".rollout tbody tr").nth(1)).isVisible();
            assertThat(mistake.locator(".rollout")).containsText("with the same dice for all");
            assertThat(Barriers.of(page)).isEmpty();
            press(mistake, "Play it on the map");
            assertThat(page.locator(".banner a").first()).isVisible();
            assertThat(page.locator("#expect")).containsText("after entry 1 of");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void whoFindsItHimselfIsToldWhatHisTryLost(Browser browser, Serving serving) {
        try (Guest guest = Guest.withPhone(browser)) {
            Page page = analysed(guest, serving);
            Locator mistake = page.locator("ol.mistakes li");
            mistake.locator("button").first().click();
            press(mistake, "Find it yourself");
            Locator quiz = page.locator(".quiz");
            assertThat(quiz).containsText("Find something better");
            press(quiz, "Judge my try");
            assertThat(quiz).containsText("Play something first.");
            page.evaluate(
                    """
                    () => fetch("/api/play", {
                      method: "POST",
                      headers: { "content-type": "application/json" },
                      body: JSON.stringify({
                        table: decodeURIComponent(location.pathname.split("/").at(-1)),
                        action: "end",
                      }),
                    }).then(answer => answer.ok)
                    """);
            assertThat(page.locator("aside.panel"))
                    .hasAttribute("data-entry", Pattern.compile("[2-9]"));
            press(quiz, "Judge my try");
            assertThat(quiz).containsText("points away");
            assertThat(quiz).containsText("Better:");
            assertThat(Barriers.of(page)).isEmpty();
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void aSideIsSummedUpOnACardToShare(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            Page page = analysed(guest, serving);
            page.getByText("Summary of Moslem").click();
            Locator card = page.locator("details[open] .summary");
            assertThat(card.locator("svg"))
                    .hasAttribute("aria-label", Pattern.compile("Kassala[^$]+Luck: "));
            Download picture = page.waitForDownload(() -> press(card, "Save as picture"));
            assertThat(picture.suggestedFilename()).isEqualTo("moslem.png");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    private static void press(Locator within, String name) {
        within.getByRole(
                        AriaRole.BUTTON,
                        new Locator.GetByRoleOptions().setName(name).setExact(true))
                .click();
    }

    private static Page analysed(Guest guest, Serving serving) {
        Page page = loaded(guest, serving);
        page.locator(".analysis button").first().click();
        assertThat(page.locator("ol.mistakes li")).hasCount(1);
        return page;
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

package zeriba.e2e.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.e2e.Barriers;
import zeriba.e2e.Guest;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;

/** An experiment from the choice of what varies to its report, in a browser. */
@ExtendWith(Stage.class)
class ExperimentsTest {

    @Test
    void anExperimentIsChosenPlayedComparedAndRead(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            Page page = guest.page();
            page.navigate(serving.url("/"));
            page.locator("a[href='/experiments']").click();
            Locator players = page.locator(".experiment-row").nth(1).locator("select");
            players.nth(0).selectOption("recruit");
            players.nth(1).selectOption("recruit");
            page.locator(".experiment-factors button").last().click();
            assertThat(page.locator(".experiment-verdict code")).isVisible();
            page.locator("input[type=search]").fill("unit TI combat");
            Locator field = page.locator(".experiment-factor select");
            assertThat(field.locator("option")).hasCount(2);
            field.selectOption("/map/unit/TI/combat");
            page.locator("input[type=number]").last().fill("2");
            assertThat(page.locator(".experiment-verdict")).containsText("3 variants");
            page.getByLabel("where units stood, fought and fell").check();

            run(page, 1);
            run(page, 2);
            page.locator(".experiments-kept input").nth(0).check();
            page.locator(".experiments-kept input").nth(1).check();
            assertThat(page.locator(".experiments-kept tbody tr")).hasCount(3);
            assertThat(Barriers.of(page)).isEmpty();

            page.locator(".experiment-line a").first().click();
            assertThat(page.locator(".experiments-one tbody tr")).hasCount(3);
            assertThat(Barriers.of(page)).isEmpty();
            page.locator(".experiments-one a.primary").click();
            assertThat(page).hasURL(Pattern.compile("/experiments/\\d+/report\\?lang=en$"));
            assertThat(page.locator(".answer")).isVisible();
            assertThat(page.locator(".drawing > svg").first()).isVisible();
            assertThat(page.locator(".drawing > :not(svg)")).hasCount(0);
            assertThat(page.locator("svg.heat-map .printed").first()).isVisible();
            assertThat(page.locator("svg.heat-map .discs circle").first()).isVisible();
            Download drawing =
                    page.waitForDownload(() ->
                            page.locator("figcaption button:has-text('SVG')").first().click());
            assertThat(drawing.suggestedFilename()).isEqualTo("figure-1.svg");
            assertThat(Barriers.of(page)).isEmpty();
        }
    }

    /** Runs what is chosen until so many are done. */
    private static void run(Page page, int done) {
        page.locator(".experiment-form .primary").click();
        page.locator(".experiments-kept li:has-text('6 of 6'):not(:has(progress))")
                .nth(done - 1)
                .waitFor();
    }
}

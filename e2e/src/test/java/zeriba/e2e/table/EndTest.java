package zeriba.e2e.table;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.e2e.CardsInView;
import zeriba.e2e.Guest;
import zeriba.e2e.Posed;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;

/** The table when the game is over. */
@ExtendWith(Stage.class)
class EndTest {

    /** Presses what leads away as soon as it is there, and then every 400 ms, six times in all. */
    private static final String RHYTHM =
            """
            () => {
                window.presses = 0;
                const press = () => {
                    document.querySelector(".deed a.primary")?.click();
                    window.presses += 1;
                    if (window.presses < 6) setTimeout(press, 400);
                };
                new MutationObserver((_, observer) => {
                    if (!document.querySelector(".deed a.primary")) return;
                    observer.disconnect();
                    press();
                }).observe(document.body, {childList: true, subtree: true});
            }\
            """;

    @ParameterizedTest
    @ValueSource(strings = {"Kassala", "Ascari", "Kasserine", "The Sudan"})
    @Tag("extended")
    void allCardsAreInView(String game, Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            guest.page().navigate(serving.url("/"));
            TableAtPage table = new TableAtPage(guest.page());
            table.inBox("Play now", game).click();
            table.awaitTurn();
            table.resign();
            assertThat(table.result()).isInViewport();
            CardsInView.await(guest.page());
            for (String card : new String[] {".analysis", ".after", ".share", ".dice-card"}) {
                assertThat(guest.page().locator(".card" + card)).isInViewport();
            }
            CardsInView.unfold(guest.page(), "Were the dice fair?");
            assertThat(guest.page().locator(".dice-card code").first())
                    .hasText(Pattern.compile("[0-9a-f]{64}"));
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Test
    @Tag("extended")
    void whoPressesInARhythmDoesNotLeaveTheTable(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = Posed.standing(guest, serving, Map.of("game", "kassala"));
            String here = guest.page().url();
            guest.page().evaluate(RHYTHM);
            table.resign();
            assertThat(table.result()).isVisible();
            assertThat(table.verb()).hasText("To the start page");
            guest.page().waitForFunction("() => window.presses === 6");
            assertThat(guest.page().url()).isEqualTo(here);
            assertThat(table.verb()).isEnabled();
            table.verb().click();
            assertThat(guest.page()).hasURL(serving.url("/"));
            assertThat(guest.troubles()).isEmpty();
        }
    }
}

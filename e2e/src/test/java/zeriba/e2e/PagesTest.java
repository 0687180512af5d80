package zeriba.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitForSelectorState;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Takes a picture of everything around a game at three sizes, light and dark, and checks that it
 * fits.
 */
@ExtendWith(Stage.class)
class PagesTest {

    private static final Locator.WaitForOptions ATTACHED =
            new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);

    @ParameterizedTest
    @CsvSource({
        "1440, 900, LIGHT",
        "1024, 768, LIGHT",
        "390, 844, LIGHT",
        "1440, 900, DARK",
        "1024, 768, DARK",
        "390, 844, DARK"
    })
    void everythingAroundAGameFitsTheScreen(
            int width, int height, ColorScheme scheme, Browser browser, Serving serving)
            throws Exception {
        try (Guest guest =
                width < 500 ? Guest.withPhone(browser) : Guest.withScreen(browser, width, height)) {
            Page page = guest.page();
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            page.navigate(serving.url("/rules/kassala#II.D.10"));
            assertThat(page.locator(".asked")).isVisible();
            Pictures.take(page, "rules");
            page.navigate(serving.url("/account"));
            assertThat(page.locator(".entrance")).isVisible();
            Pictures.take(page, "account");
            games(page, serving);
            page.navigate(serving.url("/"));
            new TableAtPage(page).learn("Kassala");
            TableAtPage table = new TableAtPage(page);
            assertThat(page.locator(".lesson")).isVisible();
            Pictures.take(page, "lesson");
            around(table);
            back(table);
            page.navigate(serving.url("/"));
            assertThat(page.locator(".table-link").first()).isVisible();
            Pictures.take(page, "lobby");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** Every game of the lobby, and a table whose clocks run. */
    private static void games(Page page, Serving serving) {
        page.navigate(serving.url("/"));
        Locator choices = page.locator(".set-up");
        choices.first().waitFor();
        for (int i = choices.count() - 1; i >= 0; i--) {
            choices.nth(i).click();
            assertThat(choices.nth(i)).hasAttribute("aria-expanded", "true");
            page.locator(".set-up-form .picture-map").waitFor(ATTACHED);
            Pictures.take(page, "game-" + i);
        }
        page.getByLabel("Each side has").selectOption("quick");
        new TableAtPage(page).button("Open the table").click();
        assertThat(page.locator(".clocks")).isVisible();
        Pictures.take(page, "clock");
    }

    private static void around(TableAtPage table) {
        Page page = table.page();
        table.button("Settings").click();
        assertThat(page.locator(".settings")).isVisible();
        Pictures.take(page, "settings");
        page.getByLabel("Language").selectOption("it");
        assertThat(page.locator("html")).hasAttribute("lang", "it");
        assertThat(page.locator(".sheet")).isVisible();
        Pictures.take(page, "italian");
        page.getByLabel("Lingua").selectOption("en");
        table.button("Close").click();
        for (String tab : new String[] {"Board", "Chat", "Table"}) {
            table.tab(tab);
            Pictures.take(page, "tab-" + tab.toLowerCase(java.util.Locale.ROOT));
        }
    }

    private static void back(TableAtPage table) {
        table.ask("play", java.util.Map.of("action", "move N1 0101"));
        table.ask("play", java.util.Map.of("action", "move N3 0204"));
        table.tab("Log");
        table.past(1).click();
        assertThat(table.page().locator(".timeline")).isVisible();
        Pictures.take(table.page(), "past");
    }
}

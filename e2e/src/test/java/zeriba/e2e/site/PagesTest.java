package zeriba.e2e.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zeriba.e2e.Device;
import zeriba.e2e.Guest;
import zeriba.e2e.Pictures;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;

/**
 * Takes a picture of everything around a game at three sizes, light and dark, and checks that it
 * fits.
 */
@Tag("extended")
@ExtendWith(Stage.class)
class PagesTest {

    private static final Locator.WaitForOptions ATTACHED =
            new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);

    @ParameterizedTest
    @EnumSource
    void everythingAroundAGameFitsTheScreens(Device device, Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = device.guest(browser)) {
            Page page = guest.page();
            page.navigate(serving.url("/rules/kassala#II.D.10"));
            assertThat(page.locator(".asked")).isVisible();
            Pictures.take(page, device, "rules");
            page.navigate(serving.url("/account"));
            assertThat(page.locator(".entrance")).isVisible();
            Pictures.take(page, device, "account");
            page.navigate(serving.url("/experiments"));
            assertThat(page.locator(".experiment-verdict p:not(.faint)")).isVisible();
            Pictures.take(page, device, "experiments");
            games(page, device, serving);
            tables(page, device, serving);
            page.navigate(serving.url("/"));
            new TableAtPage(page).learn("Kassala");
            TableAtPage table = new TableAtPage(page);
            assertThat(page.locator(".lesson")).isVisible();
            Pictures.take(page, device, "lesson");
            around(table, device);
            back(table, device);
            page.navigate(serving.url("/"));
            assertThat(page.locator(".table-link").first()).isVisible();
            Pictures.take(page, device, "lobby");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** Every game of the lobby, and a table whose clocks run. */
    private static void games(Page page, Device device, Serving serving) {
        page.navigate(serving.url("/"));
        Locator choices = page.locator(".set-up");
        choices.first().waitFor();
        for (int i = choices.count() - 1; i >= 0; i--) {
            choices.nth(i).click();
            assertThat(choices.nth(i)).hasAttribute("aria-expanded", "true");
            page.locator(".set-up-form .picture-map").waitFor(ATTACHED);
            Pictures.take(page, device, "game-" + i);
        }
        page.getByLabel("Each side has").selectOption("quick");
        new TableAtPage(page).button("Open the table").click();
        assertThat(page.locator(".clocks")).isVisible();
        Pictures.take(page, device, "clock");
    }

    /** The table of every game as it is begun, and with the first unit in hand. */
    private static void tables(Page page, Device device, Serving serving) {
        for (String game : List.of("Kassala", "Ascari", "Kasserine", "The Sudan")) {
            page.navigate(serving.url("/"));
            new TableAtPage(page).inBox("Play now", game).click();
            asked(page);
            Pictures.take(page, device, "begun-" + game);
            setUp(page);
            Locator held = page.locator("[aria-pressed='true']:is([data-unit], .chip-button)");
            page.waitForCondition(() -> {
                page.keyboard().press("n");
                return held.count() > 0;
            });
            Pictures.take(page, device, "hand-" + game);
        }
    }

    private static void setUp(Page page) {
        Locator verb = page.locator(".deed .primary");
        for (int i = 0; i < 2 && page.locator(".panel h1").innerText().startsWith("Set-up"); i++) {
            String said = verb.innerText();
            verb.click();
            assertThat(verb).not().hasText(said);
            asked(page);
        }
    }

    /** Waits until the page asks whoever sits at it. */
    private static void asked(Page page) {
        page.locator(".panel[aria-busy='false'] .deed .primary:not(.waits)").waitFor();
    }

    private static void around(TableAtPage table, Device device) {
        Page page = table.page();
        table.button("Settings").click();
        assertThat(page.locator(".settings")).isVisible();
        Pictures.take(page, device, "settings");
        page.getByLabel("Language").selectOption("it");
        assertThat(page.locator("html")).hasAttribute("lang", "it");
        assertThat(page.locator(".sheet")).isVisible();
        Pictures.take(page, device, "italian");
        page.getByLabel("Lingua").selectOption("en");
        table.button("Close").click();
        for (String tab : new String[] {"Board", "Chat", "Seats"}) {
            table.tab(tab);
            Pictures.take(page, device, "tab-" + tab.toLowerCase(java.util.Locale.ROOT));
        }
    }

    private static void back(TableAtPage table, Device device) {
        table.ask("play", java.util.Map.of("action", "move N1 0101"));
        table.ask("play", java.util.Map.of("action", "move N3 0204"));
        table.tab("Log");
        table.past(1).click();
        assertThat(table.page().locator(".timeline")).isVisible();
        Pictures.take(table.page(), device, "past");
    }
}

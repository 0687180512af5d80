package zeriba.e2e.table;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.e2e.CardsInView;
import zeriba.e2e.Guest;
import zeriba.e2e.Posed;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;

/** The card of a hint beside the cards of the step. */
@ExtendWith(Stage.class)
class HintTest {

    @Tag("extended")
    @ParameterizedTest
    @CsvSource({"kassala,30", "ascari,40", "kasserine,24", "fireandsword,40"})
    void whereverItIsAskedForAllCardsAreInView(
            String game, int hints, Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            Page page = begun(guest, serving, game);
            for (int i = 0; i < hints; i++) {
                ask(page);
                CardsInView.await(page);
                take(page);
            }
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** A table of which the guest has every seat. */
    private static Page begun(Guest guest, Serving serving, String game) {
        return Posed.standing(guest, serving, Map.of("game", game, "seed", 2)).page();
    }

    /** The card of a hint that is asked for. */
    private static Locator ask(Page page) {
        Locator hint = page.locator(".card.hint");
        if (hint.count() == 0) {
            page.locator(".deed button[aria-disabled='false']:text('Hint')").click();
            hint.waitFor();
        }
        return hint;
    }

    /** Does what a hint says, and sits down where the other side is next. */
    private static void take(Page page) {
        ask(page).getByText("Do that").click();
        assertThat(page.locator(".card.hint")).hasCount(0);
        Locator curtain = page.locator(".curtain button");
        curtain.or(page.locator(".panel[aria-busy='false']")).first().waitFor();
        if (curtain.count() > 0) {
            curtain.click();
        }
    }
}

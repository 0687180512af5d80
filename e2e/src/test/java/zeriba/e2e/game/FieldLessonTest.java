package zeriba.e2e.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.e2e.Guest;
import zeriba.e2e.Hand;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;

/** A player is taught a battle on the field: a square in the Bayuda. */
@Tag("extended")
@ExtendWith(Stage.class)
class FieldLessonTest {

    @Test
    void aSquareAtAbuKleaIsFormedBeforeItStandsOrMarches(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            Page page = guest.page();
            page.navigate(serving.url("/"));
            TableAtPage table = new TableAtPage(page);
            table.inBox("A square at Abu Klea", "Ascari").click();
            page.waitForURL("**/table/*");
            table.awaitTurn();
            readOn(table, "Abu Klea, 1885");
            told(page, "The square");
            table.button("Take the historical set-up").first().click();
            told(page, "Closed ranks");
            new Hand.Mouse(page).unit("GCR-1");
            readOn(table, "Gaps");
            readOn(table, "The camels");
            told(page, "Stand or march");
            assertThat(table.record()).contains("defender historical", "attacker historical");
            untilOneMayFireInTheirTurn(table);
            readOn(table, "The first wave");
            told(page, "Hold your fire");
            assertThat(table.record()).contains("defender end", "attacker move");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** The force stands where it is until Dervishes come so near that one may fire at them. */
    private static void untilOneMayFireInTheirTurn(TableAtPage table) {
        for (int phase = 0; phase < 2 && !table.legal().contains("pass"); phase++) {
            table.play("end");
            table.awaitTurn();
        }
    }

    private static void readOn(TableAtPage table, String title) {
        told(table.page(), title);
        table.button("Next").click();
    }

    private static void told(Page page, String title) {
        assertThat(page.locator(".lesson h2")).hasText(title);
    }
}

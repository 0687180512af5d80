package zeriba.e2e.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zeriba.e2e.CardsInView;
import zeriba.e2e.Device;
import zeriba.e2e.Guest;
import zeriba.e2e.Hand;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;
import zeriba.engine.text.Value;

/** A new player is led through the first morning at Sidi Bou Zid. */
@Tag("extended")
@ExtendWith(Stage.class)
class KasserineLessonTest {

    private static final String LAST = "That was a turn";
    private static final int MOST_ACTIONS = 60;

    @ParameterizedTest
    @EnumSource
    void theFirstTurnOfSidiBouZidIsTaughtToItsEnd(Device device, Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = device.guest(browser)) {
            TableAtPage table = begun(guest, serving);
            Page page = guest.page();
            Hand hand = device.hand(page);
            told(page, "Sidi Bou Zid, 14 February 1943");
            assertThat(page.locator(".turn-text")).hasText("Turn 1 of 4");
            table.button("Next").click();
            told(page, "Come in");
            page.locator(".chip-button[aria-label*='Panzer-Regiment 7,']").first().click();
            hand.place("3919");
            told(page, "Along the road");
            page.locator(".dot-may").first().waitFor();
            hand.place("3919");
            told(page, "The others");
            play(table, "enter AX03 3920", "to 3920", "enter AX05 3918", "to 3818");
            play(table, "enter AX07 3726", "to 3418", "enter AX08 3726", "to 3420");
            assertThat(table.verb()).hasText("End the phase");
            table.verb().click();
            told(page, "Attack");
            play(table, "attack AX02+AX03+AX05 AL04");
            told(page, "Support fire");

            assertThat(toTheLast(table)).contains("Support fire", "The Americans", LAST);
            table.button("On my own from here").click();
            assertThat(page.locator(".lesson")).hasCount(0);
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Test
    void theLessonIsBegunFromItsButton(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            Page page = guest.page();
            page.navigate(serving.url("/"));
            TableAtPage table = new TableAtPage(page);
            table.learn("Kasserine");
            page.waitForURL("**/table/*");
            told(page, "Sidi Bou Zid, 14 February 1943");
            assertThat(page.locator(".turn-text")).hasText("Turn 1 of 4");
            assertThat(table.legal()).isNotEmpty();
            table.button("Next").click();
            told(page, "Come in");
            // what one is told to press stands in view below what tells it
            for (Locator chip : page.locator(".cards .card .chip-button").all()) {
                assertThat(chip)
                        .isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
            }
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** A table of the lesson at which the guest has both sides, so that nobody is waited for. */
    private static TableAtPage begun(Guest guest, Serving serving) {
        Page page = guest.page();
        page.navigate(serving.url("/"));
        Map<String, Object> wanted =
                Map.of("game", "kasserine", "scenario", "sidi-bou-zid", "seed", 1943);
        Value.Fields made = new TableAtPage(page).ask("new", wanted);
        String id = made.at("table") instanceof Value.Text(String text) ? text : made.toString();
        page.evaluate("id => localStorage.setItem('zeriba.lesson.' + id, '')", id);
        return guest.visit(serving.url("/table/" + id));
    }

    /**
     * Does what ends each step soonest; the titles that have been told on the way. Nothing is told
     * where the other side decides in the player's turn.
     */
    private static Set<String> toTheLast(TableAtPage table) {
        Set<String> told = new LinkedHashSet<>();
        table.tab("Log");
        for (int i = 0; i < MOST_ACTIONS; i++) {
            told.addAll(table.page().locator(".lesson h2").allTextContents());
            if (told.contains(LAST)) {
                break;
            }
            List<String> legal = table.legal();
            if (legal.stream().anyMatch(action -> action.startsWith("move AX"))) {
                told(table.page(), "Mobile movement");
            }
            play(table, soonest(legal));
            table.awaitTurn();
        }
        return told;
    }

    private static String soonest(List<String> legal) {
        for (String wanted : List.of("end", "stay", "support none")) {
            if (legal.contains(wanted)) {
                return wanted;
            }
        }
        return legal.getFirst();
    }

    private static void play(TableAtPage table, String... actions) {
        for (String action : actions) {
            table.play(action);
        }
    }

    private static void told(Page page, String title) {
        assertThat(page.locator(".lesson h2")).hasText(Pattern.compile("^" + title + "$"));
        CardsInView.await(page);
    }
}

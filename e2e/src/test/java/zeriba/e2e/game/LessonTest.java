package zeriba.e2e.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.e2e.CardsInView;
import zeriba.e2e.Device;
import zeriba.e2e.Guest;
import zeriba.e2e.Hand;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;
import zeriba.engine.text.Value;

/** A new player is led through the first turn of Kassala. */
@ExtendWith(Stage.class)
class LessonTest {

    private static final int MOST_RESULTS = 6;

    @Test
    void theFirstTurnIsTaughtStepByStep(Browser browser, Serving serving) throws Exception {
        takeLesson(Device.DESK, browser, serving);
    }

    @Tag("extended")
    @Test
    void theFirstTurnIsTaughtOnATelephone(Browser browser, Serving serving) throws Exception {
        takeLesson(Device.TELEPHONE, browser, serving);
    }

    private static void takeLesson(Device device, Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = device.guest(browser)) {
            TableAtPage table = begun(guest, serving);
            Page page = guest.page();
            Hand hand = device.hand(page);
            told(page, "Kassala, 1541");
            table.button("Next").click();
            told(page, "Pick a unit");
            assertThat(page.locator(".mark-spot")).hasCount(1);
            hand.unit("TI");
            told(page, "Move it");
            hand.place("0303");
            told(page, "Next to the enemy");
            table.button("Next").click();
            told(page, "Ask why not");
            hand.unit("MC1");
            assertThat(table.objection()).isVisible();
            told(page, "Bring help");
            hand.unit("N3");
            assertThat(table.unit("N3")).hasAttribute("aria-pressed", "true");
            hand.place("0204");
            told(page, "End the movement");
            table.verb().click();
            told(page, "Choose the battle");
            hand.unit("P1");
            told(page, "Read the odds");
            assertThat(table.verb()).hasText("Attack Udaka at 1–1");
            table.verb().click();
            settle(table);
            told(page, "That was a turn");
            table.button("On my own from here").click();
            assertThat(page.locator(".lesson")).hasCount(0);
            page.reload();
            table.verb().waitFor();
            assertThat(page.locator(".lesson")).hasCount(0);
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** The lesson's table with dice thrown by hand, so that each face can come up in turn. */
    @Tag("extended")
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void everyFaceOfTheDieLeadsToTheNextLesson(int face, Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = byHand(guest, serving);
            for (String action : List.of("move TI 0303", "move N3 0204", "end")) {
                table.ask("play", Map.of("action", action));
            }
            told(guest.page(), "Choose the battle");
            new Hand.Mouse(guest.page()).unit("P1");
            told(guest.page(), "Read the odds");
            assertThat(table.verb()).hasText("Attack Udaka at 1–1");
            table.verb().click();
            guest.page().locator(".throw-faces button").nth(face - 1).click();
            table.logged(5).waitFor();
            settle(table);
            told(guest.page(), "The other side");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    private static TableAtPage byHand(Guest guest, Serving serving) {
        Page page = guest.page();
        page.navigate(serving.url("/"));
        Map<String, Object> wanted = Map.of("game", "kassala", "roll", "manual");
        Value.Fields made = new TableAtPage(page).ask("new", wanted);
        String id = made.at("table") instanceof Value.Text(String text) ? text : made.toString();
        page.evaluate("id => localStorage.setItem('zeriba.lesson.' + id, 'welcome')", id);
        return guest.visit(serving.url("/table/" + id));
    }

    /**
     * Whatever the dice have shown: carries out what is asked of the player, with what the lesson
     * says of it, until it is something else.
     */
    private static void settle(TableAtPage table) {
        Page page = table.page();
        for (int i = 0; i < MOST_RESULTS; i++) {
            table.awaitTurn();
            String verb = table.verb().innerText();
            if (verb.equals("Choose the losses") || verb.startsWith("Accept the loss")) {
                told(page, "An exchange");
                page.locator(".gift input").first().check();
                table.verb().click();
            } else if (table.refusal().count() > 0) {
                told(page, "The hex is free");
                table.refusal().click();
            } else {
                return;
            }
        }
    }

    private static TableAtPage begun(Guest guest, Serving serving) {
        guest.page().navigate(serving.url("/"));
        TableAtPage table = new TableAtPage(guest.page());
        table.learn("Kassala");
        guest.page().waitForURL("**/table/*");
        table.verb().waitFor();
        return table;
    }

    private static void told(Page page, String title) {
        assertThat(page.locator(".lesson h2")).hasText(Pattern.compile("^" + title + "$"));
        CardsInView.await(page);
    }
}

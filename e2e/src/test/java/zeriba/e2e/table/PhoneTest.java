package zeriba.e2e.table;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.e2e.Guest;
import zeriba.e2e.Hand;
import zeriba.e2e.PlayerAtPage;
import zeriba.e2e.Posed;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;
import zeriba.engine.text.Value;
import zeriba.kassala.KassalaGame;

/** Playing on a telephone with fingers. */
@ExtendWith(Stage.class)
class PhoneTest {

    /** The least breadth and height of what a thumb can press, in pixels of the page. */
    private static final double THUMB = 44;

    private static final Pattern ODDS = Pattern.compile("^\\d–\\d$");

    /** The size of the smallest of some letterings on the screen, in whole pixels. */
    private static final String LEAST_SIZE =
            """
            all => Math.round(Math.min(...all.map(text =>
              parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)))\
            """;

    /** More choices than one side ever has in a game. */
    private static final int MOST_CHOICES = 400;

    @Tag("extended")
    @Test
    void aWholeGameIsPlayedWithFingers(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withPhone(browser)) {
            TableAtPage table = guest.openFromStart(serving, "me", "recruit");
            Hand finger = new Hand.Finger(table.page());
            var player = new PlayerAtPage<>(table, finger, new KassalaGame(), "regular");
            for (int choices = 0; !table.isOver(); choices++) {
                assertThat(choices).as("choices made").isLessThan(MOST_CHOICES);
                player.act();
                table.awaitTurn();
            }
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Test
    void whatIsToBeFearedIsLargeEnoughToBeRead(Browser browser, Serving serving) {
        try (Guest guest = Guest.withPhone(browser)) {
            TableAtPage table = guest.openFromStart(serving, "me", "recruit");
            new Hand.Finger(table.page()).unit("TC");
            Locator odds = table.page().locator(".risk-tag text:visible");
            odds.first().waitFor();
            assertThat(odds).hasText(new Pattern[] {ODDS, ODDS, ODDS, ODDS, ODDS});
            assertThat(table.page().locator(".risk-key")).containsText("the odds at which");
            assertThat(odds.evaluateAll(LEAST_SIZE)).isEqualTo(12);
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Test
    void aStackThatWasFannedOutFoldsWhenAnotherCounterIsPressed(Browser browser, Serving serving) {
        try (Guest guest = Guest.withPhone(browser)) {
            TableAtPage table = guest.openFromStart(serving, "me", "recruit");
            Hand finger = new Hand.Finger(table.page());
            finger.unit("MC1");
            assertThat(table.page().locator(".fan-tray")).hasCount(1);
            finger.unit("TC");
            assertThat(table.page().locator(".fan-tray")).hasCount(0);
            assertThat(table.unit("TC")).hasAttribute("aria-pressed", "true");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void aWholeTurnOfAscariIsPlayedWithFingers(Browser browser, Serving serving) {
        try (Guest guest = Guest.withPhone(browser)) {
            TurnAtPage.ofAscari(guest, serving, new Hand.Finger(guest.page()));
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void aWholeTurnOfKasserineIsPlayedWithFingers(Browser browser, Serving serving) {
        try (Guest guest = Guest.withPhone(browser)) {
            TurnAtPage.ofKasserine(guest, serving, new Hand.Finger(guest.page()));
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void aWholeTurnOfTheSudanIsPlayedWithFingers(Browser browser, Serving serving) {
        try (Guest guest = Guest.withPhone(browser)) {
            TurnAtPage.ofTheSudan(guest, serving, new Hand.Finger(guest.page()));
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void anAttackOfSeveralIsLaidOutAndTapped(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withPhone(browser)) {
            Posed.attackOfSeveral(guest, serving, new Hand.Finger(guest.page()));
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Test
    void nothingIsWiderThanTheScreenAndButtonsFitAThumb(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withPhone(browser)) {
            guest.page().navigate(serving.url("/"));
            guest.page().locator(".game-card").first().waitFor();
            assertNotWider(guest);
            TableAtPage table = guest.openFromStart(serving, "me", "recruit");
            assertNotWider(guest);
            assertThat(table.verb()).isInViewport();
            assertThat(table.place("0807")).isInViewport();
            for (Locator button : guest.page().locator(".deed button, [role=tab]").all()) {
                BoundingBox box = button.boundingBox();
                assertThat(box.height).as(button.innerText()).isGreaterThanOrEqualTo(THUMB);
                assertThat(box.width).as(button.innerText()).isGreaterThanOrEqualTo(THUMB);
            }
        }
    }

    /** The panel is pulled down for the whole map, and comes back with a press. */
    @Test
    void aNewQuestionIsAskedAtTheTopWhereverOneHasReadTo(Browser browser, Serving serving) {
        try (Guest guest = Guest.withPhone(browser)) {
            guest.page().navigate(serving.url("/"));
            TableAtPage asker = new TableAtPage(guest.page());
            Value.Fields made = asker.ask("new", Map.of("game", "ascari", "seed", 1));
            String id = made.at("table") instanceof Value.Text(String text) ? text : "" + made;
            TableAtPage table = guest.visit(serving.url("/table/" + id));
            table.play("historical");
            table.play("historical");
            table.awaitTurn();
            Locator cards = guest.page().locator(".cards");
            cards.evaluate("cards => cards.scrollTo(0, cards.scrollHeight)");
            assertThat((Number) cards.evaluate("cards => cards.scrollTop"))
                    .extracting(Number::intValue)
                    .isNotEqualTo(0);
            table.play("end");
            guest.page().waitForFunction("() => document.querySelector('.cards').scrollTop === 0");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Test
    void theWholeMapIsSeenWhenThePanelIsPulledDown(Browser browser, Serving serving) {
        try (Guest guest = Guest.withPhone(browser)) {
            TableAtPage table = guest.open(serving, "me", "recruit");
            double before = guest.page().locator(".sheet-box").boundingBox().height;
            table.button("Show the whole map").tap();
            assertThat(guest.page().locator("#cards")).isHidden();
            assertThat(table.verb()).isInViewport();
            assertThat(guest.page().locator(".sheet-box").boundingBox().height)
                    .isGreaterThan(before);
            table.button("Show the cards").tap();
            assertThat(guest.page().locator("#cards")).isVisible();
            assertThat(guest.troubles()).isEmpty();
        }
    }

    private static void assertNotWider(Guest guest) {
        Object width = guest.page().evaluate("document.documentElement.scrollWidth");
        assertThat(width).isEqualTo(390);
    }
}

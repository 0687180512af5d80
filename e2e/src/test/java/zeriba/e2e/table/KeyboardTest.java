package zeriba.e2e.table;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
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
import zeriba.kassala.KassalaGame;

/** Playing without a pointer. */
@ExtendWith(Stage.class)
class KeyboardTest {

    /** More choices than one side ever has in a game. */
    private static final int MOST_CHOICES = 400;

    @Tag("extended")
    @Test
    void aWholeGameIsPlayedByKeysAloneAndEveryEntryIsSpoken(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "recruit");
            Hand keys = new Hand.Keys(table.page());
            var player = new PlayerAtPage<>(table, keys, new KassalaGame(), "regular");
            for (int choices = 0; !table.isOver(); choices++) {
                assertThat(choices).as("choices made").isLessThan(MOST_CHOICES);
                player.act();
                assertThat(spoken(table)).hasText(Pattern.compile("\\S"));
                table.awaitTurn();
                table.page().waitForCondition(() -> isFocusKept(table));
            }
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void aWholeTurnOfAscariIsPlayedByKeysAlone(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TurnAtPage.ofAscari(guest, serving, new Hand.Keys(guest.page()));
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void aWholeTurnOfKasserineIsPlayedByKeysAlone(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TurnAtPage.ofKasserine(guest, serving, new Hand.Keys(guest.page()));
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void aWholeTurnOfTheSudanIsPlayedByKeysAlone(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TurnAtPage.ofTheSudan(guest, serving, new Hand.Keys(guest.page()));
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Test
    void anAttackOfSeveralIsLaidOutAndMade(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            Posed.attackOfSeveral(guest, serving, new Hand.Keys(guest.page()));
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void theMainButtonTakesTheKeyboardFromWhatGoesAway(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = Posed.table(guest, serving, 2, Posed.COMBAT, Posed.UNITS);
            Hand keys = new Hand.Keys(guest.page());
            var player = new PlayerAtPage<>(table, keys, new KassalaGame(), "recruit");
            player.layOut(List.of("TI", "ES", "N1"), List.of("P1"));
            keys.button(table.verb());
            keys.button(table.button("3"));
            assertThat(table.verb()).isFocused();
            keys.button(guest.page().locator(".gift input").first());
            keys.button(table.verb());
            assertThat(table.refusal()).hasText("Do not advance");
            keys.button(table.refusal());
            assertThat(table.refusal()).hasCount(0);
            assertThat(table.verb()).isFocused();
        }
    }

    @Tag("extended")
    @Test
    void escapePutsDownWhatEnterPickedUp(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "me");
            Page page = table.page();
            new Hand.Keys(page).unit("TI");
            assertThat(spoken(table)).containsText("Turkish infantry: places it may go to");
            assertThat(table.unit("TI")).hasAttribute("aria-pressed", "true");
            page.keyboard().press("Escape");
            assertThat(table.unit("TI")).hasAttribute("aria-pressed", "false");
            assertThat(page.locator(".sheet :focus")).hasCount(1);
        }
    }

    @Test
    void theSkipLinkLeadsToTheVerb(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "me");
            Page page = table.page();
            page.keyboard().press("Tab");
            assertThat(page.locator(":focus")).hasText("Skip to your action");
            page.keyboard().press("Enter");
            page.keyboard().press("Tab");
            assertThat(table.verb()).isFocused();
            assertThat(table.verb()).hasText("End movement");
            table.awaitNonces();
            assertThat(table.verb()).hasAttribute("aria-disabled", "false");
            page.keyboard().press("Enter");
            assertThat(table.verb()).hasText("End all the same");
            assertThat(page.locator(".warning")).containsText("Nothing has moved yet");
            page.keyboard().press("Enter");
            assertThat(table.verb()).not().hasText(Pattern.compile("^Choose an attack"));
            assertThat(table.told(1)).hasCount(1);
        }
    }

    /** Whether the next key goes to something on the page, not to the page as a whole. */
    private static boolean isFocusKept(TableAtPage table) {
        return Boolean.TRUE.equals(
                table.page().evaluate("document.activeElement !== document.body"));
    }

    private static Locator spoken(TableAtPage table) {
        return table.page().locator("[role=log]");
    }
}

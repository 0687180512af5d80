package zeriba.e2e.table;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.e2e.Barriers;
import zeriba.e2e.Campaigns;
import zeriba.e2e.CardsInView;
import zeriba.e2e.Guest;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;
import zeriba.engine.text.Value;

/** A battle of the campaign that is fought at a table of its own: there, in it, and back. */
@ExtendWith(Stage.class)
class LinkedTablesTest {

    /** Choices after which a battle cannot be unchosen any more, nor be over. */
    private static final int BEGUN = 6;

    private static final Map<String, Object> FIELD = Map.of("battles", "field");

    @Test
    void aBattleIsGoneToFoughtAndToldByKeysInItalian(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            guest.page()
                    .addInitScript(
                            "Object.defineProperty(navigator, 'languages', { get: () => ['it'] })");
            TableAtPage table = atHand(guest, serving);
            Page page = guest.page();
            assertThat(page.locator(".sudan-decision")).containsText("se si combatte in breve");
            assertThat(page.locator(".sudan-decision .picture svg")).isVisible();
            assertThat(Barriers.of(page)).isEmpty();
            press(page.locator(".sudan-decision button").last());
            assertThat(page.locator(".elsewhere .picture svg")).isVisible();
            Locator stake = page.locator(".elsewhere .sudan-stake");
            assertThat(stake).containsText("Wadi Halfa: Sortita");
            assertThat(stake).containsText("Wadi Halfa: 5 punti.");
            assertThat(stake).containsText(Pattern.compile("indice \\d+, in rivolta"));
            assertThat(stake.locator("tr.own")).hasText(Pattern.compile(".+12nessuna base"));
            assertThat(stake.locator("tr.mahdist")).hasCount(2);
            assertThat(Barriers.of(page)).isEmpty();
            assertThat(table.verb()).isEnabled();
            press(table.verb());
            fight(page, serving);
            assertThat(page.locator(".elsewhere .sudan-stake")).containsText("Wadi Halfa: Sortita");
            assertThat(Barriers.of(page)).isEmpty();
            end(page, serving);
            CardsInView.await(page);
            assertThat(table.verb()).hasText("Torna alla campagna");
            assertThat(table.verb()).isEnabled();
            press(table.verb());
            Locator bill = page.locator(".sudan-return");
            assertThat(bill).containsText("Le loro");
            assertThat(bill).containsText(Pattern.compile("Le loro(nessuna base|.+: \\d+ bas)"));
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void aBattleIsGoneToAndLeftWithFingers(Browser browser, Serving serving) {
        try (Guest guest = Guest.withPhone(browser)) {
            TableAtPage table = atHand(guest, serving);
            Page page = guest.page();
            page.locator(".sudan-decision button").last().tap();
            page.locator(".elsewhere .picture svg").waitFor();
            table.verb().tap();
            fight(page, serving);
            assertThat(page.locator(".elsewhere .sudan-stake"))
                    .containsText(Pattern.compile("Wadi Halfa: Sortie.*Turn 1 of the campaign"));
            assertThat(page.locator(".counter[aria-label^='8th Egyptian Regiment']").first())
                    .isAttached();
            assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(390);
            end(page, serving);
            assertThat(page.locator(".elsewhere tr.mahdist").first()).isVisible();
            table.verb().tap();
            assertThat(page.locator(".sudan-return")).containsText("Theirs");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** A garrison that has come out against those who besiege it. */
    private static TableAtPage atHand(Guest guest, Serving serving) {
        TableAtPage table =
                Campaigns.made(guest, serving, FIELD, "recommended", "end", "sortie 8E", "attack");
        guest.page().locator(".sudan-decision button").last().waitFor();
        return table;
    }

    private static void press(Locator button) {
        button.focus();
        button.page().keyboard().press("Enter");
    }

    /** Waits for the table of the battle, and has the computer begin it. */
    private static void fight(Page page, Serving serving) {
        page.locator(".elsewhere .sudan-stake")
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
        CardsInView.await(page);
        Map<String, Object> asked = Map.of("table", battle(page), "level", "recruit");
        for (int i = 0; i < BEGUN; i++) {
            Value.Fields best = TableAtPage.ask(page, serving.url(""), "suggest", asked);
            String action = Campaigns.text(best.at("action"));
            TableAtPage.ask(
                    page, serving.url(""), "play", Map.of("table", battle(page), "action", action));
        }
    }

    private static String battle(Page page) {
        return page.url().substring(page.url().lastIndexOf('/') + 1);
    }

    /** Gives the battle up, where it is not over yet. */
    private static void end(Page page, Serving serving) {
        Map<String, Object> battle = Map.of("table", battle(page));
        Value.Fields view = TableAtPage.ask(page, serving.url(""), "view", battle);
        if (Campaigns.text(view.at("pending")).equals("choice")) {
            TableAtPage.ask(
                    page, serving.url(""), "say", Map.of("table", battle(page), "word", "resign"));
        }
        page.locator(".card.result").waitFor();
    }
}

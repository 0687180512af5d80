package zeriba.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.engine.Value;

/** What one person finds at a table of Fire and Sword in the Sudan. */
@ExtendWith(Stage.class)
class FireAndSwordTest {

    /** With these dice a garrison of the first turn finds two units of Dervishes before it. */
    private static final int SEED = 1;

    private static final int MOST_ROUNDS = 15;
    private static final int MOST_CHOICES = 100;

    /** From the start page: the set-up at one click, the movement, the landings, the next turn. */
    @Test
    void aTurnIsPlayedFromTheStartPage(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = chosen(guest, serving, "Open the table");
            table.awaitTurn();
            assertThat(guest.page().locator("h1")).containsText("Anglo-Egyptian");
            table.verb().click();
            assertThat(table.verb()).hasText("End this phase");
            table.verb().click();
            assertThat(guest.page().locator(".turns [aria-current]")).hasText("1");
            table.awaitTurn();
            endTurn(table);
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** The lesson leads from the garrisons to the second turn. */
    @Test
    void theFirstTurnIsTaught(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            Page page = guest.page();
            TableAtPage table = chosen(guest, serving, "Learn it in one turn");
            told(page, "The Sudan, 1883");
            table.button("Next").click();
            told(page, "Post the garrisons");
            table.awaitTurn();
            table.verb().click();
            told(page, "Ready");
            table.verb().click();
            told(page, "A region has risen");
            table.button("Next").click();
            told(page, "Sieges");
            table.button("Next").click();
            told(page, "A gunboat");
            table.button("Skip this").click();
            told(page, "Chances before you go");
            table.button("Next").click();
            told(page, "End the movement");
            table.awaitTurn();
            endTurn(table);
            told(page, "That was a turn");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** Whoever is pressed goes along, to the space that is chosen in the card or on the map. */
    @Test
    void aColumnMarchesTogether(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = chosen(guest, serving, "Open the table");
            Page page = guest.page();
            table.awaitTurn();
            for (String action : new String[] {"recommended", "end"}) {
                table.ask("play", Map.of("action", action));
            }
            page.reload();
            table.awaitTurn();
            new Hand.Mouse(page).unit("BOR");
            Locator card = page.locator(".sudan-column");
            card.getByRole(
                            AriaRole.BUTTON,
                            new Locator.GetByRoleOptions().setName("1st Egyptian Regiment"))
                    .click();
            card.locator("select").selectOption("GETEINA");
            assertThat(card.locator(".sudan-chances")).isVisible();
            Pictures.take(page, "sudan-column");
            page.waitForResponse("**/api/play", () -> new Hand.Mouse(page).place("GETEINA"));
            assertThat(table.record()).contains("steam BOR+1E GETEINA");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** Two at one table: the one who is not asked is told whom all wait for. */
    @Test
    void twoCommandersSitAtOneTable(Browser browser, Serving serving) throws Exception {
        try (Guest host = Guest.withScreen(browser, 1440, 900);
                Guest friend = Guest.withScreen(browser, 1024, 768)) {
            Page page = host.page();
            page.navigate(serving.url("/"));
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("The Sudan"))
                    .click();
            page.locator("details summary").first().click();
            Locator seats = page.getByLabel(Pattern.compile("^Commanders at the table"));
            seats.fill("2");
            seats.press("Tab");
            page.locator("#seat-fireandsword-commander-2").selectOption("friend");
            TableAtPage hosted = new TableAtPage(page);
            hosted.button("Open the table").click();
            page.waitForURL("**/table/*");
            hosted.awaitTurn();
            assertThat(page.locator(".seat")).hasCount(3);
            String link = page.getByLabel("Link for Commander 2").inputValue();
            TableAtPage joined = friend.visit(link);
            assertThat(joined.verb()).hasText("Waiting for Commander 1");
            hosted.verb().click();
            assertThat(hosted.verb()).hasText("End this phase");
            assertThat(host.troubles()).isEmpty();
            assertThat(friend.troubles()).isEmpty();
        }
    }

    /** Orders for both sides, round by round, until somebody holds the field. */
    @ParameterizedTest
    @CsvSource({"1440, 900", "1024, 768", "390, 844"})
    void aBattleIsCommanded(int width, int height, Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = guest(browser, width, height)) {
            TableAtPage table = sortie(guest, serving, "fight commanded");
            Page page = guest.page();
            Locator field = page.locator(".sudan-field");
            assertThat(field.locator("tbody tr")).hasCount(4);
            assertThat(field.locator(".sudan-element.own")).not().hasCount(0);
            assertThat(field.locator(".sudan-element.mahdist")).not().hasCount(0);
            Pictures.take(page, "sudan-battle");
            fight(table);
            assertThat(field).hasCount(0);
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** Who held the field, then what each unit lost, then yes, that is so. */
    @Test
    void theResultOfATableIsEntered(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = sortie(guest, serving, "fight tabletop");
            Page page = guest.page();
            table.awaitTurn();
            assertThat(page.locator("#expect")).hasText("Who held the field on your table?");
            Pictures.take(page, "sudan-table");
            table.button("Held by: ourselves.").click();
            table.button("8th Egyptian Regiment lost 3 stands.").click();
            table.button("Confirm the result.").click();
            assertThat(page.locator("#expect"))
                    .hasText("The way is free: gather supplies, or leave.");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** A garrison sorties on the first turn and meets somebody. */
    private static TableAtPage sortie(Guest guest, Serving serving, String manner) {
        guest.page().navigate(serving.url("/"));
        Value.Fields made =
                new TableAtPage(guest.page())
                        .ask(
                                "new",
                                Map.of(
                                        "game",
                                        "fireandsword",
                                        "seed",
                                        SEED,
                                        "options",
                                        Map.of("battles", "any")));
        String id = made.at("table") instanceof Value.Text(String text) ? text : made.toString();
        TableAtPage table = guest.visit(serving.url("/table/" + id));
        for (String action : new String[] {"recommended", "end", "sortie 8E", "attack", manner}) {
            table.ask("play", Map.of("action", action));
        }
        guest.page().reload();
        table.verb().waitFor();
        return table;
    }

    /** Gives the orders that are on the board already, as often as they are asked for. */
    private static void fight(TableAtPage table) {
        Locator give = table.button("Give these orders");
        for (int i = 0; i < 2 * MOST_ROUNDS; i++) {
            table.awaitTurn();
            if (give.count() == 0) {
                return;
            }
            table.page().waitForResponse("**/api/play", give::click);
        }
        throw new AssertionError("the battle does not end");
    }

    /** Ends every phase, and takes whatever the dice ask of one, until the second turn has come. */
    private static void endTurn(TableAtPage table) {
        for (int i = 0;
                i < MOST_CHOICES && table.ask("view", Map.of()).at("turn").equals(Value.of(1));
                i++) {
            List<String> legal = table.legal();
            if (legal.isEmpty()) {
                table.page().waitForTimeout(100);
            } else {
                String action = legal.contains("end") ? "end" : legal.getFirst();
                table.ask("play", Map.of("action", action));
            }
        }
        assertThat(table.page().locator(".turns [aria-current]")).hasText("2");
    }

    private static Guest guest(Browser browser, int width, int height) {
        return width < 500 ? Guest.withPhone(browser) : Guest.withScreen(browser, width, height);
    }

    private static TableAtPage chosen(Guest guest, Serving serving, String button) {
        Page page = guest.page();
        page.navigate(serving.url("/"));
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("The Sudan")).click();
        TableAtPage table = new TableAtPage(page);
        table.button(button).click();
        page.waitForURL("**/table/*");
        table.verb().waitFor();
        return table;
    }

    private static void told(Page page, String title) {
        assertThat(page.locator(".lesson h2")).hasText(Pattern.compile("^" + title + "$"));
    }
}

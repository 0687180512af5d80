package zeriba.e2e.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import zeriba.e2e.Barriers;
import zeriba.e2e.Campaigns;
import zeriba.e2e.CardsInView;
import zeriba.e2e.Device;
import zeriba.e2e.Guest;
import zeriba.e2e.Hand;
import zeriba.e2e.Pictures;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;
import zeriba.engine.text.Value;

/** What one person finds at a table of Fire and Sword in the Sudan. */
@ExtendWith(Stage.class)
class FireAndSwordTest {

    private static final Value.Fields LEVY =
            Value.NO_FIELDS.with("step", Value.of("levy")).with("stands", Value.of(4));

    private static final Value.Fields RELIEVED =
            Value.NO_FIELDS
                    .with("step", Value.of("freed"))
                    .with("space", Value.of("KHARTOUM"))
                    .with("relieved", Value.of(true));

    /** From the start page: the set-up at one click, the movement, the landings, the next turn. */
    @Test
    void aTurnIsPlayedFromTheStartPage(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = Campaigns.opened(guest, serving);
            table.awaitTurn();
            assertThat(guest.page().locator("h1")).containsText("Anglo-Egyptian");
            table.verb().click();
            assertThat(table.verb()).hasText("End the set-up");
            table.verb().click();
            assertThat(guest.page().locator(".turns [aria-current]")).hasText("1");
            table.awaitTurn();
            Campaigns.endTurn(table, () -> Optional.of(table));
            assertThat(table.page().locator(".turns [aria-current]")).hasText("2");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** A battalion is split between two towns, another posted, and the rest is counted. */
    @Tag("extended")
    @Test
    void garrisonsArePostedByHand(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = Campaigns.opened(guest, serving);
            table.awaitTurn();
            Locator card = guest.page().locator(".sudan-column");
            chip(card, "1st Egyptian Regiment").click();
            card.locator("select").first().selectOption("BERBER");
            card.locator("select").last().selectOption("DARA");
            assertThat(table.verb()).hasText("Split: Berber and Dara");
            Pictures.take(guest.page(), "sudan-set-up");
            table.verb().click();
            assertThat(card)
                    .containsText("2 of 20 to 25 units are posted. Still empty: Wadi Halfa");
            assertThat(table.unit("1E")).hasAttribute("aria-label", Pattern.compile(", 8 stands"));
            chip(card, "2nd Egyptian Regiment").click();
            guest.page()
                    .waitForResponse(
                            "**/api/play", () -> new Hand.Mouse(guest.page()).place("KHARTOUM"));
            assertThat(card).containsText("3 of 20 to 25 units are posted.");
            assertThat(table.record()).contains("split 1E BERBER DARA\n", "deploy 2E KHARTOUM\n");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** The cards of a turn that ask for something, each seen once and whole. */
    @Tag("extended")
    @Test
    void noCardOfATurnShutsAnybodyOut(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = Campaigns.made(guest, serving);
            Set<String> seen = new TreeSet<>();
            for (String action :
                    List.of("recommended", "end", "sortie 8E", "attack", "fight quick", "", "")) {
                table.awaitTurn();
                String step = Campaigns.text(table.ask("view", Map.of()).at("step"));
                assertThat(Barriers.of(guest.page())).as(step).isEmpty();
                CardsInView.await(guest.page());
                seen.add(step);
                String next = action.isEmpty() ? Campaigns.soonest(table.legal()) : action;
                table.ask("play", Map.of("action", next));
                guest.page().reload();
            }
            assertThat(seen).contains("set-up", "movement", "call-off", "manner", "landing");
        }
    }

    /** Levies at Khartoum are told and joined to the foot, and the card shuts nobody out. */
    @Tag("extended")
    @ParameterizedTest
    @CsvSource({"1440, 900", "390, 844"})
    void leviesJoinTheFoot(int width, int height, Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, width, height)) {
            TableAtPage table = Campaigns.composed(guest, serving, LEVY);
            table.awaitTurn();
            Locator card = guest.page().locator(".sudan-decision");
            assertThat(card).containsText("Levies at Khartoum");
            assertThat(card).containsText("Stands of levies to be armed: 4.");
            Pictures.take(guest.page(), "sudan-levies");
            card.getByRole(AriaRole.BUTTON).first().click();
            assertThat(table.unit("LEV1")).hasAttribute("aria-label", Pattern.compile("4 stands"));
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** After a relief all stay or all leave, so nobody can be pressed; nobody is shut out. */
    @Tag("extended")
    @ParameterizedTest
    @CsvSource({"1440, 900", "390, 844"})
    void aRelievedTownIsKeptOrLeft(int width, int height, Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, width, height)) {
            TableAtPage table = Campaigns.composed(guest, serving, RELIEVED);
            table.awaitTurn();
            Locator card = guest.page().locator(".sudan-column");
            assertThat(card).containsText("The way out of Khartoum is free");
            assertThat(chip(card, "1st Egyptian Regiment")).isDisabled();
            Pictures.take(guest.page(), "sudan-relieved");
            card.locator("select").selectOption("GETEINA");
            assertThat(table.verb()).hasText("Leave for El Geteina");
            guest.page().waitForResponse("**/api/play", table.verb()::click);
            assertThat(table.record()).containsPattern("leave 1E\\+.* GETEINA");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** The lesson leads from the garrisons to the second turn. */
    @Tag("extended")
    @ParameterizedTest
    @EnumSource
    void theFirstTurnIsTaught(Device device, Browser browser, Serving serving) throws Exception {
        try (Guest guest = device.guest(browser)) {
            Page page = guest.page();
            TableAtPage table = Campaigns.taught(guest, serving);
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
            Campaigns.endTurn(table, () -> Optional.of(table));
            assertThat(table.page().locator(".turns [aria-current]")).hasText("2");
            told(page, "That was a turn");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** A garrison that is besieged is told so, and not that it is no gunboat. */
    @Tag("extended")
    @Test
    void aBesiegedGarrisonIsToldWhyItCannotMarch(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = Campaigns.moving(guest, serving);
            Hand.Mouse mouse = new Hand.Mouse(guest.page());
            mouse.unit("8E");
            mouse.place("SARRAS");
            assertThat(table.objection())
                    .containsText("8th Egyptian Regiment is besieged in Wadi Halfa");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** Whoever is pressed goes along, to the space that is chosen in the card or on the map. */
    @Tag("extended")
    @Test
    void aColumnMarchesTogether(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = Campaigns.opened(guest, serving);
            Page page = guest.page();
            table.awaitTurn();
            for (String action : new String[] {"recommended", "end"}) {
                table.ask("play", Map.of("action", action));
            }
            page.reload();
            table.awaitTurn();
            new Hand.Mouse(page).unit("BOR");
            Locator card = page.locator(".sudan-column");
            chip(card, "1st Egyptian Regiment").click();
            card.locator("select").selectOption("GETEINA");
            assertThat(card.locator(".sudan-chances").first()).isVisible();
            Pictures.take(page, "sudan-column");
            page.waitForResponse("**/api/play", () -> new Hand.Mouse(page).place("GETEINA"));
            assertThat(table.record()).contains("steam BOR+1E GETEINA");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** Whoever was left behind comes along again with all others at one press. */
    @Tag("extended")
    @Test
    void theWholeStackGoesAlongAtOnePress(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = Campaigns.moving(guest, serving);
            new Hand.Mouse(guest.page()).unit("1E");
            Locator card = guest.page().locator(".sudan-column");
            List<Locator> others = List.of(chip(card, "IXth Sudanese"), chip(card, "Xth Sudanese"));
            for (Locator other : others) {
                other.click();
                assertThat(other).hasAttribute("aria-pressed", "false");
            }
            table.button("The whole stack").click();
            for (Locator other : others) {
                assertThat(other).hasAttribute("aria-pressed", "true");
            }
            assertThat(table.button("The whole stack")).hasCount(0);
            guest.page().waitForResponse("**/api/play", table.verb()::click);
            assertThat(table.record()).containsPattern("sortie 1E\\+IXS\\+XS");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** A commander relieves nobody alone: who presses him first is offered where his stack may. */
    @Tag("extended")
    @Test
    void aCommanderWhoIsPressedFirstTakesHisStackAlong(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table =
                    Campaigns.composed(
                            guest,
                            serving,
                            Value.NO_FIELDS.with("step", Value.of("movement")),
                            Map.of("HIC", "ASWAN", "1E", "ASWAN", "IXS", "ASWAN"));
            table.awaitTurn();
            new Hand.Mouse(guest.page()).unit("HIC");
            Locator card = guest.page().locator(".sudan-column");
            card.locator("select").selectOption("WHALFA");
            assertThat(chip(card, "1st Egyptian Regiment")).hasAttribute("aria-pressed", "true");
            assertThat(table.verb()).hasText("March to Wadi Halfa");
            Locator left = chip(card, "IXth Sudanese");
            left.click();
            assertThat(left).hasAttribute("aria-pressed", "false");
            Hand.Mouse mouse = new Hand.Mouse(guest.page());
            guest.page().waitForResponse("**/api/play", () -> mouse.place("WHALFA"));
            assertThat(table.record()).containsPattern("march (1E\\+HIC|HIC\\+1E) WHALFA");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** Where somebody may be met, the first press shows the chances and the second one goes. */
    @Tag("extended")
    @Test
    void aMarchIntoDangerIsAimedBeforeItIsMade(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = Campaigns.moving(guest, serving);
            Page page = guest.page();
            Hand.Mouse mouse = new Hand.Mouse(page);
            mouse.unit("BOR");
            mouse.place("GETEINA");
            assertThat(page.locator(".sudan-chances").last())
                    .containsText("Dervishes at El Geteina");
            assertThat(table.verb()).hasText("Steam to El Geteina");
            assertThat(table.record()).doesNotContain("steam BOR");
            page.waitForResponse("**/api/play", () -> mouse.place("GETEINA"));
            assertThat(table.record()).contains("steam BOR GETEINA");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** Whoever else is in hand: the movement cannot end before. */
    @Test
    @Tag("extended")
    void theMainButtonLeadsToWhoMustMoveOn(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table =
                    Campaigns.composed(
                            guest,
                            serving,
                            Value.NO_FIELDS.with("step", Value.of("movement")),
                            Map.of("XIS", "FOGA", "1E", "ASWAN"));
            table.awaitTurn();
            new Hand.Mouse(guest.page()).unit("1E");
            assertThat(table.unit("1E")).hasAttribute("aria-pressed", "true");
            assertThat(table.verb()).hasText("Choose where it marches");
            table.verb().click();
            assertThat(table.unit("XIS")).hasAttribute("aria-pressed", "true");
            assertThat(guest.page().locator(".sudan-column")).containsText("A column from Foga");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** A besieged garrison is offered its sortie at once, with its chances. */
    @Tag("extended")
    @Test
    void aBesiegedGarrisonIsOfferedItsSortie(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = Campaigns.moving(guest, serving);
            new Hand.Mouse(guest.page()).unit("8E");
            assertThat(guest.page().locator(".sudan-column"))
                    .containsText("Besieged: nobody leaves but by a sortie.");
            assertThat(table.objection()).hasCount(0);
            assertThat(table.verb()).hasText("Sortie");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** Two at one table: the one who is not asked is told whom all wait for. */
    @Tag("extended")
    @Test
    void twoCommandersSitAtOneTable(Browser browser, Serving serving) throws Exception {
        try (Guest host = Guest.withScreen(browser, 1440, 900);
                Guest friend = Guest.withScreen(browser, 1024, 768)) {
            Page page = host.page();
            page.navigate(serving.url("/"));
            Campaigns.choose(page);
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
            assertThat(hosted.verb()).hasText("End the set-up");
            assertThat(host.troubles()).isEmpty();
            assertThat(friend.troubles()).isEmpty();
        }
    }

    private static Locator chip(Locator card, String unit) {
        return card.getByRole(
                AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(unit).setExact(true));
    }

    private static void told(Page page, String title) {
        assertThat(page.locator(".lesson h2")).hasText(Pattern.compile("^" + title + "$"));
    }
}

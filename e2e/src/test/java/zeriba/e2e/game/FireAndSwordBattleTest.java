package zeriba.e2e.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.e2e.Barriers;
import zeriba.e2e.Campaigns;
import zeriba.e2e.Guest;
import zeriba.e2e.Pictures;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;
import zeriba.engine.record.Play;
import zeriba.engine.record.RecordText;
import zeriba.fireandsword.FireAndSwordGame;
import zeriba.server.table.verify.Verification;

/** Battles of a campaign of the Sudan at the page, and the record that tells of them. */
@Tag("extended")
@ExtendWith(Stage.class)
class FireAndSwordBattleTest {

    private static final int MOST_ROUNDS = 15;

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
            assertThat(page.locator(".sudan-return")).containsText("Our losses");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** Of two seats with nobody in the fight one orders the left and the centre, one the right. */
    @Test
    void seatsThatAreFreeShareTheZones(Browser browser, Serving serving) {
        Map<String, Object> options = Map.of("battles", "any", "command", "units", "seats", 3);
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = sortie(guest, serving, options, "fight commanded");
            Locator zones = guest.page().locator(".sudan-orders label");
            assertThat(zones).hasCount(3);
            give(table);
            assertThat(zones).hasCount(2);
            assertThat(guest.page().locator(".sudan-orders"))
                    .containsText("Other seats that are free order the other zones.");
            Pictures.take(guest.page(), "sudan-shared");
            give(table);
            assertThat(zones).hasCount(1);
            assertThat(zones.first()).containsText("Right");
            give(table);
            assertThat(zones).hasCount(3);
            assertThat(table.record())
                    .contains(
                            "commander-2 zones drill drill drill\n",
                            "commander-1 zones drill drill\n",
                            "commander-3 zones drill\n");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    private static void give(TableAtPage table) {
        table.page()
                .waitForResponse("**/api/play", () -> table.button("Give these orders").click());
        table.awaitTurn();
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
            Campaigns.enterHeld(table, 5);
            Pictures.take(page, "sudan-confirm");
            table.button("Confirm the result").click();
            assertThat(page.locator("#expect"))
                    .hasText("The way is free: gather supplies, or leave.");
            assertThat(table.record()).contains("field own\n", "lose 8E 5\n", "confirm\n");
            tellsWhoIsDead(page.locator(".card.last"));
            assertThat(page.locator(".sudan-return h2")).hasText("Wadi Halfa: the field is ours");
            assertThat(page.locator(".sudan-return")).containsText("8th Egyptian Regiment: 5");
            Pictures.take(page, "sudan-freed");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** Five cards for five stands: one heart, so one dead, and what is left of the regiment. */
    private static void tellsWhoIsDead(Locator card) {
        assertThat(card.locator("h2")).containsText("Casualty cards");
        assertThat(card.locator(".playing-card"))
                .hasText(new String[] {"5♣", "2♠", "3♦", "3♥", "4♣"});
        assertThat(card.locator(".playing-card.dead")).hasText("3♥");
        assertThat(card).containsText("The surgeons draw up their list: 5♣ 2♠ 3♦ 3♥ 4♣.");
        assertThat(card).containsText("The hearts are dead: 1.");
        assertThat(card).containsText("Wounded, and back with their units: 4.");
        assertThat(card).containsText("8th Egyptian Regiment");
        assertThat(card).containsText("11 of 12 stands");
    }

    /**
     * A campaign that is given up after a battle: its record is a file whose every throw is proved.
     */
    @Test
    void theRecordOfACampaignWithABattleIsSavedAndHolds(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            guest.page().navigate(serving.url("/"));
            Campaigns.choose(guest.page());
            guest.page().locator("details summary").first().click();
            guest.page()
                    .getByLabel(Pattern.compile("^How battles may be fought"))
                    .selectOption("any");
            TableAtPage table = new TableAtPage(guest.page());
            table.button("Open the table").click();
            guest.page().waitForURL("**/table/*");
            table.awaitTurn();
            Campaigns.untilBattle(table, () -> Optional.of(table));
            table.awaitTurn();
            table.button("Fight it quickly").click();
            table.awaitTurn();
            table.resign();
            assertThat(table.result()).containsText("points of 400");
            Pictures.take(guest.page(), "sudan-over");
            for (String tab : List.of("Campaign", "Log", "Forces", "Board")) {
                table.tab(tab);
                assertThat(Barriers.of(guest.page())).as(tab).isEmpty();
            }
            Locator offered = guest.page().getByLabel("After the game");
            Download file =
                    guest.page()
                            .waitForDownload(
                                    () -> offered.getByText("Download the record").click());
            assertThat(file.suggestedFilename()).isEqualTo("fireandsword-" + table.id() + ".txt");
            String record = Files.readString(file.path());
            assertThat(record).isEqualTo(table.record()).contains("fight quick");
            FireAndSwordGame game = new FireAndSwordGame();
            Verification found = Verification.of(game, record);
            assertThat(found.faults()).isEmpty();
            assertThat(found.throwsProved())
                    .isEqualTo((int) record.lines().filter(l -> l.startsWith("dice ")).count())
                    .isGreaterThan(4);
            assertThat(Play.replay(game, RecordText.read(game, record)).result()).isPresent();
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** A garrison sorties on the first turn and meets somebody. */
    private static TableAtPage sortie(Guest guest, Serving serving, String manner) {
        return sortie(guest, serving, Map.of("battles", "any"), manner);
    }

    private static TableAtPage sortie(
            Guest guest, Serving serving, Map<String, Object> options, String manner) {
        return Campaigns.made(
                guest, serving, options, "recommended", "end", "sortie 8E", "attack", manner);
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

    private static Guest guest(Browser browser, int width, int height) {
        return width < 500 ? Guest.withPhone(browser) : Guest.withScreen(browser, width, height);
    }
}

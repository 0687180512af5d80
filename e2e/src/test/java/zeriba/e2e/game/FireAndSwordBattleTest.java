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
                    .selectOption("tabletop");
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
            Download file = table.downloadRecord();
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
        return Campaigns.made(
                guest,
                serving,
                Map.of("battles", "tabletop"),
                "recommended",
                "end",
                "sortie 8E",
                "attack",
                manner);
    }
}

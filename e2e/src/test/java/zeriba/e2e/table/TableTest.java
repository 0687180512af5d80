package zeriba.e2e.table;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import zeriba.app.games.Games;
import zeriba.e2e.Barriers;
import zeriba.e2e.Guest;
import zeriba.e2e.Hand;
import zeriba.e2e.Pictures;
import zeriba.e2e.Posed;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;

/** What one person finds at a table. */
@ExtendWith(Stage.class)
class TableTest {

    @Test
    void onALowScreenTheOddsOfABattleStandWholeAboveTheLog(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1024, 768)) {
            TableAtPage table = Posed.table(guest, serving, 2, Posed.COMBAT, Posed.UNITS);
            new Hand.Mouse(guest.page()).unit("P1");
            Locator last = guest.page().locator(".battle .chances li").last();
            last.waitFor();
            BoundingBox odds = last.boundingBox();
            BoundingBox log = guest.page().locator(".pages").boundingBox();
            assertThat(odds.y + odds.height).isLessThanOrEqualTo(log.y);
            assertThat(table.verb()).isInViewport();
        }
    }

    @Test
    void aMoveIsTakenBackUntilDiceHaveFallen(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "recruit");
            Hand mouse = new Hand.Mouse(guest.page());
            mouse.unit("TI");
            mouse.place("0303");
            table.assertAt("0303", "Turkish infantry");
            table.button("Undo").click();
            table.assertAt("0301", "Turkish infantry");
            assertThat(table.told(2)).containsText("takes back the last choice");
            assertThat(table.button("Undo")).isDisabled();
        }
    }

    @Tag("extended")
    @ParameterizedTest
    @CsvSource({"1440, 900", "390, 844"})
    void diceWaitForTheFriendAndWhatTheyHaveDecidedStays(
            int width, int height, Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, width, height);
                Guest friend = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "friend");
            String link =
                    guest.page()
                            .getByLabel(
                                    "Link for Christian",
                                    new Page.GetByLabelOptions().setExact(true))
                            .inputValue();
            attack(table, new Hand.Mouse(guest.page()));
            Locator waits = guest.page().locator(".card.request", THE_DICE_WAIT);
            assertThat(waits.locator("li")).containsText("Nobody has taken the seat of");
            assertThat(table.verb()).hasText("The dice wait");
            Pictures.take(guest.page(), "dice-wait");
            assertThat(table.record()).doesNotContain("dice ");
            friend.visit(link);
            assertThat(waits).hasCount(0);
            table.tab("Log");
            assertThat(guest.page().locator(".log .die")).hasCount(1);
            assertThat(table.button("Undo")).hasCount(0);
            assertThat(table.button("Ask to undo")).hasCount(1);
            assertThat(table.record())
                    .containsPattern("moslem nonce [0-9a-f]{32}\n")
                    .containsPattern("christian nonce [0-9a-f]{32}\ndice ");
            assertThat(guest.troubles()).isEmpty();
            assertThat(friend.troubles()).isEmpty();
        }
    }

    private static final Page.LocatorOptions THE_DICE_WAIT =
            new Page.LocatorOptions().setHasText("The dice wait");

    private static void attack(TableAtPage table, Hand mouse) {
        mouse.unit("N3");
        mouse.place("0204");
        table.assertAt("0204", "Nubian infantry 3");
        table.verb().click();
        assertThat(table.verb()).hasText("Choose an attack");
        mouse.unit("P1");
        assertThat(table.verb()).hasText(Pattern.compile("^Attack .+ at"));
        table.verb().click();
    }

    @Test
    void whatIsNotAllowedIsExplainedWithItsRuleAndItsPlaces(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "recruit");
            Hand mouse = new Hand.Mouse(guest.page());
            mouse.unit("TC");
            mouse.place("0402");
            mouse.unit("MC1");
            assertThat(table.objection()).containsText("Cannon never leave their hex");
            assertThat(table.objection().locator(".rule")).hasText(Pattern.compile("^II\\.D"));
            assertThat(guest.page().locator(".mark-not")).hasCount(1);
            table.button("Understood").click();
            assertThat(table.objection()).hasCount(0);
        }
    }

    @Test
    void aChoiceTakesOneRequest(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "me");
            Hand mouse = new Hand.Mouse(guest.page());
            mouse.unit("N1");
            assertThat(guest.page().locator(".mark-may").first()).isVisible();
            List<String> asked = new CopyOnWriteArrayList<>();
            guest.page().onRequest(request -> asked.add(request.url().replaceAll(".*/", "")));
            mouse.place("0101");
            table.assertAt("0101", "Nubian infantry 1");
            mouse.unit("N2");
            assertThat(guest.page().locator(".mark-may").first()).isVisible();
            // whoever rests with the pointer on a place asks why not
            asked.removeAll(List.of("explain"));
            assertThat(asked).startsWith("play").doesNotContain("actions", "view");
            assertThat(asked.stream().filter("play"::equals)).hasSize(1);
        }
    }

    @Test
    void onePersonPlaysBothSides(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "me");
            Hand mouse = new Hand.Mouse(guest.page());
            mouse.unit("N1");
            mouse.place("0101");
            table.assertAt("0101", "Nubian infantry 1");
            table.verb().click();
            assertThat(guest.page().locator("h1")).containsText("Christian");
            mouse.unit("E1");
            mouse.place("0608");
            table.assertAt("0608", "Ethiopian");
            table.verb().click();
            assertThat(guest.page().locator(".turns [aria-current]")).hasText("2");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @ParameterizedTest
    @EnumSource(names = {"LIGHT", "DARK"})
    void nothingShutsAnybodyOut(ColorScheme scheme, Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            guest.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            guest.page().navigate(serving.url("/"));
            assertThat(guest.page().locator(".game-card .picture-map"))
                    .hasCount(Games.all().size());
            assertThat(Barriers.of(guest.page())).isEmpty();
            TableAtPage table = guest.open(serving, "me", "recruit");
            new Hand.Mouse(guest.page()).unit("TI");
            assertThat(table.unit("TI")).hasAttribute("aria-pressed", "true");
            assertThat(Barriers.of(guest.page())).isEmpty();
            table.tab("Seats");
            assertThat(Barriers.of(guest.page())).isEmpty();
        }
    }
}

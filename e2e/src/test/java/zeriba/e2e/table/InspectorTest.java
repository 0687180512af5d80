package zeriba.e2e.table;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.e2e.Barriers;
import zeriba.e2e.Campaigns;
import zeriba.e2e.Guest;
import zeriba.e2e.Hand;
import zeriba.e2e.Posed;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;

/** What one learns of counters, hexes and tables by looking at them. */
@ExtendWith(Stage.class)
class InspectorTest {

    private static Locator card(Page page) {
        return page.locator(".inspector");
    }

    @Test
    void whatThePointerRestsOnIsToldAndGoesWithIt(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "me");
            table.unit("N3").hover();
            Locator card = card(guest.page());
            assertThat(card.locator("h2")).hasText("Nubian infantry 3");
            assertThat(card).containsText("Combat strength 3");
            assertThat(card).containsText("May move now, to 6 hexes");
            assertThat(card).containsText("Wadi, rising towards 0302, 0303");
            assertThat(card.locator(".rule").first()).hasText("II.D.3");
            assertThat(guest.page().locator(".above.fanned")).hasCount(0);
            table.verb().hover();
            assertThat(card).hasCount(0);
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Test
    void aKeyHoldsTheCardUntilEscape(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "me");
            Page page = guest.page();
            table.place("0304").focus();
            page.keyboard().press("i");
            Locator card =
                    page.getByRole(
                            AriaRole.DIALOG,
                            new Page.GetByRoleOptions().setName("What is in hex 0304"));
            assertThat(card).containsText("Portuguese infantry 1");
            assertThat(card).containsText("The town of Udaka");
            assertThat(card).containsText("The Christians hold the town");
            assertThat(card).isFocused();
            assertThat(Barriers.of(page)).isEmpty();
            page.keyboard().press("Escape");
            assertThat(card).hasCount(0);
            assertThat(table.place("0304")).isFocused();
        }
    }

    @Tag("extended")
    @Test
    void aLongPressHoldsTheCardOnAPhone(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withPhone(browser)) {
            TableAtPage table = guest.open(serving, "me", "me");
            Page page = guest.page();
            table.unit("TI")
                    .dispatchEvent(
                            "pointerdown",
                            Map.of("pointerType", "touch", "bubbles", true, "isPrimary", true));
            Locator card = card(page);
            assertThat(card.locator("h2")).hasText("Turkish infantry");
            card.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Close"))
                    .click();
            assertThat(card).hasCount(0);
        }
    }

    @Tag("extended")
    @Test
    void aUnitOfKasserineHasItsHistoricalNameAndBothItsSides(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1024, 768)) {
            TableAtPage table =
                    Posed.table(
                            guest,
                            serving,
                            "kasserine",
                            3,
                            "{\"step\":\"movement\",\"side\":\"axis\"},"
                                    + "{\"step\":\"combat\",\"side\":\"axis\"},"
                                    + "{\"step\":\"mobile-movement\",\"side\":\"axis\"},"
                                    + "{\"step\":\"movement\",\"side\":\"allies\"},"
                                    + "{\"step\":\"combat\",\"side\":\"allies\"},"
                                    + "{\"step\":\"mobile-movement\",\"side\":\"allies\"},"
                                    + "{\"step\":\"end-of-turn\"}",
                            "\"AX07\":{\"at\":\"3319\"},\"AL04\":{\"at\":\"3016\"}");
            table.place("3319").focus();
            guest.page().keyboard().press("i");
            Locator card = card(guest.page());
            assertThat(card.locator("h2")).containsText("I/Panzer-Regiment 5, 21st Panzer");
            assertThat(card).containsText("Attack 5, defence 3");
            assertThat(card.locator(".other-face")).containsText("other side");
            assertThat(card).containsText("May move now");
        }
    }

    @Tag("extended")
    @Test
    void aTownOfTheSudanTellsWhatItIsWorthAndWhatItHasToFear(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = Campaigns.moving(guest, serving);
            table.place("KHARTOUM").focus();
            guest.page().keyboard().press("i");
            Locator card = card(guest.page());
            assertThat(card).containsText("Garrison town");
            assertThat(card).containsText("points a turn to the Mahdists");
            assertThat(card.locator(".facts-danger")).not().hasCount(0);
        }
    }

    @Test
    void theTablesLightTheColumnThatHolds(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = Posed.table(guest, serving, 2, Posed.COMBAT, Posed.UNITS);
            Page page = guest.page();
            table.tab("Tables");
            Locator combat = page.locator(".charts [data-chart=combat]");
            assertThat(combat.locator("thead th")).hasCount(9);
            assertThat(combat.locator("tbody tr")).hasCount(6);
            assertThat(combat.locator(".lit")).hasCount(0);
            new Hand.Mouse(page).unit("P1");
            assertThat(combat.locator("thead .lit")).hasCount(1);
            assertThat(page.locator(".margin-chart .lit").first()).isVisible();
            String lit = combat.locator("thead .lit").textContent().replaceAll("\\u2060", "");
            assertThat(table.verb().textContent().replaceAll("\\u2060", "")).contains(lit);
            assertThat(page.locator(".charts summary")).hasCount(4);
            assertThat(Barriers.of(page)).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void keysTakeTheCountersOffTheMapAndComeNear(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "me");
            Page page = guest.page();
            page.keyboard().press("c");
            assertThat(page.locator(".sheet.bare")).hasCount(1);
            page.keyboard().press("c");
            assertThat(page.locator(".sheet.bare")).hasCount(0);
            table.unit("TI").hover();
            page.keyboard().press("z");
            assertThat(page.locator(".sheet[data-detail=name]")).hasCount(1);
            assertThat(table.unit("TI").locator(".counter-name")).isVisible();
            page.keyboard().press("z");
            assertThat(page.locator(".sheet[data-detail=name]")).hasCount(0);
        }
    }

    @Tag("extended")
    @Test
    void theRulesHaveContentsAreSearchedAndLeadOn(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1024, 768)) {
            Page page = guest.page();
            page.navigate(serving.url("/rules/kassala"));
            Locator contents =
                    page.getByRole(
                            AriaRole.NAVIGATION, new Page.GetByRoleOptions().setName("Contents"));
            assertThat(contents.locator("a").first()).isVisible();
            page.getByRole(AriaRole.SEARCHBOX).fill("wadi cavalry");
            assertThat(page.locator(".paragraph").first()).containsText("Wadi");
            assertThat(contents).hasCount(0);
            page.getByRole(AriaRole.SEARCHBOX).fill("zeppelin");
            assertThat(page.locator(".rules-search")).containsText("Nothing is found");
            assertThat(Barriers.of(page)).isEmpty();
        }
    }
}

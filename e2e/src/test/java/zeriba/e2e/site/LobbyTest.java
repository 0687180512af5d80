package zeriba.e2e.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.e2e.Barriers;
import zeriba.e2e.Guest;
import zeriba.e2e.Pictures;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;

/** The lobby: a shop window, with a way home to it from everywhere. */
@ExtendWith(Stage.class)
class LobbyTest {

    @Tag("extended")
    @ParameterizedTest
    @ValueSource(strings = {"Kassala", "Ascari", "Kasserine", "The Sudan"})
    void onePressPlaysAGameAndOneTeachesIt(String game, Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            Page page = guest.page();
            TableAtPage table = new TableAtPage(page);
            page.navigate(serving.url("/"));
            table.inBox("Play now", game).click();
            page.waitForURL("**/table/*");
            assertThat(page.locator(".strip")).containsText("you");
            assertThat(page.locator(".strip")).containsText("computer, regular");
            page.navigate(serving.url("/"));
            table.learn(game);
            page.waitForURL("**/table/*");
            assertThat(page.locator(".lesson")).isVisible();
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Test
    void aBoxTellsWhatTheGameIsAndItsBackWhatEachScenarioIs(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            Page page = guest.page();
            page.navigate(serving.url("/"));
            Locator box = page.getByRole(AriaRole.ARTICLE, article("Ascari, 1889 to 1895"));
            assertThat(box).containsText("Complexity 3 of 5");
            assertThat(box).containsText("Two, or alone against the computer");
            assertThat(box).containsText("Amba Alagi");
            new TableAtPage(page).choose("Ascari");
            assertThat(page.getByRole(AriaRole.RADIO, radio("Coatit, 13 and 14 January 1895")))
                    .hasAccessibleDescription(Pattern.compile("church of Coatit"));
            assertThat(Barriers.of(page)).isEmpty();
            new TableAtPage(page).button("Close").click();
            assertThat(new TableAtPage(page).inBox("Set up a table", "Ascari")).isFocused();
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Test
    void theLadderStandsBesideTheChoiceOfLevels(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            Page page = guest.page();
            page.navigate(serving.url("/"));
            new TableAtPage(page).choose("Kassala");
            assertThat(page.locator(".rungs"))
                    .containsText("veteran beats regular 8 of 10 (of 200 games)");
            page.locator(".rungs").scrollIntoViewIfNeeded();
            assertThat(Barriers.of(page)).isEmpty();
            Pictures.take(page, "ladder");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    private static Page.GetByRoleOptions article(String name) {
        return new Page.GetByRoleOptions().setName(name);
    }

    private static Page.GetByRoleOptions radio(String name) {
        return new Page.GetByRoleOptions().setName(name);
    }

    @Test
    void aGameIsBegunWithoutScrollingOnALowScreen(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1024, 768)) {
            guest.page().navigate(serving.url("/"));
            Locator begin = guest.page().getByText("Play now").first();
            begin.waitFor();
            assertThat(begin.evaluate("it => it.getBoundingClientRect().bottom <= innerHeight"))
                    .isEqualTo(true);
        }
    }

    @Tag("extended")
    @Test
    void anOpenTableIsToldInWords(Browser browser, Serving serving) throws Exception {
        try (Guest host = Guest.withScreen(browser, 1440, 900);
                Guest comer = Guest.withPhone(browser)) {
            host.page().navigate(serving.url("/"));
            new TableAtPage(host.page()).choose("Kassala");
            host.page()
                    .getByRole(AriaRole.COMBOBOX, new Page.GetByRoleOptions().setName("Christian"))
                    .selectOption("anybody");
            host.page().getByLabel("Each side has").selectOption("quick");
            host.page().getByLabel("At the table talk").selectOption("everybody");
            new TableAtPage(host.page()).button("Open the table").click();
            host.page().waitForURL("**/table/*");
            comer.page().navigate(serving.url("/"));
            Locator open = comer.page().locator(".open-table").first();
            assertThat(open).containsText("Historical set-up");
            assertThat(open).containsText("15 min + 10 sec, spectators may talk, opened");
            assertThat(Barriers.of(comer.page())).isEmpty();
            assertThat(comer.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void whatOneGoesOnWithTellsScenarioTurnAndWhoseMoveItIs(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            Page page = guest.page();
            page.navigate(serving.url("/"));
            assertThat(page.getByText("Your games will appear here.")).isVisible();
            guest.open(serving, "me", "recruit");
            page.navigate(serving.url("/"));
            Locator link = page.locator(".table-link").first();
            assertThat(link).containsText("Historical set-up");
            assertThat(link).containsText("turn 1, your move as Moslem");
            assertThat(link).containsText("with computer, recruit");
            assertThat(Barriers.of(page)).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/nothing", "/nothing/at/all", "/table/abcdefghjkmn"})
    void anAddressWhereNothingIsLeadsHome(String path, Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withPhone(browser)) {
            Page page = guest.page();
            page.navigate(serving.url(path));
            Locator home = page.getByRole(AriaRole.LINK, article("To the games"));
            assertThat(home).isVisible();
            assertThat(page.locator(".missing .faint")).hasCount(0);
            assertThat(Barriers.of(page)).isEmpty();
            home.click();
            assertThat(page.locator(".game-card").first()).isVisible();
        }
    }

    @Tag("extended")
    @Test
    void everyPageOnAPhoneHasAWayHome(Browser browser, Serving serving) {
        try (Guest guest = Guest.withPhone(browser)) {
            Page page = guest.page();
            for (String path : new String[] {"/rules/kassala", "/account"}) {
                page.navigate(serving.url(path));
                assertThat(page.locator("a[href='/']").first()).isVisible();
            }
            guest.open(serving, "me", "recruit");
            assertThat(page.locator("a[href='/']").first()).isVisible();
            assertThat(guest.troubles()).isEmpty();
        }
    }
}

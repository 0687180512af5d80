package zeriba.e2e.site;

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
import zeriba.e2e.Guest;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;

/** Who sits at a table, what they ask of one another, and who talks there. */
@ExtendWith(Stage.class)
class SeatsTest {

    @Test
    void bothSeatsAreInViewAndWhoeverComesReadsWhomTheyPlay(Browser browser, Serving serving)
            throws Exception {
        try (Guest host = Guest.withScreen(browser, 1440, 900);
                Guest friend = Guest.withPhone(browser)) {
            signUp(host.page(), serving, "Seated Sofia");
            TableAtPage hosted = host.open(serving, "me", "friend");
            assertThat(seat(host, "christian")).containsText("nobody yet");
            friend.visit(linkFor(hosted));
            assertThat(friend.page().locator(".greeting"))
                    .hasText("You play the Christian side against Seated Sofia.");
            assertThat(seat(friend, "moslem")).containsText("here: Seated Sofia");
            assertThat(seat(host, "christian")).containsText("here: a friend");
            assertThat(seat(host, "moslem")).containsText("Seated Sofia (you)");
            assertThat(Barriers.of(host.page())).isEmpty();
            friend.page().navigate(serving.url("/"));
            assertThat(seat(host, "christian")).containsText("away: a friend");
            assertThat(host.troubles()).isEmpty();
            assertThat(friend.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void whatOneAskedWaitsInSightAndCanBeWithdrawn(Browser browser, Serving serving)
            throws Exception {
        try (Guest host = Guest.withScreen(browser, 1440, 900);
                Guest friend = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage hosted = host.open(serving, "me", "friend");
            TableAtPage joined = friend.visit(linkFor(hosted));
            hosted.awaitNonces();
            hosted.play("end");
            hosted.button("Ask to undo").click();
            assertThat(hosted.button("Asked, waiting")).hasAttribute("aria-disabled", "true");
            assertThat(joined.button("Accept")).isVisible();
            assertThat(Barriers.of(host.page())).isEmpty();
            hosted.button("Withdraw").click();
            assertThat(host.page().locator(".card.request")).hasCount(0);
            assertThat(joined.button("Accept")).hasCount(0);
            assertThat(hosted.button("Ask to undo")).isVisible();
        }
    }

    @Tag("extended")
    @Test
    void whoLooksOnTalksWhereTheTableAllowsItAndADotTellsOfIt(Browser browser, Serving serving)
            throws Exception {
        try (Guest host = Guest.withScreen(browser, 1440, 900);
                Guest onlooker = Guest.withScreen(browser, 1440, 900)) {
            signUp(onlooker.page(), serving, "Onlooking Olga");
            TableAtPage quiet = host.open(serving, "me", "recruit");
            onlooker.visit(serving.url("/table/" + quiet.id())).tab("Chat");
            assertThat(onlooker.page().getByPlaceholder("Say something")).hasCount(0);
            host.page().navigate(serving.url("/"));
            new TableAtPage(host.page()).choose("Kassala");
            host.page().getByLabel("At the table talk").selectOption("everybody");
            new TableAtPage(host.page()).button("Open the table").click();
            host.page().waitForURL("**/table/*");
            onlooker.visit(host.page().url()).tab("Chat");
            onlooker.page().getByPlaceholder("Say something").fill("Mind the trench");
            onlooker.page().keyboard().press("Enter");
            Locator chat = tab(host.page(), "Chat, 1 unread");
            assertThat(chat).isVisible();
            chat.click();
            assertThat(host.page().locator(".remark")).containsText("Onlooking Olga, spectator");
            assertThat(tab(host.page(), "Chat")).isVisible();
            assertThat(Barriers.of(host.page())).isEmpty();
            assertThat(host.troubles()).isEmpty();
        }
    }

    @Test
    void aFinishedGameShowsACleanBoardWhatDecidedAndAWayToPassItOn(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "me");
            table.ask("play", Map.of("action", "move N1 0101"));
            table.ask("say", Map.of("word", "resign"));
            guest.page().reload();
            assertThat(table.result()).containsText("The loser has given up");
            assertThat(guest.page().locator("h1")).hasText("The end");
            assertThat(guest.page().locator(".trail")).hasCount(0);
            assertThat(table.button("Share the link")).isVisible();
            assertThat(table.button("Picture of the last position")).isVisible();
            assertThat(Barriers.of(guest.page())).isEmpty();
        }
    }

    private static Locator tab(Page page, String name) {
        return page.getByRole(
                AriaRole.TAB, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static Locator seat(Guest guest, String side) {
        return guest.page().locator(".strip .side-" + side);
    }

    private static void signUp(Page page, Serving serving, String name) {
        page.navigate(serving.url("/account"));
        Locator form = page.locator("form:has(button:text-is('Make an account'))");
        form.getByLabel("Name").fill(name);
        form.getByLabel("New password").fill("zebra over the river Atbara");
        form.locator("button").last().click();
        assertThat(page.locator(".entrance")).hasCount(0);
    }

    private static String linkFor(TableAtPage table) {
        return table.page()
                .getByLabel("Link for Christian", new Page.GetByLabelOptions().setExact(true))
                .inputValue();
    }
}

package zeriba.e2e.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import zeriba.e2e.Guest;
import zeriba.e2e.Hand;
import zeriba.e2e.Pictures;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;
import zeriba.engine.text.Value;

/** Two persons with a browser each, one table between them, and somebody who watches. */
@ExtendWith(Stage.class)
class FriendsTest {

    @Test
    void theLinkTakesTheSeatAndLeavesNoSecretInTheAddress(Browser browser, Serving serving)
            throws Exception {
        try (Guest host = Guest.withScreen(browser, 1440, 900);
                Guest friend = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage hosted = host.open(serving, "me", "friend");
            String link = linkFor(hosted, "Christian");
            assertThat(link).contains("#seat=");
            TableAtPage joined = friend.visit(link);
            assertThat(joined.verb()).hasText("Waiting for Moslem");
            assertThat(friend.page()).hasURL(serving.url("/table/" + hosted.id()));
            joined.tab("Seats");
            assertThat(friend.page().locator(".seat.side-christian dd").first()).hasText("you");
            assertThat(host.page().locator(".seat.side-christian dd").first()).hasText("a friend");
        }
    }

    /** Whoever sits there with an account is known by name, and need not be met again. */
    @Tag("extended")
    @Test
    void aFriendWithAnAccountIsNamedAndMayBeBlocked(Browser browser, Serving serving)
            throws Exception {
        try (Guest host = Guest.withPhone(browser);
                Guest friend = Guest.withScreen(browser, 1440, 900)) {
            signUp(host.page(), serving, "Hosting Hanna");
            signUp(friend.page(), serving, "Friendly Fred");
            TableAtPage hosted = host.open(serving, "me", "friend");
            TableAtPage joined = friend.visit(linkFor(hosted, "Christian"));
            joined.tab("Seats");
            Locator seat = friend.page().locator(".seat.side-moslem");
            assertThat(seat.locator("dd").first()).hasText("Hosting Hanna");
            Pictures.take(friend.page(), "friend-named");
            hosted.tab("Seats");
            assertThat(host.page().locator(".seat.side-christian dd").first())
                    .hasText("Friendly Fred");
            Pictures.take(host.page(), "friend-named");
            joined.button("Never again with Hosting Hanna").click();
            Locator sure = friend.page().locator("dialog .primary");
            friend.page().waitForResponse("**/api/account/**", sure::click);
            friend.page().navigate(serving.url("/account"));
            assertThat(friend.page().locator("body")).containsText("Hosting Hanna");
            assertThat(host.troubles()).isEmpty();
            assertThat(friend.troubles()).isEmpty();
        }
    }

    private static void signUp(Page page, Serving serving, String name) {
        page.navigate(serving.url("/account"));
        Locator form = page.locator("form:has(button:text-is('Make an account'))");
        form.getByLabel("Name").fill(name);
        form.getByLabel("New password").fill("zebra over the river Atbara");
        form.locator("button").last().click();
        assertThat(page.locator(".entrance")).hasCount(0);
    }

    @Tag("extended")
    @Test
    void whatOneDoesAppearsAtTheOther(Browser browser, Serving serving) throws Exception {
        try (Guest host = Guest.withScreen(browser, 1440, 900);
                Guest friend = Guest.withScreen(browser, 1024, 768)) {
            TableAtPage hosted = host.open(serving, "me", "friend");
            TableAtPage joined = friend.visit(linkFor(hosted, "Christian"));
            move(hosted, "N1", "0101");
            joined.assertAt("0101", "Nubian infantry 1");
            hosted.verb().click();
            assertThat(joined.verb()).hasText("End movement");
            move(joined, "E1", "0608");
            hosted.assertAt("0608", "Ethiopian");
            joined.verb().click();
            assertThat(hosted.verb()).hasText("End movement");
            assertThat(host.troubles()).isEmpty();
            assertThat(friend.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void whoeverWatchesSeesAllAndMayDoNothing(Browser browser, Serving serving) throws Exception {
        try (Guest host = Guest.withScreen(browser, 1440, 900);
                Guest watcher = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage hosted = host.open(serving, "me", "friend");
            TableAtPage watched = watcher.visit(serving.url("/table/" + hosted.id()));
            move(hosted, "N1", "0101");
            watched.assertAt("0101", "Nubian infantry 1");
            assertThat(watched.verb()).hasText("Watching");
            assertThat(watched.verb()).hasAttribute("aria-disabled", "true");
            assertThat(watched.button("Undo")).hasCount(0);
            new Hand.Mouse(watcher.page()).unit("N2");
            assertThat(watched.unit("N2")).hasAttribute("aria-pressed", "false");
            Value.Fields refused = watched.ask("play", Map.of("action", "move N2 0103"));
            assertThat(error(refused)).isEqualTo(Value.of(-32003));
            assertThat(watched.record()).isEqualTo(hosted.record());
        }
    }

    @Tag("extended")
    @Test
    void theTableGoesOnAfterTheServerWasKilledAndServesTheSameFolder(
            Browser browser, @TempDir Path data) throws Exception {
        Serving first = new Serving(data, 0);
        try (Guest host = Guest.withScreen(browser, 1440, 900);
                Guest friend = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage hosted = host.open(first, "me", "friend");
            TableAtPage joined = friend.visit(linkFor(hosted, "Christian"));
            move(hosted, "N1", "0101");
            String before = hosted.record();
            first.kill();
            Locator lost = friend.page().locator(".lost");
            assertThat(lost).isVisible();
            try (Serving _ = new Serving(data, first.port())) {
                assertThat(lost).hasCount(0);
                assertThat(host.page().locator(".lost")).hasCount(0);
                assertThat(hosted.record()).isEqualTo(before);
                move(hosted, "N3", "0204");
                joined.assertAt("0204", "Nubian infantry 3");
            }
        } finally {
            first.close();
        }
    }

    private static void move(TableAtPage table, String unit, String hex) {
        assertThat(table.verb()).hasText("End movement");
        Hand mouse = new Hand.Mouse(table.page());
        mouse.unit(unit);
        assertThat(table.unit(unit)).hasAttribute("aria-pressed", "true");
        mouse.place(hex);
        table.assertAt(hex, "strength");
    }

    private static String linkFor(TableAtPage table, String side) {
        return table.page()
                .getByLabel("Link for " + side, new Page.GetByLabelOptions().setExact(true))
                .inputValue();
    }

    private static Value error(Value.Fields answer) {
        return answer.at("error") instanceof Value.Fields error ? error.at("code") : Value.NOTHING;
    }
}

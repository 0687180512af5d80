package zeriba.e2e.table;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.e2e.Guest;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;

/** What somebody else writes is text to a browser, whatever it looks like. */
@ExtendWith(Stage.class)
class ScriptsTest {

    private static final List<String> SCRIPTS =
            List.of(
                    "<script>window.struck=1</script>",
                    "<img src=x onerror=window.struck=2>",
                    "<svg onload=window.struck=3>",
                    "<a href=javascript:window.struck=4 id=trap>come here</a>",
                    "\"><iframe srcdoc='<script>parent.struck=5</script>'>",
                    "javascript:window.struck=6");

    private static void requireUnstruck(Guest guest) {
        assertThat(guest.page().evaluate("window.struck === undefined")).isEqualTo(true);
        assertThat(guest.page().locator("iframe, #trap, img[src=x], svg[onload]")).hasCount(0);
        assertThat(guest.troubles()).isEmpty();
    }

    @Tag("extended")
    @Test
    void aScriptThatIsSaidIsReadAndDoesNothing(Browser browser, Serving serving) throws Exception {
        try (Guest host = Guest.withScreen(browser, 1440, 900);
                Guest friend = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage hosted = host.open(serving, "me", "friend");
            TableAtPage joined =
                    friend.visit(
                            host.page()
                                    .getByLabel(
                                            "Link for Christian",
                                            new Page.GetByLabelOptions().setExact(true))
                                    .inputValue());
            joined.tab("Chat");
            hosted.tab("Chat");
            for (int i = 0; i < SCRIPTS.size(); i++) {
                friend.page().getByPlaceholder("Say something").fill(SCRIPTS.get(i));
                friend.page().keyboard().press("Enter");
                assertThat(host.page().locator(".remark").nth(i)).containsText(SCRIPTS.get(i));
            }
            requireUnstruck(host);
            requireUnstruck(friend);
            host.page().reload();
            new TableAtPage(host.page()).verb().waitFor();
            new TableAtPage(host.page()).tab("Chat");
            assertThat(host.page().locator(".remark")).hasCount(SCRIPTS.size());
            requireUnstruck(host);
        }
    }

    @Test
    void aNameThatIsAScriptIsNoName(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1180, 860)) {
            Page page = guest.page();
            page.navigate(serving.url("/account"));
            Locator up =
                    page.locator(".account-part")
                            .filter(new Locator.FilterOptions().setHasText("Make an account"))
                            .last();
            for (String script : SCRIPTS) {
                Object status =
                        page.evaluate(
                                "name => fetch('/api/account/sign-up', {method: 'POST', headers:"
                                        + " {'Content-Type': 'application/json'}, body:"
                                        + " JSON.stringify({name, password: 'a fence of thorns'})})"
                                        + ".then(answer => answer.status)",
                                script);
                assertThat(((Number) status).intValue()).as(script).isBetween(400, 499);
            }
            guest.troubles().clear(); // the browser notes every answer that is a refusal
            up.getByLabel("Name").fill(SCRIPTS.getFirst());
            up.getByLabel("New password").fill("a fence of thorns");
            assertThat(page.evaluate("window.struck === undefined")).isEqualTo(true);
            page.navigate(serving.url("/table/%3Cimg%20src=x%20onerror=window.struck=7%3E"));
            page.waitForLoadState();
            assertThat(page.evaluate("window.struck === undefined")).isEqualTo(true);
            assertThat(page.locator("img[src=x]")).hasCount(0);
        }
    }
}

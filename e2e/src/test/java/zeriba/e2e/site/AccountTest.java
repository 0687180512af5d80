package zeriba.e2e.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.e2e.Barriers;
import zeriba.e2e.Guest;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;

/** The page of one's account. */
@ExtendWith(Stage.class)
class AccountTest {

    private static Locator part(Page page, String title) {
        return page.locator(".account-part")
                .filter(
                        new Locator.FilterOptions()
                                .setHas(
                                        page.getByRole(
                                                AriaRole.HEADING,
                                                new Page.GetByRoleOptions()
                                                        .setName(title)
                                                        .setExact(true))));
    }

    private static void press(Locator part, String button) {
        part.getByRole(
                        AriaRole.BUTTON,
                        new Locator.GetByRoleOptions().setName(button).setExact(true))
                .click();
    }

    private static void picture(Page page, String name) {
        page.screenshot(
                new Page.ScreenshotOptions()
                        .setPath(Path.of("target", "pictures", name + ".png"))
                        .setFullPage(true));
    }

    @Test
    void anAccountIsMadeEnteredByPasskeyAndDeleted(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1180, 860)) {
            Page page = guest.page();
            CDPSession devtools = page.context().newCDPSession(page);
            devtools.send("WebAuthn.enable");
            devtools.send("WebAuthn.addVirtualAuthenticator", authenticator());
            page.navigate(serving.url("/account"));
            Locator up = part(page, "Make an account");
            up.getByLabel("Name").waitFor();
            assertThat(Barriers.of(page)).isEmpty();
            picture(page, "account-entrance");
            up.getByLabel("Name").fill("Anna");
            up.getByLabel("New password").fill("a fence of thorns");
            press(up, "Make an account");
            assertThat(page.locator(".start-head p")).hasText("Anna");
            press(part(page, "Passkeys"), "Add a passkey");
            part(page, "Passkeys").getByText("Remove").waitFor();
            assertThat(Barriers.of(page)).isEmpty();
            picture(page, "account");
            press(part(page, "Where you are signed in"), "Sign out here");
            press(part(page, "Or with a passkey"), "Use a passkey");
            assertThat(page.locator(".start-head p")).hasText("Anna");
            Locator everything = part(page, "Everything of yours");
            everything.getByLabel("Your name once more").fill("Anna");
            press(everything, "Delete my account");
            part(page, "Make an account").getByLabel("Name").waitFor();
            assertThat(guest.troubles()).isEmpty();
        }
    }

    private static JsonObject authenticator() {
        JsonObject options = new JsonObject();
        options.addProperty("protocol", "ctap2");
        options.addProperty("transport", "internal");
        options.addProperty("hasResidentKey", true);
        options.addProperty("hasUserVerification", true);
        options.addProperty("isUserVerified", true);
        options.addProperty("automaticPresenceSimulation", true);
        JsonObject all = new JsonObject();
        all.add("options", options);
        return all;
    }
}

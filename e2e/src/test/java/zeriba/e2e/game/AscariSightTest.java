package zeriba.e2e.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.e2e.Barriers;
import zeriba.e2e.Guest;
import zeriba.e2e.Hand;
import zeriba.e2e.Posed;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;

/** What a hex sees, what hides the rest, and who can fire at it. */
@ExtendWith(Stage.class)
class AscariSightTest {

    /** Jihadiyya east of the fort at Agordat, with one company in sight of some of it. */
    private static final String FORT =
            "{'battle':'s2','turn':1,'units':{'III-1':{'at':'0710'},"
                    + "'D-GJ1':{'at':'1008'}},'agenda':["
                    + "{'step':'movement','side':'attacker'},"
                    + "{'step':'fire','side':'attacker'},"
                    + "{'step':'administration','side':'attacker'}]}";

    @Tag("extended")
    @Test
    void theFieldOfAHexSaysOfEachHiddenHexWhatHidesIt(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            Page page = looking(guest, serving);
            page.locator("[data-place='0709']").hover();
            assertThat(page.locator(".sight-card")).containsText("0709, level 1, sees");
            assertThat(page.locator(".sight-card .modifiers").first())
                    .containsText("hidden by the fort");
            assertThat(page.locator(".mark-seen")).not().hasCount(0);
            assertThat(page.locator(".veil text").getByText("0708")).not().hasCount(0);
            assertThat(Barriers.of(page)).isEmpty();
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Test
    void theLineBetweenTwoHexesIsToldHexByHexWithItsRule(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            Page page = looking(guest, serving);
            new Hand.Mouse(page).place("0709");
            page.locator("[data-place='0707']").hover();
            assertThat(page.locator(".sight-card")).containsText("0709 does not see 0707");
            assertThat(page.locator(".sight-card .rule").first()).hasText("4.2");
            assertThat(page.locator(".sight-line .blocks")).hasCount(1);
            assertThat(page.locator(".sight-line .blocks")).containsText("blocks: the fort");
            page.locator("[data-place='0809']").hover();
            assertThat(page.locator(".sight-card")).containsText("0709 sees 0809");
            assertThat(Barriers.of(page)).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void whoCanFireAtAHexIsToldWithHisChance(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            Page page = looking(guest, serving);
            page.locator("[data-place='0810']").hover();
            assertThat(page.locator(".sight-card .risk-text")).containsText("0810");
            assertThat(page.locator(".sight-card")).containsText("%");
            page.locator("[data-place='2008']").hover();
            assertThat(page.locator(".sight-card")).containsText("Nobody can fire");
        }
    }

    private static Page looking(Guest guest, Serving serving) {
        TableAtPage table = Posed.standing(guest, serving, "ascari", FORT);
        table.button("What a hex sees: point at it").click();
        Page page = table.page();
        assertThat(page.locator(".sight-card")).containsText("Point at a hex");
        return page;
    }
}

package zeriba.e2e.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.e2e.Barriers;
import zeriba.e2e.CardsInView;
import zeriba.e2e.Guest;
import zeriba.e2e.Pictures;
import zeriba.e2e.Posed;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;

/** The card of an attack in Kasserine: who fights, the column, the throws, the ways of retreat. */
@ExtendWith(Stage.class)
class KasserineAttackTest {

    @Tag("extended")
    @Test
    void anAttackShowsTheWaysOfRetreatAndIsPutDownByEscape(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            String units =
                    """
                    "AX02":{"at":"2814"},"AX07":{"at":"2916"},"AX09":{"at":"3014"},\
                    "AL04":{"at":"2915"},"AX03":{"at":"1913"},"AL05":{"at":"2013"}\
                    """;
            TableAtPage table =
                    Posed.table(guest, serving, "kasserine", 3, KasserineTest.FROM_COMBAT, units);
            Locator ways = guest.page().locator(".ways-back");
            table.unit("AL04").dispatchEvent("click");
            assertThat(ways.first()).containsText("CCA 1st Armored nowhere");
            table.unit("AL05").dispatchEvent("click");
            assertThat(ways.first()).containsText("81st Armored Reconnaissance Battalion to");
            CardsInView.unfold(guest.page(), "Ways of retreat");
            guest.page().getByText("The attackers, if they are beaten").click();
            assertThat(ways.last()).isVisible();
            assertThat(ways.last()).containsText("Panzergrenadier-Regiment 69 to");
            assertThat(guest.page().locator(".mark-flight").first()).isAttached();
            assertThat(guest.page().locator(".flight-way").first()).isAttached();
            Pictures.take(guest.page(), "kasserine-ways");
            assertThat(Barriers.of(guest.page())).isEmpty();
            guest.page().keyboard().press("Escape");
            assertThat(ways).hasCount(0);
            assertThat(table.verb()).hasText("Choose an attack");
            assertThat(table.refusal()).hasText("End the phase");
        }
    }

    /** A bombardment has no throw before its two markers are chosen: none is foretold. */
    @Tag("extended")
    @Test
    void aBombardmentTellsOfItsMarkersAndOfNoThrow(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            String support =
                    """
                    "support":{"axis":{"hand":[1,2,4],"number":3,"spent":[]},\
                    "allies":{"hand":[],"number":0,"spent":[]}}\
                    """;
            String units =
                    "\"AX02\":{\"at\":\"2814\"},\"AL04\":{\"at\":\"2915\"},\"AL05\":{\"at\":\"2013\"}";
            String position =
                    "{\"turn\":3,\"units\":{%s},\"agenda\":[%s],%s}"
                            .formatted(units, KasserineTest.FROM_COMBAT, support);
            TableAtPage table = Posed.table(guest, serving, "kasserine", position);
            table.unit("AL05").dispatchEvent("click");
            Locator card = guest.page().locator(".card.battle");
            assertThat(card).containsText("two support markers");
            assertThat(card).containsText("You choose the two markers next");
            assertThat(card.locator(".throws")).hasCount(0);
            assertThat(table.verb()).hasText(Pattern.compile("^Bombard"));
            table.unit("AL04").dispatchEvent("click");
            assertThat(card.locator(".throws")).not().hasCount(0);
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** Of 900 pixels the card, the odds and the log have their share, whoever joins in. */
    @Tag("extended")
    @Test
    void allThrowsOfAnAttackBySixAreSeenAboveTheLog(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            String units =
                    """
                    "AX01":{"at":"3818"},"AX02":{"at":"3919"},"AX05":{"at":"3920"},\
                    "AX06":{"at":"3719"},"AX12":{"at":"3820"},"AX07":{"at":"3720"},\
                    "AL04":{"at":"3819"}\
                    """;
            TableAtPage table =
                    Posed.table(guest, serving, "kasserine", 3, KasserineTest.FROM_COMBAT, units);
            table.unit("AL04").dispatchEvent("click");
            Locator card = guest.page().locator(".card.battle");
            assertThat(card.locator(".force").first().locator(".chip-button")).hasCount(6);
            Locator throwsOf = card.locator(".chances:not(.ways-back) li");
            assertAboveTheTabs(throwsOf.last());
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** Each is weighed against the others at one glance: who falls, and with what support. */
    @Tag("extended")
    @Test
    void theSupportAndTheLossesOfAnAttackByFiveAreChosenWithoutScrolling(
            Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            String units =
                    """
                    "AX01":{"at":"3818"},"AX02":{"at":"3919"},"AX05":{"at":"3920"},\
                    "AX06":{"at":"3719"},"AX12":{"at":"3820"},"AL04":{"at":"3819"}\
                    """;
            attacked(guest, serving, units, "AL04", "1,1,2,4");
            Locator ways = guest.page().locator(".weighed tbody button");
            assertThat(ways).hasCount(8);
            assertAboveTheTabs(ways.last());
            ways.first().click();
            guest.page().locator(".throw-faces button").first().click();
            Locator losses = guest.page().locator(".choice .chip-button");
            assertThat(losses).hasCount(5);
            assertAboveTheTabs(losses.last());
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** Four markers make eleven ways, but six columns: all are seen. */
    @Tag("extended")
    @Test
    void waysOfSupportThatMakeOneColumnStandInOneRow(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            String units = "\"AX03\":{\"at\":\"3719\"},\"AL01\":{\"at\":\"3718\"}";
            attacked(guest, serving, units, "AL01", "1,2,3,4");
            Locator weighed = guest.page().locator(".weighed tbody");
            assertThat(weighed.locator("button")).hasCount(11);
            assertThat(weighed.locator("tr")).hasCount(6);
            assertThat(weighed.locator("tr").first()).containsText("none");
            assertThat(weighed.locator("tr:has(button:nth-child(3))")).containsText("1+42+32+4");
            assertAboveTheTabs(weighed.locator("button").last());
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** All who stand beside a unit attack it, and what supports them is to be chosen. */
    private static void attacked(
            Guest guest, Serving serving, String units, String defender, String hand)
            throws Exception {
        String position =
                """
                {"turn":3,"units":{%s},"agenda":[%s],\
                "support":{"axis":{"hand":[%s],"number":4,"spent":[]},\
                "allies":{"hand":[],"number":0,"spent":[]}}}\
                """
                        .formatted(units, KasserineTest.FROM_COMBAT, hand);
        TableAtPage table = Posed.table(guest, serving, "kasserine", position);
        table.unit(defender).dispatchEvent("click");
        assertThat(table.verb()).hasText(Pattern.compile("^Attack"));
        table.verb().click();
    }

    private static void assertAboveTheTabs(Locator part) {
        CardsInView.await(part.page());
        assertThat(part).isVisible();
        // asked of the part as it is then: a card that fits itself may make it anew meanwhile
        Object bottom = part.evaluate("shown => shown.getBoundingClientRect().bottom");
        assertThat(((Number) bottom).doubleValue())
                .isLessThanOrEqualTo(part.page().locator(".tabs").boundingBox().y);
    }
}

package zeriba.e2e.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.e2e.Guest;
import zeriba.e2e.Pictures;
import zeriba.e2e.Posed;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;
import zeriba.server.json.BadJsonException;

/** What the sheet of Kasserine and its panel tell at a glance: signs, stops, who comes, support. */
@ExtendWith(Stage.class)
class KasserineSheetTest {

    /** What is left of a turn when the Axis moves. */
    private static final String AGENDA =
            """
            {"step":"movement","side":"axis"},{"step":"combat","side":"axis"},\
            {"step":"mobile-movement","side":"axis"},{"step":"movement","side":"allies"},\
            {"step":"combat","side":"allies"},{"step":"mobile-movement","side":"allies"},\
            {"step":"end-of-turn"}\
            """;

    private static TableAtPage at(Guest guest, Serving serving, String units)
            throws BadJsonException {
        return Posed.table(guest, serving, "kasserine", 3, AGENDA, units);
    }

    @Test
    void theMapBearsEverySignOfTheRules(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            at(guest, serving, "\"AX02\":{\"at\":\"3319\"},\"AL04\":{\"at\":\"3016\"}");
            Locator printed = guest.page().locator(".printed");
            assertThat(printed.locator(".rampart")).hasCount(3);
            assertThat(printed.locator(".objective-star")).hasCount(6);
            assertThat(printed.locator(".supply.side-axis")).hasCount(5);
            assertThat(printed.locator(".supply.side-allies")).hasCount(4);
            // sixteen towns, and the crossroads
            assertThat(guest.page().locator(".plate .name-great, .plate .name-small")).hasCount(17);
            for (String sign : List.of(".mine", ".entry.side-axis", ".entry.side-allies")) {
                assertThat(printed.locator(sign)).not().hasCount(0);
            }
        }
    }

    @Tag("extended")
    @Test
    void aUnitOnItsWeakerSideBearsAStripe(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table =
                    at(
                            guest,
                            serving,
                            "\"AX02\":{\"at\":\"3319\"},"
                                    + "\"AL04\":{\"at\":\"3016\",\"strength\":\"reduced\"}");
            assertThat(table.unit("AL04").locator(".counter-stripe")).hasCount(1);
            assertThat(table.unit("AX02").locator(".counter-stripe")).hasCount(0);
        }
    }

    @Tag("extended")
    @Test
    void aReachMarksWhereAZoneStopsTheUnitAndSaysByWhichRule(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table =
                    at(guest, serving, "\"AX02\":{\"at\":\"3319\"},\"AL04\":{\"at\":\"3116\"}");
            Page page = guest.page();
            assertThat(page.locator(".dot-stop")).hasCount(0);
            table.unit("AX02").dispatchEvent("click");
            assertThat(page.locator(".dot-stop")).not().hasCount(0);
            Locator told =
                    page.locator(".risk-text")
                            .filter(new Locator.FilterOptions().setHasText("It must stop in"));
            assertThat(told).containsText("3117");
            assertThat(told).containsText("6.1");
        }
    }

    @Tag("extended")
    @Test
    void reinforcementsAreToldByTurnAndByTheEventThatBringsThem(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            at(
                    guest,
                    serving,
                    "\"AX02\":{\"at\":\"3319\"},\"AL04\":{\"at\":\"3016\"},"
                            + everyAlly("{\"at\":\"due\"}"));
            Locator coming = guest.page().locator(".campaign .coming");
            for (String event :
                    List.of("the Axis captures Sbeitla", "the Axis is north of Sbeitla")) {
                assertThat(coming.filter(new Locator.FilterOptions().setHasText(event)))
                        .not()
                        .hasCount(0);
            }
        }
    }

    private static String everyAlly(String place) {
        StringBuilder units = new StringBuilder();
        for (int i = 6; i <= 40; i++) {
            units.append(units.isEmpty() ? "" : ",").append("\"AL%02d\":%s".formatted(i, place));
        }
        return units.toString();
    }

    @Tag("extended")
    @Test
    void thePoolOfSupportAndTheNextDrawAreTold(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            at(guest, serving, "\"AX02\":{\"at\":\"3319\"},\"AL04\":{\"at\":\"3919\"}");
            Locator pools = guest.page().locator(".campaign .pool");
            assertThat(pools).hasCount(2);
            assertThat(pools.first()).containsText("In the pool: 4 × 1, 6 × 2, 4 × 3, 2 × 4.");
            assertThat(pools.first()).containsText("1 lost with supply hexes");
            assertThat(pools.last()).containsText(Pattern.compile("Turn 4 draws \\d+\\."));
            Pictures.take(guest.page(), "kasserine-support");
            assertThat(guest.troubles()).isEmpty();
        }
    }
}

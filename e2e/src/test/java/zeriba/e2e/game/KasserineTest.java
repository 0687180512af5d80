package zeriba.e2e.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.e2e.Barriers;
import zeriba.e2e.Campaigns;
import zeriba.e2e.Guest;
import zeriba.e2e.Hand;
import zeriba.e2e.Posed;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.Sweep;
import zeriba.e2e.Sweep.Frames;
import zeriba.e2e.TableAtPage;
import zeriba.e2e.Trace;
import zeriba.engine.text.Value;
import zeriba.server.json.BadJsonException;

/** The table of Kasserine: a big map that moves easily, arrivals, moves, odds, the campaign. */
@ExtendWith(Stage.class)
class KasserineTest {

    private static final double FIRST_VIEW_MILLIS = 1_000;

    /** What is left of a turn when the Axis fights. */
    static final String FROM_COMBAT =
            """
            {"step":"combat","side":"axis"},{"step":"mobile-movement","side":"axis"},\
            {"step":"movement","side":"allies"},{"step":"combat","side":"allies"},\
            {"step":"mobile-movement","side":"allies"},{"step":"end-of-turn"}\
            """;

    /** How many places of symbols have nothing of the breadth of a symbol in them. */
    private static final String UNDRAWN =
            "[...document.querySelectorAll('use')].filter(u => u.getBBox().width < 31).length";

    /** Every unit on the map, a hex apart, in rows from the south. */
    private static String everybody() {
        StringBuilder units = new StringBuilder();
        for (int i = 0; i < 67; i++) {
            String id = i < 27 ? "AX%02d".formatted(i + 1) : "AL%02d".formatted(i - 26);
            int column = i < 27 ? 39 - i % 14 * 2 : 38 - i % 14 * 2;
            int row = i < 27 ? 12 + i / 14 * 3 : 2 + (i - 27) / 14 * 3;
            units.append(units.isEmpty() ? "" : ",")
                    .append("\"%s\":{\"at\":\"%02d%02d\"}".formatted(id, column, row));
        }
        return units.toString();
    }

    @Tag("extended")
    @Test
    void panAndZoomOverAllCountersKeepFramesShort(
            Browser browser, Serving serving, TestReporter reporter) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            at(guest, serving, 3, everybody());
            Page page = guest.page();
            assertThat(page.locator(".counter")).hasCount(67);
            Trace trace =
                    Trace.least(
                            1,
                            one -> Frames.of(one.workPerFrame()).share(),
                            () -> Sweep.traced(browser, page));
            Frames frames = Frames.of(trace.workPerFrame());
            reporter.publishEntry("work of a frame", frames.toString());
            assertThat(frames.share()).as("%s of %s", frames, trace).isLessThan(1);
        }
    }

    /**
     * Processor time, as the browser traces it, of a guest whose browser has nothing of it yet:
     * what else the machine does counts for nothing.
     */
    @Tag("extended")
    @Test
    void theFirstViewTakesLessThanASecondOfThePagesThread(Browser browser, Serving serving)
            throws Exception {
        try (Guest host = Guest.withScreen(browser, 1440, 900)) {
            at(host, serving, 3, everybody());
            String address = host.page().url();
            Trace trace =
                    Trace.least(FIRST_VIEW_MILLIS, Trace::all, () -> firstView(browser, address));
            assertThat(trace.all())
                    .as("first view: %s", trace)
                    .isPositive()
                    .isLessThan(FIRST_VIEW_MILLIS);
        }
    }

    private static Trace firstView(Browser browser, String address) throws BadJsonException {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            Page page = guest.page();
            browser.startTracing(
                    page, new Browser.StartTracingOptions().setCategories(Trace.CATEGORIES));
            page.navigate(address);
            assertThat(page.locator(".counter")).hasCount(67);
            return Trace.read(new String(browser.stopTracing(), StandardCharsets.UTF_8));
        }
    }

    @Test
    void aUnitIsTakenUpAndSentAlongTheRoadInOnePress(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table =
                    at(guest, serving, 3, "\"AX02\":{\"at\":\"3319\"},\"AL04\":{\"at\":\"3016\"}");
            table.unit("AX02").dispatchEvent("click");
            Locator dots = guest.page().locator(".dot-may text");
            assertThat(dots.first()).hasText(Pattern.compile("\\d"));
            table.place("3116").dispatchEvent("click");
            table.assertAt("3116", "Panzer-Regiment 7");
            assertThat(table.verb()).hasText("End the phase");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void aUnitOnTheMapMovesWhileAReinforcementMayWait(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            String units = "\"AX13\":{\"at\":\"due\"},\"AX02\":{\"at\":\"3319\"}";
            TableAtPage table = at(guest, serving, 3, units);
            assertThat(guest.page().locator(".cards [data-chip='AX13']")).isVisible();
            assertThat(table.verb()).hasText("Bring it in at 2526");
            double height = table.verb().boundingBox().y;
            table.refusal().click();
            assertThat(table.verb()).hasText("End all the same");
            assertThat(table.refusal()).hasCount(0);
            assertEquals(height, table.verb().boundingBox().y, 0.5, "the main button stays");
            table.unit("AX02").dispatchEvent("click");
            assertThat(guest.page().locator(".dot-may text").first())
                    .hasText(Pattern.compile("\\d"));
            assertThat(guest.page().locator(".cards"))
                    .containsText("Once a unit on the map moves, nobody can come in any more");
            table.place("3116").dispatchEvent("click");
            table.button("Bring them in first").click();
            table.assertAt("3319", "Panzer-Regiment 7");
            table.place("3116").dispatchEvent("click");
            table.button("Move all the same").click();
            table.assertAt("3116", "Panzer-Regiment 7");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void theHintSaysWhereAUnitGoesAndIsDone(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table =
                    at(guest, serving, 3, "\"AX02\":{\"at\":\"3319\"},\"AL04\":{\"at\":\"3016\"}");
            table.button("Hint").click();
            assertThat(guest.page().locator(".hint"))
                    .containsText(Pattern.compile("Move the battalion .* to "));
            table.button("Do that").click();
            assertThat(guest.page().locator(".counter.spent[data-unit='AX02']")).isVisible();
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void countersChipsAndKeyShowSymbolsOutOfTheSprite(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            at(guest, serving, 3, "\"AX14\":{\"at\":\"due\"},\"AX02\":{\"at\":\"3319\"}");
            Page page = guest.page();
            assertThat(page.locator(".campaign .legend use")).hasCount(11);
            assertThat(page.locator(".campaign .chip use")).hasCount(1);
            assertThat(page.locator(".counter use")).hasCount(1);
            // letters hinted for one size stand out of their counters at another
            for (String text : List.of(".counter text", ".chip text")) {
                assertThat(page.locator(text).first())
                        .hasCSS("text-rendering", "geometricprecision");
            }
            page.waitForFunction("() => " + UNDRAWN + " === 0");
        }
    }

    @Tag("extended")
    @Test
    void whoComesInIsSeenWhereHeDoesAndAPressOnHimLetsHimStay(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = at(guest, serving, 3, "\"AX13\":{\"at\":\"due\"}");
            table.ask("play", Map.of("action", "enter AX13 2526"));
            assertThat(table.verb()).hasText("Say where it goes");
            var mouse = new Hand.Mouse(guest.page());
            mouse.unit("AX13");
            table.assertAt("2526", "Aufkl");
            assertThat(table.record()).contains("to 2526");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** A unit that stands at the edge and is yet to say where it goes is on no hex of the land. */
    @Tag("extended")
    @Test
    void whoComesToWatchOnATelephoneSeesWhatHappenedLast(Browser browser, Serving serving) {
        try (Guest host = Guest.withScreen(browser, 1440, 900);
                Guest watcher = Guest.withPhone(browser)) {
            Map<String, Object> person = Map.of("kind", "person");
            Map<String, Object> wanted =
                    Map.of(
                            "game",
                            "kasserine",
                            "seats",
                            Map.of("axis", person, "allies", person),
                            "mine",
                            List.of("axis", "allies"));
            Value.Fields made = host.ask(serving, "tables", wanted);
            TableAtPage table =
                    host.visit(serving.url("/table/" + Campaigns.text(made.at("table"))));
            table.awaitTurn();
            for (String action : List.of("enter AX05 3918", "to 3818", "enter AX06 3918")) {
                table.ask("play", Map.of("action", action));
            }
            TableAtPage watched = watcher.visit(host.page().url());
            assertThat(watched.unit("AX05")).isInViewport();
            assertThat(watched.place("0306")).not().isInViewport();
        }
    }

    @Tag("extended")
    @Test
    void aGoalOutOfReachIsRefusedWithItsRule(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table =
                    at(guest, serving, 3, "\"AX02\":{\"at\":\"3319\"},\"AL04\":{\"at\":\"3016\"}");
            table.unit("AX02").dispatchEvent("click");
            guest.page().locator(".dot-may").first().waitFor();
            table.place("0306").dispatchEvent("click");
            assertThat(table.objection().locator(".rule")).hasText("5.1");
        }
    }

    @Tag("extended")
    @Test
    void theCampaignTellsObjectivesMarkersAndWhoComes(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            at(
                    guest,
                    serving,
                    3,
                    "\"AX14\":{\"at\":\"due\"},\"AL04\":{\"at\":\"3016\"},\"AX02\":{\"at\":\"3319\"}");
            Locator campaign = guest.page().locator(".campaign");
            assertThat(campaign.locator(".objective-list li")).hasCount(6);
            assertThat(campaign.locator(".coming")).containsText("From turn 4");
            assertThat(campaign.locator(".turn-record [aria-current]"))
                    .containsText("16 February 1943");
            assertThat(Barriers.of(guest.page())).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void anObjectiveUnderAnAlliedZoneIsToldNotToCount(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table =
                    at(guest, serving, 3, "\"AX02\":{\"at\":\"2813\"},\"AL04\":{\"at\":\"2713\"}");
            Locator sbeitla =
                    guest.page()
                            .locator(".objective-list li")
                            .filter(new Locator.FilterOptions().setHasText("Sbeitla"));
            assertThat(sbeitla).not().containsText("does not count");
            table.unit("AX02").dispatchEvent("click");
            guest.page().locator(".dot-may").first().waitFor();
            table.place("2714").dispatchEvent("click");
            table.assertAt("2714", "Panzer-Regiment 7");
            assertThat(sbeitla).containsText("in an Allied zone: does not count");
        }
    }

    @Tag("extended")
    @Test
    void theEndTellsWhichObjectivesCount(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table =
                    at(guest, serving, 3, "\"AX02\":{\"at\":\"2813\"},\"AL04\":{\"at\":\"0508\"}");
            table.unit("AX02").dispatchEvent("click");
            guest.page().locator(".dot-may").first().waitFor();
            table.place("2714").dispatchEvent("click");
            table.assertAt("2714", "Panzer-Regiment 7");
            table.resign();
            assertThat(table.result()).containsText("The Axis holds Sbeitla.");
            assertThat(table.result()).containsText("Most captured at one time: 1.");
            assertThat(table.result()).isInViewport();
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** A table of this guest's own in a composed position, in the movement phase of the Axis. */
    private static TableAtPage at(Guest guest, Serving serving, int turn, String units)
            throws BadJsonException {
        String agenda = "{\"step\":\"movement\",\"side\":\"axis\"}," + FROM_COMBAT;
        return Posed.table(guest, serving, "kasserine", turn, agenda, units);
    }
}

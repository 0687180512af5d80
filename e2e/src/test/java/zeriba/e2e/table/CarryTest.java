package zeriba.e2e.table;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.e2e.Guest;
import zeriba.e2e.Hand;
import zeriba.e2e.Posed;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;
import zeriba.e2e.Trace;
import zeriba.server.json.BadJsonException;

/** Counters carried by hand, questions asked in passing, and what a move costs the page. */
@ExtendWith(Stage.class)
class CarryTest {

    /**
     * Processor time of the page's main thread from a press to the answered move, in milliseconds.
     */
    private static final double MOST_MILLIS = 100;

    @Test
    void aCounterIsCarriedToItsHexAndOntoItsEnemy(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "friend");
            carry(table.unit("N3"), table.place("0204"));
            table.assertAt("0204", "Nubian infantry 3");
            table.endMovement(new Hand.Mouse(guest.page()));
            assertThat(table.verb()).hasText("Choose an attack");
            carry(table.unit("N3"), table.place("0304"));
            assertThat(table.verb()).hasText(Pattern.compile("^Attack .+ at"));
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void aCounterThatMayNotLieThereGoesBackAndTheRuleIsSaid(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "friend");
            String hex =
                    guest.page()
                            .locator("[data-place][aria-label*='Nubian infantry 3']")
                            .getAttribute("data-place");
            Hand.Spot before = Hand.Spot.atRest(table.unit("N3"));
            carry(table.unit("N3"), table.place("0807"));
            assertThat(table.objection().locator(".rule")).isVisible();
            table.assertAt(hex, "Nubian infantry 3");
            assertThat(Hand.Spot.atRest(table.unit("N3")).x()).isCloseTo(before.x(), within(4.0));
        }
    }

    @Tag("extended")
    @Test
    void aFingerCarriesACounterAndLeavesTheMapWhereItIs(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withPhone(browser)) {
            TableAtPage table = guest.open(serving, "me", "friend");
            Hand.Spot before = Hand.Spot.atRest(table.place("0807"));
            drag(table.unit("N3"), table.place("0204"));
            table.assertAt("0204", "Nubian infantry 3");
            drag(table.unit("TI"), table.place("0807"));
            assertThat(table.objection().locator(".rule")).isVisible();
            table.assertAt("0301", "Turkish infantry");
            assertThat(Hand.Spot.atRest(table.place("0807"))).isEqualTo(before);
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** Who waits off the map is pressed beside it, and comes in by a tap. */
    @Tag("extended")
    @Test
    void aFingerBringsInAReinforcementOfKasserine(Browser browser, Serving serving) {
        try (Guest guest = Guest.withPhone(browser)) {
            Map<String, Object> first = Map.of("game", "kasserine", "seed", 1);
            TableAtPage table = Posed.standing(guest, serving, first);
            Hand finger = new Hand.Finger(guest.page());
            finger.button(guest.page().locator(".choice [data-chip='AX05']"));
            finger.place("3918");
            guest.page().waitForCondition(() -> table.record().contains("enter AX05 3918"));
            guest.page().locator(".panel[aria-busy='false']").waitFor();
            finger.place("3818");
            guest.page().waitForCondition(() -> table.record().contains("to 3818"));
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void aFingerCarriesABattalionOfKasserine(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withPhone(browser)) {
            String steps =
                    "{\"step\":\"movement\",\"side\":\"axis\"},"
                            + "{\"step\":\"combat\",\"side\":\"axis\"},"
                            + "{\"step\":\"mobile-movement\",\"side\":\"axis\"},"
                            + "{\"step\":\"movement\",\"side\":\"allies\"},"
                            + "{\"step\":\"combat\",\"side\":\"allies\"},"
                            + "{\"step\":\"mobile-movement\",\"side\":\"allies\"},"
                            + "{\"step\":\"end-of-turn\"}";
            String units = "\"AX05\":{\"at\":\"3817\"},\"AL04\":{\"at\":\"3819\"}";
            TableAtPage table = Posed.table(guest, serving, "kasserine", 3, steps, units);
            drag(table.unit("AX05"), table.place("3818"));
            guest.page().waitForCondition(() -> table.record().contains("move AX05 3818"));
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void aPointerThatRestsIsToldWhyNot(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "friend");
            new Hand.Mouse(guest.page()).unit("N3");
            assertThat(table.unit("N3")).hasAttribute("aria-pressed", "true");
            Hand.Spot far = Hand.Spot.atRest(table.place("0807"));
            guest.page().mouse().move(far.x(), far.y());
            Locator note = guest.page().locator(".note");
            assertThat(note.locator(".rule")).isVisible();
            assertThat(table.objection()).hasCount(0);
            guest.page().mouse().move(far.x(), far.y() - 300);
            assertThat(note).not().containsText("0807");
        }
    }

    @Tag("extended")
    @Test
    void aMoveIsAnsweredWithLittleWork(Browser browser, Serving serving) throws Exception {
        Trace trace = Trace.least(MOST_MILLIS, Trace::all, () -> move(browser, serving));
        assertThat(trace.all()).as("%s", trace).isPositive().isLessThan(MOST_MILLIS);
    }

    private static Trace move(Browser browser, Serving serving) throws BadJsonException {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "me");
            Hand mouse = new Hand.Mouse(guest.page());
            mouse.unit("N3");
            assertThat(guest.page().locator(".dot-may text").first()).isVisible();
            browser.startTracing(
                    guest.page(),
                    new Browser.StartTracingOptions().setCategories(Trace.CATEGORIES));
            mouse.place("0204");
            table.assertAt("0204", "Nubian infantry 3");
            return Trace.read(new String(browser.stopTracing(), StandardCharsets.UTF_8));
        }
    }

    @Tag("extended")
    @Test
    void countersGlideUnlessMotionIsUnwanted(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "friend");
            Hand mouse = new Hand.Mouse(guest.page());
            guest.page()
                    .evaluate(
                            "() => { const own = Element.prototype.animate; window.glides = 0;"
                                    + " Element.prototype.animate = function (...a) {"
                                    + " window.glides++; return own.apply(this, a); } }");
            mouse.unit("N3");
            mouse.place("0204");
            table.assertAt("0204", "Nubian infantry 3");
            assertThat(guest.page().evaluate("window.glides")).isEqualTo(0);
            guest.page()
                    .emulateMedia(
                            new Page.EmulateMediaOptions()
                                    .setReducedMotion(ReducedMotion.NO_PREFERENCE));
            mouse.unit("N1");
            mouse.place("0101");
            table.assertAt("0101", "Nubian infantry 1");
            guest.page().waitForFunction("() => window.glides > 0");
            assertThat(guest.page().evaluate("window.glides")).isEqualTo(1);
        }
    }

    @Tag("extended")
    @Test
    void hexNumbersAreReadOnATelephoneWhenOneComesNear(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withPhone(browser)) {
            TableAtPage table = guest.open(serving, "me", "friend");
            Locator numbers = guest.page().locator(".numbers").first();
            assertThat(numbers).isHidden();
            table.place("0304").focus();
            guest.page().keyboard().press("+");
            guest.page().keyboard().press("+");
            assertThat(numbers).isVisible();
            guest.page().keyboard().press("0");
            assertThat(numbers).isHidden();
        }
    }

    /** Takes a counter up with the mouse and puts it down in the middle of a hex. */
    private static void carry(Locator unit, Locator place) {
        Page page = unit.page();
        Hand.Spot from = Hand.Spot.atRest(unit);
        Hand.Spot to = Hand.Spot.atRest(place);
        page.mouse().move(from.x(), from.y());
        page.mouse().down();
        page.mouse().move((from.x() + to.x()) / 2, (from.y() + to.y()) / 2);
        page.mouse().move(to.x(), to.y());
        page.mouse().up();
    }

    /** Takes a counter up with a finger and puts it down in the middle of a hex. */
    private static void drag(Locator unit, Locator place) {
        CDPSession glass = unit.page().context().newCDPSession(unit.page());
        Hand.Spot from = Hand.Spot.atRest(unit);
        Hand.Spot to = Hand.Spot.atRest(place);
        touch(glass, "touchStart", from);
        for (int i = 1; i <= 4; i++) {
            double part = i / 4.0;
            double x = from.x() + (to.x() - from.x()) * part;
            double y = from.y() + (to.y() - from.y()) * part;
            touch(glass, "touchMove", new Hand.Spot(x, y));
        }
        JsonObject lifted = new JsonObject();
        lifted.addProperty("type", "touchEnd");
        lifted.add("touchPoints", new JsonArray());
        glass.send("Input.dispatchTouchEvent", lifted);
        glass.detach();
    }

    private static void touch(CDPSession glass, String type, Hand.Spot spot) {
        JsonObject point = new JsonObject();
        point.addProperty("x", spot.x());
        point.addProperty("y", spot.y());
        JsonArray points = new JsonArray();
        points.add(point);
        JsonObject event = new JsonObject();
        event.addProperty("type", type);
        event.add("touchPoints", points);
        glass.send("Input.dispatchTouchEvent", event);
    }
}

package zeriba.e2e.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.e2e.Barriers;
import zeriba.e2e.CardsInView;
import zeriba.e2e.Guest;
import zeriba.e2e.Hand;
import zeriba.e2e.Posed;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;

/** What the page shows of who can still act, of a melee, of fire, points and orders. */
@ExtendWith(Stage.class)
class AscariCardsTest {

    /** Bytes; a page that keeps what it showed before grows by half a million with every choice. */
    private static final double MOST_GROWTH = 2_000_000;

    /** Drawing units from the middle of a round counter to the inner edge of its ring. */
    private static final double RING = 27.5;

    /** A company stands beside two rubs of rifles. */
    private static final String CLOSE =
            "{'battle':'s2','turn':1,'units':{'III-1':{'at':'0909'},"
                    + "'D-GJ1':{'at':'1008'},'D-GJ2':{'at':'1009'},'D-GJ3':{'at':'1909'}},'agenda':["
                    + "{'step':'movement','side':'attacker'},"
                    + "{'step':'fire','side':'attacker'},"
                    + "{'step':'administration','side':'attacker'}]}";

    /** Two companies stand beside riflemen who fire. */
    private static final String TWO_TARGETS =
            "{'battle':'s2','turn':1,'units':{'III-1':{'at':'0909'},'III-2':{'at':'0908'},"
                    + "'D-GJ1':{'at':'1008'},'D-GJ2':{'at':'1009'}},'agenda':["
                    + "{'step':'fire','side':'attacker'},"
                    + "{'step':'administration','side':'attacker'}]}";

    /**
     * Three companies, one with a leader, stand round riflemen who fire; a hurt leader is alone.
     */
    private static final String THREE_TARGETS =
            "{'battle':'s2','turn':1,'units':{'III-1':{'at':'0909'},'III-2':{'at':'0908'},"
                    + "'III-3':{'at':'1109'},'L-COR':{'at':'0908'},"
                    + "'L-GAL':{'at':'0806','is':'reduced'},"
                    + "'D-GJ1':{'at':'1008'},'D-GJ2':{'at':'1009'}},'agenda':["
                    + "{'step':'fire','side':'attacker'},"
                    + "{'step':'administration','side':'attacker'}]}";

    /** Five companies stand before horse that is about to come nearer. */
    private static final String FIVE_FIRERS =
            "{'battle':'s2','turn':1,'units':{'III-1':{'at':'0909'},'III-2':{'at':'0908'},"
                    + "'III-3':{'at':'0910'},'III-4':{'at':'0810'},'IV-3':{'at':'0911'},"
                    + "'L-COR':{'at':'0908'},'D-BC3':{'at':'1209'}},'agenda':["
                    + "{'step':'movement','side':'attacker'},"
                    + "{'step':'fire','side':'attacker'},"
                    + "{'step':'administration','side':'attacker'}]}";

    @Test
    void whoCanStillActIsMarkedInSignsAndWordsAndSteppedToByOneKey(
            Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            Page page = begun(guest, serving).page();
            assertThat(page.locator(".counter .ready-pip")).hasCount(3);
            assertThat(page.locator(".counter .ready-pip path")).hasCount(2);
            assertThat(page.locator(".left")).containsText("3 units may still move.");
            assertThat(counter(page, "D-GJ1"))
                    .hasAttribute("aria-label", ending("attack beside it"));
            assertThat(counter(page, "D-GJ3")).hasAttribute("aria-label", ending("can still move"));
            page.locator("[data-place='1108']").focus();
            page.keyboard().press("n");
            assertThat(counter(page, "D-GJ1")).hasAttribute("aria-pressed", "true");
            page.keyboard().press("n");
            assertThat(counter(page, "D-GJ2")).hasAttribute("aria-pressed", "true");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void ofSeveralTargetsTheMainButtonOffersTheBest(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = Posed.standing(guest, serving, "ascari", TWO_TARGETS);
            Page page = guest.page();
            counter(page, "D-GJ1").dispatchEvent("click");
            assertThat(page.locator(".fire-card .shot")).hasCount(2);
            String first = page.locator(".fire-card .shot .sum-line").first().innerText();
            String best = first.replaceAll("(?s).*?(\\d{4}).*", "$1");
            assertThat(table.verb()).hasText("Fire at " + best);
            assertThat(table.place(best)).hasAttribute("aria-label", ending(", a target"));
            assertThat(table.refusal()).hasText("End this phase");
            table.verb().click();
            page.waitForCondition(() -> table.record().contains("fire D-GJ1 " + best));
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void threeTargetsAreComparedAboveTheLog(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            Page page = Posed.standing(guest, serving, "ascari", THREE_TARGETS).page();
            counter(page, "D-GJ1").dispatchEvent("click");
            Locator shots = page.locator(".fire-card .shot");
            assertThat(shots).hasCount(3);
            CardsInView.await(page);
            BoundingBox last = shots.last().boundingBox();
            assertThat(last.y + last.height)
                    .isLessThanOrEqualTo(page.locator(".tabs").boundingBox().y);
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Test
    void aHintBesideFiveShotsKeepsTheBestInViewAndItsReasonsOnDemand(
            Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = Posed.standing(guest, serving, "ascari", FIVE_FIRERS);
            Page page = table.page();
            Hand.Mouse mouse = new Hand.Mouse(page);
            mouse.unit("D-BC3");
            mouse.place("1210");
            assertThat(page.locator(".fire-card .shot")).hasCount(5);
            page.locator(".deed button:text('Hint')").click();
            page.locator(".card.hint").waitFor();
            CardsInView.await(page);
            assertThat(page.locator(".fire-card .shot").first()).isVisible();
            Locator reasons = page.locator(".hint .fold");
            assertThat(reasons.getByText("It counts your chance")).isHidden();
            reasons.locator("summary").click();
            assertThat(reasons.getByText("It counts your chance")).isVisible();
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** In a window of fire the one who moves is named once, and each who could fire has a line. */
    @Tag("extended")
    @Test
    void fiveWhoCouldFireAreComparedWithoutScrolling(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = Posed.standing(guest, serving, "ascari", FIVE_FIRERS);
            Hand.Mouse mouse = new Hand.Mouse(table.page());
            mouse.unit("D-BC3");
            mouse.place("1210");
            CardsInView.await(table.page());
            assertThat(table.page().locator(".fire-card .shot:visible")).hasCount(5);
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /**
     * How far out of the middle of a round counter a corner of its figures or of their ground lies.
     */
    private static final String FARTHEST =
            """
            (round) => {
              const boxes = ['.counter-factors', '.counter-stripe']
                .flatMap(part => [...round.querySelectorAll(part)])
                .map(part => [part, part.getBBox()]);
              const far = ([part, box]) => part.matches('path')
                ? Math.max(...Array.from({length: 40}, (_, i) =>
                    part.getPointAtLength(i / 40 * part.getTotalLength()))
                  .map(({x, y}) => Math.hypot(x, y)))
                : Math.hypot(box.width / 2, parseFloat(part.getAttribute('y')));
              return Math.max(...boxes.map(far));
            }
            """;

    @Tag("extended")
    @Test
    void aLeadersFiguresStayWithinTheRingOfHisCounter(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            Page page = Posed.standing(guest, serving, "ascari", THREE_TARGETS).page();
            for (String leader : List.of("L-COR", "L-GAL")) {
                Object far = counter(page, leader).evaluate(FARTHEST);
                assertThat(((Number) far).doubleValue()).as(leader).isLessThan(RING);
            }
            assertThat(counter(page, "L-GAL").locator(".counter-stripe")).hasCount(1);
        }
    }

    @Tag("extended")
    @Test
    void nothingShutsAnybodyOutOfTheCardsOfMeleePointsAndOrders(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = begun(guest, serving);
            Page page = table.page();
            new Hand.Mouse(page).unit("D-GJ1");
            assertThat(page.locator(".melee-card .outcomes tr")).not().hasCount(0);
            assertThat(page.locator(".side-tag")).hasText("Dervishes");
            assertThat(Barriers.of(page)).isEmpty();
            tab(page, "Points");
            assertThat(page.locator(".account thead").first()).containsText("Dervishes");
            assertThat(page.locator(".thresholds")).containsText("Dervishes win");
            assertThat(Barriers.of(page)).isEmpty();
            tab(page, "Orders");
            assertThat(page.locator(".orders legend").first()).hasText("Italians");
            assertThat(Barriers.of(page)).isEmpty();
        }
    }

    /** Each as a line with its chance; what lies behind it opens one at a time. */
    @Tag("extended")
    @Test
    void ofSeveralMeleesOneIsOpenAtATime(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            String two = CLOSE.replace("'D-GJ1'", "'III-2':{'at':'1007'},'D-GJ1'");
            TableAtPage table = Posed.standing(guest, serving, "ascari", two);
            table.awaitTurn();
            new Hand.Mouse(guest.page()).unit("D-GJ1");
            Locator lines = guest.page().locator(".melee-card summary");
            Locator open = guest.page().locator(".melee-card .outcomes:visible");
            assertThat(lines).hasCount(2);
            assertThat(lines)
                    .containsText(
                            new Pattern[] {
                                Pattern.compile("1007\\s.*\\d+%"), Pattern.compile("0909\\s.*\\d+%")
                            });
            assertThat(open).hasCount(0);
            lines.first().click();
            assertThat(open).hasCount(1);
            lines.last().click();
            assertThat(open).hasCount(1);
            assertThat(guest.page().locator(".melee-card details[open]")).containsText("0909");
            assertThat(Barriers.of(guest.page())).isEmpty();
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void inTheFirePhaseTheCardLeadsToTheNextWhoCanFire(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = begun(guest, serving);
            Page page = table.page();
            table.verb().click();
            table.verb().click();
            Locator left = page.locator(".fire-card .left");
            assertThat(left).containsText("2 units can still fire.");
            left.locator("button").click();
            assertThat(counter(page, "D-GJ1")).hasAttribute("aria-pressed", "true");
            assertThat(page.locator(".fire-card h2")).hasText("Fire: Gaidum jihadiyya (Kassala) 1");
            assertThat(page.locator(".fire-card .shot")).hasCount(1);
            assertThat(page.locator(".dot-may")).isInViewport();
            assertThat(Barriers.of(page)).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void thePageDoesNotGrowWithWhatIsPlayed(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = begun(guest, serving);
            CDPSession inside = guest.page().context().newCDPSession(guest.page());
            advised(table, 4);
            double before = heap(inside);
            advised(table, 12);
            assertThat(heap(inside) - before).isLessThan(MOST_GROWTH);
        }
    }

    /** Does what the computer advises, so many times or to the end. */
    private static void advised(TableAtPage table, int times) {
        Locator hint = table.page().locator(".card.hint");
        for (int i = 0; i < times; i++) {
            table.awaitTurn();
            table.button("Hint").click();
            hint.locator("button").first().click();
            assertThat(hint).hasCount(0);
        }
    }

    /** Bytes of the page's memory that are still referred to. */
    private static double heap(CDPSession inside) {
        inside.send("HeapProfiler.collectGarbage");
        return inside.send("Runtime.getHeapUsage").get("usedSize").getAsDouble();
    }

    private static Locator counter(Page page, String unit) {
        return page.locator(".counter[data-unit='" + unit + "']");
    }

    private static Pattern ending(String words) {
        return Pattern.compile(words + "$");
    }

    private static void tab(Page page, String name) {
        new TableAtPage(page).tab(name);
    }

    private static TableAtPage begun(Guest guest, Serving serving) {
        return Posed.standing(guest, serving, "ascari", CLOSE);
    }
}

package zeriba.e2e.table;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.e2e.Barriers;
import zeriba.e2e.Campaigns;
import zeriba.e2e.Guest;
import zeriba.e2e.Hand;
import zeriba.e2e.Posed;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;

/** The main button and what stands beside it: the next verb, undo and redo, the computer, keys. */
@ExtendWith(Stage.class)
class MainButtonTest {

    /** A table of a game at which the guest has every seat. */
    private static TableAtPage alone(Guest guest, Serving serving, String game) {
        Map<String, Object> wanted = Map.of("game", game);
        String id = Campaigns.text(guest.ask(serving, "new", wanted).at("table"));
        TableAtPage table = guest.visit(serving.url("/table/" + id));
        table.awaitTurn();
        return table;
    }

    private static Locator dialog(Guest guest) {
        return guest.page().locator("dialog");
    }

    @Tag("extended")
    @Test
    void theNextUnitTakesTheKeyboardWithIt(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "me");
            Page page = guest.page();
            for (int i = 0; i < 2; i++) {
                String before = page.locator(".counter:focus").count() == 0 ? "" : focused(page);
                page.keyboard().press("n");
                page.waitForCondition(() ->
                        page.locator(".counter.picked:focus").count() == 1
                                && !focused(page).equals(before));
            }
            String held = focused(page);
            page.keyboard().press("Enter");
            assertThat(table.unit(held)).hasAttribute("aria-pressed", "false");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    private static String focused(Page page) {
        return String.valueOf(page.locator(".counter:focus").getAttribute("data-unit"));
    }

    @Test
    void inCombatTheNextUnitIsOneThatMustFight(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            Posed.table(guest, serving, 2, Posed.COMBAT, Posed.UNITS);
            guest.page().keyboard().press("n");
            assertThat(guest.page().locator(".counter.must.picked:focus")).hasCount(1);
        }
    }

    /** Whoever has asked for no motion is shown a ring that stands still. */
    @Test
    void theRingOfWhoMustFightPulsesWhereMotionIsWanted(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            Posed.table(guest, serving, 2, Posed.COMBAT, Posed.UNITS);
            Locator ring = guest.page().locator(".counter.must .counter-glow").first();
            assertThat(ring).hasCSS("animation-name", "none");
            guest.page()
                    .emulateMedia(
                            new Page.EmulateMediaOptions()
                                    .setReducedMotion(ReducedMotion.NO_PREFERENCE));
            assertThat(ring).hasCSS("animation-name", "pulse");
        }
    }

    @Test
    void theButtonLaysOutTheNextAttackThatIsDue(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = Posed.table(guest, serving, 2, Posed.COMBAT, Posed.UNITS);
            assertThat(table.verb()).hasText("Choose an attack");
            guest.page().keyboard().press("g");
            assertThat(table.verb()).hasText(Pattern.compile("^Attack .+ at \\d–\\d$"));
            assertThat(guest.page().locator(".named text").first()).isVisible();
            assertThat(Barriers.of(guest.page())).isEmpty();
        }
    }

    @Test
    void whatIsTakenBackIsMadeAgain(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "me");
            Hand mouse = new Hand.Mouse(guest.page());
            mouse.unit("TI");
            mouse.place("0303");
            table.assertAt("0303", "Turkish infantry");
            assertThat(table.button("Undo"))
                    .hasAttribute("title", Pattern.compile("Turkish infantry moves from 0301"));
            table.button("Undo").click();
            table.assertAt("0301", "Turkish infantry");
            table.button("Redo").click();
            table.assertAt("0303", "Turkish infantry");
            assertThat(table.button("Redo")).hasCount(0);
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void beforeDiceAreTakenBackItIsSaidHowFarThatGoes(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = Posed.table(guest, serving, 2, Posed.COMBAT, Posed.UNITS);
            guest.page().keyboard().press("g");
            assertThat(table.verb()).hasText(Pattern.compile("^Attack .+ at"));
            table.verb().click();
            guest.page().locator(".throw-faces button").first().click();
            table.awaitTurn();
            table.button("Undo").click();
            assertThat(dialog(guest)).containsText("The throw after it no longer counts.");
            assertThat(Barriers.of(guest.page())).isEmpty();
            guest.page().keyboard().press("Escape");
            assertThat(dialog(guest)).hasCount(0);
            table.button("Undo").click();
            dialog(guest).locator(".primary").click();
            assertThat(table.verb()).hasText("Choose an attack");
        }
    }

    @Tag("extended")
    @Test
    void theComputerPlaysToTheEndOfThePhaseAndIsTakenBack(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "me");
            table.tab("Seats");
            table.button("Let the computer play").first().click();
            assertThat(dialog(guest)).containsText("to the end of this phase");
            dialog(guest).locator(".primary").click();
            assertThat(guest.page().locator("h1")).not().containsText("Movement");
            table.awaitTurn();
            table.button("Undo").click();
            assertThat(guest.page().locator("h1")).containsText("Movement");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void theKeysAreShownOnDemand(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            guest.open(serving, "me", "me");
            guest.page().keyboard().press("?");
            assertThat(dialog(guest)).containsText("the next unit that has something to do");
            assertThat(Barriers.of(guest.page())).isEmpty();
            guest.page().keyboard().press("Escape");
            assertThat(dialog(guest)).hasCount(0);
        }
    }

    @Tag("extended")
    @Test
    void thePastIsSteppedThroughByArrows(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "me");
            Hand mouse = new Hand.Mouse(guest.page());
            mouse.unit("TI");
            mouse.place("0303");
            table.assertAt("0303", "Turkish infantry");
            table.past(1).click();
            Page page = guest.page();
            page.evaluate("document.activeElement.blur()");
            page.keyboard().press("ArrowLeft");
            table.assertAt("0301", "Turkish infantry");
            page.keyboard().press("ArrowRight");
            table.assertAt("0303", "Turkish infantry");
        }
    }

    @Tag("extended")
    @Test
    void oneReadsTheOddsAndTheLogWithoutScrolling(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = Posed.table(guest, serving, 2, Posed.COMBAT, Posed.UNITS);
            guest.page().keyboard().press("g");
            assertThat(table.verb()).hasText(Pattern.compile("^Attack .+ at"));
            for (String part : List.of(".sum-line", ".faces", ".pane")) {
                assertThat(guest.page().locator(part).first()).isInViewport();
            }
        }
    }

    @Test
    void theButtonsOfTheMapStandWholeBesideIt(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900);
                Guest phone = Guest.withPhone(browser)) {
            for (String game : List.of("kassala", "ascari", "kasserine", "fireandsword")) {
                for (Guest one : List.of(guest, phone)) {
                    alone(one, serving, game);
                    assertThat(one.page().evaluate(COVERED)).as(game).isEqualTo(false);
                    assertThat(one.page().evaluate(CUT_OFF)).as(game).isEqualTo(false);
                }
            }
        }
    }

    private static final String COVERED =
            """
            () => {
              const map = document.querySelector(".sheet-box").getBoundingClientRect();
              return [...document.querySelectorAll(".map-tools button")].some((button) => {
                const b = button.getBoundingClientRect();
                return b.width > 0 && b.left < map.right && b.right > map.left
                    && b.top < map.bottom && b.bottom > map.top;
              });
            }
            """;

    private static final String CUT_OFF =
            """
            () => [...document.querySelectorAll(".map-tools button")]
                .some((button) => button.getBoundingClientRect().bottom > innerHeight)
            """;

    @Tag("extended")
    @Test
    void theMapComesToTheUnitsThatMayMove(Browser browser, Serving serving) {
        try (Guest guest = Guest.withPhone(browser)) {
            alone(guest, serving, "kasserine");
            guest.page().locator(".plate.close").waitFor();
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void theAccountPromisesNoNoticesWhereNoneAreSent(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1180, 860)) {
            guest.page().navigate(serving.url("/account"));
            Locator why = guest.page().locator(".entrance > .faint").first();
            assertThat(why).containsText("Tables need no account.");
            assertThat(why).not().containsText("told when it is your turn");
        }
    }
}

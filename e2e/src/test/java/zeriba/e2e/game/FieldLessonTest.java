package zeriba.e2e.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.net.URLEncoder;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zeriba.e2e.Barriers;
import zeriba.e2e.CardsInView;
import zeriba.e2e.Device;
import zeriba.e2e.Guest;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;
import zeriba.engine.text.Value;

/** A player is taught a battle on the field: a square in the Bayuda. */
@Tag("extended")
@ExtendWith(Stage.class)
class FieldLessonTest {

    private static final String BATTLE =
            "column wells 4711 12 commanded GCR:camel:veteran:8,HCR:camel:veteran:8,"
                    + "MCR:camel:veteran:8,NAV:machine-gun:veteran:1"
                    + " S1:spears:36,R1:rifles:13,H1:horse:11";

    private static final int SECOND_WAVE = 5;
    private static final int LAST = 10;
    private static final int MOST_ACTIONS = 50;

    @ParameterizedTest
    @EnumSource
    void aSquareAtAbuKleaIsFormedBeforeItStandsOrMarches(
            Device device, Browser browser, Serving serving) {
        try (Guest guest = device.guest(browser)) {
            Page page = guest.page();
            page.navigate(serving.url("/"));
            TableAtPage table = new TableAtPage(page);
            table.inBox("A square at Abu Klea", "Ascari").click();
            page.waitForURL("**/table/*");
            table.awaitTurn();
            readOn(table, "Abu Klea, 1885");
            told(page, "The square");
            table.button("Take the recommended set-up").first().click();
            told(page, "Closed ranks");
            device.hand(page).unit("GCR-1");
            readOn(table, "Gaps");
            readOn(table, "The camels");
            told(page, "Stand or march");
            assertPeoplesByTheHeadsOfTheirCounters(page);
            table.tab("Decision");
            assertThat(page.locator(".account"))
                    .containsText("From turn 5 on all Dervishes may move");
            assertThat(Barriers.of(page)).isEmpty();
            assertThat(table.record()).contains("defender historical", "attacker historical");
            untilOneMayFireInTheirTurn(table);
            readOn(table, "The first wave");
            told(page, "Hold your fire");
            assertThat(table.record()).contains("defender end", "attacker move");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** The key shows the two peoples as their counters do, a pattern where the counter has one. */
    private static void assertPeoplesByTheHeadsOfTheirCounters(Page page) {
        Locator legend = page.locator(".legend");
        assertThat(legend).containsText("Dervishes, Anglo-Egyptians");
        assertThat(legend.locator("[class^=nation-ascari]")).hasCount(2);
        for (String people : List.of("dervish", "anglo-egyptian")) {
            String drawn = ".nation-ascari-" + people;
            Locator counter = page.locator(".sheet " + drawn).first();
            assertThat(head(legend.locator(drawn))).as(people).isEqualTo(head(counter));
        }
    }

    /** What a counter's band is filled with: its colour, then its pattern if it has one. */
    private static List<String> head(Locator counter) {
        Object fills =
                counter.evaluate(
                        "one => [...one.querySelectorAll(\".counter-band, [fill^='url(#band']\")]"
                                + ".map(band => band.getAttribute('fill')"
                                + " ?? getComputedStyle(band).fill)");
        return ((List<?>) fills).stream().map(String::valueOf).toList();
    }

    @Test
    void theLessonGoesOnToTheEndOfTheBattle(Browser browser, Serving serving) {
        try (Guest guest = Guest.withPhone(browser)) {
            TableAtPage table = begun(guest, serving);
            for (String title : List.of("Abu Klea, 1885", "The square")) {
                leave(table, title);
            }
            endTo(table, 1);
            for (String title : List.of("Closed ranks", "Gaps", "The camels", "Stand or march")) {
                leave(table, title);
            }
            endTo(table, 2);
            leave(table, "Two ways to win");
            endTo(table, SECOND_WAVE);
            leave(table, "The second wave");
            endTo(table, LAST + 1);
            seen(table.page(), "The battle is over");
            assertThat(table.result()).containsText("The Anglo-Egyptian side wins");
            table.button("On my own from here").click();
            assertThat(table.page().locator(".lesson")).hasCount(0);
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** A table of the lesson at which the guest has both sides, so that nobody comes near him. */
    private static TableAtPage begun(Guest guest, Serving serving) {
        Page page = guest.page();
        page.navigate(serving.url("/"));
        String record =
                "zeriba 1\ngame ascari 8\nscenario field\noverrides /field/order/battle/0="
                        + URLEncoder.encode(BATTLE, UTF_8).replace("+", "%20")
                        + "\n";
        Value.Fields made = new TableAtPage(page).ask("load", Map.of("record", record));
        String id = made.at("table") instanceof Value.Text(String text) ? text : made.toString();
        page.evaluate("id => localStorage.setItem('zeriba.lesson.' + id, '')", id);
        return guest.visit(serving.url("/table/" + id));
    }

    /** Sets up what is to be set up, and ends whatever there is to be ended, up to a turn. */
    private static void endTo(TableAtPage table, int turn) {
        for (int i = 0; i < MOST_ACTIONS; i++) {
            List<String> legal = table.isOver() ? List.of() : table.legal();
            boolean isSetUp = !legal.contains("historical");
            if (legal.isEmpty() || (isSetUp && turn(table) >= turn)) {
                return;
            }
            table.play(isSetUp ? "end" : "historical");
            table.awaitTurn();
        }
    }

    private static int turn(TableAtPage table) {
        return table.ask("view", Map.of()).at("turn") instanceof Value.Whole(long turn)
                ? (int) turn
                : 0;
    }

    /** Reads a card, or lets go what it asks for. */
    private static void leave(TableAtPage table, String title) {
        seen(table.page(), title);
        table.page().locator(".lesson .answers button").first().click();
    }

    /** Whether a card is told from its beginning, wherever one had read to. */
    private static void seen(Page page, String title) {
        told(page, title);
        assertThat(page.locator(".lesson-count")).isInViewport();
        page.locator(".cards").evaluate("cards => cards.scrollTo(0, cards.scrollHeight)");
    }

    /** The force stands where it is until Dervishes come so near that one may fire at them. */
    private static void untilOneMayFireInTheirTurn(TableAtPage table) {
        for (int phase = 0; phase < 2 && !table.legal().contains("pass"); phase++) {
            table.play("end");
            table.awaitTurn();
        }
    }

    private static void readOn(TableAtPage table, String title) {
        told(table.page(), title);
        table.button("Next").click();
    }

    private static void told(Page page, String title) {
        assertThat(page.locator(".lesson h2")).hasText(title);
        CardsInView.await(page);
    }
}

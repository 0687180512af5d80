package zeriba.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.SelectOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.engine.Value;

/** Opportunity fire at Agordat between two people with a browser each. */
@ExtendWith(Stage.class)
class AscariFireTest {

    private static final String HORSE = "D-BC3";

    @Test
    void whoCouldHitIsAskedAndTheMoverSeesThatHeIsAsked(Browser browser, Serving serving) {
        try (Two two = Two.at(browser, serving)) {
            two.ride("1407");
            assertThat(two.dervish().page().locator(".held-card")).containsText("Defender");
            assertThat(two.dervish().page().locator(".plan-card")).isHidden();
            assertThat(two.italian().page().locator(".fire-card")).containsText("%");
            two.italian().verb().click();
            two.dervish().assertAt("1407", "Baggara horse 3");
            assertThat(two.dervish().verb()).hasText("Stop here");
            assertThat(two.dervish().page().locator(".held-card")).hasCount(0);
        }
    }

    @Test
    void severalFireInOneWindow(Browser browser, Serving serving) {
        try (Two two = Two.at(browser, serving)) {
            two.ride("1408");
            two.shoot("III-2");
            two.shoot("III-3");
            assertThat(two.dervish().page().locator(".held-card")).hasCount(0);
            assertThat(two.dervish().record().lines().filter(line -> line.contains(" fire ")))
                    .containsExactly("defender fire III-2 1408", "defender fire III-3 1408");
        }
    }

    @Test
    void aWayStopsAtTheFirstThingThatWasNotForeseen(Browser browser, Serving serving) {
        try (Two two = Two.at(browser, serving)) {
            two.ride("1308");
            TableAtPage dervish = two.dervish();
            assertThat(dervish.page().locator(".plan-card")).containsText("1308");
            two.italian().page().locator(".fire-card .shot button").first().click();
            assertThat(dervish.page().locator(".plan-card")).hasCount(0);
            dervish.assertAt("1407", "Baggara horse 3");
        }
    }

    @Test
    void aWayGoesOnWhenItIsLetPass(Browser browser, Serving serving) {
        try (Two two = Two.at(browser, serving)) {
            two.ride("1308");
            assertThat(two.dervish().page().locator(".plan-card")).containsText("1308");
            two.italian().verb().click();
            two.dervish().assertAt("1308", "Baggara horse 3");
        }
    }

    @Test
    void aWayIsChangedBeforeItIsGone(Browser browser, Serving serving) {
        try (Two two = Two.at(browser, serving)) {
            TableAtPage dervish = two.dervish();
            Hand mouse = new Hand.Mouse(dervish.page());
            mouse.unit(HORSE);
            mouse.place("1508");
            assertThat(dervish.verb()).hasText("Go to 1508");
            mouse.place("1407");
            assertThat(dervish.verb()).hasText("Go to 1407");
            assertThat(dervish.page().locator(".way tbody tr")).hasCount(5);
            mouse.place("1508");
            assertThat(dervish.verb()).hasText("Go to 1508");
            mouse.place("1508");
            dervish.assertAt("1508", "Baggara horse 3");
        }
    }

    @Test
    void whoGoesAlongIsChosen(Browser browser, Serving serving) {
        try (Two two = Two.at(browser, serving)) {
            TableAtPage dervish = two.dervish();
            Hand mouse = new Hand.Mouse(dervish.page());
            mouse.unit("D-IJ3");
            dervish.page().locator(".riders").getByText("Emir Abdalla Ibrahim").click();
            mouse.place("1413");
            dervish.assertAt("1413", "Abdalla Ibrahim jihadiyya 3");
            dervish.assertAt("1513", "Emir Abdalla Ibrahim");
        }
    }

    @Test
    void anOrderAnswersForOneWhoIsAwayAndLooksLikeAHand(Browser browser, Serving serving) {
        try (Two two = Two.at(browser, serving)) {
            two.order("Opportunity fire", "never");
            two.italian().page().close();
            two.ride("1308");
            two.dervish().assertAt("1308", "Baggara horse 3");
            assertThat(two.dervish().record())
                    .contains("defender pass\n")
                    .doesNotContain("hand=order");
        }
    }

    @Test
    void aBrowserClosedInAWindowFindsTheQuestionAgain(Browser browser, Serving serving) {
        try (Two two = Two.at(browser, serving)) {
            two.ride("1407");
            assertThat(two.italian().verb()).hasText("No more fire");
            String before = two.italian().record();
            Page again = two.italian().page().context().newPage();
            two.italian().page().close();
            again.navigate(serving.url("/table/" + two.dervish().id()));
            TableAtPage back = new TableAtPage(again);
            assertThat(back.verb()).hasText("No more fire");
            assertThat(back.record()).isEqualTo(before);
            back.verb().click();
            assertThat(two.dervish().verb()).hasText("Stop here");
        }
    }

    @Test
    void whoSetHimselfATimeLetsPassWhenItIsOver(Browser browser, Serving serving) {
        try (Two two = Two.at(browser, serving)) {
            two.italian().tab("Orders");
            two.italian().page().getByLabel("When I am asked").selectOption("10");
            two.ride("1407");
            assertThat(two.italian().page().locator(".answer-card")).containsText("seconds");
            assertThat(two.dervish().verb()).hasText("Stop here");
            assertThat(two.italian().page().locator(".answer-card")).hasCount(0);
        }
    }

    /** Two people at Agordat: the Dervishes are on the move, and the Italians are asked. */
    private record Two(Guest attacker, Guest defender, TableAtPage dervish, TableAtPage italian)
            implements AutoCloseable {

        static Two at(Browser browser, Serving serving) {
            Guest attacker = Guest.withScreen(browser, 1440, 900);
            Guest defender = Guest.withScreen(browser, 1440, 900);
            attacker.page().navigate(serving.url("/"));
            Value.Fields made = made(attacker);
            TableAtPage dervish = attacker.visit(serving.url("/table/" + text(made.at("table"))));
            String link = text(((Value.Fields) made.at("links")).at("defender"));
            TableAtPage italian = defender.visit(serving.url(link));
            for (TableAtPage one : List.of(dervish, italian, italian, italian)) {
                begin(one);
            }
            assertThat(dervish.verb()).hasText("End this phase");
            return new Two(attacker, defender, dervish, italian);
        }

        private static void begin(TableAtPage one) {
            one.awaitTurn();
            String step = one.legal().contains("historical") ? "historical" : "end";
            one.ask("play", Map.of("action", step));
        }

        private static Value.Fields made(Guest guest) {
            Map<String, Object> person = Map.of("kind", "person");
            Map<String, Object> wanted = new HashMap<>();
            wanted.put("game", "ascari");
            wanted.put("scenario", "s2");
            wanted.put("options", Map.of());
            wanted.put("seats", Map.of("attacker", person, "defender", person));
            wanted.put("mine", List.of("attacker"));
            return new TableAtPage(guest.page()).ask("tables", wanted);
        }

        private static String text(Value value) {
            return value instanceof Value.Text(String text) ? text : value.toString();
        }

        /** Picks the horse, proposes a way to a hex and goes it. */
        void ride(String hex) {
            Hand mouse = new Hand.Mouse(dervish.page());
            mouse.unit(HORSE);
            mouse.place(hex);
            assertThat(dervish.verb()).hasText("Go to " + hex);
            assertThat(dervish.page().locator(".way tbody tr").last()).containsText(hex);
            dervish.verb().click();
        }

        /** Fires with a unit in the window that is open. */
        void shoot(String unit) {
            Hand mouse = new Hand.Mouse(italian.page());
            assertThat(italian.verb()).hasText("No more fire");
            if (!"true".equals(italian.unit(unit).getAttribute("aria-pressed"))) {
                mouse.unit(unit);
            }
            assertThat(italian.unit(unit)).hasAttribute("aria-pressed", "true");
            mouse.unit(HORSE);
        }

        /** Settles something in advance for all units. */
        void order(String title, String value) {
            italian.tab("Orders");
            italian.page()
                    .locator(".orders")
                    .getByLabel(title)
                    .first()
                    .selectOption(new SelectOption().setLabel(value));
        }

        @Override
        public void close() {
            assertThat(attacker.troubles()).isEmpty();
            assertThat(defender.troubles()).isEmpty();
            attacker.close();
            defender.close();
        }
    }
}

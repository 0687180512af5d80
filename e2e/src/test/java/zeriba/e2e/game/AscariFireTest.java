package zeriba.e2e.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.e2e.CardsInView;
import zeriba.e2e.Hand;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;

/** Opportunity fire at Agordat between two people with a browser each. */
@ExtendWith(Stage.class)
class AscariFireTest {

    @Test
    void whoCouldHitIsAskedAndTheMoverSeesThatHeIsAsked(Browser browser, Serving serving) {
        try (TwoAtAgordat two = TwoAtAgordat.at(browser, serving)) {
            two.ride("1407");
            assertThat(two.dervish().page().locator(".held-card")).containsText("The Italian side");
            assertThat(two.dervish().page().locator(".plan-card")).isHidden();
            assertThat(two.italian().page().locator(".fire-card")).containsText("%");
            two.italian().refusal().click();
            two.dervish().assertAt("1407", "Baggara horse 3");
            assertThat(two.dervish().verb()).hasText("Stop here");
            assertThat(two.dervish().page().locator(".held-card")).hasCount(0);
        }
    }

    @Tag("extended")
    @Test
    void severalFireInOneWindow(Browser browser, Serving serving) {
        try (TwoAtAgordat two = TwoAtAgordat.at(browser, serving)) {
            two.ride("1408");
            two.shoot("III-2");
            two.shoot("III-3");
            assertThat(two.dervish().page().locator(".held-card")).hasCount(0);
            assertThat(two.dervish().record().lines().filter(line -> line.contains(" fire ")))
                    .containsExactly("defender fire III-2 1408", "defender fire III-3 1408");
        }
    }

    @Tag("extended")
    @Test
    void allWhoCouldFireAreComparedAboveTheLog(Browser browser, Serving serving) {
        try (TwoAtAgordat two = TwoAtAgordat.at(browser, serving)) {
            two.ride("1408");
            Page italian = two.italian().page();
            Locator shots = italian.locator(".fire-card .shot");
            assertThat(shots).hasCount(2);
            assertThat(italian.locator(".fire-card h2")).hasText("Fire at Baggara horse 3 in 1408");
            CardsInView.await(italian);
            BoundingBox last = shots.last().boundingBox();
            assertThat(last.y + last.height)
                    .isLessThanOrEqualTo(italian.locator(".tabs").boundingBox().y);
        }
    }

    @Tag("extended")
    @Test
    void aWayStopsAtTheFirstThingThatWasNotForeseen(Browser browser, Serving serving) {
        try (TwoAtAgordat two = TwoAtAgordat.at(browser, serving)) {
            two.ride("1308");
            TableAtPage dervish = two.dervish();
            assertThat(dervish.page().locator(".plan-card")).containsText("1308");
            two.italian().page().locator(".fire-card .shot button").first().click();
            assertThat(dervish.page().locator(".plan-card")).hasCount(0);
            assertThat(dervish.page().locator(".stopped-card")).containsText("1407");
            dervish.assertAt("1407", "Baggara horse 3");
        }
    }

    @Tag("extended")
    @Test
    void aWayGoesOnWhenItIsLetPass(Browser browser, Serving serving) {
        try (TwoAtAgordat two = TwoAtAgordat.at(browser, serving)) {
            two.ride("1308");
            assertThat(two.dervish().page().locator(".plan-card")).containsText("1308");
            two.italian().refusal().click();
            two.dervish().assertAt("1308", "Baggara horse 3");
        }
    }

    @Test
    void whoIsAskedNoMoreAboutPoorShotsLetsThemPass(Browser browser, Serving serving) {
        try (TwoAtAgordat two = TwoAtAgordat.at(browser, serving)) {
            two.ride("1308");
            Page italian = two.italian().page();
            italian.locator(".fire-card").getByText("Ask me only from").click();
            two.dervish().assertAt("1308", "Baggara horse 3");
            assertThat(two.dervish().record()).contains("defender pass\n");
            assertThat(italian.locator(".fire-card")).hasCount(0);
        }
    }

    @Tag("extended")
    @Test
    void aWayIsChangedBeforeItIsGone(Browser browser, Serving serving) {
        try (TwoAtAgordat two = TwoAtAgordat.at(browser, serving)) {
            TableAtPage dervish = two.dervish();
            Hand mouse = new Hand.Mouse(dervish.page());
            mouse.unit(TwoAtAgordat.HORSE);
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

    @Tag("extended")
    @Test
    void whoGoesAlongIsChosen(Browser browser, Serving serving) {
        try (TwoAtAgordat two = TwoAtAgordat.at(browser, serving)) {
            TableAtPage dervish = two.dervish();
            Hand mouse = new Hand.Mouse(dervish.page());
            mouse.unit("D-IJ3");
            dervish.page().locator(".riders").getByText("Emir Abdalla Ibrahim").click();
            mouse.place("1413");
            dervish.assertAt("1413", "Abdalla Ibrahim jihadiyya 3");
            dervish.assertAt("1513", "Emir Abdalla Ibrahim");
        }
    }

    @Tag("extended")
    @Test
    void anOrderAnswersForOneWhoIsAwayAndLooksLikeAHand(Browser browser, Serving serving) {
        try (TwoAtAgordat two = TwoAtAgordat.at(browser, serving)) {
            two.order("Opportunity fire", "never");
            two.italian().page().close();
            two.ride("1308");
            two.dervish().assertAt("1308", "Baggara horse 3");
            assertThat(two.dervish().record())
                    .contains("defender pass\n")
                    .doesNotContain("hand=order");
        }
    }

    @Tag("extended")
    @Test
    void aBrowserClosedInAWindowFindsTheQuestionAgain(Browser browser, Serving serving) {
        try (TwoAtAgordat two = TwoAtAgordat.at(browser, serving)) {
            two.ride("1407");
            assertThat(two.italian().refusal()).hasText("No more fire");
            String before = two.italian().record();
            Page again = two.italian().page().context().newPage();
            two.italian().page().close();
            again.navigate(serving.url("/table/" + two.dervish().id()));
            TableAtPage back = new TableAtPage(again);
            assertThat(back.refusal()).hasText("No more fire");
            assertThat(back.record()).isEqualTo(before);
            back.refusal().click();
            assertThat(two.dervish().verb()).hasText("Stop here");
        }
    }

    @Tag("extended")
    @Test
    void whoSetHimselfATimeLetsPassWhenItIsOver(Browser browser, Serving serving) {
        try (TwoAtAgordat two = TwoAtAgordat.at(browser, serving)) {
            two.italian().tab("Orders");
            two.italian().page().getByLabel("When I am asked").selectOption("10");
            two.ride("1407");
            assertThat(two.italian().page().locator(".answer-card")).containsText("seconds");
            assertThat(two.dervish().verb()).hasText("Stop here");
            assertThat(two.italian().page().locator(".answer-card")).hasCount(0);
        }
    }
}

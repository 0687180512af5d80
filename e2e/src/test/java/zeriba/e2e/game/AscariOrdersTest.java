package zeriba.e2e.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.e2e.Hand;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;

/** Standing orders for opportunity fire between two browsers: when they fire and when they pass. */
@Tag("extended")
@ExtendWith(Stage.class)
class AscariOrdersTest {

    private static final String FIRE = "Opportunity fire";
    private static final String RANGE = "If always: range at most";
    private static final String CHANCE = "If always: chance at least";
    private static final String THREATS = "If always: only at units that threaten melee";

    @Test
    void byRangeOneFiresWhereItIsNearEnough(Browser browser, Serving serving) {
        try (TwoAtAgordat two = TwoAtAgordat.at(browser, serving)) {
            two.order(FIRE, "always");
            two.order(RANGE, "3");
            two.ride("1308");
            two.dervish().page().waitForCondition(() -> two.answers().size() > 1);
            assertThat(two.answers()).startsWith("pass", "fire III-2 1308");
        }
    }

    @Test
    void byChanceNobodyFiresBelowIt(Browser browser, Serving serving) {
        try (TwoAtAgordat two = TwoAtAgordat.at(browser, serving)) {
            two.order(FIRE, "always");
            two.order(CHANCE, "3 in 6");
            two.ride("1308");
            two.dervish().assertAt("1308", "Baggara horse 3");
            assertThat(two.answers()).containsOnly("pass").hasSize(2);
        }
    }

    @Test
    void byChanceOneFiresWhereItIsReached(Browser browser, Serving serving) {
        try (TwoAtAgordat two = TwoAtAgordat.at(browser, serving)) {
            two.order(FIRE, "always");
            two.order(CHANCE, "2 in 6");
            two.ride("1407");
            two.dervish().page().waitForCondition(() -> !two.answers().isEmpty());
            assertThat(two.answers()).first().isEqualTo("fire III-2 1407");
        }
    }

    @Test
    void onlyAtThreatsOneFiresWhereAMeleeIsNear(Browser browser, Serving serving) {
        try (TwoAtAgordat two = TwoAtAgordat.at(browser, serving)) {
            two.order(FIRE, "always");
            two.order(THREATS, "yes");
            two.ride("1308");
            two.dervish().assertAt("1308", "Baggara horse 3");
            assertThat(two.answers()).containsOnly("pass").hasSize(2);
            two.nextTurn();
            Hand mouse = new Hand.Mouse(two.dervish().page());
            mouse.unit(TwoAtAgordat.HORSE);
            mouse.place("1208");
            two.dervish().page().waitForCondition(() -> two.answers().size() > 2);
            assertThat(two.answers().get(2)).startsWith("fire ").endsWith(" 1208");
        }
    }

    @Test
    void anOrderForOneUnitGoesBeforeTheOneForAll(Browser browser, Serving serving) {
        try (TwoAtAgordat two = TwoAtAgordat.at(browser, serving)) {
            two.order(FIRE, "never");
            two.orderFor("III-3", FIRE, "always");
            assertThat(two.italian().page().locator(".orders"))
                    .containsText("* has orders of its own.");
            two.ride("1408");
            two.dervish().page().waitForCondition(() -> !two.answers().isEmpty());
            assertThat(two.answers()).first().isEqualTo("fire III-3 1408");
            assertThat(two.answers()).doesNotContain("fire III-2 1408");
        }
    }

    @Test
    void oneUnitMayHoldItsFireWhileTheOthersShoot(Browser browser, Serving serving) {
        try (TwoAtAgordat two = TwoAtAgordat.at(browser, serving)) {
            two.order(FIRE, "always");
            two.orderFor("III-2", FIRE, "never");
            two.ride("1408");
            two.dervish().page().waitForCondition(() -> !two.answers().isEmpty());
            assertThat(two.answers()).first().isEqualTo("fire III-3 1408");
        }
    }
}

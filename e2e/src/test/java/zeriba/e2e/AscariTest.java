package zeriba.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.engine.Value;

/** Ascari at the page: set-up at one press. */
@ExtendWith(Stage.class)
class AscariTest {

    @Test
    void bothArmiesAreSetUpAsInHistoryAtOnePressEach(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            guest.page().navigate(serving.url("/"));
            TableAtPage table = guest.visit(serving.url("/table/" + opened(guest)));
            table.button("Take the historical set-up.").click();
            assertThat(table.logged(1)).isVisible();
            table.button("Take the historical set-up.").click();
            table.assertAt("0406", "1st Coy");
            table.assertAt("0805", "Jihadiyya");
            assertThat(Barriers.of(guest.page())).isEmpty();
            assertThat(guest.troubles()).isEmpty();
        }
    }

    private static String opened(Guest guest) {
        Map<String, Object> person = Map.of("kind", "person");
        Value.Fields made =
                new TableAtPage(guest.page())
                        .ask(
                                "tables",
                                Map.of(
                                        "game",
                                        "ascari",
                                        "scenario",
                                        "s1",
                                        "options",
                                        Map.of(),
                                        "seats",
                                        Map.of("attacker", person, "defender", person),
                                        "mine",
                                        List.of("attacker", "defender")));
        if (made.at("table") instanceof Value.Text(String id)) {
            return id;
        }
        throw new AssertionError(made.toString());
    }
}

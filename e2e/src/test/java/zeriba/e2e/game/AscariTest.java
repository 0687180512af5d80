package zeriba.e2e.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import com.microsoft.playwright.Browser;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.e2e.Barriers;
import zeriba.e2e.Guest;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;
import zeriba.engine.text.Value;

/** Ascari at the page: set-up at one press. */
@ExtendWith(Stage.class)
class AscariTest {

    @Test
    void bothArmiesAreSetUpAsInHistoryAtOnePressEach(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            guest.page().navigate(serving.url("/"));
            TableAtPage table = guest.visit(serving.url("/table/" + opened(guest, "s1")));
            table.verb().click();
            assertThat(table.told(1)).isVisible();
            table.awaitTurn();
            assertThat(table.button("Take the historical set-up")).hasCount(1);
            table.verb().click();
            table.assertAt("0406", "1st Company");
            table.assertAt("0805", "Jihadiyya");
            assertThat(Barriers.of(guest.page())).isEmpty();
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void aSteamerLiesOnTheRiverBetweenItsBanks(Browser browser, Serving serving) {
        String order =
                "steamer%20nile%2021%204%20leaderless%20TAL%3Agunboat%3Aveteran%3A6"
                        + "%20R1%3Arifles%3A14";
        String record =
                "zeriba 1\ngame ascari 14\nscenario field\noverrides /field/order/battle/0="
                        + order
                        + "\ndefender historical\n";
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            guest.page().navigate(serving.url("/"));
            Value.Fields loaded =
                    new TableAtPage(guest.page()).ask("load", Map.of("record", record));
            String id = ((Value.Text) loaded.at("table")).text();
            TableAtPage table = guest.visit(serving.url("/table/" + id));
            table.assertAt("1507", "steamer");
            assertThat(guest.page().locator("h1, h2").first()).isVisible();
            assertThat(Barriers.of(guest.page())).isEmpty();
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void whatIsNoPositionIsRefusedWithRuleAndPlace(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            guest.page().navigate(serving.url("/"));
            assertThat(refusal(guest, "'III-1':{'at':'0909'},'III-2':{'at':'0909'}"))
                    .contains("units.III-2.at", "3.4");
            assertThat(refusal(guest, "'III-1':{'at':'0909'},'L-ARI':{'at':'0909','is':'moved'}"))
                    .contains("units.L-ARI.is", "1.2");
            assertThat(refusal(guest, "'A-1':{'at':'0910','is':'ready limbered'}"))
                    .contains("units.A-1.is");
            assertThat(refusal(guest, "'III-9':{'at':'0909'}")).contains("III-9");
            Value.Fields cut =
                    new TableAtPage(guest.page())
                            .ask("load", Map.of("record", "zeriba 1\ngame ascari 3\nscenario s"));
            assertThat(cut.toString()).contains("-32602");
        }
    }

    @Tag("extended")
    @Test
    void whatIsNoSetUpIsRefusedWithRuleAndPlace(Browser browser, Serving serving) {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            guest.page().navigate(serving.url("/"));
            assertThat(refusal(guest, "'III-1':{'at':'0909'},'III-2':{'at':'reserve'}"))
                    .contains("units.III-2.at");
            TableAtPage table = guest.visit(serving.url("/table/" + opened(guest, "s2")));
            assertThat(played(table, "deploy D-GJ1 0303"))
                    .contains("1.4", "outside its zone", "D-GJ1", "0303");
            assertThat(played(table, "deploy D-AJ1 1606")).doesNotContain("error");
            assertThat(played(table, "deploy D-AJ1 1607")).contains("1.4", "has its place already");
            assertThat(played(table, "deploy D-AJ2 1606")).contains("R-63", "D-AJ2", "1606");
            assertThat(played(table, "deploy D-ZZ9 1607")).contains("1.1", "D-ZZ9");
            assertThat(played(table, "end"))
                    .contains("1.4", "The Dervishes still have units to set up");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    private static String played(TableAtPage table, String action) {
        return table.ask("play", Map.of("action", action)).toString();
    }

    /** What the server answers to a new table in a position with these units. */
    private static String refusal(Guest guest, String units) {
        String position =
                ("{'battle':'s2','turn':1,'units':{" + units + "},'agenda':[")
                        + "{'step':'movement','side':'attacker'},"
                        + "{'step':'fire','side':'attacker'},"
                        + "{'step':'administration','side':'attacker'}]}";
        Map<String, Object> wanted =
                Map.of(
                        "game",
                        "ascari",
                        "position",
                        JsonParser.parseString(position.replace('\'', '"')));
        return new TableAtPage(guest.page()).ask("new", wanted).toString();
    }

    private static String opened(Guest guest, String scenario) {
        Map<String, Object> person = Map.of("kind", "person");
        Value.Fields made =
                new TableAtPage(guest.page())
                        .ask(
                                "tables",
                                Map.of(
                                        "game",
                                        "ascari",
                                        "scenario",
                                        scenario,
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

package zeriba.e2e.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.e2e.Guest;
import zeriba.e2e.Hand;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;
import zeriba.engine.text.Value;

/** A turn of Kasserine between two browsers, one of which is away while the other attacks. */
@Tag("extended")
@ExtendWith(Stage.class)
class KasserineOrdersTest {

    private static final String RETREATS = "Retreat or stiff resistance of units attacked";
    private static final int MOST_ACTIONS = 80;
    private static final List<String> ARRIVALS =
            List.of(
                    "enter AX02 3919",
                    "to 3919",
                    "enter AX03 3920",
                    "to 3920",
                    "enter AX05 3918",
                    "to 3818");
    private static final LocatorAssertions.IsInViewportOptions WHOLE =
            new LocatorAssertions.IsInViewportOptions().setRatio(1);
    private static final String SUPPORT = "Support fire for units attacked";

    @Test
    void aWholeTurnIsPlayedWhileTheDefendersOrdersAnswerForHim(Browser browser, Serving serving)
            throws Exception {
        try (Guest axis = Guest.withScreen(browser, 1440, 900);
                Guest allies = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage away = seated(axis, allies, serving);
            away.page().getByLabel("By standing orders").click();
            away.page().waitForCondition(() -> given(away) == 3);
            order(away, SUPPORT, "most");
            order(away, RETREATS, "stand");
            String address = allies.page().url();
            allies.page().navigate("about:blank");

            TableAtPage table = attacking(axis);
            toTheEndOfTheTurn(table);
            assertThat(table.verb()).hasText("Waiting for Allies");
            assertThat(axis.troubles()).isEmpty();

            TableAtPage back = allies.visit(address);
            back.awaitTurn();
            assertThat(back.page().locator(".heading h1")).containsText("Movement");
            List<String> theirs =
                    back.record()
                            .lines()
                            .filter(line -> line.matches("allies (?!order|nonce).*"))
                            .toList();
            assertThat(theirs)
                    .as("what the Allies did meanwhile")
                    .anyMatch(line -> line.matches("allies support \\d\\+\\d # hand=order"))
                    .allMatch(line -> line.endsWith(" # hand=order"));
            assertThat(allies.troubles()).isEmpty();
        }
    }

    @Test
    void whoGaveNoOrderIsWaitedFor(Browser browser, Serving serving) throws Exception {
        try (Guest axis = Guest.withScreen(browser, 1440, 900);
                Guest allies = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage asked = seated(axis, allies, serving);
            assertThat(asked.page().getByLabel("Ask me").first()).isChecked();

            TableAtPage table = attacking(axis);
            assertThat(table.verb()).hasText("Waiting for Allies");
            asked.awaitTurn();
            assertThat(asked.verb()).hasText("Choose the support fire");
            assertWeighed(asked);
            asked.verb().click();
            Locator first = asked.page().locator(".weighed button").first();
            assertThat(first).isFocused();
            assertThat(first).isInViewport(WHOLE);
            asked.page().locator(".weighed button").first().click();
            asked.page().waitForCondition(() -> asked.record().contains("allies support none\n"));
            assertThat(axis.troubles()).isEmpty();
            assertThat(allies.troubles()).isEmpty();
        }
    }

    /** The Axis at one browser; the Allies by a link at the other, who looks at his orders. */
    private static TableAtPage seated(Guest axis, Guest allies, Serving serving) {
        Page page = axis.page();
        // what is played past the page is not to be made by the page as well
        page.addInitScript("localStorage.setItem('zeriba.settings', '{\"only\":false}')");
        page.navigate(serving.url("/"));
        Map<String, Object> person = Map.of("kind", "person");
        Value.Fields made =
                new TableAtPage(page)
                        .ask(
                                "tables",
                                Map.of(
                                        "game",
                                        "kasserine",
                                        "seats",
                                        Map.of("axis", person, "allies", person),
                                        "mine",
                                        List.of("axis")));
        axis.visit(serving.url("/table/" + text(made, "table")));
        String link = text((Value.Fields) made.at("links"), "allies");
        TableAtPage second = allies.visit(serving.url(link));
        second.tab("Seats");
        return second;
    }

    /** How many orders stand in the record. */
    private static long given(TableAtPage table) {
        return table.record().lines().filter(line -> line.startsWith("allies order ")).count();
    }

    private static String text(Value.Fields answer, String name) {
        return answer.at(name) instanceof Value.Text(String text) ? text : answer.toString();
    }

    private static void order(TableAtPage table, String kind, String value) {
        Locator list =
                table.page()
                        .getByRole(
                                AriaRole.COMBOBOX,
                                new Page.GetByRoleOptions().setName(Pattern.compile("^" + kind)));
        int before = table.record().length();
        list.selectOption(value);
        assertThat(list).hasValue(value);
        table.page().waitForCondition(() -> table.record().length() > before);
    }

    /** Three battalions come in by Faid Pass and attack the American tanks before it. */
    private static TableAtPage attacking(Guest axis) {
        TableAtPage table = new TableAtPage(axis.page());
        ARRIVALS.forEach(table::play);
        assertThat(table.page().locator("[data-place='3818']"))
                .hasAttribute("aria-label", Pattern.compile("lorried battalion"));
        table.awaitTurn();
        table.endMovement(new Hand.Mouse(axis.page()));
        assertThat(table.page().locator(".heading h1")).containsText("Combat");
        table.awaitTurn();
        table.unit("AL04").dispatchEvent("click");
        assertThat(table.verb()).hasText(Pattern.compile("^Attack .+ in column"));
        table.verb().click();
        axis.page().locator(".weighed button").first().click();
        axis.page().waitForCondition(() -> table.record().contains("\naxis support none\n"));
        return table;
    }

    /**
     * Every choice stands by the column that it makes and, for each result, how many faces bring
     * it.
     */
    private static void assertWeighed(TableAtPage table) {
        Locator weighed = table.page().locator(".weighed tbody");
        List<String> legal = table.legal();
        assertThat(weighed.locator("button")).hasCount(legal.size());
        Locator card = table.page().locator(".card.battle");
        assertThat(card.locator(".force .chip-button")).not().hasCount(0);
        assertThat(card.locator(".sum-line")).isVisible();
        for (String action : legal) {
            Value.Fields sums = table.ask("odds", Map.of("action", action, "outcomes", "none"));
            Locator button = weighed.locator("button:text-is('" + inShort(action) + "')");
            Locator cells = button.locator("xpath=ancestor::tr/td");
            assertThat(cells.first()).hasText(inPrint(text(sums, "column")));
            int faces =
                    cells.allInnerTexts().stream()
                            .skip(1)
                            .filter(cell -> cell.matches("[1-6]"))
                            .mapToInt(Integer::parseInt)
                            .sum();
            assertThat(faces).as(action).isEqualTo(6);
        }
    }

    /** A choice of support as its button names it: "none", "1+4". */
    private static String inShort(String action) {
        return action.split(" ", 2)[1];
    }

    private static String inPrint(String column) {
        return column.replace("..", "…").replace('-', '−');
    }

    /** Whatever the die has brought: the first that may be chosen, until the phases are over. */
    private static void toTheEndOfTheTurn(TableAtPage table) {
        for (int i = 0; i < MOST_ACTIONS; i++) {
            Value.Fields view = table.ask("view", Map.of());
            if (text(view, "side").equals("allies") && text(view, "step").equals("movement")) {
                return;
            }
            List<String> legal = table.legal();
            if (legal.isEmpty()) {
                table.awaitMore();
            } else {
                table.play(legal.contains("end") ? "end" : legal.getFirst());
            }
        }
        throw new AssertionError("the turn does not end: " + table.record());
    }
}

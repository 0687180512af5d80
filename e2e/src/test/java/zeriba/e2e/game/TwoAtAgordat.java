package zeriba.e2e.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.SelectOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import zeriba.e2e.Guest;
import zeriba.e2e.Hand;
import zeriba.e2e.Serving;
import zeriba.e2e.TableAtPage;
import zeriba.engine.text.Value;

/** Two people at Agordat: the Dervishes are on the move, and the Italians are asked. */
record TwoAtAgordat(Guest attacker, Guest defender, TableAtPage dervish, TableAtPage italian)
        implements AutoCloseable {

    /** Baggara horse, in 1907 at the beginning. */
    static final String HORSE = "D-BC3";

    private static final int MOST_PHASES = 12;

    static TwoAtAgordat at(Browser browser, Serving serving) {
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
        return new TwoAtAgordat(attacker, defender, dervish, italian);
    }

    private static void begin(TableAtPage one) {
        one.awaitTurn();
        one.play(one.legal().contains("historical") ? "historical" : "end");
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
        assertThat(dervish.verb()).hasAttribute("aria-disabled", "false");
        mouse.unit(HORSE);
        mouse.place(hex);
        assertThat(dervish.verb()).hasText("Go to " + hex);
        assertThat(dervish.page().locator(".way tbody tr").last()).containsText(hex);
        dervish.verb().click();
    }

    /** Fires with a unit in the window that is open. */
    void shoot(String unit) {
        Hand mouse = new Hand.Mouse(italian.page());
        assertThat(italian.refusal()).hasText("No more fire");
        italian.awaitTurn();
        if (!"true".equals(italian.unit(unit).getAttribute("aria-pressed"))) {
            mouse.unit(unit);
        }
        assertThat(italian.unit(unit)).hasAttribute("aria-pressed", "true");
        mouse.unit(HORSE);
        italian.page()
                .waitForCondition(
                        () -> answers().stream().anyMatch(a -> a.startsWith("fire " + unit)));
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

    /** Settles something in advance for one unit. */
    void orderFor(String unit, String title, String value) {
        italian.tab("Orders");
        italian.page().getByLabel("Orders for").selectOption(new SelectOption().setValue(unit));
        order(title, value);
    }

    /** What the Italians have answered since the Dervishes began, in the words of the record. */
    List<String> answers() {
        return dervish.record()
                .lines()
                .filter(line -> line.matches("defender (fire|pass).*"))
                .map(line -> line.replaceFirst("^defender ", ""))
                .toList();
    }

    /** Goes on to the next movement of the Dervishes; nobody does anything meanwhile. */
    void nextTurn() {
        Value turn = dervish.ask("view", Map.of()).at("turn");
        for (int i = 0; i < MOST_PHASES; i++) {
            for (TableAtPage one : List.of(dervish, italian)) {
                if (one.legal().contains("end")) {
                    one.play("end");
                }
            }
            Value.Fields now = dervish.ask("view", Map.of());
            if (!now.at("turn").equals(turn)
                    && dervish.legal().contains("move " + HORSE + " 1208")) {
                dervish.awaitTurn();
                return;
            }
        }
        throw new AssertionError("no next turn: " + dervish.record());
    }

    @Override
    public void close() {
        assertThat(attacker.troubles()).isEmpty();
        assertThat(defender.troubles()).isEmpty();
        attacker.close();
        defender.close();
    }
}

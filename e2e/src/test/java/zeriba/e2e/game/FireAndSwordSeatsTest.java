package zeriba.e2e.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import zeriba.e2e.Campaigns;
import zeriba.e2e.Guest;
import zeriba.e2e.Hand;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;
import zeriba.engine.text.Value;
import zeriba.server.connection.CannotListenException;

/** What several people find at one table of Fire and Sword in the Sudan, each in a browser. */
@Tag("extended")
@ExtendWith(Stage.class)
class FireAndSwordSeatsTest {

    private static final Map<String, Object> FREE = Map.of();

    /** So long a side has for all that it does; then the clock chooses. */
    private static final Duration TIME = Duration.ofHours(1);

    private static final Map<String, Object> TIMED =
            Map.of("kind", "live", "base", TIME.toSeconds(), "increment", 0, "end", "default");

    /** The North is the first commander's, the South the second's, the West the third's. */
    @Test
    void eachCommandsTheUnitsOfHisRegion(Browser browser, Serving serving) {
        try (Staff staff = new Staff(browser, serving, 3, Map.of("command", "regions"), FREE)) {
            assertThat(staff.awaitAsked()).contains("commander-1", "commander-2");
            staff.commander(1).awaitTurn();
            staff.commander(2).awaitTurn();
            assertThat(staff.commander(1).legal())
                    .anyMatch(a -> a.matches("(march|sortie) 8E.*"))
                    .noneMatch(a -> a.startsWith("steam BOR"));
            assertThat(staff.commander(2).legal())
                    .anyMatch(a -> a.startsWith("steam BOR"))
                    .doesNotContain("end");
            Locator boat = staff.commander(2).unit("BOR");
            new Hand.Mouse(staff.commander(2).page()).unit("BOR");
            assertThat(boat).hasAttribute("aria-pressed", "true");
            new Hand.Mouse(staff.commander(1).page()).unit("BOR");
            assertThat(staff.commander(1).page().locator("dl.sudan-chances")).hasCount(0);
            assertThat(staff.commander(1).verb()).hasText("End the movement");
            assertThat(staff.commander(2).verb()).not().hasText("End the movement");
        }
    }

    /** The form asks for it once there are regions to give and somebody else to hold them. */
    @Test
    void aRegionIsGivenToASeatBeforeTheGame(Browser browser, Serving serving) {
        try (Guest host = Guest.withScreen(browser, 390, 844)) {
            Page page = host.page();
            page.navigate(serving.url("/"));
            Campaigns.choose(page);
            page.locator("details summary").first().click();
            page.getByLabel(Pattern.compile("^Who commands what")).selectOption("regions");
            Locator commands = page.locator("fieldset.commands select");
            assertThat(commands).hasCount(0);
            Locator seats = page.getByLabel(Pattern.compile("^Commanders at the table"));
            seats.fill("2");
            seats.press("Tab");
            assertThat(commands).hasCount(4);
            assertThat(page.getByLabel("Southern Sudan")).hasValue("commander-2");
            assertThat(page.getByLabel("Northern Sudan")).hasValue("commander-1");
            page.getByLabel("Northern Sudan").selectOption("Commander 2");
            TableAtPage table = new TableAtPage(page);
            table.button("Open the table").click();
            page.waitForURL("**/table/*");
            Value.Fields position = (Value.Fields) table.ask("view", Map.of()).at("position");
            assertThat(position.at("commands"))
                    .isEqualTo(Value.NO_FIELDS.with("north", Value.of("commander-2")));
            assertThat(host.troubles()).isEmpty();
        }
    }

    /** Units are dealt to the commanders one by one, wherever they stand. */
    @Test
    void eachCommandsHisUnitsWhereverTheyStand(Browser browser, Serving serving) {
        try (Staff staff = new Staff(browser, serving, 2, Map.of("command", "units"), FREE)) {
            assertThat(staff.awaitAsked()).containsExactlyInAnyOrder("commander-1", "commander-2");
            var first = staff.commander(1).legal();
            var second = staff.commander(2).legal();
            assertThat(first).contains("end");
            assertThat(second)
                    .isNotEmpty()
                    .doesNotContain("end")
                    .doesNotContainAnyElementsOf(first);
        }
    }

    /** All move by one chair's word; the next turn it is another's. */
    @Test
    void theChairOfACommitteeRotates(Browser browser, Serving serving) {
        try (Staff staff = new Staff(browser, serving, 3, Map.of(), FREE)) {
            staff.commander(1).awaitTurn();
            assertThat(staff.commander(2).verb()).hasText("Waiting for Commander 1");
            assertThat(staff.commander(3).verb()).hasText("Waiting for Commander 1");
            staff.endTurn();
            assertThat(staff.awaitAsked()).containsExactly("commander-2");
            staff.commander(2).awaitTurn();
            assertThat(staff.commander(1).verb()).hasText("Waiting for Commander 2");
            assertThat(staff.commander(3).verb()).hasText("Waiting for Commander 2");
        }
    }

    /** The second seat strikes a result out, it is entered again, and now it is confirmed. */
    @Test
    void aSecondSeatRefusesAndConfirmsTheResultOfATable(Browser browser, Serving serving) {
        try (Staff staff = new Staff(browser, serving, 2, Map.of("battles", "tabletop"), FREE)) {
            staff.untilBattle();
            TableAtPage own = staff.commander(staff.someoneAsked());
            TableAtPage second = staff.commander(3 - staff.someoneAsked());
            own.awaitTurn();
            own.button("Fight it on our own table").click();
            Campaigns.enterHeld(own, 0);
            assertThat(own.verb()).hasText(Pattern.compile("^Waiting for Commander"));
            assertThat(second.page().locator(".sudan-decision")).containsText("Held by ourselves.");
            second.button("Enter it again").click();
            assertThat(second.verb()).hasText(Pattern.compile("^Waiting for Commander"));
            Campaigns.enterHeld(own, 0);
            second.button("Confirm the result").click();
            assertThat(second.page().locator(".sudan-decision")).hasCount(0);
            assertThat(staff.spectator().record())
                    .contains("fight tabletop", "correct\n", "field own", "confirm\n");
        }
    }

    /** One who has closed his browser fights quickly when time is over. */
    @Test
    void theClockChoosesForASeatThatIsAway(Browser browser, @TempDir Path data)
            throws CannotListenException {
        try (TimedServing site = new TimedServing(data);
                Staff staff = new Staff(browser, site, 2, Map.of("battles", "tabletop"), TIMED)) {
            staff.untilBattle();
            int away = staff.someoneAsked();
            TableAtPage other = staff.commander(3 - away);
            staff.commander(away).page().close();
            assertThat(other.verb()).hasText("Waiting for Commander " + away);
            site.pass(TIME);
            String chosen = "commander-" + away + " fight quick # hand=clock";
            other.page().waitForCondition(() -> other.record().contains(chosen));
            assertThat(other.record().lines().filter(line -> line.contains("hand=clock")))
                    .as("what the clock chose first")
                    .startsWith(chosen);
        }
    }
}

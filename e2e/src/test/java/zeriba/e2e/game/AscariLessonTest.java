package zeriba.e2e.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zeriba.e2e.CardsInView;
import zeriba.e2e.Device;
import zeriba.e2e.Guest;
import zeriba.e2e.Hand;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;

/** A new player is led through the first turn at First Agordat, by clicks alone. */
@Tag("extended")
@ExtendWith(Stage.class)
class AscariLessonTest {

    private static final String LAST = "That was a turn";
    private static final int MOST_CHOICES = 80;

    @ParameterizedTest
    @EnumSource
    void theFirstTurnOfFirstAgordatIsTaughtToItsEnd(
            Device device, Browser browser, Serving serving) {
        try (Guest guest = device.guest(browser)) {
            TableAtPage table = begun(guest, serving);
            Page page = guest.page();
            Hand hand = device.hand(page);
            table.awaitTurn();
            readOn(table, "First Agordat, 1890");
            told(page, "The set-up");
            table.verb().click();
            told(page, "Pick a company");
            hand.unit("I-3a");
            told(page, "Hex by hex");
            hand.place("0506");
            assertThat(table.verb()).hasText(Pattern.compile("^Go to"));
            table.verb().click();
            assertThat(page.locator("[data-place='0506']"))
                    .hasAttribute("aria-label", Pattern.compile("Captain Fara"));
            told(page, "Melee");
            fight(table, hand);
            stop(table);
            readOn(table, "What do they see?");
            told(page, "End the movement");
            table.verb().click();
            Taught taught = toTheLast(table, hand);
            assertThat(taught.titles()).contains("Fire", LAST);
            // By the dice of the melee it may be that nobody has a shot.
            assertThat(table.record().lines().filter(line -> line.contains("defender fire ")))
                    .hasSize(taught.shots());
            table.button("On my own from here").click();
            assertThat(page.locator(".lesson")).hasCount(0);
            assertThat(guest.troubles()).isEmpty();
        }
    }

    private static TableAtPage begun(Guest guest, Serving serving) {
        Page page = guest.page();
        page.navigate(serving.url("/"));
        TableAtPage table = new TableAtPage(page);
        table.learn("Ascari");
        page.waitForURL("**/table/*");
        table.verb().waitFor();
        return table;
    }

    /** Goes towards the enemy until dice have been thrown: in the melee, or for fire on the way. */
    private static void fight(TableAtPage table, Hand hand) {
        for (int i = 0; i < MOST_CHOICES && title(table).equals("Melee"); i++) {
            if (table.verb().innerText().startsWith("Go to")) {
                table.verb().click();
            } else {
                hand.place("0806");
            }
            table.awaitTurn();
        }
    }

    /** Sends the beaten where they may go; ends the move, if it is not over and may end here. */
    private static void stop(TableAtPage table) {
        table.awaitTurn();
        Optional<String> retreat = retreat(table);
        while (retreat.isPresent()) {
            table.play(retreat.get());
            table.awaitTurn();
            retreat = retreat(table);
        }
        if (table.legal().contains("stop")) {
            told(table.page(), "Stop");
            table.verb().click();
        }
    }

    /** Where the dice want somebody beaten to go first. */
    private static Optional<String> retreat(TableAtPage table) {
        return table.legal().stream().filter(action -> action.startsWith("retreat ")).findFirst();
    }

    /**
     * What was told after the movement, and what came of it.
     *
     * @param titles of the lessons, in order
     * @param shots how many were fired, in one's own fire phase and at whoever moved
     */
    private record Taught(Set<String> titles, int shots) {}

    /** Fires whenever it can and otherwise goes on. */
    private static Taught toTheLast(TableAtPage table, Hand hand) {
        Set<String> titles = new LinkedHashSet<>();
        int shots = 0;
        for (int i = 0; i < MOST_CHOICES && !titles.contains(LAST); i++) {
            table.awaitTurn();
            String title = title(table);
            titles.add(title);
            if (title.equals("Their turn")) {
                table.button("Next").click();
            } else if (!title.equals(LAST)) {
                shots += choose(table, hand);
            }
        }
        return new Taught(titles, shots);
    }

    /** Makes the choice that is due; how many shots that were. */
    private static int choose(TableAtPage table, Hand hand) {
        Page page = table.page();
        String heading = page.locator(".heading h1").innerText();
        if (heading.startsWith("Fire")) {
            List<String> able = firers(table);
            if (able.isEmpty()) {
                table.verb().click();
                return 0;
            }
            hand.unit(able.getFirst());
        }
        if (heading.startsWith("Fire") || heading.startsWith("Opportunity fire")) {
            shoot(page);
            return 1;
        }
        table.button("Hint").click();
        table.button("Do that").click();
        return 0;
    }

    private static void shoot(Page page) {
        Locator shot = page.locator(".fire-card .shot button").first();
        shot.waitFor();
        CardsInView.await(page);
        shot.click();
    }

    private static List<String> firers(TableAtPage table) {
        return table.legal().stream()
                .filter(action -> action.startsWith("fire "))
                .map(action -> action.split(" ")[1])
                .distinct()
                .toList();
    }

    private static String title(TableAtPage table) {
        List<String> titles = table.page().locator(".lesson h2").allInnerTexts();
        return titles.isEmpty() ? "" : titles.getFirst();
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

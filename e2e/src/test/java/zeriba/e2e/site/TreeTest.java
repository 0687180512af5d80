package zeriba.e2e.site;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.e2e.Guest;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;

/**
 * A whole game by what a screen reader has: things are found by role and name alone, and pressed as
 * it presses them.
 */
@Tag("extended")
@ExtendWith(Stage.class)
class TreeTest {

    private static final Pattern VERB =
            Pattern.compile(
                    "^(End movement|End all the same|Choose an attack|Attack .* at .*|Attack"
                            + " .*|Choose the losses|Accept the loss|Advance into .*|Choose who"
                            + " advances|Waiting for .*)$");
    private static final Pattern DUE = Pattern.compile("Must still be attacked: (.*?) in (\\d{4})");
    private static final String AGAIN = "End all the same";
    private static final int MOST_CHOICES = 200;

    @Test
    void aGameIsPlayedThroughTheAccessibilityTree(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            Page page = guest.page();
            page.navigate(serving.url("/"));
            press(page.getByRole(AriaRole.BUTTON, named("Set up a table: Kassala, 1541")));
            page.getByRole(AriaRole.COMBOBOX, named("Christian")).selectOption("recruit");
            press(page.getByRole(AriaRole.BUTTON, named("Open the table")));
            page.getByRole(AriaRole.GROUP, named("Map of Kassala, 1541")).waitFor();
            Listener listener = new Listener(page);
            for (int choices = 0; !listener.isOver(); choices++) {
                assertThat(choices).isLessThan(MOST_CHOICES);
                listener.act();
            }
            assertThat(listener.result()).containsPattern("wins|A draw");
            assertThat(guest.troubles()).isEmpty();
        }
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name);
    }

    /** What a screen reader does with a button. */
    private static void press(Locator button) {
        button.dispatchEvent("click");
    }

    /** Somebody who hears the page. */
    private record Listener(Page page) {

        private Locator map() {
            return page.getByRole(AriaRole.GROUP, named("Map of Kassala, 1541"));
        }

        private Locator verb() {
            return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(VERB))
                    .first();
        }

        boolean isOver() {
            page.waitForCondition(() -> home().count() > 0 || isAsked());
            return home().count() > 0;
        }

        private boolean isAsked() {
            return says(verb -> !verb.startsWith("Waiting"))
                    && "false".equals(panel().getAttribute("aria-busy"));
        }

        /** Of what is there now: the game may end, and the verb go, at any moment. */
        private boolean says(Predicate<String> wanted) {
            return verb().allInnerTexts().stream().anyMatch(wanted);
        }

        private Locator panel() {
            return page.getByRole(AriaRole.COMPLEMENTARY);
        }

        private Locator log() {
            return page.getByRole(AriaRole.LOG);
        }

        private Locator home() {
            return page.getByRole(AriaRole.LINK, named("To the start page"));
        }

        String result() {
            Page.GetByRoleOptions title =
                    new Page.GetByRoleOptions().setName(Pattern.compile("wins$|^A draw$"));
            return page.getByRole(AriaRole.HEADING, title).innerText();
        }

        void act() {
            String before = entry();
            switch (verb().innerText()) {
                case "End movement" -> move();
                case "Choose an attack" -> attack();
                case "Choose the losses" -> {
                    page.getByRole(AriaRole.RADIO).first().check();
                    press(verb());
                }
                case "Choose who advances" ->
                        press(page.getByRole(AriaRole.BUTTON, named("Do not advance")));
                default -> press(verb());
            }
            page.waitForCondition(() -> home().count() > 0 || !entry().equals(before));
        }

        /** The button of the latest entry of the log, by its name. */
        private String entry() {
            Locator latest =
                    page.getByRole(AriaRole.LISTITEM)
                            .getByRole(
                                    AriaRole.BUTTON,
                                    new Locator.GetByRoleOptions()
                                            .setName(Pattern.compile("^Show the table after")));
            return latest.count() == 0
                    ? ""
                    : String.valueOf(latest.first().getAttribute("aria-label"));
        }

        /**
         * Moves the Turkish infantry where it is told that it may go; if nowhere, ends the phase.
         */
        private void move() {
            Locator infantry =
                    map().getByRole(
                                    AriaRole.BUTTON,
                                    new Locator.GetByRoleOptions()
                                            .setName(
                                                    Pattern.compile(
                                                            "^Turkish infantry, strength")));
            if (infantry.count() > 0) {
                press(infantry.first());
                PlaywrightAssertions.assertThat(infantry.first())
                        .hasAttribute("aria-pressed", "true");
                Locator goals =
                        map().getByRole(
                                        AriaRole.BUTTON,
                                        new Locator.GetByRoleOptions()
                                                .setName(Pattern.compile("^hex.*may go here")));
                if (log().innerText().contains("Turkish infantry: places it may go to")) {
                    press(goals.last());
                    return;
                }
            }
            end();
        }

        /** Ends the phase, also when the page asks whether nobody is to move. */
        private void end() {
            String before = entry();
            press(verb());
            page.waitForCondition(() -> !entry().equals(before) || says(AGAIN::equals));
            if (entry().equals(before)) {
                press(verb());
            }
        }

        /** Attacks whoever must be attacked, and hears the odds before. */
        private void attack() {
            page.waitForCondition(() -> DUE.matcher(panel().innerText()).find());
            Matcher due = DUE.matcher(panel().innerText());
            assertThat(due.find()).isTrue();
            Pattern enemy =
                    Pattern.compile("^hex " + due.group(2) + ",.*" + due.group(1) + ", strength");
            press(map().getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(enemy)));
            page.waitForCondition(() -> says(verb -> verb.matches("Attack .* at .*")));
            assertThat(log().innerText()).containsPattern("\\d against \\d");
            press(verb());
        }
    }
}

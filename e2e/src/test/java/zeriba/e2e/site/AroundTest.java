package zeriba.e2e.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.e2e.Barriers;
import zeriba.e2e.Guest;
import zeriba.e2e.Hand;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;

/** What stands around a game: rules, settings, chat, hint, languages, the curtain. */
@ExtendWith(Stage.class)
class AroundTest {

    @Test
    void theNumberOfARuleOpensTheRulesThere(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "me");
            Hand mouse = new Hand.Mouse(guest.page());
            mouse.unit("TI");
            mouse.place("0303");
            table.told(1).locator("a.rule").click();
            Locator drawer = guest.page().locator(".drawer");
            assertThat(drawer.locator(".asked .rule")).hasText("II.D.1");
            assertThat(Barriers.of(guest.page())).isEmpty();
            guest.page().keyboard().press("Escape");
            assertThat(drawer).hasCount(0);
            assertThat(table.told(1).locator("a.rule")).isFocused();
            guest.page().navigate(serving.url("/rules/kassala#II.D.10"));
            assertThat(guest.page().locator(".asked")).isInViewport();
            assertThat(Barriers.of(guest.page())).isEmpty();
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void theLanguageIsChangedAtTheTable(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "me");
            Hand mouse = new Hand.Mouse(guest.page());
            mouse.unit("TI");
            mouse.place("0303");
            table.assertAt("0303", "Turkish infantry");
            table.button("Settings").click();
            guest.page().getByLabel("Language").selectOption("it");
            assertThat(table.verb()).hasText("Chiudi il movimento");
            assertThat(guest.page().locator("html")).hasAttribute("lang", "it");
            assertThat(table.told(1)).containsText("Fanteria turca si muove da 0301 a 0303.");
            table.button("Chiudi").click();
            mouse.unit("MC1");
            assertThat(table.objection()).containsText("I cannoni non lasciano mai");
            assertThat(Barriers.of(guest.page())).isEmpty();
            guest.page().navigate(serving.url("/"));
            new TableAtPage(guest.page()).inBox("Prepara un tavolo", "Cassala").click();
            assertThat(guest.page().getByLabel("Schieramento libero")).isVisible();
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Test
    void aBrowserThatWantsItalianGetsIt(Browser browser, Serving serving) throws Exception {
        var italian = new Browser.NewContextOptions().setViewportSize(1440, 900).setLocale("it-IT");
        try (Guest guest = new Guest(browser, italian)) {
            guest.page().navigate(serving.url("/"));
            assertThat(guest.page().getByText("Prepara un tavolo").first()).isVisible();
            assertThat(guest.page().locator(".file-button")).hasText("Scegli un file");
        }
    }

    @Tag("extended")
    @Test
    void coloursAndMotionAreAsSetNotAsTheSystemHasThem(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            guest.open(serving, "me", "me");
            assertThat(paper(guest)).hasCSS("background-color", "rgb(244, 236, 216)");
            new TableAtPage(guest.page()).button("Settings").click();
            guest.page().getByLabel("Colours").selectOption("dark");
            assertThat(paper(guest)).hasCSS("background-color", "rgb(29, 26, 22)");
            guest.page().reload();
            new TableAtPage(guest.page()).verb().waitFor();
            assertThat(paper(guest)).hasCSS("background-color", "rgb(29, 26, 22)");
            assertThat(Barriers.of(guest.page())).isEmpty();
        }
    }

    private static Locator paper(Guest guest) {
        return guest.page().locator("body");
    }

    @Test
    void friendsTalkAtTheTable(Browser browser, Serving serving) throws Exception {
        try (Guest host = Guest.withScreen(browser, 1440, 900);
                Guest friend = Guest.withPhone(browser)) {
            TableAtPage hosted = host.open(serving, "me", "friend");
            TableAtPage joined =
                    friend.visit(
                            host.page()
                                    .getByLabel(
                                            "Link for Christian",
                                            new Page.GetByLabelOptions().setExact(true))
                                    .inputValue());
            joined.tab("Chat");
            friend.page().getByPlaceholder("Say something").fill("Good luck <b>Anna</b>");
            friend.page().keyboard().press("Enter");
            assertThat(host.page().locator("[role=log]"))
                    .containsText("Christian says: Good luck <b>Anna</b>");
            hosted.tab("Chat");
            assertThat(host.page().locator(".remark")).containsText("Good luck <b>Anna</b>");
            assertThat(Barriers.of(host.page())).isEmpty();
            assertThat(host.troubles()).isEmpty();
        }
    }

    @Test
    void theComputerHintsAndTheHintIsDone(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "me");
            table.button("Hint").click();
            assertThat(guest.page().locator(".card.hint")).containsText("The computer would");
            assertThat(Barriers.of(guest.page())).isEmpty();
            table.button("Do that").click();
            assertThat(table.told(1)).hasCount(1);
            assertThat(guest.page().locator(".card.hint")).hasCount(0);
        }
    }

    @Tag("extended")
    @Test
    void theCurtainHidesTheTableBetweenTwoAtOneScreen(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "me");
            table.button("Settings").click();
            guest.page().getByLabel("Curtain for two at one screen").selectOption("always");
            table.button("Close").click();
            Hand mouse = new Hand.Mouse(guest.page());
            mouse.unit("N1");
            mouse.place("0101");
            table.assertAt("0101", "Nubian infantry 1");
            table.verb().click();
            Locator curtain = guest.page().locator(".curtain");
            assertThat(curtain).containsText("The Christian side is next");
            assertThat(table.button("I am ready")).isFocused();
            assertThat(Barriers.of(guest.page())).isEmpty();
            guest.page().keyboard().press("Enter");
            assertThat(curtain).hasCount(0);
            assertThat(guest.page().locator("h1")).containsText("Christian");
        }
    }

    @Tag("extended")
    @Test
    void theBoardIsReadAndPlayedAsAListByRow(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "me");
            table.tab("Board");
            Locator list = guest.page().locator(".board-list");
            assertThat(list.getByText("0304, Udaka")).isVisible();
            list.getByText(Pattern.compile("^Turkish infantry")).click();
            list.getByText("0303, may go here").click();
            table.assertAt("0303", "Turkish infantry");
            assertThat(Barriers.of(guest.page())).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void anybodyJoinsAnOpenTableAndAsksForARematch(Browser browser, Serving serving)
            throws Exception {
        try (Guest host = Guest.withScreen(browser, 1440, 900);
                Guest comer = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage hosted = host.open(serving, "me", "anybody");
            comer.page().navigate(serving.url("/"));
            comer.page().getByText("Join as Christian").first().click();
            comer.page().waitForURL("**/table/*");
            TableAtPage joined = new TableAtPage(comer.page());
            assertThat(joined.verb()).hasText("Waiting for Moslem");
            joined.resign();
            assertThat(joined.result()).containsText("The loser has given up");
            assertThat(Barriers.of(comer.page())).isEmpty();
            joined.button("Rematch, sides changed").click();
            comer.page().waitForURL(url -> !url.contains(hosted.id()));
            assertThat(joined.verb()).hasText("End movement");
            host.page().getByText("To the rematch").click();
            host.page().waitForURL(url -> url.endsWith(joined.id()));
            assertThat(hosted.verb()).hasText("Waiting for Moslem");
            assertThat(host.troubles()).isEmpty();
        }
    }
}

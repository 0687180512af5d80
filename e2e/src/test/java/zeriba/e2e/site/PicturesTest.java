package zeriba.e2e.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zeriba.app.games.Games;
import zeriba.e2e.CardsInView;
import zeriba.e2e.Device;
import zeriba.e2e.Guest;
import zeriba.e2e.Hand;
import zeriba.e2e.Pictures;
import zeriba.e2e.PlayerAtPage;
import zeriba.e2e.Posed;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;
import zeriba.kassala.KassalaGame;

/**
 * Takes a picture of each thing that a game of Kassala shows, at three sizes of the screen, and
 * checks that it fits there.
 */
@Tag("extended")
@ExtendWith(Stage.class)
class PicturesTest {

    private static final String LIGHT_PAPER = "rgb(244, 236, 216)";
    private static final String DARK_PAPER = "rgb(29, 26, 22)";

    /** A few units, of which only some come to blows. */
    private static final String FEW =
            """
            "N1":{"at":"0203"},"TI":{"at":"0303"},"ES":{"at":"0404"},"TC":{"at":"0502"},"M1":{"at":"0603"},\
            "P1":{"at":"0304"},"CC1":{"at":"0506"},"E2":{"at":"0807"},"GE1":{"at":"0805"}\
            """;

    /** The last turn: Udaka is taken, Kassala held. */
    private static final String LAST =
            """
            "N1":{"at":"0203"},"ES":{"at":"0304"},"TI":{"at":"0301"},"TC":{"at":"0502"},\
            "A1":{"at":"0602"},"M1":{"at":"0601"},"MC1":{"at":"0302"},"P2":{"at":"0407"},\
            "CC2":{"at":"0706"},"E1":{"at":"0607"},"E2":{"at":"0806"},"GE1":{"at":"0805"},\
            "GE2":{"at":"0804"}\
            """;

    @ParameterizedTest
    @EnumSource
    void everythingFitsTheScreens(Device device, Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = device.guest(browser)) {
            Page page = guest.page();
            page.navigate(serving.url("/"));
            assertThat(page.locator(".game-card .picture-map")).hasCount(Games.all().size());
            for (Device.Screen screen : device.screens()) {
                screen.show(page);
                assertThat(page.locator("body")).hasCSS("background-color", paper(screen.scheme()));
            }
            take(guest, device, "start");
            reach(guest, device, serving);
            fear(guest, device, serving);
            attack(guest, device, serving);
            lately(guest, device, serving);
            result(guest, device, serving);
            assertThat(guest.troubles()).isEmpty();
        }
    }

    private static String paper(ColorScheme scheme) {
        return scheme == ColorScheme.DARK ? DARK_PAPER : LIGHT_PAPER;
    }

    /** The whole position looked over, and why not asked in passing. */
    private static void fear(Guest guest, Device device, Serving serving) throws Exception {
        TableAtPage table =
                at(guest, serving, "{\"step\":\"movement\",\"side\":\"moslem\"}," + Posed.COMBAT);
        table.button("Attacks to fear next turn").click();
        assertThat(guest.page().locator(".threats .threat .odds").first()).isVisible();
        CardsInView.await(guest.page());
        take(guest, device, "fear");
        table.button("Stop looking").click();
        press(guest, "TI");
        assertThat(table.unit("TI")).hasAttribute("aria-pressed", "true");
        guest.page().mouse().move(1, 1);
        table.place("0704").focus();
        assertThat(table.place("0704")).hasAttribute("tabindex", "0");
        guest.page().keyboard().press("w");
        assertThat(guest.page().locator(".note")).isVisible();
        take(guest, device, "note");
    }

    /** What the other side did stays drawn: ways, fights, dice. */
    private static void lately(Guest guest, Device device, Serving serving) throws Exception {
        TableAtPage table =
                Posed.table(
                        guest,
                        serving,
                        2,
                        "{\"step\":\"movement\",\"side\":\"moslem\"}," + Posed.COMBAT,
                        FEW);
        for (String action :
                List.of(
                        "move TC 0604",
                        "move M1 0801",
                        "move N1 0204",
                        "end",
                        "attack TI+N1+ES P1")) {
            table.ask("play", Map.of("action", action));
        }
        table.ask("play", Map.of("dice", List.of(2)));
        guest.page().reload();
        assertThat(guest.page().locator(".trail")).not().hasCount(0);
        take(guest, device, "lately");
    }

    private static void reach(Guest guest, Device device, Serving serving) throws Exception {
        TableAtPage table =
                at(guest, serving, "{\"step\":\"movement\",\"side\":\"moslem\"}," + Posed.COMBAT);
        take(guest, device, "table");
        press(guest, "M1");
        assertThat(table.unit("M1")).hasAttribute("aria-pressed", "true");
        assertThat(guest.page().locator(".dot-may text").first()).hasText(Pattern.compile("\\d"));
        take(guest, device, "reach");
        press(guest, "MC1");
        assertThat(table.objection()).isVisible();
        take(guest, device, "why-not");
    }

    private static void attack(Guest guest, Device device, Serving serving) throws Exception {
        TableAtPage table = at(guest, serving, Posed.COMBAT);
        var player =
                new PlayerAtPage<>(
                        table, new Hand.Mouse(guest.page()), new KassalaGame(), "recruit");
        player.layOut(List.of("TI", "ES", "N1"), List.of("P1"));
        assertThat(table.verb()).hasText(Pattern.compile("^Attack .+ at \\d–\\d$"));
        take(guest, device, "attack");
        table.verb().click();
        losses(guest, device, table);
    }

    /** At 2-1 a three is an exchange, and then the hex may be entered. */
    private static void losses(Guest guest, Device device, TableAtPage table) {
        guest.page().locator(".throw-faces button").first().waitFor();
        take(guest, device, "throw");
        table.button("3").click();
        guest.page().locator(".gift input").first().check();
        take(guest, device, "losses");
        table.verb().click();
        assertThat(table.refusal()).hasText("Do not advance");
        take(guest, device, "advance");
    }

    private static void result(Guest guest, Device device, Serving serving) throws Exception {
        TableAtPage table =
                Posed.table(
                        guest,
                        serving,
                        10,
                        "{\"step\":\"movement\",\"side\":\"christian\"},"
                                + Posed.THEIRS.substring(Posed.THEIRS.indexOf("},") + 2),
                        LAST);
        table.endMovement(new Hand.Mouse(guest.page()));
        table.result().waitFor();
        take(guest, device, "result");
    }

    private static TableAtPage at(Guest guest, Serving serving, String agenda) throws Exception {
        return Posed.table(guest, serving, 2, agenda, Posed.UNITS);
    }

    private static void press(Guest guest, String unit) {
        new Hand.Mouse(guest.page()).unit(unit);
    }

    private static void take(Guest guest, Device device, String name) {
        Page page = guest.page();
        Pictures.take(page, device, name);
        assertThat(page.locator("button.primary, a.primary").first()).isVisible();
    }
}

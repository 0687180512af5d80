package zeriba.e2e.table;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.e2e.Guest;
import zeriba.e2e.Hand;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;

/** Looking back, and going on from there. */
@ExtendWith(Stage.class)
class PastTest {

    /** The page has ink, and no black. */
    private static final int BLACK = 0xff000000;

    @Test
    void theLineOfTimeLeadsToAnyEntryAndBack(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = afterTwoMoves(guest, serving);
            table.past(1).click();
            table.assertAt("0203", "Nubian infantry 3");
            table.assertAt("0101", "Nubian infantry 1");
            assertThat(table.verb()).hasText("Back to now");
            assertThat(guest.page().locator("#expect"))
                    .containsText("entry %d of %d".formatted(table.entry(1), table.entry(2)));
            table.button("One entry back").click();
            table.assertAt("0202", "Nubian infantry 1");
            table.button("Play").click();
            table.assertAt("0204", "Nubian infantry 3");
            table.verb().click();
            assertThat(table.verb()).hasText("End movement");
            assertThat(guest.page().locator(".timeline")).hasCount(0);
            assertThat(guest.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void aLineIsTriedInPrivateAndOneClickLeadsBack(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900);
                Guest watcher = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = afterTwoMoves(guest, serving);
            String record = table.record();
            TableAtPage watched = watcher.visit(serving.url("/table/" + table.id()));
            watched.tab("Seats");
            watched.button("Try a line").click();
            watcher.page().waitForURL(url -> !url.contains(table.id()));
            assertThat(watched.verb()).hasText("End movement");
            new Hand.Mouse(watcher.page()).unit("TI");
            new Hand.Mouse(watcher.page()).place("0303");
            watched.assertAt("0303", "Turkish infantry");
            assertThat(table.record()).isEqualTo(record);
            watcher.page().getByText("Back to that table").click();
            watcher.page().waitForURL("**/table/" + table.id() + "*");
            watched.assertAt("0301", "Turkish infantry");
            assertThat(watcher.troubles()).isEmpty();
        }
    }

    @Tag("extended")
    @Test
    void aGameIsPlayedOnFromAnEarlierEntryAgainstTheComputer(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = afterTwoMoves(guest, serving);
            String first = table.id();
            int entry = table.entry(1);
            table.past(1).click();
            assertThat(table.verb()).hasText("Back to now");
            guest.page().getByLabel("Play on against the computer").selectOption("recruit");
            table.button("as Moslem").click();
            guest.page().waitForURL(url -> !url.contains(first));
            assertThat(table.verb()).hasText("End movement");
            table.assertAt("0203", "Nubian infantry 3");
            table.tab("Seats");
            assertThat(guest.page().locator(".seat.side-christian dd").first())
                    .containsText("recruit");
            assertThat(table.record()).contains("from " + first + " " + entry + "\n");
        }
    }

    @Tag("extended")
    @Test
    void theLinkToAPositionShowsIt(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900);
                Guest other = Guest.withScreen(browser, 390, 844)) {
            TableAtPage table = afterTwoMoves(guest, serving);
            table.past(1).click();
            Locator field = guest.page().getByLabel("Link to this position").first();
            assertThat(field).hasValue(Pattern.compile("\\?at=" + table.entry(1) + "$"));
            String link = field.inputValue();
            TableAtPage shown = other.visit(link);
            shown.assertAt("0203", "Nubian infantry 3");
            assertThat(shown.verb()).hasText("Back to now");
        }
    }

    @Tag("extended")
    @Test
    void aPictureOfThePositionIsSaved(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "me");
            table.tab("Seats");
            Locator button = table.button("Picture of this position");
            Download picture = guest.page().waitForDownload(button::click);
            byte[] png = Files.readAllBytes(picture.path());
            assertThat(picture.suggestedFilename()).matches("kassala-\\d+\\.png");
            assertThat(new String(png, 1, 3, java.nio.charset.StandardCharsets.US_ASCII))
                    .isEqualTo("PNG");
            assertThat(png.length).isGreaterThan(100_000);
            assertIsWhole(ImageIO.read(picture.path().toFile()));
            assertThat(guest.troubles()).isEmpty();
        }
    }

    /** The printed frame stands along all four edges, and no hex has lost its colour. */
    private static void assertIsWhole(BufferedImage map) {
        int[] middle = {map.getWidth() / 2, map.getHeight() / 2};
        int rim = map.getHeight() / 50;
        assertThat(IntStream.range(0, rim)).as("left").anyMatch(i -> isInk(map, i, middle[1]));
        assertThat(IntStream.range(0, rim)).as("top").anyMatch(i -> isInk(map, middle[0], i));
        assertThat(IntStream.rangeClosed(1, rim))
                .as("right")
                .anyMatch(i -> isInk(map, map.getWidth() - i, middle[1]));
        assertThat(IntStream.rangeClosed(1, rim))
                .as("bottom")
                .anyMatch(i -> isInk(map, middle[0], map.getHeight() - i));
        int[] all = map.getRGB(0, 0, map.getWidth(), map.getHeight(), null, 0, map.getWidth());
        assertThat(IntStream.of(all).filter(rgb -> rgb == BLACK).count())
                .as("points without a colour")
                .isLessThan(all.length / 500);
    }

    private static boolean isInk(BufferedImage map, int x, int y) {
        int rgb = map.getRGB(x, y);
        return (rgb >> 16 & 0xff) < 90 && (rgb >> 8 & 0xff) < 90 && (rgb & 0xff) < 90;
    }

    @Test
    void aSavedRecordIsLoadedAgain(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = afterTwoMoves(guest, serving);
            table.tab("Seats");
            Download record =
                    guest.page().waitForDownload(() -> table.button("Download the record").click());
            guest.page().navigate(serving.url("/"));
            guest.page()
                    .getByLabel("A record that was downloaded, to look at or to play on.")
                    .setInputFiles(record.path());
            guest.page().waitForURL("**/table/*");
            table.verb().waitFor();
            table.assertAt("0204", "Nubian infantry 3");
            assertThat(table.log()).hasCount(2);
        }
    }

    @Tag("extended")
    @Test
    void whatHappenedWhileOneWasAwayIsToldAndPlayedAgain(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900);
                Guest friend = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "friend");
            String link =
                    guest.page()
                            .getByLabel(
                                    "Link for Christian",
                                    new Page.GetByLabelOptions().setExact(true))
                            .inputValue();
            TableAtPage joined = friend.visit(link);
            String address = friend.page().url();
            assertThat(joined.verb()).hasText(Pattern.compile("^Waiting"));
            friend.page().navigate("about:blank");
            move(table, "N1", "0101");
            move(table, "N3", "0204");
            friend.page().navigate(address);
            Locator banner = friend.page().locator(".banner");
            assertThat(banner).containsText("2 entries since you looked.");
            joined.button("Play them").click();
            assertThat(friend.page().locator(".timeline")).isVisible();
            joined.assertAt("0204", "Nubian infantry 3");
            assertThat(friend.troubles()).isEmpty();
        }
    }

    private static TableAtPage afterTwoMoves(Guest guest, Serving serving) {
        TableAtPage table = guest.open(serving, "me", "me");
        move(table, "N1", "0101");
        move(table, "N3", "0204");
        return table;
    }

    private static void move(TableAtPage table, String unit, String hex) {
        Hand mouse = new Hand.Mouse(table.page());
        mouse.unit(unit);
        assertThat(table.unit(unit)).hasAttribute("aria-pressed", "true");
        mouse.place(hex);
        table.assertAt(hex, "strength");
        assertThat(table.verb()).hasText("End movement");
    }
}

package zeriba.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;

/**
 * Pictures of what is on the screen, taken only of what fits there. They go into the folder named
 * by the property {@code zeriba.pictures}, else into {@code target/pictures}.
 */
public final class Pictures {

    /** From this breadth on, what is seen is also searched for what shuts people out. */
    private static final int BROAD = 1440;

    private static final Path FOLDER =
            Path.of(System.getProperty("zeriba.pictures", "target/pictures"));

    private Pictures() {}

    /** Takes one on each screen of the device that {@code page} is open on. */
    public static void take(Page page, Device device, String thing) {
        for (Device.Screen screen : device.screens()) {
            screen.show(page);
            take(page, thing);
        }
    }

    /** Takes one of {@code page}; its name ends with the colours and breadth of the screen. */
    public static void take(Page page, String thing) {
        int width = page.viewportSize().width;
        Object dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches");
        String name = thing + (dark.equals(true) ? "-dark-" : "-") + width;
        page.mouse().move(1, 1);
        page.waitForFunction("() => !document.querySelector('.picture:not(:has(svg))')");
        page.screenshot(new Page.ScreenshotOptions().setPath(FOLDER.resolve(name + ".png")));
        assertThat(page.evaluate("document.documentElement.scrollWidth")).as(name).isEqualTo(width);
        assertThat(
                        page.evaluate(
                                "!document.querySelector('.table') || (scrollY === 0"
                                        + " && document.documentElement.scrollHeight === innerHeight)"))
                .as("%s: a table does not scroll as a whole", name)
                .isEqualTo(true);
        if (width >= BROAD) {
            assertThat(Barriers.of(page)).as(name).isEmpty();
        }
    }
}

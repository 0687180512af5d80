package zeriba.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import java.nio.charset.StandardCharsets;
import java.util.List;
import zeriba.server.json.BadJsonException;

/** Five seconds of a scripted hand that moves a map of 1440 by 900 about. */
public final class Sweep {

    private static final double FRAME_MILLIS = 16.7;
    public static final double MOST_SLOW = 0.05;

    /** Steps of the hand, sixty a second. */
    private static final int STEPS = 300;

    private Sweep() {}

    /** What the page's main thread did meanwhile. */
    public static Trace traced(Browser browser, Page page) throws BadJsonException {
        browser.startTracing(
                page, new Browser.StartTracingOptions().setCategories(Trace.CATEGORIES));
        over(page);
        return Trace.read(new String(browser.stopTracing(), StandardCharsets.UTF_8));
    }

    /** Asserts that nearly all of these frames, in milliseconds, are short. */
    public static void requireShort(List<Double> frames, Trace trace) {
        assertThat(frames).as("frames drawn").hasSizeGreaterThan(60);
        assertThat(slow(frames))
                .as("share of slow frames: %s", trace)
                .isLessThanOrEqualTo(MOST_SLOW);
    }

    /** The share of frames that are not short. */
    public static double slow(List<Double> frames) {
        long slow = frames.stream().filter(millis -> millis >= FRAME_MILLIS).count();
        return slow / (double) frames.size();
    }

    /**
     * Comes nearer, drags the map from edge to edge and back, goes away again: with all of the map
     * in view, from half way, and from as near as it goes.
     */
    private static void over(Page page) {
        Mouse mouse = page.mouse();
        mouse.move(640, 450);
        for (int i = 0; i < STEPS; i++) {
            int at = i % 100;
            int nearer = 4 + 8 * (i / 100);
            if (at < 20) {
                mouse.wheel(0, at < nearer ? -40 : 0);
            } else if (at == 20) {
                take(page);
            } else if (at < 80) {
                double turn = (at - 20) / 60.0 * 2 * Math.PI;
                mouse.move(600 - 350 * Math.cos(turn), 450 - 350 * Math.sin(2 * turn));
            } else if (at == 80) {
                mouse.up();
            } else {
                mouse.wheel(0, at - 80 <= nearer ? 40 : 0);
            }
            page.waitForTimeout(FRAME_MILLIS);
        }
    }

    /** Takes hold of the map itself: a counter under the pointer would be carried instead. */
    private static void take(Page page) {
        page.mouse().move(250, 450);
        for (int y = 450; page.locator(".counter:hover").count() > 0; y += 8) {
            page.mouse().move(250, y);
        }
        page.mouse().down();
    }
}

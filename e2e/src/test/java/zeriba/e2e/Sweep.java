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

    /**
     * Work of the main thread for a frame, in milliseconds.
     *
     * @param median of all frames
     * @param nearlyAll its 95th percentile
     * @param worst of all frames
     */
    public record Frames(double median, double nearlyAll, double worst) {

        /** The most that keeps a map smooth under the hand. */
        public static final Frames MOST = new Frames(8, 16, 50);

        /** Those of at least a second of frames. */
        public static Frames of(List<Double> millis) {
            assertThat(millis).as("frames drawn").hasSizeGreaterThan(60);
            List<Double> sorted = millis.stream().sorted().toList();
            int last = sorted.size() - 1;
            return new Frames(
                    sorted.get(last / 2), sorted.get((int) (last * 0.95)), sorted.get(last));
        }

        /** How much of what is allowed the worst of the three takes: over 1 is too much. */
        public double share() {
            double most = Math.max(median / MOST.median, nearlyAll / MOST.nearlyAll);
            return Math.max(most, worst / MOST.worst);
        }
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

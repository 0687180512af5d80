package zeriba.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * What moving the map about costs the page's main thread, in processor time as the browser traces
 * it.
 */
@ExtendWith(Stage.class)
class PanAndZoomTest {

    private static final double FRAME_MILLIS = 16.7;
    private static final double LONG_TASK_MILLIS = 50;
    private static final double MOST_SLOW = 0.05;

    /** Steps of the scripted hand, sixty a second for five seconds. */
    private static final int STEPS = 300;

    @Test
    void fiveSecondsOfPanAndZoomKeepFramesShort(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "me");
            table.unit("TI").waitFor();
            Page page = guest.page();
            browser.startTracing(
                    page, new Browser.StartTracingOptions().setCategories(Trace.CATEGORIES));
            sweep(page);
            Trace trace = Trace.read(new String(browser.stopTracing(), StandardCharsets.UTF_8));

            List<Double> frames = trace.perFrame();
            assertThat(frames).as("frames drawn").hasSizeGreaterThan(60);
            long slow = frames.stream().filter(millis -> millis >= FRAME_MILLIS).count();
            assertThat(slow / (double) frames.size())
                    .as("share of slow frames: %s", trace)
                    .isLessThanOrEqualTo(MOST_SLOW);
            assertThat(trace.longest()).as("longest task: %s", trace).isLessThan(LONG_TASK_MILLIS);
        }
    }

    /** Comes nearer, drags the map round, goes back, over and over. */
    private static void sweep(Page page) {
        Mouse mouse = page.mouse();
        mouse.move(640, 450);
        for (int i = 0; i < STEPS; i++) {
            int at = i % 100;
            if (at < 20) {
                mouse.wheel(0, -40);
            } else if (at == 20) {
                mouse.move(150, 300);
                mouse.down();
            } else if (at < 80) {
                double turn = (at - 20) / 60.0 * 2 * Math.PI;
                mouse.move(300 - 150 * Math.cos(turn), 400 - 200 * Math.sin(turn));
            } else if (at == 80) {
                mouse.up();
            } else {
                mouse.wheel(0, 40);
            }
            page.waitForTimeout(FRAME_MILLIS);
        }
    }
}

package zeriba.e2e.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.e2e.Guest;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.Sweep;
import zeriba.e2e.Sweep.Frames;
import zeriba.e2e.TableAtPage;
import zeriba.e2e.Trace;

/**
 * What moving the map about costs the page's main thread, in processor time as the browser traces
 * it.
 */
@Tag("extended")
@ExtendWith(Stage.class)
class PanAndZoomTest {

    private static final double LONG_TASK_MILLIS = 50;

    @Test
    void fiveSecondsOfPanAndZoomKeepFramesShort(Browser browser, Serving serving) throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.open(serving, "me", "me");
            table.unit("TI").waitFor();
            Trace trace =
                    Trace.least(
                            LONG_TASK_MILLIS,
                            Trace::longest,
                            () -> Sweep.traced(browser, guest.page()));
            Frames frames = Frames.of(trace.tasksPerFrame());
            assertThat(frames.share()).as("%s of %s", frames, trace).isLessThan(1);
            assertThat(trace.longest()).as("longest task: %s", trace).isLessThan(LONG_TASK_MILLIS);
        }
    }
}

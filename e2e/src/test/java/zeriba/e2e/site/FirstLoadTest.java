package zeriba.e2e.site;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Response;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.e2e.Guest;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;

/** What a browser fetches that opens a table for the first time. */
@ExtendWith(Stage.class)
class FirstLoadTest {

    /** Bytes of script, style and data on the wire, and of fonts. */
    private static final long MOST = 150_000;

    private static final long MOST_OF_FONTS = 80 * 1024;

    /** Not only that none is on its way: before the first is asked for that holds as well. */
    private static final String FONTS_ARE_THERE =
            "() => document.fonts.status === 'loaded'"
                    + " && [...document.fonts].some(font => font.status === 'loaded')";

    @Test
    void aTableComesInFewBytes(Browser browser, Serving serving) throws Exception {
        String address;
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            address = guest.open(serving, "me", "me").page().url();
        }
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            List<Response> fetched = new CopyOnWriteArrayList<>();
            guest.page().onResponse(fetched::add);
            TableAtPage table = guest.visit(address);
            table.unit("TI").waitFor();
            guest.page().waitForLoadState();
            guest.page().waitForFunction(FONTS_ARE_THERE);

            assertThat(bytes(fetched, true))
                    .as("fonts")
                    .isPositive()
                    .isLessThanOrEqualTo(MOST_OF_FONTS);
            assertThat(bytes(fetched, false)).as("the rest").isPositive().isLessThan(MOST);
        }
    }

    private static long bytes(List<Response> fetched, boolean fonts) {
        return fetched.stream()
                .filter(response -> response.url().endsWith(".woff2") == fonts)
                .mapToLong(response -> response.request().sizes().responseBodySize)
                .sum();
    }
}

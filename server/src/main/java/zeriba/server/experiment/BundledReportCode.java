package zeriba.server.experiment;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import zeriba.arena.report.ReportCode;
import zeriba.server.json.Json;

/** The code that draws reports, as it is bundled with the page. */
public final class BundledReportCode {

    private static final String SCRIPT = "web/assets/report.js";
    private static final String STYLE = "web/assets/report.css";

    private BundledReportCode() {}

    /** Read from the class path, where the page lies; where it does not, the build is broken. */
    public static ReportCode read() {
        return new ReportCode(text(SCRIPT), text(STYLE), Json::write);
    }

    private static String text(String name) {
        try (InputStream in = BundledReportCode.class.getClassLoader().getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(
                        name + " is not on the class path: the page is not built");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

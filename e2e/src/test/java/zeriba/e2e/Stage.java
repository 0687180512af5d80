package zeriba.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * One browser, the one named by the property {@code zeriba.browser}, and one server on a fresh
 * folder, for all tests of a run.
 */
public final class Stage implements ParameterResolver {

    /** How long the slowest machine may take for anything, in milliseconds. */
    static final double PATIENCE = 60_000;

    private static final List<String> FLAGS =
            List.of(
                    "--no-sandbox",
                    "--disable-gpu",
                    "--disable-quic",
                    "--no-first-run",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-sync");

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return List.of(Browser.class, Serving.class).contains(parameter.getParameter().getType());
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        Props props = Shared.PROPS;
        return parameter.getParameter().getType().equals(Browser.class)
                ? props.browser()
                : props.serving();
    }

    /**
     * Put up by whoever asks first, and taken down with the process: where classes are handed to a
     * process one by one, each is a run of its own to JUnit, whose stores end with it.
     */
    private static final class Shared {

        static final Props PROPS = Props.put();

        private Shared() {}
    }

    private record Props(Playwright playwright, Browser browser, Path data, Serving serving) {

        static Props put() {
            PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
            try {
                Path data = Files.createTempDirectory("zeriba-e2e");
                Serving serving = new Serving(data, 0);
                Playwright playwright = Playwright.create();
                Path path = Path.of(System.getProperty("zeriba.browser"));
                BrowserType.LaunchOptions options =
                        new BrowserType.LaunchOptions().setExecutablePath(path).setArgs(FLAGS);
                Browser browser = playwright.chromium().launch(options);
                Props props = new Props(playwright, browser, data, serving);
                Runtime.getRuntime().addShutdownHook(new Thread(props::close));
                return props;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private void close() {
            serving.close();
            browser.close();
            playwright.close();
            try (Stream<Path> all = Files.walk(data)) {
                all.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}

package zeriba.server.http;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** The static files of the client, from the class path. */
final class StaticFiles {

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]*");

    private static final Map<String, String> TYPES =
            Map.of(
                    "html", "text/html; charset=utf-8",
                    "js", "text/javascript; charset=utf-8",
                    "css", "text/css; charset=utf-8",
                    "map", "application/json",
                    "json", "application/json",
                    "svg", "image/svg+xml",
                    "png", "image/png",
                    "woff2", "font/woff2",
                    "py", "text/plain; charset=utf-8",
                    "txt", "text/plain; charset=utf-8");

    private final Map<String, CachedResponse> read = new ConcurrentHashMap<>();

    /** The one page that there is; its script does the rest. */
    void index(Context request) {
        serve(request, "web/index.html");
    }

    /** The worker that shows notices when no page is open; it must lie above all pages. */
    void worker(Context request) {
        serve(request, "web/assets/sw.js");
    }

    /** A file that the page needs. */
    void asset(Context request) {
        String name = request.pathParam("name");
        if (NAME.matcher(name).matches()) {
            serve(request, "web/assets/" + name);
        } else {
            missing(request);
        }
    }

    /** What a browser is shown at an address where nothing is: the page, which leads home. */
    void nowhere(Context request) {
        boolean isPage =
                !request.path().startsWith("/api/")
                        && String.valueOf(request.header("Accept")).contains("text/html");
        if (isPage) {
            page("web/index.html").ifPresent(index -> index.answer(request));
            if (request.status() != HttpStatus.NOT_MODIFIED) {
                request.status(HttpStatus.NOT_FOUND);
            }
        }
    }

    private void serve(Context request, String path) {
        page(path).ifPresentOrElse(page -> page.answer(request), () -> missing(request));
    }

    private static void missing(Context request) {
        request.status(HttpStatus.NOT_FOUND)
                .contentType("text/plain")
                .result("There is no such page.");
    }

    private Optional<CachedResponse> page(String path) {
        CachedResponse known = read.get(path);
        if (known != null) {
            return Optional.of(known);
        }
        try (InputStream in = ClassLoader.getSystemResourceAsStream(path)) {
            if (in == null) {
                return Optional.empty();
            }
            CachedResponse page = new CachedResponse(type(path), in.readAllBytes());
            read.put(path, page);
            return Optional.of(page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String type(String path) {
        String extension = path.substring(path.lastIndexOf('.') + 1);
        return TYPES.getOrDefault(extension, "application/octet-stream");
    }
}

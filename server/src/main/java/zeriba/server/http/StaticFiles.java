package zeriba.server.http;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import zeriba.server.database.Secrets;

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

    /** A file, one character for each of its bytes. */
    private record Page(String bytes, String tag) {}

    private final Map<String, Page> read = new ConcurrentHashMap<>();

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

    private void serve(Context request, String path) {
        Optional<Page> page = page(path);
        if (page.isEmpty()) {
            missing(request);
            return;
        }
        request.header("Cache-Control", "no-cache").header("ETag", page.get().tag());
        if (page.get().tag().equals(request.header("If-None-Match"))) {
            request.status(HttpStatus.NOT_MODIFIED);
            return;
        }
        String extension = path.substring(path.lastIndexOf('.') + 1);
        request.contentType(TYPES.getOrDefault(extension, "application/octet-stream"));
        request.result(page.get().bytes().getBytes(StandardCharsets.ISO_8859_1));
    }

    private static void missing(Context request) {
        request.status(HttpStatus.NOT_FOUND)
                .contentType("text/plain")
                .result("There is no such page.");
    }

    private Optional<Page> page(String path) {
        Page known = read.get(path);
        if (known != null) {
            return Optional.of(known);
        }
        try (InputStream in = ClassLoader.getSystemResourceAsStream(path)) {
            if (in == null) {
                return Optional.empty();
            }
            String bytes = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
            Page page = new Page(bytes, "\"" + Secrets.digest(bytes).substring(0, 16) + "\"");
            read.put(path, page);
            return Optional.of(page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

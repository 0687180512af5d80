package zeriba.server.http;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Objects;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import zeriba.server.database.Secrets;

/**
 * A response that is the same for everybody who asks: written once, compressed once, with a tag by
 * which whoever has it already is told so.
 */
final class CachedResponse {

    /** [design] Less than about a packet gains nothing by being compressed. */
    private static final int LEAST_COMPRESSED = 1_400;

    private static final int TAG_DIGITS = 16;
    private static final String GZIP = "gzip";

    private final String type;
    private final byte[] bytes;
    private final Optional<byte[]> compressed;
    private final String tag;

    /**
     * @param type its media type; text of all kinds is compressed
     */
    CachedResponse(String type, byte[] bytes) {
        this.type = type;
        this.bytes = bytes.clone();
        this.compressed =
                isText(type) && bytes.length >= LEAST_COMPRESSED
                        ? Optional.of(compressed(bytes))
                        : Optional.empty();
        String digest = Secrets.digest(HexFormat.of().formatHex(bytes));
        this.tag = '"' + digest.substring(0, TAG_DIGITS) + '"';
    }

    private static boolean isText(String type) {
        return type.startsWith("text/") || type.contains("json") || type.contains("svg");
    }

    private static byte[] compressed(byte[] bytes) {
        ByteArrayOutputStream all = new ByteArrayOutputStream(bytes.length / 2);
        try (GZIPOutputStream out = new GZIPOutputStream(all)) {
            out.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return all.toByteArray();
    }

    /** Answers with it; browsers keep it, and ask each time whether it is still the same. */
    void answer(Context request) {
        request.header("Cache-Control", "no-cache").header("ETag", tag);
        if (tag.equals(request.header("If-None-Match"))) {
            request.status(HttpStatus.NOT_MODIFIED);
            return;
        }
        request.contentType(type);
        if (compressed.isPresent()) {
            request.header("Vary", "Accept-Encoding");
        }
        if (compressed.isPresent() && takesGzip(request.header("Accept-Encoding"))) {
            request.header("Content-Encoding", GZIP);
            request.result(compressed.get());
        } else {
            request.result(bytes);
        }
    }

    /** Whether compressed answers are wanted; {@code gzip;q=0} says no. */
    private static boolean takesGzip(@Nullable String accepted) {
        return Arrays.stream(Objects.requireNonNullElse(accepted, "").split(",", -1))
                .map(one -> one.replace(" ", ""))
                .anyMatch(one ->
                        one.equals(GZIP)
                                || (one.startsWith(GZIP + ";q=")
                                        && !one.substring((GZIP + ";q=").length())
                                                .matches("0(\\.0*)?")));
    }
}

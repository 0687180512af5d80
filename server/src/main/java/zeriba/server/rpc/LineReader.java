package zeriba.server.rpc;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Lines of UTF-8 from a stream, none longer than a limit. */
final class LineReader {

    private final InputStream in;
    private final int longest;

    LineReader(InputStream in, int longest) {
        this.in = in;
        this.longest = longest;
    }

    /** What was read. */
    sealed interface Read {
        /** A line without its end. */
        record Line(String text) implements Read {}

        /** A line that is no UTF-8, or is too long, all of it read. */
        record Unfit(String reason) implements Read {}

        /** Nothing more will come. */
        record End() implements Read {}
    }

    Read next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        int read = in.read();
        if (read < 0) {
            return new Read.End();
        }
        long length = 0;
        while (read >= 0 && read != '\n') {
            length++;
            if (length <= longest) {
                line.write(read);
            }
            read = in.read();
        }
        return length > longest
                ? new Read.Unfit("a line of more than " + longest + " bytes")
                : decoded(line.toByteArray());
    }

    private static Read decoded(byte[] bytes) {
        try {
            return new Read.Line(
                    StandardCharsets.UTF_8
                            .newDecoder()
                            .decode(ByteBuffer.wrap(bytes))
                            .toString()
                            .strip());
        } catch (CharacterCodingException _) {
            return new Read.Unfit("a line that is not UTF-8");
        }
    }
}

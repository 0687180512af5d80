package zeriba.server.rpc;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import zeriba.server.json.Json;
import zeriba.server.refusal.Refusal;

/**
 * The engine protocol on two streams: one JSON object a line in, one a line out, nothing else.
 * Requests are answered in their order, but for those that may wait, which hold up nobody.
 */
public final class StdioEngine {

    private static final int LONGEST_LINE = 4 * Json.LONGEST_TEXT;

    private final Rpc rpc;
    private final OutputStream out;

    public StdioEngine(Rpc rpc, OutputStream out) {
        this.rpc = rpc;
        this.out = out;
    }

    /**
     * Answers until the input ends and everything is answered.
     *
     * @throws IOException when nobody reads the answers any more
     */
    public void serve(InputStream in) throws IOException {
        LineReader lines = new LineReader(new BufferedInputStream(in), LONGEST_LINE);
        try (ExecutorService waiting = Executors.newVirtualThreadPerTaskExecutor()) {
            for (LineReader.Read read = lines.next();
                    !(read instanceof LineReader.Read.End);
                    read = lines.next()) {
                serve(read, waiting);
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private void serve(LineReader.Read read, ExecutorService waiting) {
        switch (read) {
            case LineReader.Read.Line(String text) when text.isEmpty() -> {}
            case LineReader.Read.Line(String text) when Rpc.mayWait(text) ->
                    waiting.execute(() -> rpc.answer(text).ifPresent(this::write));
            case LineReader.Read.Line(String text) -> rpc.answer(text).ifPresent(this::write);
            case LineReader.Read.Unfit(String reason) ->
                    write(Rpc.failure(new Refusal(Refusal.Kind.NOT_JSON, reason)));
            case LineReader.Read.End() -> {}
        }
    }

    private synchronized void write(String line) {
        try {
            out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

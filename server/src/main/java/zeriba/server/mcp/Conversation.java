package zeriba.server.mcp;

import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * The two streams of a conversation by lines. The transport drops what is not answered when its
 * input ends, so the end is held back until every request has its line in the output.
 */
final class Conversation {

    private static final int LONGEST_HOLD_SECONDS = 30;

    private final Semaphore answers = new Semaphore(0);
    private final CountDownLatch ended = new CountDownLatch(1);
    private final InputStream in;
    private final OutputStream out;

    Conversation(InputStream in, OutputStream out) {
        this.in = new Asked(in);
        this.out = new Answered(out);
    }

    InputStream in() {
        return in;
    }

    OutputStream out() {
        return out;
    }

    /** Waits for the end of the input. */
    void awaitEnd() throws InterruptedException {
        ended.await();
    }

    /** The input: counts its requests and, at its end, waits for as many answers. */
    private final class Asked extends FilterInputStream {
        private final ByteArrayOutputStream line = new ByteArrayOutputStream();
        private int requests = 0;

        Asked(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            int read = super.read(bytes, from, length);
            if (read < 0 && line.size() > 0) {
                // the last line may lack its end, and would wait for it while the end is held back
                bytes[from] = '\n';
                read = 1;
            }
            if (read < 0) {
                end();
            }
            for (int i = 0; i < read; i++) {
                take(bytes[from + i]);
            }
            return read;
        }

        private void take(byte next) {
            if (next != '\n') {
                line.write(next);
                return;
            }
            String text = line.toString(StandardCharsets.UTF_8);
            line.reset();
            requests += text.contains("\"id\"") && text.contains("\"method\"") ? 1 : 0;
        }

        private void end() throws IOException {
            try {
                boolean _ = answers.tryAcquire(requests, LONGEST_HOLD_SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException("interrupted while answers were awaited", e);
            } finally {
                ended.countDown();
            }
        }
    }

    /** The output: every line of it is an answer. */
    private final class Answered extends FilterOutputStream {

        Answered(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int next) throws IOException {
            out.write(next);
            count((byte) next);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            out.write(bytes, from, length);
            for (int i = 0; i < length; i++) {
                count(bytes[from + i]);
            }
        }

        private void count(byte next) {
            if (next == '\n') {
                answers.release();
            }
        }
    }
}

package zeriba.app.attack;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;

/** Ever more connections that do next to nothing: each strike opens one and stirs some others. */
final class SlowLines implements Strike {

    /** How such a connection begins, and what is done to keep it alive. */
    enum Manner {
        /** The head of a request, byte by byte. */
        HEADS(0, "GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Long: "),
        /** Its body, byte by byte. */
        BODIES(
                0,
                String.join(
                        "\r\n",
                        "POST /api/view HTTP/1.1",
                        "Host: localhost",
                        "Content-Type: application/json",
                        "Content-Length: 99999",
                        "",
                        "")),
        /** Its answers, asked for many times and taken byte by byte. */
        READERS(1_024, "GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(40));

        private final int buffer;
        private final String begun;

        Manner(int buffer, String begun) {
            this.buffer = buffer;
            this.begun = begun;
        }

        private void stir(RawLine line) throws IOException {
            switch (this) {
                case HEADS, BODIES -> line.say("x");
                case READERS -> {
                    if (line.read() < 0) {
                        throw new IOException("cut");
                    }
                }
            }
        }
    }

    private static final int MOST = 4_000;
    private static final int STIRRED = 10;

    private final Ground ground;
    private final Manner manner;
    private final Deque<RawLine> lines = new ArrayDeque<>();

    SlowLines(Ground ground, Manner manner) {
        this.ground = ground;
        this.manner = manner;
    }

    @Override
    public String again() throws IOException {
        for (int i = 0; i < STIRRED && !lines.isEmpty(); i++) {
            stir(lines.remove());
        }
        if (lines.size() < MOST) {
            RawLine line = RawLine.open(ground, manner.buffer);
            line.say(manner.begun);
            lines.add(line);
        }
        return "open";
    }

    private void stir(RawLine line) throws IOException {
        try {
            manner.stir(line);
            lines.add(line);
        } catch (IOException cut) {
            line.close();
            throw cut;
        }
    }
}

package zeriba.app.attack;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Supplier;

/** One request after the other, over a connection that is opened anew where it was cut. */
final class Flood implements Strike {

    /** How one of them prepares for it: what it then asks again and again. */
    @FunctionalInterface
    interface Preparation {
        Supplier<Asked> prepare(Flood flood) throws IOException;
    }

    private static final int OK = 200;

    private final Ground ground;
    private final Preparation preparation;
    private Optional<RawLine> line = Optional.empty();
    private Optional<Supplier<Asked>> prepared = Optional.empty();

    Flood(Ground ground, Preparation preparation) {
        this.ground = ground;
        this.preparation = preparation;
    }

    @Override
    public String again() throws IOException {
        if (prepared.isEmpty()) {
            prepared = Optional.of(preparation.prepare(this));
        }
        RawLine.Answer answer = ask(prepared.orElseThrow().get());
        return Refused.of(answer.body()).orElse(String.valueOf(answer.status()));
    }

    RawLine.Answer ask(Asked asked) throws IOException {
        if (line.isEmpty()) {
            line = Optional.of(RawLine.open(ground));
        }
        RawLine open = line.orElseThrow();
        try {
            RawLine.Answer answer = open.ask(asked.text());
            if (answer.header("Connection").filter("close"::equals).isPresent()) {
                end(open);
            }
            return answer;
        } catch (IOException e) {
            end(open);
            throw e;
        }
    }

    private void end(RawLine open) throws IOException {
        line = Optional.empty();
        open.close();
    }

    /** What is answered, where it is not refused. */
    String require(Asked asked) throws IOException {
        RawLine.Answer answer = ask(asked);
        if (answer.status() != OK) {
            throw new IOException(answer.status() + ": " + answer.body());
        }
        return answer.body();
    }

    /** The table that an operation has made. */
    String table(String operation, String cookie, String body) throws IOException {
        String answer = require(Asked.of(operation, cookie, body));
        String name = "\"table\":\"";
        int from = answer.indexOf(name) + name.length();
        return answer.substring(from, answer.indexOf('"', from));
    }
}

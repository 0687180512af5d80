package zeriba.app.opponent;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import zeriba.ai.StopSignal;
import zeriba.app.opponent.EngineCallException.Fault;
import zeriba.engine.text.Value;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;

/** A running program that speaks the engine protocol; one question at a time. */
final class EngineProcess implements AutoCloseable {

    private static final long GLANCE_MILLIS = 100;
    private static final long END_SECONDS = 2;

    /** What stands among its lines where no more will come. */
    private static final String END = "";

    private final Process process;
    private final Writer questions;

    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();

    private long asked;

    private EngineProcess(Process process) {
        this.process = process;
        this.questions = process.outputWriter(StandardCharsets.UTF_8);
        Thread.ofVirtual().start(this::listen);
    }

    /** Starts it; what it says beside the protocol goes where our errors go. */
    static EngineProcess start(List<String> command) throws EngineCallException {
        try {
            return new EngineProcess(
                    new ProcessBuilder(command)
                            .redirectError(ProcessBuilder.Redirect.INHERIT)
                            .start());
        } catch (IOException e) {
            throw new EngineCallException(Fault.DIED, "cannot be started: " + e.getMessage());
        }
    }

    private void listen() {
        try (BufferedReader in = process.inputReader(StandardCharsets.UTF_8)) {
            for (@Nullable String line = in.readLine(); line != null; line = in.readLine()) {
                if (!line.isBlank()) {
                    answers.add(line);
                }
            }
        } catch (IOException _) {
            // it has ended, which whoever waits is told below
        }
        answers.add(END);
    }

    /** What it answers to one question; refused, where it refuses, is late or has ended. */
    Value.Fields ask(String method, Value.Fields parameters, Duration limit, StopSignal stop)
            throws EngineCallException {
        long id = ++asked;
        send(
                Value.NO_FIELDS
                        .with("jsonrpc", Value.of("2.0"))
                        .with("id", Value.of(id))
                        .with("method", Value.of(method))
                        .with("params", parameters));
        long until = System.nanoTime() + limit.toNanos();
        while (System.nanoTime() < until && !stop.isAsked()) {
            Optional<Value.Fields> answer = heard(id);
            if (answer.isPresent()) {
                return result(method, answer.get());
            }
        }
        throw new EngineCallException(Fault.TIME, "no answer to " + method + " in " + limit);
    }

    private void send(Value.Fields request) throws EngineCallException {
        try {
            questions.write(Json.write(request) + "\n");
            questions.flush();
        } catch (IOException e) {
            throw new EngineCallException(Fault.DIED, "hears no more: " + e.getMessage());
        }
    }

    /** The answer of this number, if it comes soon; others, as notifications, are passed over. */
    private Optional<Value.Fields> heard(long id) throws EngineCallException {
        @Nullable String line;
        try {
            line = answers.poll(GLANCE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new EngineCallException(Fault.TIME, "nobody waits any more");
        }
        if (line == null) {
            return Optional.empty();
        }
        if (line.equals(END)) {
            throw new EngineCallException(Fault.DIED, "has ended");
        }
        return read(line).filter(answer -> answer.at("id").equals(Value.of(id)));
    }

    private static Optional<Value.Fields> read(String line) throws EngineCallException {
        try {
            return Json.read(line) instanceof Value.Fields fields
                    ? Optional.of(fields)
                    : Optional.empty();
        } catch (BadJsonException e) {
            throw new EngineCallException(Fault.DIED, "says what is no JSON: " + e.getMessage());
        }
    }

    private static Value.Fields result(String method, Value.Fields answer)
            throws EngineCallException {
        if (answer.at("result") instanceof Value.Fields result) {
            return result;
        }
        throw new EngineCallException(
                Fault.ILLEGAL, "refuses " + method + ": " + Json.write(answer.at("error")));
    }

    /** Ends it: first by the end of its input, then without asking. */
    @Override
    public void close() {
        try {
            questions.close();
            if (!process.waitFor(END_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (IOException _) {
            process.destroyForcibly();
        } catch (InterruptedException _) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}

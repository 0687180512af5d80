package zeriba.app.load;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.text.Value;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;

/**
 * How many entries a program has that plays at random by the engine protocol, at many tables in one
 * request: a process of its own, asked through its standard input.
 */
public final class EngineBench {

    private static final double NANOS = 1e9;

    private final Plan plan;
    private final BufferedWriter to;
    private final BufferedReader from;
    private final SplitMix64 random;
    private long games;
    private long entriesOfEnded;

    /**
     * What is measured.
     *
     * @param warmUp how many seconds are played before
     */
    public record Plan(String game, int tables, double warmUp, double seconds, long seed) {}

    /**
     * What was measured.
     *
     * @param choices how many options were taken
     * @param entries those and the throws that they brought about
     * @param games how many games ended, before too
     */
    public record Outcome(long choices, long entries, long games, double seconds) {}

    private EngineBench(Plan plan, BufferedWriter to, BufferedReader from) {
        this.plan = plan;
        this.to = to;
        this.from = from;
        this.random = new SplitMix64(plan.seed());
    }

    /**
     * Starts the engine of this build and plays.
     *
     * @throws IOException where it does not answer
     */
    public static Outcome run(Plan plan) throws IOException {
        Process process =
                new ProcessBuilder(Build.running().command(List.of(), List.of("engine")))
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        try (BufferedWriter to = process.outputWriter();
                BufferedReader from = process.inputReader()) {
            return new EngineBench(plan, to, from).played();
        } finally {
            process.destroyForcibly();
        }
    }

    private Outcome played() throws IOException {
        Value.Fields begun =
                asked(
                        "batch-new",
                        Map.of(
                                "game", Value.of(plan.game()),
                                "tables", Value.of(plan.tables()),
                                "seed", Value.of(plan.seed()),
                                "end", Value.of("again")));
        Value.Fields step = (Value.Fields) begun.at("step");
        Value batch = begun.at("batch");
        long begin = System.nanoTime();
        while (System.nanoTime() - begin < plan.warmUp() * NANOS) {
            step = stepped(batch, step);
        }
        long entries = entries(step);
        long choices = 0;
        long measured = System.nanoTime();
        while (System.nanoTime() - measured < plan.seconds() * NANOS) {
            step = stepped(batch, step);
            choices += plan.tables();
        }
        double seconds = (System.nanoTime() - measured) / NANOS;
        return new Outcome(choices, entries(step) - entries, games, seconds);
    }

    /** Of all games, those that are over and those that go on. */
    private long entries(Value.Fields step) {
        return entriesOfEnded + items(step, "entry").stream().mapToLong(EngineBench::whole).sum();
    }

    private Value.Fields stepped(Value batch, Value.Fields step) throws IOException {
        List<Value> actions = new ArrayList<>();
        for (Value options : items(step, "options")) {
            actions.add(Value.of((long) random.below((int) whole(options))));
        }
        Value.Fields next =
                asked("batch-step", Map.of("batch", batch, "actions", Value.of(actions)));
        for (Value ended : items(next, "ended")) {
            games++;
            entriesOfEnded += whole(((Value.Fields) ended).at("entry"));
        }
        return next;
    }

    private static List<Value> items(Value.Fields fields, String name) {
        return fields.at(name) instanceof Value.Items(List<Value> items) ? items : List.of();
    }

    private static long whole(Value value) {
        return value instanceof Value.Whole(long number) ? number : 0;
    }

    private Value.Fields asked(String method, Map<String, Value> parameters) throws IOException {
        Value request =
                new Value.Fields(
                        Map.of(
                                "jsonrpc", Value.of("2.0"),
                                "id", Value.of(1),
                                "method", Value.of(method),
                                "params", new Value.Fields(parameters)));
        to.write(Json.write(request) + "\n");
        to.flush();
        String line = from.readLine();
        try {
            if (line != null
                    && Json.read(line) instanceof Value.Fields answer
                    && answer.at("result") instanceof Value.Fields result) {
                return result;
            }
        } catch (BadJsonException e) {
            throw new IOException("the engine answers " + line, e);
        }
        throw new IOException("the engine answers " + line);
    }
}

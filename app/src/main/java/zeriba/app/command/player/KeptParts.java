package zeriba.app.command.player;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.ai.analysis.Analyst;
import zeriba.ai.analysis.DecisionAnalysis;
import zeriba.ai.analysis.DecisionAnalysis.Weight;
import zeriba.ai.analysis.Estimate;
import zeriba.ai.analysis.GameAnalysis.Point;
import zeriba.ai.analysis.PartAnalysis;
import zeriba.ai.analysis.PartMemory;
import zeriba.ai.analysis.PlanAnalysis;
import zeriba.ai.analysis.ThrowAnalysis;
import zeriba.engine.Game;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.TurnAndStep;
import zeriba.engine.text.UnreadableException;
import zeriba.server.database.Secrets;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;
import zeriba.server.json.RecordJson;

/**
 * The parts of an analysis in a file: a line of JSON that says of what, then one for each part.
 * What was being written when the machine stopped is found again.
 */
final class KeptParts<A> implements PartMemory<A> {

    private final Path file;
    private final Game<?, A> game;
    private final Map<Integer, PartAnalysis<A>> known = new HashMap<>();

    private KeptParts(Path file, Game<?, A> game) {
        this.file = file;
        this.game = game;
    }

    /** What the parts are of: they are good for nothing else. */
    record Head(String record, int rules, String depth, long seed) {}

    record Part(
            int number,
            int turn,
            String step,
            List<Decision> decisions,
            List<Plan> plans,
            List<Thrown> dice,
            List<Curve> curve) {}

    record Decision(
            int entry,
            String by,
            String action,
            List<String> better,
            double loss,
            double error,
            Weight weight) {}

    record Plan(int from, int to, String by, List<String> better, double loss, double error) {}

    record Thrown(int entry, double luck, double error, double variance) {}

    record Curve(int entry, double chance) {}

    /** What {@code file} has of the analysis of a record; refused where it is of another. */
    static <A> KeptParts<A> open(Path file, Game<?, A> game, String text, Analyst analyst)
            throws UnreadableException {
        KeptParts<A> parts = new KeptParts<>(file, game);
        Head head =
                new Head(
                        Secrets.digest(text),
                        game.about().rulesVersion(),
                        analyst.depth().name(),
                        analyst.seed());
        try {
            if (Files.exists(file)) {
                parts.read(head, Files.readAllLines(file));
            } else {
                parts.append(head);
            }
        } catch (IOException e) {
            throw new UnreadableException("--keep", "cannot be read: " + e.getMessage());
        }
        return parts;
    }

    private void read(Head head, List<String> lines) throws UnreadableException {
        if (lines.isEmpty() || !head.equals(line(Head.class, lines.getFirst()))) {
            throw new UnreadableException(
                    "--keep", "holds the analysis of another record, depth or seed");
        }
        for (String text : lines.subList(1, lines.size())) {
            try {
                Part part = line(Part.class, text);
                known.put(part.number(), part(part));
            } catch (UnreadableException _) {
                // its writing was broken off: it is found again
            }
        }
    }

    private static <T> T line(Class<T> type, String text) throws UnreadableException {
        try {
            return RecordJson.read(type, Json.read(text));
        } catch (BadJsonException e) {
            throw new UnreadableException("--keep", "is no file of an analysis");
        }
    }

    private synchronized void append(Object line) throws IOException {
        Files.writeString(
                file,
                Json.write(RecordJson.write(line)) + "\n",
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
    }

    @Override
    public synchronized Optional<PartAnalysis<A>> recall(int number) {
        return Optional.ofNullable(known.get(number));
    }

    @Override
    public void keep(PartAnalysis<A> part) {
        try {
            append(part(part));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Part part(PartAnalysis<A> part) {
        return new Part(
                part.number(),
                part.at().turn(),
                part.at().step(),
                part.decisions().stream()
                        .map(d ->
                                new Decision(
                                        d.entry(),
                                        d.by().name(),
                                        game.notation().write(d.action()),
                                        texts(d.better()),
                                        d.loss().mean(),
                                        d.loss().error(),
                                        d.weight()))
                        .toList(),
                part.plans().stream()
                        .map(p ->
                                new Plan(
                                        p.from(),
                                        p.to(),
                                        p.by().name(),
                                        texts(p.better()),
                                        p.loss().mean(),
                                        p.loss().error()))
                        .toList(),
                part.dice().stream()
                        .map(t ->
                                new Thrown(
                                        t.entry(), t.luck().mean(), t.luck().error(), t.variance()))
                        .toList(),
                part.curve().stream().map(c -> new Curve(c.entry(), c.chance())).toList());
    }

    private List<String> texts(List<A> plan) {
        return plan.stream().map(game.notation()::write).toList();
    }

    private PartAnalysis<A> part(Part part) throws UnreadableException {
        List<DecisionAnalysis<A>> decisions = new ArrayList<>();
        for (Decision d : part.decisions()) {
            decisions.add(
                    new DecisionAnalysis<>(
                            d.entry(),
                            role(d.by()),
                            game.notation().read(d.action()),
                            actions(d.better()),
                            new Estimate(d.loss(), d.error()),
                            d.weight()));
        }
        List<PlanAnalysis<A>> plans = new ArrayList<>();
        for (Plan p : part.plans()) {
            plans.add(
                    new PlanAnalysis<>(
                            p.from(),
                            p.to(),
                            role(p.by()),
                            actions(p.better()),
                            new Estimate(p.loss(), p.error())));
        }
        return new PartAnalysis<>(
                part.number(),
                new TurnAndStep(part.turn(), part.step()),
                decisions,
                plans,
                part.dice().stream()
                        .map(t ->
                                new ThrowAnalysis(
                                        t.entry(), new Estimate(t.luck(), t.error()), t.variance()))
                        .toList(),
                part.curve().stream().map(c -> new Point(c.entry(), c.chance())).toList());
    }

    private Role role(String name) throws UnreadableException {
        return game.about()
                .role(name)
                .orElseThrow(() -> new UnreadableException("--keep", "no role " + name));
    }

    private List<A> actions(List<String> texts) throws UnreadableException {
        List<A> actions = new ArrayList<>();
        for (String text : texts) {
            actions.add(game.notation().read(text));
        }
        return actions;
    }
}

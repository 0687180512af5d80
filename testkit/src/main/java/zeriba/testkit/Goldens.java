package zeriba.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import zeriba.engine.Game;
import zeriba.engine.record.Digest;
import zeriba.engine.record.GameRecord;
import zeriba.engine.record.Journal;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/**
 * Golden records: games that are kept as text, with a digest of the position where a turn begins
 * and the result at the end. Any other comment in them is a person's and is kept.
 *
 * <p>With {@code -Dzeriba.goldens=write} digests and results are written anew in place of being
 * compared; the difference is then to be read before it is committed.
 */
public final class Goldens<S, A> {

    private static final Pattern WITNESS =
            Pattern.compile(" ?(# )?(turn \\d+ state [0-9a-f]{16}|over: .*)$");

    private final Game<S, A> game;
    private final Path folder;
    private final BiFunction<Setup, String, S> positions;
    private final boolean writes = "write".equals(System.getProperty("zeriba.goldens"));

    /**
     * @param folder where the records are, from the module's folder: {@code
     *     src/test/resources/golden}
     */
    public Goldens(Game<S, A> game, Path folder) {
        this(
                game,
                folder,
                (_, position) -> {
                    throw new AssertionError("records from a position need a reader: " + position);
                });
    }

    /**
     * @param positions reads the line of a record that begins from a composed position
     */
    public Goldens(Game<S, A> game, Path folder, BiFunction<Setup, String, S> positions) {
        this.game = game;
        this.folder = folder;
        this.positions = positions;
    }

    /** A test for each record. */
    public Stream<DynamicTest> tests() {
        return files().stream().map(this::test);
    }

    /** A test for one record. */
    public DynamicTest test(Path file) {
        return DynamicTest.dynamicTest("" + file.getFileName(), () -> check(file));
    }

    private void check(Path file) throws IOException {
        String text = Files.readString(file);
        String witnessed = witnessed(text);
        if (writes) {
            Files.writeString(file, witnessed, StandardCharsets.UTF_8);
        } else {
            Claim.equal(text, witnessed, file + " leads elsewhere");
        }
    }

    /** The text of a record with its witnesses as they are now. */
    String witnessed(String text) {
        GameRecord<A> record = read(text);
        Journal<S, A> journal = begin(record);
        List<String> lines = new ArrayList<>();
        int entries = 0;
        for (String line : text.lines().toList()) {
            if (isEntry(line)) {
                Entry<A> entry = record.entries().get(entries++);
                Journal<S, A> next = journal.after(entry);
                lines.add(entryLine(line, journal, next));
                journal = next;
            } else {
                lines.add(line);
            }
        }
        Claim.that(journal.result().isPresent(), "a golden record is played to its end");
        return String.join("\n", lines) + "\n";
    }

    private boolean isEntry(String line) {
        String first = line.strip().split(" ", 2)[0];
        return first.equals("dice") || game.about().role(first).isPresent();
    }

    private String entryLine(String line, Journal<S, A> before, Journal<S, A> after) {
        String said = WITNESS.matcher(line).replaceFirst("");
        String witness = witness(before, after);
        if (witness.isEmpty()) {
            return said;
        }
        return said + (said.contains(" # ") ? " " : " # ") + witness;
    }

    private String witness(Journal<S, A> before, Journal<S, A> after) {
        if (after.result().isPresent()) {
            return "over: " + text(after.result().get());
        }
        int turn = game.moment(after.position().state()).turn();
        return turn == game.moment(before.position().state()).turn()
                ? ""
                : "turn " + turn + " state " + Digest.of(game, after.position().state());
    }

    private static String text(Result result) {
        String won = result.winner().map(side -> side + " won").orElse("drawn");
        String grade = result.grade().isEmpty() ? "" : " " + result.grade();
        return won + " by " + result.rule() + grade + " score " + result.score();
    }

    private GameRecord<A> read(String text) {
        try {
            return RecordText.read(game, text);
        } catch (UnreadableException e) {
            throw new AssertionError("not a record: " + e.getMessage(), e);
        }
    }

    private Journal<S, A> begin(GameRecord<A> record) {
        return switch (record.start()) {
            case GameRecord.Start.FromScenario(Setup setup) -> Journal.begin(game, setup);
            case GameRecord.Start.FromPosition(Setup setup, String position) ->
                    Journal.begin(game, positions.apply(setup, position));
        };
    }

    private List<Path> files() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".game")).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Every record in the folder, by file name. */
    public Map<String, GameRecord<A>> records() {
        Map<String, GameRecord<A>> records = new java.util.TreeMap<>();
        for (Path file : files()) {
            try {
                records.put("" + file.getFileName(), read(Files.readString(file)));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return records;
    }

    /** How the record ends. */
    public Result result(GameRecord<A> record) {
        Journal<S, A> journal = begin(record);
        for (Entry<A> entry : record.entries()) {
            journal = journal.after(entry);
        }
        return journal.result().orElseThrow(() -> new AssertionError("not played to its end"));
    }

    /**
     * Fails unless every scenario is played in some record, every option is set to something else
     * than its default in some record, and at least {@code least} records are there.
     */
    public void checkNoneMissing(int least) {
        Map<String, GameRecord<A>> records = records();
        Set<String> missing = new TreeSet<>();
        game.about().scenarios().forEach(scenario -> missing.add("scenario " + scenario.id()));
        game.about().options().forEach(option -> missing.add("option " + option.id()));
        for (GameRecord<A> record : records.values()) {
            Setup setup = record.start().setup();
            missing.remove("scenario " + setup.scenario());
            game.about().options().stream()
                    .filter(o -> !o.byDefault().equals(value(setup, o.id())))
                    .forEach(option -> missing.remove("option " + option.id()));
        }
        Claim.equal(Set.of(), missing, "no golden record plays these");
        Claim.that(records.size() >= least, "%s records, at least %s", records.size(), least);
    }

    private static Value value(Setup setup, String option) {
        return setup.options().getOrDefault(option, Value.NOTHING);
    }

    /** Adds a record to the folder, with its witnesses; what is there already is left alone. */
    public void keep(String name, GameRecord<A> record) throws IOException {
        Path file = folder.resolve(name + ".game");
        if (writes && !Files.exists(file)) {
            Files.createDirectories(folder);
            Files.writeString(file, witnessed(text(record)), StandardCharsets.UTF_8);
        }
        Claim.that(Files.exists(file), "no %s; write it with -Dzeriba.goldens=write", file);
    }

    /** The record with the sides of unequal dice. */
    private String text(GameRecord<A> record) {
        Journal<S, A> journal = begin(record);
        StringBuilder text =
                new StringBuilder(
                        RecordText.write(
                                game,
                                new GameRecord<>(
                                        record.game(),
                                        record.rulesVersion(),
                                        record.start(),
                                        record.headers(),
                                        List.of())));
        for (Entry<A> entry : record.entries()) {
            text.append(line(journal, entry)).append('\n');
            journal = journal.after(entry);
        }
        return text.toString();
    }

    private String line(Journal<S, A> journal, Entry<A> entry) {
        return entry instanceof Entry.Rolled<A> rolled
                        && journal.position().pending() instanceof Pending.Chance<A> chance
                ? RecordText.line(chance.dice(), rolled.roll())
                : RecordText.line(game, entry);
    }
}

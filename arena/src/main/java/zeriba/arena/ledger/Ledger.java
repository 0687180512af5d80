package zeriba.arena.ledger;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import zeriba.arena.Interval;
import zeriba.engine.text.UnreadableException;

/** The lines of a ledger, in the order in which they were played. */
public record Ledger(List<LedgerLine> lines) {

    private static final String PUBLISHED = "ledger.tsv";

    public Ledger {
        lines = List.copyOf(lines);
    }

    /** The ledger in {@code file}; empty where there is none. */
    public static Ledger read(Path file) throws IOException, UnreadableException {
        return Files.exists(file) ? of(Files.readString(file)) : new Ledger(List.of());
    }

    /** The ledger that this build brings along. */
    public static Ledger published() {
        try (InputStream in = Objects.requireNonNull(Ledger.class.getResourceAsStream(PUBLISHED))) {
            return of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (UnreadableException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Ledger of(String text) throws UnreadableException {
        List<LedgerLine> lines = new ArrayList<>();
        for (String line : text.lines().filter(one -> !one.isBlank()).toList()) {
            lines.add(LedgerLine.read(line));
        }
        return new Ledger(lines);
    }

    /** Adds a line at the end of a file. */
    public static void add(Path file, LedgerLine line) throws IOException {
        Files.writeString(
                file, line.written() + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    /**
     * What all games of a subject came to.
     *
     * @param wins of the first side
     * @param from the date of the first portion
     * @param to the date of the last
     */
    public record Sum(
            LedgerLine.Subject subject,
            long wins,
            long draws,
            long losses,
            String from,
            String to) {

        public long games() {
            return wins + draws + losses;
        }

        /** The first side's part of what there was to win; a draw is half. */
        public double share() {
            return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
        }

        /** Where the true share lies. */
        public Interval interval() {
            return Interval.wilson(wins + draws / 2.0, games());
        }

        private Sum and(LedgerLine line) {
            return new Sum(
                    subject,
                    wins + line.wins(),
                    draws + line.draws(),
                    losses + line.losses(),
                    from,
                    line.date());
        }
    }

    /** What each subject came to, in the order in which they were first played. */
    public List<Sum> sums() {
        Map<LedgerLine.Subject, Sum> sums = new LinkedHashMap<>();
        for (LedgerLine line : lines) {
            Sum none = new Sum(line.subject(), 0, 0, 0, line.date(), line.date());
            sums.put(line.subject(), sums.getOrDefault(line.subject(), none).and(line));
        }
        return List.copyOf(sums.values());
    }

    /** How many games of a subject there are. */
    public long games(LedgerLine.Subject subject) {
        return lines.stream()
                .filter(line -> line.subject().equals(subject))
                .mapToLong(LedgerLine::games)
                .sum();
    }

    /** The seed of the next portion of a subject: one that no portion has had. */
    public long nextSeed(LedgerLine.Subject subject) {
        return 1
                + lines.stream()
                        .filter(line -> line.subject().equals(subject))
                        .mapToLong(LedgerLine::seed)
                        .max()
                        .orElse(0);
    }
}

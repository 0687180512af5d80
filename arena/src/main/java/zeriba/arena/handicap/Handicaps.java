package zeriba.arena.handicap;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zeriba.engine.GameInfo;
import zeriba.engine.Overrides;
import zeriba.engine.text.UnreadableException;

/** The handicaps that there are. */
public record Handicaps(List<Handicap> all) {

    private static final String PUBLISHED = "handicaps.tsv";
    private static final String CANDIDATES = "candidates.tsv";

    private static final String HEAD =
            """
            # Graded handicaps, as ./zeriba handicaps found them (docs/handicaps.md). Cells:
            # version of the rules, grade, then of the search and of its confirmation: level, games
            # without and with it as won-drawn-lost by the side helped; seed, date; game, scenario,
            # side helped, cells of the data, and the same in words.
            """;

    public Handicaps {
        all = List.copyOf(all);
    }

    /** The handicaps that this build brings along. */
    public static Handicaps published() {
        try {
            return of(resource(PUBLISHED));
        } catch (UnreadableException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The handicaps in {@code file}; none where there is none. */
    public static Handicaps read(Path file) throws IOException, UnreadableException {
        return Files.exists(file) ? of(Files.readString(file)) : new Handicaps(List.of());
    }

    /** What a search tries, by scenario and side, what helps little first. */
    public static List<Candidate> candidates() {
        List<Candidate> candidates = new ArrayList<>();
        try {
            for (String line : lines(resource(CANDIDATES))) {
                candidates.add(Candidate.read(line));
            }
        } catch (UnreadableException e) {
            throw new IllegalStateException(e);
        }
        return List.copyOf(candidates);
    }

    private static Handicaps of(String text) throws UnreadableException {
        List<Handicap> all = new ArrayList<>();
        for (String line : lines(text)) {
            all.add(Handicap.read(line));
        }
        return new Handicaps(all);
    }

    private static List<String> lines(String text) {
        return text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    }

    private static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(Handicaps.class.getResourceAsStream(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Those of a game's scenario, as long as they were found under its present rules. */
    public List<Handicap> of(GameInfo game, String scenario) {
        return all.stream()
                .filter(one -> one.what().game().equals(game.id()))
                .filter(one -> one.what().scenario().equals(scenario))
                .filter(one -> one.rules() == game.rulesVersion())
                .toList();
    }

    /** The one of this id in a game's scenario. */
    public Optional<Handicap> named(GameInfo game, String scenario, String id) {
        return of(game, scenario).stream().filter(one -> one.id().equals(id)).findFirst();
    }

    /** The one with these data in a game's scenario. */
    public Optional<Handicap> with(GameInfo game, String scenario, Overrides data) {
        return of(game, scenario).stream()
                .filter(one -> one.what().change().equals(data))
                .findFirst();
    }

    /** These and others, which stand instead of those of the same scenario and side. */
    public Handicaps and(List<Handicap> found) {
        Stream<Handicap> kept =
                all.stream()
                        .filter(one -> found.stream().noneMatch(other -> isOfTheSame(one, other)));
        return new Handicaps(Stream.concat(kept, found.stream()).toList());
    }

    private static boolean isOfTheSame(Handicap one, Handicap other) {
        return one.what().game().equals(other.what().game())
                && one.what().scenario().equals(other.what().scenario())
                && one.what().side().equals(other.what().side());
    }

    /** Writes them, a line each. */
    public void write(Path file) throws IOException {
        Files.writeString(
                file,
                HEAD + all.stream().map(one -> one.written() + "\n").collect(Collectors.joining()));
    }
}

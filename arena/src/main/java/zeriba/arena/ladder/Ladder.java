package zeriba.arena.ladder;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import zeriba.engine.text.UnreadableException;

/** The rungs that were measured, of each scenario the weakest first. */
public record Ladder(List<Rung> rungs) {

    private static final String PUBLISHED = "ladder.tsv";

    public Ladder {
        rungs = List.copyOf(rungs);
    }

    /** The ladder that this build brings along. */
    public static Ladder published() {
        try (InputStream in = Objects.requireNonNull(Ladder.class.getResourceAsStream(PUBLISHED))) {
            return of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (UnreadableException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The ladder of a text: a rung in each line that is no comment. */
    static Ladder of(String text) throws UnreadableException {
        List<Rung> rungs = new ArrayList<>();
        for (String line : text.lines().toList()) {
            if (!line.isBlank() && !line.startsWith("#")) {
                rungs.add(Rung.read(line));
            }
        }
        return new Ladder(rungs);
    }

    /** Those of a scenario. */
    public List<Rung> of(String game, String scenario) {
        return rungs.stream()
                .filter(rung -> rung.game().equals(game) && rung.scenario().equals(scenario))
                .toList();
    }
}

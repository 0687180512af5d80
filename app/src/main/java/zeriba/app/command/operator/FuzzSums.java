package zeriba.app.command.operator;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import zeriba.arena.fuzz.FuzzPortion;
import zeriba.arena.fuzz.Manner;

/**
 * A file in which portions of fuzzing add up, a line a portion: game, version of its rules,
 * scenario, manner, first seed, the seed after the last, entries, positions cross-checked, kinds of
 * things seen, findings; parted by tabs.
 */
record FuzzSums(Path file) {

    private static final int CELLS = 10;

    /** What is tried: one scenario of a game. */
    record Subject(String game, int rules, String scenario) {}

    private record Line(
            Subject subject, String manner, long to, long entries, long checked, long findings) {

        static Line read(String text) {
            String[] cells = text.split("\t", -1);
            if (cells.length != CELLS) {
                throw new IllegalArgumentException("not a portion: " + text);
            }
            return new Line(
                    new Subject(cells[0], Integer.parseInt(cells[1]), cells[2]),
                    cells[3],
                    Long.parseLong(cells[5]),
                    Long.parseLong(cells[6]),
                    Long.parseLong(cells[7]),
                    Long.parseLong(cells[9]));
        }
    }

    /** What all portions of a game come to on one version of its rules. */
    record Sum(long entries, long checked, long findings) {}

    private List<Line> lines() throws IOException {
        return Files.exists(file)
                ? Files.readAllLines(file).stream()
                        .filter(line -> !line.isBlank())
                        .map(Line::read)
                        .toList()
                : List.of();
    }

    /** The first seed that no portion has had. */
    long next(Subject subject, Manner manner) throws IOException {
        return lines().stream()
                .filter(line -> line.subject().equals(subject))
                .filter(line -> line.manner().equals(manner.toString()))
                .mapToLong(Line::to)
                .max()
                .orElse(0);
    }

    void add(Subject subject, FuzzPortion portion) throws IOException {
        List<Object> cells =
                List.of(
                        subject.game(),
                        subject.rules(),
                        subject.scenario(),
                        portion.manner(),
                        portion.from(),
                        portion.to(),
                        portion.entries(),
                        portion.checked(),
                        portion.kinds(),
                        portion.findings().size());
        Files.writeString(
                file,
                String.join("\t", cells.stream().map(Object::toString).toList()) + "\n",
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
    }

    /** Of all scenarios and manners together. */
    Sum of(String game, int rules) throws IOException {
        List<Line> its =
                lines().stream()
                        .filter(line -> line.subject().game().equals(game))
                        .filter(line -> line.subject().rules() == rules)
                        .toList();
        return new Sum(
                its.stream().mapToLong(Line::entries).sum(),
                its.stream().mapToLong(Line::checked).sum(),
                its.stream().mapToLong(Line::findings).sum());
    }
}

package zeriba.server.dice;

import java.util.List;
import java.util.Optional;

/**
 * The seal of a finished record: the last line of its head, over all its lines as they stand. Empty
 * lines and lines that begin with {@code #} are not sealed, so that a record can be annotated.
 */
public final class Seal {

    /** The name of the header. */
    public static final String HEADER = "seal";

    private Seal() {}

    /** The record of a head and the lines of its entries, sealed with {@code secret}. */
    public static String sealed(String head, List<String> entries, DiceSecret secret) {
        StringBuilder text = new StringBuilder(head).append(HEADER).append('\n');
        entries.forEach(line -> text.append(line).append('\n'));
        String seal = secret.seal(sealedLines(text.toString()));
        return text.insert(head.length() + HEADER.length(), " " + seal).toString();
    }

    /** Whether the seal of a record is the one that {@code secret} makes. */
    public static boolean isWhole(String record, DiceSecret secret) {
        return of(record).filter(secret.seal(sealedLines(record))::equals).isPresent();
    }

    private static Optional<String> of(String record) {
        List<String> seals = record.lines().filter(line -> line.startsWith(HEADER + " ")).toList();
        return seals.size() == 1
                ? Optional.of(seals.getFirst().substring(HEADER.length() + 1).strip())
                : Optional.empty();
    }

    /** What is sealed: the lines, the seal itself without its value. */
    private static String sealedLines(String record) {
        List<String> lines =
                record.lines()
                        .map(String::stripTrailing)
                        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                        .map(line -> line.startsWith(HEADER + " ") ? HEADER : line)
                        .toList();
        return String.join("\n", lines);
    }
}

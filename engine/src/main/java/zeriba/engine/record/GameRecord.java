package zeriba.engine.record;

import java.util.List;
import java.util.Map;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Setup;

/**
 * A game as it was played: what it began from and every entry since, in order. Entry {@code k} of
 * the list has number {@code k + 1}.
 *
 * @param game the game's id
 * @param rulesVersion the version of the rules it was played under
 * @param start a scenario, or a position
 * @param headers further header lines by name: {@code from}, {@code table}, {@code commitment},
 *     {@code secret}, {@code training}, ...; kept as they are
 */
public record GameRecord<A>(
        String game,
        int rulesVersion,
        Start start,
        Map<String, String> headers,
        List<Entry<A>> entries) {

    public GameRecord {
        headers = java.util.Collections.unmodifiableMap(new java.util.LinkedHashMap<>(headers));
        entries = List.copyOf(entries);
    }

    /** What a record begins from. */
    public sealed interface Start {

        /** The scenario and its options; of a position perhaps only those that are named. */
        Setup setup();

        /** A scenario as printed. */
        record FromScenario(Setup setup) implements Start {}

        /** A composed position, as one line of JSON, with what is named beside it. */
        record FromPosition(Setup setup, String position) implements Start {}
    }

    /** The record up to and including entry number {@code last}. */
    public GameRecord<A> first(int last) {
        return new GameRecord<>(game, rulesVersion, start, headers, entries.subList(0, last));
    }
}

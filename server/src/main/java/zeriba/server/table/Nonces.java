package zeriba.server.table;

import java.util.StringJoiner;
import java.util.TreeMap;
import zeriba.engine.Journal;

/** What the roles of a table have added to its dice. */
final class Nonces {

    private Nonces() {}

    /**
     * {@code ROLE=NONCE} for every role that gave one, the last it gave, in the order of the roles'
     * names, joined by commas.
     */
    static String of(Journal<?, ?> journal) {
        StringJoiner all = new StringJoiner(",");
        new TreeMap<>(journal.instructions().nonces())
                .forEach((role, text) -> all.add(role + "=" + text));
        return all.toString();
    }
}

package zeriba.server.table;

import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import zeriba.engine.Entry;
import zeriba.engine.Journal;
import zeriba.engine.Role;
import zeriba.engine.Word;

/** What the roles of a table have added to its dice. */
final class Nonces {

    private Nonces() {}

    /**
     * {@code ROLE=NONCE} for every role that gave one, the last it gave, in the order of the roles'
     * names, joined by commas.
     */
    static <S, A> String of(Journal<S, A> journal) {
        Map<String, String> given = new TreeMap<>();
        for (Entry<A> entry : journal.entries()) {
            if (entry instanceof Entry.Said<A>(Role by, Word.Nonce(String text))) {
                given.put(by.name(), text);
            }
        }
        StringJoiner all = new StringJoiner(",");
        given.forEach((role, text) -> all.add(role + "=" + text));
        return all.toString();
    }
}

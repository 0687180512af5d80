package zeriba.server.pace;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import zeriba.engine.text.TreeReader;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/** Clocks as trees, so that they go on without the entries that led to them. */
public final class ClocksText {

    private ClocksText() {}

    /** The tree of clocks, all but their pace. */
    public static Value.Fields write(Clocks clocks) {
        Map<String, Value> accounts = new TreeMap<>();
        clocks.accounts()
                .forEach((side, account) ->
                        accounts.put(
                                side,
                                Value.NO_FIELDS
                                        .with("left", Value.of(account.left()))
                                        .with("turn", Value.of(account.turn()))));
        return Value.NO_FIELDS
                .with("accounts", new Value.Fields(accounts))
                .with("started", Value.texts(clocks.started().stream().sorted().toList()))
                .with("asked", Value.of(clocks.asked()))
                .with("wall", Value.of(clocks.since().wall()))
                .with("served", Value.of(clocks.since().served()))
                .with("flagged", Value.of(clocks.flagged()));
    }

    /** The clocks of a tree, of this pace. */
    public static Clocks read(Pace pace, TreeReader node) throws UnreadableException {
        Map<String, Clocks.Account> accounts = new TreeMap<>();
        TreeReader all = node.at("accounts");
        for (String side : all.fields().fields().keySet()) {
            TreeReader account = all.at(side);
            accounts.put(
                    side,
                    new Clocks.Account(millis(account.at("left")), millis(account.at("turn"))));
        }
        Set<String> started = new TreeSet<>();
        for (TreeReader side : node.at("started").items()) {
            started.add(side.text());
        }
        return new Clocks(
                pace,
                accounts,
                started,
                node.at("asked").text(),
                new Stamp(millis(node.at("wall")), millis(node.at("served"))),
                node.at("flagged").flag());
    }

    private static long millis(TreeReader node) throws UnreadableException {
        if (node.value() instanceof Value.Whole(long millis)) {
            return millis;
        }
        throw node.fault("must be a whole number");
    }
}

package zeriba.server.admission;

import static zeriba.server.admission.Price.Work.ADVICE;
import static zeriba.server.admission.Price.Work.ANALYSIS;
import static zeriba.server.admission.Price.Work.COMPUTING;
import static zeriba.server.admission.Price.Work.ENTRY;
import static zeriba.server.admission.Price.Work.GUESSING;
import static zeriba.server.admission.Price.Work.LOOK;
import static zeriba.server.admission.Price.Work.MAILING;
import static zeriba.server.admission.Price.Work.METERED;
import static zeriba.server.admission.Price.Work.ODDS;
import static zeriba.server.admission.Price.Work.OPENING;
import static zeriba.server.admission.Price.Work.READING;
import static zeriba.server.admission.Price.Work.WAITING;

import java.util.Map;
import zeriba.engine.text.Value;

/** What each operation costs, whichever way it is asked for. */
public final class Tariff {

    /** An operation that nobody has thought of is dear rather than free. */
    private static final Price OTHERS = new Price(COMPUTING, 10);

    /** [design] So many characters of a record are as dear as one more table. */
    private static final int RECORD_PART = 32_768;

    /**
     * [design] By the processor time that each took, an ordinary request being one. What opens
     * tables or goes through whole records pays in addition for the time that it took.
     */
    private static final Map<String, Price> PRICES =
            Map.ofEntries(
                    Map.entry("games", new Price(READING, 1)),
                    Map.entry("view", new Price(READING, 1)),
                    Map.entry("actions", new Price(READING, 1)),
                    Map.entry("explain", new Price(READING, 1)),
                    Map.entry("log", new Price(READING, 2)),
                    Map.entry("record", new Price(METERED, 3)),
                    Map.entry("wait", new Price(WAITING, 1)),
                    Map.entry("queue", new Price(WAITING, 1)),
                    Map.entry("lobby", new Price(READING, 5)),
                    Map.entry("look", new Price(LOOK, 2)),
                    Map.entry("odds", new Price(ODDS, 5)),
                    Map.entry("preview", new Price(COMPUTING, 5)),
                    Map.entry("suggest", new Price(ADVICE, 20)),
                    Map.entry("analyse", new Price(ANALYSIS, 5)),
                    Map.entry("rollout", new Price(ANALYSIS, 5)),
                    Map.entry("judge", new Price(ANALYSIS, 10)),
                    Map.entry("career", new Price(ANALYSIS, 5)),
                    Map.entry("ledger", new Price(READING, 2)),
                    Map.entry("experiments", new Price(READING, 5)),
                    Map.entry("experiment", new Price(COMPUTING, 5)),
                    Map.entry("experiment-check", new Price(COMPUTING, 20)),
                    Map.entry("experiment-data", new Price(COMPUTING, 5)),
                    Map.entry("experiment-run", new Price(COMPUTING, 50)),
                    Map.entry("experiment-stop", new Price(ENTRY, 2)),
                    Map.entry("experiment-remove", new Price(ENTRY, 5)),
                    Map.entry("experiment-compare", new Price(COMPUTING, 20)),
                    Map.entry("GET report", new Price(COMPUTING, 10)),
                    Map.entry("play", new Price(ENTRY, 1)),
                    Map.entry("say", new Price(ENTRY, 1)),
                    Map.entry("undo", new Price(ENTRY, 1)),
                    Map.entry("adopt", new Price(ENTRY, 1)),
                    Map.entry("close", new Price(ENTRY, 1)),
                    Map.entry("list", new Price(ENTRY, 2)),
                    Map.entry("join", new Price(ENTRY, 2)),
                    Map.entry("hand", new Price(ENTRY, 2)),
                    Map.entry("claim", new Price(GUESSING, 2)),
                    Map.entry("new", new Price(OPENING, 1)),
                    Map.entry("tables", new Price(OPENING, 1)),
                    Map.entry("fork", new Price(OPENING, 1)),
                    Map.entry("load", new Price(OPENING, 1)),
                    Map.entry("rematch", new Price(OPENING, 1)),
                    Map.entry("GET table", new Price(READING, 3)),
                    Map.entry("GET tables", new Price(READING, 5)),
                    Map.entry("GET sheet", new Price(READING, 2)),
                    Map.entry("GET export", new Price(COMPUTING, 50)),
                    Map.entry("account/sign-up", new Price(COMPUTING, 20)),
                    Map.entry("account/sign-in", new Price(COMPUTING, 10)),
                    Map.entry("account/password", new Price(COMPUTING, 20)),
                    Map.entry("account/passkey-options", new Price(COMPUTING, 5)),
                    Map.entry("account/passkey-add", new Price(COMPUTING, 5)),
                    Map.entry("account/passkey-remove", new Price(ENTRY, 2)),
                    Map.entry("account/passkey-challenge", new Price(COMPUTING, 5)),
                    Map.entry("account/passkey-sign-in", new Price(COMPUTING, 5)),
                    Map.entry("account/sign-out", new Price(ENTRY, 1)),
                    Map.entry("account/block", new Price(ENTRY, 2)),
                    Map.entry("account/unblock", new Price(ENTRY, 2)),
                    Map.entry("account/delete", new Price(COMPUTING, 20)),
                    Map.entry("notices/push", new Price(ENTRY, 5)),
                    Map.entry("notices/email", new Price(MAILING, 5)),
                    Map.entry("notices/confirm", new Price(ENTRY, 5)),
                    Map.entry("notices/webhook", new Price(ENTRY, 5)),
                    Map.entry("notices/remove", new Price(ENTRY, 1)));

    private Tariff() {}

    /** Whether somebody has thought of what an operation costs. */
    public static boolean knows(String operation) {
        return PRICES.containsKey(operation);
    }

    /** The price of an operation with these parameters. */
    public static Price of(String operation, Value.Fields given) {
        Price price = PRICES.getOrDefault(operation, OTHERS);
        long more =
                switch (operation) {
                    case "play" ->
                            given.at("actions") instanceof Value.Items(var all) ? all.size() : 0;
                    case "load" ->
                            given.at("record") instanceof Value.Text(String text)
                                    ? text.length() / RECORD_PART
                                    : 0;
                    default -> 0;
                };
        return price.and(more, lists(operation, given) ? 1 : 0);
    }

    private static boolean lists(String operation, Value.Fields given) {
        Value yes = Value.of("yes");
        return (operation.equals("list") && !given.at("off").equals(yes))
                || (operation.equals("tables") && given.at("open").equals(yes));
    }
}

package zeriba.app.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import zeriba.app.games.Games;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.GameRecord;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.record.Journal;
import zeriba.engine.record.RecordText;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/**
 * A table for two that remembers every entry and every remark that a server has answered, and the
 * one thing that was asked when there came no answer.
 */
final class Witness {

    private static final List<String> ROLES = List.of("moslem", "christian");

    private static final int MOST_LOSSES = 20;

    private final SplitMix64 random;
    private final Map<String, Visitor> persons = new TreeMap<>();
    private final Map<Integer, String> answered = new ConcurrentSkipListMap<>();
    private final List<String> remarks = new ArrayList<>();

    /** Choices whose answers were lost: a server that takes over may show such a one only later. */
    private final List<String> unanswered = new ArrayList<>();

    private String table = "";
    private final Set<String> reasons = new TreeSet<>();
    private int refused = 0;
    private String chooser = "";

    Witness(HttpClient client, IntSupplier port, long seed) {
        this.random = new SplitMix64(seed);
        ROLES.forEach(role -> persons.put(role, new Visitor(client, port)));
    }

    /** Makes the table; the second person comes by a link. */
    void sit() throws IOException {
        String first = ROLES.getFirst();
        Value.Fields made =
                person(first)
                        .ask(
                                "tables",
                                Value.NO_FIELDS
                                        .with("game", Value.of("kassala"))
                                        .with("mine", Value.texts(List.of(first)))
                                        .with("nonce", Value.of("first")));
        table = Visitor.text(made, "table");
        String link = Visitor.text((Value.Fields) made.at("links"), ROLES.getLast());
        String secret = link.substring(link.indexOf("#seat=") + "#seat=".length());
        Value.Fields claimed =
                person(ROLES.getLast())
                        .ask(
                                "claim",
                                here().with("secret", Value.of(secret))
                                        .with("nonce", Value.of("")));
        assertThat(Visitor.isRefusal(claimed)).as("%s", claimed).isFalse();
        remember(person(first).ask("view", here()));
    }

    String table() {
        return table;
    }

    Visitor person(String role) {
        return persons.getOrDefault(role, persons.values().iterator().next());
    }

    private Value.Fields here() {
        return Value.NO_FIELDS.with("table", Value.of(table));
    }

    /** How many entries were answered; any thread may ask. */
    int entries() {
        return answered.size();
    }

    /** How many choices were refused, as happens where servers see each other's entries late. */
    int refused() {
        return refused;
    }

    /** Why choices were refused. */
    Set<String> reasons() {
        return Set.copyOf(reasons);
    }

    /** Plays until there is no answer; false where the game is over. */
    boolean playUntilSilence() {
        try {
            while (step()) {
                // another has been answered
            }
            return false;
        } catch (IOException _) {
            return true;
        }
    }

    /** Plays through losses of answers, as long as {@code until} and some entries more. */
    boolean playThroughLosses(BooleanSupplier until, int more) throws IOException {
        int left = more;
        int losses = 0;
        boolean unsure = false;
        while (left > 0) {
            left -= until.getAsBoolean() ? 0 : 1;
            try {
                if (unsure) {
                    hear();
                    compare();
                    unsure = false;
                }
                if (!step()) {
                    return false;
                }
            } catch (IOException lost) {
                if (++losses > MOST_LOSSES) {
                    throw lost;
                }
                unsure = true;
            }
        }
        return true;
    }

    /** Any choice that may be made now; none where another server knows of a later one. */
    Optional<Value.Fields> choice() throws IOException {
        Value.Fields view = person(ROLES.getFirst()).ask("view", here());
        chooser = Visitor.text(view, "side");
        List<Value> actions =
                ((Value.Items) chooser().ask("actions", here()).at("actions")).items();
        return actions.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        here().with("action", actions.get(random.below(actions.size())))
                                .with("entry", view.at("entry")));
    }

    /** Who has the choice. */
    Visitor chooser() {
        return person(chooser);
    }

    /** One choice, and now and then a remark; false when the game is over. */
    boolean step() throws IOException {
        Value.Fields view = person(ROLES.getFirst()).ask("view", here());
        if (!Visitor.text(view, "pending").equals("choice")) {
            return false;
        }
        Optional<Value.Fields> any = choice();
        if (any.isEmpty()) {
            refused++;
            return true;
        }
        Value.Fields asked = any.orElseThrow();
        if (!unanswered.isEmpty() && Visitor.whole(asked, "entry") > answered.size()) {
            compare();
            return true;
        }
        String action = Visitor.text(asked, "action");
        unanswered.add(action);
        Value.Fields answer = chooser().ask("play", asked);
        if (answer.at("error") instanceof Value.Fields error) {
            unanswered.remove(action);
            refused++;
            reasons.add(Visitor.text(error, "message"));
        } else {
            unanswered.clear();
            remember(answer);
        }
        if (random.below(8) == 0) {
            remark(chooser());
        }
        return true;
    }

    private void remark(Visitor person) throws IOException {
        String words = "remark " + remarks.size();
        Value.Fields said =
                person.ask(
                        "say", here().with("word", Value.of("chat")).with("text", Value.of(words)));
        assertThat(Visitor.isRefusal(said)).as("%s", said).isFalse();
        remarks.add(words);
    }

    private void remember(Value.Fields view) {
        assertThat(view.at("last")).as("%s", view).isInstanceOf(Value.Items.class);
        for (Value line : ((Value.Items) view.at("last")).items()) {
            Value.Fields told = (Value.Fields) line;
            answered.put(Visitor.whole(told, "entry"), line(told));
        }
    }

    private static String line(Value.Fields told) {
        return Visitor.text(told, "by") + " " + Visitor.text(told, "text");
    }

    /** Waits until the server that answers now has heard of what another has answered. */
    void hear() throws IOException {
        if (!answered.isEmpty()) {
            Value last = Value.of(answered.size() - 1);
            person(ROLES.getFirst()).ask("wait", here().with("after", last));
        }
    }

    /** Sees that the server has all that was answered, once, and at most what was asked beside. */
    void compare() throws IOException {
        Value.Fields view = person(ROLES.getFirst()).ask("view", here());
        List<Value> lines = ((Value.Items) view.at("last")).items();
        Map<Integer, String> kept = new TreeMap<>();
        for (Value line : lines) {
            Value.Fields told = (Value.Fields) line;
            kept.put(Visitor.whole(told, "entry"), line(told));
        }
        assertThat(kept).as("table %s", table).containsAllEntriesOf(answered).hasSameSizeAs(lines);
        assertThat(new ArrayList<>(kept.keySet())).isEqualTo(counted(kept.size()));
        if (kept.size() > answered.size()) {
            String more = kept.get(answered.size() + 1);
            assertThat(unanswered)
                    .as("entry %d of table %s: %s", answered.size() + 1, table, more)
                    .anyMatch(asked -> more != null && more.endsWith(" " + asked));
            unanswered.clear();
        }
        answered.putAll(kept);
        compareRemarks(view);
        compareReplay(view);
    }

    private static List<Integer> counted(int last) {
        List<Integer> numbers = new ArrayList<>();
        for (int number = 1; number <= last; number++) {
            numbers.add(number);
        }
        return numbers;
    }

    private void compareRemarks(Value.Fields view) {
        List<String> kept = new ArrayList<>();
        for (Value remark : ((Value.Items) view.at("chat")).items()) {
            kept.add(Visitor.text((Value.Fields) remark, "text"));
        }
        List<String> asked = new ArrayList<>(remarks);
        if (kept.size() > asked.size()) {
            asked.add("remark " + asked.size());
        }
        int shown = Math.min(asked.size(), kept.size());
        assertThat(kept).isEqualTo(asked.subList(asked.size() - shown, asked.size()));
        remarks.clear();
        remarks.addAll(asked);
    }

    /** The record, played here, leads to the position that the server shows. */
    private void compareReplay(Value.Fields view) throws IOException {
        Value.Fields answer = person(ROLES.getFirst()).ask("record", here());
        Game<?, ?> game = Games.named("kassala").orElseThrow();
        assertThat(replayed(game, Visitor.text(answer, "record"))).isEqualTo(view.at("position"));
    }

    private static <S, A> Value replayed(Game<S, A> game, String text) {
        try {
            GameRecord<A> record = RecordText.read(game, text);
            Start.FromScenario start = (Start.FromScenario) record.start();
            Journal<S, A> journal = Journal.begin(game, start.setup());
            for (var entry : record.entries()) {
                journal = journal.after(entry);
            }
            return game.codec().write(journal.position().state());
        } catch (UnreadableException e) {
            throw new AssertionError(text, e);
        }
    }
}

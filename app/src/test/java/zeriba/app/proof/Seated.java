package zeriba.app.proof;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.text.Value;
import zeriba.testkit.History;

/** Somebody who plays one side of a game and talks, at one of several servers, whatever fails. */
final class Seated {

    /** What a server says that does not know whether it has kept something. */
    private static final String UNKNOWN = "nobody can tell";

    /** Entries that nobody makes. */
    private static final String DICE = "dice";

    /** With those of the other side no more than a view carries. */
    private static final int MOST_SAID = 40;

    private final Visitor self;
    private final String role;
    private final Value.Fields here;
    private final History entries;
    private final History remarks;
    private final SplitMix64 random;
    private int answered = 0;
    private int heard = 0;
    private int said = 0;

    Seated(
            Visitor self,
            String role,
            Value.Fields here,
            History entries,
            History remarks,
            SplitMix64 random) {
        this.self = self;
        this.role = role;
        this.here = here;
        this.entries = entries;
        this.remarks = remarks;
        this.random = random;
    }

    /** What stands in the log of a game though nobody has asked for it. */
    static boolean isOfItself(String line) {
        return line.split(" ", 3)[1].equals(DICE);
    }

    /** A line of the log, with its number. */
    static String line(Value.Fields told) {
        return Visitor.whole(told, "entry")
                + " "
                + Visitor.text(told, "by")
                + " "
                + Visitor.text(told, "text");
    }

    /** How many choices of this person have been answered. */
    synchronized int answered() {
        return answered;
    }

    /** How often the server has told this person anything, a refusal too. */
    synchronized int heard() {
        return heard;
    }

    private synchronized void countAnswered() {
        answered++;
    }

    private synchronized void countHeard() {
        heard++;
    }

    private Value.Fields ask(String operation, Value.Fields given) throws IOException {
        Value.Fields answer = self.ask(operation, given);
        countHeard();
        return answer;
    }

    /** Plays until all is over; true where the game is. */
    boolean playUntil(BooleanSupplier isOver) {
        while (!isOver.getAsBoolean()) {
            try {
                Value.Fields view = ask("view", here);
                if (Visitor.text(view, "pending").equals("over")) {
                    return true;
                }
                talk();
                if (Visitor.text(view, "side").equals(role)) {
                    play(view);
                } else {
                    ask("wait", here.with("after", view.at("entry")).with("millis", Value.of(500)));
                }
            } catch (IOException _) {
                // no answer: it may have been done, or not
            }
        }
        return false;
    }

    private void play(Value.Fields view) throws IOException {
        if (!(ask("actions", here).at("actions") instanceof Value.Items(List<Value> all))
                || all.isEmpty()) {
            return;
        }
        Value action = all.get(random.below(all.size()));
        int number = Visitor.whole(view, "entry") + 1;
        String what = number + " " + role + " " + ((Value.Text) action).text();
        entries.asked(what);
        Value.Fields answer =
                ask("play", here.with("action", action).with("entry", view.at("entry")));
        if (Visitor.isRefusal(answer)) {
            refused(entries, what, answer);
        } else {
            entries.answered(what, number);
            countAnswered();
        }
    }

    private void talk() throws IOException {
        if (said == MOST_SAID || random.below(4) != 0) {
            return;
        }
        String words = role + " says " + ++said;
        remarks.asked(words);
        Value.Fields answer =
                ask("say", here.with("word", Value.of("chat")).with("text", Value.of(words)));
        if (Visitor.isRefusal(answer)) {
            refused(remarks, words, answer);
        } else {
            remarks.answered(words);
        }
    }

    private static void refused(History history, String what, Value.Fields answer) {
        Value.Fields error = (Value.Fields) answer.at("error");
        if (!Visitor.text(error, "message").startsWith(UNKNOWN)) {
            history.refused(what);
        }
    }

    /** The whole log as the server shows it, and the remarks. */
    static List<String> log(Visitor visitor, Value.Fields here) throws IOException {
        Value.Fields page = visitor.ask("log", here);
        List<String> lines = new ArrayList<>(lines(page, "lines"));
        while (Visitor.whole(page, "earlier") > 0) {
            Value before = Value.of(Visitor.whole(page, "earlier") + 1);
            page = visitor.ask("log", here.with("before", before));
            lines.addAll(0, lines(page, "lines"));
        }
        return lines;
    }

    static List<String> lines(Value.Fields told, String name) {
        return told.at(name) instanceof Value.Items(List<Value> lines)
                ? lines.stream().map(line -> line((Value.Fields) line)).toList()
                : List.of();
    }

    static List<String> remarks(Value.Fields view) {
        return view.at("chat") instanceof Value.Items(List<Value> said)
                ? said.stream().map(one -> Visitor.text((Value.Fields) one, "text")).toList()
                : List.of();
    }
}

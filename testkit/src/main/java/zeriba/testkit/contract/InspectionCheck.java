package zeriba.testkit.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import zeriba.engine.BoardQuery;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Setup;
import zeriba.engine.sheet.GameTables;
import zeriba.engine.sheet.Inspection;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.testkit.Claim;

/**
 * Whatever a board tells of units and places, and the tables that it is played by, has its words
 * and cites paragraphs that the rulebook has. Now and then a unit and a place are looked at, each
 * in its turn.
 */
final class InspectionCheck<S, A> implements Check<S, A> {

    private static final int EVERY = 24;

    private final Game<S, A> game;
    private final ResourceBundle words;
    private final Set<String> rules;
    private final DrawnIds<S> drawn;
    private final AtomicInteger met = new AtomicInteger();

    InspectionCheck(Game<S, A> game) {
        this.game = game;
        this.words = game.messages(Locale.ENGLISH);
        this.rules = game.ruleBook(Locale.ENGLISH).rules();
        this.drawn = new DrawnIds<>(game);
    }

    private boolean answers(String what) {
        return game.looks().stream().anyMatch(kind -> kind.what().equals(what));
    }

    @Override
    public void position(Position<S, A> position, SplitMix64 random) {
        int turn = met.getAndIncrement();
        if (turn % EVERY != 0 || !answers(Inspection.WHAT)) {
            return;
        }
        S state = position.state();
        List<String> units = drawn.of(state, "units");
        List<String> places = new ArrayList<>(drawn.of(state, "hexes"));
        places.addAll(drawn.of(state, "spaces"));
        int nth = turn / EVERY;
        String unit = units.get(nth % units.size());
        facts(look(state, new BoardQuery(Inspection.WHAT, unit, "")), "facts");
        String place = places.get(nth % places.size());
        facts(look(state, new BoardQuery(Inspection.WHAT, "", place)), "facts");
    }

    @Override
    public void game(Setup setup, Journal<S, A> journal, SplitMix64 random) {
        if (!answers(GameTables.WHAT)) {
            return;
        }
        S last = journal.position().state();
        List<Value> tables =
                items(look(last, new BoardQuery(GameTables.WHAT, "", "")).at("tables"));
        Claim.that(!tables.isEmpty(), "no tables");
        for (Value one : tables) {
            Value.Fields table = (Value.Fields) one;
            worded(table.at("title"));
            items(table.at("columns")).forEach(this::worded);
            for (Value row : items(table.at("rows"))) {
                worded(((Value.Fields) row).at("head"));
                items(((Value.Fields) row).at("cells")).forEach(this::worded);
            }
            ruled(table);
            facts(table, "notes");
        }
    }

    private Value.Fields look(S state, BoardQuery look) {
        try {
            return game.look(state, look);
        } catch (UnreadableException e) {
            throw new AssertionError("a board does not tell " + look, e);
        }
    }

    private void facts(Value.Fields told, String field) {
        for (Value one : items(told.at(field))) {
            Value.Fields fact = (Value.Fields) one;
            String key = ((Value.Text) fact.at("key")).text();
            Claim.that(words.containsKey(key), "there are no words for %s", key);
            ruled(fact);
        }
    }

    /** A word that looks like a message's key is one. */
    private void worded(Value word) {
        String text = ((Value.Text) word).text();
        Claim.that(
                !text.startsWith("table.") || words.containsKey(text),
                "there are no words for %s",
                text);
    }

    private void ruled(Value.Fields told) {
        if (told.at("rule") instanceof Value.Text(String rule)) {
            Claim.that(rules.contains(rule), "the rulebook has no %s, which is cited", rule);
        }
    }

    private static List<Value> items(Value value) {
        return value instanceof Value.Items(List<Value> items) ? items : List.of();
    }
}

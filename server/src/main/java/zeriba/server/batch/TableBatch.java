package zeriba.server.batch;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import zeriba.engine.Game;
import zeriba.engine.record.GameRecord;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Viewer;
import zeriba.server.batch.BatchAnswers.Ended;
import zeriba.server.batch.BatchAnswers.Option;
import zeriba.server.batch.BatchAnswers.Seen;
import zeriba.server.batch.BatchAnswers.Step;
import zeriba.server.refusal.Refusal;

/**
 * Tables of one game that go on together. All that happens at a table follows from the batch's
 * seed, the table's number, how many games it has begun, and the choices. For one thread at a time.
 */
final class TableBatch<S, A> {

    /** Choose nothing at this table. */
    static final int LEAVE = -1;

    private final Plan<S, A> plan;
    private final List<BatchGame<S, A>> games = new ArrayList<>();

    /** What a table does when its game is over. */
    enum AtEnd {
        /** It stays over. */
        STAY,
        /** It begins the next one at once. */
        AGAIN
    }

    /**
     * What is played.
     *
     * @param longest after how many entries a game is broken off
     */
    record Plan<S, A>(Game<S, A> game, Setup setup, long seed, int longest, AtEnd atEnd) {}

    TableBatch(Plan<S, A> plan, int tables) {
        this.plan = plan;
        IntStream.range(0, tables)
                .mapToObj(table -> new BatchGame<>(plan, table, 0))
                .forEach(games::add);
    }

    Game<S, A> game() {
        return plan.game();
    }

    /** How all tables stand; none has just ended. */
    Step now() {
        return told(List.of());
    }

    /**
     * Takes option {@code actions[i]} at table {@code i}, or leaves it, and throws the dice up to
     * the next choice. Refused, with nothing changed, where one is not among the options.
     */
    Step step(int[] actions) {
        check(actions);
        IntStream.range(0, actions.length)
                .parallel()
                .filter(table -> actions[table] != LEAVE)
                .forEach(table -> games.get(table).choose(actions[table]));
        List<Ended> ended = new ArrayList<>();
        for (int table = 0; table < actions.length; table++) {
            if (actions[table] != LEAVE) {
                end(table, ended);
            }
        }
        return told(ended);
    }

    private void check(int[] actions) {
        if (actions.length != games.size()) {
            throw Refusal.badParameter(
                    "actions", "must be one for each of " + games.size() + " tables");
        }
        for (int table = 0; table < actions.length; table++) {
            long options = games.get(table).options();
            if (actions[table] != LEAVE && actions[table] >= options) {
                throw Refusal.badParameter(
                        "actions." + table,
                        options == 0
                                ? "the game is over; leave it by " + LEAVE
                                : "there are options 0 to " + (options - 1));
            }
        }
    }

    private void end(int table, List<Ended> ended) {
        BatchGame<S, A> game = games.get(table);
        game.ended()
                .ifPresent(end -> {
                    ended.add(end);
                    if (plan.atEnd() == AtEnd.AGAIN) {
                        games.set(table, new BatchGame<>(plan, table, game.number() + 1));
                    }
                });
    }

    private Step told(List<Ended> ended) {
        return new Step(
                games.stream().map(BatchGame::entry).toList(),
                games.stream().map(BatchGame::roleNumber).toList(),
                games.stream().map(BatchGame::options).toList(),
                ended);
    }

    /** How many options a table has. */
    long size(int table) {
        return at(table).options();
    }

    /** The options of a table from number {@code from} on, at most so many. */
    List<Option> options(int table, long from, int most) {
        return at(table).told(from, most);
    }

    /** The position of a table, as a role may see it. */
    Seen seen(int table, Role role) {
        Rules<S, A> rules = plan.game().rules();
        S seen = rules.seenBy(new Viewer.Seated(role), at(table).state());
        return new Seen(table, role.name(), plan.game().codec().write(seen));
    }

    /** Who chooses at a table; where the game is over, the first role. */
    Role asked(int table) {
        int number = at(table).roleNumber();
        return plan.game().about().roles().get(Math.max(0, number));
    }

    /** The record of a table's present game, which replays. */
    String record(int table) {
        BatchGame<S, A> game = at(table);
        return RecordText.write(
                plan.game(),
                new GameRecord<>(
                        plan.game().about().id(),
                        plan.game().about().rulesVersion(),
                        new GameRecord.Start.FromScenario(plan.setup()),
                        Map.of("from", "batch " + plan.seed() + " " + table + " " + game.number()),
                        game.entries()));
    }

    private BatchGame<S, A> at(int table) {
        if (table >= games.size()) {
            throw Refusal.badParameter("table", "there are tables 0 to " + (games.size() - 1));
        }
        return games.get(table);
    }
}

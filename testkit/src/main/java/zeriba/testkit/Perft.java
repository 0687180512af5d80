package zeriba.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import zeriba.engine.Game;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Branch;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Rules;

/**
 * Counts the lines of play of a given number of entries: every option of a choice and every throw
 * of the dice is one entry, and a game that ends early counts as one line. A wrong count means a
 * wrong rule; {@link #divide} says where.
 */
public final class Perft<S, A> {

    private final Game<S, A> game;
    private final Rules<S, A> rules;

    public Perft(Game<S, A> game) {
        this.game = game;
        this.rules = game.rules();
    }

    /** How many lines of {@code depth} entries begin in {@code position}. */
    public long count(Position<S, A> position, int depth) {
        if (depth == 0) {
            return 1;
        }
        return switch (position.pending()) {
            case Pending.Choice<A> choice -> choices(position, choice, depth);
            case Pending.Chance<A> chance ->
                    depth == 1 ? chance.dice().size() : throwsOf(position, chance, depth);
            case Pending.Over<A> _ -> 1;
            case Pending.Automatic<A> _ ->
                    throw new IllegalStateException("not settled: " + position);
        };
    }

    private long choices(Position<S, A> position, Pending.Choice<A> choice, int depth) {
        if (depth == 1) {
            return choice.options().size();
        }
        long count = 0;
        for (A action : choice.options()) {
            count += count(position.chosen(rules, action), depth - 1);
        }
        return count;
    }

    private long throwsOf(Position<S, A> position, Pending.Chance<A> chance, int depth) {
        List<Branch> branches = rules.branches(position.state());
        if (branches.isEmpty()) {
            throw new IllegalStateException(chance.dice() + " are too many throws to count");
        }
        long count = 0;
        for (Branch branch : branches) {
            count += branch.weight() * count(position.rolled(rules, branch.roll()), depth - 1);
        }
        return count;
    }

    /** The count of each first entry, by its text: compare two of them to find the culprit. */
    public Map<String, Long> divide(Position<S, A> position, int depth) {
        Map<String, Long> counts = new LinkedHashMap<>();
        switch (position.pending()) {
            case Pending.Choice<A> choice -> {
                for (A action : choice.options()) {
                    counts.put(
                            game.notation().write(action),
                            count(position.chosen(rules, action), depth - 1));
                }
            }
            case Pending.Chance<A> chance -> {
                for (Roll roll : chance.dice().outcomes()) {
                    counts.put("dice " + roll, count(position.rolled(rules, roll), depth - 1));
                }
            }
            case Pending.Over<A> _, Pending.Automatic<A> _ -> {}
        }
        return counts;
    }

    /**
     * A test for each line of a table with the columns id, position, depth, count; the names of the
     * positions are the game's. Lines that begin with # are comments.
     */
    public Stream<DynamicTest> table(String text, Function<String, Position<S, A>> positions) {
        List<DynamicTest> tests = new ArrayList<>();
        for (String line : text.lines().toList()) {
            if (line.isBlank() || line.startsWith("#") || line.startsWith("id\t")) {
                continue;
            }
            String[] cells = line.split("\t", -1);
            tests.add(
                    DynamicTest.dynamicTest(
                            cells[0] + ", depth " + cells[2], () -> check(cells, positions)));
        }
        Claim.that(!tests.isEmpty(), "the table is empty");
        return tests.stream();
    }

    private void check(String[] cells, Function<String, Position<S, A>> positions) {
        Position<S, A> position = positions.apply(cells[1]);
        int depth = Integer.parseInt(cells[2]);
        long expected = Long.parseLong(cells[3]);
        long found = count(position, depth);
        if (expected != found) {
            throw new AssertionError(
                    "%s to depth %d: %d expected, %d found; by first entry: %s"
                            .formatted(cells[1], depth, expected, found, divide(position, depth)));
        }
    }
}

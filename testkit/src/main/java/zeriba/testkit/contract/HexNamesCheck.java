package zeriba.testkit.contract;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.text.Value;
import zeriba.testkit.Claim;

/**
 * Every hex that an action or a position names is one of the map that is drawn: whoever reads its
 * number there finds it. A game without hexes has nothing to be held to.
 */
final class HexNamesCheck<S, A> implements Check<S, A> {

    /** A word of four digits: column and row. */
    private static final Pattern HEX = Pattern.compile("(?<!\\w)[0-9]{4}(?!\\w)");

    private static final int EVERY = 24;

    private final Game<S, A> game;
    private final DrawnIds<S> drawn;
    private final Map<Optional<String>, Set<String>> hexes = new HashMap<>();
    private int met = 0;

    HexNamesCheck(Game<S, A> game) {
        this.game = game;
        this.drawn = new DrawnIds<>(game);
    }

    @Override
    public synchronized void position(Position<S, A> position, SplitMix64 random) {
        S state = position.state();
        Set<String> there =
                hexes.computeIfAbsent(
                        game.scenario(state), _ -> new HashSet<>(drawn.of(state, "hexes")));
        if (there.isEmpty()) {
            return;
        }
        if (position.pending() instanceof Pending.Choice<A> choice) {
            A one = choice.options().get(met % choice.options().size());
            requireDrawn(game.notation().write(one), there);
        }
        if (met++ % EVERY == 0) {
            look(game.codec().write(state), there);
        }
    }

    private void look(Value value, Set<String> there) {
        switch (value) {
            case Value.Text(String text) -> requireDrawn(text, there);
            case Value.Items(var items) -> items.forEach(one -> look(one, there));
            case Value.Fields fields -> fields.fields().values().forEach(one -> look(one, there));
            case Value.Nothing _, Value.Flag _, Value.Whole _, Value.Real _ -> {}
        }
    }

    private void requireDrawn(String text, Set<String> there) {
        HEX.matcher(text)
                .results()
                .map(MatchResult::group)
                .forEach(hex ->
                        Claim.that(
                                there.contains(hex),
                                "'%s' names %s, which is no hex of the map that is drawn",
                                text,
                                hex));
    }
}

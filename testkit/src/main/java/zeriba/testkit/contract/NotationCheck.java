package zeriba.testkit.contract;

import java.util.HashMap;
import java.util.Map;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.TableActionText;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.text.UnreadableException;
import zeriba.testkit.Claim;

/** Every action has a text of its own, which reads back to it and is no word of the table. */
final class NotationCheck<S, A> implements Check<S, A> {

    private final Game<S, A> game;
    private final Map<A, String> texts = new HashMap<>();
    private final Map<String, A> actions = new HashMap<>();

    NotationCheck(Game<S, A> game) {
        this.game = game;
    }

    @Override
    public void position(Position<S, A> position, SplitMix64 random) {
        if (position.pending() instanceof Pending.Choice<A> choice) {
            for (A action : choice.options()) {
                check(action);
            }
        }
    }

    private void check(A action) {
        if (texts.containsKey(action)) {
            return;
        }
        String text = game.notation().write(action);
        try {
            Claim.equal(action, game.notation().read(text), "does not read back: " + text);
        } catch (UnreadableException e) {
            throw new AssertionError("cannot be read back: " + text, e);
        }
        Claim.that(
                !TableActionText.VERBS.contains(text.split(" ", 2)[0]),
                "begins with a word of the table: %s",
                text);
        boolean isClean = text.equals(text.strip()) && !text.contains("#") && !text.contains(";");
        Claim.that(isClean, "no blanks around, no # and no ; in an action: '%s'", text);
        A other = actions.putIfAbsent(text, action);
        Claim.that(other == null, "two actions are written %s: %s and %s", text, action, other);
        texts.put(action, text);
    }
}

package zeriba.testkit.contract;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.IllegalEntryException;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.testkit.Claim;

/**
 * Nothing speaks against what may be chosen; something with a rule and a sentence speaks against
 * everything else that can be said: actions of other positions, and what the game thinks up.
 */
final class ObjectionsCheck<S, A> implements Check<S, A> {

    private static final int MOST_KEPT = 2_048;
    private static final int TRIED = 16;

    private final Game<S, A> game;
    private final BiFunction<S, SplitMix64, Stream<A>> odd;
    private final ResourceBundle messages;
    private final Reading reading;
    private final List<A> kept = new ArrayList<>();
    private final Set<A> seen = new HashSet<>();
    private final Set<String> met = new TreeSet<>();

    ObjectionsCheck(Game<S, A> game, BiFunction<S, SplitMix64, Stream<A>> odd) {
        this.game = game;
        this.odd = odd;
        this.messages = game.messages(Locale.ENGLISH);
        this.reading = new Reading(game);
    }

    /** The keys of the objections that were met so far. */
    Set<String> met() {
        return Set.copyOf(met);
    }

    @Override
    public void position(Position<S, A> position, SplitMix64 random) {
        if (!(position.pending() instanceof Pending.Choice<A> choice)) {
            return;
        }
        for (A action : choice.options()) {
            Optional<Objection> objection = game.objection(position.state(), action);
            Claim.that(objection.isEmpty(), "%s is offered, but: %s", action, objection);
            keep(action, random);
        }
        for (int i = 0; i < TRIED && !kept.isEmpty(); i++) {
            agree(position, choice, kept.get(random.below(kept.size())));
        }
        odd.apply(position.state(), random).forEach(action -> agree(position, choice, action));
    }

    private void keep(A action, SplitMix64 random) {
        if (kept.size() < MOST_KEPT) {
            if (seen.add(action)) {
                kept.add(action);
            }
        } else if (random.below(64) == 0) {
            kept.set(random.below(MOST_KEPT), action);
        }
    }

    private void agree(Position<S, A> position, Pending.Choice<A> choice, A action) {
        Optional<Objection> objection = game.objection(position.state(), action);
        boolean isAllowed = choice.options().contains(action);
        Claim.that(
                isAllowed == objection.isEmpty(),
                "%s is %s, but: %s",
                action,
                isAllowed ? "contained" : "not contained",
                objection);
        objection.ifPresent(o -> told(position, action, o));
    }

    private void told(Position<S, A> position, A action, Objection objection) {
        String key = objection.key();
        if (met.add(key)) {
            Claim.that(key.startsWith("objection."), "must begin with 'objection.': %s", key);
            Claim.that(messages.containsKey(key), "no message %s", key);
        }
        Claim.that(!objection.rule().isEmpty(), "an objection without a rule: %s", objection);
        reading.met(objection, game.scenario(position.state()).orElse(""));
        refused(position, action);
    }

    private void refused(Position<S, A> position, A action) {
        try {
            var by = game.rules().role(position.state(), action);
            position.after(game.rules(), new Entry.Chose<>(by, DecisionSource.PERSON, action));
        } catch (IllegalEntryException e) {
            return;
        }
        throw new AssertionError("objected to, but carried out: " + action);
    }
}

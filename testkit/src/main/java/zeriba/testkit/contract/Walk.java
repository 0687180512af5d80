package zeriba.testkit.contract;

import java.util.List;
import java.util.Optional;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.Journal;
import zeriba.engine.record.RandomPlayer;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Setup;
import zeriba.testkit.Claim;
import zeriba.testkit.Form;

/** Plays one game at random and tries every check on the way, in the long form at every place. */
final class Walk<S, A> {

    /** One place in so many is checked. */
    private static final int ONE_IN = Form.pick(6, 6, 2, 1);

    /** So many entries from a composed state on are near it. */
    private static final int NEAR = 40;

    /** Far from a composed state one place in so many is checked: other games come there too. */
    private static final int FAR_ONE_IN = Form.pick(12, 12, 6, 1);

    private final Game<S, A> game;
    private final List<Check<S, A>> checks;
    private final int longest;

    Walk(Game<S, A> game, List<Check<S, A>> checks, int longest) {
        this.game = game;
        this.checks = List.copyOf(checks);
        this.longest = longest;
    }

    /** The game of a seed, to its end. */
    Journal<S, A> play(Setup setup, long seed) {
        return play(new Start<>(setup, Optional.empty()), seed);
    }

    /** The rest of the game of a seed from a composed state. */
    Journal<S, A> play(S state, long seed) {
        Setup any = Setup.of(game.about().scenarios().getFirst().id());
        return play(new Start<>(any, Optional.of(state)), seed);
    }

    private Journal<S, A> play(Start<S> start, long seed) {
        RandomPlayer<S, A> player = new RandomPlayer<>(game, SplitMix64.of(seed, 1));
        SplitMix64 dice = SplitMix64.of(seed, 2);
        SplitMix64 random = SplitMix64.of(seed, 3);
        Journal<S, A> journal = start.begin(game);
        try {
            while (!(journal.position().pending() instanceof Pending.Over<A>)) {
                Claim.that(journal.last() < longest, "not over after %s entries", longest);
                Position<S, A> here = journal.position();
                List<Check<S, A>> tried = isTried(start, journal.last()) ? checks : List.of();
                tried.forEach(check -> check.position(here, random));
                journal = journal.after(next(here, player, dice));
                Journal<S, A> after = journal;
                after.lastPassage().ifPresent(chain -> tried.forEach(c -> c.chain(chain, random)));
            }
            for (Check<S, A> check : checks) {
                check.position(journal.position(), random);
                if (start.composed().isEmpty()) {
                    check.game(start.setup(), journal, random);
                }
            }
            return journal;
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError(report(start, seed, journal, e), e);
        }
    }

    private static boolean isTried(Start<?> start, long entry) {
        boolean far = start.composed().isPresent() && entry >= NEAR;
        return entry % (far ? FAR_ONE_IN : ONE_IN) == 0;
    }

    private Entry<A> next(Position<S, A> here, RandomPlayer<S, A> player, SplitMix64 dice) {
        return switch (here.pending()) {
            case Pending.Choice<A> choice -> {
                A action = player.choose(choice.options());
                yield new Entry.Chose<>(
                        game.rules().role(here.state(), action), DecisionSource.COMPUTER, action);
            }
            case Pending.Chance<A> chance -> new Entry.Rolled<>(chance.dice().thrown(dice));
            case Pending.Automatic<A> _, Pending.Over<A> _ ->
                    throw new IllegalStateException("nothing to decide in " + here);
        };
    }

    private String report(Start<S> start, long seed, Journal<S, A> journal, Throwable e) {
        return "seed %s%s, after entry %s: %s%n%s"
                .formatted(
                        seed,
                        start.composed().map(state -> " from " + state).orElse(""),
                        journal.last(),
                        e.getMessage(),
                        RecordText.write(game, RecordCheck.record(game, start.setup(), journal)));
    }

    /** Where a walk begins: a set-up, or a composed state in its place. */
    private record Start<S>(Setup setup, Optional<S> composed) {

        <A> Journal<S, A> begin(Game<S, A> game) {
            return composed.map(state -> Journal.begin(game, state))
                    .orElseGet(() -> Journal.begin(game, setup));
        }
    }
}

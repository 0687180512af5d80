package zeriba.arena.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.ai.StopSignal;
import zeriba.engine.Game;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.GameRecord;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;

/** One game that looks for faults, to its end or to the first. */
final class FuzzGame<S, A> {

    /** [design] Of so many entries one position is cross-checked. */
    static final int EVERY = 100;

    /** So that short games are not all checked at the same entries. */
    private static final long STRIDE = 37;

    /** [design] Of so many options the one whose kind was seen least is taken. */
    private static final int LOOKED_AT = 6;

    /** [design] The odds that a guided game begins where something new was seen: 3 in 4. */
    private static final int FRESH_IN = 4;

    private final Game<S, A> game;
    private final Setup setup;
    private final Manner manner;
    private final long seed;
    private final int longest;
    private final Seen<Beginning<S, A>> seen;
    private final SplitMix64 random;
    private final CrossCheck<S, A> check;
    private final Whim whim;
    private final List<Entry<A>> entries = new ArrayList<>();
    private String last = "";
    private int played;
    private int checked;

    /** Where a guided game may begin. */
    record Beginning<S, A>(Position<S, A> position, List<Entry<A>> entries) {}

    /** What an adversarial game does all the time. */
    private enum Whim {
        FAIR,
        LOWEST_AND_NEVER_ENDS,
        HIGHEST_AND_NEVER_ENDS,
        LOWEST_AND_ENDS,
        HIGHEST_AND_ENDS,
        FAIR_AND_NEVER_ENDS
    }

    FuzzGame(
            Fuzz<S, A> fuzz,
            Manner manner,
            long seed,
            Seen<Beginning<S, A>> seen,
            CrossCheck<S, A> check) {
        this.game = fuzz.game();
        this.setup = fuzz.setup();
        this.longest = fuzz.longest();
        this.manner = manner;
        this.seed = seed;
        this.seen = seen;
        this.random = SplitMix64.of(seed, manner.toString().hashCode());
        this.check = check;
        this.whim =
                manner == Manner.ADVERSARIAL
                        ? Whim.values()[1 + (int) (Math.abs(seed) % (Whim.values().length - 1))]
                        : Whim.FAIR;
    }

    int played() {
        return played;
    }

    int checked() {
        return checked;
    }

    /** Plays; what is wrong, if anything is. */
    Optional<Finding> play(StopSignal stop) {
        try {
            Position<S, A> position = begin();
            while (!stop.isAsked() && !(position.pending() instanceof Pending.Over<A>)) {
                if (entries.size() >= longest) {
                    return Optional.of(finding("not over after " + longest + " entries"));
                }
                if (Math.floorMod(played + STRIDE * seed, EVERY) == 0) {
                    check.check(position);
                    checked++;
                }
                position = next(position);
                played++;
            }
            check.check(position);
            checked++;
            return Optional.empty();
        } catch (RuntimeException | StackOverflowError | UnreadableException fault) {
            return Optional.of(finding(fault.toString()));
        }
    }

    private Position<S, A> begin() {
        List<Beginning<S, A>> known = seen.beginnings();
        if (manner != Manner.GUIDED || known.isEmpty() || random.below(FRESH_IN) == 0) {
            return Position.start(game.rules(), setup);
        }
        Beginning<S, A> from = known.get(random.below(known.size()));
        entries.addAll(from.entries());
        return from.position();
    }

    private Finding finding(String what) {
        return new Finding(manner, seed, entries.size(), what, record());
    }

    private String record() {
        return RecordText.write(
                game,
                new GameRecord<>(
                        game.about().id(),
                        game.about().rulesVersion(),
                        new GameRecord.Start.FromScenario(setup),
                        Map.of("from", "fuzz " + manner + " " + seed),
                        entries));
    }

    private Position<S, A> next(Position<S, A> position) {
        return switch (position.pending()) {
            case Pending.Choice<A> choice -> chosen(position, choice);
            case Pending.Chance<A> chance -> {
                Roll roll = thrown(chance.dice());
                entries.add(new Entry.Rolled<>(roll));
                if (manner == Manner.GUIDED) {
                    note(position, "throw " + chance.purpose());
                }
                yield position.rolled(game.rules(), roll);
            }
            case Pending.Automatic<A> _, Pending.Over<A> _ ->
                    throw new IllegalStateException("nothing to decide");
        };
    }

    private Position<S, A> chosen(Position<S, A> position, Pending.Choice<A> choice) {
        if (choice.options().size() < 1) {
            throw new CrossCheck.Contradiction("a choice without an option");
        }
        A action = action(position.state(), choice.options());
        entries.add(
                new Entry.Chose<>(
                        game.rules().role(position.state(), action),
                        DecisionSource.COMPUTER,
                        action));
        if (manner == Manner.GUIDED) {
            // what it is called takes longer than to play it
            note(position, kind(position.state(), action));
            last = verb(action);
        }
        return position.chosen(game.rules(), action);
    }

    private void note(Position<S, A> position, String kind) {
        if (seen.add(kind)) {
            // the entry that brought it about is not yet part of the position
            List<Entry<A>> before = List.copyOf(entries.subList(0, entries.size() - 1));
            seen.keep(new Beginning<>(position, before), random);
        }
    }

    private A action(S state, Options<A> options) {
        return switch (manner) {
            case RANDOM -> any(options);
            case ADVERSARIAL -> adverse(options);
            case GUIDED -> {
                A best = any(options);
                int least = seen.times(kind(state, best));
                for (int i = 1; i < LOOKED_AT; i++) {
                    A other = any(options);
                    int times = seen.times(kind(state, other));
                    if (times < least) {
                        least = times;
                        best = other;
                    }
                }
                yield best;
            }
        };
    }

    private A any(Options<A> options) {
        return options.get(random.below(Math.toIntExact(options.size())));
    }

    private A adverse(Options<A> options) {
        boolean ends = whim == Whim.LOWEST_AND_ENDS || whim == Whim.HIGHEST_AND_ENDS;
        A action = any(options);
        for (int tries = 0; tries < 2 * LOOKED_AT && game.endsPhase(action) != ends; tries++) {
            action = any(options);
        }
        return action;
    }

    private Roll thrown(Dice dice) {
        return switch (whim) {
            case FAIR, FAIR_AND_NEVER_ENDS -> dice.thrown(random);
            case LOWEST_AND_NEVER_ENDS, LOWEST_AND_ENDS ->
                    Roll.of(dice.sides().map(_ -> 1).toArray());
            case HIGHEST_AND_NEVER_ENDS, HIGHEST_AND_ENDS -> Roll.of(dice.sides().toArray());
        };
    }

    private String kind(S state, A action) {
        return game.moment(state).step() + " " + last + " " + verb(action);
    }

    private String verb(A action) {
        String text = game.notation().write(action);
        int space = text.indexOf(' ');
        return space < 0 ? text : text.substring(0, space);
    }
}

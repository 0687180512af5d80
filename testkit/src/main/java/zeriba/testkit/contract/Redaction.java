package zeriba.testkit.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zeriba.engine.Game;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.Journal;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.IllegalEntryException;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Secrecy;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Viewer;

/**
 * Two games that a viewer cannot tell apart give equal answers to everything that the viewer may
 * ask. Such pairs are made from random games by changing what was secret to the viewer: entries
 * open to it are the same in both, and it saw the same state after each.
 */
public final class Redaction<S, A> {

    /** What a viewer may ask about a game: its view, its record, odds, suggestions. */
    @FunctionalInterface
    public interface Operation<S, A> {

        /** The answer, a value with {@code equals}. */
        Object answer(Journal<S, A> journal, Viewer viewer);
    }

    private static final int MOST_COMPARED = 120;
    private static final int MOST_TRIED = 6;

    private final Game<S, A> game;
    private final Map<String, Operation<S, A>> operations;

    /**
     * @param operations what is asked, by name
     */
    public Redaction(Game<S, A> game, Map<String, Operation<S, A>> operations) {
        this.game = game;
        this.operations = Map.copyOf(operations);
    }

    /** Compares over one random game; returns how many pairs of unequal games were compared. */
    public int check(Setup setup, long seed) {
        Journal<S, A> journal = played(setup, seed);
        List<Viewer> viewers = new ArrayList<>();
        viewers.add(new Viewer.Public());
        game.about().roles().forEach(role -> viewers.add(new Viewer.Seated(role)));
        int compared = 0;
        for (Viewer viewer : viewers) {
            Journal<S, A> begin = journal.at(0);
            Twins twins = new Twins(viewer, journal, SplitMix64.of(seed, 4));
            twins.follow(begin);
            compared += twins.compared;
        }
        return compared;
    }

    private Journal<S, A> played(Setup setup, long seed) {
        return new Walk<>(game, List.of(), Integer.MAX_VALUE).play(setup, seed);
    }

    /** The search for games that look to a viewer like a given one. */
    private final class Twins {

        private final Viewer viewer;
        private final Journal<S, A> truth;
        private final List<Entry<A>> entries;
        private final SplitMix64 random;
        private int compared = 0;

        Twins(Viewer viewer, Journal<S, A> truth, SplitMix64 random) {
            this.viewer = viewer;
            this.truth = truth;
            this.entries = truth.entries();
            this.random = random;
        }

        /** Goes on with {@code twin}, which has looked the same so far. */
        void follow(Journal<S, A> twin) {
            Journal<S, A> one = truth.at(twin.last());
            if (!looksTheSame(one, twin) || compared >= MOST_COMPARED) {
                return;
            }
            if (!one.position().state().equals(twin.position().state())) {
                compare(one, twin);
            }
            if (twin.last() == entries.size()) {
                return;
            }
            Entry<A> next = entries.get(twin.last());
            if (secrecy(one.position().pending()).isOpenTo(viewer)) {
                after(twin, next).ifPresent(this::follow);
            } else {
                alternatives(twin, next)
                        .forEach(entry -> after(twin, entry).ifPresent(this::follow));
            }
        }

        private boolean looksTheSame(Journal<S, A> one, Journal<S, A> twin) {
            return one.result().isEmpty()
                    && twin.result().isEmpty()
                    && game.rules()
                            .seenBy(viewer, one.position().state())
                            .equals(game.rules().seenBy(viewer, twin.position().state()));
        }

        private void compare(Journal<S, A> one, Journal<S, A> twin) {
            compared++;
            operations.forEach((name, operation) -> {
                Object first = operation.answer(one, viewer);
                Object second = operation.answer(twin, viewer);
                if (!first.equals(second)) {
                    throw new AssertionError(told(name, one, first, twin, second));
                }
            });
        }

        private String told(
                String name, Journal<S, A> one, Object first, Journal<S, A> twin, Object second) {
            return "%s tells %s apart what is hidden from it%n%s%n%s%nin%n%s%nand%n%s"
                    .formatted(name, viewer, first, second, lines(one), lines(twin));
        }

        private List<Entry<A>> alternatives(Journal<S, A> twin, Entry<A> same) {
            List<Entry<A>> left =
                    new ArrayList<>(
                            switch (twin.position().pending()) {
                                case Pending.Choice<A> choice -> choices(choice, same);
                                case Pending.Chance<A> chance -> throwsOf(chance.dice());
                                case Pending.Automatic<A> _, Pending.Over<A> _ -> List.of(same);
                            });
            List<Entry<A>> drawn = new ArrayList<>();
            while (!left.isEmpty() && drawn.size() < MOST_TRIED) {
                drawn.add(left.remove(random.below(left.size())));
            }
            return drawn;
        }

        private List<Entry<A>> choices(Pending.Choice<A> choice, Entry<A> same) {
            return same instanceof Entry.Chose<A> chose
                    ? OptionsCheck.listed(choice.options()).stream()
                            .<Entry<A>>map(a -> new Entry.Chose<>(chose.by(), chose.source(), a))
                            .toList()
                    : List.of();
        }

        private List<Entry<A>> throwsOf(Dice dice) {
            Stream<Roll> rolls =
                    dice.size() <= Dice.MOST_OUTCOMES
                            ? dice.outcomes().stream()
                            : Stream.generate(() -> dice.thrown(random)).limit(MOST_TRIED);
            return rolls.<Entry<A>>map(Entry.Rolled::new).toList();
        }

        private Optional<Journal<S, A>> after(Journal<S, A> twin, Entry<A> entry) {
            try {
                return Optional.of(twin.after(entry));
            } catch (IllegalEntryException _) {
                return Optional.empty();
            }
        }

        private String lines(Journal<S, A> journal) {
            StringBuilder lines = new StringBuilder();
            journal.entries().forEach(e -> lines.append(RecordText.line(game, e)).append('\n'));
            return lines.toString();
        }
    }

    private static <A> Secrecy secrecy(Pending<A> pending) {
        return switch (pending) {
            case Pending.Choice<A> choice -> choice.secrecy();
            case Pending.Chance<A> chance -> chance.secrecy();
            case Pending.Automatic<A> _, Pending.Over<A> _ -> new Secrecy.Open();
        };
    }
}

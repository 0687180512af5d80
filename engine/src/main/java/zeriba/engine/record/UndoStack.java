package zeriba.engine.record;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import zeriba.engine.Game;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.IllegalEntryException;
import zeriba.engine.rules.IllegalEntryException.Reason;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.TransitionChain;

/**
 * The undo stack: the entries that still count, last one on top, each with the transitions it
 * caused.
 */
sealed class UndoStack<S, A> {

    private final int number;
    private final Position<S, A> position;
    private final @Nullable TransitionChain<S, A> chain;
    private final @Nullable UndoStack<S, A> below;
    private final @Nullable ChoiceCounts choices;

    private UndoStack(
            int number,
            Position<S, A> position,
            @Nullable TransitionChain<S, A> chain,
            @Nullable UndoStack<S, A> below,
            @Nullable ChoiceCounts choices) {
        this.number = number;
        this.position = position;
        this.chain = chain;
        this.below = below;
        this.choices = choices;
    }

    static <S, A> UndoStack<S, A> bottom(Position<S, A> start) {
        return new UndoStack<>(0, start, null, null, null);
    }

    /** A top of which the rest is fetched from {@code whole} when somebody asks for it. */
    static <S, A> UndoStack<S, A> resumed(
            int number,
            Position<S, A> position,
            @Nullable ChoiceCounts choices,
            Supplier<UndoStack<S, A>> whole) {
        return new Resumed<>(number, position, choices, whole);
    }

    private static final class Resumed<S, A> extends UndoStack<S, A> {

        private final Supplier<UndoStack<S, A>> whole;

        Resumed(
                int number,
                Position<S, A> position,
                @Nullable ChoiceCounts choices,
                Supplier<UndoStack<S, A>> whole) {
            super(number, position, null, null, choices);
            this.whole = whole;
        }

        @Override
        Optional<TransitionChain<S, A>> chain() {
            return isBottom() ? Optional.empty() : whole.get().chain();
        }

        @Override
        UndoStack<S, A> below() {
            return whole.get().below();
        }
    }

    UndoStack<S, A> with(int next, TransitionChain<S, A> caused) {
        return new UndoStack<>(
                next,
                caused.after(),
                caused,
                this,
                caused.entry() instanceof Entry.Chose<A> chose
                        ? ChoiceCounts.with(choices, chose.by())
                        : choices);
    }

    int number() {
        return number;
    }

    Position<S, A> position() {
        return position;
    }

    final boolean isBottom() {
        return number == 0;
    }

    Optional<TransitionChain<S, A>> chain() {
        return Optional.ofNullable(chain);
    }

    UndoStack<S, A> below() {
        if (below == null) {
            throw new IllegalStateException("nothing stands below the start");
        }
        return below;
    }

    List<Integer> numbers() {
        List<Integer> numbers = new ArrayList<>();
        for (UndoStack<S, A> s = this; !s.isBottom(); s = s.below()) {
            numbers.add(s.number);
        }
        Collections.reverse(numbers);
        return numbers;
    }

    /** The numbers that stood in {@code before} and lie above this. */
    List<Integer> missingIn(UndoStack<S, A> before) {
        List<Integer> missing = new ArrayList<>();
        for (UndoStack<S, A> s = before; s.number > number; s = s.below()) {
            missing.addFirst(s.number);
        }
        return missing;
    }

    int choicesOf(Role role) {
        return ChoiceCounts.of(choices, role);
    }

    Map<String, Integer> choices() {
        return ChoiceCounts.byName(choices);
    }

    /** Whose the last choices of {@code roles} are, the last one first, at most so many. */
    List<Role> lastChoices(Collection<Role> roles, int most) {
        int left = Math.min(most, roles.stream().distinct().mapToInt(this::choicesOf).sum());
        List<Role> last = new ArrayList<>();
        for (UndoStack<S, A> s = this; last.size() < left; s = s.below()) {
            s.chooser().filter(roles::contains).ifPresent(last::add);
        }
        return last;
    }

    /** What stands when the last {@code choices} choices of {@code role}, and all since, do not. */
    UndoStack<S, A> without(Role role, int choices) {
        if (choicesOf(role) < choices) {
            throw new IllegalEntryException(
                    Reason.NOT_NOW, role + " has made only " + choicesOf(role) + " choices");
        }
        UndoStack<S, A> top = this;
        int left = choices;
        while (left > 0) {
            left -= top.isChoiceOf(role) ? 1 : 0;
            top = top.below();
        }
        return top;
    }

    private Optional<Role> chooser() {
        return chain().filter(p -> p.entry() instanceof Entry.Chose<A>)
                .map(p -> ((Entry.Chose<A>) p.entry()).by());
    }

    private boolean isChoiceOf(Role role) {
        return chooser().filter(role::equals).isPresent();
    }

    /** Whether the top is a choice of {@code role} that it may take back without asking anybody. */
    boolean isFreeChoiceOf(Game<S, A> game, Role role, TakeBack takeBack) {
        return switch (takeBack) {
            case FREE -> isUnansweredChoiceOf(game, role);
            case CONSENT -> isQuietChoiceOf(game, role);
        };
    }

    /**
     * Whether nothing but a choice has followed from it: no dice, no reveal, no end of the game.
     */
    private boolean isUnansweredChoiceOf(Game<S, A> game, Role role) {
        return isChoiceOf(role) && chain().filter(p -> isUnanswered(game, p)).isPresent();
    }

    private static <S, A> boolean isUnanswered(Game<S, A> game, TransitionChain<S, A> chain) {
        return chain.after().pending() instanceof Pending.Choice<A>
                && chain.transitions().stream().noneMatch(game::reveals);
    }

    /**
     * Whether the top is a choice of {@code role} that led to nothing but its next choice in the
     * same step: no dice, no reveal, no end of a phase.
     */
    private boolean isQuietChoiceOf(Game<S, A> game, Role role) {
        return isChoiceOf(role) && chain().filter(p -> isQuiet(game, role, p)).isPresent();
    }

    private static <S, A> boolean isQuiet(Game<S, A> game, Role role, TransitionChain<S, A> chain) {
        return chain.transitions().size() == 1
                && chain.after().pending() instanceof Pending.Choice<A> next
                && next.side().equals(role.side())
                && game.moment(chain.before().state()).equals(game.moment(chain.after().state()))
                && !game.reveals(chain.transitions().getFirst());
    }
}

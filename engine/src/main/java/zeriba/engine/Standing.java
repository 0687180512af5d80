package zeriba.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zeriba.engine.IllegalEntryException.Reason;

/** The entries that still count, last one on top, each with the passage it caused. */
final class Standing<S, A> {

    private final int number;
    private final Position<S, A> position;
    private final @Nullable Passage<S, A> passage;
    private final @Nullable Standing<S, A> below;

    private Standing(
            int number,
            Position<S, A> position,
            @Nullable Passage<S, A> passage,
            @Nullable Standing<S, A> below) {
        this.number = number;
        this.position = position;
        this.passage = passage;
        this.below = below;
    }

    static <S, A> Standing<S, A> bottom(Position<S, A> start) {
        return new Standing<>(0, start, null, null);
    }

    Standing<S, A> with(int next, Passage<S, A> caused) {
        return new Standing<>(next, caused.after(), caused, this);
    }

    int number() {
        return number;
    }

    Position<S, A> position() {
        return position;
    }

    Optional<Passage<S, A>> passage() {
        return Optional.ofNullable(passage);
    }

    Standing<S, A> below() {
        if (below == null) {
            throw new IllegalStateException("nothing stands below the start");
        }
        return below;
    }

    List<Integer> numbers() {
        List<Integer> numbers = new ArrayList<>();
        for (Standing<S, A> s = this; s.below != null; s = s.below) {
            numbers.add(s.number);
        }
        Collections.reverse(numbers);
        return numbers;
    }

    int choicesOf(Role role) {
        int choices = 0;
        for (Standing<S, A> s = this; s.below != null; s = s.below) {
            choices += s.isChoiceOf(role) ? 1 : 0;
        }
        return choices;
    }

    /** What stands when the last {@code choices} choices of {@code role}, and all since, do not. */
    Standing<S, A> without(Role role, int choices) {
        Standing<S, A> top = this;
        int left = choices;
        while (left > 0 && top.below != null) {
            left -= top.isChoiceOf(role) ? 1 : 0;
            top = top.below;
        }
        if (left > 0) {
            throw new IllegalEntryException(
                    Reason.NOT_NOW, role + " has made only " + (choices - left) + " choices");
        }
        return top;
    }

    private boolean isChoiceOf(Role role) {
        return passage != null
                && passage.entry() instanceof Entry.Chose<A> chose
                && chose.by().equals(role);
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
        return passage != null
                && isChoiceOf(role)
                && passage.after().pending() instanceof Pending.Choice<A>
                && passage.transitions().stream().noneMatch(game::reveals);
    }

    /**
     * Whether the top is a choice of {@code role} that led to nothing but its next choice in the
     * same step: no dice, no reveal, no end of a phase.
     */
    private boolean isQuietChoiceOf(Game<S, A> game, Role role) {
        return passage != null
                && isChoiceOf(role)
                && passage.transitions().size() == 1
                && passage.after().pending() instanceof Pending.Choice<A> next
                && next.side().equals(role.side())
                && game.moment(passage.before().state()).equals(game.moment(position.state()))
                && !game.reveals(passage.transitions().getFirst());
    }
}

package zeriba.engine.record;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.IllegalEntryException;
import zeriba.engine.rules.IllegalEntryException.Reason;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.TableAction;
import zeriba.engine.rules.TransitionChain;

/**
 * A game in progress: every entry so far and the position they lead to. Immutable; an entry gives a
 * new journal that shares all before it. Entries are only ever appended: an undo is one more entry,
 * after which earlier ones no longer stand.
 *
 * <p>Beside the one before it every journal knows one further back, chosen so that any number is
 * found in two or three logarithms of steps (Myers, An applicative random-access stack, 1983). One
 * that was {@link #resume resumed} has what came before from its {@link EarlierEntries}.
 */
public final class Journal<S, A> {

    private final Game<S, A> game;
    private final int number;
    private final @Nullable EarlierEntries<S, A> past;
    private final @Nullable Journal<S, A> before;
    private final @Nullable Journal<S, A> jump;
    private final @Nullable Entry<A> entry;
    private final UndoStack<S, A> standing;
    private final TableStatus talk;
    private final Instructions instructions;

    /** The first, or one that was resumed. */
    private Journal(
            Game<S, A> game,
            Checkpoint<S> milestone,
            @Nullable EarlierEntries<S, A> past,
            UndoStack<S, A> standing) {
        this.game = game;
        this.number = milestone.number();
        this.past = past;
        this.before = null;
        this.jump = null;
        this.entry = null;
        this.standing = standing;
        this.talk = milestone.talk();
        this.instructions = milestone.instructions();
    }

    /** The next after {@code before}. */
    private Journal(
            Journal<S, A> before,
            Entry<A> entry,
            UndoStack<S, A> standing,
            TableStatus talk,
            Instructions instructions) {
        this.game = before.game;
        this.number = before.number + 1;
        this.past = null;
        this.before = before;
        this.jump = before.jumpOfTheNext();
        this.entry = entry;
        this.standing = standing;
        this.talk = talk;
        this.instructions = instructions;
    }

    /** Two jumps of one length are followed by one over both. */
    private Journal<S, A> jumpOfTheNext() {
        return jump != null
                        && jump.jump != null
                        && number - jump.number == jump.number - jump.jump.number
                ? jump.jump
                : this;
    }

    /**
     * The journal of a game that begins with this set-up, complete as by {@link GameInfo#complete}.
     */
    public static <S, A> Journal<S, A> begin(Game<S, A> game, Setup setup) {
        return begin(game, game.rules().setup(setup));
    }

    /** The journal of a game that begins in a composed state. */
    public static <S, A> Journal<S, A> begin(Game<S, A> game, S state) {
        Position<S, A> start = Position.settle(game.rules(), state);
        return new Journal<>(
                game, Checkpoint.beginning(start.state()), null, UndoStack.bottom(start));
    }

    /** The journal that {@code milestone} was made of; {@code past} has what came before it. */
    public static <S, A> Journal<S, A> resume(
            Game<S, A> game, Checkpoint<S> milestone, EarlierEntries<S, A> past) {
        return new Journal<>(
                game,
                milestone,
                past,
                UndoStack.resumed(
                        milestone.standing(),
                        Position.settle(game.rules(), milestone.state()),
                        ChoiceCounts.of(game, milestone.choices()),
                        () -> past.at(milestone.number()).standing));
    }

    /** All that the game goes on from, without the entries that led here. */
    public Checkpoint<S> milestone() {
        return new Checkpoint<>(
                number,
                standing.number(),
                standing.choices(),
                position().state(),
                talk,
                instructions);
    }

    public Game<S, A> game() {
        return game;
    }

    /** The number of the last entry; 0 before the first. */
    public int last() {
        return number;
    }

    /** Where the entries that stand have led. */
    public Position<S, A> position() {
        return standing.position();
    }

    /** The journal as it was after entry {@code at}, from 0 to {@link #last}. */
    public Journal<S, A> at(int at) {
        if (at < 0 || at > number) {
            throw new IllegalEntryException(
                    Reason.NOT_NOW, "there is no entry " + at + "; the last one is " + number);
        }
        Journal<S, A> journal = this;
        while (journal.number > at) {
            if (journal.past != null) {
                return journal.past.at(at);
            }
            journal = journal.towards(at);
        }
        return journal;
    }

    private Journal<S, A> towards(int at) {
        if (jump != null && jump.number >= at) {
            return jump;
        }
        if (before == null) {
            throw new IllegalStateException("nothing comes before entry " + number);
        }
        return before;
    }

    /** How many journals {@link #at} goes through. */
    int stepsTo(int at) {
        int steps = 0;
        for (Journal<S, A> journal = this; journal.number > at; journal = journal.towards(at)) {
            steps++;
        }
        return steps;
    }

    /** The journal before the last entry; empty before the first. */
    public Optional<Journal<S, A>> previous() {
        return past != null ? Optional.of(past.at(number - 1)) : Optional.ofNullable(before);
    }

    /** All entries, in order: number 1 first. */
    public List<Entry<A>> entries() {
        List<Entry<A>> entries = new ArrayList<>(number);
        Optional<Journal<S, A>> journal = Optional.of(this);
        while (journal.isPresent()) {
            journal.get().lastEntry().ifPresent(entries::add);
            journal = journal.get().previous();
        }
        Collections.reverse(entries);
        return entries;
    }

    /** Entry {@code number}, from 1 to {@link #last}. */
    public Entry<A> entry(int number) {
        return at(number).lastEntry().orElseThrow();
    }

    /** The last entry; empty before the first. */
    public Optional<Entry<A>> lastEntry() {
        return past != null ? past.at(number).lastEntry() : Optional.ofNullable(entry);
    }

    /** What the last entry did to the position; empty before the first and after mere words. */
    public Optional<TransitionChain<S, A>> lastPassage() {
        return standing.number() == number ? standing.chain() : Optional.empty();
    }

    /** The numbers of the entries that still count, ascending. */
    public List<Integer> standingNumbers() {
        return standing.numbers();
    }

    /** The numbers of the entries that the last one took back, ascending. */
    List<Integer> takenBack() {
        return previous().map(then -> standing.missingIn(then.standing)).orElse(List.of());
    }

    /** How the game ended, by the rules or at the table; empty while it goes on. */
    public Optional<Result> result() {
        return talk.agreed() != null
                ? Optional.of(talk.agreed())
                : position().pending() instanceof Pending.Over<A>(Result result)
                        ? Optional.of(result)
                        : Optional.empty();
    }

    /** The offer or request that waits for an answer. */
    public Optional<TableStatus.Request> request() {
        return Optional.ofNullable(talk.request());
    }

    /** The side whose time is over, so that another may claim the win; empty otherwise. */
    public Optional<Side> late() {
        return Optional.ofNullable(talk.late());
    }

    /** What the roles have given in advance and is still in force. */
    public Instructions instructions() {
        return instructions;
    }

    /** How many of its last choices {@code role} may take back without asking anybody. */
    public int freeUndo(Role role) {
        return freeUndo(role, TakeBack.CONSENT);
    }

    /** The same where the table has settled how far that goes. */
    public int freeUndo(Role role, TakeBack takeBack) {
        int free = 0;
        UndoStack<S, A> top = standing;
        while (top.isFreeChoiceOf(game, role, takeBack)) {
            free++;
            top = top.below();
        }
        return free;
    }

    /** How many choices of {@code role} there are to take back at all. */
    public int choicesOf(Role role) {
        return standing.choicesOf(role);
    }

    /** Whose the last choices of {@code roles} that stand are, the last one first. */
    public List<Role> lastChoices(Collection<Role> roles, int most) {
        return standing.lastChoices(roles, most);
    }

    /** The journal with one entry more, if rules and table allow it. */
    public Journal<S, A> after(Entry<A> next) {
        if (next instanceof Entry.AtTable<A>(Role by, TableAction word)) {
            return said(next, by, word);
        }
        if (talk.agreed() != null) {
            throw new IllegalEntryException(Reason.NOT_NOW, "the game is over");
        }
        TransitionChain<S, A> chain = chain(next);
        return new Journal<>(
                this,
                next,
                standing.with(number + 1, chain),
                talk.afterPlay(),
                instructions.after(game, position(), next));
    }

    /**
     * What an entry leads to; one that the rules forbid is refused with the rule and its sentence.
     */
    private TransitionChain<S, A> chain(Entry<A> next) {
        try {
            return position().chain(game.rules(), next);
        } catch (IllegalEntryException e) {
            if (e.reason() == Reason.RULES && next instanceof Entry.Chose<A> chose) {
                throw forbidden(chose.action());
            }
            throw e;
        }
    }

    private IllegalEntryException forbidden(A action) {
        String text = game.notation().write(action);
        return game.objection(position().state(), action)
                .map(o -> new IllegalEntryException(text + " is not allowed (" + o.rule() + ")", o))
                .orElseGet(() -> new IllegalEntryException(Reason.RULES, text + " is not allowed"));
    }

    private static boolean standsAfterTheEnd(TableAction word) {
        return word instanceof TableAction.Undo
                || word instanceof TableAction.Commitment
                || word instanceof TableAction.Adopt
                || word instanceof TableAction.Lapsed;
    }

    private Journal<S, A> said(Entry<A> next, Role by, TableAction word) {
        UndoStack<S, A> after =
                word instanceof TableAction.Undo(int choices)
                        ? standing.without(by, choices)
                        : standing;
        if (result().isPresent() && !standsAfterTheEnd(word)) {
            throw new IllegalEntryException(Reason.NOT_NOW, "the game is over");
        }
        return new Journal<>(
                this,
                next,
                after,
                talk.after(by, word, game.about().sides()),
                instructions.after(by, word));
    }
}

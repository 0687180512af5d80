package zeriba.engine.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.engine.Game;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Secrecy;
import zeriba.engine.rules.TableAction;
import zeriba.engine.rules.TransitionChain;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.Value;

/**
 * A player's (or watcher's) view of a game in progress, the one gate through which state, entries
 * and events reach anybody: what is hidden from the viewer is redacted. When the game is over
 * everything is open.
 */
public final class PlayerView<S, A> {

    /** What stands in a record for what is hidden. */
    public static final String HIDDEN = "*";

    private final Journal<S, A> journal;
    private final Viewer viewer;
    private final boolean open;

    private PlayerView(Journal<S, A> journal, Viewer viewer, boolean open) {
        this.journal = journal;
        this.viewer = viewer;
        this.open = open;
    }

    /** What {@code viewer} may see of {@code journal}. */
    public static <S, A> PlayerView<S, A> by(Viewer viewer, Journal<S, A> journal) {
        return new PlayerView<>(journal, viewer, journal.result().isPresent());
    }

    /** What somebody may see who has every seat: all that any of them may, which is all. */
    public static <S, A> PlayerView<S, A> byEverySeat(Viewer viewer, Journal<S, A> journal) {
        return new PlayerView<>(journal, viewer, true);
    }

    public Viewer viewer() {
        return viewer;
    }

    public Game<S, A> game() {
        return journal.game();
    }

    /** The state with what is hidden from the viewer left out. */
    public S state() {
        return seen(journal.position().state());
    }

    /** Whether nothing of the state is hidden from the viewer. */
    public boolean isWhole() {
        return open || state().equals(journal.position().state());
    }

    /**
     * Whether the viewer may be told what the pending choice offers: it is its own, or all is open.
     */
    public boolean mayAskAbout(Pending.Choice<A> choice) {
        return viewer.isOn(choice.side()) || isWhole();
    }

    /** The position as a tree, hidden parts {@code "?"}. */
    public Value.Fields position() {
        return journal.game().codec().write(state());
    }

    /** The lines of the record, entry 1 first. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (int number = 1; number <= journal.last(); number++) {
            lines.add(line(number));
        }
        return lines;
    }

    /** Whether the viewer sees all of the state and every entry that led to it. */
    public boolean isWholeRecord() {
        if (!isWhole()) {
            return false;
        }
        for (int number = 1; number <= journal.last(); number++) {
            Journal<S, A> now = journal.at(number);
            if (!isOpen(now.previous().orElseThrow(), now.lastEntry().orElseThrow())) {
                return false;
            }
        }
        return true;
    }

    /** One line of the record. */
    public String line(int number) {
        Journal<S, A> now = journal.at(number);
        Journal<S, A> then = now.previous().orElseThrow();
        Entry<A> entry = now.lastEntry().orElseThrow();
        if (isOpen(then, entry)) {
            return then.position().pending() instanceof Pending.Chance<A> chance
                            && entry instanceof Entry.Rolled<A>(Roll roll)
                    ? RecordText.line(chance.dice(), roll)
                    : RecordText.line(journal.game(), shown(entry));
        }
        return switch (entry) {
            case Entry.Chose<A> chose -> chose.by() + " " + HIDDEN;
            case Entry.Rolled<A> _ -> "dice " + HIDDEN;
            case Entry.AtTable<A>(Role by, TableAction.Lapsed _) -> by + " lapsed " + HIDDEN;
            case Entry.AtTable<A> said -> said.by() + " " + HIDDEN;
        };
    }

    /** The verb of the word that entry {@code number} says, if its line tells one. */
    public Optional<String> word(int number) {
        Journal<S, A> now = journal.at(number);
        return now.lastEntry().orElseThrow() instanceof Entry.AtTable<A> said
                        && (said.action() instanceof TableAction.Lapsed
                                || isOpen(now.previous().orElseThrow(), said))
                ? Optional.of(TableActionText.verb(said.action()))
                : Optional.empty();
    }

    /** The choices and throws that entry {@code number} took back, ascending. */
    public List<Integer> takenBack(int number) {
        return journal.at(number).takenBack();
    }

    /** What others settled in advance looks as if they had done it by hand. */
    private Entry<A> shown(Entry<A> entry) {
        return !open
                        && entry instanceof Entry.Chose<A>(Role by, DecisionSource hand, A action)
                        && (hand == DecisionSource.ORDER || hand == DecisionSource.PLAN)
                        && !viewer.equals(new Viewer.Seated(by))
                ? new Entry.Chose<>(by, DecisionSource.PERSON, action)
                : entry;
    }

    /** What happened by entry {@code number}, as far as the viewer may know. */
    public List<Event> events(int number) {
        Journal<S, A> now = journal.at(number);
        return now.lastPassage()
                .map(chain -> events(now.previous().orElseThrow(), chain))
                .orElse(List.of());
    }

    private List<Event> events(Journal<S, A> then, TransitionChain<S, A> chain) {
        List<Event> events = new ArrayList<>();
        for (TransitionChain.Transition<S, A> transition : chain.transitions()) {
            if (transition.cause() instanceof TransitionChain.Cause.ByEntry<A>(Entry<A> entry)
                    && !isOpen(then, entry)) {
                events.add(new Event.Acted("hidden", List.of(), List.of(), List.of(), ""));
            } else {
                events.addAll(
                        journal.game()
                                .events(
                                        new TransitionChain.Transition<>(
                                                seen(transition.before()),
                                                transition.cause(),
                                                seen(transition.after()))));
            }
        }
        return events;
    }

    private boolean isOpen(Journal<S, A> then, Entry<A> entry) {
        if (open) {
            return true;
        }
        return switch (entry) {
            case Entry.AtTable<A>(Role by, TableAction word) ->
                    !word.isSecret()
                            || (viewer.equals(new Viewer.Seated(by))
                                    && !(word instanceof TableAction.Lapsed));
            case Entry.Chose<A> _, Entry.Rolled<A> _ ->
                    secrecy(then.position().pending()).isOpenTo(viewer)
                            || journal.game()
                                    .rules()
                                    .shows(
                                            viewer,
                                            journal.position().state(),
                                            then.position().state(),
                                            entry);
        };
    }

    private static <A> Secrecy secrecy(Pending<A> pending) {
        return switch (pending) {
            case Pending.Choice<A> choice -> choice.secrecy();
            case Pending.Chance<A> chance -> chance.secrecy();
            case Pending.Automatic<A> _, Pending.Over<A> _ -> new Secrecy.Open();
        };
    }

    private S seen(S state) {
        return open ? state : journal.game().rules().seenBy(viewer, state);
    }
}

package zeriba.server.clock;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import zeriba.engine.record.Choosers;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.TableAction;

/**
 * What time each side has left: computed from the entries and the time that each of them took, and
 * from nothing else. A side's clock runs while it is asked, from its first choice by a person on;
 * it stands while the computer plays the side. Seats of one side share its time; the days of a turn
 * begin anew with each of them, and with each turn of the game.
 *
 * @param accounts by side, what it has
 * @param started the sides whose clocks have begun
 * @param asked the side that is asked; empty while none is
 * @param since when the last entry was made
 * @param flagged whether the record says that the time of the asked side is over
 */
public record Clocks(
        TimeControl pace,
        Map<String, Account> accounts,
        Set<String> started,
        String asked,
        Stamp since,
        boolean flagged) {

    /**
     * A side's time.
     *
     * @param left milliseconds of its own
     * @param turn milliseconds that its turn has taken so far
     */
    public record Account(long left, long turn) {}

    public Clocks {
        accounts = Map.copyOf(accounts);
        started = Set.copyOf(started);
    }

    /** The clocks of a game that begins at {@code since}. */
    public static Clocks of(TimeControl pace, Journal<?, ?> begin, Stamp since) {
        Map<String, Account> accounts = new TreeMap<>();
        begin.game()
                .about()
                .sides()
                .forEach(side -> accounts.put(side.name(), new Account(pace.atStart(), 0)));
        return new Clocks(pace, accounts, Set.of(), asked(begin, ""), since, false);
    }

    private static String asked(Journal<?, ?> journal, String before) {
        if (journal.result().isPresent()) {
            return "";
        }
        return switch (journal.position().pending()) {
            case Pending.Choice<?> choice -> choice.side().name();
            case Pending.Chance<?> _ -> before;
            case Pending.Automatic<?> _, Pending.Over<?> _ -> "";
        };
    }

    /** The clocks after the last entry of {@code journal}, made now. */
    public <A> Clocks after(Journal<?, A> journal, Now now) {
        return after(journal, now.stamp(), new TimeUsed.Measured(used(now)));
    }

    /** The milliseconds that an entry takes which is made now. */
    public long used(Now now) {
        return pace.counted(since, now);
    }

    private long millis(TimeUsed used, Stamp at) {
        return switch (used) {
            case TimeUsed.Measured(long millis) -> millis;
            case TimeUsed.Unmeasured() -> pace.between(since, at);
        };
    }

    /** The clocks after the last entry of {@code journal}, made at {@code at}. */
    public <A> Clocks after(Journal<?, A> journal, Stamp at, TimeUsed used) {
        Entry<A> entry = journal.lastEntry().orElseThrow();
        if (pace instanceof TimeControl.Free) {
            return new Clocks(pace, accounts, started, asked(journal, asked), at, false);
        }
        Map<String, Account> next = new TreeMap<>(accounts);
        Set<String> begun = new TreeSet<>(started);
        if (!isOfAPause(entry) && !isSaidWhileDiceWait(journal, entry)) {
            next.computeIfPresent(asked, (_, account) -> spent(account, millis(used, at)));
        }
        boolean isFlagged = flagged;
        switch (entry) {
            case Entry.Chose<A>(Role by, DecisionSource hand, _) -> {
                chose(next, begun, by.side().name(), hand);
                if (isHandedOn(journal, by)) {
                    next.computeIfPresent(by.side().name(), (_, a) -> handedOn(a, hand));
                }
                isFlagged = false;
            }
            case Entry.AtTable<A>(Role by, TableAction.Undo(int choices)) -> {
                next.computeIfPresent(by.side().name(), (_, a) -> gained(a, -choices));
                isFlagged = false;
            }
            case Entry.AtTable<A>(Role by, TableAction.Seat _) -> begun.remove(by.side().name());
            case Entry.AtTable<A>(_, TableAction.Timeout _) -> isFlagged = true;
            case Entry.AtTable<A> _, Entry.Rolled<A> _ -> {}
        }
        String then = asked(journal, asked);
        if (isNewTurn(journal)) {
            next.computeIfPresent(then, (_, account) -> rested(account));
        }
        return new Clocks(pace, next, begun, then, at, isFlagged);
    }

    /** Whether a turn of the game has begun by the last entry. */
    private static <S, A> boolean isNewTurn(Journal<S, A> journal) {
        return journal.lastPassage()
                .filter(p ->
                        journal.game().moment(p.before().state()).turn()
                                < journal.game().moment(p.after().state()).turn())
                .isPresent();
    }

    /** Whether another seat of the same side is asked next, and this one no more. */
    private static <S, A> boolean isHandedOn(Journal<S, A> journal, Role by) {
        return journal.result().isEmpty()
                && journal.position().pending() instanceof Pending.Choice<A> choice
                && choice.side().equals(by.side())
                && !Choosers.roles(journal.game(), journal.position().state(), choice).contains(by);
    }

    /**
     * The turn of one seat ends with its last choice; where that was the clock's, time is added.
     */
    private Account handedOn(Account account, DecisionSource hand) {
        Account rested = rested(account);
        return hand == DecisionSource.CLOCK ? gained(rested, 1) : rested;
    }

    /** While changed rules wait to be accepted, no time passes. */
    private static boolean isOfAPause(Entry<?> entry) {
        return entry instanceof Entry.AtTable<?>(_, TableAction.Adopt _);
    }

    /** What is said while dice wait for somebody costs nobody time. */
    private static boolean isSaidWhileDiceWait(Journal<?, ?> journal, Entry<?> entry) {
        return entry instanceof Entry.AtTable<?>(_, TableAction word)
                && !(word instanceof TableAction.Undo)
                && journal.position().pending() instanceof Pending.Chance<?>;
    }

    /** These clocks while dice wait for somebody: nobody's time passes. */
    public Clocks waiting() {
        return new Clocks(pace, accounts, started, "", since, flagged);
    }

    /** These clocks, if they have not been set yet set at {@code now}. */
    public Clocks setAt(Stamp now) {
        return since.wall() == 0 ? new Clocks(pace, accounts, started, asked, now, flagged) : this;
    }

    private Account spent(Account account, long spent) {
        if (!runs()) {
            return account;
        }
        return pace.perTurn() > 0
                ? new Account(account.left(), account.turn() + spent)
                : new Account(account.left() - spent, 0);
    }

    private void chose(
            Map<String, Account> next, Set<String> begun, String side, DecisionSource hand) {
        if (hand == DecisionSource.ORDER) {
            return;
        }
        next.replaceAll((name, account) -> name.equals(side) ? account : rested(account));
        if (hand == DecisionSource.PERSON || hand == DecisionSource.PLAN) {
            begun.add(side);
            next.computeIfPresent(side, (_, account) -> gained(account, 1));
        }
    }

    /** A turn is over: what it took too long comes from the side's own time. */
    private Account rested(Account account) {
        long over = Math.max(0, account.turn() - pace.perTurn());
        return new Account(Math.max(0, account.left() - over), 0);
    }

    private Account gained(Account account, int choices) {
        return new Account(
                Math.max(0, Math.max(0, account.left()) + choices * pace.perChoice()),
                account.turn());
    }

    /** How long nothing has happened, in milliseconds in which a server was running. */
    public long silence(Now now) {
        return Math.max(0, now.served() - since.served());
    }

    /** Whether the clock of the asked side runs. */
    public boolean runs() {
        return !(pace instanceof TimeControl.Free) && started.contains(asked);
    }

    /** The milliseconds that {@code side} has left at {@code now}, never less than none. */
    public long left(String side, Now now) {
        Account account = accounts.getOrDefault(side, new Account(0, 0));
        Account then = side.equals(asked) ? spent(account, used(now)) : account;
        return Math.max(0, then.left() + pace.perTurn() - then.turn());
    }

    /** The side whose time is over at {@code now}, though the record does not say so yet. */
    public Optional<String> late(Now now) {
        return runs() && !flagged && left(asked, now) == 0 ? Optional.of(asked) : Optional.empty();
    }

    /**
     * Not before this moment, in served milliseconds, is anybody late; 0 where nobody will be,
     * negative where nobody minds the time.
     */
    public long due(Now now) {
        if (pace instanceof TimeControl.Free) {
            return -1;
        }
        return runs() && !flagged ? Math.max(1, now.served() + left(asked, now)) : 0;
    }
}

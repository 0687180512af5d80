package zeriba.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import zeriba.engine.Game;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.Roll;
import zeriba.engine.record.Journal;
import zeriba.engine.record.Responder;
import zeriba.engine.record.TableStatus;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.IllegalEntryException;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.TableAction;
import zeriba.engine.rules.TransitionChain;
import zeriba.server.clock.Clocks;
import zeriba.server.clock.Now;
import zeriba.server.clock.TimeoutPolicy;
import zeriba.server.dice.Binding;
import zeriba.server.dice.DiceSecret;
import zeriba.server.dice.DiceSource;
import zeriba.server.dice.Period;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.SeatTransfer;
import zeriba.server.seat.Seats;

/**
 * A transaction of entries about to be made at a table: all of them will stand, or none. Lives in
 * one thread, for one change.
 */
public final class EntryTransaction<S, A> {

    private static final String ELSEWHERE =
            "what is played at another table comes first; a view names it";

    /** [design] After so long without a choice a seat counts as abandoned. */
    private static final long ABANDONED_MILLIS = TimeUnit.DAYS.toMillis(14);

    private final Table<S, A> table;
    private Seats seats;
    private SeatTransfer handing = new SeatTransfer(List.of(), "");
    private final Now at;
    private Journal<S, A> journal;
    private Clocks clocks;
    private final List<String> lines = new ArrayList<>();
    private boolean training;
    private Period period;

    EntryTransaction(Table<S, A> table, TableSnapshot<S, A> from, Now at) {
        this.at = at;
        this.clocks = from.clocks();
        this.table = table;
        this.seats = from.seats();
        this.journal = from.journal();
        this.training = from.training();
        this.period = table.period(from);
    }

    public Journal<S, A> journal() {
        return journal;
    }

    public Seats seats() {
        return seats;
    }

    /** The role that is asked to choose, if one is. */
    public Optional<Role> asked() {
        return new TableSnapshot<>(
                        journal,
                        seats,
                        List.of(),
                        training,
                        new PlayStatus.Running<>(),
                        clocks,
                        "",
                        0)
                .asked();
    }

    List<String> lines() {
        return lines;
    }

    /** Whether choices were taken back at will. */
    public boolean training() {
        return training;
    }

    /** Marks the record: a choice was taken back that nobody else could object to. */
    public void markTraining() {
        training = true;
    }

    /** What the dice are bound to by now. */
    Period period() {
        return period;
    }

    /** By role, what is wanted before dice may fall; nothing where nobody is waited for. */
    public Map<String, Awaited> awaited() {
        return table.awaited(seats, period);
    }

    private void add(Entry<A> entry) {
        renew(entry instanceof Entry.AtTable<A>(Role by, _) ? by : firstRole());
        enter(entry);
    }

    private Role firstRole() {
        return journal.game().about().roles().getFirst();
    }

    /** A secret that may have been shown is used no more: the dice are bound to the next. */
    private boolean renew(Role by) {
        boolean isNeeded =
                table.dice() instanceof DiceSource.Proven(Binding binding)
                        && (journal.result().isPresent() || period.number() <= binding.shown());
        if (isNeeded && table.dice() instanceof DiceSource.Proven(Binding binding)) {
            String next = binding.secret(period.number() + 1).commitment();
            enter(new Entry.AtTable<>(by, new TableAction.Commitment(next)));
        }
        return isNeeded;
    }

    private void enter(Entry<A> entry) {
        try {
            journal = journal.after(entry);
        } catch (IllegalEntryException e) {
            throw refusal(e);
        }
        period = period.after(entry);
        clocks = clocks.after(journal, at);
        lines.add(EntryLines.stored(journal, entry));
    }

    private Refusal refusal(IllegalEntryException e) {
        String reason = String.valueOf(e.getMessage());
        return switch (e.reason()) {
            case RULES ->
                    e.objection()
                            .map(o -> Refusal.againstTheRules(o, table.wording().of(o)))
                            .orElseGet(() -> Refusal.againstTheRules(reason));
            case NOT_NOW -> Refusal.notNow(reason);
            case STALE -> Refusal.stale(journal.last());
        };
    }

    /** A choice by one of {@code roles}. */
    public void choose(List<Role> roles, DecisionSource hand, A action) {
        Game<S, A> game = journal.game();
        Pending.Choice<A> choice = pendingChoice();
        if (roles.stream().noneMatch(role -> role.side().equals(choice.side()))) {
            throw Refusal.notNow(
                    "it is for " + table.wording().name(choice.side().name()) + " to choose");
        }
        S state = journal.position().state();
        if (!choice.options().contains(action)) {
            throw game.objection(state, action)
                    .map(o -> Refusal.againstTheRules(o, table.wording().of(o)))
                    .orElseGet(() -> Refusal.againstTheRules("not allowed here"));
        }
        Role by = game.rules().role(state, action);
        if (!roles.contains(by)) {
            throw Refusal.notNow("that is for " + table.wording().name(by.name()) + " to decide");
        }
        add(new Entry.Chose<>(by, hand, action));
    }

    private Pending.Choice<A> pendingChoice() {
        if (journal.result().isPresent()) {
            throw Refusal.notNow("the game is over");
        }
        return switch (journal.position().pending()) {
            case Pending.Choice<A> choice -> choice;
            case Pending.Chance<A> _ when Table.isElsewhere(journal) ->
                    throw Refusal.notNow(ELSEWHERE);
            case Pending.Chance<A> chance ->
                    throw Refusal.notNow(
                            awaited().isEmpty()
                                    ? "dice are to be thrown first: " + chance.purpose()
                                    : waiting());
            case Pending.Automatic<A> _, Pending.Over<A> _ ->
                    throw Refusal.notNow("nobody chooses now");
        };
    }

    private String waiting() {
        List<String> wanted = new ArrayList<>();
        awaited()
                .forEach((role, what) ->
                        wanted.add(
                                switch (what) {
                                    case SEAT -> "somebody takes the seat of " + role;
                                    case NONCE -> role + " says nonce, with or without a text";
                                }));
        return "dice are to fall first, and wait until " + String.join(", and ", wanted);
    }

    /**
     * Refuses to go on with a list of choices where the next one would already know more: dice have
     * to fall, or something hidden was shown.
     */
    public void requireNothingNew() {
        if (journal.position().pending() instanceof Pending.Chance<A>) {
            throw Refusal.notNow("dice fall before the last of these actions: play up to there");
        }
        Optional<TransitionChain<S, A>> chain = journal.lastPassage();
        if (chain.isPresent()
                && chain.get().transitions().stream().anyMatch(journal.game()::reveals)) {
            throw Refusal.notNow(
                    "something is revealed before the last of these actions: play up to there");
        }
    }

    /** Dice that were thrown by hand. */
    public void roll(Roll roll) {
        if (Table.isElsewhere(journal)) {
            throw Refusal.notNow(ELSEWHERE);
        }
        if (!(table.dice() instanceof DiceSource.ByHand)) {
            throw Refusal.notNow("the dice of this table are thrown by the table");
        }
        add(new Entry.Rolled<>(roll));
    }

    /**
     * What those who have {@code roles} add to the dice, for every one of these that has not spoken
     * yet; when all have, in place of what they said before.
     */
    public void nonce(List<Role> roles, TableAction.Nonce nonce) {
        renew(firstRole());
        List<Role> open = roles.stream().filter(role -> period.isOpenTo(role.name())).toList();
        if (open.isEmpty()) {
            throw Refusal.notNow("dice have been thrown: nobody adds to them any more");
        }
        List<Role> silent = open.stream().filter(role -> period.waitsFor(role.name())).toList();
        (silent.isEmpty() ? open : silent).forEach(role -> say(role, nonce));
    }

    /** What another table has played for this one, unless it is not waited for any more. */
    public void tell(Link link, TableAction.Outcome outcome, Roll roll) {
        if (Table.isElsewhere(journal) && Link.of(table.id(), journal).equals(link)) {
            say(firstRole(), outcome);
            add(new Entry.Rolled<>(roll));
        }
    }

    /** Something said that belongs into the record. */
    public void say(Role by, TableAction word) {
        if (word instanceof TableAction.Undo) {
            table.requireMayTakeBack(journal);
        }
        add(new Entry.AtTable<>(by, word));
    }

    Clocks clocks() {
        return clocks;
    }

    /** When its entries are made. */
    public Now at() {
        return at;
    }

    /** The side whose time is over, though the record does not say so yet. */
    public Optional<Side> late() {
        return clocks.late(at).map(Side::new);
    }

    /** What happens when a side's time is over. */
    public TimeoutPolicy atEnd() {
        return clocks.pace().atEnd();
    }

    /** Whether whoever has the seat of {@code role} keeps the others waiting for too long. */
    public boolean isAbandoned(Role role) {
        boolean isWaitedFor =
                clocks.asked().equals(role.side().name()) || awaited().containsKey(role.name());
        return journal.late().filter(role.side()::equals).isPresent()
                || (isWaitedFor && clocks.silence(at) >= ABANDONED_MILLIS);
    }

    /** Seats change hands, each by an entry. */
    public void hand(SeatTransfer next) {
        if (journal.result().isPresent()) {
            throw Refusal.notNow("the game is over");
        }
        next.seats().forEach(seat -> say(seat.role(), new TableAction.Seat(seat.who())));
        seats = seats.handed(next);
        handing = next;
    }

    SeatTransfer handing() {
        return handing;
    }

    /** What follows by itself: throws, orders, plans, answers that nobody has to think about. */
    public void follow() {
        while (journal.result().isEmpty() && (answered() || thrown() || stewarded())) {
            // each has added an entry
        }
    }

    private boolean answered() {
        Optional<TableStatus.Request> request = journal.request();
        if (request.isEmpty()) {
            return false;
        }
        Role by = request.get().by();
        if (request.get().word() instanceof TableAction.UndoAsk(int choices)) {
            Set<String> spoken = new TreeSet<>(request.get().accepted());
            spoken.add(by.name());
            if (!seats.haveAllSpoken(spoken)) {
                return false;
            }
            say(by, new TableAction.Undo(choices));
            return true;
        }
        Optional<Role> computer =
                journal.game().about().roles().stream()
                        .filter(role -> !role.side().equals(by.side()))
                        .filter(role -> seats.isComputers(role.side()))
                        .findFirst();
        computer.ifPresent(role -> say(role, new TableAction.Decline()));
        return computer.isPresent();
    }

    private boolean thrown() {
        if (!(journal.position().pending() instanceof Pending.Chance<A> chance)) {
            return false;
        }
        if (Table.isElsewhere(journal)) {
            clocks = clocks.waiting();
            return false;
        }
        return switch (table.dice()) {
            case DiceSource.ByHand() -> false;
            case DiceSource.Seeded(long seed) -> thrown(chance, DiceCup.seeded(seed));
            case DiceSource.Proven(Binding binding) ->
                    renew(firstRole()) || thrown(chance, binding);
        };
    }

    private boolean thrown(Pending.Chance<A> chance, Binding binding) {
        if (!awaited().isEmpty()) {
            clocks = clocks.waiting();
            return false;
        }
        DiceSecret secret = binding.secret(period.number());
        return thrown(chance, secret.cup(period.scheme(), period.nonces(), table.id()));
    }

    private boolean thrown(Pending.Chance<A> chance, DiceCup cup) {
        add(new Entry.Rolled<>(cup.roll(chance.dice(), journal.last() + 1L)));
        return true;
    }

    private boolean stewarded() {
        Optional<Entry<A>> next = Responder.next(journal);
        next.ifPresent(this::add);
        return next.isPresent();
    }
}

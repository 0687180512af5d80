package zeriba.server.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import zeriba.engine.Game;
import zeriba.engine.record.Digest;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.record.Journal;
import zeriba.engine.record.PlayerView;
import zeriba.engine.record.TakeBack;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.TableAction;
import zeriba.engine.rules.Viewer;
import zeriba.server.clock.Clocks;
import zeriba.server.clock.Now;
import zeriba.server.dice.Binding;
import zeriba.server.dice.DiceSecret;
import zeriba.server.dice.DiceSource;
import zeriba.server.dice.Period;
import zeriba.server.dice.PeriodAt;
import zeriba.server.dice.Scheme;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seat;
import zeriba.server.seat.Seats;
import zeriba.wording.Messages;

/**
 * A game in progress that several may watch and change. What stands is one immutable {@link
 * TableSnapshot}; a change makes the next one, is kept by the ledger, and only then shown.
 */
public final class Table<S, A> {

    /** For a change that does not depend on what the asker has seen. */
    public static final long ANY_ENTRY = -1;

    /** The line of a record's head that says which entry ended the game. */
    public static final String ENDED = "ended";

    /** [design] So many entries are a page of the log, which a view carries. */
    public static final int PAGE = 200;

    private static final int MOST_REMARKS = 1_000;

    /** [design] So many remarks of onlookers at most, so that room is left for the players'. */
    private static final int MOST_OF_ONLOOKERS = 400;

    private final String id;
    private final Game<S, A> game;
    private final Start start;
    private final Map<String, String> headers;
    private volatile DiceSource dice;
    private final Ledger ledger;
    private final LiveSnapshot<S, A> watched;
    private final ViewCache<S, A> cache = new ViewCache<>();
    private volatile PeriodAt known;
    private volatile @Nullable Errand errand;

    public Table(String id, TableSpec<S, A> opening, Ledger ledger) {
        this.id = id;
        this.game = opening.game();
        this.start = opening.start();
        this.headers = opening.headers();
        this.dice = opening.dice();
        this.ledger = ledger;
        this.known = opening.period();
        this.watched =
                new LiveSnapshot<>(
                        new TableSnapshot<>(
                                opening.journal(),
                                opening.seats(),
                                opening.remarks(),
                                opening.training(),
                                opening.course(),
                                waiting(opening).setAt(ledger.now().stamp()),
                                opening.sequel(),
                                0));
    }

    /** While dice wait for somebody, nobody's time passes. */
    private static Clocks waiting(TableSpec<?, ?> opening) {
        boolean mayWait =
                opening.dice() instanceof DiceSource.Proven || isElsewhere(opening.journal());
        return mayWait && opening.journal().position().pending() instanceof Pending.Chance<?>
                ? opening.clocks().waiting()
                : opening.clocks();
    }

    /**
     * What another table plays for this one.
     *
     * @param link what this one waits for
     * @param table its id
     * @param begun whether somebody has chosen anything there
     */
    public record Errand(Link link, String table, BooleanSupplier begun) {}

    /** Whether a record waits for what is played at another table. */
    public static <S, A> boolean isElsewhere(Journal<S, A> journal) {
        return order(journal).isPresent();
    }

    private static <S, A> Optional<String> order(Journal<S, A> journal) {
        return journal.result().isEmpty()
                        && journal.position().pending() instanceof Pending.Chance<A>
                ? journal.game().elsewhere(journal.position().state())
                : Optional.empty();
    }

    /** What another table is to play before this one goes on. */
    public Optional<String> order() {
        TableSnapshot<S, A> now = scene();
        return now.isPaused() ? Optional.empty() : order(now.journal());
    }

    /** What another table plays for this one just now. */
    public Optional<Errand> errand() {
        return order().flatMap(_ -> errand(scene().journal()));
    }

    /** What is played for a record as it stands, not what was played for it before. */
    private Optional<Errand> errand(Journal<S, A> journal) {
        return Optional.ofNullable(errand)
                .filter(known -> known.link().equals(Link.of(id, journal)));
    }

    /** Notes which table plays what this one waits for; everybody here is told. */
    public void entrust(Errand to) {
        watched.alone(() -> {
            Errand before = errand;
            errand = to;
            return before != null && before.table().equals(to.table())
                    ? scene()
                    : watched.show(scene().again());
        });
    }

    /** The table that waits for what is played here; empty where none does. */
    public Optional<String> asking() {
        return Optional.ofNullable(headers.get(Link.HEADER));
    }

    /** Refuses to take back what led to something that is played elsewhere, or was told there. */
    void requireMayTakeBack(Journal<S, A> journal) {
        Optional<Errand> under = isElsewhere(journal) ? errand(journal) : Optional.empty();
        if (under.isPresent() && under.get().begun().getAsBoolean()) {
            throw Refusal.notNow(
                    "what has begun at table " + under.get().table() + " is played to its end");
        }
        if (asking().isPresent() && journal.result().isPresent()) {
            throw Refusal.notNow(
                    "what was played here has been told at table " + asking().orElseThrow());
        }
    }

    /** Its id. */
    public String id() {
        return id;
    }

    public Game<S, A> game() {
        return game;
    }

    /** What its record begins from. */
    public Start start() {
        return start;
    }

    /** What the game says here, in English. */
    public Messages wording() {
        return wording(Locale.ENGLISH);
    }

    /** The same in a language. */
    public Messages wording(Locale language) {
        return Messages.of(game, start.setup().scenario(), language);
    }

    /** How far choices may be taken back here without asking another person. */
    public TakeBack takeBack() {
        return TakeBack.named(headers.getOrDefault(TableSpec.UNDO, "")).orElse(TakeBack.CONSENT);
    }

    /** Who may talk here. */
    public Talk talk() {
        return Talk.of(headers.getOrDefault(TableSpec.TALK, ""));
    }

    /** Refuses to let somebody talk who only looks on, where that is not wanted. */
    public void requireMayTalk(Principal onlooker) {
        if (talk() == Talk.PLAYERS) {
            throw Refusal.notNow("only who sits at the table may speak there");
        }
        if (ledger.company().nameOf(onlooker.id()).isEmpty()) {
            throw Refusal.notNow(
                    "sign in to speak where you look on: so the players know who speaks, and can"
                            + " choose not to hear it");
        }
        long said =
                scene().remarks().stream()
                        .filter(remark -> remark.by().equals(ChatMessage.ONLOOKER))
                        .count();
        if (said >= MOST_OF_ONLOOKERS) {
            throw Refusal.notNow("onlookers have said enough at this table");
        }
    }

    public DiceSource dice() {
        return dice;
    }

    /** What was told of it as it stands. */
    public ViewCache<S, A> cache() {
        return cache;
    }

    /** The table as it stands. */
    public TableSnapshot<S, A> scene() {
        return watched.scene();
    }

    /**
     * The head of its record at {@code now}; the secrets of its dice only once the game is over.
     */
    public Map<String, String> headers(TableSnapshot<S, A> now) {
        Map<String, String> all = new LinkedHashMap<>(headers);
        if (dice instanceof DiceSource.Proven(Binding binding)) {
            all.put("table", id);
            if (binding.scheme() == Scheme.SECOND) {
                all.put(Scheme.HEADER, Integer.toString(Scheme.SECOND.number()));
            }
            all.put("commitment", binding.secret(0).commitment());
            if (mayShowSecrets(now)) {
                all.put(ENDED, Integer.toString(end(now.journal())));
                all.put("secret", String.join(" ", binding.secrets(period(now).number())));
            }
        }
        if (now.training()) {
            all.put("training", "undo");
        }
        return all;
    }

    /** Whether nothing can follow any more from the secrets of the dice. */
    public boolean mayShowSecrets(TableSnapshot<S, A> now) {
        return now.journal().result().isPresent() && !now.isPaused();
    }

    /** The secret that seals the record at {@code now}; none before the game is over. */
    public Optional<DiceSecret> seal(TableSnapshot<S, A> now) {
        return dice instanceof DiceSource.Proven(Binding binding) && mayShowSecrets(now)
                ? Optional.of(binding.secret(period(now).number()))
                : Optional.empty();
    }

    /** The entry by which the game ended; changed rules may have been accepted since. */
    private static int end(Journal<?, ?> journal) {
        int end = journal.last();
        while (end > 0 && Period.mayFollowAnEnd(journal.entry(end))) {
            end--;
        }
        return end;
    }

    /** What the dice are bound to at {@code now}, which must not be earlier than what stands. */
    Period period(TableSnapshot<S, A> now) {
        PeriodAt before = known;
        if (now.journal().last() == before.entry()) {
            return before.period();
        }
        boolean goesOn = now.journal().last() > before.entry();
        PeriodAt then = periodAfter(goesOn ? before : PeriodAt.beginning(dice), now.journal());
        known = then;
        return then.period();
    }

    /** The period after {@code journal}, which goes on from where {@code before} has come to. */
    public PeriodAt periodAfter(PeriodAt before, Journal<S, A> journal) {
        return before.after(journal, brought());
    }

    /** How many entries it began with that were made at another table. */
    int brought() {
        return Integer.parseInt(headers.getOrDefault("given", "0"));
    }

    /** By role, what is wanted before dice may fall; nothing where nobody is waited for. */
    public Map<String, Awaited> awaited(TableSnapshot<S, A> now) {
        return now.journal().result().isPresent() || now.isPaused()
                ? Map.of()
                : awaited(now.seats(), period(now));
    }

    Map<String, Awaited> awaited(Seats seats, Period period) {
        Map<String, Awaited> awaited = new LinkedHashMap<>();
        boolean isPast = period.thrown() && period.scheme() == Scheme.FIRST;
        if (!(dice instanceof DiceSource.Proven) || isPast) {
            return awaited;
        }
        for (Role role : playing()) {
            if (seats.of(role) instanceof Seat.Person(_, Set<String> holders)) {
                if (holders.isEmpty()) {
                    awaited.put(role.name(), Awaited.SEAT);
                } else if (period.waitsFor(role.name())) {
                    awaited.put(role.name(), Awaited.NONCE);
                }
            }
        }
        return awaited;
    }

    /** The roles that have something to do here. */
    List<Role> playing() {
        return game.about().playing(start.setup());
    }

    /** The state at {@code now} as {@code role} may see it. */
    public S seenBy(Role role, TableSnapshot<S, A> now) {
        return PlayerView.by(new Viewer.Seated(role), now.journal()).state();
    }

    /**
     * Makes the entries that {@code doing} writes into its draft, and what follows from them by
     * itself. All are kept, or, when it refuses, none.
     *
     * @param expected the last entry that the asker knows of, or {@link #ANY_ENTRY}
     */
    public TableSnapshot<S, A> enter(long expected, Consumer<EntryTransaction<S, A>> doing) {
        return watched.alone(() -> {
            requireOpen();
            if (expected > scene().journal().last()) {
                watched.show(ledger.later(id, scene()));
            }
            return entered(expected, doing);
        });
    }

    private TableSnapshot<S, A> entered(long expected, Consumer<EntryTransaction<S, A>> doing) {
        TableSnapshot<S, A> before = scene();
        if (before.isPaused()) {
            throw Refusal.notNow(
                    "the rules have changed: the game goes on when everybody here adopts them");
        }
        if (expected != ANY_ENTRY && hasGoneOn(before.journal(), expected)) {
            throw Refusal.stale(before.journal().last());
        }
        EntryTransaction<S, A> draft = new EntryTransaction<>(this, before, ledger.now());
        doing.accept(draft);
        draft.follow();
        if (draft.lines().isEmpty() && draft.training() == before.training()) {
            return before;
        }
        try {
            keep(before, draft);
        } catch (Refusal refusal) {
            if (!overtaken(before, refusal)) {
                throw refusal;
            }
            return entered(expected, doing);
        }
        TableSnapshot<S, A> after = before.with(draft);
        noteOutcome(before, after);
        return watched.show(after);
    }

    /** An end may be taken back: then the game has not come out yet. */
    private void noteOutcome(TableSnapshot<S, A> before, TableSnapshot<S, A> after) {
        Optional<Outcome> outcome = Outcome.of(this, after);
        if (outcome.isPresent()) {
            ledger.over(id, outcome.get());
        } else if (before.journal().result().isPresent()) {
            ledger.goesOn(id);
        }
    }

    /** How the game came out, where it is over and was one between people. */
    public Optional<Outcome> outcome() {
        return Outcome.of(this, scene());
    }

    /** Whether more has been entered since than what pages add to the dice by themselves. */
    private static boolean hasGoneOn(Journal<?, ?> journal, long since) {
        return journal.last() != since
                && (journal.last() < since
                        || !IntStream.rangeClosed((int) since + 1, journal.last())
                                .mapToObj(journal::entry)
                                .allMatch(entry ->
                                        entry instanceof Entry.AtTable<?>(_, TableAction.Nonce _)));
    }

    /** Whether another server was faster: then by its entries what was asked is judged again. */
    private boolean overtaken(TableSnapshot<S, A> before, Refusal refusal) {
        if (refusal.kind() != Refusal.Kind.STALE) {
            return false;
        }
        return watched.show(ledger.later(id, before)).journal().last() > before.journal().last();
    }

    /** Takes over what other servers have kept. */
    public void catchUp() {
        watched.alone(() -> isClosed() ? scene() : watched.show(ledger.later(id, scene())));
    }

    /** Accepts changed rules for {@code asker}'s seats; with the last of them the game goes on. */
    public TableSnapshot<S, A> adopt(Principal asker) {
        return watched.alone(() -> {
            requireOpen();
            Adopting<S, A> adopting = Adopting.of(scene(), asker);
            // whether the game was over by the former rules nobody knows any more
            noteShown(period(scene()));
            TableSnapshot<S, A> now = watched.show(adopting.kept(ledger, id));
            known = PeriodAt.beginning(dice);
            return now.isPaused() ? now : enter(ANY_ENTRY, _ -> {});
        });
    }

    /** From now on no throw follows from the secrets up to that of {@code period}. */
    private void noteShown(Period period) {
        if (dice instanceof DiceSource.Proven(Binding binding)
                && binding.shown() < period.number()) {
            DiceSource next = new DiceSource.Proven(binding.shownUpTo(period.number()));
            ledger.dice(id, next);
            dice = next;
        }
    }

    private void keep(TableSnapshot<S, A> before, EntryTransaction<S, A> draft) {
        if (draft.journal().result().isPresent()) {
            noteShown(draft.period());
        }
        if (draft.training() && !before.training()) {
            ledger.training(id);
        }
        if (!draft.lines().isEmpty()) {
            Batch batch =
                    new Batch(
                            before.journal().last() + 1,
                            draft.lines(),
                            () -> Digest.of(game, draft.journal().position().state()),
                            draft.at().stamp(),
                            before.clocks().used(draft.at()),
                            draft.clocks().due(draft.at()));
            if (draft.handing().seats().isEmpty()) {
                ledger.append(id, batch);
            } else {
                ledger.hand(id, batch, draft.handing());
            }
        }
    }

    /** The last remarks that {@code asker} wants to read, at most so many. */
    public List<ChatMessage> remarksFor(Principal asker, TableSnapshot<S, A> now, int most) {
        if (now.remarks().isEmpty()) {
            return List.of();
        }
        Set<String> unheard = ledger.company().unheard(asker);
        return now.remarks().reversed().stream()
                .filter(remark -> !isBy(unheard, remark, now))
                .limit(most)
                .toList()
                .reversed();
    }

    private static boolean isBy(Set<String> holders, ChatMessage remark, TableSnapshot<?, ?> now) {
        return remark.holder().isEmpty()
                ? now.seats().isHeldByAny(remark.by(), holders)
                : holders.contains(remark.holder());
    }

    /** The name of whoever made a remark, where somebody with an account did. */
    public Optional<String> speaker(ChatMessage remark) {
        return remark.holder().isEmpty()
                ? Optional.empty()
                : ledger.company().nameOf(remark.holder());
    }

    /** The roles of those who look at the table just now, as far as this server knows. */
    public List<String> present(TableSnapshot<S, A> now) {
        Set<Principal> looking = audience().principals();
        return now.seats().seats().stream()
                .filter(seat ->
                        seat instanceof Seat.Person person
                                && looking.stream().anyMatch(person::isHeldBy))
                .map(seat -> seat.role().name())
                .toList();
    }

    /** From now on {@code listener} of {@code asker} is told of every change. */
    public void come(Principal asker, Runnable listener) {
        if (audience().listen(asker, listener)) {
            tellOf(asker);
        }
    }

    /** From now on {@code listener} of {@code asker} is not told. */
    public void leave(Principal asker, Runnable listener) {
        if (audience().unlisten(asker, listener)) {
            tellOf(asker);
        }
    }

    /** Everybody is told who of those who sit here has come or gone. */
    private void tellOf(Principal asker) {
        watched.alone(() ->
                isClosed() || scene().seats().rolesOf(asker).isEmpty()
                        ? scene()
                        : watched.showWhoIsHere(scene().again()));
    }

    /** By role, the names of those who sit there with an account. */
    public Map<String, String> names(TableSnapshot<S, A> now) {
        Map<String, String> names = new LinkedHashMap<>();
        for (Seat seat : now.seats().seats()) {
            if (seat instanceof Seat.Person(Role role, Set<String> holders)) {
                String name =
                        holders.stream()
                                .sorted()
                                .flatMap(holder -> ledger.company().nameOf(holder).stream())
                                .collect(Collectors.joining(", "));
                if (!name.isEmpty()) {
                    names.put(role.name(), name);
                }
            }
        }
        return names;
    }

    /** Whether nobody here has to believe in the dice: they can be proved afterwards. */
    public boolean hasProvenDice() {
        return dice instanceof DiceSource.Proven;
    }

    /** This moment by the server's time. */
    public Now now() {
        return ledger.now();
    }

    /** A digest of the position as it stands. */
    public String digest() {
        return Digest.of(game, scene().journal().position().state());
    }

    /** All entries as they are stored. */
    public List<String> lines() {
        return EntryLines.all(scene().journal());
    }

    /** Sets going what needs nobody any more: throws, answers. */
    public void begin() {
        if (!scene().isPaused()) {
            enter(ANY_ENTRY, _ -> {});
        }
    }

    /** Adds something said beside the game. */
    public void remark(ChatMessage remark) {
        watched.alone(() -> {
            requireOpen();
            if (scene().remarks().size() >= MOST_REMARKS) {
                throw Refusal.notNow("everything has been said at this table");
            }
            ledger.chat(id, remark);
            return watched.show(scene().with(remark));
        });
    }

    /** Seats {@code asker} in one more chair, as whoever keeps seats has allowed. */
    public void claim(Role role, Principal asker) {
        watched.alone(() -> {
            requireOpen();
            return watched.show(scene().with(scene().seats().claimed(role, asker)));
        });
    }

    /** Notes which table has followed this one. */
    public void follow(String next) {
        watched.alone(() -> watched.show(scene().followedBy(next)));
    }

    /** Waits until there is an entry after number {@code last}, or the time is over. */
    public TableSnapshot<S, A> await(long last, long millis) {
        return watched.await(last, millis);
    }

    /** Who is told of every change. */
    public Subscribers audience() {
        return watched.audience();
    }

    /** Notes that somebody has an eye on the table; false where all business here has ended. */
    public boolean look() {
        return watched.look();
    }

    /** Ends all business here if nobody has looked for so long; whether it did. */
    public boolean closeUnwatched(long millis) {
        return watched.closeUnwatched(millis);
    }

    /** Answers all who wait here: the server is about to end. */
    public void release() {
        watched.release();
    }

    /** Ends all business at the table; its record remains. */
    public void close() {
        watched.close();
    }

    /** Whether all business here has ended. */
    public boolean isClosed() {
        return watched.isClosed();
    }

    private void requireOpen() {
        if (isClosed()) {
            throw Refusal.noTable(id);
        }
    }
}

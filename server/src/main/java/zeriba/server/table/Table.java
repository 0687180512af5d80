package zeriba.server.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import zeriba.engine.Digest;
import zeriba.engine.Game;
import zeriba.engine.GameRecord.Start;
import zeriba.engine.Role;
import zeriba.engine.Seen;
import zeriba.engine.Viewer;
import zeriba.engine.Wording;
import zeriba.server.pace.Stamp;

/**
 * A game in progress that several may watch and change. What stands is one immutable {@link Scene};
 * a change makes the next one, is kept by the ledger, and only then shown.
 */
public final class Table<S, A> {

    /** For a change that does not depend on what the asker has seen. */
    public static final long ANY_ENTRY = -1;

    private static final int MOST_REMARKS = 1_000;

    private final String id;
    private final Game<S, A> game;
    private final Start start;
    private final Map<String, String> headers;
    private final Throws dice;
    private final Ledger ledger;
    private final Watched<S, A> watched;

    public Table(String id, Opening<S, A> opening, Ledger ledger) {
        this.id = id;
        this.game = opening.game();
        this.start = opening.start();
        this.headers = opening.headers();
        this.dice = opening.dice();
        this.ledger = ledger;
        this.watched =
                new Watched<>(
                        new Scene<>(
                                opening.journal(),
                                opening.seats(),
                                opening.remarks(),
                                opening.training(),
                                opening.course(),
                                opening.clocks().setAt(ledger.now()),
                                opening.sequel(),
                                0));
    }

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
    public Wording wording() {
        return Wording.of(game, start.setup().scenario());
    }

    public Throws dice() {
        return dice;
    }

    /** The table as it stands. */
    public Scene<S, A> scene() {
        return watched.scene();
    }

    /** The head of its record at {@code now}; the secret of its dice only once the game is over. */
    public Map<String, String> headers(Scene<S, A> now) {
        Map<String, String> all = new LinkedHashMap<>(headers);
        if (dice instanceof Throws.Proven(DiceSecret secret)) {
            all.put("table", id);
            all.put("commitment", secret.commitment());
            if (now.journal().result().isPresent()) {
                all.put("secret", secret.hex());
            }
        }
        if (now.training()) {
            all.put("training", "undo");
        }
        return all;
    }

    /** The state at {@code now} as {@code role} may see it. */
    public S seenBy(Role role, Scene<S, A> now) {
        return Seen.by(new Viewer.Seated(role), now.journal()).state();
    }

    /**
     * Makes the entries that {@code doing} writes into its draft, and what follows from them by
     * itself. All are kept, or, when it refuses, none.
     *
     * @param expected the last entry that the asker knows of, or {@link #ANY_ENTRY}
     */
    public Scene<S, A> enter(long expected, Consumer<Draft<S, A>> doing) {
        return watched.alone(() -> {
            requireOpen();
            if (expected > scene().journal().last()) {
                watched.show(ledger.later(id, scene()));
            }
            return entered(expected, doing);
        });
    }

    private Scene<S, A> entered(long expected, Consumer<Draft<S, A>> doing) {
        Scene<S, A> before = scene();
        if (before.isPaused()) {
            throw Refusal.notNow(
                    "the rules have changed: the game goes on when everybody here adopts them");
        }
        if (expected != ANY_ENTRY && expected != before.journal().last()) {
            throw Refusal.stale(before.journal().last());
        }
        Draft<S, A> draft = new Draft<>(this, before, ledger.now());
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
        return watched.show(before.with(draft));
    }

    /** Whether another server was faster: then by its entries what was asked is judged again. */
    private boolean overtaken(Scene<S, A> before, Refusal refusal) {
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
    public Scene<S, A> adopt(Asker asker) {
        return watched.alone(() -> {
            requireOpen();
            Scene<S, A> now = watched.show(Adopting.of(scene(), asker).kept(ledger, id));
            return now.isPaused() ? now : enter(ANY_ENTRY, _ -> {});
        });
    }

    private void keep(Scene<S, A> before, Draft<S, A> draft) {
        if (draft.training() && !before.training()) {
            ledger.training(id);
        }
        if (!draft.lines().isEmpty()) {
            Batch batch =
                    new Batch(
                            before.journal().last() + 1,
                            draft.lines(),
                            () -> Digest.of(game, draft.journal().position().state()),
                            draft.at(),
                            draft.clocks().due(draft.at()));
            if (draft.handing().seats().isEmpty()) {
                ledger.append(id, batch);
            } else {
                ledger.hand(id, batch, draft.handing());
            }
        }
    }

    /** The remarks that {@code asker} wants to read. */
    public List<Remark> remarksFor(Asker asker, Scene<S, A> now) {
        if (now.remarks().isEmpty()) {
            return List.of();
        }
        Set<String> unheard = ledger.unheard(asker);
        return unheard.isEmpty()
                ? now.remarks()
                : now.remarks().stream()
                        .filter(remark -> !now.seats().isHeldByAny(remark.by(), unheard))
                        .toList();
    }

    /** This moment by the server's time. */
    public Stamp now() {
        return ledger.now();
    }

    /** A digest of the position as it stands. */
    public String digest() {
        return Digest.of(game, scene().journal().position().state());
    }

    /** All entries as they are stored. */
    public List<String> lines() {
        return Lines.all(scene().journal());
    }

    /** Sets going what needs nobody: the throws and answers with which a table may begin. */
    public void begin() {
        if (!scene().isPaused()) {
            enter(ANY_ENTRY, _ -> {});
        }
    }

    /** Adds something said beside the game. */
    public void remark(Remark remark) {
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
    public void claim(Role role, Asker asker) {
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
    public Scene<S, A> await(long last, long millis) {
        return watched.await(last, millis);
    }

    /** Who is told of every change. */
    public Audience audience() {
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

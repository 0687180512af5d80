package zeriba.server.store;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import zeriba.engine.Game;
import zeriba.engine.record.Digest;
import zeriba.engine.record.Journal;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.IllegalEntryException;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.TableAction;
import zeriba.engine.text.UnreadableException;
import zeriba.server.clock.Clocks;
import zeriba.server.store.rows.Rows.EntryRow;
import zeriba.server.table.PlayStatus;
import zeriba.server.table.RulesChange;
import zeriba.wording.Messages;

/**
 * A stored game played again under the present rules. Where these lead to other positions than the
 * digests witness, or do not allow an entry, the game pauses.
 */
final class Replay<S, A> {

    private final Game<S, A> game;
    private final List<EntryRow> rows;
    private final int first;
    private final Map<Integer, String> witnesses = new HashMap<>();
    private final Set<String> accepted = new TreeSet<>();
    private Clocks clocks;
    private Journal<S, A> good;
    private Journal<S, A> journal;
    private int changed = 0;
    private int stands = 0;
    private String reason = "";

    private Replay(Journal<S, A> begin, Clocks clocks, List<EntryRow> rows) {
        this.game = begin.game();
        this.rows = rows;
        this.first = begin.last();
        this.clocks = clocks;
        this.good = begin;
        this.journal = begin;
    }

    /** The entries of {@code rows}, in order, played from {@code begin}. */
    static <S, A> Replay<S, A> of(Journal<S, A> begin, Clocks clocks, List<EntryRow> rows) {
        Replay<S, A> replay = new Replay<>(begin, clocks, rows);
        rows.forEach(replay::play);
        return replay;
    }

    private void play(EntryRow row) {
        if (!row.digest().isEmpty()) {
            accepted.clear();
        }
        if (row.lapsed()) {
            journal = journal.after(lapsed(row));
        } else if (reason.isEmpty()) {
            tried(row);
        } else {
            journal = journal.after(lapsedUnlessAdopt(row));
        }
        clocks = clocks.after(journal, row.at(), row.used());
        if (reason.isEmpty()) {
            stands = row.number();
        }
        if (!row.digest().isEmpty() && reason.isEmpty()) {
            witness(row);
        }
    }

    private void tried(EntryRow row) {
        try {
            Entry<A> entry = RecordText.readEntry(game, row.line());
            if (entry instanceof Entry.AtTable<A>(Role by, TableAction.Adopt adopt)) {
                accepted(by, adopt);
            }
            journal = journal.after(entry);
        } catch (IllegalEntryException e) {
            pause(row, reason(e));
        } catch (UnreadableException e) {
            pause(row, String.valueOf(e.getMessage()));
        }
    }

    private void pause(EntryRow row, String why) {
        reason = why;
        changed = changed == 0 ? row.number() : changed;
        journal = journal.after(lapsed(row));
    }

    private void accepted(Role by, TableAction.Adopt adopt) {
        if (adopt.version() == game.about().rulesVersion()) {
            accepted.add(by.name());
        }
    }

    /** The paragraph that forbids the entry, where the rules name one. */
    private String reason(IllegalEntryException e) {
        return e.objection()
                .map(o -> o.rule() + ": " + Messages.of(game, "").of(o))
                .orElse(String.valueOf(e.getMessage()));
    }

    private void witness(EntryRow row) {
        String now = Digest.of(game, journal.position().state());
        witnesses.put(row.number(), now);
        if (changed == 0 && now.equals(row.digest())) {
            good = journal;
        } else if (changed == 0) {
            changed = row.number();
        }
    }

    private Entry<A> lapsedUnlessAdopt(EntryRow row) {
        try {
            Entry<A> entry = RecordText.readEntry(game, row.line());
            if (entry instanceof Entry.AtTable<A>(Role by, TableAction.Adopt adopt)) {
                accepted(by, adopt);
                return entry;
            }
        } catch (UnreadableException _) {
            // it lapses
        }
        return lapsed(row);
    }

    private Entry<A> lapsed(EntryRow row) {
        String first = row.line().split(" ", 2)[0];
        Role by = game.about().role(first).orElse(game.about().roles().getFirst());
        return new Entry.AtTable<>(by, new TableAction.Lapsed(row.line().split(" # ", 2)[0]));
    }

    /** What time is left after all of it. */
    Clocks clocks() {
        return clocks;
    }

    /** The game as far as the present rules lead where the former did. */
    Journal<S, A> journal() {
        if (changed == 0) {
            return journal;
        }
        Journal<S, A> paused = good;
        for (EntryRow row : rows.subList(good.last() - first, rows.size())) {
            paused = paused.after(lapsedUnlessAdopt(row));
        }
        return paused;
    }

    /**
     * Whether it goes on.
     *
     * @param from the version of the rules that it was played under
     */
    PlayStatus<S, A> course(int from) {
        if (changed == 0) {
            return new PlayStatus.Running<>();
        }
        EntryRow row = rows.get(changed - 1 - first);
        RulesChange change =
                new RulesChange(
                        from,
                        game.about().rulesVersion(),
                        changed,
                        row.line(),
                        row.digest(),
                        witnesses.getOrDefault(changed, ""),
                        stands,
                        reason);
        return new PlayStatus.Paused<>(change, journal, witnesses, accepted);
    }
}

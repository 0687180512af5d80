package zeriba.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import zeriba.engine.record.Digest;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.TableAction;
import zeriba.server.clock.Clocks;
import zeriba.server.clock.Now;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.table.PlayStatus.Paused;

/**
 * One asker's acceptance of changed rules: an entry for each of its seats, and what follows from
 * them.
 */
final class Adopting<S, A> {

    private final TableSnapshot<S, A> before;
    private final Paused<S, A> paused;
    private final List<String> lines = new ArrayList<>();
    private final Set<String> accepted;
    private Journal<S, A> shown;
    private Journal<S, A> proposed;

    private Adopting(TableSnapshot<S, A> before, Paused<S, A> paused, List<Role> roles) {
        this.before = before;
        this.paused = paused;
        this.accepted = new TreeSet<>(paused.accepted());
        this.shown = before.journal();
        this.proposed = paused.proposed();
        roles.forEach(this::accept);
    }

    static <S, A> Adopting<S, A> of(TableSnapshot<S, A> before, Principal asker) {
        if (!(before.course() instanceof Paused<S, A> paused)) {
            throw Refusal.notNow("the rules of this game have not changed");
        }
        List<Role> own = before.seats().rolesOf(asker);
        if (own.isEmpty()) {
            throw Refusal.notNow("you have no seat at this table");
        }
        List<Role> left =
                own.stream().filter(role -> !paused.accepted().contains(role.name())).toList();
        if (left.isEmpty()) {
            throw Refusal.notNow("you have accepted; others have not yet");
        }
        return new Adopting<>(before, paused, left);
    }

    private void accept(Role role) {
        Entry<A> entry = new Entry.AtTable<>(role, new TableAction.Adopt(paused.change().to()));
        shown = shown.after(entry);
        proposed = proposed.after(entry);
        lines.add(EntryLines.stored(shown, entry));
        accepted.add(role.name());
    }

    private boolean isByAll() {
        return before.seats().held().stream().map(Role::name).allMatch(accepted::contains);
    }

    /** Keeps the entries, and, where all have accepted, that the game goes on. */
    TableSnapshot<S, A> kept(Ledger ledger, String table) {
        int first = before.journal().last() + 1;
        Now at = ledger.now();
        long used = before.clocks().used(at);
        if (!isByAll()) {
            Clocks clocks = before.clocks().after(shown, at);
            ledger.accept(
                    table,
                    new Batch(
                            first, lines, () -> "", at.stamp(), used, Math.min(0, clocks.due(at))));
            return before.with(shown, clocks)
                    .with(new Paused<>(paused.change(), proposed, paused.witnesses(), accepted));
        }
        Map<Integer, String> witnesses = new TreeMap<>(paused.witnesses());
        witnesses.put(proposed.last(), Digest.of(proposed.game(), proposed.position().state()));
        RulesChange change = paused.change();
        Clocks clocks = before.clocks().after(proposed, at);
        ledger.adopt(
                table,
                new Batch(
                        first,
                        lines,
                        () -> witnesses.getOrDefault(proposed.last(), ""),
                        at.stamp(),
                        used,
                        clocks.due(at)),
                new Adoption(change.to(), change.stands(), first - 1, witnesses));
        return before.with(proposed, clocks).with(new PlayStatus.Running<>());
    }
}

package zeriba.server.view;

import java.util.List;
import zeriba.engine.record.Journal;
import zeriba.engine.record.TakeBack;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.TableAction;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.table.EntryTransaction;
import zeriba.server.table.TableSnapshot;

/**
 * Taking back: free as far as the table has settled, and as far as one likes where one plays alone,
 * whose record is then marked.
 */
public final class Undoing {

    private Undoing() {}

    /** How many choices {@code asker} may take back now. */
    static int most(TableSnapshot<?, ?> scene, Principal asker, TakeBack takeBack) {
        List<Role> own = scene.seats().rolesOf(asker);
        return scene.seats().isAlone(asker)
                ? own.stream().mapToInt(scene.journal()::choicesOf).sum()
                : free(scene.journal(), own, takeBack);
    }

    private static int free(Journal<?, ?> journal, List<Role> own, TakeBack takeBack) {
        return journal.result().isPresent()
                ? 0
                : own.stream().mapToInt(r -> journal.freeUndo(r, takeBack)).max().orElse(0);
    }

    /** Takes back the last {@code n} choices of {@code asker}. */
    public static <S, A> void undo(
            EntryTransaction<S, A> draft, Principal asker, int n, TakeBack takeBack) {
        List<Role> own = draft.seats().rolesOf(asker);
        if (own.isEmpty()) {
            throw Refusal.notNow("you have no seat at this table");
        }
        int free = free(draft.journal(), own, takeBack);
        if (n > free) {
            if (!draft.seats().isAlone(asker)) {
                throw Refusal.notNow(
                        "only "
                                + free
                                + " of your choices may be taken back; ask with undo-ask for more");
            }
            draft.markTraining();
        }
        List<Role> choices = draft.journal().lastChoices(own, n);
        if (n > choices.size()) {
            throw Refusal.notNow("you have made only " + choices.size() + " choices");
        }
        Role by = choices.get(n - 1);
        int count = (int) choices.stream().filter(by::equals).count();
        draft.say(by, new TableAction.Undo(count));
    }
}

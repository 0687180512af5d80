package zeriba.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.engine.record.Choosers;
import zeriba.engine.record.Journal;
import zeriba.engine.record.PlayerView;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Viewer;
import zeriba.server.clock.Clocks;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seats;

/**
 * A snapshot of a table: all of it at one moment.
 *
 * @param journal the game so far
 * @param seats who sits where
 * @param remarks what was said beside the game
 * @param training whether choices were taken back at will
 * @param course whether the game goes on
 * @param clocks what time is left
 * @param sequel the id of the table that followed; empty while none did
 * @param version raised with every change of any of these
 */
public record TableSnapshot<S, A>(
        Journal<S, A> journal,
        Seats seats,
        List<ChatMessage> remarks,
        boolean training,
        PlayStatus<S, A> course,
        Clocks clocks,
        String sequel,
        long version) {

    public TableSnapshot {
        remarks = List.copyOf(remarks);
    }

    /** The next scene, with this journal. */
    TableSnapshot<S, A> with(Journal<S, A> next, Clocks then) {
        return new TableSnapshot<>(
                next, seats, remarks, training, course, then, sequel, version + 1);
    }

    /** The next scene, with these seats. */
    TableSnapshot<S, A> with(Seats next) {
        return new TableSnapshot<>(
                journal, next, remarks, training, course, clocks, sequel, version + 1);
    }

    /** The next scene, on this course. */
    TableSnapshot<S, A> with(PlayStatus<S, A> next) {
        return new TableSnapshot<>(
                journal, seats, remarks, training, next, clocks, sequel, version + 1);
    }

    /** The next scene, with one more remark. */
    TableSnapshot<S, A> with(ChatMessage remark) {
        List<ChatMessage> more = new ArrayList<>(remarks);
        more.add(remark);
        return new TableSnapshot<>(
                journal, seats, more, training, course, clocks, sequel, version + 1);
    }

    /** The same scene, to be told once more: what stands beside it has changed. */
    TableSnapshot<S, A> again() {
        return new TableSnapshot<>(
                journal, seats, remarks, training, course, clocks, sequel, version + 1);
    }

    /** The next scene, with a table that followed. */
    TableSnapshot<S, A> followedBy(String next) {
        return new TableSnapshot<>(
                journal, seats, remarks, training, course, clocks, next, version + 1);
    }

    /** The next scene, with what a draft has made. */
    TableSnapshot<S, A> with(EntryTransaction<S, A> draft) {
        return new TableSnapshot<>(
                draft.journal(),
                draft.seats(),
                remarks,
                draft.training(),
                course,
                draft.clocks(),
                sequel,
                version + 1);
    }

    /** The table as it was after entry {@code entry}, with those who sit there now. */
    public TableSnapshot<S, A> at(int entry) {
        Journal<S, A> then = journal.at(entry);
        return new TableSnapshot<>(then, seats, remarks, training, course, clocks, sequel, version);
    }

    /** Whether the game waits until changed rules are accepted. */
    public boolean isPaused() {
        return course instanceof PlayStatus.Paused<S, A>;
    }

    /** The role that is asked to choose, if one is: of several the first. */
    public Optional<Role> asked() {
        return free().stream().findFirst();
    }

    /** The roles that may choose now; of a side with several, more than one may be free to act. */
    public List<Role> free() {
        if (isPaused()
                || journal.result().isPresent()
                || !(journal.position().pending() instanceof Pending.Choice<A> choice)) {
            return List.of();
        }
        return Choosers.roles(journal.game(), journal.position().state(), choice);
    }

    /**
     * As whom {@code asker} looks at the table: as its first role that may choose, otherwise as its
     * first, otherwise as the public.
     */
    public Viewer viewer(Principal asker) {
        List<Role> own = seats.rolesOf(asker);
        if (own.isEmpty()) {
            return new Viewer.Public();
        }
        return new Viewer.Seated(
                free().stream().filter(own::contains).findFirst().orElse(own.getFirst()));
    }

    /** What {@code asker} may see. */
    public PlayerView<S, A> seenBy(Principal asker) {
        return PlayerView.by(viewer(asker), journal);
    }

    /**
     * What {@code asker} may take along of the table as it was after entry {@code entry}: what it
     * may see, and all there is where every seat is its own, whichever of them it looks from now.
     */
    public PlayerView<S, A> takenBy(Principal asker, int entry) {
        Journal<S, A> then = journal.at(entry);
        return seats.areAllOf(asker)
                ? PlayerView.byEverySeat(viewer(asker), then)
                : PlayerView.by(viewer(asker), then);
    }
}

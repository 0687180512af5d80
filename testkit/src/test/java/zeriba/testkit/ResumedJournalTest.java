package zeriba.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.CheckpointText;
import zeriba.engine.record.Journal;
import zeriba.engine.record.PlayerView;
import zeriba.engine.record.RecordText;
import zeriba.engine.record.TakeBack;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.IllegalEntryException;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.TableAction;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.UnreadableException;
import zeriba.testkit.parley.Parley;
import zeriba.testkit.parley.state.Act;

/**
 * A journal with its index, and one resumed from a milestone, against a list of every journal there
 * was: over random sessions with undos and talk they answer alike.
 */
final class ResumedJournalTest {

    private static final int SEEDS = Boolean.getBoolean("zeriba.long") ? 200 : 3;
    private static final int ENTRIES = 150;

    /** What was entered, and every journal on the way, number 0 first. */
    private record Session(List<Entry<Act>> entries, List<Journal<Parley, Act>> journals) {

        Journal<Parley, Act> whole() {
            return journals.getLast();
        }

        /** By the definition: an undo takes off the last choices of one role and all since. */
        List<Integer> standing() {
            List<Integer> standing = new ArrayList<>();
            for (int number = 1; number <= entries.size(); number++) {
                switch (entries.get(number - 1)) {
                    case Entry.AtTable<Act>(Role by, TableAction.Undo(int choices)) -> {
                        int left = choices;
                        while (left > 0) {
                            Entry<Act> off = entries.get(standing.removeLast() - 1);
                            left -= off instanceof Entry.Chose<Act> c && c.by().equals(by) ? 1 : 0;
                        }
                    }
                    case Entry.AtTable<Act> _ -> {}
                    case Entry.Chose<Act> _, Entry.Rolled<Act> _ -> standing.add(number);
                }
            }
            return standing;
        }
    }

    private static Session played(long seed) {
        SplitMix64 random = SplitMix64.of(seed, 11);
        List<Entry<Act>> entries = new ArrayList<>();
        List<Journal<Parley, Act>> journals = new ArrayList<>();
        journals.add(Journal.begin(Table.GAME, Table.siege()));
        for (int tried = 0; entries.size() < ENTRIES && tried < 20 * ENTRIES; tried++) {
            Entry<Act> next = next(journals.getLast(), random);
            try {
                journals.add(journals.getLast().after(next));
                entries.add(next);
            } catch (IllegalEntryException _) {
                // nothing was entered
            }
        }
        return new Session(entries, journals);
    }

    private static Entry<Act> next(Journal<Parley, Act> journal, SplitMix64 random) {
        List<Role> roles = Table.GAME.about().roles();
        Role any = roles.get(random.below(roles.size()));
        int kind = random.below(10);
        if (kind < 3 || journal.result().isPresent()) {
            return new Entry.AtTable<>(any, word(random));
        }
        return switch (journal.position().pending()) {
            case Pending.Choice<Act> choice -> {
                Act act = choice.options().get(random.below(choice.options().size()));
                Role by = Table.GAME.rules().role(journal.position().state(), act);
                yield new Entry.Chose<>(by, DecisionSource.PERSON, act);
            }
            case Pending.Chance<Act> chance -> new Entry.Rolled<>(chance.dice().thrown(random));
            case Pending.Automatic<Act> _, Pending.Over<Act> _ ->
                    new Entry.AtTable<>(any, new TableAction.Undo(1 + random.below(9)));
        };
    }

    private static TableAction word(SplitMix64 random) {
        return switch (random.below(11)) {
            case 0, 1 -> new TableAction.Undo(1 + random.below(3));
            case 2 -> new TableAction.Undo(1 + random.below(30));
            case 3 -> new TableAction.UndoAsk(1 + random.below(3));
            case 4 -> new TableAction.Offer();
            case 5 -> new TableAction.Decline();
            case 6 -> new TableAction.Accept();
            case 7 -> new TableAction.Nonce("n" + random.below(1_000));
            case 8 -> new TableAction.Plan(List.of("halt", "end"));
            case 9 -> new TableAction.Timeout();
            default -> new TableAction.Order("shoot", "ask");
        };
    }

    /**
     * {@code session} resumed from its milestones after these entries, each read back from its
     * text.
     */
    private static Journal<Parley, Act> resumed(Session session, List<Integer> milestones) {
        int from = milestones.getLast();
        Journal<Parley, Act> base = session.journals().get(from);
        try {
            Journal<Parley, Act> resumed =
                    Journal.resume(
                            Table.GAME,
                            CheckpointText.read(
                                    Table.GAME, CheckpointText.write(Table.GAME, base.milestone())),
                            number -> segment(session, milestones, number));
            for (Entry<Act> entry : session.entries().subList(from, session.entries().size())) {
                resumed = resumed.after(entry);
            }
            return resumed;
        } catch (UnreadableException e) {
            throw new AssertionError(told(session), e);
        }
    }

    /** The journal at an entry, resumed from the last milestone before it. */
    private static Journal<Parley, Act> segment(
            Session session, List<Integer> milestones, int number) {
        List<Integer> before = milestones.stream().filter(m -> m < number).toList();
        Session until =
                new Session(
                        session.entries().subList(0, number),
                        session.journals().subList(0, number + 1));
        return before.isEmpty() ? until.whole() : resumed(until, before);
    }

    private static List<Integer> milestones(Session session, SplitMix64 random) {
        int last = session.entries().size();
        return Stream.generate(() -> 1 + random.below(last)).limit(4).distinct().sorted().toList();
    }

    private static String told(Session session) {
        StringBuilder lines = new StringBuilder();
        session.entries().forEach(e -> lines.append(RecordText.line(Table.GAME, e)).append('\n'));
        return lines.toString();
    }

    private static void same(Session session, Journal<Parley, Act> journal) {
        String record = told(session);
        assertThat(journal.entries()).as(record).isEqualTo(session.entries());
        assertThat(journal.standingNumbers()).as(record).isEqualTo(session.standing());
        for (int at = 0; at <= session.entries().size(); at++) {
            Journal<Parley, Act> then = session.journals().get(at);
            Journal<Parley, Act> found = journal.at(at);
            assertThat(found.last()).isEqualTo(at);
            assertThat(found.position().state()).as(record).isEqualTo(then.position().state());
            assertThat(found.milestone()).as(record).isEqualTo(then.milestone());
            assertThat(found.result()).isEqualTo(then.result());
            assertThat(found.lastEntry()).isEqualTo(then.lastEntry());
            if (at > 0) {
                assertThat(journal.entry(at)).isEqualTo(session.entries().get(at - 1));
            }
            assertThat(found.lastPassage().isPresent()).isEqualTo(then.lastPassage().isPresent());
        }
        for (Role role : Table.GAME.about().roles()) {
            choices(session, journal, role);
        }
    }

    private static void choices(Session session, Journal<Parley, Act> journal, Role role) {
        String record = told(session);
        List<Role> own = List.of(role, Table.AMBER);
        List<Role> made =
                session.standing().reversed().stream()
                        .map(number -> session.entries().get(number - 1))
                        .filter(e -> e instanceof Entry.Chose<Act> c && own.contains(c.by()))
                        .map(e -> ((Entry.Chose<Act>) e).by())
                        .toList();
        assertThat(journal.lastChoices(own, Integer.MAX_VALUE)).as(record).isEqualTo(made);
        assertThat(journal.choicesOf(role))
                .as(record)
                .isEqualTo((int) made.stream().filter(role::equals).count());
        for (TakeBack settled : TakeBack.values()) {
            assertThat(journal.freeUndo(role, settled))
                    .as(record)
                    .isEqualTo(session.whole().freeUndo(role, settled));
        }
    }

    private static void seenAlike(Session session, Journal<Parley, Act> journal) {
        List<Viewer> viewers = new ArrayList<>(List.of(new Viewer.Public()));
        Table.GAME.about().roles().forEach(role -> viewers.add(new Viewer.Seated(role)));
        for (Viewer viewer : viewers) {
            PlayerView<Parley, Act> one = PlayerView.by(viewer, session.whole());
            PlayerView<Parley, Act> other = PlayerView.by(viewer, journal);
            assertThat(other.lines()).as(told(session)).isEqualTo(one.lines());
            assertThat(other.isWholeRecord()).isEqualTo(one.isWholeRecord());
            for (int number = 1; number <= session.entries().size(); number++) {
                assertThat(other.events(number)).isEqualTo(one.events(number));
            }
        }
    }

    /** Everything that can be undone at the end is undone, and leads to the same. */
    private static void undoneAlike(Session session, Journal<Parley, Act> journal) {
        for (Role role : Table.GAME.about().roles()) {
            for (int n = 1; n <= session.whole().choicesOf(role); n++) {
                Entry<Act> undo = new Entry.AtTable<>(role, new TableAction.Undo(n));
                assertThat(journal.after(undo).milestone())
                        .as(told(session))
                        .isEqualTo(session.whole().after(undo).milestone());
            }
        }
    }

    @Test
    void anIndexedJournalAnswersLikeAListOfAllThereWere() {
        for (long seed = 0; seed < SEEDS; seed++) {
            Session session = played(seed);
            assertThat(session.entries()).hasSizeGreaterThan(20);
            same(session, session.whole());
        }
    }

    @Test
    void aJournalResumedFromMilestonesAnswersLikeOneThatHasAllEntries() {
        for (long seed = 0; seed < SEEDS; seed++) {
            Session session = played(seed);
            List<Integer> milestones = milestones(session, SplitMix64.of(seed, 12));
            Journal<Parley, Act> resumed = resumed(session, milestones);
            same(session, resumed);
            seenAlike(session, resumed);
            undoneAlike(session, resumed);
        }
    }

    @Test
    void nothingBeforeTheMilestoneIsFetchedForPlayAfterIt() {
        Session session = played(3);
        Journal<Parley, Act> resumed =
                Journal.resume(
                        Table.GAME,
                        session.whole().at(40).milestone(),
                        number -> {
                            throw new AssertionError("entry " + number + " was asked for");
                        });
        for (Entry<Act> entry : session.entries().subList(40, 45)) {
            resumed = resumed.after(entry);
        }
        assertThat(resumed.milestone()).isEqualTo(session.journals().get(45).milestone());
        assertThat(resumed.choicesOf(Table.AMBER))
                .isEqualTo(session.journals().get(45).choicesOf(Table.AMBER));
    }
}

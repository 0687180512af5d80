package zeriba.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Setup;
import zeriba.server.Pebbles;
import zeriba.server.database.Database;
import zeriba.server.database.StoreException;
import zeriba.server.dice.DiceSource;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seats;
import zeriba.server.table.ChatMessage;
import zeriba.server.table.Table;
import zeriba.server.table.TableSpec;
import zeriba.testkit.History;
import zeriba.testkit.Trials;

/**
 * Input and output fail, or memory is at its end, at any call of the database whatsoever: what was
 * answered is there, once, in order, and the server goes on without being started again.
 */
@Tag("long")
@Tag(Trials.TAG)
@Timeout(600)
class FaultsTest {

    /** More calls than one run makes. */
    private static final int CALLS = 1_999;

    private static final List<Faults.Kind> KINDS = List.of(Faults.Kind.values());
    private static final Trials FAULTS = new Trials("faults", 8, 120, (long) CALLS * KINDS.size());

    private static final Trials LASTING =
            new Trials("faults that last", 4, 40, (long) CALLS * KINDS.size());

    /** Without a factor that {@link #CALLS} has too: trials of any number spread over all calls. */
    private static final int STRIDE = 757;

    private static final Principal ANNA = new Principal("anna");

    @TempDir private static Path folder = Path.of("");

    private static final Pebbles PEBBLES = new Pebbles();
    private static final List<String> IDS = new ArrayList<>();

    private final Faults faults = new Faults();
    private final Map<String, History> entries = new TreeMap<>();
    private final Map<String, History> remarks = new TreeMap<>();

    @BeforeAll
    static void makeDatabase() {
        IDS.clear();
        try (StoredTables tables = tables(Database.sqlite(folder.resolve("made")))) {
            for (int i = 0; i < 2; i++) {
                Table<?, ?> table = opened(tables);
                table.remark(new ChatMessage("white", "here we are", 1));
                IDS.add(table.id());
            }
        }
    }

    private static StoredTables tables(Database database) {
        return new StoredTables(List.of(PEBBLES), database, _ -> {});
    }

    private static Table<Pebbles.Heap, Pebbles.Act> opened(StoredTables tables) {
        Setup setup = Setup.of("heap");
        return tables.open(
                TableSpec.of(
                        new Start.FromScenario(setup),
                        Journal.begin(PEBBLES, setup),
                        new DiceSource.Seeded(1),
                        Seats.allOf(PEBBLES, ANNA)));
    }

    @Test
    void whateverFailsWhatWasAnsweredIsThereOnceAndTheServerGoesOn() throws Exception {
        FAULTS.each(seed -> {
            long call = seed / KINDS.size() * STRIDE % CALLS + 1;
            Faults.Kind kind = KINDS.get((int) (seed % KINDS.size()));
            run(() -> faults.lay(kind, call), kind + " at call " + call);
        });
    }

    /** As on a disk that is full or a line that is down, until somebody mends it. */
    @Test
    void whateverFailsFromThenOnTheServerGoesOnOnceItIsMended() throws Exception {
        LASTING.each(seed -> {
            long call = seed / KINDS.size() * STRIDE % CALLS + 1;
            Faults.Kind kind = KINDS.get((int) (seed % KINDS.size()));
            run(() -> faults.layForLong(kind, call), kind + " from call " + call + " on");
        });
    }

    /** Done or not, nobody is told: what is written again then stands there twice. */
    @ParameterizedTest
    @EnumSource
    void whicheverCommitFailsItselfNothingIsWrittenTwice(Faults.Kind kind) throws Exception {
        boolean struck = true;
        for (int i = 1; struck; i++) {
            int commit = i;
            struck = run(() -> faults.layInCommit(kind, commit), kind + " in commit " + commit);
        }
    }

    @Test
    void aRunMakesFewerCallsThanAreTried() throws Exception {
        assertThat(run(() -> faults.lay(Faults.Kind.BROKEN, CALLS + 1L), "no call"))
                .as("struck")
                .isFalse();
    }

    /** Plays while something fails; whether it came to that. */
    private boolean run(Runnable lay, String what) throws IOException {
        Path here = Files.createTempDirectory(folder, "run");
        Files.copy(folder.resolve("made").resolve(Database.FILE), here.resolve(Database.FILE));
        entries.clear();
        remarks.clear();
        IDS.forEach(id -> begin(id, "here we are"));
        Database database =
                Database.sqlite(here, Database.sqliteConfig(), source -> faults.around(source));
        lay.run();
        boolean struck;
        try (StoredTables tables = tables(database)) {
            play(tables);
            struck = faults.takeAway();
            goOn(tables);
        } catch (StoreException | OutOfMemoryError _) {
            // it does not start, says so, and lets go of the folder
            struck = faults.takeAway();
        }
        compare(here, what);
        return struck;
    }

    private void begin(String id, String... said) {
        entries.put(id, new History());
        History spoken = new History();
        for (int i = 0; i < said.length; i++) {
            spoken.asked(said[i]);
            spoken.answered(said[i], i + 1);
        }
        remarks.put(id, spoken);
    }

    private void play(StoredTables tables) {
        for (String id : IDS) {
            take(tables, id);
            say(tables, id, "one");
        }
        attempt(() -> {
            String made = opened(tables).id();
            synchronized (entries) {
                begin(made);
            }
            take(tables, made);
        });
        inOneCommit(
                tables,
                () -> say(tables, IDS.getFirst(), "two"),
                () -> take(tables, IDS.getLast()));
        for (String id : IDS) {
            take(tables, id);
            say(tables, id, "three");
        }
    }

    /** With nothing wrong any more, all that is asked for is done. */
    private void goOn(StoredTables tables) {
        for (String id : List.copyOf(entries.keySet())) {
            Table<?, ?> table = tables.table(id);
            int before = table.scene().journal().last();
            take(tables, id);
            say(tables, id, "at the end");
            assertThat(tables.table(id).scene().journal().last()).isEqualTo(before + 1);
            see("in memory", tables, id);
        }
    }

    private void see(String watcher, StoredTables tables, String id) {
        List<String> lines = numbered(tables.table(id));
        List<String> said = said(tables.table(id));
        for (int i = 0; i < lines.size(); i++) {
            entriesOf(id).saw(watcher, i + 1, lines.get(i));
        }
        for (int i = 0; i < said.size(); i++) {
            remarksOf(id).saw(watcher, i + 1, said.get(i));
        }
    }

    private History entriesOf(String id) {
        return entries.getOrDefault(id, new History());
    }

    private History remarksOf(String id) {
        return remarks.getOrDefault(id, new History());
    }

    private static List<String> numbered(Table<?, ?> table) {
        List<String> lines = table.lines();
        List<String> numbered = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            numbered.add(i + 1 + " " + lines.get(i));
        }
        return numbered;
    }

    private static List<String> said(Table<?, ?> table) {
        return table.scene().remarks().stream().map(ChatMessage::text).toList();
    }

    private void take(StoredTables tables, String id) {
        attempt(() -> {
            Table<?, ?> table = tables.table(id);
            int last = table.scene().journal().last();
            String line = last + 1 + (last % 2 == 0 ? " white take 1" : " black take 1");
            ask(entriesOf(id), line, last + 1, () -> take(table, last));
        });
    }

    @SuppressWarnings("unchecked") // there is no other game
    private static void take(Table<?, ?> table, int last) {
        ((Table<Pebbles.Heap, Pebbles.Act>) table)
                .enter(
                        last,
                        draft ->
                                draft.choose(
                                        PEBBLES.about().roles(),
                                        DecisionSource.PERSON,
                                        new Pebbles.Act.Take(1)));
    }

    private void say(StoredTables tables, String id, String words) {
        attempt(() -> {
            Table<?, ?> table = tables.table(id);
            int number = table.scene().remarks().size() + 1;
            ChatMessage remark = new ChatMessage("white", words, number);
            ask(remarksOf(id), words, number, () -> table.remark(remark));
        });
    }

    private static void ask(History history, String what, int number, Runnable question) {
        history.asked(what);
        question.run();
        history.answered(what, number);
    }

    /** Whoever asks is told that it failed, one way or another, and stays. */
    private static void attempt(Runnable question) {
        try {
            question.run();
        } catch (RuntimeException | OutOfMemoryError _) {
            // nobody knows what has become of it
        }
    }

    /** Has several things written together, as happens while a commit is under way. */
    private static void inOneCommit(StoredTables tables, Runnable... works) {
        CountDownLatch go = new CountDownLatch(1);
        CountDownLatch begun = new CountDownLatch(1);
        List<Thread> threads = new ArrayList<>();
        threads.add(
                Thread.ofPlatform()
                        .start(() -> {
                            attempt(() -> tables.write(_ -> hold(begun, go)));
                            begun.countDown();
                        }));
        hold(new CountDownLatch(0), begun);
        for (Runnable work : works) {
            Thread thread = Thread.ofPlatform().start(work);
            threads.add(thread);
            while (thread.getState() == Thread.State.RUNNABLE
                    || thread.getState() == Thread.State.NEW) {
                Thread.onSpinWait();
            }
        }
        go.countDown();
        for (Thread thread : threads) {
            join(thread);
        }
    }

    private static void hold(CountDownLatch begun, CountDownLatch until) {
        begun.countDown();
        try {
            until.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What is stored is what a server finds that is started without faults. */
    private void compare(Path here, String what) {
        try (StoredTables tables = tables(Database.sqlite(here))) {
            entries.forEach((id, history) ->
                    assertThat(history.faults(numbered(tables.table(id))))
                            .as("%s: entries of %s", what, id)
                            .isEmpty());
            remarks.forEach((id, history) ->
                    assertThat(history.faults(said(tables.table(id))))
                            .as("%s: remarks at %s", what, id)
                            .isEmpty());
        } catch (Refusal refusal) {
            throw new AssertionError(what, refusal);
        }
    }
}

package zeriba.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.Pebbles;
import zeriba.server.Pebbles.Edition;
import zeriba.server.admission.Admission;
import zeriba.server.database.Database;
import zeriba.server.dice.DiceSecret;
import zeriba.server.lobby.LobbyOperations;
import zeriba.server.operation.Operation;
import zeriba.server.operation.Operations;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.store.StoredTables;
import zeriba.server.table.verify.Verification;
import zeriba.server.view.ViewScope;
import zeriba.testkit.Form;
import zeriba.testkit.Trials;

/**
 * Whatever is played, said and done around a game: no viewer ever holds a secret while a throw that
 * is bound to it can follow.
 */
@Tag(Trials.TAG)
class ForeknownDiceTest {

    private static final List<Principal> PEOPLE =
            List.of(new Principal("anna"), new Principal("ben"), new Principal("cara"));
    private static final int STEPS = 120;

    @TempDir private Path folder = Path.of("");

    /** A server without its network, and everything that people have seen of its tables. */
    private static final class House implements AutoCloseable {

        private final Path data;
        private final FirstOption players = new FirstOption();
        private StoredTables tables;
        private Operations operations;
        private Operation<?> hosting;
        private Edition edition = Edition.FIRST;
        private final Map<String, String> links = new HashMap<>();
        private final List<String> ids = new ArrayList<>();

        /** By commitment, the last entry there was when the secret was first seen. */
        private final Map<String, Integer> seen = new HashMap<>();

        House(Path data) {
            this.data = data;
            open(Edition.FIRST);
        }

        private void open(Edition now) {
            edition = now;
            tables = new StoredTables(List.of(new Pebbles(now)), Database.sqlite(data), _ -> {});
            List<Operation<?>> around = new LobbyOperations(tables, players).operations();
            operations = new Operations(tables, players, ViewScope.PAGE, around, Admission.open());
            hosting = new Hosting(tables, players).operation();
        }

        void reopen(Edition later) {
            tables.close();
            open(later);
        }

        @Override
        public void close() {
            tables.close();
        }

        Value.Fields ask(Principal asker, String operation, String... given) {
            Value.Fields fields = fields(given);
            Value.Fields answer =
                    operation.equals("tables")
                            ? hosting.answer(asker, fields)
                            : operations.answer(asker, operation, fields);
            if (answer.at("table") instanceof Value.Text(String id) && !ids.contains(id)) {
                ids.add(id);
            }
            if (answer.at("links") instanceof Value.Fields made) {
                made.fields()
                        .forEach((role, link) -> links.put(text(link), text(answer.at("table"))));
            }
            if (answer.at("link") instanceof Value.Text(String link)) {
                links.put(link, text(answer.at("table")));
            }
            return answer;
        }

        void claim(Principal asker, String link) {
            tables.holders().claim(links.getOrDefault(link, ""), link.split("#seat=", 2)[1], asker);
        }

        String record(Principal asker, String table) {
            return text(ask(asker, "record", "table", table).at("record"));
        }

        /** Everybody looks at every table and notes what secrets are shown there. */
        void look() {
            List.copyOf(ids).forEach(this::look);
        }

        void look(String table) {
            for (Principal asker : PEOPLE) {
                try {
                    note(record(asker, table));
                } catch (Refusal _) {
                    // it cannot be played under these rules
                }
            }
        }

        private void note(String record) {
            List<String> entries = entries(record);
            for (String secret : header(record, "secret").split(" ", -1)) {
                if (!secret.isEmpty()) {
                    seen.putIfAbsent(DiceSecret.ofHex(secret).commitment(), entries.size());
                }
            }
            String commitment = header(record, "commitment");
            int given = Integer.parseInt("0" + header(record, "given"));
            for (int number = given + 1; number <= entries.size(); number++) {
                String[] words = entries.get(number - 1).split(" ", -1);
                if (words.length == 3 && words[1].equals("commitment")) {
                    commitment = words[2];
                }
                if (words[0].equals("dice")) {
                    assertThat(number)
                            .as("a throw whose secret was seen before it fell, in\n" + record)
                            .isLessThanOrEqualTo(seen.getOrDefault(commitment, Integer.MAX_VALUE));
                }
            }
        }
    }

    private static Value.Fields fields(String... given) {
        Value.Fields fields = Value.NO_FIELDS;
        for (int i = 0; i < given.length; i += 2) {
            String text = given[i + 1];
            fields =
                    fields.with(
                            given[i],
                            given[i].equals("mine")
                                    ? Value.texts(List.of(text.split(",")))
                                    : given[i].equals("n") || given[i].equals("at")
                                            ? Value.of(Long.parseLong(text))
                                            : Value.of(text));
        }
        return fields;
    }

    private static String text(Value value) {
        return value instanceof Value.Text(String text) ? text : "";
    }

    private static String header(String record, String name) {
        return record.lines()
                .filter(line -> line.startsWith(name + " "))
                .map(line -> line.substring(name.length() + 1))
                .findFirst()
                .orElse("");
    }

    private static final Set<String> HEADS =
            Set.of(
                    "zeriba",
                    "game",
                    "scenario",
                    "options",
                    "position",
                    "from",
                    "given",
                    "rematch",
                    "table",
                    "scheme",
                    "seats",
                    "commitment",
                    "ended",
                    "secret",
                    "training",
                    "seal",
                    "pace",
                    "undo");

    private static List<String> entries(String record) {
        return record.lines().filter(line -> !HEADS.contains(line.split(" ", 2)[0])).toList();
    }

    /** One person does something, mostly at a table that is there. */
    private static final class Session {

        private final House house;
        private final SplitMix64 random;
        private final Set<String> done = new HashSet<>();

        Session(House house, long seed) {
            this.house = house;
            this.random = new SplitMix64(seed);
        }

        private <T> T one(List<T> of) {
            return of.get(random.below(of.size()));
        }

        void step() {
            Principal asker = one(PEOPLE);
            String what =
                    one(
                            List.of(
                                    "tables",
                                    "play",
                                    "play",
                                    "play",
                                    "play",
                                    "undo",
                                    "resign",
                                    "offer",
                                    "accept",
                                    "decline",
                                    "undo-ask",
                                    "nonce",
                                    "nonce",
                                    "hand",
                                    "list",
                                    "join",
                                    "claim",
                                    "fork",
                                    "load",
                                    "rematch",
                                    "computer",
                                    "adopt",
                                    "upgrade",
                                    "resign-and-undo"));
            try {
                if (house.ids.isEmpty() || what.equals("tables")) {
                    open(asker);
                } else {
                    String table = one(house.ids);
                    act(asker, what, table);
                    house.look(table);
                }
                done.add(what);
            } catch (Refusal _) {
                // not now, or not by this one
            }
        }

        private void open(Principal asker) {
            String mine = one(List.of("white", "black", "white,black"));
            String open = one(List.of("yes", "no"));
            house.ask(
                    asker,
                    "tables",
                    "game",
                    "pebbles",
                    "scenario",
                    "handful",
                    "mine",
                    mine,
                    "open",
                    open);
        }

        private void act(Principal asker, String what, String table) {
            switch (what) {
                case "play" -> play(asker, table);
                case "undo" ->
                        house.ask(asker, "undo", "table", table, "n", "" + (1 + random.below(3)));
                case "resign-and-undo" -> {
                    house.ask(asker, "say", "table", table, "word", "resign");
                    house.look(table);
                    house.ask(asker, "undo", "table", table, "n", "1");
                }
                case "nonce" -> nonce(asker, table);
                case "hand" -> house.ask(asker, "hand", "table", table, "role", role());
                case "computer" ->
                        house.ask(asker, "hand", "table", table, "role", role(), "level", "first");
                case "list", "join", "rematch", "adopt" -> house.ask(asker, what, "table", table);
                case "claim" -> claim(asker);
                case "fork" -> house.ask(asker, "fork", "table", table);
                case "load" -> house.ask(asker, "load", "record", house.record(asker, table));
                case "upgrade" -> {
                    house.look();
                    house.reopen(one(List.of(Edition.values())));
                    house.look();
                }
                case "undo-ask" ->
                        house.ask(asker, "say", "table", table, "word", what, "text", "1");
                default -> house.ask(asker, "say", "table", table, "word", what);
            }
        }

        private String role() {
            return one(List.of("white", "black"));
        }

        private void nonce(Principal asker, String table) {
            if (random.below(3) == 0) {
                house.ask(asker, "say", "table", table, "word", "nonce");
            } else {
                String nonce = "n" + random.below(1_000);
                house.ask(asker, "say", "table", table, "word", "nonce", "text", nonce);
            }
        }

        private void play(Principal asker, String table) {
            Value actions = house.ask(asker, "actions", "table", table).at("actions");
            if (actions instanceof Value.Items(List<Value> all) && !all.isEmpty()) {
                // a gamble is the last of them, and dice are what this is about
                Value action = random.below(2) == 0 ? all.getLast() : one(all);
                house.ask(asker, "play", "table", table, "action", text(action));
            }
        }

        private void claim(Principal asker) {
            if (!house.links.isEmpty()) {
                house.claim(asker, one(house.links.keySet().stream().sorted().toList()));
            }
        }
    }

    @Test
    void noViewerEverHoldsASecretWhileAThrowBoundToItCanFollow() throws Exception {
        Set<String> done = new HashSet<>();
        Path fresh = folder.resolve("fresh");
        // each session has a database of its own, and making one takes as long as playing
        Database.sqlite(fresh).close();
        new Trials("dice that nobody foreknows", 3, 60, 20_000)
                .each(seed -> {
                    Path data = Files.createDirectories(folder.resolve("s" + seed));
                    Files.copy(fresh.resolve(Database.FILE), data.resolve(Database.FILE));
                    try (House house = new House(data)) {
                        Session session = new Session(house, seed);
                        for (int i = 0; i < STEPS; i++) {
                            session.step();
                        }
                        done.addAll(session.done);
                        verifyAll(house, seed);
                    } catch (AssertionError e) {
                        throw new AssertionError("seed " + seed, e);
                    }
                });
        if (Form.now() != Form.SHORT) {
            assertThat(done)
                    .contains("tables", "play", "undo", "resign", "nonce", "hand", "list", "join")
                    .contains("claim", "fork", "load", "rematch", "computer", "resign-and-undo");
        }
    }

    /** Every table that comes to its end holds before both verifiers. */
    private static void verifyAll(House house, long seed) throws UnreadableException {
        for (String table : house.ids) {
            PEOPLE.forEach(person -> ended(house, person, table));
            Optional<String> record = finished(house, table);
            if (record.isPresent()) {
                Verification found = Verification.of(new Pebbles(house.edition), record.get());
                assertThat(found.faults()).as("seed %s%n%s", seed, record.get()).isEmpty();
                assertThat(found.warnings()).as("seed %s%n%s", seed, record.get()).isEmpty();
            }
        }
    }

    private static void ended(House house, Principal person, String table) {
        for (String word : List.of("adopt", "resign")) {
            try {
                if (word.equals("adopt")) {
                    house.ask(person, "adopt", "table", table);
                } else {
                    house.ask(person, "say", "table", table, "word", word);
                }
            } catch (Refusal _) {
                // it is over, or somebody else's
            }
        }
    }

    private static Optional<String> finished(House house, String table) {
        try {
            String record = house.record(PEOPLE.getFirst(), table);
            return Optional.of(record).filter(r -> !header(r, "secret").isEmpty());
        } catch (Refusal _) {
            return Optional.empty();
        }
    }

    private static final Principal ANNA = PEOPLE.getFirst();
    private static final Principal BEN = PEOPLE.get(1);

    /** A table where Anna has both seats, has thrown once, resigned, and taken that back. */
    private static String shown(House house) {
        String table =
                text(
                        house.ask(ANNA, "tables", "game", "pebbles", "mine", "white,black")
                                .at("table"));
        house.ask(ANNA, "say", "table", table, "word", "nonce", "text", "luck");
        house.ask(ANNA, "play", "table", table, "action", "gamble");
        house.ask(ANNA, "say", "table", table, "word", "resign");
        assertThat(header(house.record(ANNA, table), "secret")).hasSize(64);
        house.ask(ANNA, "undo", "table", table, "n", "1");
        return table;
    }

    @Test
    void whoHasSeenASecretAndTakesTheEndBackIsBoundToAnotherAndHandsNoSeat() {
        try (House house = new House(folder)) {
            String table = shown(house);
            String record = house.record(ANNA, table);
            assertThat(record).containsPattern("\n\\w+ resign\n\\w+ commitment [0-9a-f]{64}\n");
            assertThat(header(record, "secret")).isEmpty();
            assertThatThrownBy(() -> house.ask(ANNA, "hand", "table", table, "role", "black"))
                    .hasMessageContaining("taken back at will");
            assertThatThrownBy(() -> house.ask(ANNA, "list", "table", table))
                    .isInstanceOf(Refusal.class);
            house.ask(ANNA, "play", "table", table, "action", "gamble");
            Value.Fields view = house.ask(ANNA, "view", "table", table);
            assertThat(text(view.at("pending"))).as("nonces anew").isEqualTo("nonces");
        }
    }

    @Test
    void bothVerifiersSayWhatIsWrongWithARecordThatWasMadeSo()
            throws UnreadableException, IOException, InterruptedException {
        try (House house = new House(folder)) {
            String table = shown(house);
            house.ask(ANNA, "say", "table", table, "word", "nonce");
            house.ask(ANNA, "play", "table", table, "action", "gamble");
            house.ask(ANNA, "say", "table", table, "word", "resign");
            String record = house.record(ANNA, table);
            expect(record, "", "holds");
            expect(without(record, "\\w+ commitment .*"), "follows the end", "follows the end");
            expect(
                    record.replaceFirst("\nended .*", "\nended 2"),
                    "its head names",
                    "before the end");
            expect(without(record, "white nonce luck"), "had spoken", "had spoken");
            String early = record.substring(0, record.lastIndexOf("resign"));
            early = early.substring(0, early.lastIndexOf('\n') + 1);
            expect(early, "its secret is shown", "the secret");
        }
    }

    private static String without(String record, String line) {
        return record.replaceFirst("(?m)^" + line + "\n?", "");
    }

    private void expect(String record, String fault, String told)
            throws UnreadableException, IOException, InterruptedException {
        Verification found = Verification.of(new Pebbles(), record);
        if (fault.isEmpty()) {
            assertThat(found.faults()).as(record).isEmpty();
        } else {
            assertThat(found.faults()).as(record).anyMatch(one -> one.contains(fault));
        }
        Path file = Files.writeString(folder.resolve("record.txt"), record);
        Process python =
                new ProcessBuilder("python3", "../docs/verify.py", file.toString())
                        .redirectErrorStream(true)
                        .start();
        String said = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(python.waitFor()).as(said).isEqualTo(fault.isEmpty() ? 0 : 1);
        assertThat(said).contains(told);
    }

    @Test
    void diceWaitForEverySeatAndEveryNonceAndTheViewSaysForWhom() {
        try (House house = new House(folder)) {
            Value.Fields made = house.ask(ANNA, "tables", "game", "pebbles", "mine", "white");
            String table = text(made.at("table"));
            house.ask(ANNA, "play", "table", table, "action", "gamble");
            assertThat(awaited(house, table)).isEqualTo(fields("white", "nonce", "black", "seat"));
            house.claim(BEN, text(((Value.Fields) made.at("links")).at("black")));
            assertThat(awaited(house, table)).isEqualTo(fields("white", "nonce", "black", "nonce"));
            house.ask(BEN, "say", "table", table, "word", "nonce");
            assertThatThrownBy(() -> house.ask(BEN, "play", "table", table, "action", "take 1"))
                    .hasMessageContaining("wait until white says nonce");
            house.ask(ANNA, "say", "table", table, "word", "nonce", "text", "luck");
            assertThat(house.record(ANNA, table)).contains("white nonce luck\ndice ");
            assertThat(awaited(house, table)).isEqualTo(Value.NOTHING);
        }
    }

    private static Value awaited(House house, String table) {
        return house.ask(ANNA, "view", "table", table).at("awaited");
    }

    @Test
    void whoGetsASeatLaterAddsToTheDiceToo() {
        try (House house = new House(folder)) {
            String table =
                    text(
                            house.ask(ANNA, "tables", "game", "pebbles", "mine", "white,black")
                                    .at("table"));
            house.ask(ANNA, "say", "table", table, "word", "nonce");
            house.ask(ANNA, "play", "table", table, "action", "gamble");
            String link = text(house.ask(ANNA, "hand", "table", table, "role", "black").at("link"));
            house.claim(BEN, link);
            house.ask(BEN, "play", "table", table, "action", "gamble");
            assertThat(awaited(house, table)).isEqualTo(fields("black", "nonce"));
            house.ask(BEN, "say", "table", table, "word", "nonce", "text", "late");
            assertThat(house.record(ANNA, table)).contains("black nonce late\ndice ");
        }
    }
}

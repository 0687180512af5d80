package zeriba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zeriba.app.games.Games;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.RecordText;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.connection.CannotListenException;
import zeriba.server.database.Database;
import zeriba.server.http.WebServer;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;
import zeriba.server.table.verify.Verification;

/**
 * Tables that an earlier server has begun are opened, played on and verified by this one.
 *
 * <p>{@code started-earlier.db.gz} is the database, compressed, of the server of 24 November 2026
 * (rules 1 of Kassala, 6 of Ascari, 2 of Kasserine, 8 of Fire and Sword; the first scheme of
 * provable dice; migrations 1 to 7), which was started by {@code ./zeriba serve --data FOLDER} and
 * played at over HTTP by three people: Anna has an account, Ben and Cara have browsers, whose
 * cookies stand below. Their choices were picked at random. Afterwards the server was stopped and
 * the file compacted. It is never written anew: what was begun then must go on for ever.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class StartedEarlierTest {

    private static final String PASSWORD = "cranes over the Gash";
    private static final String BEN = "zeriba=ROGBI1GQwwiNg2-ugZI3BqNb1DDVL1zpy-Pkt7XJ0zI";
    private static final String CARA = "zeriba=e5x9SANP1OJQArQ0VevMkeXhxsc_sN4w49zTX4w-Brc";
    private static final int MOST_CHOICES = 400;

    /** The tables, and where they stood. */
    enum Begun {
        /** Anna against Ben, seven days for each choice. */
        KASSALA("tggy2njsaywm", 24),
        /** Anna against Ben, ten hours for each side. */
        KASSERINE("cu6eyvzqu76m", 21),
        /** Anna against Ben at Agordat. */
        ASCARI("626zdpd57y23", 129),
        /** Anna, Ben and Cara command; the computer leads the Mahdists. */
        FIRE_AND_SWORD("tvkkxkyd3z88", 31),
        /** Cara has both seats and took a choice back. */
        ALONE("nuf5kdi5qci3", 4),
        /** Cara against a recruit at Metemma. */
        COMPUTER("kipjzsmquecx", 169),
        /** Cara alone, dice from a seed. */
        SEEDED("2s3ftgz2xbkq", 23),
        /** Anna's branch of the first. */
        BRANCH("bgqzhr46vgwb", 42);

        private final String id;
        private final int entry;

        Begun(String id, int entry) {
            this.id = id;
            this.entry = entry;
        }
    }

    /** Ben waits at Kassala for somebody to join; no dice have fallen. */
    private static final String WAITING = "f8gh67secth9";

    /** Anna and Ben at Kassala, until Ben resigned. */
    private static final String FINISHED = "rpnu6g2u3tyt";

    /** Cara alone at Kassala: she resigned, saw the secret, took the end back and listed a seat. */
    private static final String SHOWN = "jzu3xsqsmd2c";

    /** Cara alone at Kassala, dice by hand, nothing played. */
    private static final String BY_HAND = "g3vs3cse5e34";

    private final HttpClient client = HttpClient.newHttpClient();
    private final SplitMix64 random = new SplitMix64(23);
    private final LevelPlayers players = new LevelPlayers();
    private WebServer server;
    private List<Person> people = List.of();
    private final Map<Begun, Value> clocks = new EnumMap<>(Begun.class);

    @BeforeAll
    void open(@TempDir Path folder) throws IOException, CannotListenException {
        try (InputStream packed =
                new GZIPInputStream(
                        Objects.requireNonNull(
                                StartedEarlierTest.class.getResourceAsStream(
                                        "started-earlier.db.gz")))) {
            Files.copy(packed, folder.resolve("zeriba.db"));
        }
        server = new WebServer(Games.all(), players, Database.sqlite(folder));
        server.listen("127.0.0.1", 0);
        people = List.of(anna(), new Person(BEN), new Person(CARA));
        for (Begun begun : Begun.values()) {
            clocks.put(begun, oneAt(begun.id).ask("view", begun.id).at("clock"));
        }
    }

    @AfterAll
    void close() {
        server.close();
        players.close();
    }

    /** Who has signed in by the name and password of then. */
    private Person anna() {
        HttpResponse<String> answer =
                new Person("")
                        .posted(
                                "account/sign-in",
                                Value.NO_FIELDS
                                        .with("name", Value.of("Anna"))
                                        .with("password", Value.of(PASSWORD)));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return new Person(
                answer.headers().allValues("Set-Cookie").stream()
                        .map(cookie -> cookie.split(";", 2)[0])
                        .filter(cookie -> !cookie.endsWith("="))
                        .reduce("", (all, one) -> all.isEmpty() ? one : all + "; " + one));
    }

    /** Somebody who asks with these cookies. */
    private final class Person {

        private final String cookies;

        Person(String cookies) {
            this.cookies = cookies;
        }

        HttpResponse<String> posted(String operation, Value.Fields parameters) {
            HttpRequest.Builder request =
                    HttpRequest.newBuilder(
                                    URI.create(
                                            "http://127.0.0.1:%d/api/%s"
                                                    .formatted(server.port(), operation)))
                            .header("Content-Type", "application/json")
                            .POST(BodyPublishers.ofString(Json.write(parameters)));
            if (!cookies.isEmpty()) {
                request.header("Cookie", cookies);
            }
            try {
                return client.send(request.build(), BodyHandlers.ofString());
            } catch (IOException | InterruptedException e) {
                throw new AssertionError(e);
            }
        }

        Value.Fields ask(String operation, Value.Fields parameters) {
            HttpResponse<String> answer = posted(operation, parameters);
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
            return tree(answer);
        }

        Value.Fields ask(String operation, String table) {
            return ask(operation, at(table));
        }

        boolean sitsAt(String table) {
            return !items(ask("view", table).at("mine")).isEmpty();
        }
    }

    private static Value.Fields at(String table) {
        return Value.NO_FIELDS.with("table", Value.of(table));
    }

    private static Value.Fields tree(HttpResponse<String> answer) {
        try {
            return (Value.Fields) Json.read(answer.body());
        } catch (BadJsonException e) {
            throw new AssertionError(answer.body(), e);
        }
    }

    private static String text(Value.Fields fields, String name) {
        return fields.at(name) instanceof Value.Text(String text) ? text : "";
    }

    private static int whole(Value.Fields fields, String name) {
        return (int) ((Value.Whole) fields.at(name)).number();
    }

    private static List<Value> items(Value value) {
        return value instanceof Value.Items(List<Value> items) ? items : List.of();
    }

    private Person oneAt(String table) {
        return people.stream().filter(person -> person.sitsAt(table)).findFirst().orElseThrow();
    }

    private String record(String table) {
        return text(oneAt(table).ask("record", table), "record");
    }

    /** The lines of a record without what moved the hand and without what was hidden then. */
    private static List<String> shown(String record) {
        return record.lines()
                .map(line -> line.split(" # ", 2)[0])
                .filter(line -> !line.contains("*"))
                .toList();
    }

    private static Verification verified(String record) throws UnreadableException {
        return Verification.of(Games.named(RecordText.gameOf(record)).orElseThrow(), record);
    }

    private static long throwsIn(String record) {
        return record.lines().filter(line -> line.startsWith("dice ")).count();
    }

    @ParameterizedTest
    @EnumSource(Begun.class)
    void aGameThatWasBegunThenGoesOnAndVerifies(Begun begun) throws Exception {
        Value.Fields view = oneAt(begun.id).ask("view", begun.id);
        assertThat(whole(view, "entry")).isGreaterThanOrEqualTo(begun.entry);
        adoptChangedRules(begun.id);
        String then = record(begun.id);
        playUntilDiceFall(begun.id, throwsIn(then) + 1);
        end(begun.id);
        String record = record(begun.id);
        assertThat(shown(record)).containsAll(shown(then));
        if (begun != Begun.SEEDED) {
            Verification found = verified(record);
            assertThat(found.faults()).isEmpty();
            assertThat(found.throwsProved()).isPositive();
        }
    }

    /** Should the rules have changed since where it matters here, everybody accepts that. */
    private void adoptChangedRules(String table) {
        for (Person person : people) {
            if (person.ask("view", table).at("paused") instanceof Value.Fields
                    && person.sitsAt(table)) {
                person.ask("adopt", table);
            }
        }
        assertThat(oneAt(table).ask("view", table).fields()).doesNotContainKey("paused");
    }

    private void playUntilDiceFall(String table, long wanted) {
        List<Person> seated = people.stream().filter(person -> person.sitsAt(table)).toList();
        long thrown = throwsIn(record(table));
        for (int i = 0; i < MOST_CHOICES && thrown < wanted; i++) {
            List<Value> told = chosen(seated, table);
            if (told.isEmpty()) {
                // dice wait, or a computer's seat is asked
                seated.forEach(person -> addToDice(person, table));
                awaitMore(table);
            }
            thrown += told.stream().filter(StartedEarlierTest::isThrow).count();
        }
        assertThat(throwsIn(record(table))).isGreaterThanOrEqualTo(wanted);
    }

    /** Waits a moment for the next entry, which may have come already. */
    private void awaitMore(String table) {
        Value entry = oneAt(table).ask("view", table).at("entry");
        oneAt(table).ask("wait", at(table).with("after", entry).with("millis", Value.of(200)));
    }

    private static boolean isThrow(Value line) {
        return line instanceof Value.Fields told && text(told, "by").equals("dice");
    }

    /** As pages do where rules have changed since, so that the dice are bound anew. */
    private static void addToDice(Person person, String table) {
        if (!items(person.ask("view", table).at("silent")).isEmpty()) {
            person.ask("say", at(table).with("word", Value.of("nonce")));
        }
    }

    /** A choice of whoever is asked, with what has followed from it. */
    private List<Value> chosen(List<Person> seated, String table) {
        for (Person person : seated) {
            List<Value> actions = items(person.ask("actions", table).at("actions"));
            if (!actions.isEmpty()) {
                Value action = actions.get(random.below(actions.size()));
                return items(person.ask("play", at(table).with("action", action)).at("last"));
            }
        }
        return List.of();
    }

    private void end(String table) {
        if (!text(oneAt(table).ask("view", table), "pending").equals("over")) {
            oneAt(table).ask("say", at(table).with("word", Value.of("resign")));
        }
    }

    private long left(Begun begun, String side) {
        Value.Fields clock = (Value.Fields) clocks.getOrDefault(begun, Value.NOTHING);
        return ((Value.Whole) ((Value.Fields) clock.at("left")).at(side)).number();
    }

    @Test
    void theTimeThatEntriesTookThenStillCounts() {
        assertThat(left(Begun.KASSALA, "christian"))
                .isEqualTo(Duration.ofDays(37).minusMillis(337).toMillis());
        assertThat(left(Begun.KASSERINE, "allies")).isEqualTo(Duration.ofHours(10).toMillis());
        // ten hours, a minute for each of 17 choices, what they took, and 70 seconds until the end
        assertThat(left(Begun.KASSERINE, "axis"))
                .isLessThanOrEqualTo(37_017_636 - (1_795_555_241_452L - 1_795_555_170_842L));
    }

    @Test
    void aRecordThatWasFinishedThenStillVerifies() throws Exception {
        String record = record(FINISHED);
        Verification found = verified(record);
        assertThat(found.faults()).isEmpty();
        assertThat(found.throwsProved()).isEqualTo(4);
    }

    @Test
    void whoWaitedThenIsStillWaitedFor() {
        Person ben = oneAt(WAITING);
        assertThat(text(ben.ask("view", WAITING), "pending")).isEqualTo("choice");
        assertThat(record(WAITING)).contains("moslem nonce ben-adds");
    }

    @Test
    void whereTheSecretWasShownThenDiceAreBoundAnew() throws Exception {
        Person cara = oneAt(SHOWN);
        cara.ask("say", at(SHOWN).with("word", Value.of("nonce")));
        assertThat(record(SHOWN)).containsPattern("\n\\w+ commitment [0-9a-f]{64}\n");
        cara.ask(
                "hand",
                at(SHOWN).with("role", Value.of("christian")).with("level", Value.of("recruit")));
        playUntilDiceFall(SHOWN, throwsIn(record(SHOWN)) + 1);
        end(SHOWN);
        Verification found = verified(record(SHOWN));
        assertThat(found.faults()).isEmpty();
        assertThat(found.warnings()).anyMatch(one -> one.contains("follows the end"));
    }

    @Test
    void otherTablesOfThenAreThereToo() {
        assertThat(text(oneAt(BY_HAND).ask("view", BY_HAND), "pending")).isEqualTo("choice");
    }
}

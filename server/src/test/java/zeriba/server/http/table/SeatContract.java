package zeriba.server.http.table;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.server.http.Browser.text;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import zeriba.engine.text.Value;
import zeriba.server.connection.CannotListenException;
import zeriba.server.http.Browser;

/** How seats are offered, taken, handed over and given away. */
abstract class SeatContract extends HouseForTwo {

    private static Value seat(Value.Fields told, String role) {
        return Browser.at(told, "seats", role);
    }

    /** The row of {@code table} in the list of open tables, or none. */
    private static List<Value.Fields> listed(Browser who, String table) {
        return items(who.ask("lobby", "{'game':'pebbles'}"), "tables").stream()
                .map(Value.Fields.class::cast)
                .filter(row -> text(row, "table").equals(table))
                .toList();
    }

    @Test
    void openTablesAreListedUntilTheyAreFull() throws CannotListenException {
        Value.Fields made =
                anna.ask(
                        "tables",
                        "{'game':'pebbles','mine':['white'],'open':'yes','level':'beginners'}");
        String table = text(made, "table");
        Value.Fields row = listed(ben, table).getFirst();
        assertThat(row.at("open")).isEqualTo(Value.texts(List.of("black")));
        assertThat(row.at("level")).isEqualTo(Value.of("beginners"));
        assertThat(row.at("mine")).isEqualTo(Value.of(List.of()));
        assertThat(ben.refused("join", "{'table':'%s','role':'white'}".formatted(table)))
                .isEqualTo(-32003);
        restart();
        assertThat(listed(ben, table)).hasSize(1);
        assertThat(ben.ask("join", only(table)).at("mine"))
                .isEqualTo(Value.texts(List.of("black")));
        assertThat(listed(ben, table)).isEmpty();
        assertThat(new Browser(server).refused("join", only(table))).isEqualTo(-32003);
        play(anna, table, "take 1");
        play(ben, table, "take 1");
    }

    @Test
    void nobodyFillsTheListAlone() {
        Browser eve = new Browser(server);
        String open = "{'game':'pebbles','mine':['white'],'open':'yes'}";
        String first = text(eve.ask("tables", open), "table");
        for (int i = 1; i < 10; i++) {
            eve.ask("tables", open);
        }
        assertThat(eve.refused("tables", open)).isEqualTo(-32003);
        eve.ask("list", "{'table':'%s','level':'again'}".formatted(first));
        eve.ask("list", "{'table':'%s','off':'yes'}".formatted(first));
        String last = text(eve.ask("tables", open), "table");
        assertThat(eve.refused("tables", "{'game':'pebbles','open':'yes'}")).isEqualTo(-32602);
        assertThat(listed(ben, last)).hasSize(1);
        assertThat(items(ben.ask("lobby", "{'page':7}"), "tables")).isEmpty();
        server.tables()
                .write(h -> h.execute("update listing set since = 1 where table_id = ?", last));
        assertThat(listed(ben, last)).isEmpty();
    }

    @Test
    void ofManyWhoJoinAtOnceOneGetsTheSeat() throws InterruptedException, ExecutionException {
        Value.Fields made = anna.ask("tables", "{'game':'pebbles','mine':['white'],'open':'yes'}");
        String table = text(made, "table");
        List<Callable<Integer>> joins =
                IntStream.range(0, 8)
                        .<Callable<Integer>>mapToObj(_ ->
                                () ->
                                        new Browser(server)
                                                .post("/api/join", only(table))
                                                .statusCode())
                        .toList();
        List<Integer> answers = new ArrayList<>();
        try (ExecutorService many = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Future<Integer> answer : many.invokeAll(joins)) {
                answers.add(answer.get());
            }
        }
        assertThat(answers).containsOnlyOnce(200).contains(409);
    }

    @Test
    void aTableIsPutOnTheListAndTakenOffByWhoSitsThere() {
        String table = text(anna.ask("tables", WHITE), "table");
        assertThat(listed(ben, table)).isEmpty();
        assertThat(ben.refused("join", only(table))).isEqualTo(-32003);
        assertThat(ben.refused("list", only(table))).isEqualTo(-32003);
        anna.ask("list", only(table));
        assertThat(listed(ben, table)).hasSize(1);
        anna.ask("list", "{'table':'%s','off':'yes'}".formatted(table));
        assertThat(listed(ben, table)).isEmpty();
        assertThat(ben.refused("join", only(table))).isEqualTo(-32003);
    }

    /** A table of Anna's where the other seat is open, and what opens that. */
    private String[] open(String more) {
        String table = text(anna.ask("new", "{'game':'pebbles'" + more + "}"), "table");
        Value.Fields told = anna.ask("hand", "{'table':'%s','role':'black'}".formatted(table));
        return new String[] {table, Browser.claim(table, text(told, "link"))};
    }

    @Test
    void tablesWithDiceThatCannotBeProvedAreNotListed() {
        for (String dice : List.of(",'roll':'manual'", ",'seed':7")) {
            String table = open(dice)[0];
            assertThat(anna.post("/api/list", only(table)).body()).contains("not for the list");
            server.tables()
                    .write(h ->
                            h.execute(
                                    "insert into listing (table_id, level, since) values (?, ?, ?)",
                                    table,
                                    "",
                                    Long.MAX_VALUE));
            assertThat(listed(ben, table)).as("listed by an earlier server").isEmpty();
            assertThat(ben.refused("join", only(table))).isEqualTo(-32003);
        }
    }

    @Test
    void tablesWithDiceThatCannotBeProvedSaySoToWhomeverTheyAreShown() {
        for (String[] dice : new String[][] {{"'roll':'manual'", "hand"}, {"'seed':7", "seed"}}) {
            String[] table = open("," + dice[0]);
            Value label = Value.of(dice[1]);
            assertThat(ben.ask("/api/table/" + table[0]).at("throws")).isEqualTo(label);
            assertThat(ben.ask("view", only(table[0])).at("throws")).isEqualTo(label);
            assertThat(ben.ask("claim", table[1]).at("throws")).isEqualTo(label);
            assertThat(
                            ((Value.Fields) items(ben.ask("/api/tables"), "tables").getFirst())
                                    .at("throws"))
                    .isEqualTo(label);
        }
        String proven = open("")[0];
        assertThat(ben.ask("view", only(proven)).at("throws")).isEqualTo(Value.NOTHING);
    }

    @Test
    void anOpenSeatGoesToTheComputer() throws CannotListenException {
        String table = text(anna.ask("tables", WHITE), "table");
        assertThat(ben.refused("hand", hand(table, "black", "first"))).isEqualTo(-32003);
        Value.Fields told = anna.ask("hand", hand(table, "black", "first"));
        assertThat(seat(told, "black")).isEqualTo(Value.of("computer first"));
        play(anna, table, "take 1");
        anna.ask("wait", "{'table':'%s','after':2,'millis':10000}".formatted(table));
        assertThat(record(table))
                .contains("black seat computer first\nwhite take 1\nblack take 1 # hand=computer");
        restart();
        assertThat(seat(anna.ask("/api/table/" + table), "black"))
                .isEqualTo(Value.of("computer first"));
    }

    @Test
    void onesOwnSeatIsHandedToTheComputerAndTakenBack() throws CannotListenException {
        String table = tableForTwo();
        assertThat(anna.refused("hand", hand(table, "black", "first")))
                .as("nobody has abandoned it")
                .isEqualTo(-32003);
        ben.ask("hand", hand(table, "black", "first"));
        play(anna, table, "take 1");
        anna.ask("wait", "{'table':'%s','after':2,'millis':10000}".formatted(table));
        assertThat(ben.refused("play", "{'table':'%s','action':'take 1'}".formatted(table)))
                .isEqualTo(-32003);
        restart();
        String back = "{'table':'%s','role':'black'}".formatted(table);
        assertThat(new Browser(server).refused("hand", back)).isEqualTo(-32003);
        Value.Fields told = ben.ask("hand", back);
        assertThat(told.at("mine")).isEqualTo(Value.texts(List.of("black")));
        play(anna, table, "take 1");
        play(ben, table, "take 1");
        restart();
        assertThat(seat(ben.ask("/api/table/" + table), "black")).isEqualTo(Value.of("you"));
    }

    @Test
    void aSeatIsGivenAwayByANewLinkAndTheOldOneOpensNothing() {
        Value.Fields made = anna.ask("tables", "{'game':'pebbles','mine':['white','black']}");
        String table = text(made, "table");
        String old = text((Value.Fields) made.at("links"), "black");
        Value.Fields told = anna.ask("hand", "{'table':'%s','role':'black'}".formatted(table));
        assertThat(told.at("mine")).isEqualTo(Value.texts(List.of("white")));
        assertThat(seat(told, "black")).isEqualTo(Value.of("open"));
        assertThat(ben.refused("claim", Browser.claim(table, old))).isEqualTo(-32003);
        ben.ask("claim", Browser.claim(table, text(told, "link")));
        play(anna, table, "take 1");
        play(ben, table, "take 1");
    }

    @Test
    void ofManyWhoOpenALinkAtOnceOneSitsDown() throws InterruptedException, ExecutionException {
        Value.Fields made = anna.ask("tables", WHITE);
        String table = text(made, "table");
        String claim = Browser.claim(table, text((Value.Fields) made.at("links"), "black"));
        List<Callable<Browser>> openings =
                IntStream.range(0, 5)
                        .<Callable<Browser>>mapToObj(_ ->
                                () -> {
                                    Browser one = new Browser(server);
                                    return one.post("/api/claim", claim).statusCode() == 200
                                            ? one
                                            : anna;
                                })
                        .toList();
        List<Browser> seated = new ArrayList<>();
        try (ExecutorService many = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Future<Browser> one : many.invokeAll(openings)) {
                seated.add(one.get());
            }
        }
        seated.removeIf(one -> one == anna);
        assertThat(seated).hasSize(1);
        seated.getFirst().ask("claim", claim);
        assertThat(ben.refused("claim", claim)).isEqualTo(-32003);
        play(anna, table, "take 1");
        play(seated.getFirst(), table, "take 1");
    }
}

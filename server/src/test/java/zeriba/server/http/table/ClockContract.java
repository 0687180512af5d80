package zeriba.server.http.table;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.server.http.Browser.text;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.HandTime;
import zeriba.server.Pebbles;
import zeriba.server.connection.CannotListenException;
import zeriba.server.http.Browser;
import zeriba.server.http.WebServer;
import zeriba.server.settings.Settings;

/** Tables with clocks, whatever database they are kept in. The test says what time it is. */
abstract class ClockContract extends HouseForTwo {

    final HandTime time = new HandTime();

    @Override
    WebServer started() throws CannotListenException {
        WebServer started =
                new WebServer(
                        List.of(new Pebbles()),
                        new FirstOption(),
                        database(),
                        Settings.preset(),
                        time);
        started.listen("127.0.0.1", 0);
        return started;
    }

    @AfterEach
    void setRight() {
        time.setRight();
    }

    private void restartAfter(Duration down) throws CannotListenException {
        restart(() -> time.pass(down));
    }

    /** A table where both sides have chosen once, so that white's clock runs. */
    String table(String pace) {
        Value.Fields made =
                anna.ask("tables", "{'game':'pebbles','mine':['white'],'pace':%s}".formatted(pace));
        String table = text(made, "table");
        ben.sitDown(made, "black");
        play(anna, table, "take 1");
        play(ben, table, "take 1");
        return table;
    }

    private Value.Fields view(String table) {
        return anna.ask("view", only(table));
    }

    Value left(String table, String side) {
        return Browser.at(view(table), "clock", "left", side);
    }

    /** Waits for what the clock enters after entry 2. */
    private Value.Fields rung(String table) {
        return anna.ask("wait", "{'table':'%s','after':2,'millis':20000}".formatted(table));
    }

    @Test
    void aClockRunsForWhoIsAskedAndNotWhileTheServerIsDown() throws CannotListenException {
        String table = table("{'kind':'live','base':600,'increment':5}");
        assertThat(Browser.at(view(table), "clock", "pace"))
                .isEqualTo(Value.of("live 600+5 claim"));
        assertThat(Browser.at(view(table), "clock", "running")).isEqualTo(Value.of("white"));
        time.pass(Duration.ofSeconds(100));
        assertThat(left(table, "white")).isEqualTo(Value.of(505_000));
        assertThat(left(table, "black")).isEqualTo(Value.of(605_000));
        restartAfter(Duration.ofDays(40));
        assertThat(left(table, "white")).isEqualTo(Value.of(505_000));
        time.pass(Duration.ofSeconds(5));
        play(anna, table, "take 1");
        assertThat(left(table, "white")).isEqualTo(Value.of(505_000));
        restartAfter(Duration.ofDays(1));
        assertThat(left(table, "white")).isEqualTo(Value.of(505_000));
        assertThat(record(table)).contains("\npace live 600+5 claim\n");
    }

    @Test
    void theOtherMayClaimTheWinWhenTimeIsOver() throws CannotListenException {
        String table = table("{'kind':'live','base':600,'end':'claim'}");
        assertThat(ben.refused("say", say(table, "claim"))).isEqualTo(-32003);
        time.pass(Duration.ofSeconds(601));
        assertThat(Browser.at(rung(table), "clock", "late")).isEqualTo(Value.of("white"));
        assertThat(anna.refused("say", say(table, "claim"))).isEqualTo(-32003);
        restartAfter(Duration.ZERO);
        Value.Fields over = ben.ask("say", say(table, "claim"));
        assertThat(Browser.at(over, "result", "winner")).isEqualTo(Value.of("black"));
        assertThat(Browser.at(over, "result", "rule")).isEqualTo(Value.of("time"));
        assertThat(record(table)).endsWith("white timeout\nblack claim\n");
    }

    @Test
    void untilTheWinIsClaimedWhoIsLateMayStillPlay() {
        String table = table("{'kind':'live','base':600,'increment':5,'end':'claim'}");
        time.pass(Duration.ofSeconds(700));
        rung(table);
        play(anna, table, "take 1");
        assertThat(ben.refused("say", say(table, "claim"))).isEqualTo(-32003);
        assertThat(left(table, "white")).isEqualTo(Value.of(5_000));
    }

    @Test
    void theComputerTakesOverAndTheSeatMayBeTakenBack() {
        String table = table("{'kind':'correspondence','days':3,'reserve':1,'end':'computer'}");
        time.pass(Duration.ofHours(4 * 24 + 1));
        rung(table);
        Value.Fields played =
                ben.ask("wait", "{'table':'%s','after':4,'millis':20000}".formatted(table));
        assertThat(played.at("side")).isEqualTo(Value.of("black"));
        assertThat(record(table))
                .contains("white timeout\nwhite seat computer first\nwhite take 1 # hand=computer");
        anna.ask("hand", "{'table':'%s','role':'white'}".formatted(table));
        play(ben, table, "take 1");
        play(anna, table, "take 1");
    }

    @Test
    void theClockChoosesByDefault() throws CannotListenException {
        String table = table("{'kind':'correspondence','days':1,'end':'default'}");
        time.pass(Duration.ofHours(23));
        restartAfter(Duration.ofDays(9));
        assertThat(left(table, "white")).isEqualTo(Value.of(Duration.ofHours(1).toMillis()));
        time.pass(Duration.ofHours(2));
        assertThat(rung(table).at("side")).isEqualTo(Value.of("black"));
        assertThat(record(table)).endsWith("white take 1 # hand=clock\n");
    }

    @Test
    void onHolidaysNoTimePasses() {
        String day = LocalDate.ofEpochDay(Duration.ofMillis(time.wall()).toDays() + 1).toString();
        String table = table("{'kind':'correspondence','days':2,'holidays':['%s']}".formatted(day));
        Value before = left(table, "white");
        time.pass(Duration.ofDays(2));
        long spent =
                ((Value.Whole) before).number() - ((Value.Whole) left(table, "white")).number();
        assertThat(Duration.ofMillis(spent)).isEqualTo(Duration.ofDays(1));
    }

    /** Anna has so much time left, and her clock has not been heard. */
    private void annaStillHas(String table, Duration time) {
        assertThat(left(table, "white")).isEqualTo(Value.of(time.toMillis()));
        assertThat(Browser.at(view(table), "clock", "late")).isEqualTo(Value.NOTHING);
        assertThat(record(table)).doesNotContain("timeout");
    }

    @ParameterizedTest
    @ValueSource(strings = {"PT1H", "-PT1H", "P400D", "-P400D"})
    void noGameIsLostOrGainedByAClockThatIsSet(Duration ahead) {
        String table = table("{'kind':'live','base':600}");
        time.pass(Duration.ofSeconds(100));
        time.set(ahead);
        annaStillHas(table, Duration.ofSeconds(500));
        time.pass(Duration.ofSeconds(50));
        play(anna, table, "take 1");
        play(ben, table, "take 1");
        time.set(ahead.negated());
        annaStillHas(table, Duration.ofSeconds(450));
    }

    @Test
    void aClockThatWasSetStrikesInTime() {
        String table = table("{'kind':'live','base':600,'end':'claim'}");
        time.set(Duration.ofHours(-1));
        time.pass(Duration.ofSeconds(601));
        assertThat(Browser.at(rung(table), "clock", "late")).isEqualTo(Value.of("white"));
    }

    @Test
    void noDaysAreLostOrGainedByAClockThatIsSet() {
        String table = table("{'kind':'correspondence','days':3,'reserve':1,'end':'default'}");
        time.pass(Duration.ofDays(1));
        time.set(Duration.ofDays(30));
        annaStillHas(table, Duration.ofDays(3));
        time.pass(Duration.ofDays(1));
        time.set(Duration.ofDays(-60));
        annaStillHas(table, Duration.ofDays(2));
        assertThat(record(table)).doesNotContain("hand=clock");
    }

    @Test
    void whileTheMachineSleepsNoTimePasses() {
        String table = table("{'kind':'live','base':600}");
        time.pass(Duration.ofSeconds(100));
        time.sleep(Duration.ofHours(9));
        annaStillHas(table, Duration.ofSeconds(500));
        time.pass(Duration.ofSeconds(20));
        annaStillHas(table, Duration.ofMinutes(8));
        play(anna, table, "take 1");
        play(ben, table, "take 1");
        annaStillHas(table, Duration.ofMinutes(8));
    }

    @ParameterizedTest
    @ValueSource(strings = {"PT1H", "-PT1H", "P400D", "-P400D"})
    void noTimePassesByAClockThatIsSetWhileNoServerRuns(Duration ahead)
            throws CannotListenException {
        String table = table("{'kind':'live','base':600}");
        time.pass(Duration.ofSeconds(100));
        restart(() -> {
            time.set(ahead);
            time.setDatabase(ahead);
            time.pass(Duration.ofDays(2));
        });
        annaStillHas(table, Duration.ofSeconds(500));
        time.pass(Duration.ofSeconds(50));
        restart(() -> {
            time.set(ahead.negated());
            time.setDatabase(ahead.negated());
            time.pass(Duration.ofDays(2));
        });
        annaStillHas(table, Duration.ofSeconds(450));
    }

    @Test
    void aDayOfRestIsTheOneThatIsPlayedOnAndNotTheOneThatIsSlept() throws CannotListenException {
        String day = LocalDate.ofEpochDay(Duration.ofMillis(time.wall()).toDays() + 2).toString();
        String table = table("{'kind':'correspondence','days':5,'holidays':['%s']}".formatted(day));
        time.pass(Duration.ofDays(1));
        time.sleep(Duration.ofDays(4));
        annaStillHas(table, Duration.ofDays(4));
        time.pass(Duration.ofDays(1));
        annaStillHas(table, Duration.ofDays(3));
        restartAfter(Duration.ofDays(3));
        annaStillHas(table, Duration.ofDays(3));
        time.pass(Duration.ofDays(1));
        play(anna, table, "take 1");
        play(ben, table, "take 1");
        annaStillHas(table, Duration.ofDays(5));
    }

    @Test
    void aDayOfRestIsNotTakenAwayByAClockThatIsSetBackOnIt() {
        String day = LocalDate.ofEpochDay(Duration.ofMillis(time.wall()).toDays() + 1).toString();
        String table = table("{'kind':'correspondence','days':2,'holidays':['%s']}".formatted(day));
        time.pass(Duration.ofDays(2));
        Value before = left(table, "white");
        time.set(Duration.ofDays(-2));
        assertThat(left(table, "white")).isEqualTo(before);
    }

    @Test
    void aSeatIsAbandonedAfterFourteenDaysWithoutAChoice() {
        String table = table("{}");
        String hand = "{'table':'%s','role':'white','level':'first'}".formatted(table);
        time.pass(Duration.ofDays(13));
        assertThat(ben.refused("hand", hand)).isEqualTo(-32003);
        time.pass(Duration.ofDays(1));
        ben.ask("hand", hand);
        assertThat(record(table)).contains("white seat computer first\n");
    }

    @Test
    void aRematchAndTheListHaveThePace() {
        String table = table("{'kind':'live','base':600,'increment':5}");
        anna.ask("say", say(table, "resign"));
        String next = text(anna.ask("rematch", only(table)), "table");
        assertThat(Browser.at(view(next), "clock", "pace")).isEqualTo(Value.of("live 600+5 claim"));
        String open =
                text(
                        anna.ask(
                                "tables",
                                "{'game':'pebbles','mine':['white'],'open':'yes','pace':"
                                        + "{'kind':'correspondence','days':3,'holidays':['sun']}}"),
                        "table");
        Value.Fields lobby = ben.ask("lobby", "{}");
        assertThat(((Value.Items) lobby.at("tables")).items())
                .map(row -> (Value.Fields) row)
                .filteredOn(row -> text(row, "table").equals(open))
                .map(row -> text(row, "pace"))
                .containsExactly("correspondence 3+0 claim sun");
    }

    @Test
    void whatIsNoPaceIsRefused() {
        for (String pace :
                List.of(
                        "{'kind':'fast'}",
                        "{'kind':'live','base':1}",
                        "{'kind':'live','base':'long'}",
                        "{'kind':'live','end':'never'}",
                        "{'kind':'correspondence','holidays':[7]}")) {
            String asked = "{'game':'pebbles','mine':['white'],'pace':%s}".formatted(pace);
            assertThat(anna.refused("tables", asked)).as(pace).isEqualTo(-32602);
        }
    }
}

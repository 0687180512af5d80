package zeriba.app.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.app.games.FieldBridge;
import zeriba.app.games.Games;
import zeriba.engine.Game;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Role;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.server.admission.Admission;
import zeriba.server.clock.TimeControl;
import zeriba.server.clock.TimeControlText;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.database.Database;
import zeriba.server.link.LinkPreview;
import zeriba.server.link.LinkedTables;
import zeriba.server.operation.Operation;
import zeriba.server.operation.Operations;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seat;
import zeriba.server.seat.SeatTransfer;
import zeriba.server.seat.Seats;
import zeriba.server.store.StoredTables;
import zeriba.server.table.Link;
import zeriba.server.table.Table;
import zeriba.server.table.verify.Verification;
import zeriba.server.view.ViewScope;

/** A campaign whose battle is fought at a table of its own. */
final class LinkedTablesTest {

    private static final List<Game<?, ?>> GAMES = Games.all();
    private static final FieldBridge BRIDGE = new FieldBridge();
    private static final Principal ANNA = new Principal("anna");
    private static final Principal BEN = new Principal("ben");
    private static final Principal PASSER_BY = new Principal("carl");
    private static final Executor AT_ONCE = Runnable::run;
    private static final Executor NEVER = _ -> {};

    private @TempDir Path folder = Path.of("");
    private final LevelPlayers players = new LevelPlayers();
    private StoredTables tables;
    private Operations operations;
    private LinkedTables links;

    @BeforeEach
    void open() {
        start(AT_ONCE);
    }

    @AfterEach
    void close() {
        tables.close();
        players.close();
    }

    private void start(Executor work) {
        tables = new StoredTables(GAMES, Database.sqlite(folder), table -> links.serve(table));
        links = new LinkedTables(tables, BRIDGE, "recruit", work);
        List<Operation<?>> more = List.of(LinkPreview.operation(tables, BRIDGE));
        operations = new Operations(tables, players, ViewScope.PAGE, more, Admission.open());
    }

    private void killAndRestart(Executor work) {
        tables.close();
        start(work);
    }

    /** The campaign of Anna against Ben, with a battle at hand. */
    private Value.Fields campaign(TimeControl pace) throws IOException, UnreadableException {
        return BeforeABattle.campaign(tables, operations, List.of(ANNA, BEN), pace);
    }

    private Value.Fields campaign() throws IOException, UnreadableException {
        return campaign(new TimeControl.Free());
    }

    private Value.Fields ask(Principal who, String name, Value.Fields given) {
        return operations.answer(who, name, given);
    }

    private Value.Fields takesTheField(Value.Fields campaign) {
        Value.Fields view = ask(ANNA, "play", campaign.with("action", Value.of("fight field")));
        assertThat(text(view, "pending")).isEqualTo("elsewhere");
        return Value.NO_FIELDS.with(
                "table", Value.of(text(ask(ANNA, "view", campaign), "elsewhere")));
    }

    private void choosesFirst(Value.Fields battle) {
        String side = text(ask(ANNA, "view", battle), "side");
        Principal who = side.equals("defender") ? ANNA : BEN;
        String first =
                ((Value.Text)
                                ((Value.Items) ask(who, "actions", battle).at("actions"))
                                        .items()
                                        .getFirst())
                        .text();
        ask(who, "play", battle.with("action", Value.of(first)));
    }

    private void givesUp(Principal who, Value.Fields battle) {
        ask(who, "say", battle.with("word", Value.of("resign")));
    }

    private static String text(Value.Fields view, String name) {
        return view.at(name) instanceof Value.Text(String text) ? text : "";
    }

    private String pending(Value.Fields table) {
        return text(ask(PASSER_BY, "view", table), "pending");
    }

    @Test
    void theMapOfABattleIsShownToWhoMayChooseItAndIsThatOfTheBattle() throws Exception {
        Value.Fields campaign = campaign();
        Value.Fields preview = (Value.Fields) ask(ANNA, "preview", campaign).at("proposed");
        Value.Fields battle = takesTheField(campaign);

        assertThat(text(preview, "game")).isEqualTo("ascari");
        assertThat(preview.at("sheet"))
                .isEqualTo(tables.table(text(battle, "table")).game().sheet());
        assertThat(ask(ANNA, "preview", campaign)).isEqualTo(Value.NO_FIELDS);
    }

    @Test
    void theBattleIsForTheSamePeople() throws Exception {
        Value.Fields campaign = campaign();
        Value.Fields battle = takesTheField(campaign);

        assertThat(rolesOf(ANNA, battle)).containsExactly("defender");
        assertThat(rolesOf(BEN, battle)).containsExactly("attacker");
    }

    @Test
    void aSeatThatChangesHandsThereChangesThemHere() throws Exception {
        Value.Fields campaign = campaign();
        Value.Fields battle = takesTheField(campaign);

        toTheComputer(campaign, "mahdist");
        assertThat(rolesOf(BEN, battle)).isEmpty();
        assertThat(rolesOf(ANNA, battle)).containsExactly("defender");
        assertThat(text(ask(ANNA, "record", battle), "record")).contains("seat computer recruit");

        handed(campaign, new Seat.Person(role(campaign, "mahdist"), Set.of(BEN.id())));
        assertThat(rolesOf(BEN, battle)).containsExactly("attacker");
    }

    @Test
    void aSeatThatIsGivenAwayHereAloneStaysSo() throws Exception {
        Value.Fields campaign = campaign();
        Value.Fields battle = takesTheField(campaign);

        toTheComputer(battle, "attacker");
        ask(ANNA, "say", campaign.with("word", Value.of("chat")).with("text", Value.of("well")));
        assertThat(rolesOf(BEN, battle)).isEmpty();
        assertThat(rolesOf(BEN, campaign)).containsExactly("mahdist");
    }

    @Test
    void aSeatThatIsOfferedStaysHereUntilSomebodyTakesItThere() throws Exception {
        Value.Fields campaign = campaign();
        Value.Fields battle = takesTheField(campaign);
        Role mahdist = role(campaign, "mahdist");

        handed(campaign, new Seat.Person(mahdist, Set.of()));
        assertThat(rolesOf(BEN, battle)).containsExactly("attacker");

        table(campaign).claim(mahdist, PASSER_BY);
        assertThat(rolesOf(BEN, battle)).isEmpty();
        assertThat(rolesOf(PASSER_BY, battle)).containsExactly("attacker");
    }

    private void toTheComputer(Value.Fields table, String name) {
        Role role = role(table, name);
        Set<String> former = table(table).scene().seats().of(role).known();
        handed(table, new Seat.Computer(role, "recruit", former));
    }

    private void handed(Value.Fields table, Seat seat) {
        table(table)
                .enter(Table.ANY_ENTRY, draft -> draft.hand(new SeatTransfer(List.of(seat), "")));
    }

    private Role role(Value.Fields table, String name) {
        return table(table).game().about().role(name).orElseThrow();
    }

    private Table<?, ?> table(Value.Fields table) {
        return tables.table(text(table, "table"));
    }

    private List<String> rolesOf(Principal who, Value.Fields table) {
        Seats seats = table(table).scene().seats();
        return seats.rolesOf(who).stream().map(Role::name).toList();
    }

    @Test
    void whoeverLooksOnIsShownTheWayThereAndBack() throws Exception {
        Value.Fields campaign = campaign();
        Value.Fields battle = takesTheField(campaign);

        assertThat(text(ask(PASSER_BY, "view", campaign), "elsewhere"))
                .isEqualTo(text(battle, "table"));
        assertThat(text(ask(PASSER_BY, "view", battle), "for")).isEqualTo(text(campaign, "table"));
    }

    @Test
    void aBattleOfBeforeIsNeitherShownNorHoldsOnesChoice() throws Exception {
        killAndRestart(NEVER);
        Value.Fields campaign = campaign();
        String id = text(campaign, "table");
        Table.Errand before = new Table.Errand(new Link(id, 0), "fought-before", () -> true);
        tables.table(id).entrust(before);
        assertThat(takesTheField(campaign)).isEqualTo(Value.NO_FIELDS.with("table", Value.of("")));
        agreedUndo(campaign);

        assertThat(pending(campaign)).isEqualTo("choice");
    }

    @Test
    void whatTheBattleCameToIsToldAndTheCampaignGoesOn() throws Exception {
        Value.Fields campaign = campaign();
        Value.Fields battle = takesTheField(campaign);
        givesUp(BEN, battle);

        assertThat(pending(campaign)).isNotEqualTo("elsewhere");
        assertThat(text(ask(ANNA, "record", campaign), "record"))
                .contains(" outcome " + text(battle, "table") + " ", "\ndice 2/2 ");
    }

    @Test
    void nobodySaysWhatItCameToInTheMeantime() throws Exception {
        Value.Fields campaign = campaign();
        takesTheField(campaign);

        assertThatThrownBy(
                        () -> ask(ANNA, "play", campaign.with("action", Value.of("fight quick"))))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("another table");
        assertThatThrownBy(() ->
                        ask(
                                ANNA,
                                "play",
                                campaign.with("dice", new Value.Items(List.of(Value.of(2))))))
                .isInstanceOf(Refusal.class);
    }

    @Test
    void aBattleGoesOnWhereAServerWasKilled() throws Exception {
        Value.Fields campaign = campaign();
        Value.Fields battle = takesTheField(campaign);
        ask(ANNA, "say", battle.with("word", Value.of("nonce")));
        ask(BEN, "say", battle.with("word", Value.of("nonce")));
        choosesFirst(battle);
        killAndRestart(AT_ONCE);

        assertThat(text(ask(BEN, "view", campaign), "elsewhere")).isEqualTo(text(battle, "table"));
        givesUp(ANNA, battle);
        assertThat(pending(campaign)).isNotEqualTo("elsewhere");
        assertThat(text(ask(ANNA, "record", campaign), "record")).contains("\ndice 1/2 ");
    }

    @Test
    void whatAServerCouldNotTellAnyMoreTheNextOneTells() throws Exception {
        Value.Fields campaign = campaign();
        Value.Fields battle = takesTheField(campaign);
        killAndRestart(NEVER);
        givesUp(BEN, battle);
        assertThat(pending(campaign)).isEqualTo("elsewhere");
        killAndRestart(AT_ONCE);

        assertThat(pending(campaign)).isNotEqualTo("elsewhere");
    }

    @Test
    void whoTakesTheFieldAgainFindsTheSameBattle() throws Exception {
        Value.Fields campaign = campaign();
        Value.Fields battle = takesTheField(campaign);
        agreedUndo(campaign);
        assertThat(pending(campaign)).isEqualTo("choice");

        assertThat(takesTheField(campaign)).isEqualTo(battle);
    }

    private void agreedUndo(Value.Fields campaign) {
        ask(ANNA, "say", campaign.with("word", Value.of("undo-ask")));
        ask(BEN, "say", campaign.with("word", Value.of("accept")));
    }

    @Test
    void aBattleThatHasBegunStays() throws Exception {
        Value.Fields campaign = campaign();
        Value.Fields battle = takesTheField(campaign);
        ask(ANNA, "say", battle.with("word", Value.of("nonce")));
        ask(BEN, "say", battle.with("word", Value.of("nonce")));
        choosesFirst(battle);

        assertThatThrownBy(() -> agreedUndo(campaign)).hasMessageContaining("to its end");
        assertThat(pending(campaign)).isEqualTo("elsewhere");
    }

    @Test
    void whileTheBattleIsFoughtTheCampaignsClockStands() throws Exception {
        Value.Fields campaign = campaign(TimeControlText.read("live 600+5 claim"));
        Value.Fields battle = takesTheField(campaign);

        assertThat(text(clock(campaign), "running")).isEmpty();
        assertThat(clock(battle).fields()).containsKey("left");
        givesUp(BEN, battle);
        assertThat(text(clock(campaign), "running")).isNotEmpty();
    }

    private Value.Fields clock(Value.Fields table) {
        return (Value.Fields) ask(ANNA, "view", table).at("clock");
    }

    @Test
    void bothRecordsAreProvedTogether() throws Exception {
        Value.Fields campaign = campaign();
        Value.Fields battle = takesTheField(campaign);
        givesUp(BEN, battle);
        String fought = text(ask(ANNA, "record", battle), "record");
        givesUp(ANNA, campaign);
        String whole = text(ask(ANNA, "record", campaign), "record");

        assertThat(faults(whole, List.of(fought))).isEmpty();
        assertThat(faults(whole, List.of()))
                .singleElement()
                .asString()
                .contains("not among those given");
        assertThat(faults(whole, List.of(fought.replace("attacker resign", "defender resign"))))
                .isNotEmpty();
        assertThat(python(whole, fought)).contains("holds").doesNotContain("HOLD", "beware");
        assertThat(python(whole)).contains("beware");
    }

    private static List<String> faults(String record, List<String> battles)
            throws UnreadableException {
        Game<?, ?> game = Games.named(RecordText.gameOf(record)).orElseThrow();
        return Verification.of(game, record, BRIDGE, battles).faults();
    }

    private String python(String... records) throws IOException {
        List<String> words = new ArrayList<>(List.of("python3", "../docs/verify.py"));
        for (String record : records) {
            Path file = Files.createTempFile(folder, "record", "");
            words.add(Files.writeString(file, record).toString());
        }
        Process python = new ProcessBuilder(words).redirectErrorStream(true).start();
        return new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}

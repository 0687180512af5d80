package zeriba.app.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.app.games.FieldBridge;
import zeriba.app.games.Games;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.Digest;
import zeriba.engine.record.GameRecord;
import zeriba.engine.record.Journal;
import zeriba.engine.record.Play;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Pending;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.server.clock.TimeControl;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.database.Database;
import zeriba.server.link.LinkedTables;
import zeriba.server.operation.Operations;
import zeriba.server.seat.Principal;
import zeriba.server.store.StoredTables;
import zeriba.server.table.Table;
import zeriba.server.table.TableSnapshot;
import zeriba.server.table.verify.Beginnings;
import zeriba.server.table.verify.RecordDigest;
import zeriba.server.table.verify.Verification;
import zeriba.server.view.ViewScope;

/**
 * A campaign that is kept with a battle inside, and the battle's own record. With {@code
 * -Dzeriba.goldens=write} both are played anew.
 */
final class LinkedGoldenTest {

    private static final Path FOLDER = Path.of("src/test/resources/golden-linked");
    private static final Path CAMPAIGN = FOLDER.resolve("campaign.game");
    private static final Path BATTLE = FOLDER.resolve("battle.game");
    private static final Path ENDS = FOLDER.resolve("ends.txt");
    private static final FieldBridge BRIDGE = new FieldBridge();
    private static final Principal ANNA = new Principal("anna");
    private static final Principal BEN = new Principal("ben");
    private static final int LEAST_THROWS = 20;

    private @TempDir Path folder = Path.of("");
    private LinkedTables links;

    @BeforeEach
    void writeIfAsked() throws IOException, UnreadableException {
        if ("write".equals(System.getProperty("zeriba.goldens"))) {
            play();
            Files.writeString(ENDS, ends());
        }
    }

    private void play() throws IOException, UnreadableException {
        try (LevelPlayers players = new LevelPlayers();
                StoredTables tables =
                        new StoredTables(
                                Games.all(),
                                Database.sqlite(folder),
                                table -> links.serve(table))) {
            links = new LinkedTables(tables, BRIDGE, "recruit", Runnable::run);
            play(tables, new Operations(tables, players, ViewScope.PAGE));
        }
    }

    private static void play(StoredTables tables, Operations operations)
            throws IOException, UnreadableException {
        Value.Fields campaign =
                BeforeABattle.campaign(
                        tables, operations, List.of(ANNA, BEN), new TimeControl.Free());
        ask(operations, ANNA, "play", campaign.with("action", Value.of("fight field")));
        String fought = text(ask(operations, ANNA, "view", campaign), "elsewhere");
        Value.Fields battle = Value.NO_FIELDS.with("table", Value.of(fought));
        for (Principal who : List.of(ANNA, BEN)) {
            ask(operations, who, "say", battle.with("word", Value.of("nonce")));
        }
        toTheEnd(operations, tables.table(fought), battle);
        ask(operations, ANNA, "say", campaign.with("word", Value.of("resign")));
        Files.createDirectories(FOLDER);
        Files.writeString(BATTLE, text(ask(operations, ANNA, "record", battle), "record"));
        Files.writeString(CAMPAIGN, text(ask(operations, ANNA, "record", campaign), "record"));
    }

    /** Both sides play by the script of the game. */
    private static <S, A> void toTheEnd(
            Operations operations, Table<S, A> table, Value.Fields here) {
        SplitMix64 whim = new SplitMix64(1_885);
        Game<S, A> game = table.game();
        for (TableSnapshot<S, A> scene = table.scene();
                scene.journal().position().pending() instanceof Pending.Choice<A> choice;
                scene = table.scene()) {
            S state = scene.journal().position().state();
            A act = game.evaluation().scripted(state, choice, whim);
            Principal who = choice.side().name().equals("defender") ? ANNA : BEN;
            Value action = Value.of(game.notation().write(act));
            ask(operations, who, "play", here.with("action", action));
        }
    }

    private static Value.Fields ask(
            Operations operations, Principal who, String name, Value.Fields given) {
        return operations.answer(who, name, given);
    }

    private static String text(Value.Fields fields, String name) {
        return ((Value.Text) fields.at(name)).text();
    }

    private static Game<?, ?> game(Path file) throws IOException, UnreadableException {
        String record = Files.readString(file);
        return Games.named(RecordText.gameOf(record))
                .orElseThrow()
                .with(RecordText.overridesOf(record));
    }

    /** The digests of the positions that both records lead to. */
    private static String ends() throws IOException, UnreadableException {
        String campaign = end(game(CAMPAIGN), CAMPAIGN);
        return "campaign " + campaign + "\nbattle " + end(game(BATTLE), BATTLE) + "\n";
    }

    private static <S, A> String end(Game<S, A> game, Path file)
            throws IOException, UnreadableException {
        GameRecord<A> record = RecordText.read(game, Files.readString(file));
        Journal<S, A> end =
                Play.replay(Beginnings.asPlayed(game, record.start()).journal(), record.entries());
        return end.last() + " entries, " + Digest.of(game, end.position().state());
    }

    @Test
    void bothLeadWhereTheyAlwaysDid() throws IOException, UnreadableException {
        assertThat(Files.readString(ENDS)).isEqualTo(ends());
    }

    @Test
    void theCampaignNamesTheRecordOfItsBattle() throws IOException, UnreadableException {
        String digest = RecordDigest.of(game(BATTLE), Files.readString(BATTLE));

        assertThat(Files.readAllLines(CAMPAIGN))
                .filteredOn(line -> line.contains(" outcome "))
                .singleElement()
                .asString()
                .endsWith(digest);
    }

    @Test
    void theCampaignIsProvedWithItsBattle() throws IOException, UnreadableException {
        Verification battle = verified(BATTLE, List.of());
        Verification campaign = verified(CAMPAIGN, List.of(Files.readString(BATTLE)));

        assertThat(battle.faults()).isEmpty();
        assertThat(battle.throwsProved()).isGreaterThanOrEqualTo(LEAST_THROWS);
        assertThat(campaign.faults()).isEmpty();
    }

    @Test
    void itIsNotProvedWithABattleThatWentOtherwise() throws IOException, UnreadableException {
        String altered = Files.readString(BATTLE).replaceFirst("dice [1-5]\n", "dice 6\n");

        assertThat(verified(CAMPAIGN, List.of(altered)).faults())
                .singleElement()
                .asString()
                .contains("not among those given");
    }

    private static Verification verified(Path file, List<String> battles)
            throws IOException, UnreadableException {
        return Verification.of(game(file), Files.readString(file), BRIDGE, battles);
    }
}

package zeriba.app.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.engine.Game;
import zeriba.engine.dice.Roll;
import zeriba.engine.record.GameRecord;
import zeriba.engine.record.Journal;
import zeriba.engine.record.Play;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.UnreadableException;
import zeriba.field.Asking;
import zeriba.field.Fate;
import zeriba.field.FieldBattle;
import zeriba.field.FieldResult;
import zeriba.server.table.verify.Beginnings;

/** What comes back over the bridge from a battle on the field. */
final class FieldBridgeTest {

    /** A company with a commander under the fire of rifles. */
    private static final String SKIRMISH =
            "camp wells 7 1 commanded A:infantry:veteran:4 R1:rifles:12";

    private static final int MOST_BATTLES = 300;

    private static String record() throws IOException {
        try (InputStream in =
                Objects.requireNonNull(
                        FieldBridgeTest.class.getResourceAsStream(
                                "/zeriba/app/protocol/before-a-battle.game"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /**
     * Battles are fought by the first doctrine of either side until one that is held comes to this.
     */
    private static FieldResult fought(Fate fate) {
        FieldBattle battle = FieldBattle.read(SKIRMISH);
        List<List<String>> doctrines = Doctrine.of(battle);
        FieldBattles both =
                new FieldBattles(
                        List.of(
                                new Doctrine(doctrines.getFirst().getFirst()),
                                new Doctrine(doctrines.getLast().getFirst())));
        for (int seed = 0; seed < MOST_BATTLES; seed++) {
            FieldResult result = both.fight(battle, seed);
            if (result.commander() == fate && result.held()) {
                return result;
            }
        }
        throw new AssertionError("nobody was " + fate);
    }

    private record Met<S, A>(Game<S, A> game, Asking<S, A> asking, Position<S, A> position) {

        /** The last face, and what is thrown for once the battle at hand has come to this. */
        String next(FieldResult result) {
            List<Integer> faces = asking.faces(position.state(), result);
            Roll roll = Roll.of(faces.stream().mapToInt(Integer::intValue).toArray());
            Position<S, A> over = position.after(game.rules(), new Entry.Rolled<>(roll));
            return over.pending() instanceof Pending.Chance<A> chance
                    ? faces.getLast() + " " + chance.purpose()
                    : faces.getLast() + " nothing";
        }
    }

    @SuppressWarnings("unchecked") // it asks about its own states
    private static <S, A> Met<S, A> met(Game<S, A> game) throws IOException, UnreadableException {
        GameRecord<A> record = RecordText.read(game, record());
        Journal<S, A> before =
                Play.replay(Beginnings.of(game, record.start()).journal(), record.entries());
        Asking<S, A> asking = (Asking<S, A>) game;
        Position<S, A> met = before.position().chosen(game.rules(), asking.onTheField());
        return new Met<>(game, asking, met);
    }

    /** Of this campaign's troops nobody has lost a stand, so that no cards come between. */
    @ParameterizedTest
    @CsvSource({"UNHURT, 1 nothing", "WOUNDED, 2 wounded", "FALLEN, 3 hit"})
    @Rule("12.9")
    void theCampaignHearsWhatHasBecomeOfTheCommanderOnTheField(Fate fate, String told)
            throws Exception {
        assertThat(met(Games.all().getLast()).next(fought(fate))).isEqualTo(told);
    }
}

package zeriba.ai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeriba.ai.level.Levels;
import zeriba.ai.level.Marshal;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.record.Play;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.text.UnreadableException;
import zeriba.testkit.Form;
import zeriba.testkit.parley.Parley;
import zeriba.testkit.parley.ParleyGame;
import zeriba.testkit.parley.state.Act;

/** Every level plays a game of several seats, secret choices and hidden draws. */
@Tag("long")
class HiddenThingsTest {

    private static final ParleyGame GAME = new ParleyGame();
    private static final int NODES = Form.pick(400, 400, 4_000, 4_000);

    static Stream<Level> levels() {
        return Stream.concat(
                Levels.all().stream(), Stream.of(Marshal.USUAL.with(new Thinking.Nodes(NODES))));
    }

    @ParameterizedTest
    @MethodSource("levels")
    void aLevelPlaysOnWhatItsSeatMaySee(Level level) throws UnreadableException {
        for (String scenario : new String[] {"afar", "siege"}) {
            Setup setup = GAME.about().complete(Setup.of(scenario));
            Play.Played<Act> once = play(level, setup);
            assertThat(once.record().entries()).hasSizeGreaterThan(6);
            assertThat(play(level, setup)).isEqualTo(once);
        }
    }

    private static Play.Played<Act> play(Level level, Setup setup) {
        Map<Side, Seat<Parley, Act>> seats = new HashMap<>();
        return Play.toTheEnd(
                GAME,
                setup,
                side -> seats.computeIfAbsent(side, _ -> level.seat(GAME, 5)),
                DiceCup.seeded(5));
    }
}

package zeriba.arena.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zeriba.ai.StopSignal;
import zeriba.engine.Evaluation;
import zeriba.engine.Game;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.testkit.parley.Parley;
import zeriba.testkit.parley.ParleyGame;
import zeriba.testkit.parley.state.Act;

class FuzzTest {

    private static final int GAMES = 40;

    private static FuzzPortion portion(Game<Parley, Act> game, Manner manner, int longest)
            throws UnreadableException {
        String scenario = game.about().scenarios().getFirst().id();
        Setup setup = game.about().complete(Setup.of(scenario));
        return new Fuzz<>(game, setup, longest).play(manner, 0, GAMES, new StopSignal(), _ -> {});
    }

    /** The game with another answer to one of its questions. */
    @SuppressWarnings("unchecked") // the proxy is of the one interface that is asked for
    private static Game<Parley, Act> faulty(String question, Object answer) {
        ParleyGame sound = new ParleyGame();
        return (Game<Parley, Act>)
                Proxy.newProxyInstance(
                        Game.class.getClassLoader(),
                        new Class<?>[] {Game.class},
                        (_, method, arguments) -> {
                            if (method.getName().equals(question)) {
                                return answer;
                            }
                            try {
                                return method.invoke(sound, arguments);
                            } catch (InvocationTargetException e) {
                                throw e.getCause();
                            }
                        });
    }

    @ParameterizedTest
    @EnumSource(Manner.class)
    void aSoundGameHasNoFindingsAndIsPlayedOn(Manner manner) throws UnreadableException {
        FuzzPortion portion = portion(new ParleyGame(), manner, 5_000);
        assertThat(portion.findings()).isEmpty();
        assertThat(portion.to()).isEqualTo(GAMES);
        assertThat(portion.entries()).isGreaterThan(GAMES);
        assertThat(portion.checked()).isGreaterThanOrEqualTo(GAMES);
        assertThat(portion.kinds() > 0).isEqualTo(manner == Manner.GUIDED);
    }

    @Test
    void theSameSeedsAreTheSameGames() throws UnreadableException {
        for (Manner manner : Manner.values()) {
            assertThat(portion(new ParleyGame(), manner, 5_000))
                    .isEqualTo(portion(new ParleyGame(), manner, 5_000));
        }
    }

    @Test
    void whoNeverObjectsContradictsTheOptions() throws UnreadableException {
        FuzzPortion portion = portion(faulty("objection", Optional.empty()), Manner.RANDOM, 5_000);
        assertThat(portion.findings())
                .singleElement()
                .satisfies(found -> assertThat(found.what()).contains("is not allowed, but the"));
        Finding found = portion.findings().getFirst();
        assertThat(RecordText.read(new ParleyGame(), found.record()).entries())
                .hasSize(found.entry());
    }

    @Test
    void aChanceBeyondOneIsFound() throws UnreadableException {
        Evaluation<Parley, Act> sanguine = (_, _) -> 1.5;
        assertThat(portion(faulty("evaluation", sanguine), Manner.GUIDED, 5_000).findings())
                .singleElement()
                .satisfies(found -> assertThat(found.what()).contains("value is 1.5"));
    }

    @Test
    void aGameThatIsLongerThanAnyIsFound() throws UnreadableException {
        assertThat(portion(new ParleyGame(), Manner.ADVERSARIAL, 3).findings())
                .singleElement()
                .satisfies(found -> assertThat(found.what()).isEqualTo("not over after 3 entries"));
    }
}

package zeriba.testkit.contract;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import zeriba.engine.Game;
import zeriba.engine.rules.Setup;
import zeriba.testkit.parley.Parley;
import zeriba.testkit.parley.state.Act;

/** Tries the contract on a game that is wrong in one place. */
final class Trial {

    private static final int SEEDS = 40;
    private static final int LONGEST = 1_000;

    private Trial() {}

    static void play(Game<Parley, Act> game) {
        play(game, LONGEST);
    }

    static void play(Game<Parley, Act> game, int longest) {
        GameContract<Parley, Act> contract =
                new GameContract<>() {
                    @Override
                    protected Game<Parley, Act> game() {
                        return game;
                    }

                    @Override
                    protected String defaultBox() {
                        return "gone";
                    }
                };
        ObjectionsCheck<Parley, Act> objections =
                new ObjectionsCheck<>(game, (_, _) -> Stream.empty());
        Walk<Parley, Act> walk = new Walk<>(game, contract.checks(objections), longest);
        List<Setup> setups = contract.setups();
        LongStream.range(0, SEEDS)
                .forEach(seed -> walk.play(setups.get((int) (seed % setups.size())), seed));
    }

    static void fails(Game<Parley, Act> game, String because) {
        assertThatThrownBy(() -> play(game))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(because)
                .hasMessageContaining("seed ");
    }
}

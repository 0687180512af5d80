package zeriba.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What plans come to where the game ends soon. */
class ExpectationTest {

    private static final int LAST_TURN = 4;
    private static final int DUG = 4;

    private static Optional<Double> red(Hoard state, int portions, long nodes) {
        SearchBudget budget = new SearchBudget(nodes, new StopSignal());
        Hoard.HoardGame game = new Hoard.HoardGame();
        return new Expectation<>(game.rules(), game.evaluation(), Hoard.RED, portions, budget)
                .of(state, 0)
                .map(Worth::value);
    }

    /** Blue, who bets as the script does, has the larger hoard with a six alone. */
    @Test
    void allDiceAreCounted() {
        Hoard last = new Hoard(LAST_TURN, 3, 0, false, DUG, 0, 1);
        assertThat(red(last, 0, 100).orElseThrow()).isCloseTo(5 / 6.0, within(1e-9));
    }

    /** By the usual line Blue digs nothing up and loses the lead with his bet. */
    @Test
    void theOtherSideAnswersWithTheBestOfItsPlans() {
        Hoard last = new Hoard(LAST_TURN, -3, 0, false, 0, 0, 1);
        assertThat(red(last, 1, 1_000).orElseThrow()).isZero();
    }

    @Test
    void aGameThatGoesOnBeyondThePortionsIsNotWorkedOut() {
        Hoard last = new Hoard(LAST_TURN, -3, 0, false, 0, 0, 1);
        assertThat(red(last, 0, 1_000)).isEmpty();
    }

    @Test
    void whatTheNodesDoNotLastForIsNotWorkedOut() {
        Hoard last = new Hoard(LAST_TURN, -3, 0, false, 0, 0, 1);
        assertThat(red(last, 1, 5)).isEmpty();
    }
}

package zeriba.ai.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.ai.Cores;
import zeriba.ai.Hoard;
import zeriba.ai.Hoard.Act;
import zeriba.ai.Level;
import zeriba.ai.SearchBudget;
import zeriba.ai.StopSignal;
import zeriba.ai.Thinking;
import zeriba.ai.Worth;
import zeriba.engine.Evaluation;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.record.Play;
import zeriba.engine.record.Player;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.Viewer;

class MarshalTest {

    private static final Marshal SMALL = Marshal.USUAL.with(new Thinking.Nodes(3_000));
    private final Hoard.HoardGame game = new Hoard.HoardGame();

    private List<Entry<Act>> entries(Level level, long seed) {
        Player<Hoard, Act> red = level.seat(game, seed);
        Player<Hoard, Act> blue = level.seat(game, seed + 1);
        return Play.toTheEnd(
                        game,
                        Setup.of("usual"),
                        side -> side.equals(Hoard.RED) ? red : blue,
                        DiceCup.seeded(seed))
                .record()
                .entries();
    }

    @Test
    void onAllCoresItPlaysWhatItPlaysOnOne() {
        for (long seed = 1; seed <= 5; seed++) {
            assertThat(entries(SMALL.on(Cores.ALL), seed)).isEqualTo(entries(SMALL, seed));
        }
    }

    @Test
    void byTheClockItPlaysLegally() {
        assertThat(entries(SMALL.with(new Thinking.Seconds(0.002)), 3)).hasSizeBetween(24, 40);
    }

    @Test
    void theDecisionsOfATurnShareItsNodes() {
        TurnBudget budget = new TurnBudget(new Thinking.Nodes(10_000), 1);
        StopSignal stop = new StopSignal();
        long all = 0;
        for (int decision = 0; decision < 8; decision++) {
            TurnBudget.Lease lease = budget.lease(1, 0.6, stop);
            lease.nodes().spend(lease.nodes().left());
            all += lease.nodes().spent();
            budget.spent(lease);
        }
        assertThat(all).isBetween(9_900L, 11_000L);
        assertThat(budget.lease(2, 0.6, stop).nodes().left()).isEqualTo(6_000);
    }

    @Test
    void aLargeGameHasFewerNodes() {
        TurnBudget budget = new TurnBudget(new Thinking.Nodes(10_000), 8);
        assertThat(budget.lease(1, 1, new StopSignal()).nodes().left()).isEqualTo(1_250);
    }

    @Test
    void theBestOfManyIsFoundWhateverWasLuckyAtFirst() {
        List<Candidate<Integer>> candidates = new ArrayList<>();
        for (int plan = 0; plan < 10; plan++) {
            candidates.add(new Candidate<>(plan, Worth.certain(0.5), 1));
        }
        SearchBudget nodes = new SearchBudget(2_000, new StopSignal());
        TrialRounds<Integer> rounds =
                new TrialRounds<>(
                        (plan, k, spent) -> {
                            spent.spend();
                            boolean isLucky = k < 3 && plan % 2 == 0;
                            return Worth.certain(isLucky ? 1 : plan / 10.0);
                        },
                        nodes,
                        Cores.ONE);
        assertThat(rounds.settled(rounds.run(candidates, 1, 200)).getFirst().plan()).isEqualTo(9);
        assertThat(nodes.spent()).isLessThanOrEqualTo(2_100);
    }

    /** Says what the others say; whoever asks for the finest hears the opposite. */
    private record TwoFaced(boolean isFinest) implements Evaluation<Hoard, Act> {
        private static final Evaluation<Hoard, Act> USUAL = new Hoard.HoardEvaluation();

        @Override
        public double value(Hoard state, Side side) {
            double usual = USUAL.value(state, side);
            return isFinest ? 1 - usual : usual;
        }

        @Override
        public boolean isQuiet(Hoard state) {
            return USUAL.isQuiet(state);
        }

        @Override
        public Evaluation<Hoard, Act> finest() {
            return new TwoFaced(true);
        }
    }

    @Test
    void itGoesByTheFinestEvaluationAndAVeteranDoesNot() {
        Hoard bets = new Hoard(2, 3, 3, true, 4, 0, 1);
        assertThat(chosen(SMALL, new TwoFaced(false), bets)).isEqualTo(new Act.Bet(5));
        assertThat(chosen(new Veteran(Veteran.USUAL), new TwoFaced(false), bets))
                .isEqualTo(new Act.Bet(1));
    }

    private Act chosen(Level level, Evaluation<Hoard, Act> evaluation, Hoard state) {
        Hoard.HoardGame judged = new Hoard.HoardGame(evaluation);
        Role role = Role.of(Hoard.RED);
        Hoard seen = judged.rules().seenBy(new Viewer.Seated(role), state);
        return judged.rules().pending(state) instanceof Pending.Choice<Act> choice
                ? level.seat(judged, 7).choose(seen, role, choice)
                : new Act.End();
    }

    @Test
    void nobodyToTryIsNobodyFound() {
        SearchBudget nodes = new SearchBudget(100, new StopSignal());
        TrialRounds<Integer> rounds =
                new TrialRounds<>((_, _, _) -> Worth.certain(0.5), nodes, Cores.ONE);
        assertThat(rounds.run(List.of(), 2, 0)).isEmpty();
    }
}

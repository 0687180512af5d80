package zeriba.ai.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zeriba.ai.Hoard;
import zeriba.ai.Hoard.Act;
import zeriba.ai.Seat;
import zeriba.ai.StopSignal;
import zeriba.ai.analysis.DecisionAnalysis.Mark;
import zeriba.ai.analysis.DecisionAnalysis.Weight;
import zeriba.ai.level.Veteran;
import zeriba.engine.Evaluation;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.Viewer;

/** Analyses of hoards: digging is worth it, high bets are not. */
class AnalystTest {

    private static final AnalysisDepth DEPTH =
            new AnalysisDepth(
                    "hasty",
                    new Veteran.Effort(24, 12, 1_500, 2, 1, 1_500, 2, 1_000),
                    64,
                    8,
                    384,
                    1_000_000);
    private static final Act ONE = new Act.Dig(1);
    private static final Act TWO = new Act.Dig(2);
    private static final Act END = new Act.End();
    private static final Act SAFE = new Act.Bet(1);
    private static final Act RASH = new Act.Bet(5);

    private final Hoard.HoardGame game = new Hoard.HoardGame(new Careful());

    /** The hoard's own evaluation, but for a script that bets low. */
    private record Careful() implements Evaluation<Hoard, Act> {

        private static final Evaluation<Hoard, Act> OWN = new Hoard.HoardEvaluation();

        @Override
        public double value(Hoard state, Side side) {
            return OWN.value(state, side);
        }

        @Override
        public boolean isQuiet(Hoard state) {
            return OWN.isQuiet(state);
        }

        @Override
        public double movePrior(Hoard state, Act action) {
            return action instanceof Act.Bet(int stake) ? -stake : OWN.movePrior(state, action);
        }

        @Override
        public Stream<List<Act>> plans(Hoard state, SplitMix64 random) {
            return OWN.plans(state, random);
        }
    }

    @Test
    void whoDigsNothingIsToldThePlanThatDigsAll() {
        DecisionAnalysis<Act> lazy = analysed(begun(), END).decisions().getFirst();
        assertThat(lazy.better()).containsExactly(TWO, ONE, END);
        assertThat(lazy.loss().mean()).isGreaterThan(0.1);
        assertThat(lazy.mark(Thresholds.USUAL)).isIn(Mark.BAD, Mark.VERY_BAD);
        assertThat(lazy.weight()).isEqualTo(Weight.COUNTED);
    }

    @Test
    void anotherOrderOfTheSameMovesLosesNothing() {
        GameAnalysis<Act> analysis = analysed(begun(), ONE, TWO, END);
        assertThat(analysis.decisions())
                .allSatisfy(d -> assertThat(d.loss().mean()).isCloseTo(0, within(1e-9)));
    }

    @Test
    void lossesOfARunAddUpToWhatItLostAgainstItsBestPlan() {
        double stopped = analysed(begun(), ONE, END).account(Hoard.RED).lost().mean();
        double lazy = analysed(begun(), END).account(Hoard.RED).lost().mean();
        assertThat(stopped).isGreaterThan(0.02).isLessThan(lazy);
    }

    @Test
    void aRunIsJudgedAsOnePlanFromItsBeginning() {
        GameAnalysis<Act> analysis = analysed(begun(), ONE, END);
        PlanAnalysis<Act> plan = analysis.plans().getFirst();
        assertThat(plan.from()).isEqualTo(1);
        assertThat(plan.to()).isEqualTo(2);
        assertThat(plan.better()).startsWith(ONE, TWO);
        assertThat(plan.loss().mean())
                .isCloseTo(analysis.account(Hoard.RED).lost().mean(), within(1e-9));
        assertThat(analysis.account(Hoard.RED).planned()).isEqualTo(plan.loss());
    }

    @Test
    void aRunThatWasTheBestHasNoBetterPlan() {
        PlanAnalysis<Act> plan = analysed(begun(), TWO, ONE, END).plans().getFirst();
        assertThat(plan.better()).isEmpty();
        assertThat(plan.loss()).isEqualTo(Estimate.exact(0));
        assertThat(plan.mark(Thresholds.STRICT)).isEqualTo(Mark.NONE);
    }

    @Test
    void turnsAndStepsAddUpToTheGame() {
        GameAnalysis<Act> analysis = analysed(scripted(3));
        double byTurn =
                analysis.turns().stream()
                        .mapToDouble(turn ->
                                analysis.account(Hoard.RED, at -> at.turn() == turn).luck().mean())
                        .sum();
        double byStep =
                analysis.steps().stream()
                        .mapToDouble(step ->
                                analysis.account(Hoard.RED, at -> at.step().equals(step))
                                        .luck()
                                        .mean())
                        .sum();
        assertThat(byTurn).isCloseTo(analysis.luck(Hoard.RED).mean(), within(1e-9));
        assertThat(byStep).isCloseTo(byTurn, within(1e-9));
    }

    @Test
    void whatWasFoundBeforeIsNotSoughtAgain() {
        Map<Integer, PartAnalysis<Act>> known = new ConcurrentHashMap<>();
        AtomicInteger kept = new AtomicInteger();
        PartMemory<Act> memory =
                new PartMemory<>() {
                    @Override
                    public Optional<PartAnalysis<Act>> recall(int number) {
                        return Optional.ofNullable(known.get(number));
                    }

                    @Override
                    public void keep(PartAnalysis<Act> part) {
                        kept.incrementAndGet();
                        known.put(part.number(), part);
                    }
                };
        Journal<Hoard, Act> journal = scripted(5);
        Analyst analyst = new Analyst(DEPTH);
        GameAnalysis<Act> whole = analysed(journal);
        analyst.analyse(journal, memory, 2, new StopSignal(), _ -> {});
        int parts = kept.get();
        known.remove(1);
        AtomicInteger done = new AtomicInteger();
        assertThat(analyst.analyse(journal, memory, 1, new StopSignal(), done::set))
                .contains(whole);
        assertThat(kept).hasValue(parts + 1);
        assertThat(done).hasValue(journal.standingNumbers().size());
    }

    @Test
    void aTriedPlanIsToldWhatItGivesAway() {
        PlanVerdict<Act> lazy = verdict(END);
        assertThat(lazy.better()).containsExactly(TWO, ONE, END);
        assertThat(lazy.loss().mean()).isGreaterThan(0.1);
        assertThat(verdict(ONE, TWO, END).loss().mean()).isCloseTo(0, within(1e-9));
    }

    private PlanVerdict<Act> verdict(Act... tried) {
        return PlanVerdict.of(
                game,
                new Analyst(DEPTH),
                begun().position(),
                Role.of(Hoard.RED),
                List.of(tried),
                List.of());
    }

    @Test
    void aCareerAddsUpGamesAndKnowsHowFarFairDiceStray() {
        List<Career.Share> shares = new ArrayList<>();
        for (long seed = 1; seed <= 3; seed++) {
            shares.addAll(
                    Career.shares(
                            "game " + seed, game, analysed(scripted(seed)), List.of(Hoard.RED)));
        }
        Career.Line whole = new Career(shares).whole();
        assertThat(whole.games()).isEqualTo(3);
        assertThat(whole.spread()).isPositive();
        assertThat(new Career(shares).byPhase().stream().mapToInt(Career.Line::decisions).sum())
                .isEqualTo(whole.decisions());
        assertThat(whole.percentile() > 50).isEqualTo(whole.luck().mean() > 0);
    }

    @Test
    void aRashBetIsBlamedBeforeItsDieFalls() {
        Journal<Hoard, Act> rash = played(begun(), ONE, TWO, END, RASH);
        DecisionAnalysis<Act> bet = analysed(rolled(rash, 6)).decisions().getLast();
        assertThat(bet.loss().mean()).isGreaterThan(0.1);
        assertThat(bet.better()).containsExactly(SAFE);
    }

    @Test
    void aChoiceWithOneOptionIsForcedAndDoesNotCount() {
        GameAnalysis<Act> analysis = analysed(begun(), ONE, TWO, END);
        assertThat(analysis.decisions().getLast().weight()).isEqualTo(Weight.FORCED);
        assertThat(analysis.account(Hoard.RED).decisions()).isEqualTo(2);
    }

    @Test
    void theLuckOfAllFacesOfADieAddsUpToNothing() {
        Journal<Hoard, Act> bet = played(begun(), END, SAFE);
        double sum = 0;
        for (int face = 1; face <= 6; face++) {
            ThrowAnalysis fallen = analysed(rolled(bet, face)).dice().getFirst();
            sum += fallen.luck().mean();
        }
        assertThat(sum).isCloseTo(0, within(1e-9));
    }

    @Test
    void aWonBetIsLuckForItsSideAndTheOppositeForTheOther() {
        GameAnalysis<Act> analysis = analysed(rolled(played(begun(), END, RASH), 6));
        assertThat(analysis.luck(Hoard.RED).mean()).isGreaterThan(0.2);
        assertThat(analysis.luck(Hoard.BLUE).mean()).isEqualTo(-analysis.luck(Hoard.RED).mean());
        assertThat(analysis.luckPercentile(Hoard.RED)).isBetween(90.0, 100.0);
        assertThat(analysis.luckPercentile(Hoard.BLUE)).isBetween(0.0, 10.0);
    }

    @Test
    void fairDiceGiveNoLuckOnAverage() {
        List<Double> lucks = new ArrayList<>();
        for (long seed = 1; seed <= 60; seed++) {
            lucks.add(analysed(scripted(seed)).luck(Hoard.RED).mean());
        }
        Samples samples = Samples.of(lucks.size(), lucks::get);
        assertThat(samples.mean())
                .as("the mean luck of 60 games, of which the standard error is %s", samples)
                .isCloseTo(0, within(3 * samples.estimate().error()));
        assertThat(samples.estimate().error()).isLessThan(0.1);
    }

    @Test
    void theBestPlayAgainstItselfHasNoLuckOnAverage() {
        List<Double> lucks = new ArrayList<>();
        for (long seed = 1; seed <= 60; seed++) {
            GameAnalysis<Act> analysis = analysed(played(seed, veterans(seed)));
            lucks.add(analysis.luck(Hoard.RED).mean());
        }
        Samples samples = Samples.of(lucks.size(), lucks::get);
        assertThat(samples.mean()).isCloseTo(0, within(1.96 * samples.estimate().error()));
        assertThat(samples.estimate().error()).isLessThan(0.1);
    }

    /** Both sides play what an analysis of this depth thinks best. */
    private Choosing veterans(long seed) {
        Map<Side, Seat<Hoard, Act>> seats = new HashMap<>();
        return (state, choice, _) -> {
            Role role = Role.of(choice.side());
            Seat<Hoard, Act> seat =
                    seats.computeIfAbsent(
                            choice.side(), _ -> new Veteran(DEPTH.search()).seat(game, seed));
            Hoard seen = game.rules().seenBy(new Viewer.Seated(role), state);
            return seat.choose(seen, role, choice, new StopSignal());
        };
    }

    @FunctionalInterface
    private interface Choosing {
        Act choose(Hoard state, Pending.Choice<Act> choice, SplitMix64 random);
    }

    @Test
    void theLuckAdjustedResultTakesTheLuckOffTheResult() {
        GameAnalysis<Act> analysis = analysed(scripted(3));
        double won = analysis.result().orElseThrow().worthTo(Hoard.RED);
        double adjusted = analysis.luckAdjusted(Hoard.RED).orElseThrow();
        assertThat(adjusted).isEqualTo(Math.clamp(won - analysis.luck(Hoard.RED).mean(), 0.0, 1.0));
        assertThat(analysis.luckAdjusted(Hoard.BLUE).orElseThrow())
                .isCloseTo(1 - adjusted, within(1e-9));
    }

    @Test
    void theCurveGoesFromTheStartToTheResult() {
        GameAnalysis<Act> analysis = analysed(scripted(3));
        assertThat(analysis.curve().getFirst().entry()).isZero();
        assertThat(analysis.curve().getLast().chance())
                .isEqualTo(analysis.result().orElseThrow().worthTo(Hoard.RED));
        assertThat(analysis.curve())
                .allSatisfy(p -> assertThat(p.chance()).isBetween(0.0, 1.0))
                .isSortedAccordingTo((a, b) -> Integer.compare(a.entry(), b.entry()));
    }

    @Test
    void threadsChangeNothing() {
        Journal<Hoard, Act> journal = scripted(5);
        AtomicInteger done = new AtomicInteger();
        Analyst analyst = new Analyst(DEPTH);
        Optional<GameAnalysis<Act>> alone =
                analyst.analyse(journal, 1, new StopSignal(), done::set);
        assertThat(analyst.analyse(journal, 3, new StopSignal(), _ -> {})).isEqualTo(alone);
        assertThat(done).hasValue(journal.standingNumbers().size());
    }

    @Test
    void whatWasStoppedIsNoAnalysis() {
        StopSignal stop = new StopSignal();
        stop.ask();
        assertThat(new Analyst(DEPTH).analyse(scripted(5), 1, stop, _ -> {})).isEmpty();
    }

    private Journal<Hoard, Act> begun() {
        return Journal.begin(game, Setup.of("usual"));
    }

    private GameAnalysis<Act> analysed(Journal<Hoard, Act> start, Act... actions) {
        return new Analyst(DEPTH)
                .analyse(played(start, actions), 2, new StopSignal(), _ -> {})
                .orElseThrow();
    }

    private static Journal<Hoard, Act> played(Journal<Hoard, Act> start, Act... actions) {
        Journal<Hoard, Act> journal = start;
        for (Act action : actions) {
            if (journal.position().pending() instanceof Pending.Choice<Act> choice) {
                journal = chosen(journal, choice.side(), action);
            }
        }
        return journal;
    }

    private static Journal<Hoard, Act> chosen(Journal<Hoard, Act> journal, Side side, Act action) {
        return journal.after(new Entry.Chose<>(Role.of(side), DecisionSource.PERSON, action));
    }

    private static Journal<Hoard, Act> rolled(Journal<Hoard, Act> journal, int face) {
        return journal.after(new Entry.Rolled<>(Roll.of(face)));
    }

    /** A whole game, each side doing anything at all. */
    private Journal<Hoard, Act> scripted(long seed) {
        return played(
                seed,
                (_, choice, random) -> choice.options().get(random.below(choice.options().size())));
    }

    private Journal<Hoard, Act> played(long seed, Choosing player) {
        SplitMix64 random = new SplitMix64(seed);
        Journal<Hoard, Act> journal = begun();
        while (true) {
            switch (journal.position().pending()) {
                case Pending.Choice<Act> choice ->
                        journal =
                                chosen(
                                        journal,
                                        choice.side(),
                                        player.choose(journal.position().state(), choice, random));
                case Pending.Chance<Act> chance ->
                        journal = journal.after(new Entry.Rolled<>(chance.dice().thrown(random)));
                case Pending.Automatic<Act> _ -> throw new IllegalStateException("not settled");
                case Pending.Over<Act> _ -> {
                    return journal;
                }
            }
        }
    }
}

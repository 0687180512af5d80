package zeriba.ai.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import zeriba.ai.Seat;
import zeriba.ai.StopSignal;
import zeriba.ai.Veteran;
import zeriba.ai.analysis.GameAnalysis.Point;
import zeriba.engine.Game;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;

/** Analyses one segment: its runs and its throws. */
final class SegmentAnalysis<S, A> {

    private final Game<S, A> game;
    private final AnalysisDepth depth;
    private final StopSignal stop;
    private final long seed;
    private final Valuation<S, A> valuation;
    private final Map<Role, Seat<S, A>> advisers = new HashMap<>();
    private final List<Moment<S, A>> run = new ArrayList<>();
    private final List<DecisionAnalysis<A>> decisions = new ArrayList<>();
    private final List<ThrowAnalysis> dice = new ArrayList<>();
    private final List<Point> curve = new ArrayList<>();

    private SegmentAnalysis(Game<S, A> game, AnalysisDepth depth, long seed, StopSignal stop) {
        this.game = game;
        this.depth = depth;
        this.stop = stop;
        this.seed = seed;
        this.valuation = new Valuation<>(game, depth, seed, stop);
    }

    /** The analysis of a segment; unfinished where it was stopped. */
    static <S, A> SegmentAnalysis<S, A> of(
            Game<S, A> game, Analyst analyst, Segment<S, A> segment, StopSignal stop) {
        long seed = SplitMix64.of(analyst.seed(), segment.number()).next();
        SegmentAnalysis<S, A> analysis = new SegmentAnalysis<>(game, analyst.depth(), seed, stop);
        segment.moments().forEach(analysis::take);
        analysis.endRun();
        return analysis;
    }

    List<DecisionAnalysis<A>> decisions() {
        return decisions;
    }

    List<ThrowAnalysis> dice() {
        return dice;
    }

    List<Point> curve() {
        return curve;
    }

    private void take(Moment<S, A> moment) {
        switch (moment.entry()) {
            case Entry.Chose<A> chose -> {
                if (!run.isEmpty() && !Run.chose(run.getLast()).by().equals(chose.by())) {
                    endRun();
                }
                run.add(moment);
            }
            case Entry.Rolled<A>(Roll roll) -> {
                endRun();
                judge(moment, roll);
            }
            case Entry.AtTable<A> _ ->
                    throw new IllegalStateException("entry " + moment.number() + " is mere words");
        }
    }

    private void endRun() {
        if (run.isEmpty() || stop.isAsked()) {
            return;
        }
        Role role = Run.chose(run.getFirst()).by();
        RunAnalysis<S, A> analysis =
                RunAnalysis.of(game, new Run<>(role, run), adviser(role), valuation, stop);
        decisions.addAll(analysis.decisions());
        curve.addAll(analysis.curve());
        run.clear();
    }

    private Seat<S, A> adviser(Role role) {
        return advisers.computeIfAbsent(role, _ -> new Veteran(depth.search()).seat(game, seed));
    }

    private void judge(Moment<S, A> moment, Roll roll) {
        if (stop.isAsked() || !(moment.before().pending() instanceof Pending.Chance<A> chance)) {
            return;
        }
        S state = moment.before().state();
        Outcomes outcomes =
                Outcomes.of(game.rules(), valuation, state, chance.dice(), depth.throwTrials());
        Samples fallen = valuation.samples(game.rules().roll(state, roll), outcomes.mean().count());
        Estimate luck =
                fallen.minus(outcomes.mean()).estimate().plus(new Estimate(0, outcomes.error()));
        dice.add(new ThrowAnalysis(moment.number(), luck, outcomes.variance()));
        curve.add(new Point(moment.number() - 1, outcomes.mean().mean()));
        curve.add(new Point(moment.number(), fallen.mean()));
    }
}

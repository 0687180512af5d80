package zeriba.ai.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import zeriba.ai.Seat;
import zeriba.ai.StopSignal;
import zeriba.ai.analysis.GameAnalysis.Point;
import zeriba.ai.level.Veteran;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.TurnAndStep;

/** Analyses one segment, unit by unit; its advisers remember what they have planned. */
final class SegmentAnalysis<S, A> {

    private final Game<S, A> game;
    private final AnalysisDepth depth;
    private final StopSignal stop;
    private final long seed;
    private final int number;
    private final TurnAndStep at;
    private final List<Unit<S, A>> units;
    private final Valuation<S, A> valuation;
    private final Map<Role, Seat<S, A>> advisers = new HashMap<>();
    private final List<DecisionAnalysis<A>> decisions = new ArrayList<>();
    private final List<PlanAnalysis<A>> plans = new ArrayList<>();
    private final List<ThrowAnalysis> dice = new ArrayList<>();
    private final List<Point> curve = new ArrayList<>();
    private int next;

    SegmentAnalysis(Game<S, A> game, Analyst analyst, Segment<S, A> segment, StopSignal stop) {
        this.game = game;
        this.depth = analyst.depth();
        this.stop = stop;
        this.seed = SplitMix64.of(analyst.seed(), segment.number()).next();
        this.number = segment.number();
        this.at = game.moment(segment.moments().getFirst().before().state());
        this.units = Unit.of(segment.moments());
        S start = segment.moments().getFirst().before().state();
        this.valuation = new Valuation<>(game, depth, start, seed, stop);
    }

    boolean isDone() {
        return next == units.size();
    }

    /** How many entries the next unit is about. */
    int sizeOfNext() {
        return units.get(next).size();
    }

    /** Analyses the next unit. */
    void step() {
        switch (units.get(next)) {
            case Unit.Run<S, A> run -> judge(run);
            case Unit.Throw<S, A> thrown -> judge(thrown);
        }
        next++;
    }

    /** What has been found so far. */
    PartAnalysis<A> found() {
        return new PartAnalysis<>(number, at, decisions, plans, dice, curve);
    }

    int number() {
        return number;
    }

    /** Takes what was found earlier in the place of its own work; how many entries that spares. */
    int recall(PartAnalysis<A> part) {
        decisions.addAll(part.decisions());
        plans.addAll(part.plans());
        dice.addAll(part.dice());
        curve.addAll(part.curve());
        next = units.size();
        return units.stream().mapToInt(Unit::size).sum();
    }

    private void judge(Unit.Run<S, A> run) {
        RunAnalysis<S, A> analysis =
                RunAnalysis.of(game, run, adviser(run.role()), valuation, stop);
        decisions.addAll(analysis.decisions());
        plans.add(analysis.plan());
        curve.addAll(analysis.curve());
    }

    private Seat<S, A> adviser(Role role) {
        return advisers.computeIfAbsent(role, _ -> new Veteran(depth.search()).seat(game, seed));
    }

    private void judge(Unit.Throw<S, A> thrown) {
        Moment<S, A> moment = thrown.moment();
        if (!(moment.before().pending() instanceof Pending.Chance<A> chance)) {
            throw new IllegalStateException("no dice were due at entry " + moment.number());
        }
        S state = moment.before().state();
        Outcomes outcomes =
                Outcomes.of(game.rules(), valuation, state, chance.dice(), valuation.throwTrials());
        Samples fallen =
                valuation.samples(game.rules().roll(state, thrown.roll()), outcomes.mean().count());
        Estimate luck =
                fallen.minus(outcomes.mean()).estimate().plus(new Estimate(0, outcomes.error()));
        dice.add(new ThrowAnalysis(moment.number(), luck, outcomes.variance()));
        curve.add(new Point(moment.number() - 1, outcomes.mean().mean()));
        curve.add(new Point(moment.number(), fallen.mean()));
    }
}

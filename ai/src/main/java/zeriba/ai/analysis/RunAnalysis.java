package zeriba.ai.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import zeriba.ai.Advice;
import zeriba.ai.Seat;
import zeriba.ai.StopSignal;
import zeriba.ai.analysis.DecisionAnalysis.Weight;
import zeriba.ai.analysis.GameAnalysis.Point;
import zeriba.engine.Game;
import zeriba.engine.record.Choosers;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.Viewer;

/**
 * Analyses a run. At each decision a player says how it would go on; the value of a position is
 * that of the best plan found from there or anywhere later in the run, since what was played up to
 * there leads to it. So losses along a run add up to what the whole of it lost against the best
 * plan at its beginning, and an order of moves is not blamed twice. Half of the samples choose the
 * best plan, the other half measures it, so that luck in the trials does not count as skill.
 */
final class RunAnalysis<S, A> {

    private final Game<S, A> game;
    private final Unit.Run<S, A> run;
    private final Seat<S, A> adviser;
    private final Valuation<S, A> valuation;
    private final StopSignal stop;
    private final Deque<DecisionAnalysis<A>> decisions = new ArrayDeque<>();
    private final Deque<Point> curve = new ArrayDeque<>();
    private @Nullable PlanAnalysis<A> whole;

    private RunAnalysis(
            Game<S, A> game,
            Unit.Run<S, A> run,
            Seat<S, A> adviser,
            Valuation<S, A> valuation,
            StopSignal stop) {
        this.game = game;
        this.run = run;
        this.adviser = adviser;
        this.valuation = valuation;
        this.stop = stop;
    }

    /** The analysis of a run by what {@code adviser} would have done, asked in order of play. */
    static <S, A> RunAnalysis<S, A> of(
            Game<S, A> game,
            Unit.Run<S, A> run,
            Seat<S, A> adviser,
            Valuation<S, A> valuation,
            StopSignal stop) {
        RunAnalysis<S, A> analysis = new RunAnalysis<>(game, run, adviser, valuation, stop);
        analysis.judge();
        return analysis;
    }

    List<DecisionAnalysis<A>> decisions() {
        return List.copyOf(decisions);
    }

    /** The winning chance of the game's first side before the run and after each decision. */
    List<Point> curve() {
        return List.copyOf(curve);
    }

    /** The whole run, judged as one plan. */
    PlanAnalysis<A> plan() {
        return Objects.requireNonNull(whole);
    }

    /** A way to go on, with its samples for the role's side. */
    private record Way<A>(List<A> plan, Samples worth) {
        double promise() {
            return worth.firstHalf().mean();
        }
    }

    /**
     * What the adviser would do.
     *
     * @param lead by how much it thinks its choice better than the next best; empty where it looked
     *     at no other
     */
    private record Advised<A>(List<A> line, boolean isForced, OptionalDouble lead) {

        Weight weight(A chosen) {
            if (isForced) {
                return Weight.FORCED;
            }
            boolean isObvious =
                    lead.isPresent()
                            && lead.getAsDouble() > Analyst.OBVIOUS
                            && chosen.equals(line.getFirst());
            return isObvious ? Weight.OBVIOUS : Weight.COUNTED;
        }
    }

    private void judge() {
        List<Advised<A>> advised = run.moments().stream().map(this::advised).toList();
        Way<A> played = way(run.moments().getLast().after().state(), List.of());
        Way<A> best = played;
        int from = run.size();
        for (int i = run.size() - 1; i >= 0; i--) {
            Moment<S, A> moment = run.at(i);
            Way<A> after = best;
            curve.addFirst(new Point(moment.number(), chance(after)));
            Way<A> found = way(moment.before().state(), advised.get(i).line());
            boolean isBetter = found.promise() > after.promise();
            best = isBetter ? found : after;
            from = isBetter ? i : from;
            decisions.addFirst(
                    new DecisionAnalysis<>(
                            moment.number(),
                            run.role(),
                            run.action(i),
                            isBetter ? found.plan() : List.of(run.action(i)),
                            isBetter ? loss(found, after) : Estimate.exact(0),
                            advised.get(i).weight(run.action(i))));
        }
        curve.addFirst(new Point(run.at(0).number() - 1, chance(best)));
        whole = judged(best, from, played);
    }

    /**
     * The run as a plan.
     *
     * @param from the decision from which on the best way differs from what was played; the size of
     *     the run where nothing better was found
     */
    private PlanAnalysis<A> judged(Way<A> best, int from, Way<A> played) {
        List<A> better = new ArrayList<>();
        boolean isBest = from == run.size();
        for (int i = 0; !isBest && i < from; i++) {
            better.add(run.action(i));
        }
        better.addAll(best.plan());
        return new PlanAnalysis<>(
                run.at(0).number(),
                run.moments().getLast().number(),
                run.role(),
                better,
                isBest ? Estimate.exact(0) : loss(best, played));
    }

    private static <A> Estimate loss(Way<A> better, Way<A> worse) {
        return better.worth().minus(worse.worth()).secondHalf().estimate();
    }

    private Advised<A> advised(Moment<S, A> moment) {
        S state = moment.before().state();
        Role role = run.role();
        if (!(moment.before().pending() instanceof Pending.Choice<A> all)) {
            throw new IllegalStateException("nobody chose entry " + moment.number());
        }
        Pending.Choice<A> choice = Choosers.own(game, state, all, role);
        if (choice.options().size() == 1) {
            return new Advised<>(List.of(choice.options().get(0)), true, OptionalDouble.empty());
        }
        S seen = game.rules().seenBy(new Viewer.Seated(role), state);
        Advice<A> advice = adviser.advise(seen, role, choice, stop);
        OptionalDouble lead =
                advice.others().isEmpty()
                        ? OptionalDouble.empty()
                        : OptionalDouble.of(advice.chance() - advice.others().getFirst().chance());
        return new Advised<>(advice.line(), false, lead);
    }

    private Way<A> way(S state, List<A> plan) {
        Samples worth = valuation.samples(run.role(), state, plan);
        return new Way<>(plan, isOfFirst() ? worth : worth.opposite());
    }

    private double chance(Way<A> way) {
        double mean = way.worth().mean();
        return isOfFirst() ? mean : 1 - mean;
    }

    private boolean isOfFirst() {
        Side first = game.about().sides().getFirst();
        return run.role().side().equals(first);
    }
}

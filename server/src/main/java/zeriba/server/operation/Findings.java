package zeriba.server.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.ai.analysis.DecisionAnalysis;
import zeriba.ai.analysis.DecisionAnalysis.Mark;
import zeriba.ai.analysis.DecisionAnalysis.Weight;
import zeriba.ai.analysis.Estimate;
import zeriba.ai.analysis.GameAnalysis;
import zeriba.ai.analysis.PlanAnalysis;
import zeriba.ai.analysis.Thresholds;
import zeriba.ai.analysis.ThrowAnalysis;
import zeriba.engine.Game;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.TransitionChain;
import zeriba.engine.schema.As;
import zeriba.server.view.GameEvent;

/** What an analysis found. */
@As.Doc("What an analysis found. All values are winning chances, 0 to 1, or parts of one.")
public record Findings(
        @As.Doc("The side that curve and luck are told for.") String first,
        List<CurvePoint> curve,
        List<JudgedDecision> decisions,
        @As.Implied @As.Doc("Runs of decisions that lost as a plan, each judged whole.")
                List<JudgedPlan> plans,
        List<JudgedThrow> dice,
        List<SideFindings> sides,
        @As.Doc("By turn and side.") List<PartFindings> turns,
        @As.Doc("By step and side.") List<PartFindings> steps) {

    /** What {@code analysis} found in {@code journal}, marked by these thresholds. */
    public static <S, A> Findings of(
            Journal<S, A> journal, GameAnalysis<A> analysis, Thresholds thresholds) {
        List<Side> sides = journal.game().about().sides();
        List<PartFindings> turns = new ArrayList<>();
        List<PartFindings> steps = new ArrayList<>();
        for (Side side : sides) {
            for (int turn : analysis.turns()) {
                turns.add(
                        PartFindings.of(turn, "", analysis.account(side, at -> at.turn() == turn)));
            }
            for (String step : analysis.steps()) {
                steps.add(
                        PartFindings.of(
                                0, step, analysis.account(side, at -> at.step().equals(step))));
            }
        }
        return new Findings(
                analysis.first().name(),
                analysis.curve().stream()
                        .map(p -> new CurvePoint(p.entry(), rounded(p.chance())))
                        .toList(),
                analysis.decisions().stream()
                        .map(d -> JudgedDecision.of(journal, d, thresholds))
                        .toList(),
                analysis.plans().stream()
                        .filter(plan -> plan.mark(thresholds) != Mark.NONE)
                        .map(plan -> JudgedPlan.of(journal.game(), plan, thresholds))
                        .toList(),
                analysis.dice().stream().map(JudgedThrow::of).toList(),
                sides.stream().map(side -> SideFindings.of(side, analysis)).toList(),
                turns,
                steps);
    }

    /** A point of the curve. */
    public record CurvePoint(
            @As.Doc("After this entry; 0 before the first.") int entry,
            @As.Doc("The first side's, with the best play that was found.") double chance) {}

    /** A decision, judged before the dice by what its role saw. */
    public record JudgedDecision(
            int entry,
            String by,
            String action,
            @As.Doc("The plan that would have been best; the action where it was.")
                    List<String> better,
            @As.Implied @As.Doc("What that plan does, where the decision has a mark.")
                    List<GameEvent> told,
            @As.Doc("What it gave away.") double loss,
            @As.Doc("The standard error of that.") double error,
            @As.Doc("How grave that is.") Mark mark,
            @As.Doc("Whether it counts for the rate: neither forced nor obvious.")
                    boolean counted) {

        private static <S, A> JudgedDecision of(
                Journal<S, A> journal, DecisionAnalysis<A> judged, Thresholds thresholds) {
            Game<S, A> game = journal.game();
            Mark mark = judged.mark(thresholds);
            return new JudgedDecision(
                    judged.entry(),
                    judged.by().name(),
                    game.notation().write(judged.action()),
                    judged.better().stream().map(game.notation()::write).toList(),
                    mark == Mark.NONE
                            ? List.of()
                            : Findings.told(
                                    game,
                                    journal.at(judged.entry() - 1).position(),
                                    judged.by(),
                                    judged.better()),
                    rounded(judged.loss().mean()),
                    rounded(judged.loss().error()),
                    mark,
                    judged.weight() == Weight.COUNTED);
        }
    }

    /** What a plan brings about before the next dice or the next to choose. */
    static <S, A> List<GameEvent> told(
            Game<S, A> game, Position<S, A> start, Role by, List<A> plan) {
        Position<S, A> position = start;
        List<GameEvent> told = new ArrayList<>();
        for (A action : plan) {
            if (!(position.pending() instanceof Pending.Choice<A> choice)
                    || !choice.options().contains(action)) {
                break;
            }
            Entry<A> entry = new Entry.Chose<>(by, DecisionSource.PERSON, action);
            TransitionChain<S, A> chain = position.chain(game.rules(), entry);
            chain.transitions().stream()
                    .flatMap(transition -> game.events(transition).stream())
                    .map(GameEvent::of)
                    .forEach(told::add);
            position = chain.after();
        }
        return told;
    }

    /** A run of decisions of one role, judged as one plan: no order of moves is blamed twice. */
    public record JudgedPlan(
            @As.Doc("Its first entry.") int from,
            @As.Doc("Its last.") int to,
            String by,
            @As.Doc("The plan that would have been best at its beginning.") List<String> better,
            @As.Doc("What the whole run gave away.") double loss,
            @As.Doc("The standard error of that.") double error,
            Mark mark) {

        private static <A> JudgedPlan of(
                Game<?, A> game, PlanAnalysis<A> judged, Thresholds thresholds) {
            return new JudgedPlan(
                    judged.from(),
                    judged.to(),
                    judged.by().name(),
                    judged.better().stream().map(game.notation()::write).toList(),
                    rounded(judged.loss().mean()),
                    rounded(judged.loss().error()),
                    judged.mark(thresholds));
        }
    }

    /** What a throw gave the first side. */
    public record JudgedThrow(int entry, double luck, double error) {

        private static JudgedThrow of(ThrowAnalysis judged) {
            return new JudgedThrow(
                    judged.entry(), rounded(judged.luck().mean()), rounded(judged.luck().error()));
        }
    }

    /** What a side did and got in a turn, or in a step of all turns. */
    public record PartFindings(
            @As.Implied int turn,
            @As.Implied @As.Doc("By the game's own word.") String step,
            String side,
            @As.Doc("How many decisions count.") int decisions,
            @As.Doc("What its play gave away, each run judged as a plan.") double lost,
            double lostError,
            @As.Doc("What the dice gave it.") double luck,
            double luckError) {

        private static PartFindings of(int turn, String step, GameAnalysis.Account account) {
            return new PartFindings(
                    turn,
                    step,
                    account.side().name(),
                    account.decisions(),
                    rounded(account.planned().mean()),
                    rounded(account.planned().error()),
                    rounded(account.luck().mean()),
                    rounded(account.luck().error()));
        }
    }

    /** What a side did and got. */
    public record SideFindings(
            String side,
            @As.Doc("How many decisions count.") int decisions,
            @As.Doc("What they gave away in all.") double lost,
            double lostError,
            @As.Doc("What one gave away on average.") double rate,
            @As.Doc("What all dice gave it.") double luck,
            double luckError,
            @As.Doc("Of a hundred games, so many had worse dice.") double percentile,
            @As.Doc("The result with luck taken off, once the game is over.")
                    Optional<Double> adjusted) {

        private static <A> SideFindings of(Side side, GameAnalysis<A> analysis) {
            GameAnalysis.Account account = analysis.account(side);
            Estimate lost = account.lost();
            return new SideFindings(
                    side.name(),
                    account.decisions(),
                    rounded(lost.mean()),
                    rounded(lost.error()),
                    rounded(account.rate()),
                    rounded(account.luck().mean()),
                    rounded(account.luck().error()),
                    rounded(analysis.luckPercentile(side)),
                    analysis.luckAdjusted(side).map(Findings::rounded));
        }
    }

    /** To four places: what is behind them is chance. */
    static double rounded(double value) {
        return Math.round(value * 1e4) / 1e4;
    }
}

package zeriba.ai.level;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zeriba.ai.Advice;
import zeriba.ai.SearchBudget;
import zeriba.ai.StopSignal;
import zeriba.engine.Evaluation;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;

/** A veteran in one chair. */
final class VeteranSeat<S, A> implements JudgingSeat<S, A> {

    private final Game<S, A> game;
    private final Rules<S, A> rules;
    private final Evaluation<S, A> evaluation;
    private final long seed;
    private final Veteran.Effort effort;
    private long asked;
    private double expected = 0.5;
    private ActivePlan<S, A> course = ActivePlan.none();
    private Kept<S, A> kept;

    /** The manner in which a portion of play is being played. */
    private record Kept<S, A>(long portion, Evaluation<S, A> manner) {}

    VeteranSeat(Game<S, A> game, long seed, Veteran.Effort effort) {
        this.game = game;
        this.rules = game.rules();
        this.evaluation = game.evaluation();
        this.seed = seed;
        this.effort = effort;
        this.kept = new Kept<>(-1, evaluation);
    }

    @Override
    public Evaluation<S, A> evaluation() {
        return evaluation;
    }

    @Override
    public Advice<A> thought(
            S seen, Role role, Pending.Choice<A> choice, Judge<S, A> judge, StopSignal stop) {
        SplitMix64 random = SplitMix64.of(seed, ++asked);
        Optional<A> next = course.next(seen, choice);
        if (next.isPresent()) {
            A action = next.get();
            return new Advice<>(action, course.line(action), expected, List.of());
        }
        Optional<Advice<A>> forced =
                forced(
                        seen,
                        choice,
                        judge,
                        () -> weighed(dealt(role, seen, random), choice, judge, stop));
        if (forced.isPresent()) {
            return forced.get();
        }
        S world = dealt(role, seen, random);
        List<Evaluation<S, A>> manners = evaluation.scripts(world, random);
        if (!manners.isEmpty()) {
            return mannered(seen, world, role, choice, manners, random, stop);
        }
        return evaluation.isPlanned(world)
                ? planned(seen, world, role, choice, random, stop)
                : weighed(world, choice, judge, stop);
    }

    private S dealt(Role role, S seen, SplitMix64 random) {
        return rules.dealt(role, seen, (dice, _) -> dice.thrown(random));
    }

    private Advice<A> mannered(
            S seen,
            S world,
            Role role,
            Pending.Choice<A> choice,
            List<Evaluation<S, A>> manners,
            SplitMix64 random,
            StopSignal stop) {
        long portion = evaluation.portion(world);
        if (kept.portion() != portion) {
            SearchBudget nodes = new SearchBudget(effort.mannerNodes() / evaluation.price(), stop);
            Candidate<Evaluation<S, A>> best =
                    new PortfolioSearch<>(new Search<>(game, role, seen, random, nodes), effort)
                            .best(withKept(world, manners));
            kept = new Kept<>(portion, best.plan());
            expected = best.told();
        }
        course = ActivePlan.of(rules, role, world, kept.manner().line(world, choice, random));
        A action = course.next(seen, choice).orElseGet(() -> choice.options().get(0));
        return new Advice<>(action, course.line(action), expected, List.of());
    }

    /** First the manner of the portion before, where scripts are ways to go on by. */
    private List<Evaluation<S, A>> withKept(S world, List<Evaluation<S, A>> manners) {
        boolean goesOn = kept.portion() >= 0 && evaluation.keepsScripts(world);
        return goesOn
                ? Stream.concat(Stream.of(kept.manner()), manners.stream()).distinct().toList()
                : manners;
    }

    private Advice<A> planned(
            S seen,
            S world,
            Role role,
            Pending.Choice<A> choice,
            SplitMix64 random,
            StopSignal stop) {
        SearchBudget nodes = new SearchBudget(effort.planNodes() / evaluation.price(), stop);
        PlanSearch<S, A> search =
                new PlanSearch<>(new Search<>(game, role, seen, random, nodes), effort);
        List<Candidate<List<A>>> ranked = search.ranked(world, choice);
        Candidate<List<A>> best = ranked.getFirst();
        course = ActivePlan.of(rules, role, world, best.plan());
        course.next(seen, choice);
        expected = best.told();
        A action = best.plan().getFirst();
        return new Advice<>(action, course.line(action), expected, PlanPool.others(ranked));
    }

    private Advice<A> weighed(
            S world, Pending.Choice<A> choice, Judge<S, A> judge, StopSignal stop) {
        SearchBudget nodes = new SearchBudget(effort.choiceNodes() / evaluation.price(), stop);
        return Weighed.advice(
                new PhaseSearch<>(rules, judge, nodes).rated(world, choice.options()));
    }
}

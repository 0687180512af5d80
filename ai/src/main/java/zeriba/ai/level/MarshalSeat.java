package zeriba.ai.level;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zeriba.ai.Advice;
import zeriba.ai.StopSignal;
import zeriba.engine.Evaluation;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;

/** A marshal in one chair. */
final class MarshalSeat<S, A> implements JudgingSeat<S, A> {

    /** [design] So many of the best scripts are compared again in the course of a portion. */
    private static final int RIVALS = 4;

    /** [design] The part of what is left of the turn's nodes that such a comparison takes. */
    private static final double REVIEW_SHARE = 0.1;

    /** [design] With fewer trials of each script a comparison would tell of the dice alone. */
    private static final int REVIEW_TRIALS = 12;

    private final Game<S, A> game;
    private final Rules<S, A> rules;
    private final Evaluation<S, A> evaluation;
    private final long seed;
    private final Marshal level;
    private final TurnBudget budget;
    private long asked;
    private double expected = 0.5;
    private double nodesPerTrial;
    private ActivePlan<S, A> plan = ActivePlan.none();
    private Portfolio<S, A> portfolio = new Portfolio<>(-1, List.of());

    /** The scripts that a portion of play may be played by, the one that is followed first. */
    private record Portfolio<S, A>(long portion, List<Evaluation<S, A>> scripts) {}

    MarshalSeat(Game<S, A> game, long seed, Marshal level) {
        this.game = game;
        this.rules = game.rules();
        this.evaluation = game.evaluation().finest();
        this.seed = seed;
        this.level = level;
        this.budget = new TurnBudget(level.thinking(), evaluation.searchPrice());
    }

    /** One decision: what is asked, and what chance and time it is answered with. */
    private record Question<S, A>(
            S seen,
            S world,
            Role role,
            Pending.Choice<A> choice,
            SplitMix64 random,
            Judge<S, A> judge,
            StopSignal stop) {}

    @Override
    public Evaluation<S, A> evaluation() {
        return evaluation;
    }

    @Override
    public Advice<A> thought(
            S seen, Role role, Pending.Choice<A> choice, Judge<S, A> judge, StopSignal stop) {
        SplitMix64 random = SplitMix64.of(seed, ++asked);
        List<A> rest = plan.rest();
        Optional<A> next = plan.next(seen, choice);
        if (next.isPresent()) {
            return followed(next.get());
        }
        S world = rules.dealt(role, seen, (dice, _) -> dice.thrown(random));
        Question<S, A> question = new Question<>(seen, world, role, choice, random, judge, stop);
        Optional<Advice<A>> forced = forced(seen, choice, judge, () -> weighed(question));
        if (forced.isPresent()) {
            return forced.get();
        }
        List<Evaluation<S, A>> scripts = scripts(world, random);
        if (!scripts.isEmpty()) {
            return scripted(question, scripts);
        }
        return evaluation.isPlanned(world) ? planned(question, rest) : weighed(question);
    }

    private Advice<A> followed(A action) {
        return new Advice<>(action, plan.line(action), expected, List.of());
    }

    private List<Evaluation<S, A>> scripts(S world, SplitMix64 random) {
        return Stream.concat(
                        evaluation.scripts(world, random).stream(),
                        evaluation.moreScripts(world, random))
                .limit(level.effort().scripts())
                .toList();
    }

    private int turn(S state) {
        return game.moment(state).turn();
    }

    private Search<S, A> search(Question<S, A> question, TurnBudget.Lease lease) {
        return new Search<>(
                game,
                evaluation,
                question.role(),
                question.seen(),
                question.random(),
                lease.nodes());
    }

    private Advice<A> scripted(Question<S, A> question, List<Evaluation<S, A>> scripts) {
        S world = question.world();
        long portion = evaluation.portion(world);
        if (portfolio.portion() != portion) {
            portfolio = new Portfolio<>(portion, ranked(question, scripts, Marshal.PLAN_SHARE));
        } else if (mayReview(question) && isInDoubt(question)) {
            portfolio =
                    new Portfolio<>(portion, ranked(question, portfolio.scripts(), REVIEW_SHARE));
        }
        Evaluation<S, A> script = portfolio.scripts().getFirst();
        List<A> line = script.line(world, question.choice(), question.random());
        plan = ActivePlan.of(rules, question.role(), world, line);
        return followed(
                plan.next(question.seen(), question.choice())
                        .orElseGet(() -> question.choice().options().get(0)));
    }

    /** Whether a part of what is left of the turn pays for a fair comparison. */
    private boolean mayReview(Question<S, A> question) {
        double cost = nodesPerTrial * REVIEW_TRIALS * portfolio.scripts().size();
        return budget.nodes(turn(question.world()), REVIEW_SHARE) >= cost;
    }

    /** Whether the scripts that are left would not all do the same now. */
    private boolean isInDoubt(Question<S, A> question) {
        return portfolio.scripts().stream()
                        .map(s ->
                                s.line(question.world(), question.choice(), new SplitMix64(asked))
                                        .getFirst())
                        .distinct()
                        .count()
                > 1;
    }

    private List<Evaluation<S, A>> ranked(
            Question<S, A> question, List<Evaluation<S, A>> scripts, double share) {
        TurnBudget.Lease lease = budget.lease(turn(question.world()), share, question.stop());
        List<Candidate<Evaluation<S, A>>> ranked =
                new ScriptSearch<>(search(question, lease), level.effort(), level.cores())
                        .ranked(scripts);
        budget.spent(lease);
        long trials = ranked.stream().mapToLong(Candidate::trials).sum();
        nodesPerTrial = lease.nodes().spent() / (double) Math.max(1, trials);
        expected = ranked.getFirst().told();
        return ranked.stream().limit(RIVALS).map(Candidate::plan).toList();
    }

    private Advice<A> planned(Question<S, A> question, List<A> rest) {
        TurnBudget.Lease lease =
                budget.lease(turn(question.world()), Marshal.PLAN_SHARE, question.stop());
        List<Candidate<List<A>>> ranked =
                new TurnSearch<>(search(question, lease), level.effort(), level.cores())
                        .ranked(question.world(), question.choice(), rest);
        budget.spent(lease);
        Candidate<List<A>> best = ranked.getFirst();
        plan = ActivePlan.of(rules, question.role(), question.world(), best.plan());
        plan.next(question.seen(), question.choice());
        expected = best.told();
        A action = best.plan().getFirst();
        return new Advice<>(action, plan.line(action), expected, PlanPool.others(ranked));
    }

    private Advice<A> weighed(Question<S, A> question) {
        TurnBudget.Lease lease =
                budget.lease(turn(question.world()), Marshal.CHOICE_SHARE, question.stop());
        PhaseSearch<S, A> search =
                new PhaseSearch<>(rules, question.judge(), lease.nodes(), PhaseSearch.WIDEST);
        Advice<A> advice =
                Weighed.advice(search.rated(question.world(), question.choice().options()));
        budget.spent(lease);
        return advice;
    }
}

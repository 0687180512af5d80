package zeriba.ai.level;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zeriba.ai.Advice;
import zeriba.ai.Advice.Rated;
import zeriba.ai.SearchBudget;
import zeriba.ai.Worth;
import zeriba.engine.Evaluation;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;

/**
 * The plans that a search is about: what the game offers and changes of it, each leading to a state
 * that no other leads to.
 */
final class PlanPool<S, A> {

    /** [design] How many single options are tried where the game offers no plans. */
    private static final int SINGLE_OPTIONS = 24;

    private final Evaluation<S, A> evaluation;
    private final Rules<S, A> rules;
    private final Role role;
    private final S seen;
    private final SplitMix64 random;
    private final double trust;
    private final SearchBudget nodes;
    private final Map<List<A>, S> outcomes = new HashMap<>();
    private final Set<S> reached = new HashSet<>();

    /**
     * @param trust how many trials the evaluation of a plan's outcome counts for
     */
    PlanPool(Search<S, A> search, double trust) {
        this.evaluation = search.evaluation();
        this.rules = search.game().rules();
        this.role = search.role();
        this.seen = search.seen();
        this.random = search.random();
        this.trust = trust;
        this.nodes = search.nodes();
    }

    /** The first plans of the game, at most so many; single options where it offers none. */
    List<List<A>> offered(S world, Pending.Choice<A> choice, int most) {
        List<List<A>> plans =
                evaluation
                        .plans(world, random)
                        .filter(p -> !p.isEmpty() && choice.options().contains(p.getFirst()))
                        .limit(most)
                        .toList();
        return plans.isEmpty() ? singles(world, choice) : plans;
    }

    private List<List<A>> singles(S world, Pending.Choice<A> choice) {
        return Promise.ordered(evaluation, world, choice.options()).stream()
                .limit(SINGLE_OPTIONS)
                .map(List::of)
                .toList();
    }

    /** One candidate for each new state that the plans lead to; the first plan that leads there. */
    List<Candidate<List<A>>> distinct(S world, List<List<A>> plans) {
        List<Candidate<List<A>>> candidates = new ArrayList<>();
        for (List<A> plan : plans) {
            S after = played(plan, world, nodes);
            if (reached.add(after)) {
                outcomes.put(plan, after);
                Worth prior = Worth.of(evaluation, after, role.side());
                candidates.add(new Candidate<>(List.copyOf(plan), prior, trust));
            }
        }
        return candidates;
    }

    /** Changes of these plans in turn, so many, as far as they lead to states of their own. */
    List<Candidate<List<A>>> mutants(S world, List<Candidate<List<A>>> of, int count) {
        List<List<A>> mutants = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            mutants.add(mutant(world, of.get(i % of.size()).plan()));
        }
        return distinct(world, mutants);
    }

    /** A change of the plan: the game's, or one action for another that is possible there. */
    private List<A> mutant(S world, List<A> plan) {
        return evaluation
                .changes(world, plan, random)
                .findFirst()
                .orElseGet(() -> altered(world, plan));
    }

    private List<A> altered(S world, List<A> plan) {
        int at = random.below(plan.size());
        List<A> mutant = new ArrayList<>(plan.subList(0, at));
        Position<S, A> position = Position.settle(rules, played(mutant, world, nodes));
        if (position.pending() instanceof Pending.Choice<A> choice) {
            A other = choice.options().get(random.below(choice.options().size()));
            mutant.add(other);
            position = position.chosen(rules, other);
        }
        for (A action : plan.subList(at, plan.size())) {
            if (ActivePlan.isFor(role, position.pending(), action)) {
                mutant.add(action);
                position = position.chosen(rules, action);
            }
        }
        return mutant;
    }

    /** Where the plan leads in this world, which may be another than that of the search. */
    S after(List<A> plan, S world, SearchBudget spent) {
        S known = outcomes.get(plan);
        return world.equals(seen) && known != null ? known : played(plan, world, spent);
    }

    /** Where the plan leads as far as it is legal. */
    private S played(List<A> plan, S world, SearchBudget spent) {
        Position<S, A> position = Position.settle(rules, world);
        for (A action : plan) {
            if (!ActivePlan.isFor(role, position.pending(), action)) {
                break;
            }
            position = position.chosen(rules, action);
            spent.spend();
        }
        return position.state();
    }

    /**
     * What the other first actions came to at best: the first plan's chance less what it leads them
     * by with the same dice, as their own mean may be of few and lucky trials.
     */
    static <A> List<Rated<A>> others(List<Candidate<List<A>>> ranked) {
        Candidate<List<A>> first = ranked.getFirst();
        Map<A, Double> best = new LinkedHashMap<>();
        for (Candidate<List<A>> candidate : ranked) {
            A action = candidate.plan().getFirst();
            if (!action.equals(first.plan().getFirst()) && candidate.trials() > 0) {
                best.merge(
                        action, first.told() - Math.max(0, first.toldLead(candidate)), Math::max);
            }
        }
        return best.entrySet().stream()
                .map(e -> new Rated<>(e.getKey(), e.getValue()))
                .sorted(Comparator.comparingDouble(r -> -r.chance()))
                .limit(Advice.MOST_OTHERS)
                .toList();
    }
}

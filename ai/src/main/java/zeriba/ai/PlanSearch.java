package zeriba.ai;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zeriba.ai.Advice.Rated;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;

/** The search for the best plan among those that the game offers and changes of the best. */
final class PlanSearch<S, A> {

    private static final int SURVIVORS = 4;
    private static final int SINGLE_OPTIONS = 24;

    /** One part in so many of the nodes is for plans that were given up and yet look better. */
    private static final int DOUBTS = 10;

    private final Game<S, A> game;
    private final Rules<S, A> rules;
    private final Role role;
    private final S seen;
    private final SplitMix64 random;
    private final long deals;
    private final Veteran.Effort effort;
    private final SearchBudget nodes;
    private final Playout<S, A> playout;
    private final Map<List<A>, S> outcomes = new HashMap<>();
    private final Set<S> reached = new HashSet<>();

    PlanSearch(Search<S, A> search) {
        this.game = search.game();
        this.rules = game.rules();
        this.role = search.role();
        this.seen = search.seen();
        this.random = search.random();
        this.deals = search.random().next();
        this.effort = search.effort();
        this.nodes = search.nodes();
        this.playout =
                new Playout<>(game, game.evaluation(), role.side(), effort.portions(), nodes);
    }

    /** The plans, the best first; each begins with one of the options. */
    List<Candidate<List<A>>> ranked(S world, Pending.Choice<A> choice) {
        List<Candidate<List<A>>> candidates = distinct(world, offered(world, choice));
        SequentialHalving<List<A>> halving = new SequentialHalving<>(this::trial, nodes);
        boolean isMutable = effort.mutants() > 0 && candidates.getFirst().plan().size() > 1;
        if (candidates.size() == 1) {
            return candidates;
        }
        long all = nodes.left();
        long doubts = all / DOUBTS;
        if (!isMutable) {
            return halving.settled(halving.run(candidates, 1, doubts));
        }
        List<Candidate<List<A>>> plans = halving.run(candidates, SURVIVORS, all / 2);
        List<Candidate<List<A>>> mutants = halving.run(mutants(world, plans), SURVIVORS, all / 4);
        List<Candidate<List<A>>> last = new ArrayList<>(survivors(plans));
        last.addAll(survivors(mutants));
        List<Candidate<List<A>>> ranked = halving.run(last, 1, doubts);
        plans.stream().skip(SURVIVORS).forEach(ranked::add);
        mutants.stream().skip(SURVIVORS).forEach(ranked::add);
        return halving.settled(ranked);
    }

    private List<Candidate<List<A>>> survivors(List<Candidate<List<A>>> ranked) {
        return ranked.subList(0, Math.min(SURVIVORS, ranked.size()));
    }

    private List<Candidate<List<A>>> mutants(S world, List<Candidate<List<A>>> plans) {
        List<Candidate<List<A>>> best = survivors(plans);
        List<List<A>> mutants = new ArrayList<>();
        for (int i = 0; i < effort.mutants(); i++) {
            mutants.add(mutant(world, best.get(i % best.size()).plan()));
        }
        return distinct(world, mutants);
    }

    /**
     * What the other first actions came to at best: the first plan's value less what it leads them
     * by with the same dice, as their own mean may be of few and lucky trials.
     */
    List<Rated<A>> others(List<Candidate<List<A>>> ranked) {
        Candidate<List<A>> first = ranked.getFirst();
        Map<A, Double> best = new LinkedHashMap<>();
        for (Candidate<List<A>> candidate : ranked) {
            A action = candidate.plan().getFirst();
            if (!action.equals(first.plan().getFirst()) && candidate.trials() > 0) {
                best.merge(action, first.mean() - Math.max(0, first.lead(candidate)), Math::max);
            }
        }
        return best.entrySet().stream()
                .map(e -> new Rated<>(e.getKey(), e.getValue()))
                .sorted(Comparator.comparingDouble(r -> -r.value()))
                .limit(Advice.MOST_OTHERS)
                .toList();
    }

    private List<List<A>> offered(S world, Pending.Choice<A> choice) {
        List<List<A>> plans =
                game.evaluation()
                        .plans(world, random)
                        .filter(p -> !p.isEmpty() && choice.options().contains(p.getFirst()))
                        .limit(effort.plans())
                        .toList();
        return plans.isEmpty() ? singles(world, choice) : plans;
    }

    private List<List<A>> singles(S world, Pending.Choice<A> choice) {
        List<Rated<A>> promising = new ArrayList<>();
        for (A action : choice.options()) {
            promising.add(new Rated<>(action, game.evaluation().movePrior(world, action)));
        }
        return promising.stream()
                .sorted(Comparator.comparingDouble(r -> -r.value()))
                .limit(SINGLE_OPTIONS)
                .map(r -> List.of(r.action()))
                .toList();
    }

    /** One candidate for each new state that the plans lead to; the first plan that leads there. */
    private List<Candidate<List<A>>> distinct(S world, List<List<A>> plans) {
        List<Candidate<List<A>>> candidates = new ArrayList<>();
        for (List<A> plan : plans) {
            S after = played(plan, world);
            if (reached.add(after)) {
                outcomes.put(plan, after);
                double prior = game.evaluation().value(after, role.side());
                candidates.add(new Candidate<>(List.copyOf(plan), prior, effort.trust()));
            }
        }
        return candidates;
    }

    private double trial(List<A> plan, int k) {
        SplitMix64 dice = SplitMix64.of(deals, k);
        S world = rules.dealt(role, seen, (d, _) -> d.thrown(dice));
        S known = outcomes.get(plan);
        S start = world.equals(seen) && known != null ? known : played(plan, world);
        return playout.from(start, dice);
    }

    /** Where the plan leads as far as it is legal. */
    private S played(List<A> plan, S world) {
        Position<S, A> position = Position.settle(rules, world);
        for (A action : plan) {
            if (!ActivePlan.isFor(role, position.pending(), action)) {
                break;
            }
            position = position.chosen(rules, action);
            nodes.spend();
        }
        return position.state();
    }

    /** A change of the plan: the game's, or one action for another that is possible there. */
    private List<A> mutant(S world, List<A> plan) {
        return game.evaluation()
                .changes(world, plan, random)
                .findFirst()
                .orElseGet(() -> altered(world, plan));
    }

    private List<A> altered(S world, List<A> plan) {
        int at = random.below(plan.size());
        List<A> mutant = new ArrayList<>(plan.subList(0, at));
        Position<S, A> position = Position.settle(rules, played(mutant, world));
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
}

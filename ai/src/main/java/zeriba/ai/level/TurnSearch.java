package zeriba.ai.level;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import zeriba.ai.Cores;
import zeriba.ai.Playout;
import zeriba.ai.SearchBudget;
import zeriba.ai.Worth;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Rules;

/**
 * The search for the best plan of a turn: what the game offers and what is left of the plan that
 * was being followed, halved by trials; then generations of changes of the best, each of which must
 * do better than those that it comes from.
 */
final class TurnSearch<S, A> {

    /** [design] The part of the nodes for what the game offers. */
    private static final double OFFERED = 0.4;

    /** [design] The part for the last comparison. */
    private static final double LAST = 0.25;

    /** [design] The part for plans that were given up and yet look better. */
    private static final double DOUBTS = 0.1;

    private final Search<S, A> search;
    private final Rules<S, A> rules;
    private final long deals;
    private final Marshal.Effort effort;
    private final SearchBudget nodes;
    private final PlanPool<S, A> pool;
    private final TrialRounds<List<A>> rounds;

    TurnSearch(Search<S, A> search, Marshal.Effort effort, Cores cores) {
        this.search = search;
        this.rules = search.game().rules();
        this.deals = search.random().next();
        this.effort = effort;
        this.nodes = search.nodes();
        this.pool = new PlanPool<>(search, effort.trust());
        this.rounds = new TrialRounds<>(this::trial, nodes, cores);
    }

    /**
     * The plans, the best first; each begins with one of the options.
     *
     * @param kept what is left of the plan that was followed until now; empty, if nothing is
     */
    List<Candidate<List<A>>> ranked(S world, Pending.Choice<A> choice, List<A> kept) {
        List<List<A>> plans = new ArrayList<>();
        if (!kept.isEmpty() && choice.options().contains(kept.getFirst())) {
            plans.add(kept);
        }
        plans.addAll(pool.offered(world, choice, effort.plans()));
        List<Candidate<List<A>>> all = pool.distinct(world, plans);
        if (all.size() == 1) {
            return all;
        }
        Optional<List<Candidate<List<A>>>> ended =
                new EndSearch<>(search, pool, effort.trust(), effort.portions())
                        .ranked(world, choice, all);
        if (ended.isPresent()) {
            return ended.get();
        }
        long whole = nodes.left();
        long doubts = (long) (whole * DOUBTS);
        boolean isMutable = all.getFirst().plan().size() > 1;
        if (!isMutable) {
            return rounds.settled(rounds.run(all, 1, doubts));
        }
        all = rounds.run(all, effort.survivors(), (long) (whole * (1 - OFFERED)));
        long last = (long) (whole * LAST) + doubts;
        for (int left = effort.generations(); left > 0 && !nodes.areDownTo(last); left--) {
            all = bred(world, all, nodes.left() - (nodes.left() - last) / left);
        }
        return rounds.settled(decided(all, doubts));
    }

    /** With a generation of changes of the best, halved; the best of all first. */
    private List<Candidate<List<A>>> bred(S world, List<Candidate<List<A>>> all, long until) {
        List<Candidate<List<A>>> best = all.subList(0, Math.min(effort.survivors(), all.size()));
        List<Candidate<List<A>>> young =
                rounds.run(pool.mutants(world, best, effort.mutants()), 2, until);
        List<Candidate<List<A>>> merged = new ArrayList<>(all);
        merged.addAll(young);
        merged.sort(Comparator.comparingDouble(c -> -c.mean()));
        return merged;
    }

    /** The last comparison: the best few with equally many trials. */
    private List<Candidate<List<A>>> decided(List<Candidate<List<A>>> all, long reserve) {
        int few = Math.min(effort.survivors(), all.size());
        List<Candidate<List<A>>> decided = rounds.run(all.subList(0, few), 1, reserve);
        decided.addAll(all.subList(few, all.size()));
        return decided;
    }

    private Worth trial(List<A> plan, int k, SearchBudget spent) {
        SplitMix64 dice = SplitMix64.of(deals, k);
        S world = rules.dealt(search.role(), search.seen(), (d, _) -> d.thrown(dice));
        return new Playout<>(
                        rules,
                        search.evaluation(),
                        search.evaluation(),
                        search.role().side(),
                        effort.portions(),
                        spent)
                .from(pool.after(plan, world, spent), dice);
    }
}

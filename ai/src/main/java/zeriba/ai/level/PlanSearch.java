package zeriba.ai.level;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.ai.Playout;
import zeriba.ai.SearchBudget;
import zeriba.ai.Worth;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Rules;

/** The search for the best plan among those that the game offers and changes of the best. */
final class PlanSearch<S, A> {

    /** [design] How many of the best are left for the last comparison. */
    private static final int SURVIVORS = 4;

    /**
     * [design] One part in so many of the nodes is for plans that were given up and yet look
     * better.
     */
    private static final int DOUBTS = 10;

    private final Search<S, A> search;
    private final Rules<S, A> rules;
    private final long deals;
    private final Veteran.Effort effort;
    private final SearchBudget nodes;
    private final PlanPool<S, A> pool;
    private final Playout<S, A> playout;

    PlanSearch(Search<S, A> search, Veteran.Effort effort) {
        this.search = search;
        this.rules = search.game().rules();
        this.deals = search.random().next();
        this.effort = effort;
        this.nodes = search.nodes();
        this.pool = new PlanPool<>(search, effort.trust());
        this.playout =
                new Playout<>(
                        search.game(),
                        search.game().evaluation(),
                        search.role().side(),
                        effort.portions(),
                        nodes);
    }

    /** The plans, the best first; each begins with one of the options. */
    List<Candidate<List<A>>> ranked(S world, Pending.Choice<A> choice) {
        List<Candidate<List<A>>> candidates =
                pool.distinct(world, pool.offered(world, choice, effort.plans()));
        SequentialHalving<List<A>> halving = new SequentialHalving<>(this::trial, nodes);
        boolean isMutable = effort.mutants() > 0 && candidates.getFirst().plan().size() > 1;
        if (candidates.size() == 1) {
            return candidates;
        }
        Optional<List<Candidate<List<A>>>> ended =
                new EndSearch<>(search, pool, effort.trust(), effort.portions())
                        .ranked(world, choice, candidates);
        if (ended.isPresent()) {
            return ended.get();
        }
        long all = nodes.left();
        long doubts = all / DOUBTS;
        if (!isMutable) {
            return halving.settled(halving.run(candidates, 1, doubts));
        }
        List<Candidate<List<A>>> plans = halving.run(candidates, SURVIVORS, all / 2);
        List<Candidate<List<A>>> mutants =
                halving.run(
                        pool.mutants(world, survivors(plans), effort.mutants()),
                        SURVIVORS,
                        all / 4);
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

    private Worth trial(List<A> plan, int k) {
        SplitMix64 dice = SplitMix64.of(deals, k);
        S world = rules.dealt(search.role(), search.seen(), (d, _) -> d.thrown(dice));
        return playout.from(pool.after(plan, world, nodes), dice);
    }
}

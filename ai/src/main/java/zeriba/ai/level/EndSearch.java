package zeriba.ai.level;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import zeriba.ai.Expectation;
import zeriba.ai.SearchBudget;
import zeriba.ai.Worth;
import zeriba.engine.rules.Pending;

/**
 * The search for the best plan where the game ends within the portions that are played out: what a
 * plan comes to is worked out over all dice instead of being tried, and as many plans are looked at
 * as the nodes last for.
 */
final class EndSearch<S, A> {

    /**
     * [design] One part in so many of the nodes is spent to see whether the end can be worked out.
     */
    private static final int PROBE = 10;

    /** [design] How many plans of the game are looked at, at most. */
    private static final int MOST = 200;

    /** [design] From how many of the best the changes of a generation are made. */
    private static final int PARENTS = 4;

    /** [design] How many generations there are, and how many changes are made in each. */
    private static final int GENERATIONS = 8;

    private static final int MUTANTS = 16;

    private final Search<S, A> search;
    private final SearchBudget nodes;
    private final PlanPool<S, A> pool;
    private final double trust;
    private final Expectation<S, A> expectation;

    EndSearch(Search<S, A> search, PlanPool<S, A> pool, double trust, int portions) {
        this.search = search;
        this.nodes = search.nodes();
        this.pool = pool;
        this.trust = trust;
        this.expectation =
                new Expectation<>(
                        search.game().rules(),
                        search.evaluation(),
                        search.role().side(),
                        portions,
                        search.nodes());
    }

    /**
     * The plans, the best first; empty where the end is too far off, or something is hidden.
     *
     * @param first the plans that the search begins with
     */
    Optional<List<Candidate<List<A>>>> ranked(
            S world, Pending.Choice<A> choice, List<Candidate<List<A>>> first) {
        long probe = nodes.left() - nodes.left() / PROBE;
        if (!world.equals(search.seen())
                || worked(world, first.getFirst().plan(), probe).isEmpty()) {
            return Optional.empty();
        }
        List<Candidate<List<A>>> ranked = new ArrayList<>(worked(world, first));
        ranked.addAll(worked(world, pool.distinct(world, pool.offered(world, choice, MOST))));
        sort(ranked);
        for (int i = 0; i < GENERATIONS && !nodes.areSpent(); i++) {
            List<Candidate<List<A>>> best = ranked.subList(0, Math.min(PARENTS, ranked.size()));
            ranked.addAll(worked(world, pool.mutants(world, List.copyOf(best), MUTANTS)));
            sort(ranked);
        }
        return Optional.of(ranked);
    }

    private void sort(List<Candidate<List<A>>> candidates) {
        candidates.sort(Comparator.comparingDouble(c -> -c.mean()));
    }

    /** These with what they come to, as far as the nodes last. */
    private List<Candidate<List<A>>> worked(S world, List<Candidate<List<A>>> candidates) {
        List<Candidate<List<A>>> worked = new ArrayList<>();
        for (Candidate<List<A>> candidate : candidates) {
            worked(world, candidate.plan(), 0).ifPresent(worked::add);
        }
        return worked;
    }

    private Optional<Candidate<List<A>>> worked(S world, List<A> plan, long reserve) {
        Optional<Worth> worth = expectation.of(pool.after(plan, world, nodes), reserve);
        return worth.map(certain -> {
            Candidate<List<A>> candidate = new Candidate<>(plan, certain, trust);
            candidate.tried(certain);
            return candidate;
        });
    }
}

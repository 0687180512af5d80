package zeriba.ai.level;

import java.util.List;
import zeriba.ai.Playout;
import zeriba.ai.SearchBudget;
import zeriba.ai.Worth;
import zeriba.engine.Evaluation;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;

/**
 * Portfolio search: the best script for the portion of play in hand, each tried by playing it out
 * and judged by the finest evaluation; to the end of the game, where it is kept to.
 */
final class PortfolioSearch<S, A> {

    /** [design] One part in so many of the nodes is for comparing the best with the usual one. */
    private static final int COMPARED = 6;

    /** So many portions end with the game. */
    private static final int TO_THE_END = Integer.MAX_VALUE;

    private final Evaluation<S, A> evaluation;
    private final Rules<S, A> rules;
    private final Role role;
    private final S seen;
    private final long deals;
    private final Veteran.Effort effort;
    private final SearchBudget nodes;

    PortfolioSearch(Search<S, A> search, Veteran.Effort effort) {
        this.evaluation = search.evaluation().finest();
        this.rules = search.game().rules();
        this.role = search.role();
        this.seen = search.seen();
        this.deals = search.random().next();
        this.effort = effort;
        this.nodes = search.nodes();
    }

    /** The best of the manners, or the first if no other is clearly better. */
    Candidate<Evaluation<S, A>> best(List<Evaluation<S, A>> manners) {
        Worth prior = Worth.of(evaluation, seen, role.side());
        List<Candidate<Evaluation<S, A>>> candidates =
                manners.stream().map(m -> new Candidate<>(m, prior, effort.trust())).toList();
        Candidate<Evaluation<S, A>> usual = candidates.getFirst();
        Candidate<Evaluation<S, A>> best =
                new SequentialHalving<Evaluation<S, A>>(this::trial, nodes)
                        .run(candidates, 1, nodes.left() / COMPARED)
                        .getFirst();
        while (usual.trials() < best.trials() && !nodes.areSpent()) {
            usual.tried(trial(usual.plan(), usual.trials()));
        }
        return best.isClearlyAhead(usual) ? best : usual;
    }

    private Worth trial(Evaluation<S, A> manner, int k) {
        SplitMix64 dice = SplitMix64.of(deals, k);
        S world = rules.dealt(role, seen, (d, _) -> d.thrown(dice));
        boolean isKept = evaluation.keepsScripts(seen);
        Evaluation<S, A> after = isKept ? manner.finest() : evaluation;
        int portions = isKept ? TO_THE_END : effort.mannerPortions();
        return new Playout<>(rules, after, manner, role.side(), portions, nodes).from(world, dice);
    }
}

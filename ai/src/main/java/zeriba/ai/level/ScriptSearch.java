package zeriba.ai.level;

import java.util.List;
import zeriba.ai.Cores;
import zeriba.ai.Playout;
import zeriba.ai.SearchBudget;
import zeriba.ai.Worth;
import zeriba.engine.Evaluation;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Rules;

/** The best scripts for the portion of play in hand, each tried by playing it out. */
final class ScriptSearch<S, A> {

    /** [design] The part of the nodes for scripts that were given up and yet look better. */
    private static final double DOUBTS = 0.1;

    /** [design] With fewer trials of each the usual script is kept: luck would choose. */
    private static final int LEAST_TRIALS = 12;

    private final Search<S, A> search;
    private final Rules<S, A> rules;
    private final long deals;
    private final Marshal.Effort effort;
    private final SearchBudget nodes;
    private final Cores cores;

    ScriptSearch(Search<S, A> search, Marshal.Effort effort, Cores cores) {
        this.search = search;
        this.rules = search.game().rules();
        this.deals = search.random().next();
        this.effort = effort;
        this.nodes = search.nodes();
        this.cores = cores;
    }

    /** The scripts, the best first; the usual one is first where no other does better. */
    List<Candidate<Evaluation<S, A>>> ranked(List<Evaluation<S, A>> scripts) {
        Worth prior = Worth.of(search.evaluation(), search.seen(), search.role().side());
        List<Candidate<Evaluation<S, A>>> candidates =
                scripts.stream().map(s -> new Candidate<>(s, prior, effort.trust())).toList();
        if (candidates.size() == 1) {
            return candidates;
        }
        TrialRounds<Evaluation<S, A>> rounds = new TrialRounds<>(this::trial, nodes, cores);
        List<Candidate<Evaluation<S, A>>> ranked =
                rounds.settled(rounds.run(candidates, 1, (long) (nodes.left() * DOUBTS)));
        return ranked.getFirst().trials() < LEAST_TRIALS ? candidates : ranked;
    }

    private Worth trial(Evaluation<S, A> script, int k, SearchBudget spent) {
        SplitMix64 dice = SplitMix64.of(deals, k);
        S world = rules.dealt(search.role(), search.seen(), (d, _) -> d.thrown(dice));
        return new Playout<>(
                        rules,
                        search.evaluation(),
                        script,
                        search.role().side(),
                        effort.scriptPortions(),
                        spent)
                .from(world, dice);
    }
}

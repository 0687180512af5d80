package zeriba.ai.level;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import zeriba.ai.SearchBudget;
import zeriba.ai.Worth;

/**
 * Sequential halving: all candidates get the same number of trials, the better half goes on, until
 * the nodes are spent or one is left. Trial {@code k} means the same dice for every candidate.
 */
final class SequentialHalving<P> {

    /** One trial of a plan with the dice number {@code k}. */
    @FunctionalInterface
    interface Trial<P> {
        Worth of(P plan, int k);
    }

    private final Trial<P> trial;
    private final SearchBudget nodes;

    SequentialHalving(Trial<P> trial, SearchBudget nodes) {
        this.trial = trial;
        this.nodes = nodes;
    }

    /**
     * The candidates, the last survivors first.
     *
     * @param survivors how many are not halved further
     * @param reserve how many nodes to leave
     */
    List<Candidate<P>> run(List<Candidate<P>> all, int survivors, long reserve) {
        List<Candidate<P>> ranked = new ArrayList<>(all);
        if (ranked.isEmpty()) {
            return ranked;
        }
        int alive = ranked.size();
        int rounds = rounds(alive, survivors);
        for (int round = 0; round < rounds; round++) {
            long until = nodes.left() - (nodes.left() - reserve) / (rounds - round);
            spend(ranked.subList(0, alive), until);
            ranked.subList(0, alive).sort(Comparator.comparingDouble(c -> -c.mean()));
            alive = Math.max(survivors, (alive + 1) / 2);
            if (nodes.areDownTo(reserve)) {
                break;
            }
        }
        return ranked;
    }

    /**
     * The same, the best of them first: whoever was given up after few trials and yet did better in
     * these than the last survivor did gets as many trials, until nobody is left who did.
     */
    List<Candidate<P>> settled(List<Candidate<P>> ranked) {
        List<Candidate<P>> settled = new ArrayList<>(ranked);
        Optional<Candidate<P>> doubted = Candidate.doubted(settled);
        while (doubted.isPresent() && !nodes.areDownTo(0)) {
            Candidate<P> best = settled.getFirst();
            Candidate<P> other = doubted.get();
            while (other.trials() < best.trials() && !nodes.areDownTo(0)) {
                other.tried(trial.of(other.plan(), other.trials()));
            }
            if (other.trials() == best.trials() && other.mean() > best.mean()) {
                settled.remove(other);
                settled.addFirst(other);
            }
            doubted = Candidate.doubted(settled);
        }
        return settled;
    }

    /** In how many halvings so many candidates come down to the survivors; at least one. */
    static int rounds(int candidates, int survivors) {
        int rounds = 1;
        for (int alive = (candidates + 1) / 2; alive > survivors; alive = (alive + 1) / 2) {
            rounds++;
        }
        return rounds;
    }

    /** Every candidate gets one trial at least, and all the same number. */
    private void spend(List<Candidate<P>> candidates, long until) {
        int most = candidates.stream().mapToInt(Candidate::trials).max().orElse(0);
        do {
            most++;
            for (Candidate<P> candidate : candidates) {
                while (candidate.trials() < most && !nodes.areDownTo(0)) {
                    candidate.tried(trial.of(candidate.plan(), candidate.trials()));
                }
            }
        } while (!nodes.areDownTo(until));
    }
}

package zeriba.ai.level;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import zeriba.ai.Cores;
import zeriba.ai.SearchBudget;
import zeriba.ai.Worth;

/**
 * Sequential halving in rounds of trials: in each round every candidate that is still in has one
 * more. The trials of a round are independent of each other and are tried on one core or on all;
 * nodes are counted when a round is over, so that the answer is the same.
 */
final class TrialRounds<P> {

    /** One trial of a plan with the dice number {@code k}. */
    @FunctionalInterface
    interface Trial<P> {
        Worth of(P plan, int k, SearchBudget spent);
    }

    private record Task<P>(Candidate<P> candidate, int number) {}

    private record Tried(Worth worth, long nodes) {}

    private final Trial<P> trial;
    private final SearchBudget nodes;
    private final Cores cores;

    TrialRounds(Trial<P> trial, SearchBudget nodes, Cores cores) {
        this.trial = trial;
        this.nodes = nodes;
        this.cores = cores;
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
        int rounds = SequentialHalving.rounds(alive, survivors);
        for (int round = 0; round < rounds && !nodes.areDownTo(reserve); round++) {
            long until = nodes.left() - (nodes.left() - reserve) / (rounds - round);
            List<Candidate<P>> in = ranked.subList(0, alive);
            spend(in, until);
            in.sort(Comparator.comparingDouble(c -> -c.mean()));
            alive = Math.min(alive, Math.max(survivors, (alive + 1) / 2));
        }
        return ranked;
    }

    /** Those with the fewest trials first, until all have as many. */
    private void spend(List<Candidate<P>> in, long until) {
        int least = in.stream().mapToInt(Candidate::trials).min().orElse(0);
        do {
            least++;
            catchUp(in, least);
        } while (!nodes.areDownTo(until));
    }

    /** All of these have had at least so many trials after it, unless the time is over. */
    void catchUp(List<Candidate<P>> in, int trials) {
        List<Task<P>> tasks = new ArrayList<>();
        for (Candidate<P> candidate : in) {
            IntStream.range(candidate.trials(), trials)
                    .forEach(k -> tasks.add(new Task<>(candidate, k)));
        }
        @Nullable Tried[] tried = new Tried[tasks.size()];
        IntStream each = IntStream.range(0, tried.length);
        (cores == Cores.ALL ? each.parallel() : each).forEach(i -> tried[i] = tried(tasks.get(i)));
        for (int i = 0; i < tried.length; i++) {
            @Nullable Tried one = tried[i];
            if (one == null) {
                return;
            }
            tasks.get(i).candidate().tried(one.worth());
            nodes.spend(one.nodes());
        }
    }

    /** Nothing where the time is over or somebody asked to stop: nodes alone never end a round. */
    private @Nullable Tried tried(Task<P> task) {
        SearchBudget spent = nodes.part();
        if (spent.areSpent()) {
            return null;
        }
        Worth worth = trial.of(task.candidate().plan(), task.number(), spent);
        return new Tried(worth, spent.spent());
    }

    /**
     * The same, the best of them first: whoever was given up after few trials and yet did better in
     * these than the first did gets as many trials, until nobody is left who did.
     */
    List<Candidate<P>> settled(List<Candidate<P>> ranked) {
        List<Candidate<P>> settled = new ArrayList<>(ranked);
        for (Optional<Candidate<P>> doubted = Candidate.doubted(settled);
                doubted.isPresent() && !nodes.areDownTo(0);
                doubted = Candidate.doubted(settled)) {
            Candidate<P> best = settled.getFirst();
            Candidate<P> other = doubted.get();
            catchUp(List.of(other), Math.min(best.trials(), 2 * other.trials() + 1));
            if (other.trials() == best.trials() && other.mean() > best.mean()) {
                settled.remove(other);
                settled.addFirst(other);
            }
        }
        return settled;
    }
}

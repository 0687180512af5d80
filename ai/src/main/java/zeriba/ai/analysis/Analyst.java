package zeriba.ai.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import zeriba.ai.StopSignal;
import zeriba.engine.record.Journal;

/**
 * Analyses a game that was played: the loss of each decision, the luck of each throw. Knows games
 * by their rules and evaluation alone. The same record, depth and seed give the same analysis on
 * any machine and any number of threads.
 *
 * @param seed of the dice of its trials
 */
public record Analyst(AnalysisDepth depth, long seed) {

    /** [design] A decision is obvious where the next best is worse by more than this. */
    public static final double OBVIOUS = 0.2;

    /** With the seed that analyses have unless another is asked for. */
    public Analyst(AnalysisDepth depth) {
        this(depth, 1);
    }

    /**
     * The analysis of what stands in the journal; empty if it was stopped.
     *
     * @param threads how many parts at once, at least 1
     * @param progress told how many entries are done, of all that stand
     */
    public <S, A> Optional<GameAnalysis<A>> analyse(
            Journal<S, A> journal, int threads, StopSignal stop, IntConsumer progress) {
        return analyse(journal, PartMemory.none(), threads, stop, progress);
    }

    /**
     * The same with parts that are known already, and all that is found kept for another time.
     *
     * @param memory of this record, depth and seed
     */
    public <S, A> Optional<GameAnalysis<A>> analyse(
            Journal<S, A> journal,
            PartMemory<A> memory,
            int threads,
            StopSignal stop,
            IntConsumer progress) {
        AnalysisJob<S, A> job = new AnalysisJob<>(journal, this, stop);
        AtomicInteger done = new AtomicInteger();
        List<Callable<Boolean>> work = new ArrayList<>();
        for (SegmentAnalysis<S, A> segment : job.segments()) {
            work.add(() -> isDone(segment, memory, stop, n -> progress.accept(done.addAndGet(n))));
        }
        run(work, threads, stop);
        return stop.isAsked() ? Optional.empty() : Optional.of(job.analysis());
    }

    private static <S, A> boolean isDone(
            SegmentAnalysis<S, A> segment,
            PartMemory<A> memory,
            StopSignal stop,
            IntConsumer progress) {
        Optional<PartAnalysis<A>> known = memory.recall(segment.number());
        if (known.isPresent()) {
            progress.accept(segment.recall(known.get()));
            return true;
        }
        while (!segment.isDone() && !stop.isAsked()) {
            int size = segment.sizeOfNext();
            segment.step();
            progress.accept(size);
        }
        if (segment.isDone() && !stop.isAsked()) {
            memory.keep(segment.found());
        }
        return segment.isDone();
    }

    private static void run(List<Callable<Boolean>> work, int threads, StopSignal stop) {
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            for (Future<Boolean> part : pool.invokeAll(work)) {
                part.get();
            }
        } catch (InterruptedException _) {
            stop.ask();
            Thread.currentThread().interrupt();
        } catch (ExecutionException broken) {
            throw new IllegalStateException("an analysis broke off", broken.getCause());
        }
    }
}

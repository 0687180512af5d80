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
import zeriba.ai.analysis.GameAnalysis.Point;
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
     * @param threads how many segments at once, at least 1
     * @param progress told how many entries are done, of all that stand
     */
    public <S, A> Optional<GameAnalysis<A>> analyse(
            Journal<S, A> journal, int threads, StopSignal stop, IntConsumer progress) {
        List<Segment<S, A>> segments = Segment.of(journal);
        AtomicInteger done = new AtomicInteger();
        List<Callable<SegmentAnalysis<S, A>>> work = new ArrayList<>();
        for (Segment<S, A> segment : segments) {
            work.add(() -> {
                SegmentAnalysis<S, A> one =
                        SegmentAnalysis.of(journal.game(), this, segment, stop);
                progress.accept(done.addAndGet(segment.moments().size()));
                return one;
            });
        }
        List<SegmentAnalysis<S, A>> parts = run(work, threads, stop);
        return stop.isAsked() ? Optional.empty() : Optional.of(joined(journal, parts));
    }

    private static <T> List<T> run(List<Callable<T>> work, int threads, StopSignal stop) {
        List<T> results = new ArrayList<>();
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            for (Future<T> part : pool.invokeAll(work)) {
                results.add(part.get());
            }
        } catch (InterruptedException _) {
            stop.ask();
            Thread.currentThread().interrupt();
        } catch (ExecutionException broken) {
            throw new IllegalStateException("an analysis broke off", broken.getCause());
        }
        return results;
    }

    private static <S, A> GameAnalysis<A> joined(
            Journal<S, A> journal, List<SegmentAnalysis<S, A>> parts) {
        List<DecisionAnalysis<A>> decisions = new ArrayList<>();
        List<ThrowAnalysis> dice = new ArrayList<>();
        List<Point> curve = new ArrayList<>();
        for (SegmentAnalysis<S, A> part : parts) {
            decisions.addAll(part.decisions());
            dice.addAll(part.dice());
            curve.addAll(part.curve());
        }
        return new GameAnalysis<>(
                journal.game().about().sides().getFirst(),
                decisions,
                dice,
                curve,
                journal.result());
    }
}

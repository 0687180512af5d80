package zeriba.ai.analysis;

import java.util.ArrayList;
import java.util.List;
import zeriba.ai.StopSignal;
import zeriba.engine.Game;
import zeriba.engine.record.Journal;

/**
 * An analysis in the making, in the order of play and as far as it has come: for whoever computes a
 * little at a time, shows progress, stops and goes on. Used by one thread at a time.
 */
public final class AnalysisJob<S, A> {

    private final Journal<S, A> journal;
    private final List<SegmentAnalysis<S, A>> segments = new ArrayList<>();
    private final int size;
    private int done;
    private int segment;

    /** Everything that stands in the journal, analysed by {@code analyst}. */
    public AnalysisJob(Journal<S, A> journal, Analyst analyst) {
        this(journal, analyst, new StopSignal());
    }

    AnalysisJob(Journal<S, A> journal, Analyst analyst, StopSignal stop) {
        this.journal = journal;
        Game<S, A> game = journal.game();
        int entries = 0;
        for (Segment<S, A> one : Segment.of(journal)) {
            segments.add(new SegmentAnalysis<>(game, analyst, one, stop));
            entries += one.moments().size();
        }
        this.size = entries;
    }

    /** The parts that may be worked on by several threads at once. */
    List<SegmentAnalysis<S, A>> segments() {
        return segments;
    }

    /** How many entries are analysed in all. */
    public int size() {
        return size;
    }

    /** How many of them are done. */
    public int done() {
        return done;
    }

    public boolean isDone() {
        return done == size;
    }

    /** Goes on by what one player decided, or one throw. */
    public void step() {
        SegmentAnalysis<S, A> now = segments.get(segment);
        done += now.sizeOfNext();
        now.step();
        if (now.isDone()) {
            segment++;
        }
    }

    /** What has been found so far. */
    public GameAnalysis<A> analysis() {
        return new GameAnalysis<>(
                journal.game().about().sides().getFirst(),
                segments.stream().map(SegmentAnalysis::found).toList(),
                journal.result());
    }
}

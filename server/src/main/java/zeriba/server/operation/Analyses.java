package zeriba.server.operation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import zeriba.ai.analysis.AnalysisDepth;
import zeriba.ai.analysis.AnalysisJob;
import zeriba.ai.analysis.Analyst;
import zeriba.ai.analysis.RolloutJob;
import zeriba.engine.record.Journal;
import zeriba.server.table.Table;
import zeriba.server.table.TableSnapshot;

/**
 * The analyses and rollouts that somebody has asked for, finished or not: a cache of the least
 * recently used. What falls out of it is begun anew.
 */
final class Analyses {

    /** [design] An analysis of a long game holds some megabytes. */
    private static final int MOST = 24;

    private final Map<Key, Held<?, ?>> held =
            new LinkedHashMap<>(MOST, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<Key, Held<?, ?>> eldest) {
                    return size() > MOST;
                }
            };

    private final Map<RolloutKey, Rolling<?, ?>> rolling =
            new LinkedHashMap<>(MOST, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<RolloutKey, Rolling<?, ?>> eldest) {
                    return size() > MOST;
                }
            };

    private record Key(String table, int last, AnalysisDepth depth) {}

    /** An analysis, which one asker at a time takes further. */
    static final class Held<S, A> {

        private final AnalysisJob<S, A> job;

        private Held(Journal<S, A> journal, AnalysisDepth depth) {
            this.job = new AnalysisJob<>(journal, new Analyst(depth));
        }

        /**
         * The job, taken further for so long; for nothing that does not take a moment as well.
         *
         * @param millis of the steady clock; one step is made in any case
         */
        synchronized AnalysisJob<S, A> further(long millis) {
            long end = System.nanoTime() + millis * 1_000_000;
            while (!job.isDone()) {
                job.step();
                if (System.nanoTime() >= end) {
                    break;
                }
            }
            return job;
        }
    }

    /** Which rollout it is: of a table after an entry, of named candidates, by a level. */
    record RolloutKey(String table, int at, List<String> candidates, String level) {}

    /** A rollout, which one asker at a time takes further. */
    static final class Rolling<S, A> {

        private final Supplier<RolloutJob<S, A>> begin;
        private @Nullable RolloutJob<S, A> job;

        private Rolling(Supplier<RolloutJob<S, A>> begin) {
            this.begin = begin;
        }

        /**
         * The job, taken further for so long.
         *
         * @param millis of the steady clock; two games are played in any case
         */
        synchronized RolloutJob<S, A> further(long millis) {
            long end = System.nanoTime() + millis * 1_000_000;
            RolloutJob<S, A> now = job == null ? begin.get() : job;
            job = now;
            while (!now.isDone() && (now.games() < 2 || System.nanoTime() < end)) {
                now.step();
            }
            return now;
        }
    }

    /** The rollout of this key, begun where there is none. */
    @SuppressWarnings("unchecked") // held for this very table
    synchronized <S, A> Rolling<S, A> rollout(
            Table<S, A> table, RolloutKey key, Supplier<RolloutJob<S, A>> begin) {
        if (!key.table().equals(table.id())) {
            throw new IllegalArgumentException("a rollout of another table");
        }
        return (Rolling<S, A>) rolling.computeIfAbsent(key, _ -> new Rolling<>(begin));
    }

    /** The analysis of what stands at the table now. */
    @SuppressWarnings("unchecked") // held for this very table
    synchronized <S, A> Held<S, A> of(
            Table<S, A> table, TableSnapshot<S, A> scene, AnalysisDepth depth) {
        Key key = new Key(table.id(), scene.journal().last(), depth);
        return (Held<S, A>) held.computeIfAbsent(key, _ -> new Held<>(scene.journal(), depth));
    }
}

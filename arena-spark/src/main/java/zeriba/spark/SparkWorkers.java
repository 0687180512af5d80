package zeriba.spark;

import java.io.Serializable;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import scala.Function2;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag;
import scala.reflect.ClassTag$;
import scala.runtime.BoxedUnit;
import zeriba.arena.experiment.ExperimentGames;
import zeriba.arena.experiment.GameKey;
import zeriba.arena.experiment.GameLine;
import zeriba.arena.experiment.Workers;
import zeriba.engine.text.UnreadableException;

/**
 * The executors of Spark. The driver takes the games of a chunk when the chunk is over, once for
 * each chunk whatever becomes of executors, and keeps them as a run on one machine does.
 *
 * @param asked the experiment's file, which executors read
 * @param chunk how many games one task has at most
 */
record SparkWorkers(JavaSparkContext spark, String asked, int chunk) implements Workers {

    private static final long GLANCE_MILLIS = 200;
    private static final String GROUP = "experiment";

    /** One task's work, as Spark takes it. */
    private interface Work
            extends Function2<TaskContext, scala.collection.Iterator<Chunk>, String[]>,
                    Serializable {}

    @Override
    public int atOnce() {
        return spark.defaultParallelism();
    }

    @Override
    public void play(ExperimentGames games, Iterator<GameKey> keys, Order order) {
        for (List<GameKey> wave = Chunks.wave(keys);
                !wave.isEmpty() && !order.isOut();
                wave = Chunks.wave(keys)) {
            play(games, new Chunks(chunk, atOnce()).of(wave), order);
        }
    }

    private void play(ExperimentGames games, List<Chunk> chunks, Order order) {
        double left = order.secondsLeft();
        ExecutorTask task =
                new ExecutorTask(
                        asked,
                        games.experiment().fingerprint(),
                        Double.isInfinite(left)
                                ? Long.MAX_VALUE
                                : System.currentTimeMillis() + Math.round(left * 1000));
        CompletableFuture<Void> job =
                CompletableFuture.runAsync(
                        () -> run(task, chunks, order), work -> Thread.ofPlatform().start(work));
        await(job, order);
    }

    private void run(ExecutorTask task, List<Chunk> chunks, Order order) {
        spark.setJobGroup(GROUP, "games of an experiment", true);
        JavaRDD<Chunk> parts = spark.parallelize(chunks, chunks.size());
        Work work = (_, mine) -> task.lines(mine.next());
        List<Object> all = IntStream.range(0, chunks.size()).<Object>mapToObj(i -> i).toList();
        ClassTag<String[]> lines = ClassTag$.MODULE$.apply(String[].class);
        spark.sc()
                .runJob(
                        parts.rdd(),
                        work,
                        CollectionConverters.asScala(all).toSeq(),
                        (_, played) -> {
                            over(played, order);
                            return BoxedUnit.UNIT;
                        },
                        lines);
    }

    private static void over(String[] played, Order order) {
        for (String line : played) {
            try {
                order.over(GameLine.read(line));
            } catch (UnreadableException e) {
                throw new IllegalStateException("an executor sent no game", e);
            }
        }
    }

    private void await(CompletableFuture<Void> job, Order order) {
        while (true) {
            try {
                job.get(GLANCE_MILLIS, TimeUnit.MILLISECONDS);
                order.tell();
                return;
            } catch (TimeoutException _) {
                order.tell();
                if (order.stop().isAsked()) {
                    spark.cancelJobGroup(GROUP);
                }
            } catch (InterruptedException _) {
                order.stop().ask();
            } catch (ExecutionException broken) {
                if (order.stop().isAsked()) {
                    return;
                }
                throw new IllegalStateException("the cluster gave up", broken.getCause());
            }
        }
    }
}

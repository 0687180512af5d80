package zeriba.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.TaskContext;
import org.apache.spark.TaskKilledException;
import zeriba.ai.StopSignal;
import zeriba.app.games.Games;
import zeriba.arena.experiment.Experiment;
import zeriba.arena.experiment.ExperimentGames;
import zeriba.arena.experiment.GameKey;
import zeriba.arena.experiment.GameLine;
import zeriba.arena.experiment.OutsidePlayers;
import zeriba.arena.experiment.StopRule;
import zeriba.arena.experiment.Variant;
import zeriba.arena.experiment.file.ExperimentReader;
import zeriba.engine.text.UnreadableException;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;

/**
 * What an executor does with a chunk: it reads the experiment once, plays, and sends the lines.
 *
 * @param asked the experiment's file
 * @param fingerprint of the experiment that is played: that of the file, or what confirms it; an
 *     executor whose program would play other games has none of this name
 * @param endMillis after this time, by the clock, no game begins
 */
record ExecutorTask(String asked, String fingerprint, long endMillis) implements Serializable {

    /** What was read in this process, by fingerprint. */
    private static final Map<String, ExperimentGames> KNOWN = new ConcurrentHashMap<>();

    String[] lines(Chunk chunk) {
        ExperimentGames games = KNOWN.computeIfAbsent(fingerprint, _ -> games());
        TaskContext task = TaskContext.get();
        StopSignal stop = new StopSignal();
        List<String> lines = new ArrayList<>();
        for (GameKey key : chunk.games()) {
            if (task.isInterrupted()) {
                throw new TaskKilledException("stopped");
            }
            if (System.currentTimeMillis() < endMillis) {
                games.played(key, stop).map(GameLine::written).ifPresent(lines::add);
            }
        }
        return lines.toArray(String[]::new);
    }

    private ExperimentGames games() {
        try {
            Experiment file =
                    ExperimentReader.read(Json.read(asked), Games::named, OutsidePlayers.none());
            return new ExperimentGames(named(file));
        } catch (UnreadableException | BadJsonException e) {
            throw new IllegalStateException("the experiment cannot be read here", e);
        }
    }

    private Experiment named(Experiment file) {
        if (file.fingerprint().equals(fingerprint)) {
            return file;
        }
        if (file.stop() instanceof StopRule.Balance rule && rule.confirm().isPresent()) {
            for (Variant variant : file.variants()) {
                Experiment again = file.confirming(variant, rule.confirm().get());
                if (again.fingerprint().equals(fingerprint)) {
                    return again;
                }
            }
        }
        throw new IllegalStateException(
                "this executor has another version of the program than the driver");
    }
}

package zeriba.arena.report;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import zeriba.arena.experiment.Experiment;
import zeriba.arena.experiment.ExperimentResults;
import zeriba.arena.experiment.GameRow;
import zeriba.arena.experiment.Variant;
import zeriba.engine.rules.Side;

/** The files of an experiment: what docs/experiments.md lists. */
public final class ExperimentFiles {

    public static final String REPORT = "report.html";

    private ExperimentFiles() {}

    /**
     * Writes or replaces all but the journal of games.
     *
     * @param asked the experiment's file, which is kept beside what came of it
     */
    public static void write(
            Experiment experiment, ExperimentResults results, String asked, Path folder)
            throws IOException {
        Files.writeString(folder.resolve("experiment.json"), asked);
        games(experiment, results, folder.resolve("games.csv"));
        facts(results, folder.resolve("facts.csv"));
        Files.writeString(
                folder.resolve(REPORT), new ExperimentPage(experiment, results).written());
    }

    private static void games(Experiment experiment, ExperimentResults results, Path file)
            throws IOException {
        List<String> names = new ArrayList<>(List.of("round", "variant", "seating", "label"));
        experiment.factors().forEach(factor -> names.add(factor.name()));
        names.addAll(List.of("end", "seed"));
        List<Side> sides = experiment.game().about().sides();
        sides.forEach(side -> names.add("player_" + side.name()));
        names.addAll(
                List.of("winner", "rule", "grade", "score", "turns", "entries", "nanos", "share"));
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            line(out, names);
            for (GameRow row : results.rows()) {
                line(out, cells(experiment, row));
            }
        }
    }

    private static List<String> cells(Experiment experiment, GameRow row) {
        Variant variant = experiment.variants().get(row.key().variant());
        List<Object> cells = new ArrayList<>();
        cells.addAll(List.of(row.key().round(), row.key().variant(), row.key().seating()));
        cells.add(variant.label(experiment.factors()));
        for (int factor = 0; factor < experiment.factors().size(); factor++) {
            int level = variant.levels().get(factor);
            cells.add(experiment.factors().get(factor).levels().get(level).label());
        }
        cells.addAll(List.of(row.end(), row.seed()));
        cells.addAll(row.players());
        cells.addAll(List.of(row.winner(), row.rule(), row.grade(), row.score(), row.turns()));
        cells.addAll(List.of(row.entries(), row.nanos(), row.worthTo(experiment.side())));
        return cells.stream().map(Object::toString).toList();
    }

    private static void facts(ExperimentResults results, Path file) throws IOException {
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            line(out, List.of("round", "variant", "seating", "measure", "key", "value"));
            for (GameRow row : results.rows()) {
                for (Map.Entry<String, Double> fact : row.facts().entrySet()) {
                    String[] name = fact.getKey().split("/", 2);
                    line(
                            out,
                            List.of(
                                    Long.toString(row.key().round()),
                                    Integer.toString(row.key().variant()),
                                    Integer.toString(row.key().seating()),
                                    name[0],
                                    name[1],
                                    Double.toString(fact.getValue())));
                }
            }
        }
    }

    private static void line(BufferedWriter out, List<String> cells) throws IOException {
        out.write(cells.stream().map(ExperimentFiles::quoted).collect(Collectors.joining(",")));
        out.write("\r\n");
    }

    private static String quoted(String cell) {
        return cell.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r')
                ? '"' + cell.replace("\"", "\"\"") + '"'
                : cell;
    }
}

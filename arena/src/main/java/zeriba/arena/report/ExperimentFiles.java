package zeriba.arena.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import zeriba.arena.experiment.Experiment;
import zeriba.arena.experiment.ExperimentResults;
import zeriba.arena.rows.CsvFile;
import zeriba.arena.rows.ParquetWriter;
import zeriba.arena.rows.RowTable;

/** The files of an experiment: what docs/experiments.md lists. */
public final class ExperimentFiles {

    /** The report in English; in another language it has that in its name. */
    public static final String REPORT = "report.html";

    private ExperimentFiles() {}

    /**
     * Writes or replaces all but the journal of games.
     *
     * @param asked the experiment's file, which is kept beside what came of it
     * @param writer what writes the rows as Parquet too, where it is there
     * @param code what draws the reports
     */
    public static void write(
            Experiment experiment,
            ExperimentResults results,
            String asked,
            Path folder,
            Optional<ParquetWriter> writer,
            ReportCode code)
            throws IOException {
        Files.writeString(folder.resolve("experiment.json"), asked);
        table(ExperimentTables.games(experiment, results), folder, "games", writer);
        table(ExperimentTables.facts(results), folder, "facts", writer);
        for (Locale language : ReportWords.languages()) {
            Files.writeString(
                    folder.resolve(report(language)),
                    new ExperimentPage(experiment, results, language, code).written());
        }
    }

    /** The report of a folder in this language, or in English; none where none is written. */
    public static Optional<Path> report(Path folder, Locale language) {
        return Stream.of(language, Locale.ENGLISH)
                .map(one -> folder.resolve(report(one)))
                .filter(Files::exists)
                .findFirst();
    }

    private static String report(Locale language) {
        String spoken = language.getLanguage();
        return spoken.equals("en") ? REPORT : "report_" + spoken + ".html";
    }

    private static void table(
            RowTable<?> table, Path folder, String name, Optional<ParquetWriter> writer)
            throws IOException {
        CsvFile.write(table, folder.resolve(name + ".csv"));
        Path parquet = folder.resolve(name + ".parquet");
        if (writer.isPresent()) {
            writer.get().writeParquet(table, parquet);
        } else {
            // one of an earlier run would tell of other games than the text beside it
            Files.deleteIfExists(parquet);
        }
    }
}

package zeriba.arena.rows;

import java.nio.file.Path;
import java.util.List;

/**
 * A database for figures, which writes tables as Apache Parquet and answers questions in SQL about
 * files. The program finds it as a service where its jars are, and does without it elsewhere.
 */
public interface RowDatabase extends ParquetWriter {

    /**
     * The answers to statements of SQL, one for each.
     *
     * @param folder where files are that the statements name
     * @throws QueryException where a statement cannot be read or carried out
     */
    List<Answer> ask(String statements, Path folder) throws QueryException;

    /**
     * The rows that a statement came to, as text.
     *
     * @param rows as many cells in each as there are names; nothing is an empty text
     */
    record Answer(List<String> names, List<List<String>> rows) {

        public Answer {
            names = List.copyOf(names);
            rows = rows.stream().map(List::copyOf).toList();
        }
    }
}

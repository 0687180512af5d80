package zeriba.duckdb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.arena.rows.Column;
import zeriba.arena.rows.QueryException;
import zeriba.arena.rows.RowDatabase;
import zeriba.arena.rows.RowDatabase.Answer;
import zeriba.arena.rows.RowTable;

class DuckDatabaseTest {

    @TempDir private Path folder;

    private final RowDatabase database = new DuckDatabase();

    private record Shot(String who, int hits, long seed, double share) {}

    private static final RowTable<Shot> SHOTS =
            new RowTable<>(
                    List.of(
                            new Column.Text<>("who's \"who\"", Shot::who),
                            new Column.Whole32<>("hits", Shot::hits),
                            new Column.Whole64<>("seed", Shot::seed),
                            new Column.Real<>("share", Shot::share),
                            new Column.Whole32<>("Hits", shot -> -shot.hits())),
                    List.of(
                            new Shot("ascari, 2nd", 2, Long.MIN_VALUE, 0.1),
                            new Shot("", -1, 7, Double.MAX_VALUE)));

    private List<Answer> asked(String statements) throws QueryException {
        return database.ask(statements, folder);
    }

    @Test
    void whatWasWrittenIsReadInItsOrderAndWithItsTypes() throws IOException, QueryException {
        database.writeParquet(SHOTS, folder.resolve("it's.parquet"));
        assertThat(asked("select * from 'it''s.parquet'"))
                .containsExactly(
                        new Answer(
                                List.of("who's \"who\"", "hits", "seed", "share", "Hits_2"),
                                List.of(
                                        List.of(
                                                "ascari, 2nd",
                                                "2",
                                                "-9223372036854775808",
                                                "0.1",
                                                "-2"),
                                        List.of("", "-1", "7", "1.7976931348623157E308", "1"))));
        assertThat(
                        asked(
                                        "select type from parquet_schema('it''s.parquet') where type is not null")
                                .getFirst()
                                .rows())
                .containsExactly(
                        List.of("BYTE_ARRAY"),
                        List.of("INT32"),
                        List.of("INT64"),
                        List.of("DOUBLE"),
                        List.of("INT32"));
    }

    @Test
    void aFileIsReplaced() throws IOException, QueryException {
        Path file = folder.resolve("shots.parquet");
        database.writeParquet(SHOTS, file);
        database.writeParquet(new RowTable<>(SHOTS.columns(), List.of()), file);
        assertThat(asked("select count(*) from 'shots.parquet'").getFirst().rows())
                .containsExactly(List.of("0"));
    }

    @Test
    void statementsAreAnsweredOneByOne() throws QueryException {
        assertThat(asked("-- a remark\ncreate table t as select 1 a;\nselect 'a;b' b, null n;\n"))
                .last()
                .isEqualTo(new Answer(List.of("b", "n"), List.of(List.of("a;b", ""))));
    }

    @Test
    void whatIsNotUnderstoodIsSaid() {
        assertThatThrownBy(() -> asked("select nothing from 'nowhere.parquet'"))
                .isInstanceOf(QueryException.class)
                .hasMessageContaining("nowhere.parquet");
        assertThatThrownBy(() -> database.writeParquet(SHOTS, folder.resolve("no/such.parquet")))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("such.parquet");
    }

    @Test
    void nothingIsFetched() throws QueryException {
        assertThat(
                        asked("select current_setting('autoinstall_known_extensions') a")
                                .getFirst()
                                .rows())
                .containsExactly(List.of("false"));
    }
}

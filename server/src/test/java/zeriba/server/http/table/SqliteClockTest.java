package zeriba.server.http.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.engine.text.Value;
import zeriba.server.connection.CannotListenException;
import zeriba.server.database.Database;

class SqliteClockTest extends ClockContract {

    @TempDir private static Path folder = Path.of("");

    @Override
    Database database() {
        return Database.sqlite(folder);
    }

    private static Connection rows() throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("zeriba.db"));
    }

    @Test
    void eachEntryKeepsTheTimeThatItTook() throws SQLException {
        String table = table("{'kind':'live','base':600}");
        time.pass(Duration.ofSeconds(7));
        time.set(Duration.ofHours(1));
        play(anna, table, "take 1");
        time.sleep(Duration.ofHours(9));
        time.pass(Duration.ofSeconds(2));
        play(ben, table, "take 1");
        List<Long> used = new ArrayList<>();
        try (Connection rows = rows();
                Statement statement = rows.createStatement();
                ResultSet found =
                        statement.executeQuery(
                                "select used from entry where table_id = '%s' order by number"
                                        .formatted(table))) {
            while (found.next()) {
                used.add(found.getLong(1));
            }
        }
        assertThat(used).containsExactly(0L, 0L, 7_000L, 2_000L);
    }

    @Test
    void entriesOfAnEarlierServerAreCountedFromTheirStamps() throws CannotListenException {
        String table = table("{'kind':'live','base':600}");
        time.pass(Duration.ofSeconds(7));
        play(anna, table, "take 1");
        time.pass(Duration.ofSeconds(2));
        play(ben, table, "take 1");
        restart(SqliteClockTest::forgetTimeUsed);
        time.pass(Duration.ofSeconds(30));
        assertThat(left(table, "white")).isEqualTo(Value.of(563_000));
        assertThat(left(table, "black")).isEqualTo(Value.of(598_000));
        play(anna, table, "take 1");
        restart();
        assertThat(left(table, "white")).isEqualTo(Value.of(563_000));
    }

    private static void forgetTimeUsed() {
        try (Connection rows = rows();
                Statement statement = rows.createStatement()) {
            statement.executeUpdate("update entry set used = -1");
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }
}

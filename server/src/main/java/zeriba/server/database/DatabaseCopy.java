package zeriba.server.database;

import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/** All rows of one database written into another of the same schema. */
final class DatabaseCopy {

    private static final int AT_A_TIME = 500;

    /** What belongs to the database rather than to what is kept in it. */
    private static final Set<String> NOT_KEPT =
            Set.of("flyway_schema_history", "lease", "snapshot");

    private DatabaseCopy() {}

    /** Copies every table, those first that others refer to. */
    static void everything(Handle from, Handle to) {
        for (String table : tables(to)) {
            to.execute("delete from " + table);
        }
        for (String table : tables(to).reversed()) {
            copy(table, from, to);
        }
    }

    /** How many rows there are in all. */
    static long rows(Handle handle) {
        return tables(handle).stream()
                .mapToLong(table ->
                        handle.select("select count(*) from " + table).mapTo(long.class).one())
                .sum();
    }

    private static void copy(String table, Handle from, Handle to) {
        List<Map<String, Object>> rows = new ArrayList<>();
        try (var all =
                from.select("select * from " + table).setFetchSize(AT_A_TIME).mapToMap().stream()) {
            all.forEach(row -> {
                rows.add(row);
                if (rows.size() == AT_A_TIME) {
                    insert(table, rows, to);
                    rows.clear();
                }
            });
        }
        insert(table, rows, to);
    }

    private static void insert(String table, List<Map<String, Object>> rows, Handle to) {
        if (rows.isEmpty()) {
            return;
        }
        List<String> columns = List.copyOf(rows.getFirst().keySet());
        String places = String.join(", ", Collections.nCopies(columns.size(), "?"));
        try (PreparedBatch batch =
                to.prepareBatch(
                        "insert into "
                                + table
                                + " ("
                                + String.join(", ", columns)
                                + ") values ("
                                + places
                                + ")")) {
            for (Map<String, Object> row : rows) {
                for (int i = 0; i < columns.size(); i++) {
                    batch.bind(i, row.get(columns.get(i)));
                }
                batch.add();
            }
            batch.execute();
        }
    }

    /** The tables that keep something, those that refer to others first. */
    private static List<String> tables(Handle handle) {
        Map<String, Set<String>> refers = new LinkedHashMap<>();
        try {
            DatabaseMetaData meta = handle.getConnection().getMetaData();
            String schema = handle.getConnection().getSchema();
            try (ResultSet found = meta.getTables(null, schema, "%", new String[] {"TABLE"})) {
                while (found.next()) {
                    String name = found.getString("TABLE_NAME");
                    if (!NOT_KEPT.contains(name) && !name.startsWith("sqlite_")) {
                        refers.put(name, new LinkedHashSet<>());
                    }
                }
            }
            for (Map.Entry<String, Set<String>> table : refers.entrySet()) {
                try (ResultSet keys = meta.getImportedKeys(null, schema, table.getKey())) {
                    while (keys.next()) {
                        table.getValue().add(keys.getString("PKTABLE_NAME"));
                    }
                }
            }
        } catch (SQLException e) {
            throw new StoreException("The database does not tell its tables: " + e.getMessage());
        }
        Set<String> order = new LinkedHashSet<>();
        refers.keySet().forEach(table -> visit(table, refers, order));
        return List.copyOf(order).reversed();
    }

    /** A table after all that it refers to. */
    private static void visit(String table, Map<String, Set<String>> refers, Set<String> order) {
        if (!order.contains(table)) {
            for (String other : refers.getOrDefault(table, Set.of())) {
                if (!other.equals(table)) {
                    visit(other, refers, order);
                }
            }
            order.add(table);
        }
    }
}

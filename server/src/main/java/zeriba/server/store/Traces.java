package zeriba.server.store;

import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import zeriba.engine.text.Value;
import zeriba.server.seat.Principal;

/** What is kept at tables, and beside them, under the holder of seats: one list for each kind. */
final class Traces {

    private static final Map<String, String> KINDS =
            kinds(
                    "seats",
                    "select table_id, role, since from hold where browser = ?",
                    "said",
                    "select table_id, role, words, made_at from remark where holder = ?",
                    "links",
                    "select table_id, role, expires_at from turn_link where ? in (holder, opened_by)",
                    "opened",
                    "select table_id, role from seat where opened_by = ?",
                    "told",
                    "select table_id, entry, told_at from notice_told where holder = ?",
                    "codes",
                    "select expires_at from ticket where holder = ?",
                    "browsers",
                    "select browser from acquaintance where 'account:' || account_id = ?",
                    "listed",
                    """
                    select table_id, level, since from listing
                    where table_id in (select table_id from hold where browser = ?)
                    """);

    private Traces() {}

    private static Map<String, String> kinds(String... namesAndQuestions) {
        Map<String, String> kinds = new LinkedHashMap<>();
        for (int i = 0; i < namesAndQuestions.length; i += 2) {
            kinds.put(namesAndQuestions[i], namesAndQuestions[i + 1]);
        }
        return kinds;
    }

    /** All of them. */
    static Value.Fields of(Handle handle, Principal asker) {
        Value.Fields all = Value.NO_FIELDS;
        for (Map.Entry<String, String> kind : KINDS.entrySet()) {
            List<Value.Fields> rows =
                    handle.select(kind.getValue(), asker.id()).map((row, _) -> row(row)).list();
            all = all.with(kind.getKey(), Value.of(rows));
        }
        return all;
    }

    private static Value.Fields row(ResultSet row) throws SQLException {
        ResultSetMetaData columns = row.getMetaData();
        Value.Fields told = Value.NO_FIELDS;
        for (int i = 1; i <= columns.getColumnCount(); i++) {
            String name = columns.getColumnLabel(i).replace("_id", "");
            told =
                    told.with(
                            name,
                            row.getObject(i) instanceof Number number
                                    ? Value.of(number.longValue())
                                    : Value.of(String.valueOf(row.getString(i))));
        }
        return told;
    }
}

package zeriba.server.store;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zeriba.engine.rules.Role;

/** The secret links by which seats are taken. */
public final class SeatLinks {

    private SeatLinks() {}

    /** The page of a table. */
    public static String page(String table) {
        return "/table/" + table;
    }

    /** The link that opens a seat. */
    public static String of(String table, String secret) {
        return page(table) + "#seat=" + secret;
    }

    /** The links of roles, by name. */
    public static Map<String, String> of(
            String table, List<Role> roles, Map<String, String> secrets) {
        Map<String, String> links = new LinkedHashMap<>();
        for (Role role : roles) {
            links.put(role.name(), of(table, String.valueOf(secrets.get(role.name()))));
        }
        return links;
    }
}

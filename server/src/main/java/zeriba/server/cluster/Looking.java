package zeriba.server.cluster;

import java.util.List;
import zeriba.server.seat.Principal;

/**
 * Somebody at another server who looks at a table.
 *
 * @param after the last entry that their page knows of
 * @param with what views shall carry where it chooses
 */
public record Looking(String table, Principal asker, int after, List<String> with) {

    public Looking {
        with = List.copyOf(with);
    }
}

package zeriba.server.view;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.schema.As;

/** A table, who sits there, and which of the seats are the asker's. */
public record SeatsTold(
        String table,
        List<String> mine,
        @As.Doc("Who sits where: you, person, open, or computer LEVEL.") Map<String, String> seats,
        @As.Unwrapped Disclosure disclosure) {

    /** What whoever sits down at a table is to know. */
    public record Disclosure(
            @As.Implied @As.Doc("By role, the names of those who sit there with an account.")
                    Map<String, String> names,
            @As.Called("throws") @As.Doc("Where dice come from that nobody can prove afterwards.")
                    Optional<View.Unproven> unproven) {}
}

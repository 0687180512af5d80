package zeriba.server.clock;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Clocks as they are kept, all but their pace, so that they go on without earlier entries. */
public record ClocksForm(
        Map<String, Clocks.Account> accounts,
        List<String> started,
        String asked,
        long wall,
        long served,
        boolean flagged) {

    /** The form of clocks. */
    public static ClocksForm of(Clocks clocks) {
        return new ClocksForm(
                new TreeMap<>(clocks.accounts()),
                clocks.started().stream().sorted().toList(),
                clocks.asked(),
                clocks.since().wall(),
                clocks.since().served(),
                clocks.flagged());
    }

    /** The clocks, of this pace. */
    public Clocks clocks(TimeControl pace) {
        Stamp since = new Stamp(wall, served);
        return new Clocks(pace, accounts, Set.copyOf(started), asked, since, flagged);
    }
}

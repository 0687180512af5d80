package zeriba.server.dice;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import zeriba.engine.schema.As;
import zeriba.engine.text.UnreadableException;

/**
 * A period as it is kept. All of it stands in the record too: who may read that learns nothing of
 * the dice here.
 */
public record PeriodForm(
        @As.Within(from = 0, to = Integer.MAX_VALUE) int entry,
        @As.Within(from = 0, to = Integer.MAX_VALUE) int number,
        int scheme,
        boolean thrown,
        Map<String, String> given,
        List<String> spoken) {

    /** The form of a period. */
    public static PeriodForm of(PeriodAt at) {
        Period period = at.period();
        return new PeriodForm(
                at.entry(),
                period.number(),
                period.scheme().number(),
                period.thrown(),
                new TreeMap<>(period.given()),
                period.spoken().stream().sorted().toList());
    }

    /** The period. */
    public PeriodAt period() throws UnreadableException {
        Scheme by =
                Stream.of(Scheme.values())
                        .filter(one -> one.number() == scheme)
                        .findFirst()
                        .orElseThrow(() ->
                                new UnreadableException("scheme", "there is no scheme " + scheme));
        return new PeriodAt(entry, new Period(number, by, thrown, given, Set.copyOf(spoken)));
    }
}

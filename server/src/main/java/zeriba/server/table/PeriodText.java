package zeriba.server.table;

import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import zeriba.engine.text.TreeReader;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/**
 * Periods as trees. All of it stands in the record too: who may read that learns nothing of the
 * dice here.
 */
public final class PeriodText {

    private PeriodText() {}

    /** The tree of a period. */
    public static Value.Fields write(PeriodAt at) {
        Period period = at.period();
        Map<String, Value> given = new TreeMap<>();
        period.given().forEach((role, text) -> given.put(role, Value.of(text)));
        return Value.NO_FIELDS
                .with("entry", Value.of(at.entry()))
                .with("number", Value.of(period.number()))
                .with("scheme", Value.of(period.scheme().number()))
                .with("thrown", Value.of(period.thrown()))
                .with("given", new Value.Fields(given))
                .with("spoken", Value.texts(period.spoken().stream().sorted().toList()));
    }

    /** The period of a tree. */
    public static PeriodAt read(TreeReader node) throws UnreadableException {
        Map<String, String> given = new TreeMap<>();
        for (String role : node.at("given").fields().fields().keySet()) {
            given.put(role, node.at("given").at(role).text());
        }
        TreeSet<String> spoken = new TreeSet<>();
        for (TreeReader role : node.at("spoken").items()) {
            spoken.add(role.text());
        }
        Period period =
                new Period(
                        node.at("number").number(0, Integer.MAX_VALUE),
                        scheme(node.at("scheme")),
                        node.at("thrown").flag(),
                        given,
                        spoken);
        return new PeriodAt(node.at("entry").number(0, Integer.MAX_VALUE), period);
    }

    private static Scheme scheme(TreeReader node) throws UnreadableException {
        int number = node.number(1, Integer.MAX_VALUE);
        return Stream.of(Scheme.values())
                .filter(scheme -> scheme.number() == number)
                .findFirst()
                .orElseThrow(() -> node.fault("there is no scheme " + number));
    }
}

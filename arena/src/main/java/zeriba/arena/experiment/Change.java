package zeriba.arena.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import zeriba.engine.Overrides;
import zeriba.engine.text.Value;

/**
 * How a variant differs from the game as it is set up.
 *
 * @param options the options that have another value
 * @param data the cells of the data that say something else
 * @param restrictions what players may not do
 */
public record Change(Map<String, Value> options, Overrides data, List<Restriction> restrictions) {

    /** Nothing differs. */
    public static final Change NONE = new Change(Map.of(), Overrides.NONE, List.of());

    public Change {
        options = Map.copyOf(options);
        restrictions = List.copyOf(restrictions);
    }

    /** An option of the game is set to a value. */
    public static Change option(String id, Value value) {
        return new Change(Map.of(id, value), Overrides.NONE, List.of());
    }

    /** Cells of the data that say something else. */
    public static Change of(Overrides data) {
        return new Change(Map.of(), data, List.of());
    }

    /** Cells of the data of the game are others. */
    public static Change data(Map<String, String> cells) {
        return new Change(Map.of(), Overrides.of(cells), List.of());
    }

    /** A side may choose less than the rules let it. */
    public static Change restricted(Restriction restriction) {
        return new Change(Map.of(), Overrides.NONE, List.of(restriction));
    }

    /** Whether whoever knows the published data and the options knows it. */
    public boolean isOfOptionsAlone() {
        return data.isEmpty() && restrictions.isEmpty();
    }

    /** This change and another; where both say something, as the other says. */
    public Change and(Change other) {
        Map<String, Value> both = new TreeMap<>(options);
        both.putAll(other.options);
        List<Restriction> all = new ArrayList<>(restrictions);
        all.addAll(other.restrictions);
        return new Change(both, data.and(other.data), all);
    }
}

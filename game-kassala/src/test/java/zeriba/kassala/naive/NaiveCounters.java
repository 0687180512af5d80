package zeriba.kassala.naive;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** The counters on the board. */
final class NaiveCounters {

    private final NaiveBoard board;
    private final Map<String, String> at = new LinkedHashMap<>();
    private final Map<String, Set<String>> standing = new HashMap<>();

    NaiveCounters(NaiveBoard board) {
        this.board = board;
    }

    NaiveCounters copy() {
        NaiveCounters copy = new NaiveCounters(board);
        at.forEach(copy::put);
        return copy;
    }

    /** Each unit with the hex it stands in, in the order in which they came there. */
    Map<String, String> places() {
        return at;
    }

    boolean isOnBoard(String unit) {
        return at.containsKey(unit);
    }

    boolean hasAny(String side) {
        return at.keySet().stream().anyMatch(u -> isOf(u, side));
    }

    boolean isOf(String unit, String side) {
        return board.unit(unit).side().equals(side);
    }

    String placeOf(String unit) {
        return Objects.requireNonNull(at.get(unit), unit);
    }

    Set<String> unitsIn(String hex) {
        return standing.getOrDefault(hex, Set.of());
    }

    void put(String unit, String hex) {
        remove(List.of(unit));
        at.put(unit, hex);
        standing.computeIfAbsent(hex, _ -> new TreeSet<>()).add(unit);
    }

    void remove(Collection<String> units) {
        for (String unit : List.copyOf(units)) {
            if (at.containsKey(unit)) {
                unitsIn(placeOf(unit)).remove(unit);
                at.remove(unit);
            }
        }
    }
}

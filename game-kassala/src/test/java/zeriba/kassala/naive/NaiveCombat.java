package zeriba.kassala.naive;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/**
 * One combat portion: who stood where when it began, and who has fought since. Every obligation and
 * every possible attack follows from the first, so results never change what is still to be done.
 */
final class NaiveCombat {

    /** One legal combination, and the text it is written as. */
    private record Attack(String text, Set<String> units, Set<String> hexes) {}

    private final NaiveBoard board;
    private final Map<String, String> at;
    private final String side;
    private final boolean cannonOption;
    private final List<Attack> attacks = new ArrayList<>();
    private final Set<String> obliged = new TreeSet<>();
    private final Set<String> freeUnits = new TreeSet<>();
    private final Set<String> freeHexes = new TreeSet<>();
    private final Map<Set<String>, Boolean> known = new HashMap<>();

    NaiveCombat(NaiveBoard board, Map<String, String> at, String side, boolean cannonOption) {
        this.board = board;
        this.at = new LinkedHashMap<>(at);
        this.side = side;
        this.cannonOption = cannonOption;
        for (String unit : units(true)) {
            for (String enemy : units(false)) {
                if (isAdjacent(unit, placeOf(enemy))) {
                    obliged.add(unit);
                    freeHexes.add(placeOf(enemy));
                }
            }
            freeUnits.add(unit);
        }
        listAttacks();
        listBombardments();
    }

    private NaiveCombat(NaiveCombat other) {
        this.board = other.board;
        this.at = other.at;
        this.side = other.side;
        this.cannonOption = other.cannonOption;
        this.attacks.addAll(other.attacks);
        this.obliged.addAll(other.obliged);
        this.freeUnits.addAll(other.freeUnits);
        this.freeHexes.addAll(other.freeHexes);
        this.known.putAll(other.known);
    }

    NaiveCombat copy() {
        return new NaiveCombat(this);
    }

    String side() {
        return side;
    }

    String placeOf(String unit) {
        return Objects.requireNonNull(at.get(unit), unit);
    }

    boolean isFinished() {
        return freeHexes.isEmpty() && freeUnits.stream().noneMatch(obliged::contains);
    }

    /** Attacks after which all that must still fight can. */
    List<String> options() {
        return attacks.stream()
                .filter(a -> isFree(a, freeUnits, freeHexes))
                .filter(a -> canBeDone(without(freeUnits, a.units), without(freeHexes, a.hexes)))
                .map(Attack::text)
                .toList();
    }

    void done(Collection<String> units, Collection<String> hexes) {
        freeUnits.removeAll(units);
        freeHexes.removeAll(hexes);
    }

    /** G-2, by trying out everything. */
    private boolean canBeDone(Set<String> units, Set<String> hexes) {
        if (hexes.isEmpty()) {
            return units.stream().noneMatch(obliged::contains);
        }
        Set<String> key = new HashSet<>(units);
        key.addAll(hexes);
        Boolean answer = known.get(key);
        if (answer == null) {
            String next = new TreeSet<>(hexes).first();
            answer =
                    attacks.stream()
                            .filter(a -> a.hexes.contains(next) && isFree(a, units, hexes))
                            .anyMatch(a ->
                                    canBeDone(without(units, a.units), without(hexes, a.hexes)));
            known.put(key, answer);
        }
        return answer;
    }

    private static boolean isFree(Attack attack, Set<String> units, Set<String> hexes) {
        return units.containsAll(attack.units) && hexes.containsAll(attack.hexes);
    }

    private void listAttacks() {
        for (List<String> hexes : subsets(freeHexes)) {
            List<String> able = units(true).stream().filter(u -> mayJoin(u, hexes)).toList();
            boolean anybodyNear = able.stream().anyMatch(u -> isAdjacentToAll(u, hexes));
            for (List<String> units : anybodyNear ? subsets(able) : List.<List<String>>of()) {
                boolean byCannonAlone = cannonOption && units.stream().allMatch(this::isCannon);
                if (!byCannonAlone || units.stream().allMatch(u -> isAdjacentToAll(u, hexes))) {
                    attacks.add(attack("attack ", units, hexes));
                }
            }
        }
    }

    /** G-1: next to all; a cannon, with the option, within two hexes of one. */
    private boolean mayJoin(String unit, List<String> hexes) {
        return (cannonOption && isCannon(unit))
                ? hexes.stream().anyMatch(h -> board.withinTwo(placeOf(unit), h))
                : isAdjacentToAll(unit, hexes);
    }

    /** G-14: next to some friend other than the cannon that bombards. */
    private void listBombardments() {
        if (!cannonOption) {
            return;
        }
        for (String hex : freeHexes) {
            for (String cannon : units(true)) {
                boolean another =
                        units(true).stream().anyMatch(u -> !u.equals(cannon) && isAdjacent(u, hex));
                if (isCannon(cannon) && another && board.withinTwo(placeOf(cannon), hex)) {
                    attacks.add(attack("bombard ", List.of(cannon), List.of(hex)));
                }
            }
        }
    }

    private Attack attack(String verb, List<String> units, List<String> hexes) {
        List<String> targets =
                units(false).stream().filter(u -> hexes.contains(placeOf(u))).toList();
        String text = verb + String.join("+", units) + " " + String.join("+", targets);
        return new Attack(text, Set.copyOf(units), Set.copyOf(hexes));
    }

    private boolean isCannon(String unit) {
        return board.unit(unit).isCannon();
    }

    private boolean isAdjacent(String unit, String hex) {
        return board.neighbours(placeOf(unit)).contains(hex);
    }

    private boolean isAdjacentToAll(String unit, List<String> hexes) {
        return hexes.stream().allMatch(h -> isAdjacent(unit, h));
    }

    /** Friends or enemies, in the order of the data. */
    private List<String> units(boolean friends) {
        return board.units.keySet().stream()
                .filter(at::containsKey)
                .filter(u -> board.unit(u).side().equals(side) == friends)
                .toList();
    }

    /** Where these units stood when the combat portion began. */
    Set<String> hexesOf(Collection<String> units) {
        Set<String> hexes = new TreeSet<>();
        units.forEach(u -> hexes.add(placeOf(u)));
        return hexes;
    }

    static List<List<String>> subsets(Collection<String> of) {
        List<List<String>> all = new ArrayList<>();
        all.add(List.of());
        for (String one : of) {
            for (List<String> some : List.copyOf(all)) {
                List<String> more = new ArrayList<>(some);
                more.add(one);
                all.add(more);
            }
        }
        all.removeFirst();
        return all;
    }

    static Set<String> without(Set<String> all, Collection<String> some) {
        Set<String> rest = new HashSet<>(all);
        rest.removeAll(some);
        return rest;
    }
}

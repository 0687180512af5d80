package zeriba.kasserine.naive;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What becomes of units and hexes, worked out by labels from the data and the paragraphs alone:
 * arrivals, retreats, losses, supply, markers, events and captures. It keeps the whole war as sets
 * of names, and shares nothing with the game.
 */
public final class NaiveWar {

    private static final List<String> OBJECTIVES =
            List.of("2714", "0306", "2003", "0104", "0105", "1601");
    private static final int[] AXIS_DRAWS = {4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3};
    private static final int[] ALLIED_DRAWS = {4, 4, 5, 5, 6, 7, 7, 7, 7, 7, 7, 7};
    private static final int PENNY_TURNS = 2;
    private static final int KASSERINE = 20;
    private static final int SBEITLA = 14;
    private static final int LONGEST = 3;

    private final NaiveMap map;

    /** Where each unit on the map is; a unit that passes a friend is there with him. */
    private final Map<String, String> at = new TreeMap<>();

    private final Set<String> due = new TreeSet<>();
    private final Set<String> depleted = new TreeSet<>();
    private final Set<String> held = new TreeSet<>();
    private final Set<String> events = new TreeSet<>();
    private final int turn;
    private int most;
    private boolean won;

    /** A war in a turn, before anybody is put anywhere. */
    public NaiveWar(NaiveMap map, int turn) {
        this.map = map;
        this.turn = turn;
    }

    /** Puts a unit into a hex, among those that are due, or out of the game. */
    public void put(String unit, String place, boolean isDepleted) {
        at.remove(unit);
        due.remove(unit);
        if (place.equals("due")) {
            due.add(unit);
        } else if (!place.equals("eliminated")) {
            at.put(unit, place);
        }
        if (isDepleted) {
            depleted.add(unit);
        }
    }

    /** What has been captured and has happened up to now. */
    public void remember(Set<String> hexes, Set<String> happened, int captured) {
        held.addAll(hexes);
        events.addAll(happened);
        most = captured;
    }

    public Map<String, String> places() {
        return at;
    }

    public Set<String> depleted() {
        return depleted;
    }

    public Set<String> held() {
        return held;
    }

    public Set<String> events() {
        return events;
    }

    public int most() {
        return most;
    }

    public boolean isWon() {
        return won;
    }

    private static boolean isAxis(String unit) {
        return unit.startsWith("AX");
    }

    private boolean isLeg(String unit) {
        return map.trait(unit, "class").equals("leg");
    }

    private boolean isFree(String hex) {
        return !at.containsValue(hex);
    }

    private boolean isOf(boolean axis, String hex) {
        return at.entrySet().stream()
                .anyMatch(e -> e.getValue().equals(hex) && isAxis(e.getKey()) == axis);
    }

    /** Whether an enemy controls a hex (6.0), which commandos need not heed (13.1). */
    private boolean isControlled(String unit, String hex) {
        return !map.trait(unit, "trait").equals("commando")
                && map.beside(hex).stream().anyMatch(next -> isOf(!isAxis(unit), next));
    }

    // --- arrivals: 11.0 to 11.4, 15.0, R5, R8, R28, R29

    /** Whether the time of a unit has come and its event has happened. */
    public boolean isDue(String unit) {
        String event = map.trait(unit, "event");
        String id =
                switch (event) {
                    case "sbeitla" -> "axisCapturedSbeitla";
                    case "west" -> "axisEntersWestOfKasserine";
                    case "north" -> "axisEntersNorthOfSbeitla";
                    case "near" -> "axisAdjacentThalaOrTebessa";
                    case "airfield" -> "airfieldOpen";
                    default -> "";
                };
        return turn >= map.number(unit, "turn") && (id.isEmpty() || events.contains(id));
    }

    /** Every way in: a unit that is due and a hex, as an action is written. */
    public Set<String> arrivals(boolean axis, boolean mobile, int percent) {
        Set<String> arrivals = new TreeSet<>();
        for (String unit : due) {
            boolean late = mobile && (isLeg(unit) || map.trait(unit, "event").equals("airfield"));
            if (isAxis(unit) == axis && isDue(unit) && !late) {
                for (String hex : map.starts(unit)) {
                    if (mayEnter(unit, hex, mobile, percent)) {
                        arrivals.add("enter " + unit + " " + hex);
                    }
                }
            }
        }
        return arrivals;
    }

    /** Those that may not wait for the mobile phase, nor in it for another turn. */
    public boolean mustArrive(Set<String> arrivals, boolean mobile) {
        return arrivals.stream()
                .map(arrival -> arrival.split(" ")[1])
                .anyMatch(unit ->
                        mobile || isLeg(unit) || map.trait(unit, "event").equals("airfield"));
    }

    private boolean mayEnter(String unit, String hex, boolean mobile, int percent) {
        int left = left(unit, hex, mobile, percent);
        return left >= 0
                && !isOf(!isAxis(unit), hex)
                && (isFree(hex) || !onwards(unit, hex, mobile, percent).isEmpty());
    }

    private int left(String unit, String hex, boolean mobile, int percent) {
        int move = map.number(unit, "move");
        int points = 2 * (mobile ? (move * percent + 99) / 100 : move);
        return points - entry(unit, hex);
    }

    /** The first hex costs as if its road, trail or wadi went on. */
    private int entry(String unit, String hex) {
        if (map.isOn("road", hex)) {
            return 1;
        }
        if (map.isOn("trail", hex) || map.isOn("wadi", hex)) {
            return 2;
        }
        return switch (map.terrain(hex)) {
            case "clear" -> 2;
            case "broken" -> 4;
            default -> isLeg(unit) ? 6 : 8;
        };
    }

    /** Where a unit that has entered by a hex may end, that hex included if it is free. */
    public Set<String> onwards(String unit, String hex, boolean mobile, int percent) {
        boolean frozen =
                !isAxis(unit)
                        && turn <= PENNY_TURNS
                        && Integer.parseInt(hex.substring(0, 2)) < KASSERINE;
        Set<String> ends = new TreeSet<>();
        if (!frozen && !isControlled(unit, hex)) {
            Map<String, String> with = new TreeMap<>(at);
            with.put(unit, hex);
            NaiveBoard board = new NaiveBoard(map, with, depleted, turn, percent);
            ends.addAll(board.reach(unit, left(unit, hex, mobile, percent), Set.of()).keySet());
        }
        ends.remove(hex);
        if (isFree(hex)) {
            ends.add(hex);
        }
        return ends;
    }

    // --- retreats: 7.5, 7.7, 7.8, 6.2, 14.2, 14.3, 16.0

    /** Everything that a unit may do that must retreat so many hexes, as actions are written. */
    public Set<String> answers(String unit, int length, boolean defends) {
        Set<String> answers = new TreeSet<>();
        int least = defends && isFortified(unit) ? length - 1 : length;
        for (int hexes = Math.max(1, least); hexes <= length; hexes++) {
            flee(unit, List.of(), hexes, answers);
        }
        boolean boxed = map.trait(unit, "nation").equals("US") && map.isIn("box", place(unit));
        if (boxed || least == 0) {
            answers.add("hold " + unit);
        }
        if (!depleted.contains(unit) && isTwoSided(unit)) {
            answers.add("stand " + unit);
        }
        return answers;
    }

    private boolean isFortified(String unit) {
        return !isAxis(unit)
                && at.entrySet().stream()
                        .filter(e -> map.trait(e.getKey(), "trait").equals("engineer"))
                        .anyMatch(e -> map.distance(e.getValue(), place(unit)) <= 7);
    }

    private String place(String unit) {
        return Objects.requireNonNull(at.get(unit), unit);
    }

    private void flee(String unit, List<String> way, int length, Set<String> answers) {
        String here = way.isEmpty() ? place(unit) : way.getLast();
        boolean isEnd = way.size() >= length && !isOf(isAxis(unit), here);
        if (isEnd) {
            answers.add("retreat " + unit + " " + String.join("+", way));
            return;
        }
        for (String next : map.beside(here)) {
            if (mayFlee(unit, here, next)) {
                List<String> longer = new ArrayList<>(way);
                longer.add(next);
                flee(unit, longer, length, answers);
            }
        }
    }

    private boolean mayFlee(String unit, String from, String to) {
        String start = place(unit);
        boolean controlled = isControlled(unit, to);
        boolean mined = map.joins("mine", from, to);
        return map.distance(start, to) > map.distance(start, from)
                && !map.terrain(to).equals("prohibited")
                && !isOf(!isAxis(unit), to)
                && !(controlled && !isOf(isAxis(unit), to))
                && !(mined && controlled && isControlled(unit, from));
    }

    /** Whether mines deplete a unit that retreats by a way. */
    public boolean isHarmed(String unit, List<String> way) {
        String from = place(unit);
        boolean harmed = false;
        for (String to : way) {
            harmed |= map.joins("mine", from, to) || map.isIn("box", to);
            from = to;
        }
        return harmed && isAxis(unit);
    }

    // --- losses: 1.0, 7.6

    private boolean isTwoSided(String unit) {
        return !map.trait(unit, "reduced-attack").isEmpty();
    }

    /** A unit gives its full strength, or is gone. */
    public void deplete(String unit) {
        if (isTwoSided(unit) && depleted.add(unit)) {
            return;
        }
        eliminate(unit);
    }

    /** A unit is out of the game. */
    public void eliminate(String unit) {
        at.remove(unit);
        assess();
    }

    /** What a result does at once to the one that is attacked. */
    public void suffer(String result, String defender) {
        switch (result) {
            case "Ex", "(D)" -> deplete(defender);
            case "DE" -> eliminate(defender);
            default -> {}
        }
        assess();
    }

    /** How many hexes a result makes its loser retreat. */
    public static int length(String result) {
        return switch (result) {
            case "A1", "D1", "(D)" -> 1;
            case "A2", "D2" -> 2;
            case "D3" -> LONGEST;
            default -> 0;
        };
    }

    // --- control, events and victory: 11.1, 15.0, 18.0, R2, R3, R9, R10

    /** A unit goes from hex to hex; what it enters changes hands. */
    public void go(String unit, List<String> way) {
        due.remove(unit);
        for (String hex : way) {
            if (!won) {
                at.put(unit, hex);
                enter(unit, hex);
                assess();
            }
        }
    }

    private void enter(String unit, String hex) {
        if (!isAxis(unit)) {
            held.remove(hex);
            return;
        }
        if (OBJECTIVES.contains(hex)) {
            held.add(hex);
        }
        if (Integer.parseInt(hex.substring(0, 2)) < KASSERINE) {
            events.add("axisEntersWestOfKasserine");
        }
        if (Integer.parseInt(hex.substring(2)) < SBEITLA) {
            events.add("axisEntersNorthOfSbeitla");
        }
        for (String town : List.of("2003", "0306")) {
            if (hex.equals(town) || map.beside(town).contains(hex)) {
                events.add("axisAdjacentThalaOrTebessa");
            }
        }
    }

    private void assess() {
        Set<String> captured = new TreeSet<>(held);
        captured.removeIf(hex ->
                isOf(false, hex) || map.beside(hex).stream().anyMatch(next -> isOf(false, next)));
        if (captured.contains("2714")) {
            events.add("axisCapturedSbeitla");
        }
        if (captured.contains("2003") || captured.contains("0306")) {
            events.add("axisCapturedThalaOrTebessa");
        }
        most = Math.max(most, Math.min(3, captured.size()));
        won |= captured.size() >= 3;
    }

    // --- supply and markers: 8.1, 9.0, 12.0, G-3

    /** How many markers a side draws in this turn. */
    public int draws(boolean axis) {
        long lost =
                map.area(axis ? "supply-axis" : "supply-allies").stream()
                        .filter(hex -> isOf(!axis, hex))
                        .count();
        int allotted = (axis ? AXIS_DRAWS : ALLIED_DRAWS)[turn - 1];
        return (int) Math.max(0, allotted - lost);
    }

    /** The hexes in which the units of a side are in supply. */
    public Set<String> supplied(boolean axis) {
        Set<String> closed = new TreeSet<>();
        at.forEach((unit, hex) -> {
            if (isAxis(unit) != axis) {
                closed.add(hex);
            }
        });
        Set<String> near = new TreeSet<>();
        for (String source : map.area(axis ? "sources-axis" : "sources-allies")) {
            if (isOpen(source, closed) && (map.isOn("road", source) || map.isOn("trail", source))) {
                near.add(source);
            }
        }
        along("trail", closed, near);
        along("road", closed, near);
        for (int i = 0; i < (axis ? 4 : 3); i++) {
            for (String hex : List.copyOf(near)) {
                map.beside(hex).stream().filter(next -> isOpen(next, closed)).forEach(near::add);
            }
        }
        return near;
    }

    private boolean isOpen(String hex, Set<String> closed) {
        return !closed.contains(hex) && !map.terrain(hex).equals("prohibited");
    }

    private void along(String line, Set<String> closed, Set<String> fed) {
        Deque<String> open = new ArrayDeque<>(fed);
        while (!open.isEmpty()) {
            String hex = open.removeFirst();
            for (String next : map.beside(hex)) {
                if (map.joins(line, hex, next) && isOpen(next, closed) && fed.add(next)) {
                    open.add(next);
                }
            }
        }
    }

    /** A unit's attack, out of supply or in it. */
    public int attack(String unit, boolean isSupplied) {
        int attack = map.number(unit, depleted.contains(unit) ? "reduced-attack" : "attack");
        return isSupplied ? attack : Math.max(1, attack / 2);
    }

    @Override
    public String toString() {
        return "turn " + turn + " " + at + " " + depleted + " " + Arrays.asList(held, events, most);
    }
}

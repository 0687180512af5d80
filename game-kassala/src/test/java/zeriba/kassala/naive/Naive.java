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
import zeriba.kassala.naive.NaiveBoard.Unit;

/**
 * Kassala once more, by plain loops over the printed data, from the rulebook and the rulings alone:
 * the oracle that the game is compared with. Slow, mutable, and without a thought for anything but
 * being plainly right.
 */
public final class Naive {

    private static final NaiveBoard BOARD = new NaiveBoard();
    private static final List<String> COLUMNS =
            List.of("1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1");

    private enum Phase {
        DEPLOY,
        MOVE,
        COMBAT,
        DICE,
        LOSE,
        ADVANCE,
        OVER
    }

    private final boolean cannonOption;
    private final boolean mixedOption;
    private final Map<String, String> at = new LinkedHashMap<>();
    private final Map<String, Set<String>> standing = new HashMap<>();
    private final Set<String> undeployed = new TreeSet<>();
    private final Set<String> moved = new TreeSet<>();
    private int turn = 1;
    private String side = "moslem";
    private Phase phase = Phase.MOVE;
    private String result = "";

    /** The portion's battles; made when a combat portion begins. */
    private NaiveCombat combat = new NaiveCombat(BOARD, Map.of(), "", false);

    private List<String> attackers = List.of();
    private List<String> targets = List.of();
    private List<String> losable = List.of();
    private int toLose = 0;
    private Set<String> vacated = new TreeSet<>();
    private Set<String> advancers = new TreeSet<>();

    private Naive(boolean cannonOption, boolean mixedOption) {
        this.cannonOption = cannonOption;
        this.mixedOption = mixedOption;
    }

    /** The start of a scenario. */
    public static Naive start(String scenario, boolean cannonOption, boolean mixedOption) {
        Naive naive = new Naive(cannonOption, mixedOption);
        if (scenario.equals("free-deployment")) {
            naive.undeployed.addAll(BOARD.units.keySet());
            naive.phase = Phase.DEPLOY;
            naive.side = "christian";
        } else {
            BOARD.units.values().forEach(u -> naive.put(u.id(), u.hex()));
        }
        return naive;
    }

    /** The start of the Moslem movement of {@code turn} with these units on the board alone. */
    public static Naive composed(
            int turn, Map<String, String> places, boolean cannonOption, boolean mixedOption) {
        Naive naive = new Naive(cannonOption, mixedOption);
        naive.turn = turn;
        places.forEach(naive::put);
        return naive;
    }

    /** A copy that goes its own way. */
    public Naive copy() {
        Naive copy = new Naive(cannonOption, mixedOption);
        at.forEach(copy::put);
        copy.undeployed.addAll(undeployed);
        copy.moved.addAll(moved);
        copy.turn = turn;
        copy.side = side;
        copy.phase = phase;
        copy.result = result;
        copy.combat = combat.copy();
        copy.attackers = attackers;
        copy.targets = targets;
        copy.losable = losable;
        copy.toLose = toLose;
        copy.vacated = new TreeSet<>(vacated);
        copy.advancers = new TreeSet<>(advancers);
        return copy;
    }

    /** Where each unit on the board stands. */
    public Map<String, String> places() {
        return Map.copyOf(at);
    }

    public int turn() {
        return turn;
    }

    /** Whose choice it is, or whose dice are thrown. */
    public String side() {
        return side;
    }

    /** Who has won, or {@code draw}; empty while the game goes on. */
    public String result() {
        return result;
    }

    /** All that may be written next: choices, or the six throws of the die, or nothing. */
    public List<String> options() {
        return switch (phase) {
            case DEPLOY -> deployments();
            case MOVE -> moves();
            case COMBAT -> combat.options();
            case DICE -> List.of("dice 1", "dice 2", "dice 3", "dice 4", "dice 5", "dice 6");
            case LOSE -> losses();
            case ADVANCE -> advances();
            case OVER -> List.of();
        };
    }

    /** Plays one of the options. */
    public void play(String text) {
        List<String> words = List.of(text.split(" "));
        switch (words.getFirst()) {
            case "deploy" -> deploy(words.get(1), words.get(2));
            case "move" -> {
                put(words.get(1), words.get(2));
                moved.add(words.get(1));
            }
            case "end" -> beginCombat();
            case "attack" -> attack(units(words.get(1)), units(words.get(2)));
            case "bombard" -> {
                combat.done(units(words.get(1)), hexesOf(units(words.get(2))));
                nextBattle();
            }
            case "dice" -> resolve(Integer.parseInt(words.get(1)));
            case "lose" -> lose(units(words.get(1)));
            case "advance" -> advance(words.get(1), words.get(2));
            case "stay" -> nextBattle();
            default -> throw new IllegalArgumentException(text);
        }
    }

    // IV.B, G-16, G-17

    private List<String> deployments() {
        List<String> options = new ArrayList<>();
        for (String unit : undeployed) {
            for (String hex : BOARD.hexes) {
                boolean north = BOARD.north.contains(hex);
                boolean town = BOARD.isTown(hex);
                if (BOARD.unit(unit).side().equals(side)
                        && north == side.equals("moslem")
                        && !(town && BOARD.unit(unit).isCavalry())
                        && hasRoom(unit, hex)) {
                    options.add("deploy " + unit + " " + hex);
                }
            }
        }
        return options;
    }

    private void deploy(String unit, String hex) {
        put(unit, hex);
        undeployed.remove(unit);
        side = undeployed.stream().anyMatch(u -> isOf(u, "christian")) ? "christian" : "moslem";
        phase = undeployed.isEmpty() ? Phase.MOVE : Phase.DEPLOY;
    }

    // II.D

    private List<String> moves() {
        List<String> options = new ArrayList<>();
        for (String unit : at.keySet()) {
            if (isOf(unit, side) && !moved.contains(unit) && !isNextToEnemy(placeOf(unit))) {
                Set<String> reached = new TreeSet<>();
                Map<String, Integer> pointsLeft = new HashMap<>();
                walk(BOARD.unit(unit), placeOf(unit), movement(unit), reached, pointsLeft);
                reached.remove(placeOf(unit));
                reached.forEach(hex -> options.add("move " + unit + " " + hex));
            }
        }
        options.add("end");
        return options;
    }

    private static int movement(String unit) {
        return BOARD.unit(unit).movement();
    }

    /** Goes on from a hex only if it was never left with as many points before. */
    private void walk(
            Unit unit,
            String from,
            int points,
            Set<String> reached,
            Map<String, Integer> pointsLeft) {
        for (String to : BOARD.neighbours(from)) {
            boolean wadi = BOARD.isWadi(from, to);
            int left = points - (wadi || BOARD.isTrench(from, to) ? 2 : 1);
            boolean closed = unit.isCavalry() && (wadi || BOARD.isTown(to));
            if (left >= 0 && !closed && !isHeldByEnemy(to)) {
                if (hasRoom(unit.id(), to)) {
                    reached.add(to);
                }
                if (left > pointsLeft.getOrDefault(to, 0) && !isNextToEnemy(to)) {
                    pointsLeft.put(to, left);
                    walk(unit, to, left, reached, pointsLeft);
                }
            }
        }
    }

    private boolean hasRoom(String unit, String hex) {
        int cannon = 0;
        int others = 0;
        boolean allMoslemCannon = isMoslemCannon(unit);
        for (String there : unitsIn(hex)) {
            if (!there.equals(unit)) {
                cannon += BOARD.unit(there).isCannon() ? 1 : 0;
                others += BOARD.unit(there).isCannon() ? 0 : 1;
                allMoslemCannon &= isMoslemCannon(there);
            }
        }
        if (cannon + others == 0 || allMoslemCannon) {
            return true;
        }
        return cannonOption && (BOARD.unit(unit).isCannon() ? cannon < 3 : others == 0);
    }

    private static boolean isMoslemCannon(String unit) {
        return BOARD.unit(unit).isCannon() && isOf(unit, "moslem");
    }

    private boolean isHeldByEnemy(String hex) {
        return unitsIn(hex).stream().anyMatch(u -> !isOf(u, side));
    }

    private boolean isNextToEnemy(String hex) {
        return BOARD.neighbours(hex).stream().anyMatch(this::isHeldByEnemy);
    }

    // II.E

    private void beginCombat() {
        moved.clear();
        combat = new NaiveCombat(BOARD, at, side, cannonOption);
        nextBattle();
    }

    private void nextBattle() {
        if (at.keySet().stream().noneMatch(u -> isOf(u, "christian"))) {
            over("moslem");
        } else if (combat.isFinished()) {
            endPortion();
        } else {
            phase = Phase.COMBAT;
            side = combat.side();
        }
    }

    private void attack(List<String> with, List<String> against) {
        attackers = with;
        targets = against;
        combat.done(with, hexesOf(against));
        if (cannonOption && with.stream().allMatch(u -> BOARD.unit(u).isCannon())) {
            nextBattle(); // IV.A.7.c: a contact without a throw, and not one that eliminates
        } else {
            phase = Phase.DICE;
        }
    }

    private int column() {
        int attack = attackers.stream().mapToInt(this::attackStrength).sum();
        int defence = targets.stream().mapToInt(u -> BOARD.unit(u).combat()).sum();
        for (String hex : hexesOf(targets)) {
            defence += BOARD.kassala.contains(hex) ? 2 : BOARD.udaka.contains(hex) ? 1 : 0;
        }
        String odds;
        if (attack == 0) {
            odds = "1-4";
        } else if (attack >= defence) {
            odds = Math.min(5, attack / defence) + "-1";
        } else {
            int more = 1;
            while (more * attack < defence) {
                more++;
            }
            odds = "1-" + Math.min(4, more);
        }
        boolean infantry = attackers.stream().anyMatch(u -> isType(u, "infantry"));
        boolean cavalry = attackers.stream().anyMatch(u -> isType(u, "cavalry"));
        int shift = mixedOption && infantry && cavalry ? 1 : 0;
        return Math.min(7, COLUMNS.indexOf(odds) + shift);
    }

    private int attackStrength(String unit) {
        int strength = BOARD.unit(unit).combat();
        if (!BOARD.unit(unit).isCannon()) {
            String from = placeOf(unit);
            Set<String> hexes = hexesOf(targets);
            strength -= hexes.stream().anyMatch(to -> BOARD.attacksUp(from, to)) ? 1 : 0;
            strength -= hexes.stream().anyMatch(to -> BOARD.attacksFromBarbs(from, to)) ? 1 : 0;
        }
        return Math.max(0, strength);
    }

    private void resolve(int die) {
        List<String> inReach = attackers.stream().filter(this::isInReach).toList();
        vacated = new TreeSet<>();
        advancers = new TreeSet<>(attackers);
        switch (BOARD.result(column(), die)) {
            case "AE" -> {
                remove(inReach);
                nextBattle();
            }
            case "DE" -> {
                remove(targets);
                nextAdvance();
            }
            case "C" -> contact();
            case "EX" -> exchange(inReach);
            default -> throw new IllegalStateException("no such result");
        }
    }

    /** G-14: in a combined attack, cannon next to none of the defenders suffer nothing. */
    private boolean isInReach(String unit) {
        return !cannonOption
                || !BOARD.unit(unit).isCannon()
                || hexesOf(targets).stream().anyMatch(BOARD.neighbours(placeOf(unit))::contains);
    }

    private void contact() {
        for (String hex : hexesOf(targets)) {
            if (unitsIn(hex).stream().allMatch(u -> BOARD.unit(u).isCannon())) {
                remove(unitsIn(hex));
            }
        }
        nextAdvance();
    }

    private void exchange(List<String> inReach) {
        int attack = inReach.stream().mapToInt(u -> BOARD.unit(u).combat()).sum();
        int defence = targets.stream().mapToInt(u -> BOARD.unit(u).combat()).sum();
        if (attack <= defence) {
            remove(inReach);
        }
        if (defence <= attack) {
            remove(targets);
        }
        if (attack == defence || at.keySet().stream().noneMatch(u -> isOf(u, "christian"))) {
            nextBattle();
            return;
        }
        losable = attack > defence ? inReach : targets;
        toLose = Math.min(attack, defence);
        side = BOARD.unit(losable.getFirst()).side();
        phase = Phase.LOSE;
    }

    private List<String> losses() {
        List<String> options = new ArrayList<>();
        for (List<String> some : subsets(losable)) {
            int lost = some.stream().mapToInt(u -> BOARD.unit(u).combat()).sum();
            boolean noneToSpare =
                    some.stream().allMatch(u -> lost - BOARD.unit(u).combat() < toLose);
            if (lost >= toLose && noneToSpare) {
                options.add("lose " + String.join("+", some));
            }
        }
        return options;
    }

    private void lose(List<String> units) {
        remove(units);
        advancers.removeAll(units);
        side = combat.side();
        nextAdvance();
    }

    private List<String> advances() {
        List<String> options = new ArrayList<>();
        for (String unit : advancers) {
            for (String hex : vacated) {
                if (mayAdvance(BOARD.unit(unit), hex)) {
                    options.add("advance " + unit + " " + hex);
                }
            }
        }
        options.add("stay");
        return options;
    }

    private boolean mayAdvance(Unit unit, String hex) {
        String from = placeOf(unit.id());
        boolean closed = BOARD.isTown(hex) || BOARD.isWadi(from, hex);
        return !unit.isCannon()
                && BOARD.neighbours(from).contains(hex)
                && !(unit.isCavalry() && closed);
    }

    private void advance(String unit, String hex) {
        put(unit, hex);
        advancers.remove(unit);
        vacated.remove(hex);
        nextAdvance();
    }

    /** An advance is asked for only while some unit may make one. */
    private void nextAdvance() {
        for (String hex : hexesOf(targets)) {
            if (unitsIn(hex).isEmpty()) {
                vacated.add(hex);
            }
        }
        advancers.removeIf(u -> !at.containsKey(u));
        boolean christiansLeft = at.keySet().stream().anyMatch(u -> isOf(u, "christian"));
        if (christiansLeft && advances().size() > 1) {
            phase = Phase.ADVANCE;
        } else {
            nextBattle();
        }
    }

    // II.B, III

    private void endPortion() {
        side = combat.side().equals("moslem") ? "christian" : "moslem";
        phase = Phase.MOVE;
        if (side.equals("moslem")) {
            if (turn == 10) {
                over(winner());
            } else {
                turn++;
            }
        }
    }

    private String winner() {
        boolean inUdaka = at.entrySet().stream().anyMatch(e -> holds(e, BOARD.udaka));
        boolean inKassala = at.entrySet().stream().anyMatch(e -> holds(e, BOARD.kassala));
        return inUdaka && inKassala ? "christian" : inUdaka || inKassala ? "draw" : "moslem";
    }

    private static boolean holds(Map.Entry<String, String> unit, Set<String> town) {
        return isOf(unit.getKey(), "christian") && town.contains(unit.getValue());
    }

    private void over(String winner) {
        result = winner;
        phase = Phase.OVER;
    }

    // counters

    private static boolean isOf(String unit, String side) {
        return BOARD.unit(unit).side().equals(side);
    }

    private static boolean isType(String unit, String type) {
        return BOARD.unit(unit).type().equals(type);
    }

    private String placeOf(String unit) {
        return Objects.requireNonNull(at.get(unit), unit);
    }

    private Set<String> unitsIn(String hex) {
        return standing.getOrDefault(hex, Set.of());
    }

    private void put(String unit, String hex) {
        remove(List.of(unit));
        at.put(unit, hex);
        standing.computeIfAbsent(hex, _ -> new TreeSet<>()).add(unit);
    }

    /** Where these units stood when the combat portion began. */
    private Set<String> hexesOf(Collection<String> units) {
        Set<String> hexes = new TreeSet<>();
        units.forEach(u -> hexes.add(combat.placeOf(u)));
        return hexes;
    }

    private void remove(Collection<String> units) {
        for (String unit : List.copyOf(units)) {
            if (at.containsKey(unit)) {
                unitsIn(placeOf(unit)).remove(unit);
                at.remove(unit);
            }
        }
    }

    private static List<String> units(String joined) {
        return List.of(joined.split("\\+"));
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

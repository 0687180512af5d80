package zeriba.kassala.naive;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Kassala once more, by plain loops over the printed data, from the rulebook and the rulings alone:
 * the oracle that the game is compared with. Slow, mutable, and without a thought for anything but
 * being plainly right.
 */
public final class Naive {

    private static final NaiveBoard BOARD = new NaiveBoard();

    private enum Phase {
        DEPLOY,
        MOVE,
        COMBAT,
        DICE,
        LOSE,
        ADVANCE,
        OVER
    }

    private final Set<String> parameters;
    private final boolean cannonOption;
    private final NaiveCounters counters;
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

    private Naive(Set<String> options, NaiveCounters counters) {
        this.counters = counters;
        this.parameters = Set.copyOf(options);
        this.cannonOption = options.contains("cannon");
    }

    /** The start of a scenario. */
    public static Naive start(String scenario, Set<String> options) {
        Naive naive = new Naive(options, new NaiveCounters(BOARD));
        if (scenario.equals("free-deployment")) {
            naive.undeployed.addAll(BOARD.units.keySet());
            naive.phase = Phase.DEPLOY;
            naive.side = "christian";
        } else {
            BOARD.units.values().forEach(u -> naive.counters.put(u.id(), u.hex()));
        }
        return naive;
    }

    /** The start of the Moslem movement of {@code turn} with these units on the board alone. */
    public static Naive composed(int turn, Map<String, String> places, Set<String> options) {
        Naive naive = new Naive(options, new NaiveCounters(BOARD));
        naive.turn = turn;
        places.forEach(naive.counters::put);
        return naive;
    }

    /** A copy that goes its own way. */
    public Naive copy() {
        Naive copy = new Naive(parameters, counters.copy());
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
        return Map.copyOf(counters.places());
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
            case DEPLOY -> moves().deployments(undeployed);
            case MOVE -> moves().options(moved);
            case COMBAT -> combat.options();
            case DICE -> List.of("dice 1", "dice 2", "dice 3", "dice 4", "dice 5", "dice 6");
            case LOSE -> aftermath().losses(losable, toLose);
            case ADVANCE -> aftermath().advances(advancers, vacated);
            case OVER -> List.of();
        };
    }

    /** Plays one of the options. */
    public void play(String text) {
        List<String> words = List.of(text.split(" "));
        switch (words.getFirst()) {
            case "deploy" -> deploy(words.get(1), words.get(2));
            case "move" -> {
                counters.put(words.get(1), words.get(2));
                moved.add(words.get(1));
            }
            case "end" -> beginCombat();
            case "attack" -> attack(units(words.get(1)), units(words.get(2)));
            case "bombard" -> {
                combat.done(units(words.get(1)), combat.hexesOf(units(words.get(2))));
                nextBattle();
            }
            case "dice" -> resolve(Integer.parseInt(words.get(1)));
            case "lose" -> lose(units(words.get(1)));
            case "advance" -> advance(words.get(1), words.get(2));
            case "stay" -> nextBattle();
            default -> throw new IllegalArgumentException(text);
        }
    }

    private void deploy(String unit, String hex) {
        counters.put(unit, hex);
        undeployed.remove(unit);
        side =
                undeployed.stream().anyMatch(u -> counters.isOf(u, "christian"))
                        ? "christian"
                        : "moslem";
        phase = undeployed.isEmpty() ? Phase.MOVE : Phase.DEPLOY;
    }

    private NaiveMoves moves() {
        return new NaiveMoves(BOARD, counters, side, cannonOption);
    }

    private NaiveAftermath aftermath() {
        return new NaiveAftermath(BOARD, counters);
    }

    // II.E

    private void beginCombat() {
        moved.clear();
        combat = new NaiveCombat(BOARD, counters.places(), side, cannonOption);
        nextBattle();
    }

    private void nextBattle() {
        if (!counters.hasAny("christian")) {
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
        combat.done(with, combat.hexesOf(against));
        if (cannonOption && with.stream().allMatch(u -> BOARD.unit(u).isCannon())) {
            nextBattle(); // IV.A.7.c: a contact without a throw, and not one that eliminates
        } else {
            phase = Phase.DICE;
        }
    }

    private NaiveOdds odds() {
        Set<String> hexes = combat.hexesOf(targets);
        return new NaiveOdds(
                BOARD, counters, parameters.contains("mixed"), attackers, targets, hexes);
    }

    private void resolve(int die) {
        List<String> inReach = cannonOption ? odds().inReach() : attackers;
        vacated = new TreeSet<>();
        advancers = new TreeSet<>(attackers);
        switch (BOARD.result(odds().column(), die)) {
            case "AE" -> {
                counters.remove(inReach);
                nextBattle();
            }
            case "DE" -> {
                counters.remove(targets);
                nextAdvance();
            }
            case "C" -> contact();
            case "EX" -> exchange(inReach);
            default -> throw new IllegalStateException("no such result");
        }
    }

    private void contact() {
        for (String hex : combat.hexesOf(targets)) {
            if (counters.unitsIn(hex).stream().allMatch(u -> BOARD.unit(u).isCannon())) {
                counters.remove(counters.unitsIn(hex));
            }
        }
        nextAdvance();
    }

    private void exchange(List<String> inReach) {
        int attack = printed(parameters.contains("far-cannon") ? attackers : inReach);
        int defence = printed(targets);
        boolean isCoveredByAll = attack > defence && printed(inReach) <= defence;
        if (attack <= defence || isCoveredByAll) {
            counters.remove(inReach);
        }
        if (defence <= attack) {
            counters.remove(targets);
        }
        if (attack == defence || isCoveredByAll || !counters.hasAny("christian")) {
            nextBattle();
            return;
        }
        losable = attack > defence ? inReach : targets;
        toLose = Math.min(attack, defence);
        side = BOARD.unit(losable.getFirst()).side();
        phase = Phase.LOSE;
    }

    private static int printed(List<String> units) {
        return units.stream().mapToInt(u -> BOARD.unit(u).combat()).sum();
    }

    private void lose(List<String> units) {
        counters.remove(units);
        advancers.removeAll(units);
        side = combat.side();
        nextAdvance();
    }

    private void advance(String unit, String hex) {
        counters.put(unit, hex);
        advancers.remove(unit);
        vacated.remove(hex);
        nextAdvance();
    }

    /** An advance is asked for only while some unit may make one. */
    private void nextAdvance() {
        for (String hex : combat.hexesOf(targets)) {
            if (counters.unitsIn(hex).isEmpty()) {
                vacated.add(hex);
            }
        }
        advancers.removeIf(u -> !counters.isOnBoard(u));
        boolean christiansLeft = counters.hasAny("christian");
        if (christiansLeft && aftermath().advances(advancers, vacated).size() > 1) {
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
                over(aftermath().winner());
            } else {
                turn++;
            }
        }
    }

    private void over(String winner) {
        result = winner;
        phase = Phase.OVER;
    }

    private static List<String> units(String joined) {
        return List.of(joined.split("\\+"));
    }
}

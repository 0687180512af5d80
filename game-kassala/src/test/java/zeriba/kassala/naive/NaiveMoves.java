package zeriba.kassala.naive;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import zeriba.kassala.naive.NaiveBoard.Unit;

/** Where the units of a side may stand and go: II.C, II.D, IV.A, IV.B. */
record NaiveMoves(NaiveBoard board, NaiveCounters counters, String side, boolean cannonOption) {

    List<String> options(Set<String> moved) {
        List<String> options = new ArrayList<>();
        for (String unit : counters.places().keySet()) {
            if (counters.isOf(unit, side)
                    && !moved.contains(unit)
                    && !isNextToEnemy(counters.placeOf(unit))) {
                Set<String> reached = new TreeSet<>();
                Map<String, Integer> pointsLeft = new HashMap<>();
                walk(board.unit(unit), counters.placeOf(unit), movement(unit), reached, pointsLeft);
                reached.remove(counters.placeOf(unit));
                reached.forEach(hex -> options.add("move " + unit + " " + hex));
            }
        }
        options.add("end");
        return options;
    }

    private int movement(String unit) {
        return board.unit(unit).movement();
    }

    /** Goes on from a hex only if it was never left with as many points before. */
    private void walk(
            Unit unit,
            String from,
            int points,
            Set<String> reached,
            Map<String, Integer> pointsLeft) {
        for (String to : board.neighbours(from)) {
            boolean wadi = board.isWadi(from, to);
            int left = points - (wadi || board.isTrench(from, to) ? 2 : 1);
            boolean closed = unit.isCavalry() && (wadi || board.isTown(to));
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

    boolean hasRoom(String unit, String hex) {
        int cannon = 0;
        int others = 0;
        boolean allMoslemCannon = isMoslemCannon(unit);
        for (String there : counters.unitsIn(hex)) {
            if (!there.equals(unit)) {
                cannon += board.unit(there).isCannon() ? 1 : 0;
                others += board.unit(there).isCannon() ? 0 : 1;
                allMoslemCannon &= isMoslemCannon(there);
            }
        }
        if (cannon + others == 0 || allMoslemCannon) {
            return true;
        }
        return cannonOption && (board.unit(unit).isCannon() ? cannon < 3 : others == 0);
    }

    private boolean isMoslemCannon(String unit) {
        return board.unit(unit).isCannon() && counters.isOf(unit, "moslem");
    }

    private boolean isHeldByEnemy(String hex) {
        return counters.unitsIn(hex).stream().anyMatch(u -> !counters.isOf(u, side));
    }

    private boolean isNextToEnemy(String hex) {
        return board.neighbours(hex).stream().anyMatch(this::isHeldByEnemy);
    }

    // IV.B, G-16, G-17

    List<String> deployments(Set<String> undeployed) {
        List<String> options = new ArrayList<>();
        for (String unit : undeployed) {
            for (String hex : board.hexes) {
                boolean north = board.north.contains(hex);
                boolean town = board.isTown(hex);
                if (board.unit(unit).side().equals(side)
                        && north == side.equals("moslem")
                        && !(town && board.unit(unit).isCavalry())
                        && hasRoom(unit, hex)) {
                    options.add("deploy " + unit + " " + hex);
                }
            }
        }
        return options;
    }
}

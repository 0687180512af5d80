package zeriba.kassala.brain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import zeriba.engine.dice.SplitMix64;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Units;

/**
 * Finds where all units of an army should stand at the end of its movement portion: from several
 * beginnings each unit in turn goes where the position is then judged best, until nobody gains.
 */
final class Planner {

    private static final int MOST_PASSES = 4;

    private final Ground ground;
    private final Judge judge;
    private final Kassala state;
    private final Army army;
    private final int movers;
    private final SplitMix64 random;

    Planner(Ground ground, Weights weights, Kassala state, Army army, SplitMix64 random) {
        this.ground = ground;
        this.judge = new Judge(ground, weights);
        this.state = state;
        this.army = army;
        this.random = random;
        int movers = 0;
        int own = Units.of(army).bits() & ~Units.CANNON.bits() & ~state.moved().bits();
        for (int rest = own; rest != 0; rest &= rest - 1) {
            int unit = Integer.numberOfTrailingZeros(rest);
            movers |= state.destinations().of(unit) != 0 ? 1 << unit : 0;
        }
        this.movers = movers;
    }

    /** A position of all units, and what it is judged to be worth to the army. */
    private record Place(Board board, double value) {}

    /** The plan that one unit after another makes by itself, once round. */
    List<Act> quick() {
        Board board = stay();
        ascend(board, 1, 0);
        return acts(board);
    }

    /** The plans that the different beginnings lead to, the best first. */
    List<List<Act>> best() {
        List<Place> places = new ArrayList<>();
        places.add(settled(stay()));
        for (long rest = state.occupied(army.enemy()); rest != 0; rest &= rest - 1) {
            Board board = stay();
            if (gather(board, Long.numberOfTrailingZeros(rest)) > 1) {
                places.add(settled(board));
            }
        }
        return places.stream()
                .sorted(Comparator.comparingDouble(p -> -p.value()))
                .map(p -> acts(p.board()))
                .distinct()
                .toList();
    }

    /** A plan from a random beginning, judged through a mist. */
    List<Act> varied() {
        Board board = stay();
        scatter(board);
        double mist = random.unit();
        ascend(board, 1, 0.15 * mist * mist);
        return acts(board);
    }

    private Board stay() {
        return new Board(ground, state, army, false);
    }

    private Place settled(Board board) {
        ascend(board, MOST_PASSES, 0);
        return new Place(board, judge.value(board, army));
    }

    /** Brings as many as can come next to an enemy hex; the number of those who came. */
    private int gather(Board board, int target) {
        int came = 0;
        for (int rest = movers; rest != 0; rest &= rest - 1) {
            int unit = Integer.numberOfTrailingZeros(rest);
            long near = open(board, unit) & ground.neighbours[target];
            int best = -1;
            for (; near != 0; near &= near - 1) {
                int hex = Long.numberOfTrailingZeros(near);
                if (best < 0
                        || ground.attack(unit, hex, target) > ground.attack(unit, best, target)) {
                    best = hex;
                }
            }
            if (best >= 0) {
                board.move(unit, best);
                came++;
            }
        }
        return came;
    }

    private void scatter(Board board) {
        double share = random.unit();
        for (int rest = movers; rest != 0; rest &= rest - 1) {
            int unit = Integer.numberOfTrailingZeros(rest);
            long open = open(board, unit);
            if (random.unit() < share && open != 0) {
                board.move(unit, nth(open, random.below(Long.bitCount(open))));
            }
        }
    }

    private static int nth(long hexes, int n) {
        return Long.numberOfTrailingZeros(Long.expand(1L << n, hexes));
    }

    /** Where a unit may still go: what it reaches, less what friends hold. */
    private long open(Board board, int unit) {
        return state.destinations().of(unit) & ~board.occupied(army);
    }

    private void ascend(Board board, int passes, double mist) {
        double value = judge.value(board, army);
        for (int pass = 0; pass < passes; pass++) {
            double before = value;
            for (int rest = movers; rest != 0; rest &= rest - 1) {
                value = settle(board, Integer.numberOfTrailingZeros(rest), value, mist);
            }
            if (value <= before) {
                return;
            }
        }
    }

    /** Puts one unit where the position is best; the value of that. */
    private double settle(Board board, int unit, double value, double mist) {
        int home = state.place(unit);
        int here = board.place[unit];
        int best = here;
        double most = value + blur(mist);
        double clear = value;
        long hexes = open(board, unit);
        if (home != here && (board.occupied(army) >>> home & 1) == 0) {
            hexes |= 1L << home;
        }
        for (; hexes != 0; hexes &= hexes - 1) {
            int hex = Long.numberOfTrailingZeros(hexes);
            board.move(unit, hex);
            double there = judge.again(board);
            double blurred = there + blur(mist);
            if (blurred > most) {
                most = blurred;
                clear = there;
                best = hex;
            }
        }
        board.move(unit, best);
        return clear;
    }

    private double blur(double mist) {
        return mist == 0 ? 0 : mist * (random.unit() - 0.5);
    }

    /** The moves that lead there, each into a hex that is free by then, and the end. */
    private List<Act> acts(Board board) {
        List<Act> acts = new ArrayList<>();
        long held = state.occupied(army);
        int waiting = movers;
        boolean goesOn = true;
        while (goesOn) {
            goesOn = false;
            for (int rest = waiting; rest != 0; rest &= rest - 1) {
                int unit = Integer.numberOfTrailingZeros(rest);
                int to = board.place[unit];
                if (to == state.place(unit)) {
                    waiting &= ~(1 << unit);
                } else if ((held >>> to & 1) == 0) {
                    acts.add(Act.Move.of(unit, to));
                    held = (held & ~(1L << state.place(unit))) | (1L << to);
                    waiting &= ~(1 << unit);
                    goesOn = true;
                }
            }
        }
        acts.add(Act.End.END);
        return acts;
    }
}

package zeriba.kassala.brain;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import zeriba.engine.dice.SplitMix64;
import zeriba.kassala.rules.S2B_Sequence;
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

    /** Up to so many ways to stand, all of them are plans. */
    private static final int FEW = 40;

    /** How many plans that differ from a good one in the place of one unit follow it. */
    private static final int NEAR = 8;

    /** Of the places of a unit, how many a change of a plan chooses between. */
    private static final int PLACES = 4;

    /** In the last turn, when plans can be played to the end, so many of each. [design] */
    private static final int LAST = 200;

    private final Ground ground;
    private final Judge judge;
    private final Kassala state;
    private final Army army;
    private final long movers;
    private final SplitMix64 random;

    Planner(Ground ground, Weights weights, Kassala state, Army army, SplitMix64 random) {
        this.ground = ground;
        this.judge = new Judge(ground, weights);
        this.state = state;
        this.army = army;
        this.random = random;
        long own = minus(Units.of(army).bits(), Units.CANNON.bits(), state.moved().bits());
        this.movers = where(own, unit -> !isEmpty(state.destinations().of(unit)));
    }

    /** A position of all units, and what it is judged to be worth to the army. */
    private record Place(Board board, double value) {}

    /** The plan that one unit after another makes by itself, once round. */
    List<Act> quick() {
        Board board = stay();
        ascend(board, 1, 0);
        return acts(board);
    }

    /**
     * The plans that the different beginnings lead to, the best first, and then those that differ
     * from the best in the place of one unit; all that there are, where they are few.
     */
    List<List<Act>> best() {
        List<Place> places = ways() <= most(FEW) ? all() : settled();
        places.sort(Comparator.comparingDouble(p -> -p.value()));
        return places.stream().map(p -> acts(p.board())).distinct().toList();
    }

    private int most(int usual) {
        return state.turn() >= S2B_Sequence.LAST_TURN ? LAST : usual;
    }

    /** In how many ways the units may stand; above {@link #LAST} not to the end. */
    private int ways() {
        int ways = 1;
        for (int unit : each(movers)) {
            ways = Math.min(LAST + 1, ways * (1 + size(open(stay(), unit))));
        }
        return ways;
    }

    private List<Place> all() {
        List<Board> boards = List.of(stay());
        for (int unit : each(movers)) {
            List<Board> more = new ArrayList<>(boards);
            for (Board board : boards) {
                for (int hex : each(open(board, unit))) {
                    more.add(moved(board, unit, hex));
                }
            }
            boards = more;
        }
        List<Place> places = new ArrayList<>();
        boards.forEach(board -> places.add(judged(board)));
        return places;
    }

    private List<Place> settled() {
        List<Place> places = new ArrayList<>();
        places.add(settled(stay()));
        for (int target : each(state.occupied(army.enemy()))) {
            Board board = stay();
            if (gather(board, target) > 1) {
                places.add(settled(board));
            }
        }
        places.sort(Comparator.comparingDouble(p -> -p.value()));
        places.addAll(near(places.getFirst().board()));
        return places;
    }

    /** The best positions that differ from this in the place of one unit. */
    private List<Place> near(Board board) {
        List<Place> places = new ArrayList<>();
        for (int unit : each(movers)) {
            for (int hex : each(elsewhere(board, unit))) {
                places.add(judged(moved(board, unit, hex)));
            }
        }
        places.sort(Comparator.comparingDouble(p -> -p.value()));
        return places.subList(0, Math.min(most(NEAR), places.size()));
    }

    /** A plan like this one but for one unit, which stands elsewhere: where that looks well. */
    List<Act> changed(List<Act> plan) {
        Board board = stay();
        for (Act act : plan) {
            if (act instanceof Act.Move move) {
                board.move(move.unit().number(), move.hex());
            }
        }
        int unit = nth(movers, random.below(size(movers)));
        List<Place> places = new ArrayList<>();
        for (int hex : each(elsewhere(board, unit))) {
            places.add(judged(moved(board, unit, hex)));
        }
        if (places.isEmpty()) {
            return plan;
        }
        places.sort(Comparator.comparingDouble(p -> -p.value()));
        int one = random.below(Math.min(most(PLACES), places.size()));
        return acts(places.get(one).board());
    }

    /** Whether there is anybody to move. */
    boolean isMovable() {
        return !isEmpty(movers);
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

    private static Board moved(Board board, int unit, int hex) {
        Board moved = board.copy();
        moved.move(unit, hex);
        return moved;
    }

    private Place judged(Board board) {
        return new Place(board, judge.value(board, army));
    }

    private Place settled(Board board) {
        ascend(board, MOST_PASSES, 0);
        return judged(board);
    }

    /** Brings as many as can come next to an enemy hex; the number of those who came. */
    private int gather(Board board, int target) {
        int came = 0;
        for (int unit : each(movers)) {
            long near = intersection(open(board, unit), ground.neighbours[target]);
            int best = -1;
            for (int hex : each(near)) {
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
        for (int unit : each(movers)) {
            long open = open(board, unit);
            if (random.unit() < share && !isEmpty(open)) {
                board.move(unit, nth(open, random.below(size(open))));
            }
        }
    }

    /** Where a unit may still go: what it reaches, less what friends hold. */
    private long open(Board board, int unit) {
        return minus(state.destinations().of(unit), board.occupied(army));
    }

    /** Where else than on its place a unit may stand, its first place among them. */
    private long elsewhere(Board board, int unit) {
        int home = state.place(unit);
        long open = open(board, unit);
        return home != board.place[unit] && !contains(board.occupied(army), home)
                ? with(open, home)
                : open;
    }

    private void ascend(Board board, int passes, double mist) {
        double value = judge.value(board, army);
        for (int pass = 0; pass < passes; pass++) {
            double before = value;
            for (int unit : each(movers)) {
                value = settle(board, unit, value, mist);
            }
            if (value <= before) {
                return;
            }
        }
    }

    /** Puts one unit where the position is best; the value of that. */
    private double settle(Board board, int unit, double value, double mist) {
        int best = board.place[unit];
        double most = value + blur(mist);
        double clear = value;
        for (int hex : each(elsewhere(board, unit))) {
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
        long waiting = movers;
        boolean goesOn = true;
        while (goesOn) {
            goesOn = false;
            for (int unit : each(waiting)) {
                int to = board.place[unit];
                if (to == state.place(unit)) {
                    waiting = without(waiting, unit);
                } else if (!contains(held, to)) {
                    acts.add(Act.Move.of(unit, to));
                    held = with(without(held, state.place(unit)), to);
                    waiting = without(waiting, unit);
                    goesOn = true;
                }
            }
        }
        acts.add(Act.End.END);
        return acts;
    }
}

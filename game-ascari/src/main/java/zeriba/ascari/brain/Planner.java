package zeriba.ascari.brain;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import zeriba.ascari.rules.MoveOptions;
import zeriba.ascari.rules.S3_Movement.Movement;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.rules.S3_Reach;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Mark;
import zeriba.engine.rules.Pending;

/** Plans moves, one unit after another, up to the enemy's first chance to fire, or dice. */
final class Planner {

    private static final int LONGEST = 40;
    private static final double NEVER = -Double.MAX_VALUE;

    private final Tactics tactics;

    Planner(Tactics tactics) {
        this.tactics = tactics;
    }

    /** A way for a counter and what it is worth more than staying. */
    private record Way(List<Integer> path, double gain) {}

    /** The actions from here on; at least one. */
    List<Act> line(Ascari start) {
        List<Act> line = new ArrayList<>();
        Ascari state = start;
        while (line.size() < LONGEST) {
            Optional<List<Act>> next = next(state);
            if (next.isEmpty()) {
                break;
            }
            for (Act act : next.get()) {
                line.add(act);
                state = play(state, act);
                boolean own =
                        state.agenda().now() instanceof Movement
                                || state.agenda().now() instanceof Moving;
                if (!own) {
                    return line;
                }
                if (state.agenda().now() instanceof Moving moving) {
                    if (moving.pending(state) instanceof Pending.Automatic) {
                        state = moving.skip(state);
                        break;
                    }
                    if (moving.points() == 0) {
                        break; // what it found may have ended its way before its goal
                    }
                }
            }
        }
        if (line.isEmpty()) {
            line.add(last(state));
        }
        return line;
    }

    private static Ascari play(Ascari state, Act act) {
        if (state.agenda().now() instanceof Moving moving && act instanceof Act.OnTheMove on) {
            return moving.choose(state, on);
        }
        if (state.agenda().now() instanceof Movement movement && act instanceof Act.Moving begin) {
            return movement.choose(state, begin);
        }
        throw new IllegalStateException("not in a plan: " + act);
    }

    /** What is left when no move looks good: the end, or the first move that is forced. */
    private static Act last(Ascari state) {
        MoveOptions options =
                state.agenda().now() instanceof Moving moving
                        ? MoveOptions.of(state, moving)
                        : MoveOptions.of(state, (Movement) state.agenda().now());
        return options.get(options.size() - 1);
    }

    private Optional<List<Act>> next(Ascari state) {
        if (state.agenda().now() instanceof Moving moving) {
            return Optional.of(onTheMove(state, moving));
        }
        return order(state).stream()
                .map(unit -> unit.isLeader() ? leader(state, unit) : unit(state, unit))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Those nearest to the enemy first, so that they make room; leaders last. */
    private List<Counter> order(Ascari state) {
        return state.battle().counters().stream()
                .filter(counter -> counter.army() == tactics.army())
                .filter(counter -> S3_Reach.mayMove(state, counter))
                .sorted(
                        Comparator.comparing(Counter::isLeader)
                                .thenComparingInt(counter -> tactics.near(state.at(counter))))
                .toList();
    }

    private List<Act> onTheMove(Ascari state, Moving moving) {
        Counter mover = state.counter(moving.mover());
        List<String> riders = state.battle().riders(moving.riders());
        MoveOptions options = MoveOptions.of(state, moving);
        for (Act act : options) {
            if (act instanceof Act.Exit || act instanceof Act.Take) {
                return List.of(act);
            }
        }
        boolean mayStop = options.get(options.size() - 1) instanceof Act.Stop;
        double staying =
                mayStop && !mover.isLeader() ? tactics.standing(mover, moving.hex(), true) : -1e9;
        Optional<Way> way = mover.isLeader() ? Optional.empty() : best(state, mover, staying);
        if (way.isPresent()) {
            return moves(mover, riders, way.get());
        }
        return List.of(mayStop ? new Act.Stop() : options.get(0));
    }

    private Optional<List<Act>> unit(Ascari state, Counter unit) {
        boolean isReady = unit.isBattery() && !state.has(Mark.LIMBERED, unit.number());
        if (isReady || tactics.liesStill(unit)) {
            return Optional.empty();
        }
        int hex = state.at(unit);
        if (tactics.leaves(unit, hex)) {
            return Optional.of(List.of(new Act.Exit(unit.id(), riders(state, unit, hex))));
        }
        return best(state, unit, tactics.standing(unit, hex, false))
                .map(way -> moves(unit, riders(state, unit, way.path().getLast()), way));
    }

    /** Who goes along to a hex: those who lead the unit, unless that would be rash. */
    private List<String> riders(Ascari state, Counter unit, int to) {
        if (unit.isTransport()) {
            return List.of();
        }
        long own = state.battle().properLeaders(unit.number());
        long riders =
                where(
                        intersection(S3_Reach.riders(state, unit), own),
                        leader -> !tactics.isRash(state.leader(leader), to));
        return state.battle().riders(riders);
    }

    private static List<Act> moves(Counter unit, List<String> riders, Way way) {
        List<Act> acts = new ArrayList<>();
        way.path().forEach(hex -> acts.add(new Act.Move(unit.id(), riders, hex)));
        acts.add(new Act.Stop());
        return acts;
    }

    /** The best place within reach that is better than staying. */
    private Optional<Way> best(Ascari state, Counter unit, double staying) {
        S3_Reach reach = S3_Reach.of(state, unit);
        int best = -1;
        double most = staying + 0.02;
        for (int hex : reach.ends()) {
            double worth =
                    reach.isMelee(hex)
                            ? melee(state, unit, reach, hex)
                            : tactics.liesInWait(unit) ? NEVER : tactics.standing(unit, hex, true);
            if (worth > most) {
                double left = worth - tactics.passage(unit, entered(reach, hex));
                if (left > most) {
                    most = left;
                    best = hex;
                }
            }
        }
        return best < 0 ? Optional.empty() : Optional.of(new Way(reach.path(best), most - staying));
    }

    /** The hexes on the way to one in which the enemy may fire: where it comes to a melee, none. */
    private static List<Integer> entered(S3_Reach reach, int hex) {
        List<Integer> path = reach.path(hex);
        return reach.isMelee(hex) ? path.subList(0, path.size() - 1) : path;
    }

    /** What a melee is worth that is not foolish. */
    private double melee(Ascari state, Counter unit, S3_Reach reach, int hex) {
        List<Integer> path = reach.path(hex);
        int from = path.size() < 2 ? state.at(unit) : path.get(path.size() - 2);
        boolean isFoolish =
                tactics.isOutmatched(unit, from, hex)
                        || (tactics.liesInWait(unit) && !tactics.isWorthShowing(unit, from, hex));
        return isFoolish ? NEVER : tactics.melee(unit, from, hex);
    }

    /**
     * A leader who is alone, with a unit he does not lead, or rash, goes to the nearest he leads.
     */
    private Optional<List<Act>> leader(Ascari state, Counter leader) {
        int hex = state.at(leader);
        int unit = state.standing(hex);
        if (tactics.leaves(leader, hex)) {
            return Optional.of(List.of(new Act.Exit(leader.id(), List.of())));
        }
        boolean leads = unit >= 0 && leader.leads(state.counter(unit));
        if (leads && !tactics.isRash(leader, hex)) {
            return Optional.empty();
        }
        S3_Reach reach = S3_Reach.of(state, leader);
        return joins(state, leader, reach, end -> !tactics.isRash(leader, end))
                .or(() -> alone(state, leader, reach));
    }

    /** One who can join nobody without being rash; with a unit he stays if that is not rash. */
    private Optional<List<Act>> alone(Ascari state, Counter leader, S3_Reach reach) {
        int hex = state.at(leader);
        boolean isAlone = state.standing(hex) < 0;
        if (!isAlone && !tactics.isRash(leader, hex)) {
            return Optional.empty();
        }
        Optional<List<Act>> goes = approaches(state, leader, reach);
        return goes.isPresent() || !isAlone ? goes : joins(state, leader, reach, _ -> true);
    }

    private Optional<List<Act>> joins(
            Ascari state, Counter leader, S3_Reach reach, IntPredicate isWanted) {
        return reach.ends().stream()
                .filter(end ->
                        state.standing(end) >= 0
                                && leader.leads(state.counter(state.standing(end))))
                .filter(isWanted::test)
                .min(Comparator.comparingDouble(tactics::threat).thenComparingInt(reach::cost))
                .map(end -> moves(leader, List.of(), new Way(reach.path(end), 1)));
    }

    /** To where it is not rash: nearer to those he leads, or from where it is rash. */
    private Optional<List<Act>> approaches(Ascari state, Counter leader, S3_Reach reach) {
        int hex = state.at(leader);
        int here = tactics.isRash(leader, hex) ? Integer.MAX_VALUE : way(state, leader, hex);
        return reach.ends().stream()
                .filter(end -> state.standing(end) == Ascari.NOBODY)
                .filter(end -> way(state, leader, end) < here && !tactics.isRash(leader, end))
                .min(
                        Comparator.comparingInt((Integer end) -> way(state, leader, end))
                                .thenComparingDouble(tactics::threat)
                                .thenComparingInt(reach::cost))
                .map(end -> moves(leader, List.of(), new Way(reach.path(end), 1)));
    }

    /** How far it is to the nearest unit that a leader leads. */
    private static int way(Ascari state, Counter leader, int hex) {
        return state.battle().counters(leader.army()).stream()
                .filter(counter -> !counter.isLeader() && state.isOnMap(counter))
                .filter(leader::leads)
                .mapToInt(counter -> state.ground().distance(state.at(counter), hex))
                .min()
                .orElse(Integer.MAX_VALUE);
    }
}

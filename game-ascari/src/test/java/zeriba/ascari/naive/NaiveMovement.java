package zeriba.ascari.naive;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import zeriba.engine.text.Value;

/** What may be done by the movement rules. */
public class NaiveMovement extends NaiveField {

    private static final int GUARD_MOVES = 3;

    /** The movement in a position. */
    public NaiveMovement(NaiveMap map, Value.Fields position) {
        super(map, position);
    }

    /** What may be done in movement. */
    public Set<String> movement() {
        String side = text(detail(0).at("side"));
        Set<String> options = new TreeSet<>();
        boolean mustFlee = false;
        for (String id : map.counters()) {
            if (side(id).equals(side) && mayBegin(id)) {
                Set<String> own = ofCounter(id);
                options.addAll(own);
                mustFlee |= flees(id) && !own.isEmpty();
            }
        }
        if (!mustFlee) {
            options.add("end");
        }
        return options;
    }

    private Set<String> ofCounter(String id) {
        Set<String> options = new TreeSet<>();
        boolean mobile = !isBattery(id) || is(id, "limbered");
        List<String> riders = isLeader(id) ? List.of() : fresh(side(id), at(id));
        if (mobile) {
            options.addAll(steps(id, at(id), allowance(id), riders, at(id)));
        }
        if (mobile && !flees(id)) {
            options.addAll(takeOrExit(id, at(id), allowance(id), riders));
        }
        if (isBattery(id)) {
            options.add("flip " + id);
        }
        if (is(id, "captives")) {
            options.addAll(hands(id));
        }
        return options;
    }

    /** What a counter on the move may do; its side goes on by itself if that is only to stop. */
    public Set<String> moving() {
        Value.Fields step = detail(0);
        String id = mover();
        List<String> path = texts(step, "path");
        String hex = path.getLast();
        int points = number(step.at("points"));
        boolean flipped = step.fields().containsKey("flipped");
        List<String> riders = new ArrayList<>(texts(step, "riders"));
        if (!isLeader(id)) {
            riders.addAll(fresh(side(id), hex));
        }
        List<String> all = riders.stream().distinct().sorted().toList();
        List<String> with = isLeader(id) ? List.of() : all;
        Set<String> options = new TreeSet<>(steps(id, hex, points, with, path.getFirst()));
        if (isBattery(id) && !flipped && points >= 1 && standing(hex).isEmpty()) {
            options.add("flip " + id);
        }
        if (mayEnd(id, hex, path.getFirst())) {
            options.addAll(takeOrExit(id, hex, points, with));
            options.add("stop");
        }
        return options;
    }

    private boolean mayBegin(String id) {
        return isOnMap(id) && !is(id, "done") && turn >= map.movesFrom(id);
    }

    private List<String> fresh(String side, String hex) {
        return leadersAt(side, hex).stream().filter(this::mayBegin).toList();
    }

    private int allowance(String id) {
        int printed = map.number(id, "movement");
        int own = is(id, "captives") ? Math.min(GUARD_MOVES, printed) : printed;
        boolean surprised = isBattle("s1") && turn == 1 && side(id).equals(ATTACKER);
        return surprised ? own - own / 2 : own;
    }

    private boolean flees(String id) {
        return flight && !isLeader(id) && side(id).equals(ATTACKER);
    }

    private Set<String> steps(
            String id, String hex, int points, List<String> riders, String start) {
        Set<String> options = new TreeSet<>();
        for (String to : map.beside(hex)) {
            int cost = cost(id, hex, to);
            boolean enters = cost > 0 && cost <= points && mayEnter(id, to);
            if (enters && (mayEnd(id, to, start) || leadsOn(id, to, points - cost, start))) {
                parties(id, riders).forEach(party -> options.add("move " + party + " " + to));
            }
        }
        return options;
    }

    /** The counter with any of these leaders. */
    private static List<String> parties(String id, List<String> riders) {
        List<String> parties = new ArrayList<>(List.of(id));
        for (String rider : riders.stream().sorted().toList()) {
            for (String party : List.copyOf(parties)) {
                parties.add(party + "+" + rider);
            }
        }
        return parties;
    }

    private Set<String> takeOrExit(String id, String hex, int points, List<String> riders) {
        Set<String> options = new TreeSet<>();
        boolean taker =
                map.people(side(id)).equals("ethiopian")
                        && Set.of("spear", "cavalry").contains(kind(id));
        if (taker && !is(id, "rifle") && rifles.contains(hex)) {
            options.add("take " + id);
        }
        boolean ready = !isBattery(id) || is(id, "limbered");
        if (points >= 1 && ready && map.isIn("exit-" + side(id), hex) && !isOrdered(id)) {
            parties(id, riders).forEach(party -> options.add("exit " + party));
        }
        return options;
    }

    private Set<String> hands(String guard) {
        Set<String> options = new TreeSet<>();
        for (String hex : map.beside(at(guard))) {
            String to = standing(hex);
            boolean foot = !to.isEmpty() && Set.of("rifle", "spear").contains(kind(to));
            if (foot
                    && side(to).equals(side(guard))
                    && !is(to, "captives")
                    && !is(to, "done")
                    && !is(guard, "received")) {
                options.add("hand " + guard + " " + to);
            }
        }
        return options;
    }

    /** Points for a step, 0 where it is prohibited. */
    protected int cost(String id, String from, String to) {
        String column =
                switch (kind(id)) {
                    case "cavalry" -> "cavalry";
                    case "battery" -> "artillery";
                    case "leader" -> "leader";
                    default -> "infantry";
                };
        int cost = map.effect(ground(to), column);
        return cost > 0 && map.isPath(from, to) ? 1 : cost;
    }

    /** Whether the garrison has no order yet to go. */
    private boolean isOrdered(String id) {
        return isBattle("s4") && !side(id).equals(ATTACKER) && turn <= map.value("no-order-until");
    }

    private boolean mayEnter(String id, String hex) {
        boolean barred = isOrdered(id) && NaiveMap.row(hex) <= map.value("no-order-row");
        if (barred && !(map.isListed("exempt", id) && map.isIn("exempt", hex))) {
            return false;
        }
        String enemy = enemy(side(id));
        if (holds(enemy, hex)) {
            return !isLeader(id) && !flees(id);
        }
        return !isLeader(id) || leadersAt(enemy, hex).isEmpty();
    }

    private boolean mayEnd(String id, String hex, String start) {
        if (isLeader(id)) {
            return true;
        }
        String there = standing(hex);
        boolean friend = !there.isEmpty() && side(there).equals(side(id)) && !there.equals(id);
        return !friend && (!flees(id) || NaiveMap.column(hex) > NaiveMap.column(start));
    }

    /** Whether some way on ends where the counter may stay; every way is tried. */
    private boolean leadsOn(String id, String hex, int points, String start) {
        for (String to : map.beside(hex)) {
            int cost = cost(id, hex, to);
            if (cost > 0 && cost <= points && mayEnter(id, to)) {
                boolean on =
                        mayEnd(id, to, start)
                                || (!holds(enemy(side(id)), to)
                                        && leadsOn(id, to, points - cost, start));
                if (on) {
                    return true;
                }
            }
        }
        return false;
    }
}

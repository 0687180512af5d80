package zeriba.ascari.naive;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import zeriba.engine.Value;

/**
 * A position as its text gives it, with the options as recommended: who stands where, and what may
 * be done by the movement rules.
 */
public class NaiveField {

    protected static final String ATTACKER = "attacker";

    private static final Set<String> ARMED = Set.of("rifle", "bande", "squadron");
    private static final int GUARD_MOVES = 3;

    protected final NaiveMap map;
    protected final int turn;
    private final String battle;
    private final Map<String, String> at = new HashMap<>();
    private final Map<String, Set<String>> is = new HashMap<>();
    private final List<Value.Fields> agenda = new ArrayList<>();
    private final Set<String> burnt = new HashSet<>();
    private final List<String> rifles = new ArrayList<>();
    private final boolean flight;

    /** The position of a text. */
    public NaiveField(NaiveMap map, Value.Fields position) {
        this.map = map;
        this.battle = text(position.at("battle"));
        this.turn = number(position.at("turn"));
        ((Value.Fields) position.at("units"))
                .fields()
                .forEach((id, value) -> {
                    Value.Fields unit = (Value.Fields) value;
                    at.put(id, text(unit.at("at")));
                    is.put(id, Set.of(text(unit.at("is")).split(" ")));
                });
        ((Value.Items) position.at("agenda"))
                .items()
                .forEach(step -> agenda.add((Value.Fields) step));
        burnt.addAll(texts(position, "burnt"));
        rifles.addAll(texts(position, "rifles"));
        this.flight = position.fields().containsKey("flight");
    }

    protected static String text(Value value) {
        return ((Value.Text) value).text();
    }

    private static int number(Value value) {
        return (int) ((Value.Whole) value).number();
    }

    protected static List<String> texts(Value.Fields fields, String name) {
        return fields.fields().containsKey(name)
                ? ((Value.Items) fields.at(name)).items().stream().map(NaiveField::text).toList()
                : List.of();
    }

    /** The word for what is to be done now, or one or more steps later. */
    public String step(int later) {
        return text(agenda.get(later).at("step"));
    }

    protected Value.Fields detail(int later) {
        return agenda.get(later);
    }

    /** Where a counter is; eliminated where the text has no word of it. */
    public String at(String counter) {
        return at.getOrDefault(counter, "eliminated");
    }

    /** Whether a counter is in a condition. */
    public boolean is(String counter, String condition) {
        return is.getOrDefault(counter, Set.of()).contains(condition);
    }

    protected boolean isOnMap(String counter) {
        return Character.isDigit(at(counter).charAt(0));
    }

    protected String side(String counter) {
        return map.trait(counter, "army");
    }

    protected String kind(String counter) {
        return map.trait(counter, "kind");
    }

    protected boolean isLeader(String counter) {
        return kind(counter).equals("leader");
    }

    protected boolean isBattery(String counter) {
        return kind(counter).equals("battery");
    }

    protected boolean isBattle(String id) {
        return battle.equals(id);
    }

    protected boolean isItalian(String counter) {
        return map.people(side(counter)).equals("italian")
                && Set.of("rifle", "squadron", "battery").contains(kind(counter));
    }

    /** The ground of a hex as it is now. */
    protected String ground(String hex) {
        return burnt.contains(hex) ? "clear" : map.terrain(hex);
    }

    protected int level(String hex) {
        return map.effect(ground(hex), "level");
    }

    /** Who is on the move, or nobody. */
    protected String mover() {
        for (Value.Fields step : agenda) {
            if (text(step.at("step")).equals("moving")) {
                return text(step.at("mover"));
            }
        }
        return "";
    }

    /** The combat unit in a hex, the one on the move apart; or nobody. */
    protected String standing(String hex) {
        for (String id : map.counters()) {
            if (!isLeader(id) && at(id).equals(hex) && !id.equals(mover())) {
                return id;
            }
        }
        return "";
    }

    protected boolean holds(String side, String hex) {
        return !standing(hex).isEmpty() && side(standing(hex)).equals(side);
    }

    /** The leaders of a side in a hex. */
    protected List<String> leadersAt(String side, String hex) {
        return map.counters().stream()
                .filter(id -> isLeader(id) && side(id).equals(side) && at(id).equals(hex))
                .toList();
    }

    protected static String enemy(String side) {
        return side.equals(ATTACKER) ? "defender" : ATTACKER;
    }

    protected boolean isArmed(String unit) {
        return ARMED.contains(kind(unit))
                || is(unit, "rifle")
                || (isBattery(unit) && !is(unit, "limbered"));
    }

    /** The leaders with a unit who lead it. */
    protected List<String> proper(String unit) {
        return leadersAt(side(unit), at(unit)).stream()
                .filter(leader -> {
                    String leads = map.trait(leader, "leads");
                    return leads.equals("italian")
                            ? isItalian(unit)
                            : leads.equals(map.trait(unit, "organisation"));
                })
                .toList();
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

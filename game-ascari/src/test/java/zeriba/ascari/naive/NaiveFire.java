package zeriba.ascari.naive;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import zeriba.engine.text.Value;

/** Fire by the printed tables, with the modifiers added up one after another. */
public class NaiveFire extends NaiveMovement {

    private static final int[] ITALIAN = {3, 4, 5, 5};
    private static final int[] OTHER = {4, 5, 6, 6};
    private static final int[] GUNS = {2, 3, 3, 3, 4, 4, 5, 5};
    private static final int SIDES = 6;

    /** The position of a text. */
    public NaiveFire(NaiveMap map, Value.Fields position) {
        super(map, position);
    }

    /** What may be fired in a fire phase. */
    public Set<String> firing() {
        String side = text(detail(0).at("side"));
        Set<String> options = new TreeSet<>(Set.of("end"));
        for (String firer : map.counters()) {
            if (side(firer).equals(side) && isReady(firer) && !is(firer, "fire")) {
                for (String target : targets(enemy(side))) {
                    String hex = target.split(" ")[0];
                    if (mayHit(firer, hex, false)) {
                        options.add("fire " + firer + " " + target);
                    }
                }
            }
        }
        return options;
    }

    /** Hexes with somebody of a side in them, several lone leaders by name. */
    private Set<String> targets(String side) {
        Set<String> targets = new TreeSet<>();
        for (String id : map.counters()) {
            if (side(id).equals(side) && isOnMap(id)) {
                List<String> leaders = leadersAt(side, at(id));
                boolean alone = isLeader(id) && standing(at(id)).isEmpty();
                if (!isLeader(id) || alone) {
                    targets.add(at(id) + (alone && leaders.size() > 1 ? " " + id : ""));
                }
            }
        }
        return targets;
    }

    /** What may be fired at a counter that has just entered a hex; nothing if nobody could. */
    public Set<String> window() {
        String side = text(detail(0).at("side"));
        Set<String> options = shots(side, mover());
        if (!options.isEmpty()) {
            options.add("pass");
        }
        return options;
    }

    /** The shots of a side at the enemy's counter on the move. */
    public Set<String> shots(String side, String mover) {
        Set<String> shots = new TreeSet<>();
        boolean asleep = (isBattle("s1") || isBattle("s3")) && turn == 1 && side.equals(ATTACKER);
        boolean covered = isLeader(mover) && holds(side(mover), at(mover));
        for (String firer : map.counters()) {
            if (!asleep
                    && !covered
                    && side(firer).equals(side)
                    && isReady(firer)
                    && !is(firer, "opportunity")
                    && (!isBattery(firer) || !proper(firer).isEmpty())
                    && mayHit(firer, at(mover), true)) {
                shots.add("fire " + firer + " " + at(mover) + (isLeader(mover) ? " " + mover : ""));
            }
        }
        return shots;
    }

    private boolean isReady(String firer) {
        return !isLeader(firer) && isOnMap(firer) && isArmed(firer) && !is(firer, "retreat");
    }

    private boolean mayHit(String firer, String hex, boolean opportunity) {
        int range = NaiveMap.distance(at(firer), hex);
        return range >= 1
                && range <= table(firer).length
                && sees(at(firer), hex)
                && hits(firer, hex, opportunity, SIDES) > 0;
    }

    private int[] table(String firer) {
        return isBattery(firer) ? GUNS : isItalian(firer) ? ITALIAN : OTHER;
    }

    /** Whether a hex sees another, by 4.2. */
    public boolean sees(String from, String to) {
        for (String hex : map.through(from, to)) {
            boolean unit = !standing(hex).isEmpty() && level(from) <= level(to);
            if (unit || blocks(hex, from, to)) {
                return false;
            }
        }
        return map.along(from, to).stream()
                .noneMatch(pair -> pair.stream().allMatch(hex -> blocks(hex, from, to)));
    }

    private boolean blocks(String hex, String from, String to) {
        return map.screens(ground(hex)) || level(hex) > Math.min(level(from), level(to));
    }

    /** How many hits a face brings. */
    public int hits(String firer, String hex, boolean opportunity, int face) {
        int range = NaiveMap.distance(at(firer), hex);
        int roll = Math.max(1, Math.min(SIDES, face + modifier(firer, hex, opportunity)));
        if (roll < table(firer)[range - 1]) {
            return 0;
        }
        boolean guns = isBattery(firer);
        int furthest = isItalian(firer) ? 2 : 1;
        boolean twice = guns ? range <= 2 : range <= furthest && roll == SIDES;
        return twice ? 2 : 1;
    }

    /** All that is added to a die. */
    private int modifier(String firer, String hex, boolean opportunity) {
        int sum = map.effect(ground(hex), "target") + map.effect(ground(at(firer)), "firer");
        sum += is(firer, "moved") ? -1 : 0;
        for (String leader : proper(firer)) {
            if (!is(leader, "reduced") && map.number(leader, "fire") > 0) {
                sum += map.number(leader, "fire");
                break;
            }
        }
        if (isBattery(firer)) {
            return sum + (opportunity ? -2 : 0);
        }
        sum += opportunity ? -1 : 0;
        sum += is(firer, "combat") ? -1 : 0;
        sum += strength(firer) == 0 ? -1 : 0;
        sum += isSupported(firer) ? 1 : 0;
        boolean ethiopian = map.people(side(firer)).equals("ethiopian");
        return sum + (ethiopian && isBattle("s3") && turn >= 7 ? -1 : 0);
    }

    private boolean isSupported(String firer) {
        return isItalian(firer)
                && map.beside(at(firer)).stream()
                        .map(this::standing)
                        .anyMatch(other -> !other.isEmpty() && isItalian(other));
    }

    /** The strength that a unit shows. */
    protected int strength(String unit) {
        return map.number(unit, is(unit, "reduced") ? "reduced" : "strength");
    }

    /** How many more hits a counter takes; guns take one. */
    public int stepsLeft(String counter) {
        String told = map.trait(counter, "steps");
        boolean single = isBattery(counter) || map.trait(counter, "reduced").equals("-");
        int steps = isLeader(counter) ? Integer.parseInt(told) : single ? 1 : 2;
        return steps - (is(counter, "reduced") ? 1 : 0);
    }
}

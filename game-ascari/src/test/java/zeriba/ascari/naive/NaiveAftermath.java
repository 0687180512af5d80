package zeriba.ascari.naive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import zeriba.engine.text.Value;

/**
 * What is left after hits, moves, melees and turns: markers, leaders who are thrown for, places.
 */
public final class NaiveAftermath extends NaiveMelee {

    private static final int LEADER_IS_HIT = 5;

    private static final Set<String> OF_THE_ACTIVE =
            Set.of("moved", "combat", "retreat", "broken", "done", "received");

    /** The position of a text. */
    public NaiveAftermath(NaiveMap map, Value.Fields position) {
        super(map, position);
    }

    private Value.Fields move() {
        int later = 0;
        while (!step(later).equals("moving")) {
            later++;
        }
        return detail(later);
    }

    private List<String> path() {
        return texts(move(), "path");
    }

    /** The leaders who are thrown for when a counter is hit: all of its side in its hex. */
    public Set<String> thrownFor(String target) {
        return isLeader(target) ? Set.of() : new TreeSet<>(leadersAt(side(target), at(target)));
    }

    /** How many hits a leader takes by a die that is thrown for him. */
    public static int leadersHits(int face) {
        return face >= LEADER_IS_HIT ? 1 : 0;
    }

    /** Where who was hit on the move stops: the last hex of its path without a friend. */
    public String stoppedAt() {
        List<String> path = new ArrayList<>(path());
        Collections.reverse(path);
        for (String hex : path) {
            if (isLeader(mover()) || !holds(side(mover()), hex)) {
                return hex;
            }
        }
        return path.getLast();
    }

    /** Whether a unit that has come to a hex is kept free of markers there by a proper leader. */
    private boolean isKept(String unit, String hex, List<String> along) {
        List<String> there = new ArrayList<>(along);
        leadersAt(side(unit), hex).stream()
                .filter(id -> !riders().contains(id))
                .forEach(there::add);
        return there.stream().anyMatch(leader -> isOnMap(leader) && leads(leader, unit));
    }

    private List<String> riders() {
        return mover().isEmpty() ? List.of() : texts(move(), "riders");
    }

    private boolean leads(String leader, String unit) {
        String leads = map.trait(leader, "leads");
        return leads.equals("italian")
                ? isItalian(unit)
                : leads.equals(map.trait(unit, "organisation"));
    }

    /** Whether the counter on the move gets MOVED where it stops, hit or not. */
    public boolean isMarkedMoved(String hex) {
        boolean left = path().size() > 1;
        return left && !isLeader(mover()) && isArmed(mover()) && !isKept(mover(), hex, riders());
    }

    /** Whether a beaten attacker gets RETREAT in a hex. */
    public boolean isMarkedRetreat(String hex) {
        return !isKept(mover(), hex, riders());
    }

    /** Whether a beaten defender who goes to a hex with its leaders gets RETREAT. */
    public boolean isMarkedRetreat(String unit, String hex) {
        return !isKept(unit, hex, leadersAt(side(unit), at(unit)));
    }

    /** Whether who has held gets COMBAT. */
    public boolean isMarkedCombat(String unit) {
        List<String> along = unit.equals(mover()) ? riders() : List.of();
        return isArmed(unit) && !isKept(unit, at(unit), along);
    }

    /** Whether an eliminated unit leaves its rifles behind. */
    public boolean leavesRifles(String unit) {
        boolean ethiopians = !Set.of("s1", "s2").contains(battle());
        boolean has =
                Set.of("rifle", "bande", "squadron").contains(kind(unit)) || is(unit, "rifle");
        return ethiopians && has;
    }

    /** What a counter is after the administration of a side. */
    public Set<String> afterAdministration(String counter, String active) {
        Set<String> left = new TreeSet<>();
        for (String mark : conditions(counter)) {
            boolean fire = mark.equals("fire") || mark.equals("opportunity");
            boolean own = side(counter).equals(active) && OF_THE_ACTIVE.contains(mark);
            if (!fire && !own) {
                left.add(mark);
            }
        }
        return left;
    }
}

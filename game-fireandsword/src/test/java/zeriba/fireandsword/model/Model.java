package zeriba.fireandsword.model;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Unit;

/**
 * The rules of the campaign a second time, in plain loops over the data file: what may move where,
 * what stands behind a column, what a siege and an adjustment come to. It asks a state for nothing
 * but what is written in it.
 */
final class Model {

    static final List<String> REGIONS = List.of("north", "south", "west", "east");

    private static final int QUIET = 0;
    private static final int REVOLT = 1;
    private static final int PACIFIED = 2;

    final Atlas atlas;
    final Sudan s;
    final List<Unit> units;

    Model(Atlas atlas, Sudan state) {
        this.atlas = atlas;
        this.s = state;
        this.units = state.forces().all();
    }

    boolean option(String name) {
        return s.parameters().has(name);
    }

    boolean boat(int u) {
        return !commander(u) && units.get(u).arm().name().equals("GUNBOAT");
    }

    boolean commander(int u) {
        return units.get(u).kind() == Unit.Kind.COMMANDER;
    }

    boolean troops(int u) {
        return !commander(u) && !boat(u);
    }

    boolean onMap(int u) {
        return s.at(u) < atlas.size();
    }

    int stack(int space) {
        int n = 0;
        for (int u = 0; u < units.size(); u++) {
            n += s.at(u) == space && !commander(u) ? 1 : 0;
        }
        return n;
    }

    boolean landAt(int space) {
        for (int u = 0; u < units.size(); u++) {
            if (s.at(u) == space && troops(u)) {
                return true;
            }
        }
        return false;
    }

    int room(int space) {
        return atlas.isTown(space) || atlas.isRiver(space) ? 9 : 4;
    }

    int regionOf(int space) {
        return REGIONS.indexOf(atlas.region(space));
    }

    boolean revolting(int space) {
        return regionOf(space) >= 0 && s.status(regionOf(space)) == REVOLT;
    }

    boolean hostile(int space) {
        return revolting(space) && !s.isFriendly(space);
    }

    boolean meets(int space) {
        return hostile(space) && (!landAt(space) || s.supply(space) > 0);
    }

    /** A link that troops may march along between two spaces; -1 for none. */
    int road(int from, int to) {
        for (int i = 0; i < atlas.links.size(); i++) {
            Atlas.Link link = atlas.links.get(i);
            boolean open = !link.kind().equals("railway") && (!link.optional() || option("roads"));
            if (open && link.joins(from, to)) {
                return i;
            }
        }
        return -1;
    }

    boolean river(int link) {
        return link >= 0 && Atlas.RIVERS.contains(atlas.links.get(link).kind());
    }

    int counted(List<Integer> stack) {
        return (int) stack.stream().filter(u -> !commander(u)).count();
    }

    private boolean mayStart(List<Integer> stack) {
        int from = s.at(stack.getFirst());
        for (int u : stack) {
            boolean out = commander(u) && s.condition(u) > 0;
            if (!onMap(u) || s.at(u) != from || boat(u) || s.hasMoved(u) || out) {
                return false;
            }
        }
        return true;
    }

    /** Whether a stack may march to a space. */
    boolean march(List<Integer> stack, int to) {
        if (!mayStart(stack)) {
            return false;
        }
        int from = s.at(stack.getFirst());
        int n = counted(stack);
        if (from == to || s.supply(from) > 0 || stack(to) + n > room(to)) {
            return false;
        }
        if (n == 0 && hostile(to) && (!landAt(to) || s.supply(to) > 0)) {
            return false;
        }
        int road = road(from, to);
        if (road >= 0) {
            return (river(road) || n <= 4) && !(n > 0 && meets(to) && stack(to) + n > room(to));
        }
        for (int mid = 0; mid < atlas.size(); mid++) {
            if (river(road(from, mid)) && river(road(mid, to))) {
                boolean fits = n == 0 || !meets(mid) || stack(mid) + n <= room(mid);
                return fits && n <= (option("fast-stack") ? 9 : 6);
            }
        }
        return false;
    }

    /** Whether a stack may take the train. */
    boolean rail(List<Integer> stack) {
        int whalfa = atlas.space("WHALFA");
        int goal = atlas.space("ABUHAMED");
        int n = counted(stack);
        boolean runs = s.railhead() > 0 && s.turn() >= s.railhead() + 3;
        boolean alone = n == 0 && hostile(goal) && (!landAt(goal) || s.supply(goal) > 0);
        return mayStart(stack)
                && runs
                && s.at(stack.getFirst()) == whalfa
                && s.supply(whalfa) == 0
                && n + s.railed() <= 6
                && stack(goal) + n <= room(goal)
                && !alone;
    }

    /** Whether a garrison may make a sortie. */
    boolean sortie(List<Integer> stack) {
        int space = s.at(stack.getFirst());
        if (counted(stack) == 0 || space >= atlas.size() || s.supply(space) == 0) {
            return false;
        }
        for (int u : stack) {
            boolean out = commander(u) && s.condition(u) > 0;
            if (s.at(u) != space || boat(u) || out || s.hasMoved(u)) {
                return false;
            }
        }
        return !s.hasSortied(space);
    }

    /** By space, how far a boat must go; 99 where it cannot. */
    int[] sailing(int from) {
        int[] far = new int[atlas.size()];
        java.util.Arrays.fill(far, 99);
        far[from] = 0;
        for (int again = 0; again < atlas.size(); again++) {
            for (Atlas.Link link : atlas.links) {
                if (Atlas.SAILED.contains(link.kind())) {
                    far[link.a()] = Math.min(far[link.a()], far[link.b()] + 1);
                    far[link.b()] = Math.min(far[link.b()], far[link.a()] + 1);
                }
            }
        }
        return far;
    }

    private int firstSpace(int from, int to) {
        int[] back = sailing(to);
        for (Atlas.Link link : atlas.links) {
            int next = link.from(from);
            if (next >= 0 && Atlas.SAILED.contains(link.kind()) && back[next] == back[from] - 1) {
                return next;
            }
        }
        return -1;
    }

    /** Whether a boat may sail to a space with these aboard. */
    boolean steam(int boat, List<Integer> tow, int to) {
        if (!boat(boat) || !onMap(boat) || s.isStopped(boat) || s.at(boat) == to) {
            return false;
        }
        int from = s.at(boat);
        int[] far = sailing(from);
        if (far[to] > s.steps(boat) || firstSpace(from, to) == s.barred(boat)) {
            return false;
        }
        if (!tow.isEmpty()) {
            int load = 0;
            for (int u : tow) {
                load += commander(u) ? 1 : s.stands(u);
            }
            boolean together = mayStart(tow) && s.at(tow.getFirst()) == from;
            if (s.condition(boat) > 0 || !together || load > 16) {
                return false;
            }
        }
        return goesHome(boat, to, far) && stack(to) + 1 + counted(tow) <= room(to);
    }

    private boolean goesHome(int boat, int to, int[] far) {
        boolean any = false;
        boolean nearer = false;
        int[] then = sailing(to);
        for (int yard = 0; yard < atlas.size(); yard++) {
            if (atlas.isYard(yard) && !s.isMahdist(yard)) {
                any = true;
                nearer |= then[yard] < far[yard];
                if (yard == s.at(boat)) {
                    return s.condition(boat) == 0;
                }
            }
        }
        return s.condition(boat) == 0 || !any || nearer;
    }

    /** The most that a die may show for a place to be surprised. */
    int surprise(int space) {
        return s.index(regionOf(space))
                - Math.max(0, stack(space) - 1)
                + atlas.number(space, "surprise");
    }

    int points(int space) {
        String preset =
                Objects.requireNonNull(s.parameters().options().get("vp"))
                                .toString()
                                .contains("harsh")
                        ? "harsh"
                        : "vp";
        return atlas.number(space, preset);
    }

    /** How many Dervish units a die brings. */
    int met(int space, int die) {
        int less = atlas.isTown(space) ? points(space) / 5 : 0;
        return Math.max(0, s.index(regionOf(space)) - die + less);
    }

    /** The links and the spaces of columns that are left, once units stand where they stand. */
    Set<String> columns() {
        Set<String> kept = new HashSet<>();
        for (String base : List.of("WHALFA", "SUAKIN")) {
            int start = atlas.space(base);
            if (!s.isMahdist(start)) {
                follow(new ArrayList<>(List.of(start)), new ArrayList<>(), kept);
            }
        }
        return kept;
    }

    /** Every way along the trail that passes no space twice, and is friendly but for its ends. */
    private void follow(List<Integer> way, List<Integer> used, Set<String> kept) {
        int here = way.getLast();
        if (way.size() > 1 && landAt(here)) {
            for (int i = 0; i < used.size(); i++) {
                kept.add("link " + atlas.links.get(used.get(i)).id());
                if (s.isFriendly(way.get(i))) {
                    kept.add("space " + atlas.names.get(way.get(i)));
                }
            }
        }
        if (way.size() > 1 && hostile(here)) {
            return;
        }
        for (int i = 0; i < atlas.links.size(); i++) {
            int next = atlas.links.get(i).from(here);
            if (next >= 0 && (s.trail() >>> i & 1) != 0 && !way.contains(next)) {
                way.add(next);
                used.add(i);
                follow(way, used, kept);
                way.removeLast();
                used.removeLast();
            }
        }
    }

    /** What a region's index is adjusted to. */
    int adjusted(String region) {
        int n = REGIONS.indexOf(region);
        if (s.status(n) == PACIFIED) {
            return 0;
        }
        int sum = s.index(n) + s.gains(n) - s.wins(n) + (s.khartoumFell() ? 1 : 0);
        boolean up = false;
        boolean down = false;
        for (String other : neighbours(region)) {
            int o = REGIONS.indexOf(other);
            up |= s.gains(o) - s.wins(o) > 0;
            down |= s.gains(o) - s.wins(o) < -1;
        }
        sum = Math.max(0, Math.min(10, sum + (up ? 1 : 0) - (down ? 1 : 0)));
        boolean whole = true;
        for (int space = 0; space < atlas.size(); space++) {
            whole &= !(atlas.region(space).equals(region) && s.isMahdist(space));
        }
        return s.status(n) == REVOLT && whole && sum == 1 ? 0 : sum;
    }

    /** How the campaign ends with this turn; empty where it goes on. */
    String ending() {
        boolean revolt = false;
        boolean simmers = false;
        for (int region = 0; region < REGIONS.size(); region++) {
            revolt |= s.status(region) == REVOLT;
            simmers |= s.status(region) == QUIET && s.index(region) > 0;
        }
        if (s.points() >= 400) {
            return "mahdist";
        }
        if (!revolt && (!simmers || option("strict-end"))) {
            return "anglo-egyptian decisive";
        }
        String grade = s.points() < 200 ? "major" : s.points() < 300 ? "clear" : "marginal";
        return s.turn() < 20 ? "" : "anglo-egyptian " + grade;
    }

    private static List<String> neighbours(String region) {
        return switch (region) {
            case "north" -> List.of("south", "east");
            case "south" -> List.of("north", "east", "west");
            case "west" -> List.of("south");
            default -> List.of("north", "south");
        };
    }
}

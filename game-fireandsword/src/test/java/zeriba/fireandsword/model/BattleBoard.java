package zeriba.fireandsword.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import zeriba.fireandsword.rules.battle.Muster;
import zeriba.fireandsword.rules.battle.Troop;

/** The board of a battle in the model: who stands where, and the dice that fall. */
final class BattleBoard {

    static final int ZONES = 3;

    /** What a battle is fed: the dice that fell. */
    interface Feed {

        /** The next die, which must have so many sides. */
        int die(int sides);

        /** All have moved, and the fire of a round begins: so they should stand. */
        void fires(BattleBoard board);
    }

    final BattleNumbers numbers = new BattleNumbers();
    final Muster muster;
    final Feed feed;
    final String kind;
    final List<Body> own = new ArrayList<>();
    final List<Body> rivals = new ArrayList<>();

    /** Zones that the defenders have lost. */
    final Set<Integer> fallen = new TreeSet<>();

    int round;

    BattleBoard(Muster muster, Feed feed) {
        this.muster = muster;
        this.feed = feed;
        this.kind = muster.kind().name();
        List<Integer> front = List.of(0, 1, 2);
        if (is("COLUMN")) {
            front = List.of(1, feed.die(2) == 1 ? 0 : 2);
        }
        if (isAssault()) {
            attackers(muster.own(), List.of(0, 1, 2), 3, own);
            defenders(muster.rivals(), front, rivals);
        } else {
            defenders(muster.own(), front, own);
            List<Troop> most = new ArrayList<>(muster.rivals());
            most.sort(Comparator.comparingInt(Troop::stands).reversed());
            attackers(most, front, isHot() ? 1 : 3, rivals);
        }
    }

    private static void attackers(
            List<Troop> troops, List<Integer> front, int band, List<Body> into) {
        for (int i = 0; i < troops.size(); i++) {
            Troop troop = troops.get(i);
            into.add(new Body(troop, troop.stands(), front.get(i % front.size()), band));
        }
    }

    private void defenders(List<Troop> troops, List<Integer> front, List<Body> into) {
        int whole = 0;
        for (Troop troop : troops) {
            Body body = new Body(troop, troop.stands(), front.get(whole % front.size()), 0);
            if (body.isServed() || body.is("GUNS") || body.full < numbers.of("small")) {
                into.add(body);
                whole++;
            } else {
                for (int zone = 0; zone < ZONES; zone++) {
                    int part = troop.stands() / ZONES + (zone < troop.stands() % ZONES ? 1 : 0);
                    into.add(new Body(troop, part, zone, 0));
                }
            }
        }
    }

    boolean is(String name) {
        return kind.equals(name);
    }

    boolean isAssault() {
        return is("TOWN") || is("SORTIE");
    }

    boolean isHot() {
        return is("AMBUSH") || is("SURPRISE");
    }

    boolean hasZeriba() {
        return is("CAMP") || is("SURPRISE");
    }

    /** Whether the first round finds the defenders unprepared. */
    boolean isSudden() {
        return isHot() && round == 1;
    }

    int d20() {
        return feed.die(20);
    }

    int hits(int dice, int most) {
        int hits = 0;
        for (int i = 0; most > 0 && i < dice; i++) {
            hits += d20() <= most ? 1 : 0;
        }
        return hits;
    }

    List<Body> own(int zone) {
        return own.stream().filter(b -> b.zone == zone && b.isUp()).toList();
    }

    /** Those who can be hit: all but boats. */
    List<Body> ashore(int zone) {
        return own(zone).stream().filter(b -> !b.isBoat()).toList();
    }

    List<Body> rivals(int zone) {
        return rivals.stream().filter(b -> b.zone == zone && b.isUp()).toList();
    }

    static int stands(List<Body> bodies) {
        return bodies.stream().mapToInt(b -> b.stands).sum();
    }

    boolean isSpent(Body body) {
        return body.stands <= rated(body, "spent-at");
    }

    private int rated(Body body, String name) {
        return (numbers.share(name) * body.full + 50) / 100;
    }

    /** Hits go to stands by lot. */
    void lots(List<Body> among, int hits) {
        for (int i = 0; i < hits && stands(among) > 0; i++) {
            int lot = feed.die(stands(among));
            for (Body body : among) {
                if (lot > 0 && lot <= body.stands) {
                    body.loses(1);
                    lot = 0;
                } else {
                    lot -= body.stands;
                }
            }
        }
    }

    /** A throw to hold. */
    boolean holds(Body body, int modifier) {
        int sum = modifier + (muster.commanded() ? numbers.of("commander") : 0);
        if (body.stands == body.full) {
            sum += numbers.of("untouched");
        } else if (isSpent(body)) {
            sum += numbers.of("spent");
        } else if (body.stands <= rated(body, "worn-at")) {
            sum += numbers.of("worn");
        }
        int die = d20();
        return die == 20 || (die > 1 && die + sum >= numbers.of("stand", body.grade));
    }

    /** Defenders who break lose a share at once. */
    void breaks(Body body) {
        boolean horse = rivals.stream().anyMatch(b -> b.is("HORSE") && b.isUp());
        int share = numbers.share("rout", body.grade);
        share += horse && !body.isVeteran() ? numbers.share("rout-cavalry") : 0;
        body.broken = true;
        body.loses((share * body.stands + 99) / 100);
    }

    /** Attackers fall back, and are out the second time. */
    void fallsBack(Body body, int to) {
        body.band = to;
        body.failures++;
        body.broken = body.failures >= 2;
    }
}

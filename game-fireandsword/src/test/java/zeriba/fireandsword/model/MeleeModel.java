package zeriba.fireandsword.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The melee of one zone a second time: the charge is received, blows fall, and nerves are tried.
 */
final class MeleeModel {

    /** The Dervish arms in the order of the printed table. */
    private static final List<String> TABLE =
            List.of("SPEARS", "FUZZIES", "HORSE", "RIFLES", "JEHADIA", "GUNS");

    private final BattleBoard b;
    private final int zone;
    private final boolean charge;
    private List<Body> own;
    private final List<Body> rivals;

    MeleeModel(BattleBoard board, int zone) {
        this.b = board;
        this.zone = zone;
        List<Body> all = board.rivals(zone);
        if (board.isAssault()) {
            List<Body> out = all.stream().filter(r -> r.out && r.distance == 0).toList();
            charge = !out.isEmpty();
            rivals = charge ? out : all.stream().filter(r -> !r.out).toList();
            own = charge ? board.ashore(zone) : inContact();
        } else {
            charge = true;
            rivals = all.stream().filter(r -> r.band == 0).toList();
            own = board.ashore(zone);
        }
    }

    private List<Body> inContact() {
        return b.own(zone).stream().filter(o -> o.band == 0).toList();
    }

    void fight() {
        if (rivals.isEmpty()) {
            return;
        }
        if (charge) {
            received();
            own = own.stream().filter(Body::isUp).toList();
        }
        if (!own.isEmpty()) {
            blows();
            own.stream().filter(this::isShaken).forEach(this::tried);
        }
        if (!b.isAssault() && b.ashore(zone).isEmpty()) {
            b.fallen.add(zone);
        }
        if (!own.isEmpty()) {
            rivals.forEach(this::wavers);
        }
    }

    private void received() {
        int many = BattleBoard.stands(own);
        int rushing = BattleBoard.stands(rivals);
        int odds = rushing >= 4 * many ? -2 : rushing >= 2 * many ? -1 : 0;
        int broke = 0;
        for (Body body : own) {
            if (body.charged) {
                continue;
            }
            body.charged = true;
            int panic = broke * b.numbers.of("contagion", body.grade);
            int modifier = odds - Math.min(b.numbers.of("most-contagion"), panic) + nerves();
            modifier += b.is("AMBUSH") ? b.numbers.of("ambushed") : 0;
            modifier += b.is("SURPRISE") ? b.numbers.of("surprised") : 0;
            if (b.holds(body, modifier)) {
                continue;
            }
            broke++;
            if (b.isAssault()) {
                int share = b.numbers.share("rout", body.grade) * b.numbers.share("rout-hot");
                body.loses((share * body.stands + 9_999) / 10_000);
                b.fallsBack(body, 3);
                body.broken |= body.isRaw();
            } else {
                b.breaks(body);
            }
        }
    }

    /** Thorns lend heart, a zone that is lost takes it. */
    private int nerves() {
        return (b.hasZeriba() ? b.numbers.of("zeriba") : 0)
                + (b.fallen.isEmpty() ? 0 : b.numbers.of("fallen"));
    }

    private void blows() {
        boolean first = rivals.stream().noneMatch(r -> r.fought);
        int struck = struck(b.isAssault() && !charge && first);
        Map<Body, Integer> suffered = suffered(b.is("CAMP") && first);
        rivals.forEach(r -> r.fought = true);
        b.lots(rivals, struck);
        suffered.forEach(Body::loses);
    }

    /** The hits of the Anglo-Egyptians, two dice at most for each enemy stand. */
    private int struck(boolean works) {
        int left = 2 * BattleBoard.stands(rivals);
        int hits = 0;
        for (Body body : own) {
            int dice = Math.min(left, body.stands);
            left -= dice;
            int most =
                    body.isFoot()
                            ? b.numbers.of("melee", body.grade)
                            : b.numbers.of(body.is("CAVALRY") ? "melee-cavalry" : "melee-crew");
            most += works ? b.numbers.of("works-melee") : 0;
            most += b.isSpent(body) ? b.numbers.of("spent-melee") : 0;
            hits += b.hits(dice, Math.max(1, most));
        }
        return hits;
    }

    /** Each die of the Dervishes picks a stand, then hits it or not; one die a stand of ours. */
    private Map<Body, Integer> suffered(boolean zeriba) {
        Map<Body, Integer> suffered = new HashMap<>();
        List<Body> stands = new ArrayList<>();
        own.forEach(o -> {
            for (int i = 0; i < o.stands; i++) {
                stands.add(o);
            }
        });
        int more = b.fallen.isEmpty() ? 0 : b.numbers.of("breach");
        more += zeriba ? b.numbers.of("zeriba-melee") : 0;
        int left = stands.size();
        List<Body> best = new ArrayList<>(rivals);
        best.sort(Comparator.comparingInt(r -> -skill(r)));
        for (Body body : best) {
            int dice = Math.min(left, body.stands);
            left -= dice;
            for (int i = 0; i < dice; i++) {
                Body struck = stands.get(b.feed.die(stands.size()) - 1);
                int most = skill(body) + b.numbers.of("dervish-against", struck.grade) + more;
                if (b.d20() <= Math.max(1, most)) {
                    suffered.merge(struck, 1, Integer::sum);
                }
            }
        }
        return suffered;
    }

    private int skill(Body rival) {
        return b.numbers.of("dervish-melee", TABLE.indexOf(rival.arm));
    }

    private boolean isShaken(Body body) {
        return body.isUp() && body.hasLost(b.numbers.share("shaken-by-charge"));
    }

    private void tried(Body body) {
        if (b.holds(body, nerves())) {
            return;
        }
        if (b.isAssault()) {
            b.fallsBack(body, 1);
        } else {
            b.breaks(body);
        }
    }

    /** Who has lost half may leave; for the dead it is thrown too, and changes nothing. */
    private void wavers(Body rival) {
        int gone = 100 * (rival.full - rival.stands);
        if (gone >= b.numbers.share("wavers-at") * rival.full) {
            int beyond = gone - b.numbers.share("waver-base") * rival.full;
            rival.broken = 100 * rival.full * b.d20() <= 20 * beyond;
        }
    }
}

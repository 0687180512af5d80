package zeriba.fireandsword.model;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zeriba.fireandsword.rules.battle.Muster;

/**
 * A battle of troops a second time, from its first die to its end: written from the rules for
 * players and the data file, with nothing of the resolver. Fractions are compared exactly.
 */
final class BattleModel {

    private static final Set<String> SHOOTERS = Set.of("RIFLES", "JEHADIA");

    /**
     * How a battle ended.
     *
     * @param lost by troop that is not a boat, the stands it lost
     */
    record End(boolean won, int rounds, int rivalsLost, Map<String, Integer> lost) {}

    private final BattleBoard b;

    private BattleModel(BattleBoard board) {
        this.b = board;
    }

    /** The battle fought out with what is fed to it. */
    static End fought(Muster muster, BattleBoard.Feed feed) {
        return new BattleModel(new BattleBoard(muster, feed)).fought();
    }

    private End fought() {
        String result = "";
        while (result.isEmpty()) {
            round();
            result = result();
        }
        Map<String, Integer> lost = new LinkedHashMap<>();
        for (Body body : b.own) {
            if (!body.isBoat()) {
                lost.merge(body.troop.name(), body.full - body.stands, Integer::sum);
            }
        }
        int rivals = b.rivals.stream().mapToInt(r -> r.full - r.stands).sum();
        return new End(result.equals("won"), b.round, rivals, lost);
    }

    private void round() {
        b.round++;
        b.own.forEach(o -> o.lost = 0);
        b.rivals.forEach(r -> r.lost = 0);
        if (b.isAssault()) {
            for (int zone = 0; zone < BattleBoard.ZONES; zone++) {
                assaults(zone);
            }
            for (int zone = 0; zone < BattleBoard.ZONES; zone++) {
                sallies(zone);
            }
        } else {
            b.own.forEach(this::rallies);
            b.rivals.forEach(this::closes);
        }
        b.feed.fires(b);
        new FireModel(b).fire();
        for (int zone = 0; zone < BattleBoard.ZONES; zone++) {
            new MeleeModel(b, zone).fight();
        }
        if (b.isAssault()) {
            b.own.forEach(this::shaken);
        } else {
            List.copyOf(b.fallen).forEach(this::exploited);
        }
    }

    private void rallies(Body body) {
        boolean others = b.own.stream().anyMatch(Body::isUp);
        if (body.broken && body.isVeteran() && body.stands > 0 && others) {
            body.broken = b.d20() < b.numbers.of("rally");
            if (!body.broken && b.fallen.contains(body.zone)) {
                b.own.stream()
                        .filter(o -> o != body && o.isUp())
                        .findFirst()
                        .ifPresent(o -> body.zone = o.zone);
            }
        }
    }

    /** Dervishes come nearer, if they dare. */
    private void closes(Body rival) {
        if (!rival.isUp() || rival.is("GUNS")) {
            return;
        }
        boolean lost = b.fallen.contains(rival.zone);
        if (SHOOTERS.contains(rival.arm)) {
            rival.band = rival.band > 1 ? rival.band - 1 : lost ? 0 : rival.band;
        } else if (rival.band == 3) {
            rival.band = 2;
        } else if (rival.band > 0 && !b.isSudden()) {
            dares(rival, lost);
        }
    }

    private void dares(Body rival, boolean lost) {
        int beyond =
                100 * (rival.full - rival.stands) - b.numbers.share("advance-base") * rival.full;
        int needs = b.numbers.of("advance-slope") * Math.max(0, beyond);
        if (100 * rival.full * b.d20() <= needs) {
            rival.failures++;
            rival.broken = rival.failures >= 2;
        } else if (rival.band == 1 && b.is("CAMP") && !rival.tore && !lost) {
            rival.tore = true;
        } else {
            rival.band--;
        }
    }

    /** The drill of an assault. */
    private void assaults(int zone) {
        List<Body> all = b.own(zone);
        List<Body> fighters = all.stream().filter(o -> !o.isServed()).toList();
        if (fighters.isEmpty()) {
            return;
        }
        int band = fighters.stream().mapToInt(o -> o.band).max().orElseThrow();
        int to = drilled(zone, fighters, band);
        for (Body body : all) {
            body.band =
                    switch (body.arm) {
                        case "ARTILLERY", "GUNBOAT" -> to == 3 ? 3 : 2;
                        case "MACHINE_GUN" -> Math.max(1, to);
                        default -> to;
                    };
        }
    }

    private int drilled(int zone, List<Body> fighters, int band) {
        boolean guns = b.own.stream().anyMatch(o -> o.isUp() && (o.is("ARTILLERY") || o.isBoat()));
        int bombarded = b.numbers.of("bombarded");
        int against = BattleBoard.stands(b.rivals(zone));
        boolean odds =
                100 * BattleBoard.stands(fighters) >= b.numbers.share("assault-odds") * against;
        return switch (band) {
            case 3 -> guns && b.round <= bombarded ? 3 : 2;
            case 2 -> b.round > (guns ? 2 * bombarded : bombarded) ? 1 : 2;
            case 1 -> odds || b.round >= b.numbers.of("late") ? 0 : 1;
            default -> 0;
        };
    }

    /** Fanatics leave the works, and come on once they are out. */
    private void sallies(int zone) {
        List<Body> all = b.own(zone);
        if (all.stream().allMatch(Body::isServed)) {
            return;
        }
        int near = all.stream().mapToInt(o -> o.band).min().orElseThrow();
        for (Body rival : b.rivals(zone)) {
            if (rival.out) {
                rival.distance = Math.max(0, rival.distance - 1);
            } else if (rival.isFanatic() && near >= 1 && near <= 2 && runs()) {
                rival.out = true;
                rival.distance = rival.is("HORSE") ? near - 1 : near;
            }
        }
    }

    private boolean runs() {
        return b.d20() <= b.numbers.of("sally");
    }

    private void shaken(Body body) {
        boolean hit = body.isUp() && !body.isBoat() && body.band > 0;
        if (hit && body.hasLost(b.numbers.share("shaken-by-losses")) && !b.holds(body, 0)) {
            b.fallsBack(body, Math.min(3, body.band + 1));
        }
    }

    /** Who has taken a zone turns on the next. */
    private void exploited(int zone) {
        for (Body rival : b.rivals(zone)) {
            if (!rival.is("GUNS")) {
                List<Integer> others = zone == 1 ? List.of(0, 2) : List.of(1, 2 - zone);
                others.stream()
                        .filter(other -> !b.ashore(other).isEmpty())
                        .findFirst()
                        .ifPresent(other -> {
                            rival.zone = other;
                            rival.band = 0;
                        });
            }
        }
    }

    /** Whether it is won or lost by now, or neither. */
    private String result() {
        int at = b.muster.ownStands();
        int ours =
                at
                        - b.own.stream()
                                .filter(o -> o.isUp() && !o.isBoat())
                                .mapToInt(o -> o.stands)
                                .sum();
        int quit = b.numbers.share(b.isAssault() ? "quit-attack" : "quit-defence");
        if (100 * ours >= quit * at) {
            return "lost";
        }
        if (b.rivals.stream().noneMatch(r -> r.isUp() && !r.is("GUNS")) || armyBreaks()) {
            return "won";
        }
        boolean late = b.round >= b.numbers.of("last-round");
        return !late ? "" : b.isAssault() ? "lost" : "won";
    }

    private boolean armyBreaks() {
        int all = b.muster.rivalStands();
        int gone = all - b.rivals.stream().filter(Body::isUp).mapToInt(r -> r.stands).sum();
        if (100 * gone < b.numbers.share("army-start") * all || b.isSudden()) {
            return false;
        }
        int works = b.isAssault() ? b.numbers.share("army-works") : 100;
        long beyond = 100L * gone - (long) b.numbers.share("army-base") * all;
        return 10_000L * all * b.d20() <= (long) b.numbers.of("army-slope") * works * beyond;
    }
}

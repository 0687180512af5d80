package zeriba.fireandsword.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The fire of a round a second time: all shots at once, then the hits. */
final class FireModel {

    private static final List<String> RIFLES = List.of("raw", "trained", "veteran");
    private static final Set<String> COVERED = Set.of("RIFLES", "JEHADIA", "GUNS");

    private record Shot(Body by, List<Body> at, int dice, int most) {}

    private final BattleBoard b;

    FireModel(BattleBoard board) {
        this.b = board;
    }

    void fire() {
        List<Shot> shots = new ArrayList<>();
        for (int zone = 0; zone < BattleBoard.ZONES; zone++) {
            for (Body body : b.own(zone)) {
                own(body, shots);
            }
            for (Body body : b.rivals(zone)) {
                rival(body, shots);
            }
        }
        shots.removeIf(s -> s.by.is("MACHINE_GUN") && b.d20() <= b.numbers.of("machine-gun-jams"));
        shots.removeIf(s -> s.most <= 0);
        if (b.isSudden()) {
            shots.removeIf(s -> s.by.troop.arm().isOwn() && s.by.isRaw() && b.d20() <= panic());
        }
        List<Integer> hits = new ArrayList<>();
        shots.forEach(s -> hits.add(b.hits(s.dice, s.most)));
        for (int i = 0; i < shots.size(); i++) {
            b.lots(shots.get(i).at, hits.get(i));
        }
    }

    private int panic() {
        return b.numbers.of("raw-panic");
    }

    private void own(Body body, List<Shot> shots) {
        List<Body> rivals = b.rivals(body.zone);
        List<Body> at;
        int band;
        boolean works = false;
        if (b.isAssault()) {
            List<Body> near = rivals.stream().filter(r -> r.out && r.distance > 0).toList();
            works = near.isEmpty();
            at = works ? rivals.stream().filter(r -> !r.out).toList() : near;
            band = works ? body.band : near.stream().mapToInt(r -> r.distance).min().orElseThrow();
            if (body.band == 0) {
                return;
            }
        } else {
            band = rivals.stream().filter(r -> r.band > 0).mapToInt(r -> r.band).min().orElse(0);
            at = rivals.stream().filter(r -> r.band == band).toList();
        }
        if (band > 0 && !at.isEmpty()) {
            shots.add(shot(body, at, band, works));
        }
    }

    private Shot shot(Body body, List<Body> at, int band, boolean works) {
        int most =
                switch (body.arm) {
                    case "ARTILLERY" -> b.numbers.at("artillery", band);
                    case "MACHINE_GUN" -> b.numbers.at("machine-gun", band);
                    case "GUNBOAT" -> b.numbers.at("gunboat", band);
                    case "CAVALRY" -> b.numbers.at("carbine", band);
                    default ->
                            b.numbers.at("rifle-" + RIFLES.get(body.grade), band)
                                    + (body.troop.magazine()
                                            ? b.numbers.at("magazine-bonus", band)
                                            : 0);
                };
        if (most <= 0) {
            return new Shot(body, at, 0, 0);
        }
        most += b.isSpent(body) ? b.numbers.of("spent-fire") : 0;
        boolean guns = body.is("ARTILLERY") || body.isBoat();
        if (works) {
            most += b.numbers.of(guns ? "works-guns" : "works-fire");
        } else if (!b.isAssault() && at.stream().allMatch(r -> COVERED.contains(r.arm))) {
            most += b.numbers.of("cover-fire");
        }
        int dice = body.stands * each(body);
        return new Shot(body, at, b.isSudden() ? (dice + 1) / 2 : dice, Math.max(1, most));
    }

    private int each(Body body) {
        return switch (body.arm) {
            case "ARTILLERY" -> b.numbers.of("artillery-dice");
            case "MACHINE_GUN" -> b.numbers.of("machine-gun-dice");
            case "GUNBOAT" -> b.numbers.of("gunboat-dice");
            case "GUNS" -> b.numbers.of("dervish-gun-dice");
            default -> 1;
        };
    }

    private void rival(Body body, List<Shot> shots) {
        String table =
                switch (body.arm) {
                    case "RIFLES" -> "dervish-rifles";
                    case "JEHADIA" -> "jehadia";
                    case "GUNS" -> "dervish-gun";
                    default -> "";
                };
        List<Body> at = b.ashore(body.zone);
        int band = body.band;
        if (b.isAssault()) {
            band = at.stream().filter(o -> o.band > 0).mapToInt(o -> o.band).min().orElse(0);
            int nearest = band;
            at = at.stream().filter(o -> o.band == nearest).toList();
        }
        if (!table.isEmpty() && band > 0 && !at.isEmpty()) {
            shots.add(new Shot(body, at, body.stands * each(body), b.numbers.at(table, band)));
        }
    }
}

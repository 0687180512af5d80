package zeriba.ascari.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.ascari.Army;
import zeriba.ascari.Ascari;
import zeriba.ascari.Battle;
import zeriba.ascari.BattleContent;
import zeriba.ascari.Counter;
import zeriba.ascari.Mark;
import zeriba.board.Places;
import zeriba.engine.Objection;
import zeriba.engine.Rule;

/** Section 1.4. Set-up: which counter may be set up where. */
@Rule("1.4")
final class Zones {

    private final Ascari state;
    private final Battle battle;
    private final Army army;
    private final List<Full> full;

    Zones(Ascari state, Army army) {
        this.state = state;
        this.battle = state.battle();
        this.army = army;
        this.full = full();
    }

    /** The hexes of a counter's zone; of a leader without one, all. */
    @Rule({"1.4", "S2.SETUP", "S3.SETUP"})
    Places hexes(Counter counter) {
        return battle.zone(counter).map(Battle.Zone::hexes).orElseGet(battle.grid()::hexes);
    }

    /** Why a counter may not be set up in a hex. */
    @Rule({"1.4", "R-63"})
    Optional<Objection> against(Counter counter, int hex, boolean limbered) {
        if (state.at(counter) != Ascari.RESERVE) {
            return Reason.of(state, "1.4", "placed").counter(counter).given();
        }
        if (hex < 0 || hex >= state.ground().size() || !hexes(counter).contains(hex)) {
            return Reason.of(state, "1.4", "out-of-zone").counter(counter).hex(hex).given();
        }
        if (limbered && !counter.isBattery()) {
            return Reason.of(state, "3.6", "no-battery").counter(counter).given();
        }
        return counter.isLeader() ? againstLeader(counter, hex) : againstUnit(counter, hex);
    }

    /** A leader starts with a unit that he leads; if he has a zone, with one of that zone. */
    @Rule({"R-63", "S3.SETUP"})
    private Optional<Objection> againstLeader(Counter leader, int hex) {
        int unit = state.standing(hex);
        boolean leads =
                unit >= 0
                        && leader.leads(state.counter(unit))
                        && battle.zone(leader)
                                .map(zone -> zone.members().contains(state.counter(unit)))
                                .orElse(true);
        return leads
                ? Optional.empty()
                : Reason.of(state, "R-63", "leader-needs-unit").counter(leader).hex(hex).given();
    }

    @Rule({"R-63", "3.4"})
    private Optional<Objection> againstUnit(Counter unit, int hex) {
        if (state.standing(hex) != Ascari.NOBODY) {
            return Reason.of(state, "R-63", "taken").counter(unit).hex(hex).given();
        }
        if (!isGround(unit, hex)) {
            return Reason.of(state, "3.7", "prohibited").counter(unit).hex(hex).given();
        }
        return againstLimits(unit, hex).or(() -> againstCrowding(unit, hex));
    }

    /** A battery may be set up in a zeriba, which it may not enter. */
    @Rule("TEC.ZERIBA")
    private boolean isGround(Counter unit, int hex) {
        return state.ground().isOpen(unit.kind().mover(), hex, state.spoils().burnt())
                || (unit.isBattery() && state.ground().zeriba().contains(hex));
    }

    /** The limits of the scenario: so many of these at most, or at least, in an area. */
    @Rule({"S2.SETUP", "S4.SETUP"})
    private Optional<Objection> againstLimits(Counter unit, int hex) {
        for (BattleContent.Limit limit : battle.limits()) {
            boolean breaks =
                    limit.atMost() ? isTooMany(limit, unit, hex) : leavesTooFew(limit, unit, hex);
            if (breaks) {
                return Reason.of(state, battle.id() + ".SETUP", "limit")
                        .counter(unit)
                        .hex(hex)
                        .hexes(limit.area())
                        .given();
            }
        }
        return Optional.empty();
    }

    private boolean isTooMany(BattleContent.Limit limit, Counter unit, int hex) {
        return limit.who().contains(unit)
                && limit.area().contains(hex)
                && inside(limit) >= limit.number();
    }

    private long inside(BattleContent.Limit limit) {
        return limit.who().stream()
                .filter(other -> state.isOnMap(other) && limit.area().contains(state.at(other)))
                .count();
    }

    /** Whether nobody would be left who could fill the area, or no room in it. */
    private boolean leavesTooFew(BattleContent.Limit limit, Counter unit, int hex) {
        long missing = limit.number() - inside(limit);
        if (limit.area().contains(hex)) {
            return !limit.who().contains(unit) && room(limit) - 1 < wanted(limit.area());
        }
        long waiting =
                limit.who().stream()
                        .filter(other -> !other.equals(unit))
                        .filter(other -> state.at(other) == Ascari.RESERVE)
                        .count();
        return limit.who().contains(unit) && waiting < missing;
    }

    private long room(BattleContent.Limit limit) {
        return limit.area().stream().filter(hex -> state.standing(hex) == Ascari.NOBODY).count();
    }

    /** How many must still come into an area. */
    private long wanted(Places area) {
        return battle.limits().stream()
                .filter(limit -> !limit.atMost() && limit.area().equals(area))
                .mapToLong(limit -> Math.max(0, limit.number() - inside(limit)))
                .sum();
    }

    /** Everybody else must still find room: for any zones, enough hexes in them together. */
    @Rule({"1.4", "R-63"})
    private Optional<Objection> againstCrowding(Counter unit, int hex) {
        for (Full full : full) {
            boolean own = full.zones().stream().anyMatch(zone -> zone.members().contains(unit));
            if (!own && full.hexes().contains(hex)) {
                return Reason.of(state, "R-63", "crowded").counter(unit).hex(hex).given();
            }
        }
        return Optional.empty();
    }

    /** Zones that together have no hex more than their counters still need. */
    private record Full(List<Battle.Zone> zones, Places hexes) {}

    private List<Full> full() {
        List<Battle.Zone> zones =
                battle.zones().stream()
                        .filter(zone -> zone.members().getFirst().army() == army)
                        .toList();
        long[] waiting = zones.stream().mapToLong(this::waiting).toArray();
        List<Full> all = new ArrayList<>();
        for (int set = 1; set < 1 << zones.size(); set++) {
            Places hexes = battle.grid().none();
            long wanted = 0;
            List<Battle.Zone> some = new ArrayList<>();
            for (int i = 0; i < zones.size(); i++) {
                if ((set >> i & 1) != 0) {
                    hexes = hexes.union(zones.get(i).hexes());
                    wanted += waiting[i];
                    some.add(zones.get(i));
                }
            }
            if (free(hexes) <= wanted) {
                all.add(new Full(some, hexes));
            }
        }
        return all;
    }

    private long waiting(Battle.Zone zone) {
        return zone.members().stream()
                .filter(member -> !member.isLeader() && state.at(member) == Ascari.RESERVE)
                .count();
    }

    private long free(Places hexes) {
        return hexes.minus(state.occupied()).size();
    }

    /** Why captives may not be given to a unit. */
    @Rule("S1.SETUP")
    Optional<Objection> againstGuard(Counter unit) {
        int captives = battle.valueIfAny("captives");
        boolean none = captives == 0 || army == Army.DEFENDER;
        boolean all = Long.bitCount(state.unitsWith(Mark.CAPTIVES)) >= captives;
        if (none || all) {
            return Reason.of(state, "S1.SETUP", "captives-guarded").counter(unit).given();
        }
        boolean fit =
                unit.kind().isFoot()
                        && state.isOnMap(unit)
                        && !state.has(Mark.CAPTIVES, unit.number());
        return fit
                ? Optional.empty()
                : Reason.of(state, "S1.SETUP", "no-guard").counter(unit).given();
    }
}

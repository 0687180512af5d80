package zeriba.ascari.rules.general;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.BattleContent;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Mark;
import zeriba.board.Places;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Rule;

/** Section 1.4. Set-up: which counter may be set up where. */
@Rule("1.4")
public final class Zones {

    private final Ascari state;
    private final Battle battle;
    private final Army army;
    private final List<Battle.Quarters> full;
    private final List<Tally> tallies = new ArrayList<>();

    /** The zones of an army, as the counters that are placed leave them. */
    public Zones(Ascari state, Army army) {
        this.state = state;
        this.battle = state.battle();
        this.army = army;
        this.full = full();
        battle.limits().forEach(limit -> tallies.add(tally(limit)));
    }

    /** Where a counter may be set up: a leader with a unit, a unit in a hex that nobody needs. */
    @Rule({"1.4", "R-63"})
    public Places open(Counter counter) {
        return counter.isLeader() ? openToLeader(counter) : openToUnit(counter);
    }

    private Places openToLeader(Counter leader) {
        Places hexes = hexes(leader).intersection(state.occupied());
        Places open = battle.grid().none();
        for (int hex = hexes.next(0); hex >= 0; hex = hexes.next(hex + 1)) {
            open = mayStart(leader, hex) ? open.with(hex) : open;
        }
        return open;
    }

    private Places openToUnit(Counter unit) {
        Places free = uncrowded(unit).minus(state.occupied());
        Places open = free.intersection(ground(state, unit));
        for (Tally tally : tallies) {
            open = tally.left(unit, open);
        }
        return open;
    }

    /** The hexes of a counter's zone; of a leader without one, all. */
    @Rule({"1.4", "S2.SETUP", "S3.SETUP"})
    public Places hexes(Counter counter) {
        return battle.zone(counter).map(Battle.Zone::hexes).orElseGet(battle.grid()::hexes);
    }

    /** The hexes of a unit's zone that nobody else needs. */
    @Rule({"1.4", "R-63", "S5.SETUP"})
    public Places uncrowded(Counter unit) {
        int zone = battle.zoneNumber(unit);
        Places hexes = hexes(unit);
        for (Battle.Quarters some : full) {
            hexes = contains(some.zones(), zone) ? hexes : hexes.minus(some.hexes());
        }
        return hexes;
    }

    /** Why a counter may not be set up in a hex. */
    @Rule({"1.4", "R-63"})
    public Optional<Objection> against(Counter counter, int hex, boolean limbered) {
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
        if (mayStart(leader, hex)) {
            return Optional.empty();
        }
        int unit = state.standing(hex);
        boolean leads = unit >= 0 && leader.leads(state.counter(unit));
        return leads
                ? Reason.of(state, "R-63", "leader-of-zone")
                        .counter(leader)
                        .counter(state.counter(unit))
                        .given()
                : Reason.of(state, "R-63", "leader-needs-unit").counter(leader).hex(hex).given();
    }

    @Rule({"R-63", "S3.SETUP"})
    private boolean mayStart(Counter leader, int hex) {
        int unit = state.standing(hex);
        int zone = battle.zoneNumber(leader);
        return unit >= 0
                && leader.leads(state.counter(unit))
                && (zone < 0 || zone == battle.zoneNumber(state.counter(unit)));
    }

    @Rule({"R-63", "3.4"})
    private Optional<Objection> againstUnit(Counter unit, int hex) {
        if (state.standing(hex) != Ascari.NOBODY) {
            return Reason.of(state, "R-63", "taken").counter(unit).hex(hex).given();
        }
        if (!isGround(state, unit, hex)) {
            return Reason.of(state, "3.7", "prohibited").counter(unit).hex(hex).given();
        }
        return againstLimits(unit, hex).or(() -> againstCrowding(unit, hex));
    }

    /** Whether a counter may be in a hex at all: a battery in a zeriba, which it may not enter. */
    @Rule({"3.7", "TEC.ZERIBA"})
    public static boolean isGround(Ascari state, Counter unit, int hex) {
        return ground(state, unit).contains(hex);
    }

    /** The hexes in which a counter may be at all. */
    @Rule({"3.7", "TEC.ZERIBA"})
    public static Places ground(Ascari state, Counter unit) {
        Places open = state.ground().open(unit.kind().mover(), state.spoils().burnt());
        return unit.isBattery() ? open.union(state.ground().zeriba()) : open;
    }

    /** The limits of the scenario: so many of these at most, or at least, in an area. */
    @Rule({"S2.SETUP", "S4.SETUP"})
    private Optional<Objection> againstLimits(Counter unit, int hex) {
        for (Tally tally : tallies) {
            if (tally.forbids(unit, hex)) {
                Reason reason =
                        Reason.of(state, battle.id() + ".SETUP", tally.key(hex))
                                .counter(unit)
                                .hex(hex)
                                .hexes(tally.limit().area());
                return reason.number(tally.limit().number()).given();
            }
        }
        return Optional.empty();
    }

    /**
     * How far a limit has been used up.
     *
     * @param who the units it speaks of, bit n for unit number n
     * @param inside how many of them stand in its area
     * @param waiting how many of them are still to be set up
     * @param room hexes of the area in which nobody stands
     * @param wanted how many units must still come into the area, by all limits
     */
    private record Tally(
            BattleContent.Limit limit, long who, int inside, int waiting, int room, int wanted) {

        /** Those of some hexes that the limit leaves to a unit. */
        Places left(Counter unit, Places hexes) {
            boolean concerned = contains(who, unit.number());
            if (limit.atMost()) {
                return concerned && inside >= limit.number() ? hexes.minus(limit.area()) : hexes;
            }
            if (concerned) {
                boolean isNeeded = waiting - 1 < limit.number() - inside;
                return isNeeded ? hexes.intersection(limit.area()) : hexes;
            }
            return room - 1 < wanted ? hexes.minus(limit.area()) : hexes;
        }

        boolean forbids(Counter unit, int hex) {
            return left(unit, Places.of(limit.area().capacity(), hex)).isEmpty();
        }

        /** What a limit that forbids a hex is about: too many, no room left, or needed there. */
        String key(int hex) {
            if (limit.atMost()) {
                return "limit-most";
            }
            return limit.area().contains(hex) ? "limit-room" : "limit-least";
        }
    }

    private Tally tally(BattleContent.Limit limit) {
        long who = 0;
        int waiting = 0;
        for (Counter unit : limit.who()) {
            who = with(who, unit.number());
            waiting += state.at(unit) == Ascari.RESERVE ? 1 : 0;
        }
        int room = limit.area().minus(state.occupied()).size();
        return new Tally(limit, who, inside(limit), waiting, room, wanted(limit.area()));
    }

    private int inside(BattleContent.Limit limit) {
        int inside = 0;
        for (Counter unit : limit.who()) {
            inside += state.isOnMap(unit) && limit.area().contains(state.at(unit)) ? 1 : 0;
        }
        return inside;
    }

    /** How many must still come into an area. */
    private int wanted(Places area) {
        int wanted = 0;
        for (BattleContent.Limit limit : battle.limits()) {
            if (!limit.atMost() && limit.area().equals(area)) {
                wanted += Math.max(0, limit.number() - inside(limit));
            }
        }
        return wanted;
    }

    /** Everybody else must still find room: for any zones, enough hexes in them together. */
    @Rule({"1.4", "R-63"})
    private Optional<Objection> againstCrowding(Counter unit, int hex) {
        return uncrowded(unit).contains(hex)
                ? Optional.empty()
                : Reason.of(state, "R-63", "crowded").counter(unit).hex(hex).given();
    }

    /** Zones that together have no hex more than their counters still need. */
    private List<Battle.Quarters> full() {
        int[] waiting = new int[battle.zones().size()];
        for (int zone = 0; zone < waiting.length; zone++) {
            waiting[zone] = waiting(battle.zones().get(zone));
        }
        List<Battle.Quarters> full = new ArrayList<>();
        for (Battle.Quarters some : battle.quarters(army)) {
            int wanted = 0;
            for (int zone : each(some.zones())) {
                wanted += waiting[zone];
            }
            if (free(some.hexes()) <= wanted) {
                full.add(some);
            }
        }
        return full;
    }

    private int waiting(Battle.Zone zone) {
        int waiting = 0;
        for (Counter member : zone.members()) {
            waiting += !member.isLeader() && state.at(member) == Ascari.RESERVE ? 1 : 0;
        }
        return waiting;
    }

    private int free(Places hexes) {
        return hexes.minus(state.occupied()).size();
    }

    /** Whether captives may be given to a unit of the army. */
    @Rule("S1.SETUP")
    public boolean allowsGuard(Counter unit) {
        return army == Army.ATTACKER
                && size(state.unitsWith(Mark.CAPTIVES)) < battle.valueIfAny("captives")
                && state.at(unit) != Ascari.RESERVE
                && S3_Captives.mayGuard(state, unit);
    }

    /** Why captives may not be given to a unit. */
    @Rule("S1.SETUP")
    public Optional<Objection> againstGuard(Counter unit) {
        int captives = battle.valueIfAny("captives");
        if (captives == 0 || army == Army.DEFENDER) {
            return Reason.of(state, "S1.SETUP", "no-captives-to-guard").counter(unit).given();
        }
        if (size(state.unitsWith(Mark.CAPTIVES)) >= captives) {
            return Reason.of(state, "S1.SETUP", "captives-guarded").counter(unit).given();
        }
        return state.at(unit) == Ascari.RESERVE
                ? Reason.of(state, "S1.SETUP", "guard-unplaced").counter(unit).given()
                : S3_Captives.guarding(state, unit, "S1.SETUP");
    }
}

package zeriba.ascari.rules.check;

import static zeriba.board.Bits.*;

import java.util.Set;
import zeriba.ascari.rules.AmbaAlagi.Spiking;
import zeriba.ascari.rules.FieldHiding;
import zeriba.ascari.rules.FieldTransport;
import zeriba.ascari.rules.S1_SettingUp.Deployment;
import zeriba.ascari.rules.S2_Sequence;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.rules.S4_RifleMarkers;
import zeriba.ascari.rules.S5_Melee.Melee;
import zeriba.ascari.rules.S5_Retreats.Retreat;
import zeriba.ascari.rules.general.Zones;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Mark;
import zeriba.ascari.state.People;
import zeriba.ascari.state.Special;
import zeriba.ascari.state.Spoils;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.UnreadableException;

/** Refuses what cannot be a position of the game, with the place and the rule. */
@Rule("1.3")
public final class PositionCheck {

    private static final Set<Mark> OF_LEADERS = Set.of(Mark.REDUCED, Mark.DONE, Mark.HIDDEN);

    private final Ascari state;
    private final Battle battle;

    /** Of a state that has been composed. */
    public PositionCheck(Ascari state) {
        this.state = state;
        this.battle = state.battle();
    }

    /** Refuses the position, if it can be none. */
    public void check() throws UnreadableException {
        for (Counter counter : battle.counters()) {
            requirePlace(counter);
            requireMarks(counter);
        }
        requireSpoils();
        FieldHiding.requireApart(state);
        new AgendaCheck(state).check();
        requireLeadersAlone();
        require(
                !S2_Sequence.isOver(state),
                "agenda",
                "by R-68 the battle is over: an army has nobody left on the map");
    }

    private void requirePlace(Counter counter) throws UnreadableException {
        int place = state.at(counter);
        if (place >= 0) {
            if (!Zones.isGround(state, counter, place)) {
                throw fault(counter, "at", "cannot be there by the terrain chart, 3.7");
            }
            return;
        }
        boolean fits =
                switch (place) {
                    case Ascari.EXITED ->
                            !battle.exits(counter.army()).isEmpty()
                                    && FieldTransport.mayLeave(battle, counter);
                    case Ascari.CAPTURED -> counter.isBattery();
                    case Ascari.SPIKED -> counter.isBattery() && battle.has(Special.SPIKE);
                    case Ascari.RESERVE -> isBeingSetUp(counter.army());
                    default -> true;
                };
        if (!fits) {
            throw fault(counter, "at", "cannot be in this box now");
        }
    }

    private boolean isBeingSetUp(Army army) {
        return state.agenda().steps().contains(new Deployment(army));
    }

    private void requireMarks(Counter counter) throws UnreadableException {
        for (int i = 0; i < Mark.COUNT; i++) {
            Mark mark = Mark.of(i);
            if (state.has(mark, counter) && !mayHave(counter, mark)) {
                String why = counter.isLeader() ? ": 1.2" : "";
                throw fault(counter, "is", "cannot be " + mark.word() + why);
            }
        }
    }

    private boolean mayHave(Counter counter, Mark mark) {
        int place = state.at(counter);
        if (place < 0 && !(place == Ascari.EXITED && mark == Mark.REDUCED)) {
            return false;
        }
        if (counter.isLeader() && !OF_LEADERS.contains(mark)) {
            return false;
        }
        return switch (mark) {
            case REDUCED -> counter.steps() > 1 && !counter.isBoat();
            case LIMBERED -> counter.isBattery();
            case BROKEN -> state.has(Mark.RETREAT, counter);
            case RIFLE -> S4_RifleMarkers.isTaker(counter);
            case BOOTY -> battle.has(Special.BOOTY) && counter.people() == People.ETHIOPIAN;
            case CAPTIVES ->
                    battle.valueIfAny("captives") > 0
                            && counter.army() == Army.ATTACKER
                            && counter.kind().isFoot();
            case RECEIVED -> state.has(Mark.CAPTIVES, counter);
            case HIDDEN ->
                    FieldHiding.isOf(state, counter.army()) && !FieldHiding.isSeen(state, place);
            case DONE, MOVED, FIRE, OPPORTUNITY -> true;
            case COMBAT, RETREAT -> !counter.isBoat();
        };
    }

    private void requireSpoils() throws UnreadableException {
        Spoils spoils = state.spoils();
        require(
                state.ground().zeriba().containsAll(spoils.burnt()),
                "burnt",
                "only thorn hexes burn");
        require(battle.objectives().containsAll(spoils.held()), "held", "only objectives are held");
        require(
                spoils.rifles().isEmpty() || battle.hasRifleMarkers(),
                "rifles",
                "there are no Rifle markers in this battle, 4.6");
        long captured =
                battle.counters().stream().filter(c -> state.at(c) == Ascari.CAPTURED).count();
        boolean agordat = !battle.area("fort-ring").isEmpty();
        require(
                spoils.guns().size() <= (agordat ? captured : 0),
                "guns",
                "more guns lie there than were lost");
        int captives = size(state.unitsWith(Mark.CAPTIVES)) + spoils.freed() + spoils.carried();
        boolean setUp = isBeingSetUp(Army.ATTACKER);
        int all = battle.valueIfAny("captives");
        require(
                setUp ? captives <= all : captives == all,
                "units",
                "the battle has " + all + " captives markers, not " + captives);
        boolean dead =
                battle.list("negus").stream().anyMatch(c -> state.at(c) == Ascari.ELIMINATED);
        require(
                dead == spoils.atDeath() >= 0 && spoils.atDeath() <= battle.objectives().size(),
                "negus",
                "must be the objectives held when the Negus fell, and only then be there");
        require(dead || !spoils.fleeing(), "flight", "the Negus lives");
        require(
                spoils.shelfTurns() == 0 || battle.has(Special.SHELF),
                "shelf",
                "there is no shelf in this battle");
        requireHull(spoils.hull());
    }

    /** A boat that is afloat has taken fewer hits than its hull takes. */
    @Rule("FIELD.BOAT")
    private void requireHull(int hull) throws UnreadableException {
        boolean fits =
                battle.counters().stream()
                        .filter(Counter::isBoat)
                        .anyMatch(boat ->
                                state.at(boat) == Ascari.ELIMINATED
                                        ? hull == boat.steps()
                                        : hull < boat.steps());
        require(hull == 0 || fits, "hull", "no boat of this battle can have taken so many hits");
    }

    private static void require(boolean holds, String part, String reason)
            throws UnreadableException {
        if (!holds) {
            throw new UnreadableException(part, reason);
        }
    }

    /** A refusal of what a position says of a counter: of a part of it, or, with none, of all. */
    private static UnreadableException fault(Counter counter, String part, String reason) {
        String path = "units." + counter.id() + (part.isEmpty() ? "" : "." + part);
        return new UnreadableException(path, counter + " " + reason);
    }

    /** Leaders are never in a hex with the enemy, but for those who are in a melee. */
    private void requireLeadersAlone() throws UnreadableException {
        for (Counter leader : battle.counters()) {
            if (!leader.isLeader() || !state.isOnMap(leader)) {
                continue;
            }
            int hex = state.at(leader);
            boolean meets =
                    state.holds(leader.army().enemy(), hex)
                            || state.leadersAt(hex, leader.army().enemy()) != 0;
            if (meets && !isMelee(hex)) {
                throw fault(leader, "", "is alone with the enemy, 5.11");
            }
        }
    }

    private boolean isMelee(int hex) {
        return state.agenda().steps().stream()
                        .anyMatch(step ->
                                step instanceof Melee
                                        || step instanceof Retreat
                                        || step instanceof Spiking)
                && state.agenda().rest().now() instanceof Moving moving
                && moving.hex() == hex;
    }
}

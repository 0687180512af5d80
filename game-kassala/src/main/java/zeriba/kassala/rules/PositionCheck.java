package zeriba.kassala.rules;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.step.Task;
import zeriba.engine.text.UnreadableException;
import zeriba.kassala.rules.S2D_Movement.Movement;
import zeriba.kassala.rules.S2E_Combat.Combat;
import zeriba.kassala.rules.S4B_FreeDeployment.Deployment;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Contacts;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

/** Refuses what cannot be a position of the game. */
public record PositionCheck(Kassala state) {

    static void require(boolean holds, String path, String reason) throws UnreadableException {
        if (!holds) {
            throw new UnreadableException(path, reason);
        }
    }

    /** Steps and units must be where the rules let them be. */
    public void placed() throws UnreadableException {
        agenda();
        units();
        for (Unit unit : state.moved()) {
            require(mayHaveMoved(unit), "moved", unit + " cannot have moved now");
        }
    }

    /** The steps must be what is left of a turn, with at most one battle in front. */
    private void agenda() throws UnreadableException {
        List<Task<Kassala, Act>> steps = state.agenda().steps();
        if (steps.getFirst() instanceof S3_Winning.Over) {
            require(steps.size() == 1, "agenda", "nothing follows the end of the game");
            return;
        }
        List<Step> battle =
                steps.stream()
                        .takeWhile(step -> !(step instanceof Portion))
                        .map(Step.class::cast)
                        .toList();
        List<Task<Kassala, Act>> rest = steps.subList(battle.size(), steps.size());
        List<Task<Kassala, Act>> whole = new ArrayList<>();
        whole.add(new Deployment(Army.CHRISTIAN));
        whole.add(new Deployment(Army.MOSLEM));
        whole.addAll(S2B_Sequence.turn().steps());
        int from = whole.size() - rest.size();
        require(
                isOneBattle(battle)
                        && from >= 0
                        && !rest.isEmpty()
                        && whole.subList(from, whole.size()).equals(rest),
                "agenda",
                "must end as a turn does: its portions in order, then its end");
        require(
                battle.isEmpty()
                        || (rest.getFirst() instanceof Combat(Army army)
                                && battle.stream().allMatch(step -> step.belongsTo(army))),
                "agenda",
                "a battle must stand before the combat portion it belongs to");
    }

    /** One battle, one choice of losses or one advance; or losses and then an advance. */
    private static boolean isOneBattle(List<Step> steps) {
        return steps.size() < 2
                || (steps.size() == 2
                        && steps.getFirst() instanceof S2E_Losses.Losses
                        && steps.getLast() instanceof S2E_Advance.Advance);
    }

    /** The units must stand where the rules let them stand. */
    private void units() throws UnreadableException {
        for (Unit unit : Unit.all()) {
            boolean waits = state.place(unit) == Kassala.RESERVE;
            require(
                    !waits || isToBeDeployed(unit.army()),
                    at(unit),
                    "nobody of its side is to be deployed any more");
            require(
                    !state.isOnMap(unit) || isOnItsGround(unit),
                    at(unit),
                    "cavalry is never in a town");
        }
        for (Unit unit : Unit.all()) {
            if (state.isOnMap(unit)) {
                room(unit);
            }
        }
        for (Army army : Army.values()) {
            Units left = state.unitsAt(Kassala.RESERVE).intersection(Units.of(army));
            require(
                    !left.isEmpty() || !isToBeDeployed(army),
                    "units",
                    "the " + army + " deploys, but has no unit in reserve");
        }
        require(
                !isEmpty(state.occupied(Army.CHRISTIAN)) || !isInPlay(),
                "units",
                "without a Christian unit the game is over");
    }

    private static String at(Unit unit) {
        return "units." + unit + ".at";
    }

    private boolean isInPlay() {
        Step now = Step.of(state);
        return !(now instanceof S3_Winning.Over) && !(now instanceof Deployment);
    }

    private boolean isToBeDeployed(Army army) {
        return state.agenda().steps().contains(new Deployment(army));
    }

    private boolean isOnItsGround(Unit unit) {
        return contains(S2D_Movement.ground(state.parameters(), unit), state.place(unit));
    }

    private void room(Unit unit) throws UnreadableException {
        Units there = state.unitsAt(state.place(unit)).minus(Units.of(unit));
        require(
                Units.of(unit.army()).containsAll(there),
                at(unit),
                there + " of the enemy is there too");
        require(
                S4A_Cannon.mayShare(state, unit, there),
                at(unit),
                "there is no room beside " + there);
    }

    /** Only units of the army whose movement it is can have moved. */
    private boolean mayHaveMoved(Unit unit) {
        return state.agenda().now() instanceof Movement(Army army)
                && unit.army() == army
                && !unit.isCannon()
                && state.isOnMap(unit);
    }

    /** What is under way must fit the units, and must be possible to finish. */
    public void begun() throws UnreadableException {
        Step.of(state).check(this);
    }

    void noContacts() throws UnreadableException {
        require(state.contacts().equals(Contacts.NONE), "contacts", "belong to a combat portion");
    }

    /** What is left of a combat portion can be fought. */
    void contacts(Army army) throws UnreadableException {
        Contacts contacts = state.contacts();
        Units able = contacts.due().union(contacts.free());
        Units absent = able.minus(state.unitsIn(state.occupied(army)));
        require(absent.isEmpty(), "contacts", absent + " cannot attack");
        Units guns = state.parameters().cannon() ? Units.CANNON.minus(contacts.due()) : Units.NONE;
        require(
                guns.containsAll(contacts.free()),
                "contacts.free",
                "only cannon that are not due, and by the option");
        long empty = minus(contacts.targets(), state.occupied(army.enemy()));
        require(isEmpty(empty), "contacts.targets", "no enemy is in " + state.map().labels(empty));
        require(
                containsAll(contacts.targets(), contacts.shared())
                        && !meet(contacts.attacked(), contacts.targets()),
                "contacts",
                "shared hexes are targets, attacked ones are not");
        require(
                S2E_Obligations.canBeSettled(state),
                "contacts",
                "not everybody who is due has an enemy, or the other way round");
    }

    /** These are units of an army, on the map. */
    void present(Army army, Units units, String path) throws UnreadableException {
        Units present = state.unitsIn(state.occupied(army));
        require(
                !units.isEmpty() && present.containsAll(units),
                path,
                "must be units of the " + army + " on the map");
    }
}

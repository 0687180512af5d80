package zeriba.kassala;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.UnreadableException;
import zeriba.kassala.rules.S2B_Sequence;
import zeriba.kassala.rules.S2D_Movement;
import zeriba.kassala.rules.S2E_Obligations;
import zeriba.kassala.rules.S4A_Cannon;

/** Refuses what cannot be a position of the game. */
record PositionCheck(Kassala state) {

    private static void require(boolean holds, String path, String reason)
            throws UnreadableException {
        if (!holds) {
            throw new UnreadableException(path, reason);
        }
    }

    /** Steps and units must be where the rules let them be. */
    void placed() throws UnreadableException {
        agenda();
        units();
        for (Unit unit : state.moved()) {
            require(mayHaveMoved(unit), "moved", unit + " cannot have moved now");
        }
    }

    /** The steps must be what is left of a turn, with at most one battle in front. */
    private void agenda() throws UnreadableException {
        List<Step> steps = state.agenda().steps();
        if (steps.getFirst() instanceof Step.Over) {
            require(steps.size() == 1, "agenda", "nothing follows the end of the game");
            return;
        }
        int portions = 0;
        while (portions < steps.size() && isPartOfBattle(steps, portions)) {
            portions++;
        }
        List<Step> whole = new ArrayList<>();
        whole.add(new Step.Deployment(Army.CHRISTIAN));
        whole.add(new Step.Deployment(Army.MOSLEM));
        whole.addAll(S2B_Sequence.turn().steps());
        List<Step> rest = steps.subList(portions, steps.size());
        int from = whole.size() - rest.size();
        require(
                from >= 0 && !rest.isEmpty() && whole.subList(from, whole.size()).equals(rest),
                "agenda",
                "must end as a turn does: its portions in order, then its end");
        for (Step step : steps.subList(0, portions)) {
            require(
                    belongs(step, rest.getFirst()),
                    "agenda",
                    "a battle must stand before the combat portion it belongs to");
        }
    }

    private static boolean belongs(Step step, Step portion) {
        return portion instanceof Step.Combat(Army army)
                && switch (step) {
                    case Step.Battle battle -> battle.army() == army;
                    case Step.Advance advance -> advance.army() == army;
                    case Step.Losses _ -> true;
                    case Step.Deployment _,
                            Step.Movement _,
                            Step.Combat _,
                            Step.EndOfTurn _,
                            Step.Over _ ->
                            false;
                };
    }

    /** One battle, one choice of losses, one advance, in that order, and not both of the first. */
    private static boolean isPartOfBattle(List<Step> steps, int i) {
        return switch (steps.get(i)) {
            case Step.Battle _, Step.Losses _ -> i == 0;
            case Step.Advance _ -> i == 0 || (i == 1 && steps.getFirst() instanceof Step.Losses);
            case Step.Deployment _, Step.Movement _, Step.Combat _, Step.EndOfTurn _, Step.Over _ ->
                    false;
        };
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
                state.occupied(Army.CHRISTIAN) != 0 || !isInPlay(),
                "units",
                "without a Christian unit the game is over");
    }

    private static String at(Unit unit) {
        return "units." + unit + ".at";
    }

    private boolean isInPlay() {
        Step now = state.agenda().now();
        return !(now instanceof Step.Over) && !(now instanceof Step.Deployment);
    }

    private boolean isToBeDeployed(Army army) {
        return state.agenda().steps().contains(new Step.Deployment(army));
    }

    private boolean isOnItsGround(Unit unit) {
        return (S2D_Movement.ground(state.terms(), unit) >>> state.place(unit) & 1) != 0;
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
        return state.agenda().now() instanceof Step.Movement(Army army)
                && unit.army() == army
                && !unit.isCannon()
                && state.isOnMap(unit);
    }

    /** What is under way must fit the units, and must be possible to finish. */
    void begun() throws UnreadableException {
        switch (state.agenda().now()) {
            case Step.Combat(Army army) -> contacts(army);
            case Step.Battle battle -> battle(battle);
            case Step.Losses losses -> losses(losses);
            case Step.Advance advance -> {
                vacated(advance, "agenda[0]");
                contacts(advance.army());
            }
            case Step.Movement _, Step.Deployment _, Step.EndOfTurn _ ->
                    require(
                            state.contacts().equals(Contacts.NONE),
                            "contacts",
                            "belong to a combat portion");
            case Step.Over _ -> {}
        }
    }

    private void contacts(Army army) throws UnreadableException {
        Contacts contacts = state.contacts();
        Units able = contacts.due().union(contacts.free());
        Units absent = able.minus(state.unitsIn(state.occupied(army)));
        require(absent.isEmpty(), "contacts", absent + " cannot attack");
        Units guns = state.terms().cannon() ? Units.CANNON.minus(contacts.due()) : Units.NONE;
        require(
                guns.containsAll(contacts.free()),
                "contacts.free",
                "only cannon that are not due, and by the option");
        long empty = contacts.targets() & ~state.occupied(army.enemy());
        require(empty == 0, "contacts.targets", "no enemy is in " + state.map().labels(empty));
        require(
                (contacts.shared() & ~contacts.targets()) == 0
                        && (contacts.attacked() & contacts.targets()) == 0,
                "contacts",
                "shared hexes are targets, attacked ones are not");
        require(
                S2E_Obligations.canBeSettled(state),
                "contacts",
                "not everybody who is due has an enemy, or the other way round");
    }

    private void battle(Step.Battle battle) throws UnreadableException {
        present(battle.army(), battle.attackers(), "agenda[0].attackers");
        present(battle.army().enemy(), battle.defenders(), "agenda[0].defenders");
        Units there = state.unitsIn(state.hexes(battle.defenders()));
        require(
                battle.defenders().containsAll(there),
                "agenda[0].defenders",
                "all units in a hex defend together: " + there);
        contacts(battle.army());
    }

    private void losses(Step.Losses losses) throws UnreadableException {
        present(losses.army(), losses.from(), "agenda[0].from");
        require(
                state.roster().strength(losses.from()) >= losses.atLeast(),
                "agenda[0].atLeast",
                "is more than " + losses.from() + " are worth");
        if (state.agenda().rest().now() instanceof Step.Advance advance) {
            vacated(advance, "agenda[1]");
        }
        contacts(portion());
    }

    private void vacated(Step.Advance advance, String path) throws UnreadableException {
        require(
                Units.of(advance.army()).containsAll(advance.attackers())
                        && advance.attackers().containsAll(advance.advanced()),
                path,
                "only own attackers advance");
        long held =
                advance.hexes() & (state.occupied(Army.MOSLEM) | state.occupied(Army.CHRISTIAN));
        require(held == 0, path + ".hexes", "somebody is in " + state.map().labels(held));
        for (Unit unit : advance.attackers().minus(advance.advanced()).minus(Units.CANNON)) {
            require(
                    !state.isOnMap(unit) || isNextToAll(unit, advance.hexes()),
                    path + ".hexes",
                    unit + " cannot have attacked all of them");
        }
    }

    /** Whoever attacked was next to all that was attacked, but for cannon. */
    private boolean isNextToAll(Unit unit, long hexes) {
        return (hexes & ~state.map().neighbours(state.place(unit))) == 0;
    }

    private Army portion() {
        for (Step step : state.agenda().steps()) {
            if (step instanceof Step.Combat(Army army)) {
                return army;
            }
        }
        throw new IllegalStateException("checked: " + state);
    }

    private void present(Army army, Units units, String path) throws UnreadableException {
        Units present = state.unitsIn(state.occupied(army));
        require(
                !units.isEmpty() && present.containsAll(units),
                path,
                "must be units of the " + army + " on the map");
    }
}

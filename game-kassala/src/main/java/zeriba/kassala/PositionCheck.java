package zeriba.kassala;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.Node;
import zeriba.engine.UnreadableException;
import zeriba.kassala.rules.S2B_Sequence;
import zeriba.kassala.rules.S2D_Movement;
import zeriba.kassala.rules.S2E_Obligations;
import zeriba.kassala.rules.S4A_Cannon;

/** Refuses what cannot be a position of the game. */
final class PositionCheck {

    private final KassalaMap map;

    PositionCheck(KassalaMap map) {
        this.map = map;
    }

    /** The steps must be what is left of a turn, with at most one battle in front. */
    void agenda(Kassala state, Node node) throws UnreadableException {
        List<Step> steps = state.agenda().steps();
        if (steps.getFirst() instanceof Step.Over) {
            if (steps.size() > 1) {
                throw node.fault("nothing follows the end of the game");
            }
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
        if (from < 0 || rest.isEmpty() || !whole.subList(from, whole.size()).equals(rest)) {
            throw node.fault("must end as a turn does: its portions in order, then its end");
        }
        for (Step step : steps.subList(0, portions)) {
            if (!belongs(step, rest.getFirst())) {
                throw node.fault("a battle must stand before the combat portion it belongs to");
            }
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
    void units(Kassala state, Node node) throws UnreadableException {
        for (Unit unit : Unit.all()) {
            Node at = at(node, unit);
            if (state.place(unit) == Kassala.RESERVE && !isToBeDeployed(state, unit.army())) {
                throw at.fault("nobody of its side is to be deployed any more");
            }
            if (state.isOnMap(unit)) {
                requireGround(state, unit, at);
            }
        }
        for (Unit unit : Unit.all()) {
            if (state.isOnMap(unit)) {
                requireRoom(state, unit, at(node, unit));
            }
        }
        requireReserves(state, node);
        if (state.occupied(Army.CHRISTIAN) == 0 && isInPlay(state)) {
            throw node.fault("without a Christian unit the game is over");
        }
    }

    /** Where the place of a unit is written: of one that is not named, nowhere in particular. */
    private static Node at(Node units, Unit unit) throws UnreadableException {
        Node node = units.at(unit.name());
        return node.isThere() ? node.at("at") : units;
    }

    /** Only units of the army whose movement it is can have moved. */
    void moved(Kassala state, Node node) throws UnreadableException {
        for (Unit unit : state.moved()) {
            if (!mayHaveMoved(state, unit)) {
                throw node.fault(unit + " cannot have moved now");
            }
        }
    }

    private static boolean isInPlay(Kassala state) {
        Step now = state.agenda().now();
        return !(now instanceof Step.Over) && !(now instanceof Step.Deployment);
    }

    private static boolean isToBeDeployed(Kassala state, Army army) {
        return state.agenda().steps().contains(new Step.Deployment(army));
    }

    private static void requireReserves(Kassala state, Node node) throws UnreadableException {
        for (Army army : Army.values()) {
            Units left = state.unitsAt(Kassala.RESERVE).intersection(Units.of(army));
            if (left.isEmpty() && isToBeDeployed(state, army)) {
                throw node.fault("the " + army + " deploys, but has no unit in reserve");
            }
        }
    }

    private static boolean mayHaveMoved(Kassala state, Unit unit) {
        return state.agenda().now() instanceof Step.Movement(Army army)
                && unit.army() == army
                && !unit.isCannon()
                && state.isOnMap(unit);
    }

    private static void requireGround(Kassala state, Unit unit, Node at)
            throws UnreadableException {
        long ground = S2D_Movement.ground(state.terms(), unit);
        if ((ground >>> state.place(unit) & 1) == 0) {
            throw at.fault("cavalry is never in a town");
        }
    }

    private static void requireRoom(Kassala state, Unit unit, Node at) throws UnreadableException {
        Units there = state.unitsAt(state.place(unit)).minus(Units.of(unit));
        if (!Units.of(unit.army()).containsAll(there)) {
            throw at.fault(there + " of the enemy is there too");
        }
        if (!S4A_Cannon.mayShare(state, unit, there)) {
            throw at.fault("there is no room beside " + there);
        }
    }

    /** What is under way must fit the units, and must be possible to finish. */
    Kassala begun(Kassala state, Node position) throws UnreadableException {
        switch (state.agenda().now()) {
            case Step.Movement(Army army) -> {
                requireNoContacts(state, position);
                return state.destinations(S2D_Movement.destinations(state, army));
            }
            case Step.Combat(Army army) -> requireContacts(state, army, position.at("contacts"));
            case Step.Battle battle -> requireBattle(state, battle, position);
            case Step.Losses losses -> requireLosses(state, losses, position);
            case Step.Advance advance -> requireAdvance(state, advance, position);
            case Step.Deployment _, Step.EndOfTurn _, Step.Over _ ->
                    requireNoContacts(state, position);
        }
        return state;
    }

    private static void requireNoContacts(Kassala state, Node position) throws UnreadableException {
        if (!state.contacts().equals(Contacts.NONE)
                && !(state.agenda().now() instanceof Step.Over)) {
            throw position.at("contacts").fault("belong to a combat portion");
        }
    }

    private void requireContacts(Kassala state, Army army, Node node) throws UnreadableException {
        Contacts contacts = state.contacts();
        Units able = contacts.due().union(contacts.free());
        Units present = state.unitsIn(state.occupied(army));
        if (!present.containsAll(able)) {
            throw node.fault(able.minus(present) + " cannot attack");
        }
        Units guns = state.terms().cannon() ? Units.CANNON.minus(contacts.due()) : Units.NONE;
        if (!guns.containsAll(contacts.free())) {
            throw node.at("free").fault("only cannon that are not due, and by the option");
        }
        long empty = contacts.targets() & ~state.occupied(army.enemy());
        if (empty != 0) {
            throw node.at("targets").fault("no enemy is in " + map.labels(empty));
        }
        if ((contacts.shared() & ~contacts.targets()) != 0
                || (contacts.attacked() & contacts.targets()) != 0) {
            throw node.fault("shared hexes are targets, attacked ones are not");
        }
        if (!S2E_Obligations.canBeSettled(state)) {
            throw node.fault("not everybody who is due has an enemy, or the other way round");
        }
    }

    private void requireBattle(Kassala state, Step.Battle battle, Node position)
            throws UnreadableException {
        Node node = position.at("agenda").items().getFirst();
        requirePresent(state, battle.army(), battle.attackers(), node.at("attackers"));
        requirePresent(state, battle.army().enemy(), battle.defenders(), node.at("defenders"));
        Units there = state.unitsIn(state.hexes(battle.defenders()));
        if (!battle.defenders().containsAll(there)) {
            throw node.at("defenders").fault("all units in a hex defend together: " + there);
        }
        requireContacts(state, battle.army(), position.at("contacts"));
    }

    private void requireLosses(Kassala state, Step.Losses losses, Node position)
            throws UnreadableException {
        Node node = position.at("agenda").items().getFirst();
        requirePresent(state, losses.army(), losses.from(), node.at("from"));
        if (state.roster().strength(losses.from()) < losses.atLeast()) {
            throw node.at("atLeast").fault("is more than " + losses.from() + " are worth");
        }
        if (state.agenda().rest().now() instanceof Step.Advance advance) {
            requireVacated(state, advance, position.at("agenda").items().get(1));
        }
        requireContacts(state, portion(state), position.at("contacts"));
    }

    private void requireAdvance(Kassala state, Step.Advance advance, Node position)
            throws UnreadableException {
        requireVacated(state, advance, position.at("agenda").items().getFirst());
        requireContacts(state, advance.army(), position.at("contacts"));
    }

    private void requireVacated(Kassala state, Step.Advance advance, Node node)
            throws UnreadableException {
        if (!Units.of(advance.army()).containsAll(advance.attackers())
                || !advance.attackers().containsAll(advance.advanced())) {
            throw node.fault("only own attackers advance");
        }
        long held = state.occupied(Army.MOSLEM) | state.occupied(Army.CHRISTIAN);
        if ((advance.hexes() & held) != 0) {
            throw node.at("hexes").fault("somebody is in " + map.labels(advance.hexes() & held));
        }
        requireNextTo(state, advance, node);
    }

    /** Whoever attacked was next to all that was attacked, but for cannon. */
    private void requireNextTo(Kassala state, Step.Advance advance, Node node)
            throws UnreadableException {
        for (Unit unit : advance.attackers().minus(advance.advanced()).minus(Units.CANNON)) {
            if (state.isOnMap(unit)
                    && (advance.hexes() & ~map.neighbours(state.place(unit))) != 0) {
                throw node.at("hexes").fault(unit + " cannot have attacked all of them");
            }
        }
    }

    private static Army portion(Kassala state) {
        for (Step step : state.agenda().steps()) {
            if (step instanceof Step.Combat(Army army)) {
                return army;
            }
        }
        throw new IllegalStateException("checked: " + state);
    }

    private static void requirePresent(Kassala state, Army army, Units units, Node node)
            throws UnreadableException {
        Units present = state.unitsIn(state.occupied(army));
        if (units.isEmpty() || !present.containsAll(units)) {
            throw node.fault("must be units of the " + army + " on the map");
        }
    }
}

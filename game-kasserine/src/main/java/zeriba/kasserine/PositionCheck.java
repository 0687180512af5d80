package zeriba.kasserine;

import java.util.List;
import zeriba.engine.Node;
import zeriba.engine.UnreadableException;
import zeriba.kasserine.rules.Objections;
import zeriba.kasserine.rules.S04_Sequence;
import zeriba.kasserine.rules.S08_SupportFire;
import zeriba.kasserine.rules.S18_Victory;

/** Refuses what cannot be a position of the game. */
record PositionCheck(Node position) {

    /** The steps must be what is left of a turn, with what has broken in before it. */
    void agenda(Kasserine state) throws UnreadableException {
        Node node = position.at("agenda");
        List<Step> steps = state.agenda().steps();
        if (steps.getFirst() instanceof Step.Over) {
            if (steps.size() > 1) {
                throw node.fault("nothing follows the end of the game");
            }
            return;
        }
        int inner = 0;
        while (inner < steps.size() && isInner(steps.get(inner))) {
            inner++;
        }
        List<Step> whole = S04_Sequence.turn().steps();
        List<Step> rest = steps.subList(inner, steps.size());
        int from = whole.size() - rest.size();
        if (from < 0 || rest.isEmpty() || !whole.subList(from, whole.size()).equals(rest)) {
            throw node.fault("must end as a turn does: its phases in order, then its end");
        }
        if (!isOrder(steps.subList(0, inner), rest.getFirst())) {
            throw node.fault("what has begun must belong to the phase it stands before");
        }
    }

    private static boolean isInner(Step step) {
        return switch (step) {
            case Step.Going _,
                    Step.Commitment _,
                    Step.Battle _,
                    Step.Losses _,
                    Step.Retreats _,
                    Step.Advance _ ->
                    true;
            case Step.Draw _, Step.Movement _, Step.Combat _, Step.EndOfTurn _, Step.Over _ ->
                    false;
        };
    }

    /** One step of a combat; after losses or a defender's retreat, an advance. */
    private static boolean isOrder(List<Step> inner, Step phase) {
        if (inner.isEmpty()) {
            return true;
        }
        if (inner.getFirst() instanceof Step.Going going) {
            return inner.size() == 1
                    && phase.equals(new Step.Movement(going.army(), going.phase()));
        }
        if (!(phase instanceof Step.Combat(Army army)) || inner.size() > 2) {
            return false;
        }
        if (inner.size() == 2
                && !(inner.get(1) instanceof Step.Advance advance && advance.army() == army)) {
            return false;
        }
        boolean isAlone = inner.size() == 1;
        return switch (inner.getFirst()) {
            case Step.Commitment step -> isAlone && step.engagement().army() == army;
            case Step.Battle step -> isAlone && step.engagement().army() == army;
            case Step.Losses step -> step.army() == army;
            case Step.Retreats step ->
                    step.part() == Step.Part.ATTACKER
                            ? isAlone && step.army() == army
                            : step.army() != army && step.units().size() == 1;
            case Step.Advance step -> isAlone && step.army() == army;
            case Step.Draw _,
                    Step.Movement _,
                    Step.Going _,
                    Step.Combat _,
                    Step.EndOfTurn _,
                    Step.Over _ ->
                    false;
        };
    }

    /** The state, if everything in it may be so. */
    Kasserine checked(Kasserine state) throws UnreadableException {
        units(state);
        activity(state);
        control(state);
        hands(state);
        switch (state.agenda().now()) {
            case Step.Going step -> going(state, step);
            case Step.Commitment step -> commitment(state, step);
            case Step.Battle step -> engagement(state, step.engagement());
            case Step.Losses step -> present(state, step.from());
            case Step.Retreats step -> present(state, step.units());
            case Step.Draw _, Step.EndOfTurn _, Step.Over _ -> {
                if (!state.activity().equals(Activity.NONE)) {
                    throw position.fault("nobody has moved or fought before a phase begins");
                }
            }
            case Step.Movement _, Step.Combat _, Step.Advance _ -> {}
        }
        for (Step step : state.agenda().steps()) {
            if (step instanceof Step.Advance advance) {
                advance(state, advance);
            }
        }
        return state;
    }

    private void units(Kasserine state) throws UnreadableException {
        Node units = position.at("units");
        for (Unit unit : Unit.all()) {
            if (!state.isOnMap(unit)) {
                continue;
            }
            Node at = units.at(unit.id()).at("at");
            int hex = state.place(unit);
            if (!state.terms().scenario().hexes().contains(hex)) {
                throw at.fault("nobody may be in " + state.map().label(hex));
            }
            long there = state.bitsAt(unit.army(), hex);
            long enemies = state.bitsAt(unit.army().enemy(), hex);
            if (there != unit.mask() || enemies != 0) {
                throw at.fault("there is one unit to a hex");
            }
        }
    }

    private void activity(Kasserine state) throws UnreadableException {
        Army army = KasserineCodec.mover(state);
        Activity done = state.activity();
        require(state, "moved", army, done.moved());
        boolean fights =
                state.agenda().steps().stream()
                        .filter(step -> !isInner(step))
                        .findFirst()
                        .filter(Step.Combat.class::isInstance)
                        .isPresent();
        boolean isOver = state.agenda().now() instanceof Step.Over;
        long all = done.fought() | done.struck() | done.bombarded();
        if (!isOver && (fights ? done.moved() != 0 || done.closed() : all != 0)) {
            throw position.fault("what has been done does not belong to this phase");
        }
        boolean hasFought = fights || isMobile(state) || isOver;
        if (!hasFought && done.mired() != 0) {
            throw position.at("mired").fault("nobody has advanced yet");
        }
    }

    private static boolean isMobile(Kasserine state) {
        return state.agenda().steps().stream()
                .filter(step -> !isInner(step))
                .findFirst()
                .filter(step -> step instanceof Step.Movement move && move.phase() == Phase.MOBILE)
                .isPresent();
    }

    private void require(Kasserine state, String name, Army army, long bits)
            throws UnreadableException {
        if ((bits & ~state.present(army)) != 0 && !(state.agenda().now() instanceof Step.Over)) {
            throw position.at(name).fault("must be units on the map");
        }
    }

    private void control(Kasserine state) throws UnreadableException {
        int sites = state.terms().sites().size();
        for (int bit = 0; bit < sites; bit++) {
            int hex = state.terms().sites().get(bit);
            boolean held = (state.control().held() >>> bit & 1) != 0;
            if (held && state.hexes(Army.ALLIES).contains(hex)) {
                throw position.at("held").fault("an Allied unit is in " + state.map().label(hex));
            }
            if (!held && state.hexes(Army.AXIS).contains(hex)) {
                throw position.at("held").fault("an Axis unit is in " + state.map().label(hex));
            }
        }
        if (!(state.agenda().now() instanceof Step.Over)) {
            Kasserine assessed = S18_Victory.assessed(state);
            if (!assessed.control().equals(state.control())
                    || assessed.agenda().now() instanceof Step.Over
                    || state.control().most() >= S18_Victory.TO_WIN) {
                throw position.at("captured").fault("more is captured than is said");
            }
        }
    }

    private void hands(Kasserine state) throws UnreadableException {
        boolean isDrawing = state.agenda().now() instanceof Step.Draw;
        for (Army army : Army.values()) {
            boolean waits = state.agenda().steps().contains(new Step.Draw(army));
            boolean has =
                    !state.support().hand(army).isEmpty() || !state.support().spent(army).isEmpty();
            if (isDrawing && waits && has) {
                throw position.at("support").fault("the " + army + " has not drawn yet");
            }
        }
    }

    private void going(Kasserine state, Step.Going step) throws UnreadableException {
        Kasserine before = state.agenda(state.agenda().rest());
        boolean isArriving = state.place(step.unit()) == Kasserine.DUE;
        Act act = isArriving ? new Act.Enter(step.unit(), step.from()) : new Act.Take(step.unit());
        if (Objections.to(before, act).isPresent()
                || (!isArriving && step.from() != state.place(step.unit()))) {
            throw first().fault("this unit cannot be under way");
        }
    }

    private Node first() throws UnreadableException {
        return position.at("agenda").items().getFirst();
    }

    private void commitment(Kasserine state, Step.Commitment step) throws UnreadableException {
        Engagement engagement = step.engagement();
        boolean attacks = step.army() == engagement.army();
        if (!engagement.defence().isEmpty() || (attacks && !engagement.attack().isEmpty())) {
            throw first().fault("markers are committed before it is the side's turn to do so");
        }
        int hand = state.support().hand(step.army()).size();
        if (hand < (attacks && engagement.isBombardment() ? S08_SupportFire.cap(state) : 1)) {
            throw first().fault("the side has no markers to commit");
        }
        engagement(state, engagement);
    }

    private void engagement(Kasserine state, Engagement engagement) throws UnreadableException {
        Army army = engagement.army();
        Unit defender = engagement.defender();
        if (defender.army() == army || !state.isOnMap(defender)) {
            throw first().at("defender").fault("must be an enemy on the map");
        }
        int cap = S08_SupportFire.cap(state);
        if (engagement.attack().size() > cap
                || engagement.defence().size() > cap
                || !state.support().spent(army).containsAll(engagement.attack())
                || !state.support().spent(army.enemy()).containsAll(engagement.defence())) {
            throw first().fault("committed markers are spent ones, and not so many");
        }
        long marked =
                engagement.isBombardment()
                        ? state.activity().bombarded()
                        : state.activity().struck();
        if ((marked & defender.mask()) == 0) {
            throw first().at("defender").fault("must be among those attacked in this phase");
        }
        for (Unit unit : engagement.attackers()) {
            if (!state.isOnMap(unit)
                    || (state.activity().fought() & unit.mask()) == 0
                    || !state.map().touch(state.place(unit), state.place(defender))) {
                throw first().at("attackers").fault(unit + " cannot be in this attack");
            }
        }
    }

    private void present(Kasserine state, Units units) throws UnreadableException {
        if (units.isEmpty() || (units.bits() & ~state.present(units.army())) != 0) {
            throw first().fault("must be units on the map");
        }
    }

    private void advance(Kasserine state, Step.Advance step) throws UnreadableException {
        if (!state.terms().scenario().hexes().contains(step.hex())) {
            throw position.at("agenda").fault("nobody can advance there");
        }
        for (Unit unit : step.attackers()) {
            if (state.isOnMap(unit) && !state.map().touch(state.place(unit), step.hex())) {
                throw position.at("agenda").fault(unit + " cannot advance there");
            }
        }
        if (state.agenda().now() instanceof Step.Advance
                && (state.hexes(Army.AXIS).contains(step.hex())
                        || state.hexes(Army.ALLIES).contains(step.hex()))) {
            throw position.at("agenda").fault("the hex is not vacant");
        }
    }
}

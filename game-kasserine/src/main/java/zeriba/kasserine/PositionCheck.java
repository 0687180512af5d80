package zeriba.kasserine;

import java.util.List;
import zeriba.engine.UnreadableException;
import zeriba.kasserine.rules.Objections;
import zeriba.kasserine.rules.S04_Sequence;
import zeriba.kasserine.rules.S08_SupportFire;
import zeriba.kasserine.rules.S18_Victory;

/** Refuses what cannot be a position of the game, though it has the form of one. */
final class PositionCheck {

    private static final String FIRST = "agenda[0]";

    private PositionCheck() {}

    /** The steps must be what is left of a turn, with what has broken in before it. */
    static void agenda(Kasserine state) throws UnreadableException {
        List<Step> steps = state.agenda().steps();
        if (steps.getFirst() instanceof Step.Over) {
            if (steps.size() > 1) {
                throw fault("agenda", "nothing follows the end of the game");
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
            throw fault("agenda", "must end as a turn does: its phases in order, then its end");
        }
        if (!isOrder(steps.subList(0, inner), rest.getFirst())) {
            throw fault("agenda", "what has begun must belong to the phase it stands before");
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
    static Kasserine checked(Kasserine state) throws UnreadableException {
        units(state);
        activity(state);
        control(state);
        hands(state);
        switch (state.agenda().now()) {
            case Step.Going step -> going(state, step);
            case Step.Commitment step -> commitment(state, step);
            case Step.Battle step -> engagement(state, step.engagement());
            case Step.Losses step -> {
                of(step.army(), step.from(), FIRST + ".from");
                present(state, step.from());
            }
            case Step.Retreats step -> {
                of(step.army(), step.units(), FIRST + ".units");
                present(state, step.units());
            }
            case Step.Draw _, Step.EndOfTurn _, Step.Over _ -> {
                if (!state.activity().equals(Activity.NONE)) {
                    throw fault("", "nobody has moved or fought before a phase begins");
                }
            }
            case Step.Movement _, Step.Combat _, Step.Advance _ -> {}
        }
        List<Step> steps = state.agenda().steps();
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i) instanceof Step.Advance advance) {
                of(advance.army(), advance.attackers(), "agenda[" + i + "].attackers");
                advance(state, advance);
            }
        }
        return state;
    }

    private static void units(Kasserine state) throws UnreadableException {
        for (Unit unit : Unit.all()) {
            if (!state.isOnMap(unit)) {
                continue;
            }
            String at = "units." + unit + ".at";
            int hex = state.place(unit);
            if (!state.terms().scenario().hexes().contains(hex)) {
                throw fault(at, "nobody may be in " + state.map().label(hex));
            }
            long there = state.bitsAt(unit.army(), hex);
            long enemies = state.bitsAt(unit.army().enemy(), hex);
            if (there != unit.mask() || enemies != 0) {
                throw fault(at, "there is one unit to a hex");
            }
        }
    }

    private static void activity(Kasserine state) throws UnreadableException {
        Army army = KasserineForm.mover(state);
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
            throw fault("", "what has been done does not belong to this phase");
        }
        boolean hasFought = fights || isMobile(state) || isOver;
        if (!hasFought && done.mired() != 0) {
            throw fault("mired", "nobody has advanced yet");
        }
    }

    private static boolean isMobile(Kasserine state) {
        return state.agenda().steps().stream()
                .filter(step -> !isInner(step))
                .findFirst()
                .filter(step -> step instanceof Step.Movement move && move.phase() == Phase.MOBILE)
                .isPresent();
    }

    private static void require(Kasserine state, String name, Army army, long bits)
            throws UnreadableException {
        if ((bits & ~state.present(army)) != 0 && !(state.agenda().now() instanceof Step.Over)) {
            throw fault(name, "must be units on the map");
        }
    }

    private static void control(Kasserine state) throws UnreadableException {
        int sites = state.terms().sites().size();
        for (int bit = 0; bit < sites; bit++) {
            int hex = state.terms().sites().get(bit);
            boolean held = (state.control().held() >>> bit & 1) != 0;
            if (held && state.hexes(Army.ALLIES).contains(hex)) {
                throw fault("held", "an Allied unit is in " + state.map().label(hex));
            }
            if (!held && state.hexes(Army.AXIS).contains(hex)) {
                throw fault("held", "an Axis unit is in " + state.map().label(hex));
            }
        }
        if (!(state.agenda().now() instanceof Step.Over)) {
            Kasserine assessed = S18_Victory.assessed(state);
            if (!assessed.control().equals(state.control())
                    || assessed.agenda().now() instanceof Step.Over
                    || state.control().most() >= S18_Victory.TO_WIN) {
                throw fault("captured", "more is captured than is said");
            }
        }
    }

    private static void hands(Kasserine state) throws UnreadableException {
        boolean isDrawing = state.agenda().now() instanceof Step.Draw;
        for (Army army : Army.values()) {
            boolean waits = state.agenda().steps().contains(new Step.Draw(army));
            boolean has =
                    !state.support().hand(army).isEmpty() || !state.support().spent(army).isEmpty();
            if (isDrawing && waits && has) {
                throw fault("support", "the " + army + " has not drawn yet");
            }
        }
    }

    private static void going(Kasserine state, Step.Going step) throws UnreadableException {
        Kasserine before = state.agenda(state.agenda().rest());
        boolean isArriving = state.place(step.unit()) == Kasserine.DUE;
        Act act = isArriving ? new Act.Enter(step.unit(), step.from()) : new Act.Take(step.unit());
        if (Objections.to(before, act).isPresent()
                || (!isArriving && step.from() != state.place(step.unit()))) {
            throw fault(FIRST, "this unit cannot be under way");
        }
    }

    private static UnreadableException fault(String path, String reason) {
        return new UnreadableException(path, reason);
    }

    /** Refuses units that are not of an army. */
    static void of(Army army, Units units, String path) throws UnreadableException {
        if (units.army() != army) {
            throw fault(path + "[0]", units.first() + " is not of the " + army);
        }
    }

    private static void commitment(Kasserine state, Step.Commitment step)
            throws UnreadableException {
        Engagement engagement = step.engagement();
        boolean attacks = step.army() == engagement.army();
        if (!engagement.defence().isEmpty() || (attacks && !engagement.attack().isEmpty())) {
            throw fault(FIRST, "markers are committed before it is the side's turn to do so");
        }
        int hand = state.support().hand(step.army()).size();
        if (hand < (attacks && engagement.isBombardment() ? S08_SupportFire.cap(state) : 1)) {
            throw fault(FIRST, "the side has no markers to commit");
        }
        engagement(state, engagement);
    }

    private static void engagement(Kasserine state, Engagement engagement)
            throws UnreadableException {
        Army army = engagement.army();
        Unit defender = engagement.defender();
        if (defender.army() == army || !state.isOnMap(defender)) {
            throw fault(FIRST + ".defender", "must be an enemy on the map");
        }
        int cap = S08_SupportFire.cap(state);
        if (engagement.attack().size() > cap
                || engagement.defence().size() > cap
                || !state.support().spent(army).containsAll(engagement.attack())
                || !state.support().spent(army.enemy()).containsAll(engagement.defence())) {
            throw fault(FIRST, "committed markers are spent ones, and not so many");
        }
        long marked =
                engagement.isBombardment()
                        ? state.activity().bombarded()
                        : state.activity().struck();
        if ((marked & defender.mask()) == 0) {
            throw fault(FIRST + ".defender", "must be among those attacked in this phase");
        }
        for (Unit unit : engagement.attackers()) {
            if (!state.isOnMap(unit)
                    || (state.activity().fought() & unit.mask()) == 0
                    || !state.map().touch(state.place(unit), state.place(defender))) {
                throw fault(FIRST + ".attackers", unit + " cannot be in this attack");
            }
        }
    }

    private static void present(Kasserine state, Units units) throws UnreadableException {
        if (units.isEmpty() || (units.bits() & ~state.present(units.army())) != 0) {
            throw fault(FIRST, "must be units on the map");
        }
    }

    private static void advance(Kasserine state, Step.Advance step) throws UnreadableException {
        if (!state.terms().scenario().hexes().contains(step.hex())) {
            throw fault("agenda", "nobody can advance there");
        }
        for (Unit unit : step.attackers()) {
            if (state.isOnMap(unit) && !state.map().touch(state.place(unit), step.hex())) {
                throw fault("agenda", unit + " cannot advance there");
            }
        }
        if (state.agenda().now() instanceof Step.Advance
                && (state.hexes(Army.AXIS).contains(step.hex())
                        || state.hexes(Army.ALLIES).contains(step.hex()))) {
            throw fault("agenda", "the hex is not vacant");
        }
    }
}

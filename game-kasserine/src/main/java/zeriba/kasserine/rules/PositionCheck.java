package zeriba.kasserine.rules;

import static zeriba.board.Bits.*;

import java.util.List;
import zeriba.engine.step.Task;
import zeriba.engine.text.UnreadableException;
import zeriba.kasserine.rules.S05_Phases.Movement;
import zeriba.kasserine.rules.S07_Advance.Advance;
import zeriba.kasserine.rules.S07_Combat.Combat;
import zeriba.kasserine.rules.S08_Allotment.Draw;
import zeriba.kasserine.rules.S18_Victory.Over;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Activity;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Engagement;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/** Refuses what cannot be a position of the game, though it has the form of one. */
public record PositionCheck(Kasserine state) {

    /** Where the present step stands. */
    static final String FIRST = "agenda[0]";

    /** The steps must be what is left of a turn, with what has broken in before it. */
    public void agenda() throws UnreadableException {
        List<Task<Kasserine, Act>> steps = state.agenda().steps();
        if (steps.getFirst() instanceof Over) {
            require(steps.size() == 1, "agenda", "nothing follows the end of the game");
            return;
        }
        int inner = 0;
        while (inner < steps.size() && isInner(steps.get(inner))) {
            inner++;
        }
        List<Task<Kasserine, Act>> whole = S04_Sequence.turn().steps();
        List<Task<Kasserine, Act>> rest = steps.subList(inner, steps.size());
        int from = whole.size() - rest.size();
        require(
                from >= 0 && !rest.isEmpty() && whole.subList(from, whole.size()).equals(rest),
                "agenda",
                "must end as a turn does: its phases in order, then its end");
        require(
                isOrder(steps.subList(0, inner), (TurnStep) rest.getFirst()),
                "agenda",
                "what has begun must belong to the phase it stands before");
    }

    private static boolean isInner(Task<Kasserine, Act> step) {
        return !(step instanceof TurnStep || step instanceof Over);
    }

    /** One step of a combat; after losses or a defender's retreat, an advance. */
    private static boolean isOrder(List<Task<Kasserine, Act>> inner, TurnStep phase) {
        boolean isFollowed =
                inner.size() == 2
                        && inner.get(1) instanceof Advance advance
                        && phase.equals(new Combat(advance.army()));
        return inner.isEmpty()
                || ((inner.size() == 1 || isFollowed)
                        && ((Step) inner.getFirst()).breaksInto(phase, !isFollowed));
    }

    /** The state, if everything in it may be so. */
    public Kasserine checked() throws UnreadableException {
        units(state);
        activity(state);
        control(state);
        hands(state);
        Step.of(state).check(this);
        List<Task<Kasserine, Act>> steps = state.agenda().steps();
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i) instanceof Advance advance) {
                of(advance.army(), advance.attackers(), "agenda[" + i + "].attackers");
                advance(state, advance);
            }
        }
        return state;
    }

    /** Nobody has moved or fought yet. */
    void nothingDone() throws UnreadableException {
        require(
                state.activity().equals(Activity.NONE),
                "",
                "nobody has moved or fought before a phase begins");
    }

    /** One unit to a hex, but that who passed a friend when the game ended is still in his. */
    private static void units(Kasserine state) throws UnreadableException {
        int pairs = state.agenda().now() instanceof Over ? 1 : 0;
        int shared = 0;
        for (Unit unit : Unit.all()) {
            if (!state.isOnMap(unit)) {
                continue;
            }
            String at = "units." + unit + ".at";
            int hex = state.place(unit);
            if (!state.parameters().scenario().hexes().contains(hex)) {
                throw fault(at, "nobody may be in " + state.map().label(hex));
            }
            long there = state.bitsAt(unit.army(), hex);
            long enemies = state.bitsAt(unit.army().enemy(), hex);
            shared += size(there) - 1;
            if (size(there) > 2 || shared > 2 * pairs || !isEmpty(enemies)) {
                throw fault(at, "there is one unit to a hex");
            }
        }
    }

    private static void activity(Kasserine state) throws UnreadableException {
        Army army = TurnStep.mover(state);
        Activity done = state.activity();
        onMap(state, "moved", army, done.moved());
        boolean fights = Step.ofTurn(state).filter(Combat.class::isInstance).isPresent();
        boolean isOver = state.agenda().now() instanceof Over;
        long all = union(union(done.fought(), done.struck()), done.bombarded());
        if (!isOver && (fights ? !isEmpty(done.moved()) || done.closed() : !isEmpty(all))) {
            throw fault("", "what has been done does not belong to this phase");
        }
        boolean hasFought = fights || isMobile(state) || isOver;
        if (!hasFought && !isEmpty(done.mired())) {
            throw fault("mired", "nobody has advanced yet");
        }
    }

    private static boolean isMobile(Kasserine state) {
        return Step.ofTurn(state)
                .filter(step -> step instanceof Movement move && move.phase() == Phase.MOBILE)
                .isPresent();
    }

    private static void onMap(Kasserine state, String name, Army army, long bits)
            throws UnreadableException {
        if (!containsAll(state.present(army), bits) && !(state.agenda().now() instanceof Over)) {
            throw fault(name, "must be units on the map");
        }
    }

    private static void control(Kasserine state) throws UnreadableException {
        int sites = state.parameters().sites().size();
        for (int bit = 0; bit < sites; bit++) {
            int hex = state.parameters().sites().get(bit);
            boolean held = contains(state.control().held(), bit);
            if (held && state.hexes(Army.ALLIES).contains(hex)) {
                throw fault("held", "an Allied unit is in " + state.map().label(hex));
            }
            if (!held && state.hexes(Army.AXIS).contains(hex)) {
                throw fault("held", "an Axis unit is in " + state.map().label(hex));
            }
        }
        if (!(state.agenda().now() instanceof Over)) {
            Kasserine assessed = S18_Victory.assessed(state);
            if (!assessed.control().equals(state.control())
                    || assessed.agenda().now() instanceof Over
                    || state.control().most() >= S18_Victory.TO_WIN) {
                throw fault("captured", "more is captured than is said");
            }
        }
    }

    private static void hands(Kasserine state) throws UnreadableException {
        boolean isDrawing = state.agenda().now() instanceof Draw;
        for (Army army : Army.values()) {
            boolean waits = state.agenda().steps().contains(new Draw(army));
            boolean has =
                    !state.support().hand(army).isEmpty() || !state.support().spent(army).isEmpty();
            if (isDrawing && waits && has) {
                throw fault("support", "the " + army + " has not drawn yet");
            }
        }
    }

    private static UnreadableException fault(String path, String reason) {
        return new UnreadableException(path, reason);
    }

    static void require(boolean holds, String path, String reason) throws UnreadableException {
        if (!holds) {
            throw fault(path, reason);
        }
    }

    /** Refuses units that are not of an army. */
    public static void of(Army army, Units units, String path) throws UnreadableException {
        if (units.army() != army) {
            throw fault(path + "[0]", units.first() + " is not of the " + army);
        }
    }

    /** A combat that has been declared, and has the markers that are spent for it. */
    void engagement(Engagement engagement) throws UnreadableException {
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
        if (!contains(marked, defender.bit())) {
            throw fault(FIRST + ".defender", "must be among those attacked in this phase");
        }
        for (Unit unit : engagement.attackers()) {
            if (!state.isOnMap(unit)
                    || !contains(state.activity().fought(), unit.bit())
                    || !state.map().touch(state.place(unit), state.place(defender))) {
                throw fault(FIRST + ".attackers", unit + " cannot be in this attack");
            }
        }
    }

    /** Units of an army that the present step names, all of them on the map. */
    void present(Army army, Units units, String name) throws UnreadableException {
        of(army, units, FIRST + "." + name);
        require(
                !units.isEmpty() && containsAll(state.present(army), units.bits()),
                FIRST,
                "must be units on the map");
    }

    private static void advance(Kasserine state, Advance step) throws UnreadableException {
        if (!state.parameters().scenario().hexes().contains(step.hex())) {
            throw fault("agenda", "nobody can advance there");
        }
        for (Unit unit : step.attackers()) {
            if (state.isOnMap(unit) && !state.map().touch(state.place(unit), step.hex())) {
                throw fault("agenda", unit + " cannot advance there");
            }
        }
        if (state.agenda().now() instanceof Advance
                && (state.hexes(Army.AXIS).contains(step.hex())
                        || state.hexes(Army.ALLIES).contains(step.hex()))) {
            throw fault("agenda", "the hex is not vacant");
        }
    }
}

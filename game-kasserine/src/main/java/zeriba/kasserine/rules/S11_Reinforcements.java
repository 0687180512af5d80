package zeriba.kasserine.rules;

import static zeriba.board.Bits.*;

import java.util.Optional;
import zeriba.board.Places;
import zeriba.engine.rules.Rule;
import zeriba.kasserine.rules.S05_Movement.Going;
import zeriba.kasserine.rules.S05_Phases.Movement;
import zeriba.kasserine.rules.general.S15_Airfield;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Control;
import zeriba.kasserine.state.GameParameters;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Trigger;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/** Section 11. Reinforcements: who comes when and where. */
public final class S11_Reinforcements {

    private S11_Reinforcements() {}

    /** The units off the map whose time has come and that may arrive in a phase, by their bits. */
    @Rule({"11.1", "11.2", "R8"})
    public static long due(Kasserine state, Army army, Phase phase) {
        long waiting = state.inBox(army, Kasserine.DUE);
        if (phase == Phase.MOBILE) {
            waiting = minus(waiting, state.roster().leg(army));
        }
        return new Units(army, waiting)
                .where(unit ->
                        isDue(state, unit)
                                && !(phase == Phase.MOBILE && S15_Airfield.isFlownIn(state, unit)))
                .bits();
    }

    /** Whether a unit's turn has come and what it waits for has happened. */
    @Rule({"11.1", "R7", "R21"})
    public static boolean isDue(Kasserine state, Unit unit) {
        return state.turn() >= state.roster().turn(unit) && isFree(state, unit);
    }

    /** Whether what a unit waits for has happened, if it waits for anything. */
    @Rule({"11.1", "R7"})
    public static boolean isFree(Kasserine state, Unit unit) {
        Optional<Trigger> trigger = state.roster().trigger(unit);
        return trigger.isEmpty() || state.control().has(trigger.get());
    }

    /** Whether a unit that may arrive may also leave it to the mobile phase. */
    @Rule("R28")
    public static boolean mayWait(Kasserine state, Unit unit, Phase phase) {
        return phase == Phase.MOVEMENT
                && !state.roster().isLeg(unit)
                && !S15_Airfield.isFlownIn(state, unit);
    }

    /** Whether somebody may arrive in a phase that is about to begin. */
    @Rule("R28")
    static boolean anyArrives(Kasserine state, Army army, Phase phase) {
        return !isEmpty(due(state, army, phase)) && Arrivals.of(state, army, phase).size() > 0;
    }

    /** The hexes by which a unit may come, each leading to a hex in which it can end. */
    @Rule({"11.3", "11.4", "R5"})
    public static Places open(Kasserine state, Unit unit, Phase phase) {
        Places listed = state.roster().starts(unit);
        Places free = listed.minus(state.hexes(unit.army().enemy()));
        Places open = state.map().grid().none();
        for (int hex = free.next(0); hex >= 0; hex = free.next(hex + 1)) {
            if (isWayIn(state, unit, phase, hex)) {
                open = open.with(hex);
            }
        }
        return open;
    }

    @Rule({"R6", "R20", "R22"})
    private static boolean isWayIn(Kasserine state, Unit unit, Phase phase, int hex) {
        int left = pointsLeft(state, unit, phase, hex);
        if (left < 0 || state.parameters().outside().contains(hex)) {
            return false;
        }
        return !state.hexes(unit.army()).contains(hex)
                || !Reach.of(state, new Going(unit.army(), phase, unit, hex)).ends().isEmpty();
    }

    /** What a unit has left when it has paid for the hex that it enters by, in half points. */
    @Rule({"11.2", "R29"})
    public static int pointsLeft(Kasserine state, Unit unit, Phase phase, int hex) {
        return S05_Phases.points(state, unit, phase)
                - state.map().entry(state.roster().isLeg(unit), hex);
    }

    /** A unit enters the map; it stands nowhere until it is said where it goes. */
    @Rule({"11.0", "R5"})
    static Going entering(Movement step, Unit unit, int hex) {
        return new Going(step.army(), step.phase(), unit, hex);
    }

    /** What has happened once an Axis unit is in a hex. */
    @Rule({"11.1", "R2", "R3"})
    public static Control entered(GameParameters parameters, Control control, int hex) {
        Control now = control;
        if (parameters.map().column(hex)
                < parameters.map().column(parameters.towns().kasserine())) {
            now = now.with(Trigger.WEST);
        }
        if (parameters.map().row(hex) < northern(parameters)) {
            now = now.with(Trigger.NORTH);
        }
        if (parameters.map().distance(hex, parameters.towns().thala()) <= 1
                || parameters.map().distance(hex, parameters.towns().tebessa()) <= 1) {
            now = now.with(Trigger.NEAR);
        }
        return now;
    }

    /** The row from which a hex is not north of Sbeitla any more. */
    @Rule({"R1", "R2"})
    static int northern(GameParameters parameters) {
        return parameters.map().row(parameters.towns().sbeitla());
    }
}

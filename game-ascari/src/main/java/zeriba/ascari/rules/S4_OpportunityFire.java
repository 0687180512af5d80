package zeriba.ascari.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.ascari.Act;
import zeriba.ascari.Army;
import zeriba.ascari.Ascari;
import zeriba.ascari.Battle;
import zeriba.ascari.Counter;
import zeriba.ascari.Mark;
import zeriba.ascari.Step;
import zeriba.engine.Objection;
import zeriba.engine.Options;
import zeriba.engine.Pending;
import zeriba.engine.Rule;

/** Section 4.3. Opportunity fire: at each hex that a counter enters, the other army may fire. */
public final class S4_OpportunityFire {

    private S4_OpportunityFire() {}

    /** The units that could hit the counter that has just entered a hex, by bit. */
    @Rule({"4.3", "R-6", "R-65"})
    static long firers(Ascari state, Step.Moving moving) {
        Counter mover = state.counter(moving.mover());
        Army by = mover.army().enemy();
        int hex = moving.hex();
        boolean sheltered = mover.isLeader() && state.holds(mover.army(), hex);
        return sheltered ? 0 : firers(state, by, hex);
    }

    /** The units of an army that could hit who enters a hex, by bit. */
    @Rule({"4.3", "R-6", "R-7"})
    static long firers(Ascari state, Army by, int hex) {
        if (isForbidden(state, by)) {
            return 0;
        }
        Battle battle = state.battle();
        long firers = 0;
        for (long rest = rested(state, by); rest != 0; rest &= rest - 1) {
            int number = Long.numberOfTrailingZeros(rest);
            Counter firer = battle.counter(number);
            if (state.isOnMap(number)
                    && state.ground().distance(state.at(number), hex) <= S4_Fire.range(state, firer)
                    && mayFire(state, firer, hex)) {
                firers |= 1L << number;
            }
        }
        return firers;
    }

    /** The units of an army that have rifles or guns, their shot, and their nerve. */
    @Rule({"4.0", "4.3", "5.41"})
    private static long rested(Ascari state, Army by) {
        long armed = state.battle().shooters() | state.unitsWith(Mark.RIFLE);
        long spent = state.unitsWith(Mark.OPPORTUNITY) | state.unitsWith(Mark.RETREAT);
        return state.battle().unitsOf(by) & armed & ~spent;
    }

    /** Whether the scenario allows an army no opportunity fire just now. */
    @Rule({"S1.SURPRISE", "S3.DAWN"})
    static boolean isForbidden(Ascari state, Army by) {
        return FirstAgordat.isSurprised(state, by) || Coatit.isAsleep(state, by);
    }

    /** Whether a unit may fire in the enemy's turn at a counter in a hex, and could hit it. */
    @Rule({"4.3", "4.7", "R-52"})
    static boolean mayFire(Ascari state, Counter firer, int hex) {
        return !state.has(Mark.OPPORTUNITY, firer.number())
                && S4_Fire.isReady(state, firer)
                && (!firer.isBattery() || S1_Leaders.proper(state, firer) != 0)
                && S4_Fire.reaches(state, firer, hex)
                && S4_Fire.mayHit(state, firer, hex, true);
    }

    /** Who fires, one after another, or nobody else. */
    @Rule({"4.33", "R-7", "R-8"})
    public static Pending<Act> choices(Ascari state, Step.Window window) {
        Step.Moving moving = below(state);
        if (!state.isOnMap(moving.mover()) || window.firers() == 0) {
            return new Pending.Automatic<>();
        }
        String leader = named(state, moving);
        List<Act> acts = new ArrayList<>();
        for (long rest = window.firers(); rest != 0; rest &= rest - 1) {
            int firer = Long.numberOfTrailingZeros(rest);
            acts.add(new Act.Shoot(state.counter(firer).id(), moving.hex(), leader));
        }
        acts.add(new Act.Pass());
        return new Pending.Choice<>(window.by().side(), Options.of(acts));
    }

    /** The counter on the move is the target; a leader who goes alone is named. */
    private static String named(Ascari state, Step.Moving moving) {
        Counter mover = state.counter(moving.mover());
        return mover.isLeader() ? mover.id() : "";
    }

    private static Step.Moving below(Ascari state) {
        if (state.agenda().rest().now() instanceof Step.Moving moving) {
            return moving;
        }
        throw new IllegalStateException("a window without a move below it: " + state);
    }

    /** A unit fires in the window. */
    @Rule({"4.31", "4.32", "R-24"})
    public static Ascari shoot(Ascari state, Step.Window window, Act.Shoot act) {
        int firer = state.battle().number(act.firer());
        Step.Window left = new Step.Window(window.by(), window.firers() & ~(1L << firer));
        return state.draft()
                .instead(left)
                .push(new Step.Shot(firer, below(state).mover(), true))
                .done();
    }

    /** Nobody else fires; or nobody could. */
    @Rule({"3.3", "4.32", "R-7"})
    public static Ascari close(Ascari state) {
        Step.Moving moving = below(state);
        Ascari after = state.draft().pop().done();
        if (!state.isOnMap(moving.mover())) {
            int alive = S3_Movement.alive(state, moving.riders());
            return after.draft().pop().markLeaders(Mark.DONE, alive).done();
        }
        return moving.halted() ? S3_Movement.halted(after, moving) : after;
    }

    /** Why a unit may not fire in this window. */
    @Rule({"4.3", "R-8", "R-24"})
    static Optional<Objection> objection(Ascari state, Step.Window window, Act.Shoot act) {
        Step.Moving moving = below(state);
        return Named.unit(state, act.firer(), window.by(), "4.3")
                .or(() -> {
                    Counter firer = Named.known(state, act.firer());
                    String leader = named(state, moving);
                    if (act.hex() == moving.hex() && act.leader().isEmpty() && !leader.isEmpty()) {
                        return Reason.of(state, "R-25", "name-the-mover").text(leader).given();
                    }
                    if (act.hex() != moving.hex() || !act.leader().equals(leader)) {
                        return Reason.of(state, "4.32", "only-the-mover")
                                .counter(state.counter(moving.mover()))
                                .hex(moving.hex())
                                .given();
                    }
                    return why(state, firer, moving.hex());
                });
    }

    private static Optional<Objection> why(Ascari state, Counter firer, int hex) {
        if (state.has(Mark.OPPORTUNITY, firer.number())) {
            return Reason.of(state, "4.3", "fired").counter(firer).given();
        }
        if (firer.isBattery() && state.isOnMap(firer) && S1_Leaders.proper(state, firer) == 0) {
            return Reason.of(state, "4.7", "no-officer").counter(firer).given();
        }
        return S4_Objections.cannotFire(state, firer)
                .or(() -> S4_Objections.cannotReach(state, firer, hex, true));
    }
}

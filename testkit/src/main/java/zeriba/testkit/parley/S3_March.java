package zeriba.testkit.parley;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.engine.Dice;
import zeriba.engine.Objection;
import zeriba.engine.Pending;
import zeriba.engine.Role;
import zeriba.engine.Roll;
import zeriba.engine.Rule;

/** Section 3. The captains march, and are shot at. */
final class S3_March {

    private static final int COVER = 4;
    private static final int COVER_IN_MIST = 8;

    private S3_March() {}

    /** Steps by unit, then place; then the halt. */
    @Rule("3.1")
    static Pending<Act> march(Parley state, Step.March step) {
        if (step.left().stream().allMatch(left -> left == 0)) {
            return new Pending.Automatic<>();
        }
        List<Act> listed = new ArrayList<>();
        for (Unit unit : Unit.LEAGUE) {
            for (Place to : Place.onMap()) {
                Act.Advance advance = new Act.Advance(unit, to);
                if (objection(state, step, advance).isEmpty()) {
                    listed.add(advance);
                }
            }
        }
        listed.add(new Act.Halt());
        return new Pending.Choice<>(
                Seats.LEAGUE, new Offer(listed, act -> objection(state, step, act)));
    }

    /** The seat of the unit that steps; a halt is for the first who could go on. */
    @Rule("3.1")
    static Role role(Step.March step, Act act) {
        if (act instanceof Act.Advance advance) {
            return advance.unit().role();
        }
        return Unit.LEAGUE.stream()
                .filter(unit -> step.leftOf(unit) > 0)
                .findFirst()
                .orElseThrow()
                .role();
    }

    @Rule("1.1")
    static Optional<Objection> objection(Parley state, Step.March step, Act act) {
        return switch (act) {
            case Act.Halt() -> Optional.empty();
            case Act.Advance advance -> advance(state, step, advance);
            case Act.Scheme _,
                    Act.Shoot _,
                    Act.Pass _,
                    Act.Storm _,
                    Act.Wait _,
                    Act.Parry _,
                    Act.Move _,
                    Act.End _ ->
                    Objections.notNow(step);
        };
    }

    @Rule({"3.2", "3.3"})
    private static Optional<Objection> advance(Parley state, Step.March step, Act.Advance advance) {
        Unit unit = advance.unit();
        Place from = state.at(unit);
        if (!unit.isOf(Seats.LEAGUE)) {
            return Objections.notYours("3.1", unit);
        }
        if (from == Place.GONE) {
            return Objections.gone(unit);
        }
        if (step.leftOf(unit) == 0) {
            return Objections.because("3.2", "no-steps-left", unit.name());
        }
        if (!from.isLinkedTo(advance.to())) {
            return Objections.because("3.3", "no-way", from.id(), advance.to().id());
        }
        return Objections.entering(state, unit, advance.to())
                .or(() -> Objections.stopping(state, unit, advance.to()));
    }

    /** The step is taken; where a guard can shoot, it is asked. */
    @Rule("3.6")
    static Parley take(Parley state, Step.March step, Act.Advance advance) {
        Unit unit = advance.unit();
        Parley there =
                state.instead(stepped(step, unit, step.leftOf(unit) - 1))
                        .entered(unit, advance.to());
        boolean isSafe = there.arrows() == 0 || shooters(there, unit).isEmpty();
        return isSafe ? there : there.before(new Step.Shot(unit));
    }

    private static Step.March stepped(Step.March step, Unit unit, int left) {
        List<Integer> more = new ArrayList<>(step.left());
        more.set(unit.number(), left);
        return new Step.March(more);
    }

    @Rule("3.6")
    private static List<Unit> shooters(Parley state, Unit target) {
        return Unit.GUARD.stream()
                .filter(guard -> state.at(guard).isLinkedTo(state.at(target)))
                .toList();
    }

    /** Shots by shooter; then the pass. */
    @Rule("3.6")
    static Pending<Act> shot(Parley state, Step.Shot step) {
        List<Act> listed = new ArrayList<>();
        for (Unit shooter : shooters(state, step.target())) {
            listed.add(new Act.Shoot(shooter, step.target()));
        }
        listed.add(new Act.Pass());
        return new Pending.Choice<>(
                Seats.GUARD, new Offer(listed, act -> objection(state, step, act)));
    }

    @Rule("1.1")
    static Optional<Objection> objection(Parley state, Step.Shot step, Act act) {
        if (act instanceof Act.Pass) {
            return Optional.empty();
        }
        return act instanceof Act.Shoot shoot
                ? shooting(state, step, shoot)
                : Objections.notNow(step);
    }

    @Rule({"3.6", "3.7"})
    private static Optional<Objection> shooting(Parley state, Step.Shot step, Act.Shoot shoot) {
        if (!shoot.shooter().isOf(Seats.GUARD)) {
            return Objections.notYours("3.6", shoot.shooter());
        }
        if (!state.man(shoot.shooter()).isOnMap()) {
            return Objections.gone(shoot.shooter());
        }
        if (shoot.target() != step.target()) {
            return Objections.because(
                    "3.7", "not-the-target", shoot.target().name(), step.target().name());
        }
        return shooters(state, step.target()).contains(shoot.shooter())
                ? Optional.empty()
                : Objections.because(
                        "3.6", "out-of-range", shoot.shooter().name(), shoot.target().name());
    }

    @Rule("3.7")
    static Parley shoot(Parley state, Act.Shoot shoot) {
        return state.withArrows(state.arrows() - 1).instead(new Step.Hit(shoot.target()));
    }

    /** The arrow's die and the target's cover, which is better in mist. */
    @Rule("3.8")
    static Dice dice(Parley state) {
        return Dice.unequal(6, state.mist() ? COVER_IN_MIST : COVER);
    }

    /** A hit where the arrow's die is higher: it hurts, and ends the march of the target. */
    @Rule("3.8")
    static Parley hit(Parley state, Step.Hit step, Roll roll) {
        Parley after = state.done();
        if (roll.face(0) <= roll.face(1)) {
            return after;
        }
        Unit target = step.target();
        Parley hurt = after.with(target, state.man(target).hurt());
        return hurt.agenda().now() instanceof Step.March march
                ? hurt.instead(stepped(march, target, 0))
                : hurt;
    }
}

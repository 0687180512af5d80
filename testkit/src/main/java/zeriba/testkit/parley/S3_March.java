package zeriba.testkit.parley;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Side;
import zeriba.engine.schema.As.Said;
import zeriba.engine.schema.As.Within;
import zeriba.engine.step.Task.Decision;
import zeriba.engine.step.Task.Throw;
import zeriba.engine.text.Value;
import zeriba.testkit.parley.state.Act;
import zeriba.testkit.parley.state.Need;
import zeriba.testkit.parley.state.Place;
import zeriba.testkit.parley.state.Seats;
import zeriba.testkit.parley.state.Unit;

/** Section 3. The captains march, and are shot at. */
final class S3_March {

    private static final int COVER = 4;
    private static final int COVER_IN_MIST = 8;

    private S3_March() {}

    /**
     * The captains march in any order.
     *
     * @param left the steps that each of the league's units has left
     */
    @Rule("3.3")
    record March(@Said(sign = "/") List<@Within(from = 0, to = 2) Integer> left)
            implements Step, Decision<Parley, Act, Act.Marching> {
        public March {
            left = List.copyOf(left);
            Need.that(left.size() == Unit.LEAGUE.size(), "one number for each captain");
        }

        int leftOf(Unit unit) {
            return left.get(unit.number());
        }

        March with(Unit unit, int steps) {
            List<Integer> more = new ArrayList<>(left);
            more.set(unit.number(), steps);
            return new March(more);
        }

        @Override
        public Class<Act.Marching> acts() {
            return Act.Marching.class;
        }

        @Override
        public Side side(Parley state) {
            return Seats.LEAGUE;
        }

        /** The seat of the unit that steps; a halt is for the first who could go on. */
        @Override
        @Rule("3.1")
        public Role role(Parley state, Act.Marching act) {
            return switch (act) {
                case Act.Advance(Unit unit, Place _) -> unit.role();
                case Act.Halt() ->
                        Unit.LEAGUE.stream()
                                .filter(unit -> leftOf(unit) > 0)
                                .findFirst()
                                .orElseThrow()
                                .role();
            };
        }

        /** Steps by unit, then place; then the halt. */
        @Override
        @Rule("3.1")
        public Options<Act> options(Parley state) {
            if (left.stream().allMatch(steps -> steps == 0)) {
                return Options.none();
            }
            List<Act> listed = new ArrayList<>();
            for (Unit unit : Unit.LEAGUE) {
                for (Place to : Place.onMap()) {
                    Act.Advance advance = new Act.Advance(unit, to);
                    if (advance(state, advance).isEmpty()) {
                        listed.add(advance);
                    }
                }
            }
            listed.add(new Act.Halt());
            return offer(state, listed);
        }

        @Override
        public Parley skip(Parley state) {
            return state.done();
        }

        @Override
        public Optional<Objection> objection(Parley state, Act.Marching act) {
            return act instanceof Act.Advance advance ? advance(state, advance) : Optional.empty();
        }

        @Rule({"3.2", "3.3"})
        private Optional<Objection> advance(Parley state, Act.Advance advance) {
            Unit unit = advance.unit();
            Place from = state.at(unit);
            if (!unit.isOf(Seats.LEAGUE)) {
                return Objections.notYours("3.1", unit);
            }
            if (from == Place.GONE) {
                return Objections.gone(unit);
            }
            if (leftOf(unit) == 0) {
                return Objections.because("3.2", "no-steps-left", unit.name());
            }
            if (!from.isLinkedTo(advance.to())) {
                return Objections.because("3.3", "no-way", from.id(), advance.to().id());
            }
            return Objections.entering(state, unit, advance.to())
                    .or(() -> Objections.stopping(state, unit, advance.to()));
        }

        /** The step is taken; where a guard can shoot, it is asked. */
        @Override
        @Rule("3.6")
        public Parley choose(Parley state, Act.Marching act) {
            return switch (act) {
                case Act.Halt() -> state.done();
                case Act.Advance(Unit unit, Place to) -> {
                    Parley there = state.instead(with(unit, leftOf(unit) - 1)).entered(unit, to);
                    boolean isSafe = there.arrows() == 0 || shooters(there, unit).isEmpty();
                    yield isSafe ? there : there.before(new Shot(unit));
                }
            };
        }

        @Override
        public Optional<Unit> misplaced(Parley state) {
            return Unit.LEAGUE.stream()
                    .filter(unit -> leftOf(unit) > 0 && !state.man(unit).isOnMap())
                    .findFirst();
        }
    }

    private static List<Unit> shooters(Parley state, Unit target) {
        return Unit.GUARD.stream()
                .filter(guard -> state.at(guard).isLinkedTo(state.at(target)))
                .toList();
    }

    /** The guard may shoot at a unit that has just taken a step. */
    @Rule("1.1")
    record Shot(Unit target) implements Step, Decision<Parley, Act, Act.Shooting> {
        public Shot {
            Step.captains(List.of(target));
        }

        @Override
        public Class<Act.Shooting> acts() {
            return Act.Shooting.class;
        }

        @Override
        public Side side(Parley state) {
            return Seats.GUARD;
        }

        /** Shots by shooter; then the pass. */
        @Override
        @Rule("3.6")
        public Options<Act> options(Parley state) {
            List<Act> listed = new ArrayList<>();
            for (Unit shooter : shooters(state, target)) {
                listed.add(new Act.Shoot(shooter, target));
            }
            listed.add(new Act.Pass());
            return offer(state, listed);
        }

        @Override
        @Rule({"3.6", "3.7"})
        public Optional<Objection> objection(Parley state, Act.Shooting act) {
            return act instanceof Act.Shoot(Unit shooter, Unit at)
                    ? shooting(state, shooter, at)
                    : Optional.empty();
        }

        private Optional<Objection> shooting(Parley state, Unit shooter, Unit at) {
            if (!shooter.isOf(Seats.GUARD)) {
                return Objections.notYours("3.6", shooter);
            }
            if (!state.man(shooter).isOnMap()) {
                return Objections.gone(shooter);
            }
            if (at != target) {
                return Objections.because("3.7", "not-the-target", at.name(), target.name());
            }
            return shooters(state, target).contains(shooter)
                    ? Optional.empty()
                    : Objections.because("3.6", "out-of-range", shooter.name(), at.name());
        }

        @Override
        @Rule("3.7")
        public Parley choose(Parley state, Act.Shooting act) {
            return act instanceof Act.Shoot
                    ? state.withArrows(state.arrows() - 1).instead(new Hit(target))
                    : state.done();
        }

        @Override
        public Optional<Act.Shooting> pass() {
            return Optional.of(new Act.Pass());
        }

        @Override
        public Optional<Act> answer(Parley seen, Options<Act> options, Map<String, Value> orders) {
            return Orders.shot(seen, target, options, orders);
        }

        @Override
        public List<Event> told(Parley before, Act.Shooting act) {
            return act instanceof Act.Shoot(Unit shooter, Unit at)
                    ? Tell.acted("shoot", List.of(shooter), at.name(), "3.7")
                    : Tell.acted("pass", List.of(), "", "3.6");
        }

        @Override
        public Optional<Unit> misplaced(Parley state) {
            return state.absent(target);
        }
    }

    /** An arrow is in the air. */
    @Rule("3.8")
    record Hit(Unit target) implements Step, Throw<Parley, Act> {
        public Hit {
            Step.captains(List.of(target));
        }

        @Override
        public String purpose() {
            return "arrow";
        }

        /** The arrow's die and the target's cover, which is better in mist. */
        @Override
        public Dice dice(Parley state) {
            return Dice.unequal(6, state.mist() ? COVER_IN_MIST : COVER);
        }

        /** A hit where the arrow's die is higher: it hurts, and ends the march of the target. */
        @Override
        public Parley roll(Parley state, Roll roll) {
            Parley after = state.done();
            if (roll.face(0) <= roll.face(1)) {
                return after;
            }
            Parley hurt = after.with(target, state.man(target).hurt());
            return hurt.agenda().now() instanceof March march
                    ? hurt.instead(march.with(target, 0))
                    : hurt;
        }

        @Override
        public String effect(Parley before, Parley after) {
            return before.man(target).equals(after.man(target)) ? "miss" : "hit";
        }

        @Override
        public Optional<Unit> misplaced(Parley state) {
            return state.absent(target);
        }
    }
}

package zeriba.testkit.parley;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Branch;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Side;
import zeriba.engine.schema.As.Verb;
import zeriba.engine.schema.As.Within;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.Task.Decision;
import zeriba.engine.step.Task.Throw;
import zeriba.engine.text.Value;
import zeriba.testkit.parley.state.Act;
import zeriba.testkit.parley.state.Place;
import zeriba.testkit.parley.state.Seats;
import zeriba.testkit.parley.state.Unit;

/** Section 4. The storm of the keep. */
final class S4_Storm {

    /** Dice of every storm; each point of strength adds one. */
    private static final int BASE_DICE = 7;

    private static final int SIDES = 6;
    private static final int LOWEST_HIT = 5;
    private static final int LEAST_NEED = 4;

    /** A storm that misses its need by so much is repulsed. */
    private static final int MARGIN = 3;

    /** What a storm comes to. */
    enum Effect {
        REPULSED,
        HELD,
        TAKEN
    }

    private S4_Storm() {}

    private static List<Unit> atGate(Parley state) {
        return Unit.LEAGUE.stream().filter(unit -> state.at(unit) == Place.GATE).toList();
    }

    private static Optional<Unit> notAtGate(Parley state, List<Unit> units) {
        if (!state.hasUnitOf(Seats.GUARD, Place.KEEP)) {
            return Optional.of(units.getFirst());
        }
        return units.stream().filter(unit -> state.at(unit) != Place.GATE).findFirst();
    }

    /** The captains at the gate decide whether to storm. */
    @Rule("1.1")
    record Assault() implements Step, Decision<Parley, Act, Act.Storming> {
        @Override
        public Class<Act.Storming> acts() {
            return Act.Storming.class;
        }

        @Override
        public Side side(Parley state) {
            return Seats.LEAGUE;
        }

        /** The seat of the first unit named; to wait is for the first at the gate. */
        @Override
        @Rule("4.1")
        public Role role(Parley state, Act.Storming act) {
            return switch (act) {
                case Act.Storm storm -> storm.units().getFirst().role();
                case Act.Wait() -> atGate(state).getFirst().role();
            };
        }

        /** Storms by the units in them, then the wait. */
        @Override
        @Rule("4.1")
        public Options<Act> options(Parley state) {
            List<Unit> ready = atGate(state);
            if (ready.isEmpty() || !state.hasUnitOf(Seats.GUARD, Place.KEEP)) {
                return Options.none();
            }
            List<Act> listed = new ArrayList<>();
            ready.forEach(unit -> listed.add(new Act.Storm(List.of(unit), Place.KEEP)));
            if (ready.size() > 1) {
                listed.add(new Act.Storm(ready, Place.KEEP));
            }
            listed.add(new Act.Wait());
            return offer(state, listed);
        }

        @Override
        public Parley skip(Parley state) {
            return state.done();
        }

        @Override
        @Rule({"4.1", "4.2"})
        public Optional<Objection> objection(Parley state, Act.Storming act) {
            return act instanceof Act.Storm storm ? storming(state, storm) : Optional.empty();
        }

        private static Optional<Objection> storming(Parley state, Act.Storm storm) {
            for (Unit unit : storm.units()) {
                if (!unit.isOf(Seats.LEAGUE)) {
                    return Objections.notYours("4.1", unit);
                }
                if (!state.man(unit).isOnMap()) {
                    return Objections.gone(unit);
                }
                if (state.at(unit) != Place.GATE) {
                    return Objections.because(
                            "4.1", "not-at-the-gate", unit.name(), state.at(unit).id());
                }
            }
            return storm.place() == Place.KEEP
                    ? Optional.empty()
                    : Objections.because("4.2", "only-the-keep", storm.place().id());
        }

        /** A guard with tokens may parry before the dice. */
        @Override
        @Rule("4.3")
        public Parley choose(Parley state, Act.Storming act) {
            return switch (act) {
                case Act.Wait() -> state.done();
                case Act.Storm(List<Unit> units, Place _) when state.tokens().handSize() > 0 ->
                        state.instead(new Parrying(units));
                case Act.Storm(List<Unit> units, Place _) ->
                        state.instead(new Storming(units, LEAST_NEED));
            };
        }

        @Override
        public List<Event> told(Parley before, Act.Storming act) {
            return act instanceof Act.Storm(List<Unit> units, Place place)
                    ? Tell.acted("storm", units, place.id(), "4.1")
                    : List.of();
        }
    }

    /** The guard may spend a token against a storm. */
    @Rule("1.1")
    @Verb("parry")
    record Parrying(List<Unit> stormers) implements Step, Decision<Parley, Act, Act.Parrying> {
        public Parrying {
            stormers = Step.captains(stormers);
        }

        @Override
        public Class<Act.Parrying> acts() {
            return Act.Parrying.class;
        }

        @Override
        public Side side(Parley state) {
            return Seats.GUARD;
        }

        /** Tokens from the lowest; then the pass. */
        @Override
        @Rule("4.3")
        public Options<Act> options(Parley state) {
            List<Act> listed = new ArrayList<>();
            state.tokens().known().forEach(token -> listed.add(new Act.Parry(token)));
            listed.add(new Act.Pass());
            return offer(state, listed);
        }

        @Override
        public Optional<Objection> objection(Parley state, Act.Parrying act) {
            return act instanceof Act.Parry(int token) && !state.tokens().holds(token)
                    ? Objections.because("4.3", "no-such-token", Integer.toString(token))
                    : Optional.empty();
        }

        @Override
        public Parley choose(Parley state, Act.Parrying act) {
            return switch (act) {
                case Act.Parry(int token) ->
                        state.with(state.tokens().played(token))
                                .instead(new Storming(stormers, need(token)));
                case Act.Pass() -> state.instead(new Storming(stormers, LEAST_NEED));
            };
        }

        @Override
        public Optional<Act.Parrying> pass() {
            return Optional.of(new Act.Pass());
        }

        @Override
        public Optional<Act> answer(Parley seen, Options<Act> options, Map<String, Value> orders) {
            return Orders.parry(options, orders);
        }

        @Override
        public List<Event> told(Parley before, Act.Parrying act) {
            return switch (act) {
                case Act.Pass() -> Tell.acted("pass", List.of(), "", "4.3");
                case Act.Parry(int token) -> {
                    Event.Detail spent = Event.Detail.number("token", token);
                    yield List.of(
                            new Event.Acted("parry", List.of(), List.of(), List.of(spent), "4.3"));
                }
            };
        }

        @Override
        public Optional<Unit> misplaced(Parley state) {
            return notAtGate(state, stormers);
        }
    }

    /** The hits that take the keep against a token: 5 to 8. */
    @Rule("4.3")
    static int need(int token) {
        return LEAST_NEED + (token + 1) / 2;
    }

    /**
     * The storm is thrown.
     *
     * @param need the hits that take the keep, 4 to 8
     */
    @Rule("4.4")
    @Verb("storm")
    record Storming(List<Unit> stormers, @Within(from = 4, to = 8) int need)
            implements Step, Throw<Parley, Act> {
        public Storming {
            stormers = Step.captains(stormers);
        }

        @Override
        public String purpose() {
            return "storm";
        }

        @Override
        public Dice dice(Parley state) {
            int strength = stormers.stream().mapToInt(u -> state.man(u).strength()).sum();
            return Dice.of(BASE_DICE + strength, SIDES);
        }

        private Effect effect(int hits) {
            if (hits >= need) {
                return Effect.TAKEN;
            }
            return hits <= need - MARGIN ? Effect.REPULSED : Effect.HELD;
        }

        @Override
        public Parley roll(Parley state, Roll roll) {
            int hits = (int) roll.faces().filter(face -> face >= LOWEST_HIT).count();
            return switch (effect(hits)) {
                case TAKEN -> state.with(Agenda.of(new S6_End.Judge(true)));
                case HELD -> held(state.done());
                case REPULSED -> repulsed(state.done());
            };
        }

        /** The keep holds, at the cost of its first unit. */
        private static Parley held(Parley state) {
            Unit first =
                    Unit.GUARD.stream()
                            .filter(unit -> state.at(unit) == Place.KEEP)
                            .findFirst()
                            .orElseThrow();
            return state.with(first, state.man(first).hurt());
        }

        private Parley repulsed(Parley state) {
            Parley after = state;
            for (Unit unit : stormers) {
                after = after.with(unit, after.man(unit).hurt());
            }
            return after;
        }

        @Override
        public String effect(Parley before, Parley after) {
            if (after.agenda().now() instanceof S6_End.Judge) {
                return "taken";
            }
            Unit first = stormers.getFirst();
            return before.man(first).equals(after.man(first)) ? "held" : "repulsed";
        }

        /** The throw by its effects, counted: the dice are too many to list their throws. */
        @Override
        public List<Branch> branches(Rules<Parley, Act> rules, Parley state) {
            int dice = dice(state).count();
            List<Branch> branches = new ArrayList<>();
            for (Effect effect : Effect.values()) {
                int[] hits =
                        IntStream.rangeClosed(0, dice).filter(h -> effect(h) == effect).toArray();
                if (hits.length > 0) {
                    long weight = Arrays.stream(hits).mapToLong(h -> throwsWith(h, dice)).sum();
                    branches.add(new Branch(lowest(hits[0], dice), weight));
                }
            }
            return List.copyOf(branches);
        }

        @Override
        public Optional<Unit> misplaced(Parley state) {
            return notAtGate(state, stormers);
        }
    }

    /** How many throws show exactly so many hits: 2 of 6 faces hit, 4 do not. */
    private static long throwsWith(int hits, int dice) {
        long chosen = 1;
        for (int i = 0; i < hits; i++) {
            chosen = chosen * (dice - i) / (i + 1);
        }
        return (chosen << hits) << (2 * (dice - hits));
    }

    private static Roll lowest(int hits, int dice) {
        int[] faces = new int[dice];
        Arrays.fill(faces, 1);
        Arrays.fill(faces, dice - hits, dice, LOWEST_HIT);
        return Roll.of(faces);
    }
}

package zeriba.testkit.parley;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import zeriba.engine.Agenda;
import zeriba.engine.Branch;
import zeriba.engine.Dice;
import zeriba.engine.Objection;
import zeriba.engine.Pending;
import zeriba.engine.Role;
import zeriba.engine.Roll;
import zeriba.engine.Rule;

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

    /** Storms by the units in them, then the wait. */
    @Rule("4.1")
    static Pending<Act> assault(Parley state, Step.Assault step) {
        List<Unit> ready = atGate(state);
        if (ready.isEmpty() || !state.hasUnitOf(Seats.GUARD, Place.KEEP)) {
            return new Pending.Automatic<>();
        }
        List<Act> listed = new ArrayList<>();
        ready.forEach(unit -> listed.add(new Act.Storm(List.of(unit), Place.KEEP)));
        if (ready.size() > 1) {
            listed.add(new Act.Storm(ready, Place.KEEP));
        }
        listed.add(new Act.Wait());
        return new Pending.Choice<>(
                Seats.LEAGUE, new Offer(listed, act -> objection(state, step, act)));
    }

    /** The seat of the first unit named; to wait is for the first at the gate. */
    @Rule("4.1")
    static Role role(Parley state, Act act) {
        Unit first =
                act instanceof Act.Storm storm
                        ? storm.units().getFirst()
                        : atGate(state).getFirst();
        return first.role();
    }

    private static List<Unit> atGate(Parley state) {
        return Unit.LEAGUE.stream().filter(unit -> state.at(unit) == Place.GATE).toList();
    }

    @Rule("1.1")
    static Optional<Objection> objection(Parley state, Step.Assault step, Act act) {
        if (act instanceof Act.Wait) {
            return Optional.empty();
        }
        return act instanceof Act.Storm storm ? storming(state, storm) : Objections.notNow(step);
    }

    @Rule({"4.1", "4.2"})
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
    @Rule("4.3")
    static Parley declare(Parley state, Act.Storm storm) {
        return state.tokens().handSize() > 0
                ? state.instead(new Step.Parrying(storm.units()))
                : state.instead(new Step.Storming(storm.units(), LEAST_NEED));
    }

    /** Tokens from the lowest; then the pass. */
    @Rule("4.3")
    static Pending<Act> parry(Parley state, Step.Parrying step) {
        List<Act> listed = new ArrayList<>();
        state.tokens().known().forEach(token -> listed.add(new Act.Parry(token)));
        listed.add(new Act.Pass());
        return new Pending.Choice<>(
                Seats.GUARD, new Offer(listed, act -> objection(state, step, act)));
    }

    @Rule("4.3")
    static Optional<Objection> objection(Parley state, Step.Parrying step, Act act) {
        return switch (act) {
            case Act.Pass() -> Optional.empty();
            case Act.Parry(int token) when state.tokens().holds(token) -> Optional.empty();
            case Act.Parry(int token) ->
                    Objections.because("4.3", "no-such-token", Integer.toString(token));
            case Act.Scheme _,
                    Act.Advance _,
                    Act.Halt _,
                    Act.Shoot _,
                    Act.Storm _,
                    Act.Wait _,
                    Act.Move _,
                    Act.End _ ->
                    Objections.notNow(step);
        };
    }

    @Rule("4.3")
    static Parley parried(Parley state, Step.Parrying step, Act act) {
        return act instanceof Act.Parry(int token)
                ? state.with(state.tokens().played(token))
                        .instead(new Step.Storming(step.stormers(), need(token)))
                : state.instead(new Step.Storming(step.stormers(), LEAST_NEED));
    }

    /** The hits that take the keep against a token: 5 to 8. */
    @Rule("4.3")
    static int need(int token) {
        return LEAST_NEED + (token + 1) / 2;
    }

    @Rule("4.4")
    static Dice dice(Parley state, Step.Storming step) {
        int strength = step.stormers().stream().mapToInt(u -> state.man(u).strength()).sum();
        return Dice.of(BASE_DICE + strength, SIDES);
    }

    @Rule("4.4")
    static Effect effect(Step.Storming step, int hits) {
        if (hits >= step.need()) {
            return Effect.TAKEN;
        }
        return hits <= step.need() - MARGIN ? Effect.REPULSED : Effect.HELD;
    }

    @Rule("4.4")
    static Parley resolve(Parley state, Step.Storming step, Roll roll) {
        int hits = (int) roll.faces().filter(face -> face >= LOWEST_HIT).count();
        return switch (effect(step, hits)) {
            case TAKEN -> state.with(Agenda.of(new Step.Judge(true)));
            case HELD -> held(state.done());
            case REPULSED -> repulsed(state.done(), step);
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

    private static Parley repulsed(Parley state, Step.Storming step) {
        Parley after = state;
        for (Unit unit : step.stormers()) {
            after = after.with(unit, after.man(unit).hurt());
        }
        return after;
    }

    /** The throw by its effects, counted: the dice are too many to list their throws. */
    @Rule("4.4")
    static List<Branch> branches(Parley state, Step.Storming step) {
        int dice = dice(state, step).count();
        List<Branch> branches = new ArrayList<>();
        for (Effect effect : Effect.values()) {
            int[] hits =
                    IntStream.rangeClosed(0, dice).filter(h -> effect(step, h) == effect).toArray();
            if (hits.length > 0) {
                long weight = Arrays.stream(hits).mapToLong(h -> throwsWith(h, dice)).sum();
                branches.add(new Branch(lowest(hits[0], dice), weight));
            }
        }
        return List.copyOf(branches);
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

package zeriba.ascari.rules;

import static zeriba.board.Bits.each;

import java.util.Optional;
import zeriba.ascari.rules.S1_SettingUp.Deployment;
import zeriba.ascari.rules.general.Named;
import zeriba.ascari.rules.general.Reason;
import zeriba.ascari.rules.general.Zones;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Draft;
import zeriba.ascari.state.Mark;
import zeriba.ascari.state.Special;
import zeriba.board.Places;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.UnreadableException;

/**
 * Battles on the field: attackers who lie in wait. Who is hidden is in its hex without standing
 * there: nobody fires at it, it hides nothing from sight, and it fires at nobody who passes. It
 * shows itself when it moves or fires, and is seen when an enemy is near.
 */
@Rule("FIELD.HIDDEN")
public final class FieldHiding {

    private FieldHiding() {}

    /** Whether an army lies in wait in this battle. */
    @Rule("FIELD.HIDDEN")
    public static boolean isOf(Ascari state, Army army) {
        return army == Army.ATTACKER && state.battle().has(Special.HIDDEN);
    }

    /**
     * Where a chief may gather his people to lie in wait: in any hex of their zone that is free.
     */
    @Rule("FIELD.HIDDEN")
    static Places lairs(Ascari state) {
        return state.battle().zones().getLast().hexes().minus(state.occupied());
    }

    /** Why a chief's people may not be set up so. */
    @Rule({"FIELD.HIDDEN", "1.4", "R-63"})
    static Optional<Objection> objection(Ascari state, Act.SettingUp act) {
        if (!(act instanceof Act.Deploy(String id, int hex, boolean limbered))) {
            return Reason.of(state, "FIELD.HIDDEN", "chiefs-choose").given();
        }
        return Named.counter(state, id, Army.ATTACKER, "1.4")
                .or(() -> against(state, Named.known(state, id), hex, limbered));
    }

    private static Optional<Objection> against(
            Ascari state, Counter counter, int hex, boolean limbered) {
        if (!counter.isLeader()) {
            return Reason.of(state, "FIELD.HIDDEN", "with-its-chief").counter(counter).given();
        }
        if (state.at(counter) != Ascari.RESERVE) {
            return Reason.of(state, "1.4", "placed").counter(counter).given();
        }
        if (limbered) {
            return Reason.of(state, "3.6", "no-battery").counter(counter).given();
        }
        if (!state.battle().zones().getLast().hexes().contains(hex)) {
            return Reason.of(state, "1.4", "out-of-zone").counter(counter).hex(hex).given();
        }
        return state.standing(hex) == Ascari.NOBODY
                ? Optional.empty()
                : Reason.of(state, "R-63", "taken").counter(counter).hex(hex).given();
    }

    /** A chief's people gather about a hex, the nearest first, and he is with the first of them. */
    @Rule("FIELD.HIDDEN")
    static Ascari gathered(Ascari state, Act.Deploy act) {
        Counter chief = state.counter(state.battle().number(act.counter()));
        Draft draft = state.draft();
        Places free = lairs(state);
        for (Counter unit : state.battle().counters(Army.ATTACKER)) {
            if (!unit.isLeader() && chief.leads(unit)) {
                int hex = nearest(state, free.intersection(Zones.ground(state, unit)), act.hex());
                free = free.without(hex);
                draft.put(unit.number(), hex);
                if (draft.at(chief.number()) == Ascari.RESERVE) {
                    draft.put(chief.number(), hex);
                }
            }
        }
        return draft.done();
    }

    private static int nearest(Ascari state, Places hexes, int heart) {
        int best = hexes.next(0);
        for (int hex = best; hex >= 0; hex = hexes.next(hex + 1)) {
            best = distance(state, hex, heart) < distance(state, best, heart) ? hex : best;
        }
        return best;
    }

    private static int distance(Ascari state, int one, int other) {
        return state.ground().distance(one, other);
    }

    /** An army that has been set up lies in wait. */
    @Rule("FIELD.HIDDEN")
    static Ascari hidden(Ascari state) {
        Draft draft = state.draft();
        for (Counter counter : state.battle().counters(Army.ATTACKER)) {
            draft.lift(counter.number()).mark(Mark.HIDDEN, counter.number());
        }
        return draft.done();
    }

    /** Whether an enemy of who lies in wait is near to a hex. */
    @Rule("FIELD.HIDDEN")
    public static boolean isSeen(Ascari state, int hex) {
        int within = state.battle().value("seen-within");
        return state.battle().counters(Army.DEFENDER).stream()
                .anyMatch(
                        one -> state.isOnMap(one) && distance(state, state.at(one), hex) <= within);
    }

    /** The state once everybody has shown himself who lies in a hex. */
    @Rule("FIELD.HIDDEN")
    static Ascari shown(Ascari state, int hex) {
        if (!state.hides(hex)) {
            return state;
        }
        Draft draft = state.draft();
        for (Counter counter : state.battle().counters(Army.ATTACKER)) {
            if (state.at(counter) == hex && state.has(Mark.HIDDEN, counter)) {
                draft.put(counter.number(), hex).unmark(Mark.HIDDEN, counter.number());
            }
        }
        return draft.done();
    }

    /** The state once everybody has been seen to whom the enemy has come near. */
    @Rule("FIELD.HIDDEN")
    public static Ascari seen(Ascari state) {
        if (!state.battle().has(Special.HIDDEN)) {
            return state;
        }
        Ascari after = state;
        for (Counter counter : state.battle().counters(Army.ATTACKER)) {
            boolean lies = state.has(Mark.HIDDEN, counter) && state.isOnMap(counter);
            if (lies && isSeen(state, state.at(counter))) {
                after = shown(after, state.at(counter));
            }
        }
        return after;
    }

    /** Whether a state is one in which an army that will lie in wait is set up. */
    @Rule("FIELD.HIDDEN")
    public static boolean isSettingUp(Ascari state) {
        return state.battle().has(Special.HIDDEN)
                && state.agenda().now() instanceof Deployment(Army army)
                && army == Army.ATTACKER;
    }

    /** Whether a viewer who is not of its army knows nothing of a counter's place. */
    private static boolean isSecret(Ascari state, Counter counter, boolean settingUp) {
        return settingUp || state.has(Mark.HIDDEN, counter);
    }

    /** The state as somebody sees it: who lies in wait is somewhere. */
    @Rule("FIELD.HIDDEN")
    public static Ascari seenBy(Viewer viewer, Ascari state) {
        if (!state.battle().has(Special.HIDDEN) || viewer.isOn(Army.ATTACKER.side())) {
            return state;
        }
        boolean settingUp = isSettingUp(state);
        Draft draft = state.draft();
        for (Counter counter : state.battle().counters(Army.ATTACKER)) {
            if (isSecret(state, counter, settingUp)) {
                draft.carry(counter.number(), Ascari.UNSEEN)
                        .unmark(Mark.LIMBERED, counter.number());
            }
        }
        Ascari seen = draft.done();
        return seen.equals(state) ? state : seen;
    }

    /** Where a counter may lie in wait: in its zone if there is room, and not near the enemy. */
    @Rule("FIELD.HIDDEN")
    public static Places hideouts(Ascari seen, Counter counter, Places taken) {
        Places zone = seen.battle().zones().getLast().hexes();
        Places about = free(seen, counter, zone.minus(taken));
        return about.isEmpty()
                ? free(seen, counter, seen.ground().grid().hexes().minus(taken))
                : about;
    }

    private static Places free(Ascari seen, Counter counter, Places hexes) {
        Places ground = hexes.intersection(Zones.ground(seen, counter));
        return Places.where(
                seen.ground().size(), hex -> ground.contains(hex) && !isSeen(seen, hex));
    }

    /** Refuses units that lie in wait in one hex. */
    public static void requireApart(Ascari state) throws UnreadableException {
        if (!state.battle().has(Special.HIDDEN)) {
            return;
        }
        Places taken = state.occupied();
        for (int number : each(state.unitsWith(Mark.HIDDEN))) {
            if (state.isOnMap(number) && taken.contains(state.at(number))) {
                throw new UnreadableException(
                        "units." + state.counter(number).id() + ".at",
                        "3.4 allows one combat unit a hex");
            }
            taken = state.isOnMap(number) ? taken.with(state.at(number)) : taken;
        }
    }
}

package zeriba.fireandsword;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import zeriba.engine.DiceCup;
import zeriba.engine.Pending;
import zeriba.engine.Value;
import zeriba.fireandsword.battle.FieldText;
import zeriba.fireandsword.rules.Choices;
import zeriba.fireandsword.rules.S07_Movement;
import zeriba.fireandsword.rules.S11_Encounters;

/**
 * The chances of a move before it is made: of an encounter in each space that it enters and of each
 * number of Dervishes, counted exactly; of each kind of battle and of winning, by playing it out.
 */
final class Forecast {

    private static final int DIE = 6;
    private static final int TRIALS = 300;
    private static final long SEED = 1885;
    private static final double Z95 = 1.959963984540054;
    private static final int LONGEST = 400;

    private Forecast() {}

    /** The chances of an action that may lead to a battle; nothing for any other. */
    static Value.Fields of(Sudan state, Act act) {
        if (!(state.now() instanceof Step.Movement)) {
            return Value.NO_FIELDS;
        }
        return switch (act) {
            case Act.March march ->
                    chances(
                            state,
                            act,
                            S07_Movement.path(
                                    state, state.at(march.units().first()), march.space()));
            case Act.Steam steam ->
                    chances(
                            state,
                            act,
                            state.map().boatPath(state.at(steam.boat()), steam.space()));
            case Act.Sortie sortie -> {
                int space = state.at(sortie.units().first());
                yield chances(state, act, new int[] {space, space});
            }
            case Act.Rail _, Act.Sea _, Act.End _ -> Value.NO_FIELDS;
            case Act.Posting _, Act.Fighting _, Act.Settling _ -> Value.NO_FIELDS;
        };
    }

    private static Value.Fields chances(Sudan state, Act act, int[] path) {
        List<Value> spaces = new ArrayList<>();
        boolean meets = false;
        for (int i = 1; i < path.length; i++) {
            int space = path[i];
            boolean mayMeet =
                    state.isHostile(space) && (!state.hasLand(space) || state.supply(space) > 0);
            meets |= mayMeet;
            spaces.add(space(state, space, mayMeet));
        }
        Value.Fields answer = Value.NO_FIELDS.with("spaces", Value.of(spaces));
        return meets ? played(answer, state, act) : answer;
    }

    /** Exact: the die is thrown here alone. */
    private static Value space(Sudan state, int space, boolean mayMeet) {
        Map<Integer, Integer> counts = new TreeMap<>();
        for (int die = 1; die <= DIE; die++) {
            counts.merge(
                    mayMeet ? Math.max(0, S11_Encounters.count(state, space, die)) : 0,
                    1,
                    Integer::sum);
        }
        List<Value> sizes = new ArrayList<>();
        counts.forEach((units, dice) ->
                sizes.add(
                        Value.NO_FIELDS
                                .with("units", Value.of(units))
                                .with("probability", Value.of(dice + "/" + DIE))));
        int none = counts.getOrDefault(0, 0);
        return Value.NO_FIELDS
                .with("at", Value.of(state.map().label(space)))
                .with("encounter", Value.of((DIE - none) + "/" + DIE))
                .with("sizes", Value.of(sizes))
                .with("rule", Value.of("11.1"));
    }

    /** What became of one playing out. */
    private static final class Tally {
        private int battles;
        private int won;
        private final Map<String, Integer> kinds = new TreeMap<>();
    }

    private static Value.Fields played(Value.Fields answer, Sudan state, Act act) {
        Tally tally = new Tally();
        for (int trial = 0; trial < TRIALS; trial++) {
            play(Choices.choose(state, act), DiceCup.seeded(SEED + trial), tally, state);
        }
        List<Value> kinds = new ArrayList<>();
        tally.kinds.forEach((kind, n) ->
                kinds.add(
                        Value.NO_FIELDS
                                .with("kind", Value.of(kind))
                                .with("p", Value.of((double) n / TRIALS))));
        double p = tally.battles == 0 ? 1 : (double) tally.won / tally.battles;
        double half = tally.battles == 0 ? 0 : Z95 * Math.sqrt(p * (1 - p) / tally.battles);
        return answer.with("kinds", Value.of(kinds))
                .with("win", Value.of(p))
                .with("interval", Value.of(half))
                .with("samples", Value.of(TRIALS))
                .with("battles", Value.of(tally.battles));
    }

    private static void play(Sudan start, DiceCup cup, Tally tally, Sudan state) {
        FireAndSwordRules rules = new FireAndSwordRules(state.map(), state.forces());
        Sudan here = start;
        for (int entry = 1; entry < LONGEST; entry++) {
            switch (rules.pending(here)) {
                case Pending.Chance<Act> chance -> {
                    Sudan next = rules.roll(here, cup.roll(chance.dice(), entry));
                    count(here, next, tally);
                    here = next;
                }
                case Pending.Automatic<Act> _ -> here = rules.proceed(here);
                case Pending.Choice<Act> _ -> {
                    if (here.now() instanceof Step.Movement
                            || FireAndSwordOrders.pass(here).isEmpty()) {
                        return;
                    }
                    here = rules.choose(here, FireAndSwordOrders.pass(here).get());
                }
                case Pending.Over<Act> _ -> {
                    return;
                }
            }
        }
    }

    private static void count(Sudan before, Sudan after, Tally tally) {
        if (before.now() instanceof Step.Fight fight && !(after.now() instanceof Step.Fight)) {
            tally.battles++;
            tally.won += after.now() instanceof Step.Cards cards && cards.won() ? 1 : 0;
            tally.kinds.merge(FieldText.word(fight.field().muster().kind()), 1, Integer::sum);
        }
        if (before.now() instanceof Step.Sail && !(after.now() instanceof Step.Sail)) {
            tally.battles++;
            boolean passed = after.now() instanceof Step.Travel;
            tally.won += passed ? 1 : 0;
            tally.kinds.merge("steamer", 1, Integer::sum);
        }
    }
}

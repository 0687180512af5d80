package zeriba.fireandsword;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import zeriba.engine.odds.Fraction;
import zeriba.engine.text.Value;
import zeriba.fireandsword.battle.Kind;
import zeriba.fireandsword.battle.Word;
import zeriba.fireandsword.rules.S07_Movement;
import zeriba.fireandsword.rules.S11_Encounters;
import zeriba.fireandsword.rules.S14_Relief;
import zeriba.fireandsword.rules.S16_Reinforcements;

/**
 * The chances of a move before it is made: of an encounter in each space that it enters, of each
 * number of Dervishes and, on land, of each kind of battle, counted exactly; of a boat's fights and
 * of winning, by playing the move out.
 */
final class Forecast {

    private static final int DIE = 6;

    private Forecast() {}

    /** The chances of an action that may lead to a battle; nothing for any other. */
    static Value.Fields of(Sudan state, Act act) {
        if (state.now() instanceof S14_Relief.CallOff && act instanceof Act.Attack) {
            return won(Value.NO_FIELDS, state, PlayedOut.of(state, act));
        }
        if (state.now() instanceof S14_Relief.Freed freed && act instanceof Act.Leave(_, int to)) {
            return chances(state, act, new int[] {freed.space(), to});
        }
        if (state.now() instanceof S16_Reinforcements.Landing landing && act instanceof Act.End) {
            return isAttack(state, landing)
                    ? chances(state, act, new int[] {landing.space(), landing.space()})
                    : Value.NO_FIELDS;
        }
        return state.now() instanceof S07_Movement.Movement ? moved(state, act) : Value.NO_FIELDS;
    }

    /** Whether the end of a landing attacks a port that is lost. */
    private static boolean isAttack(Sudan state, S16_Reinforcements.Landing landing) {
        return state.isMahdist(landing.space()) && !landing.landed().isEmpty();
    }

    private static Value.Fields moved(Sudan state, Act act) {
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
            case Act _ -> Value.NO_FIELDS;
        };
    }

    private static Value.Fields chances(Sudan state, Act act, int[] path) {
        List<Value> spaces = new ArrayList<>();
        boolean meets = false;
        boolean fights = fights(state, act);
        for (int i = 1; i < path.length; i++) {
            meets |= fights && mayMeet(state, path[i]);
            spaces.add(space(state, path[i], fights));
        }
        Value.Fields answer = Value.NO_FIELDS.with("spaces", Value.of(spaces));
        return meets ? played(answer, state, act, path) : answer;
    }

    /** Commanders who ride alone meet nobody. */
    private static boolean fights(Sudan state, Act act) {
        return !(act instanceof Act.March(Units units, _))
                || S07_Movement.counted(state, units) > 0;
    }

    private static boolean mayMeet(Sudan state, int space) {
        return state.isHostile(space) && (!state.hasLand(space) || state.supply(space) > 0);
    }

    /** How many of the six faces bring so many units. */
    private static Map<Integer, Integer> counts(Sudan state, int space, boolean fights) {
        Map<Integer, Integer> counts = new TreeMap<>();
        boolean mayMeet = fights && mayMeet(state, space);
        for (int die = 1; die <= DIE; die++) {
            int count = mayMeet ? Math.max(0, S11_Encounters.count(state, space, die)) : 0;
            counts.merge(count, 1, Integer::sum);
        }
        return counts;
    }

    private static Value space(Sudan state, int space, boolean fights) {
        Map<Integer, Integer> counts = counts(state, space, fights);
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

    private static Value.Fields played(Value.Fields answer, Sudan state, Act act, int[] path) {
        PlayedOut played = PlayedOut.of(state, act);
        Value kinds = act instanceof Act.Steam ? drawn(played) : counted(state, act, path);
        return won(answer.with("kinds", kinds), state, played);
    }

    /**
     * With how many of the battles were won by the drill, and whether they may be fought otherwise;
     * as it is where none was fought.
     */
    private static Value.Fields won(Value.Fields answer, Sudan state, PlayedOut played) {
        return played.battles() == 0
                ? answer
                : answer.with("win", Value.of(played.win()))
                        .with("winInterval", Value.of(played.interval()))
                        .with("drilled", Value.of(state.terms().asksManner()))
                        .with("playedOut", Value.of(played.trials()))
                        .with("battles", Value.of(played.battles()));
    }

    /** What a boat fights at least once when it sets out: under steam, or with what it tows. */
    private static Value drawn(PlayedOut played) {
        List<Value> kinds = new ArrayList<>();
        played.kinds()
                .forEach((kind, n) -> {
                    double p = (double) n / played.trials();
                    kinds.add(
                            Value.NO_FIELDS
                                    .with("kind", Value.of(kind))
                                    .with("p", Value.of(p))
                                    .with(
                                            "interval",
                                            Value.of(PlayedOut.half(p, played.trials()))));
                });
        return Value.of(kinds);
    }

    /** Whoever meets somebody on land goes no further; the next die says in what kind of battle. */
    private static Value counted(Sudan state, Act act, int[] path) {
        Map<Kind, Fraction> chances = new EnumMap<>(Kind.class);
        Fraction comes = Fraction.ONE;
        boolean goesOn = true;
        for (int i = 1; i < path.length && goesOn; i++) {
            int none = counts(state, path[i], true).getOrDefault(0, 0);
            boolean siege = act instanceof Act.Sortie || state.supply(path[i]) > 0;
            Fraction each = comes.times(Fraction.of(DIE - none, (long) DIE * DIE));
            for (int die = 1; die <= DIE && none < DIE; die++) {
                Kind kind = siege ? Kind.SORTIE : S11_Encounters.kind(Clash.Cause.MARCH, die);
                chances.merge(kind, each, Fraction::plus);
            }
            comes = comes.times(Fraction.of(none, DIE));
            goesOn = none > 0 && !siege;
        }
        List<Value> kinds = new ArrayList<>();
        chances.forEach((kind, chance) ->
                kinds.add(
                        Value.NO_FIELDS
                                .with("kind", Value.of(Word.of(kind)))
                                .with("probability", Value.of(chance.toString()))
                                .with("p", Value.of(chance.toDouble()))));
        return Value.of(kinds);
    }
}

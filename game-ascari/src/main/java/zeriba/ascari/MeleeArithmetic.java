package zeriba.ascari;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import zeriba.ascari.rules.Objections;
import zeriba.ascari.rules.S3_Movement;
import zeriba.ascari.rules.S5_Melee;
import zeriba.engine.Roll;
import zeriba.engine.Value;

/** What a shot or a melee that an action begins is resolved by. */
record MeleeArithmetic(Ascari state) {

    private static final int SIDES = 6;

    Value.Fields of(Act act) {
        boolean isOpen =
                state.agenda().now() instanceof Step.Movement
                        || state.agenda().now() instanceof Step.Moving
                        || state.agenda().now() instanceof Step.Window
                        || state.agenda().now() instanceof Step.Fire;
        return isOpen && Objections.to(state, act).isEmpty() ? allowed(act) : Value.NO_FIELDS;
    }

    private Value.Fields allowed(Act act) {
        return switch (act) {
            case Act.Move move -> {
                int hex = move.hex();
                int mover = state.battle().number(move.mover());
                boolean melee = mover >= 0 && state.holds(state.counter(mover).army().enemy(), hex);
                yield melee ? melee(S3_Movement.move(state, move)) : Value.NO_FIELDS;
            }
            case Act.Shoot(String id, int hex, String _) -> {
                boolean opportunity = state.agenda().now() instanceof Step.Window;
                yield new AscariLooks(state)
                        .shot(state.counter(state.battle().number(id)), hex, opportunity);
            }
            case Act.Deploy _,
                    Act.Guard _,
                    Act.Historical(),
                    Act.Flip _,
                    Act.Take _,
                    Act.Exit _,
                    Act.Stop(),
                    Act.Hand _,
                    Act.End(),
                    Act.Pass(),
                    Act.Retreat _,
                    Act.Spike _,
                    Act.Yield _ ->
                    Value.NO_FIELDS;
        };
    }

    private static Value.Fields melee(Ascari begun) {
        if (!(begun.agenda().now() instanceof Step.Melee melee)) {
            return Value.NO_FIELDS;
        }
        List<Value> attack = new ArrayList<>();
        List<Value> defence = new ArrayList<>();
        int attacks =
                S5_Melee.attack(
                        begun, melee, (w, v, r) -> attack.add(AscariLooks.modifier(w, v, r)));
        int defends =
                S5_Melee.defence(
                        begun, melee, (w, v, r) -> defence.add(AscariLooks.modifier(w, v, r)));
        return Value.NO_FIELDS
                .with("attack", Value.of(attacks))
                .with("defence", Value.of(defends))
                .with("attackers", Value.of(attack))
                .with("defenders", Value.of(defence))
                .with("lost", Value.texts(lost(begun, melee)))
                .with("outcomes", Value.of(outcomes(begun, melee)));
    }

    /**
     * The outcomes in which the beaten is lost, for one that has nowhere to go or nothing left is.
     */
    private static List<String> lost(Ascari begun, Step.Melee melee) {
        return Stream.of(S5_Melee.Outcome.values())
                .filter(outcome -> {
                    int beaten = outcome.beatsAttacker() ? melee.attacker() : melee.defender();
                    Ascari after = S5_Melee.decided(begun, melee, outcome);
                    return !after.isOnMap(beaten) || after.agenda().now() instanceof Step.Spiking;
                })
                .map(S5_Melee.Outcome::word)
                .toList();
    }

    /** The outcomes in the order of the rulebook, each in 36ths. */
    private static List<Value> outcomes(Ascari begun, Step.Melee melee) {
        Map<S5_Melee.Outcome, Integer> counts = new EnumMap<>(S5_Melee.Outcome.class);
        for (int attacker = 1; attacker <= SIDES; attacker++) {
            for (int defender = 1; defender <= SIDES; defender++) {
                counts.merge(
                        S5_Melee.outcome(begun, melee, Roll.of(attacker, defender)),
                        1,
                        Integer::sum);
            }
        }
        List<Value> outcomes = new ArrayList<>();
        counts.forEach((outcome, count) ->
                outcomes.add(
                        Value.NO_FIELDS
                                .with("result", Value.of(outcome.word()))
                                .with("probability", Value.of(count + "/" + SIDES * SIDES))));
        return outcomes;
    }
}

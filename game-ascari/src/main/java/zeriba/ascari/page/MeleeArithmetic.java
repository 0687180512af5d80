package zeriba.ascari.page;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import zeriba.ascari.rules.AmbaAlagi.Spiking;
import zeriba.ascari.rules.Deciding;
import zeriba.ascari.rules.S4_Hits.Shot;
import zeriba.ascari.rules.S5_Melee;
import zeriba.ascari.rules.S5_Melee.Melee;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Rules;
import zeriba.engine.text.Value;

/** What a shot or a melee that an action begins is resolved by. */
public record MeleeArithmetic(Rules<Ascari, Act> rules, Ascari state) {

    private static final int SIDES = 6;

    /** Of what an action begins; nothing where it begins neither. */
    public Value.Fields of(Act act) {
        boolean isOpen =
                state.agenda().now() instanceof Deciding<?> step && step.allows(state, act);
        if (!isOpen) {
            return Value.NO_FIELDS;
        }
        Ascari after = rules.choose(state, act);
        if (after.agenda().now() instanceof Melee melee) {
            return melee(after, melee);
        }
        return after.agenda().now() instanceof Shot shot
                ? new AscariLooks(state)
                        .shot(
                                state.counter(shot.firer()),
                                state.at(shot.target()),
                                shot.opportunity())
                : Value.NO_FIELDS;
    }

    private static Value.Fields melee(Ascari begun, Melee melee) {
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
    private static List<String> lost(Ascari begun, Melee melee) {
        return Stream.of(S5_Melee.Outcome.values())
                .filter(outcome -> {
                    int beaten = outcome.beatsAttacker() ? melee.attacker() : melee.defender();
                    Ascari after = S5_Melee.decided(begun, melee, outcome);
                    return !after.isOnMap(beaten) || after.agenda().now() instanceof Spiking;
                })
                .map(S5_Melee.Outcome::word)
                .toList();
    }

    /** The outcomes in the order of the rulebook, each in 36ths. */
    private static List<Value> outcomes(Ascari begun, Melee melee) {
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

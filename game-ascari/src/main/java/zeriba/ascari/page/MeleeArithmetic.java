package zeriba.ascari.page;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zeriba.ascari.page.Answer.Chance;
import zeriba.ascari.page.Answer.Modifier;
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
        return answer(act).map(PageSchema::written).orElse(Value.NO_FIELDS);
    }

    private Optional<Answer> answer(Act act) {
        boolean isOpen =
                state.agenda().now() instanceof Deciding<?> step && step.allows(state, act);
        if (!isOpen) {
            return Optional.empty();
        }
        Ascari after = rules.choose(state, act);
        if (after.agenda().now() instanceof Melee melee) {
            return Optional.of(melee(after, melee));
        }
        return after.agenda().now() instanceof Shot shot
                ? Optional.of(shot(shot))
                : Optional.empty();
    }

    private Answer shot(Shot shot) {
        return new AscariLooks(state)
                .shot(state.counter(shot.firer()), state.at(shot.target()), shot.opportunity());
    }

    private static Answer melee(Ascari begun, Melee melee) {
        List<Modifier> attack = new ArrayList<>();
        List<Modifier> defence = new ArrayList<>();
        int attacks = S5_Melee.attack(begun, melee, (w, v, r) -> attack.add(new Modifier(w, v, r)));
        int defends =
                S5_Melee.defence(begun, melee, (w, v, r) -> defence.add(new Modifier(w, v, r)));
        return new Answer.Melee(
                attacks, defends, attack, defence, lost(begun, melee), outcomes(begun, melee));
    }

    /**
     * The outcomes in which the beaten is lost, for one that has nowhere to go or nothing left is.
     */
    private static List<S5_Melee.Outcome> lost(Ascari begun, Melee melee) {
        return Stream.of(S5_Melee.Outcome.values())
                .filter(outcome -> {
                    int beaten = outcome.beatsAttacker() ? melee.attacker() : melee.defender();
                    Ascari after = S5_Melee.decided(begun, melee, outcome);
                    return !after.isOnMap(beaten) || after.agenda().now() instanceof Spiking;
                })
                .toList();
    }

    /** The outcomes in the order of the rulebook, each in 36ths. */
    private static List<Chance> outcomes(Ascari begun, Melee melee) {
        Map<S5_Melee.Outcome, Integer> counts = new EnumMap<>(S5_Melee.Outcome.class);
        for (int attacker = 1; attacker <= SIDES; attacker++) {
            for (int defender = 1; defender <= SIDES; defender++) {
                counts.merge(
                        S5_Melee.outcome(begun, melee, Roll.of(attacker, defender)),
                        1,
                        Integer::sum);
            }
        }
        List<Chance> outcomes = new ArrayList<>();
        counts.forEach(
                (outcome, count) -> outcomes.add(new Chance(outcome, count + "/" + SIDES * SIDES)));
        return outcomes;
    }
}

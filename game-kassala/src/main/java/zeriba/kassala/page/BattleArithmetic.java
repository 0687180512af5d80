package zeriba.kassala.page;

import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;
import java.util.stream.IntStream;
import zeriba.engine.text.Value;
import zeriba.kassala.rules.S2E_Odds;
import zeriba.kassala.rules.S2E_Results;
import zeriba.kassala.rules.S4A_Cannon;
import zeriba.kassala.rules.S4C_MixedAttacks;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.CombatResult;
import zeriba.kassala.state.CombatResults;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

/** What an attack is resolved by: strengths, modifiers, odds, column and the six results. */
public record BattleArithmetic(
        Kassala state, Units attackers, Units defenders, ResourceBundle words) {

    static final int FACES = 6;

    /** The facts of an attack; those of a bombardment and of cannon alone need no dice. */
    public static Value.Fields of(Kassala state, Act act, ResourceBundle words) {
        return switch (act) {
            case Act.Attack(Units attackers, Units defenders) ->
                    new BattleArithmetic(state, attackers, defenders, words).written();
            case Act.Bombard _ -> Value.NO_FIELDS.with("rule", Value.of("IV.A.7.b"));
            case Act.Moving _, Act.Lose _, Act.Advancing _, Act.Deploy _ -> Value.NO_FIELDS;
        };
    }

    private Value.Fields written() {
        if (S4A_Cannon.isIndividual(state, attackers)) {
            return Value.NO_FIELDS
                    .with("rule", Value.of("IV.A.7.c"))
                    .with("result", Value.of(CombatResult.C.name()));
        }
        long hexes = state.hexes(defenders);
        int attack = S2E_Odds.attack(state, attackers, hexes);
        int defence = S2E_Odds.defence(state, defenders, hexes);
        CombatResults results = state.terms().results();
        int plain = S2E_Odds.column(results, attack, defence);
        int column = S2E_Odds.column(state, attackers, defenders);
        return Value.NO_FIELDS
                .with("attack", Value.of(attack))
                .with("defence", Value.of(defence))
                .with("modifiers", Value.of(modifiers(hexes)))
                .with("odds", Value.of(results.heading(plain)))
                .with("column", Value.of(results.heading(column)))
                .with("results", Value.texts(results()));
    }

    private List<String> results() {
        return IntStream.rangeClosed(1, FACES)
                .mapToObj(die -> S2E_Results.effect(state, attackers, defenders, die).name())
                .toList();
    }

    private List<Value> modifiers(long hexes) {
        List<Value> modifiers = new ArrayList<>();
        for (Unit unit : attackers) {
            int from = state.place(unit);
            int up = S2E_Odds.lostUpWadi(state.map(), unit, from, hexes);
            int barred = S2E_Odds.lostInBarbs(state.map(), unit, from, hexes);
            addLoss(modifiers, unit, "wadi", up, "II.E.9");
            addLoss(modifiers, unit, "barbs", barred, "II.E.10");
        }
        for (long rest = hexes; rest != 0; rest &= rest - 1) {
            int bonus = S2E_Odds.townBonus(state, rest & -rest);
            if (bonus > 0) {
                String place = state.map().label(Long.numberOfTrailingZeros(rest));
                modifiers.add(modifier("town", bonus, "II.E.8").with("place", Value.of(place)));
            }
        }
        int shift = S4C_MixedAttacks.shift(state, attackers);
        if (shift > 0) {
            modifiers.add(modifier("mixed", shift, "IV.C"));
        }
        return modifiers;
    }

    private void addLoss(List<Value> modifiers, Unit unit, String what, int lost, String rule) {
        if (lost > 0) {
            modifiers.add(modifier(what, -lost, rule).with("unit", Value.of(unit.name())));
        }
    }

    private Value.Fields modifier(String what, int amount, String rule) {
        return Value.NO_FIELDS
                .with("amount", Value.of(amount))
                .with("rule", Value.of(rule))
                .with("key", Value.of("modifier." + what))
                .with("text", Value.of(words.getString("modifier." + what)));
    }
}

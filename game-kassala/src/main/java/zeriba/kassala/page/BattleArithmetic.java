package zeriba.kassala.page;

import static zeriba.board.Bits.*;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.IntStream;
import zeriba.engine.schema.Schema;
import zeriba.engine.text.Value;
import zeriba.kassala.rules.S2E_Results;
import zeriba.kassala.rules.S4A_Cannon;
import zeriba.kassala.rules.general.S2E_Odds;
import zeriba.kassala.rules.general.S4C_MixedAttacks;
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

    private static final Schema SCHEMA = new Schema(MethodHandles.lookup(), Map.of());

    /** An attack that needs no die, and its result where it has one. */
    private record NoThrow(String rule, Optional<String> result) {}

    /**
     * An attack that is thrown for.
     *
     * @param odds the column by strengths alone
     * @param column the column that holds
     * @param results by die face
     */
    private record Attack(
            int attack,
            int defence,
            List<Modifier> modifiers,
            String odds,
            String column,
            List<String> results) {}

    /** What changes a strength or the column: of a unit, of a place, or of the whole attack. */
    private record Modifier(
            int amount,
            String rule,
            String key,
            String text,
            Optional<String> unit,
            Optional<String> place) {}

    /** The facts of an attack; those of a bombardment and of cannon alone need no dice. */
    public static Value.Fields of(Kassala state, Act act, ResourceBundle words) {
        return switch (act) {
            case Act.Attack(Units attackers, Units defenders) ->
                    new BattleArithmetic(state, attackers, defenders, words).written();
            case Act.Bombard _ -> SCHEMA.written(new NoThrow("IV.A.7.b", Optional.empty()));
            case Act.Moving _, Act.Lose _, Act.Advancing _, Act.Deploy _ -> Value.NO_FIELDS;
        };
    }

    private Value.Fields written() {
        return SCHEMA.written(
                S4A_Cannon.isIndividual(state, attackers)
                        ? new NoThrow("IV.A.7.c", Optional.of(CombatResult.C.name()))
                        : attack());
    }

    private Attack attack() {
        long hexes = state.hexes(defenders);
        int attack = S2E_Odds.attack(state, attackers, hexes);
        int defence = S2E_Odds.defence(state, defenders, hexes);
        CombatResults results = state.parameters().results();
        return new Attack(
                attack,
                defence,
                modifiers(hexes),
                results.heading(S2E_Odds.column(results, attack, defence)),
                results.heading(S2E_Odds.column(state, attackers, defenders)),
                results());
    }

    private List<String> results() {
        return IntStream.rangeClosed(1, FACES)
                .mapToObj(die -> S2E_Results.effect(state, attackers, defenders, die).name())
                .toList();
    }

    private List<Modifier> modifiers(long hexes) {
        List<Modifier> modifiers = new ArrayList<>();
        for (Unit unit : attackers) {
            int from = state.place(unit);
            Optional<String> whose = Optional.of(unit.name());
            int up = S2E_Odds.lostUpWadi(state.map(), unit, from, hexes);
            int barred = S2E_Odds.lostInBarbs(state.map(), unit, from, hexes);
            modifiers.add(modifier("wadi", -up, "II.E.9", whose, Optional.empty()));
            modifiers.add(modifier("barbs", -barred, "II.E.10", whose, Optional.empty()));
        }
        for (int hex : each(hexes)) {
            int bonus = S2E_Odds.townBonus(state, only(hex));
            Optional<String> where = Optional.of(state.map().label(hex));
            modifiers.add(modifier("town", bonus, "II.E.8", Optional.empty(), where));
        }
        int shift = S4C_MixedAttacks.shift(state, attackers);
        modifiers.add(modifier("mixed", shift, "IV.C", Optional.empty(), Optional.empty()));
        return modifiers.stream().filter(modifier -> modifier.amount() != 0).toList();
    }

    private Modifier modifier(
            String what, int amount, String rule, Optional<String> unit, Optional<String> place) {
        String key = "modifier." + what;
        return new Modifier(amount, rule, key, words.getString(key), unit, place);
    }
}

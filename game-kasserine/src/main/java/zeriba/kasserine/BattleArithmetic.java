package zeriba.kasserine;

import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;
import java.util.stream.IntStream;
import zeriba.engine.text.Value;
import zeriba.kasserine.rules.CombatResult;
import zeriba.kasserine.rules.CombatResults;
import zeriba.kasserine.rules.S07_Combat;
import zeriba.kasserine.rules.S08_SupportFire.Commitment;
import zeriba.kasserine.rules.S14_Minefields;

/** What a combat is resolved by: strengths, ground, differential, column and the six results. */
record BattleArithmetic(Kasserine state, Engagement engagement, ResourceBundle words) {

    private static final int FACES = 6;

    /** The facts of a combat that an action declares or supports. */
    static Value.Fields of(Kasserine state, Act act, ResourceBundle words) {
        return switch (act) {
            case Act.Attack(Units attackers, Unit defender) ->
                    new BattleArithmetic(state, Engagement.declared(attackers, defender), words)
                            .written();
            case Act.Bombard(Unit target) ->
                    new BattleArithmetic(
                                    state,
                                    Engagement.declared(Units.none(target.army().enemy()), target),
                                    words)
                            .written();
            case Act.Commit(Markers markers) when state.agenda().now() instanceof Commitment step ->
                    new BattleArithmetic(
                                    state, step.engagement().supported(step.army(), markers), words)
                            .written();
            case Act.Moving _,
                    Act.Go _,
                    Act.Commit _,
                    Act.Deplete _,
                    Act.Retreating _,
                    Act.Advancing _ ->
                    Value.NO_FIELDS;
        };
    }

    private Value.Fields written() {
        CombatResults table = state.terms().charts().results();
        int column = S07_Combat.column(state, engagement);
        List<String> results = results().stream().map(CombatResult::printed).toList();
        return Value.NO_FIELDS
                .with("attack", Value.of(S07_Combat.attack(state, engagement)))
                .with("defence", Value.of(S07_Combat.defence(state, engagement)))
                .with("modifiers", Value.of(modifiers()))
                .with("odds", Value.of(differential()))
                .with("column", Value.of(table.heading(column)))
                .with("results", Value.texts(results))
                .with("fight", fight())
                .with("retreats", Value.of(new Escapes(state, engagement).of(results())));
    }

    /** Who fights, and the markers that lie beside the combat: everybody sees them. */
    private Value.Fields fight() {
        return Value.NO_FIELDS
                .with("attackers", Value.texts(engagement.attackers().names()))
                .with("defenders", Value.texts(List.of(engagement.defender().id())))
                .with("attack", values(engagement.attack()))
                .with("defence", values(engagement.defence()));
    }

    private static Value values(Markers markers) {
        return Value.of(markers.values().stream().map(Value::of).toList());
    }

    private List<CombatResult> results() {
        return IntStream.rangeClosed(1, FACES)
                .mapToObj(face -> S07_Combat.result(state, engagement, face))
                .toList();
    }

    private String differential() {
        return CombatResults.signed(S07_Combat.effective(state, engagement));
    }

    private List<Value> modifiers() {
        List<Value> modifiers = new ArrayList<>();
        int offset = S07_Combat.offset(state, engagement);
        if (offset > 0) {
            boolean mines = S14_Minefields.isAcross(state, engagement);
            int hex = state.place(engagement.defender());
            String ground = mines ? "mines" : "ground." + state.map().cover(hex);
            modifiers.add(modifier(ground, -offset, mines ? "14.2" : "7.4"));
        }
        int fortification = S07_Combat.fortification(state, engagement);
        if (fortification > 0) {
            modifiers.add(modifier("engineers", -fortification, "16.0"));
        }
        if (engagement.isBombardment() && engagement.attack().isEmpty()) {
            modifiers.add(remark("bombardment", "8.4"));
        }
        return modifiers;
    }

    private Value.Fields remark(String what, String rule) {
        return Value.NO_FIELDS
                .with("rule", Value.of(rule))
                .with("text", Value.of(words.getString("modifier." + what)));
    }

    private Value modifier(String what, int amount, String rule) {
        return remark(what, rule).with("amount", Value.of(amount));
    }
}

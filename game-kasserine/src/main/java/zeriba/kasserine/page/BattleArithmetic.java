package zeriba.kasserine.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.IntStream;
import zeriba.kasserine.page.Answer.Combat;
import zeriba.kasserine.page.Answer.Fight;
import zeriba.kasserine.page.Answer.Modifier;
import zeriba.kasserine.rules.S07_Combat;
import zeriba.kasserine.rules.S08_SupportFire.Commitment;
import zeriba.kasserine.rules.general.S14_Minefields;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.CombatResult;
import zeriba.kasserine.state.CombatResults;
import zeriba.kasserine.state.Engagement;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Markers;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/** What a combat is resolved by: strengths, ground, differential, column and the six results. */
public record BattleArithmetic(Kasserine state, Engagement engagement, ResourceBundle words) {

    private static final int FACES = 6;

    /** The facts of a combat that an action declares or supports; none of another action. */
    public static Optional<Answer> of(Kasserine state, Act act, ResourceBundle words) {
        return engagement(state, act)
                .map(engagement -> new BattleArithmetic(state, engagement, words).sum());
    }

    private static Optional<Engagement> engagement(Kasserine state, Act act) {
        return switch (act) {
            case Act.Attack(Units attackers, Unit defender) ->
                    Optional.of(Engagement.declared(attackers, defender));
            case Act.Bombard(Unit target) ->
                    Optional.of(Engagement.declared(Units.none(target.army().enemy()), target));
            case Act.Commit(Markers markers) when state.agenda().now() instanceof Commitment step ->
                    Optional.of(step.engagement().supported(step.army(), markers));
            case Act.Moving _,
                    Act.Go _,
                    Act.Commit _,
                    Act.Deplete _,
                    Act.Retreating _,
                    Act.Advancing _ ->
                    Optional.empty();
        };
    }

    private Combat sum() {
        CombatResults table = state.parameters().charts().results();
        return new Combat(
                S07_Combat.attack(state, engagement),
                S07_Combat.defence(state, engagement),
                modifiers(),
                CombatResults.signed(S07_Combat.effective(state, engagement)),
                table.heading(S07_Combat.column(state, engagement)),
                results(),
                fight(),
                new Escapes(state, engagement).of(results()));
    }

    /** Who fights, and the markers that lie beside the combat: everybody sees them. */
    private Fight fight() {
        return new Fight(
                engagement.attackers().stream().toList(),
                List.of(engagement.defender()),
                engagement.attack().values(),
                engagement.defence().values());
    }

    private List<CombatResult> results() {
        return IntStream.rangeClosed(1, FACES)
                .mapToObj(face -> S07_Combat.result(state, engagement, face))
                .toList();
    }

    private List<Modifier> modifiers() {
        List<Modifier> modifiers = new ArrayList<>();
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
            modifiers.add(new Modifier("8.4", text("bombardment"), Optional.empty()));
        }
        return modifiers;
    }

    private Modifier modifier(String what, int amount, String rule) {
        return new Modifier(rule, text(what), Optional.of(amount));
    }

    private String text(String what) {
        return words.getString("modifier." + what);
    }
}

package zeriba.kasserine.rules;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.Agenda;
import zeriba.engine.Options;
import zeriba.engine.Pending;
import zeriba.engine.Rule;
import zeriba.kasserine.Act;
import zeriba.kasserine.Army;
import zeriba.kasserine.Engagement;
import zeriba.kasserine.Kasserine;
import zeriba.kasserine.Markers;
import zeriba.kasserine.Step;
import zeriba.kasserine.Units;

/** Section 8. Support fire: markers in combat, and bombardment. */
public final class S08_SupportFire {

    private S08_SupportFire() {}

    /** The most markers of a side in one combat. */
    @Rule("8.3")
    public static int cap(Kasserine state) {
        return state.terms().charts().number("markers-per-combat");
    }

    /** The markers that a bombardment takes. */
    @Rule("8.4")
    static int price(Kasserine state) {
        return state.terms().charts().number("bombardment-markers");
    }

    /** Whether an army has the markers for a bombardment, and somebody to bombard. */
    @Rule({"8.4", "8.2"})
    static boolean mayBombard(Kasserine state, Army army) {
        return targets(state, army) != 0;
    }

    /** The enemies that may be bombarded, wherever they are, by their bits. */
    @Rule({"8.4", "8.2", "8.6"})
    static long targets(Kasserine state, Army army) {
        return state.support().hand(army).size() < price(state)
                ? 0
                : state.present(army.enemy()) & ~state.activity().bombarded();
    }

    /** A bombardment has been declared. */
    @Rule("8.4")
    public static Kasserine bombard(Kasserine state, Army army, Act.Bombard bombard) {
        return S07_Combat.declared(state, Engagement.declared(Units.none(army), bombard.target()));
    }

    /** The state in which an army is asked for its markers, if it has any. */
    @Rule({"8.3", "R27"})
    static Kasserine asked(Kasserine state, Engagement engagement, Army army) {
        Agenda<Step> agenda = state.agenda();
        if (!state.support().hand(army).isEmpty()) {
            return state.agenda(agenda.before(new Step.Commitment(army, engagement)));
        }
        return army == engagement.army()
                ? asked(state, engagement, army.enemy())
                : state.agenda(agenda.before(new Step.Battle(engagement)));
    }

    /** What a side may commit: nothing first, then by value. */
    @Rule({"8.3", "8.4"})
    public static Pending<Act> choices(Kasserine state, Step.Commitment step) {
        List<Act> choices = new ArrayList<>();
        for (Markers markers : commitments(state, step)) {
            choices.add(new Act.Commit(markers));
        }
        return new Pending.Choice<>(step.army().side(), Options.of(choices));
    }

    @Rule({"8.3", "8.4"})
    static List<Markers> commitments(Kasserine state, Step.Commitment step) {
        Markers hand = state.support().hand(step.army());
        List<Markers> all = new ArrayList<>();
        add(hand, Markers.NONE, 1, cap(state), all);
        if (isBombarding(step)) {
            all.removeIf(markers -> markers.size() < cap(state));
        }
        return all.isEmpty() ? List.of(Markers.NONE) : all;
    }

    /** Whether a side's markers are all that attacks: then it must commit the full number. */
    @Rule("8.4")
    static boolean isBombarding(Step.Commitment step) {
        return step.engagement().isBombardment() && step.army() == step.engagement().army();
    }

    private static void add(Markers hand, Markers chosen, int value, int left, List<Markers> all) {
        all.add(chosen);
        for (int next = value; left > 0 && next <= Markers.HIGHEST; next++) {
            if (hand.count(next) > chosen.count(next)) {
                add(hand, chosen.plus(Markers.of(next)), next, left - 1, all);
            }
        }
    }

    /** Markers are turned up. */
    @Rule({"8.3", "8.6"})
    public static Kasserine commit(Kasserine state, Step.Commitment step, Act.Commit commit) {
        Army army = step.army();
        Engagement engagement = step.engagement().supported(army, commit.markers());
        Kasserine after =
                state.support(state.support().spend(army, commit.markers()))
                        .agenda(state.agenda().rest());
        return army == engagement.army()
                ? asked(after, engagement, army.enemy())
                : after.agenda(after.agenda().before(new Step.Battle(engagement)));
    }
}

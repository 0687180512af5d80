package zeriba.kasserine.rules;

import zeriba.engine.Agenda;
import zeriba.engine.Options;
import zeriba.engine.Pending;
import zeriba.engine.Rule;
import zeriba.kasserine.Act;
import zeriba.kasserine.Army;
import zeriba.kasserine.Engagement;
import zeriba.kasserine.Kasserine;
import zeriba.kasserine.Step;
import zeriba.kasserine.Unit;
import zeriba.kasserine.Units;

/** Section 7.6. What the results of combat do, and losses. */
public final class S07_Results {

    private S07_Results() {}

    /** The state after the die. */
    @Rule({"7.6", "8.4"})
    public static Kasserine resolve(Kasserine state, Engagement engagement, int face) {
        CombatResult result = S07_Combat.result(state, engagement, face);
        Kasserine after = state.agenda(state.agenda().rest());
        return switch (result) {
            case NE -> done(after);
            case A1, A2 ->
                    S07_Retreat.begun(
                            after,
                            engagement.attackers(),
                            result.length(state.terms().charts()),
                            Step.Part.ATTACKER);
            case ATTACKER_DEPLETED -> after.agenda(after.agenda().before(losses(engagement)));
            case EX -> exchange(after, engagement);
            case D1, D2, D3 -> defenderRetreats(after, engagement, result);
            case DEFENDER_DEPLETED -> defenderLoses(after, engagement, result);
            case DE -> defenderFalls(after, engagement);
        };
    }

    /** The combat is over; so is the phase, if nothing else can be done in it. */
    @Rule({"4.1", "G-2"})
    static Kasserine done(Kasserine state) {
        return state.agenda().now() instanceof Step.Combat ? S04_Sequence.settled(state) : state;
    }

    @Rule("CRT.(A)")
    private static Step losses(Engagement engagement) {
        return new Step.Losses(engagement.army(), engagement.attackers());
    }

    @Rule("CRT.EX")
    private static Kasserine exchange(Kasserine state, Engagement engagement) {
        Kasserine after = depleted(state, engagement.defender());
        Agenda<Step> agenda = state.agenda();
        if (!after.isOnMap(engagement.defender())) {
            agenda = agenda.before(advance(state, engagement));
        }
        return S18_Victory.assessed(after.agenda(agenda.before(losses(engagement))));
    }

    @Rule("CRT.D")
    private static Kasserine defenderRetreats(
            Kasserine state, Engagement engagement, CombatResult result) {
        Kasserine after =
                engagement.isBombardment()
                        ? state
                        : state.agenda(state.agenda().before(advance(state, engagement)));
        return S07_Retreat.begun(
                after,
                Units.of(engagement.defender()),
                result.length(state.terms().charts()),
                Step.Part.DEFENDER);
    }

    private static Step advance(Kasserine state, Engagement engagement) {
        return new Step.Advance(
                engagement.army(), engagement.attackers(), state.place(engagement.defender()));
    }

    @Rule("CRT.(D)")
    private static Kasserine defenderLoses(
            Kasserine state, Engagement engagement, CombatResult result) {
        Kasserine after = depleted(state, engagement.defender());
        return after.isOnMap(engagement.defender())
                ? defenderRetreats(after, engagement, result)
                : vacated(after, state, engagement);
    }

    @Rule("CRT.DE")
    private static Kasserine defenderFalls(Kasserine state, Engagement engagement) {
        Kasserine after = state.put(engagement.defender(), Kasserine.ELIMINATED);
        return vacated(after, state, engagement);
    }

    private static Kasserine vacated(Kasserine after, Kasserine before, Engagement engagement) {
        Kasserine assessed = S18_Victory.assessed(after);
        if (assessed.agenda().now() instanceof Step.Over || engagement.isBombardment()) {
            return done(assessed);
        }
        return assessed.agenda(assessed.agenda().before(advance(before, engagement)));
    }

    /** The state with a unit depleted: reduced, or gone if it has no strength left to give. */
    @Rule({"7.6", "1.0"})
    public static Kasserine depleted(Kasserine state, Unit unit) {
        Army army = unit.army();
        boolean gives = (state.roster().twoSided(army) & unit.mask()) != 0;
        return gives && !state.isReduced(unit)
                ? state.reduced(army, state.reduced(army) | unit.mask())
                : state.put(unit, Kasserine.ELIMINATED);
    }

    /** The units of which one is depleted. */
    @Rule({"CRT.(A)", "CRT.EX"})
    public static Pending<Act> choices(Step.Losses step) {
        return new Pending.Choice<>(
                step.army().side(),
                Options.of(step.from().stream().<Act>map(Act.Deplete::new).toList()));
    }

    /** The owner has chosen. */
    @Rule({"CRT.(A)", "CRT.EX"})
    public static Kasserine lose(Kasserine state, Act.Deplete deplete) {
        Kasserine after = depleted(state.agenda(state.agenda().rest()), deplete.unit());
        return done(S18_Victory.assessed(after));
    }
}

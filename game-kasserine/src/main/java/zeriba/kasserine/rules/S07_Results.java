package zeriba.kasserine.rules;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Detail;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Called;
import zeriba.engine.step.Task.Throw;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.kasserine.rules.S07_Advance.Advance;
import zeriba.kasserine.rules.S07_Combat.Combat;
import zeriba.kasserine.rules.S07_Retreat.Part;
import zeriba.kasserine.rules.S18_Victory.Over;
import zeriba.kasserine.rules.general.Changes;
import zeriba.kasserine.rules.general.Objections;
import zeriba.kasserine.rules.general.Reason;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.CombatResult;
import zeriba.kasserine.state.Engagement;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/** Section 7.6. What the results of combat do, and losses. */
public final class S07_Results {

    private S07_Results() {}

    /** A combat waits for the die. */
    @Rule({"7.6", "2.0"})
    public record Battle(Engagement engagement) implements Step, Throw<Kasserine, Act> {

        @Override
        public Army army() {
            return engagement.army();
        }

        @Override
        public String purpose() {
            return "battle";
        }

        @Override
        public Dice dice(Kasserine state) {
            return Dice.D6;
        }

        @Override
        @Rule({"7.6", "8.4"})
        public Kasserine roll(Kasserine state, Roll roll) {
            CombatResult result = result(state, roll);
            Kasserine after = state.done();
            return switch (result) {
                case NE -> done(after);
                case A1, A2 ->
                        S07_Retreat.begun(
                                after,
                                engagement.attackers(),
                                result.length(state.parameters().charts()),
                                Part.ATTACKER);
                case ATTACKER_DEPLETED -> after.before(losses(engagement));
                case EX -> exchange(after, engagement);
                case D1, D2, D3 -> defenderRetreats(after, engagement, result);
                case DEFENDER_DEPLETED -> defenderLoses(after, engagement, result);
                case DE -> defenderFalls(after, engagement);
            };
        }

        private CombatResult result(Kasserine state, Roll roll) {
            return S07_Combat.result(state, engagement, roll.face(0));
        }

        /** The result in the table. */
        @Override
        public String effect(Kasserine before, Roll roll) {
            return result(before, roll).printed();
        }

        @Override
        public List<Event> told(Kasserine before, Roll roll) {
            CombatResult result = result(before, roll);
            int column = S07_Combat.column(before, engagement);
            List<Detail> details =
                    List.of(
                            new Detail("result", result.printed()),
                            new Detail(
                                    "column",
                                    before.parameters().charts().results().heading(column)));
            List<Event> told = new ArrayList<>();
            told.add(new Event.Threw(purpose(), roll, details, result.rule()));
            told.addAll(new Changes(before, roll(before, roll)).all(result.rule()));
            return told;
        }

        @Override
        public boolean breaksInto(TurnStep turnStep, boolean isAlone) {
            return isAlone && turnStep.equals(new Combat(army()));
        }

        @Override
        public void check(PositionCheck check) throws UnreadableException {
            check.engagement(engagement);
        }
    }

    /** The combat is over; so is the phase, if nothing else can be done in it. */
    @Rule({"4.1", "G-2"})
    static Kasserine done(Kasserine state) {
        return state.agenda().now() instanceof Combat ? S04_Sequence.settled(state) : state;
    }

    @Rule("CRT.(A)")
    private static Losses losses(Engagement engagement) {
        return new Losses(engagement.army(), engagement.attackers());
    }

    @Rule("CRT.EX")
    private static Kasserine exchange(Kasserine state, Engagement engagement) {
        Kasserine after = depleted(state, engagement.defender());
        if (!after.isOnMap(engagement.defender())) {
            after = after.before(advance(state, engagement));
        }
        return S18_Victory.assessed(after.before(losses(engagement)));
    }

    @Rule("CRT.D")
    private static Kasserine defenderRetreats(
            Kasserine state, Engagement engagement, CombatResult result) {
        Kasserine after =
                engagement.isBombardment() ? state : state.before(advance(state, engagement));
        return S07_Retreat.begun(
                after,
                Units.of(engagement.defender()),
                result.length(state.parameters().charts()),
                Part.DEFENDER);
    }

    private static Advance advance(Kasserine state, Engagement engagement) {
        return new Advance(
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
        if (assessed.agenda().now() instanceof Over || engagement.isBombardment()) {
            return done(assessed);
        }
        return assessed.before(advance(before, engagement));
    }

    /** The state with a unit depleted: reduced, or gone if it has no strength left to give. */
    @Rule({"7.6", "1.0"})
    public static Kasserine depleted(Kasserine state, Unit unit) {
        Army army = unit.army();
        boolean gives = contains(state.roster().twoSided(army), unit.bit());
        return gives && !state.isReduced(unit)
                ? state.reduced(army, with(state.reduced(army), unit.bit()))
                : state.put(unit, Kasserine.ELIMINATED);
    }

    /** A side chooses which of its units in the combat is depleted. */
    @Rule({"7.6", "CRT.(A)", "CRT.EX"})
    public record Losses(@Called("side") Army army, Units from) implements Deciding<Act.Deplete> {

        @Override
        public Class<Act.Deplete> acts() {
            return Act.Deplete.class;
        }

        @Override
        public Options<Act> options(Kasserine state) {
            return Options.of(from.stream().<Act>map(Act.Deplete::new).toList());
        }

        @Override
        public Optional<Objection> objection(Kasserine state, Act.Deplete deplete) {
            return from.contains(deplete.unit())
                    ? Optional.empty()
                    : Objections.noPart(state, "7.6", army, deplete.unit());
        }

        @Override
        public Optional<Objection> notNow(Kasserine state, Act act) {
            boolean isOne = from.size() == 1;
            return Reason.of(state, "7.6", isOne ? "deplete-first.one" : "deplete-first")
                    .units(from)
                    .given();
        }

        @Override
        public Kasserine choose(Kasserine state, Act.Deplete deplete) {
            return done(S18_Victory.assessed(depleted(state.done(), deplete.unit())));
        }

        @Override
        public Optional<Act.Deplete> pass(Kasserine state) {
            return Optional.of(Orders.cheapest(state, options(state)));
        }

        @Override
        public Optional<Act> answer(
                Kasserine seen, Options<Act> options, Map<String, Value> orders) {
            return Orders.losses(seen, options, orders);
        }

        @Override
        public List<Event> told(Kasserine before, Act.Deplete deplete) {
            return new Changes(before, choose(before, deplete)).all("7.6");
        }

        @Override
        public boolean breaksInto(TurnStep turnStep, boolean isAlone) {
            return turnStep.equals(new Combat(army));
        }

        @Override
        public void check(PositionCheck check) throws UnreadableException {
            check.present(army, from, "from");
        }
    }
}

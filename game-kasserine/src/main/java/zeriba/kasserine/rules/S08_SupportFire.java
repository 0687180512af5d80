package zeriba.kasserine.rules;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Detail;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.kasserine.rules.S07_Combat.Combat;
import zeriba.kasserine.rules.S07_Results.Battle;
import zeriba.kasserine.rules.general.Reason;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Engagement;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Markers;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/** Section 8. Support fire: markers in combat, and bombardment. */
public final class S08_SupportFire {

    private S08_SupportFire() {}

    /** The most markers of a side in one combat. */
    @Rule("8.3")
    public static int cap(Kasserine state) {
        return state.parameters().charts().number("markers-per-combat");
    }

    /** The markers that a bombardment takes. */
    @Rule("8.4")
    static int price(Kasserine state) {
        return state.parameters().charts().number("bombardment-markers");
    }

    /** Whether an army has the markers for a bombardment, and somebody to bombard. */
    @Rule({"8.4", "8.2"})
    static boolean mayBombard(Kasserine state, Army army) {
        return !isEmpty(targets(state, army));
    }

    /** The enemies that may be bombarded, wherever they are, by their bits. */
    @Rule({"8.4", "8.2", "8.6"})
    static long targets(Kasserine state, Army army) {
        return state.support().hand(army).size() < price(state)
                ? 0
                : minus(state.present(army.enemy()), state.activity().bombarded());
    }

    /** The bombardment of a unit, as it is declared. */
    @Rule("8.4")
    static Engagement bombardment(Army army, Unit target) {
        return Engagement.declared(Units.none(army), target);
    }

    /** The state in which an army is asked for its markers, if it has any. */
    @Rule({"8.3", "R27"})
    static Kasserine asked(Kasserine state, Engagement engagement, Army army) {
        if (!state.support().hand(army).isEmpty()) {
            return state.before(new Commitment(army, engagement));
        }
        return army == engagement.army()
                ? asked(state, engagement, army.enemy())
                : state.before(new Battle(engagement));
    }

    /** A side commits markers to a combat, or none. */
    @Rule({"8.3", "8.4", "8.6"})
    public record Commitment(Army army, Engagement engagement) implements Deciding<Act.Commit> {

        @Override
        public Class<Act.Commit> acts() {
            return Act.Commit.class;
        }

        /** What the side may commit: nothing first, then by value. */
        @Override
        public Options<Act> options(Kasserine state) {
            return Options.of(commitments(state, this).stream().<Act>map(Act.Commit::new).toList());
        }

        @Override
        public Optional<Objection> objection(Kasserine state, Act.Commit commit) {
            return S07_Objections.toMarkers(state, this, commit.markers());
        }

        @Override
        public Optional<Objection> notNow(Kasserine state, Act act) {
            return Reason.of(state, "8.3", "commit-first." + army)
                    .at(engagement.defender())
                    .given();
        }

        /** Markers are turned up. */
        @Override
        public Kasserine choose(Kasserine state, Act.Commit commit) {
            Engagement supported = engagement.supported(army, commit.markers());
            Kasserine after = state.support(state.support().spend(army, commit.markers())).done();
            return army == supported.army()
                    ? asked(after, supported, army.enemy())
                    : after.before(new Battle(supported));
        }

        @Override
        public Optional<Act.Commit> pass(Kasserine state) {
            return Optional.of(new Act.Commit(commitments(state, this).getFirst()));
        }

        @Override
        public Optional<Act> answer(
                Kasserine seen, Options<Act> options, Map<String, Value> orders) {
            return army == engagement.army() ? Optional.empty() : Orders.support(options, orders);
        }

        @Override
        public List<Event> told(Kasserine before, Act.Commit commit) {
            List<Detail> details =
                    List.of(
                            new Detail("side", army.toString()),
                            new Detail("markers", commit.markers().toString()));
            List<String> targets = List.of(engagement.defender().id());
            return List.of(new Event.Acted("support", List.of(), targets, details, "8.3"));
        }

        @Override
        public boolean breaksInto(TurnStep turnStep, boolean isAlone) {
            return isAlone && turnStep.equals(new Combat(engagement.army()));
        }

        @Override
        public void check(PositionCheck check) throws UnreadableException {
            boolean attacks = army == engagement.army();
            PositionCheck.require(
                    engagement.defence().isEmpty() && (!attacks || engagement.attack().isEmpty()),
                    PositionCheck.FIRST,
                    "markers are committed before it is the side's turn to do so");
            int least = isBombarding(this) ? cap(check.state()) : 1;
            PositionCheck.require(
                    check.state().support().hand(army).size() >= least,
                    PositionCheck.FIRST,
                    "the side has no markers to commit");
            check.engagement(engagement);
        }
    }

    @Rule({"8.3", "8.4"})
    static List<Markers> commitments(Kasserine state, Commitment step) {
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
    static boolean isBombarding(Commitment step) {
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
}

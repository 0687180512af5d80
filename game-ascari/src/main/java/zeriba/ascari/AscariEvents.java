package zeriba.ascari;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import zeriba.ascari.rules.S4_Fire;
import zeriba.ascari.rules.S5_Melee;
import zeriba.board.HexGrid;
import zeriba.engine.Entry;
import zeriba.engine.Event;
import zeriba.engine.Event.Detail;
import zeriba.engine.Passage.Cause;
import zeriba.engine.Passage.Transition;
import zeriba.engine.Roll;

/** What happened in one transition: what was done, what became of the counters, what began. */
record AscariEvents(Ascari before, Ascari after) {

    static List<Event> of(Transition<Ascari, Act> transition) {
        AscariEvents events = new AscariEvents(transition.before(), transition.after());
        return switch (transition.cause()) {
            case Cause.ByEntry<Act>(Entry.Chose<Act> chose) -> events.ofAction(chose.action());
            case Cause.ByEntry<Act>(Entry.Rolled<Act>(Roll roll)) -> events.ofThrow(roll);
            case Cause.ByEntry<Act>(Entry.Said<Act> _), Cause.ByItself<Act>() -> events.byItself();
        };
    }

    /** What was done and what came of it; who attacks has come to the enemy's hex before. */
    private List<Event> ofAction(Act act) {
        List<Event> all = new ArrayList<>(did(act));
        all.addAll(changes().ofCounters(Paragraphs.under(before, after, rule(act))));
        if (act instanceof Act.Move && after.agenda().now() instanceof Step.Melee melee) {
            all.add(melee(melee));
        }
        return ended(all);
    }

    private List<Event> ofThrow(Roll roll) {
        Event threw = threw(roll);
        List<Event> all = new ArrayList<>(List.of(threw));
        all.addAll(changes().ofCounters(Paragraphs.thrown(before, after, roll, threw.rule())));
        return ended(all);
    }

    private List<Event> byItself() {
        String rule = before.agenda().now() instanceof Step.Administration ? "6.0" : "3.0";
        return ended(changes().ofCounters(Paragraphs.under(before, after, rule)));
    }

    /** The rest: what is counted, and what begins or is over. */
    private List<Event> ended(List<Event> events) {
        return Stream.of(events, changes().ofSpoils(), new AscariBeginnings(before, after).all())
                .flatMap(List::stream)
                .toList();
    }

    private AscariChanges changes() {
        return new AscariChanges(before, after);
    }

    /** The paragraph under which an action is done. */
    private static String rule(Act act) {
        return switch (act) {
            case Act.Deploy _, Act.Historical _ -> "1.4";
            case Act.Guard _ -> "S1.SETUP";
            case Act.Move _, Act.Stop _ -> "3.0";
            case Act.Flip _ -> "3.61";
            case Act.Take _ -> "4.6";
            case Act.Exit _ -> "R-61";
            case Act.Hand _ -> "S1.CAPTIVES";
            case Act.End _ -> "2.0";
            case Act.Shoot _ -> "4.0";
            case Act.Pass _ -> "4.31";
            case Act.Retreat _ -> "5.4";
            case Act.Spike _, Act.Yield _ -> "S4.SPIKE";
        };
    }

    private List<Event> did(Act act) {
        return switch (act) {
            case Act.Shoot(String firer, int hex, String _) -> List.of(shot(firer, hex));
            case Act.Pass() -> List.of(acted("pass", List.of(), List.of(), List.of(), "4.31"));
            case Act.Spike(String battery) ->
                    List.of(acted("spike", List.of(battery), List.of(), List.of(), "S4.SPIKE"));
            case Act.Move _,
                    Act.Deploy _,
                    Act.Guard _,
                    Act.Historical(),
                    Act.Flip _,
                    Act.Take _,
                    Act.Exit _,
                    Act.Hand _,
                    Act.Stop(),
                    Act.End(),
                    Act.Retreat _,
                    Act.Yield _ ->
                    List.of();
        };
    }

    private Event shot(String id, int hex) {
        if (!(after.agenda().now() instanceof Step.Shot shot)) {
            throw new IllegalStateException("nobody fires in " + after);
        }
        Counter firer = after.counter(shot.firer());
        int modifier = S4_Fire.modifier(after, firer, hex, shot.opportunity());
        List<Detail> details =
                List.of(
                        new Detail("at", grid().label(hex)),
                        Detail.number("range", after.ground().distance(after.at(firer), hex)),
                        new Detail("modifier", signed(modifier)));
        String verb = shot.opportunity() ? "opportunity" : "fire";
        String rule =
                firer.isBattery()
                        ? shot.opportunity() ? "4.7" : "4.8"
                        : shot.opportunity() ? "4.3" : "4.4";
        return acted(verb, List.of(id), List.of(after.counter(shot.target()).id()), details, rule);
    }

    private Event melee(Step.Melee melee) {
        int attack = S5_Melee.attack(after, melee, (_, _, _) -> {});
        int defence = S5_Melee.defence(after, melee, (_, _, _) -> {});
        return acted(
                "melee",
                List.of(after.counter(melee.attacker()).id()),
                List.of(after.counter(melee.defender()).id()),
                List.of(Detail.number("attack", attack), Detail.number("defence", defence)),
                "5.1");
    }

    private static String signed(int number) {
        return number < 0 ? Integer.toString(number) : "+" + number;
    }

    private static Event acted(
            String verb,
            List<String> units,
            List<String> targets,
            List<Detail> details,
            String rule) {
        return new Event.Acted(verb, units, targets, details, rule);
    }

    private HexGrid grid() {
        return before.ground().grid();
    }

    private Event threw(Roll roll) {
        return switch (before.agenda().now()) {
            case Step.Shot shot ->
                    threw(
                            "fire",
                            roll,
                            effect(before, roll),
                            before.counter(shot.firer()).isBattery() ? "4.83" : "4.5");
            case Step.LeaderHits _ -> threw("leader", roll, effect(before, roll), "R-26");
            case Step.Melee _ -> threw("melee", roll, effect(before, roll), "5.2");
            case Step.Burning _ -> threw("zeriba", roll, effect(before, roll), "S5.FIRE");
            case Step.Deployment _,
                    Step.Movement _,
                    Step.Moving _,
                    Step.Window _,
                    Step.Spiking _,
                    Step.Retreat _,
                    Step.Fire _,
                    Step.Administration _,
                    Step.Over _ ->
                    throw new IllegalStateException("nothing was thrown in " + before);
        };
    }

    private static Event threw(String purpose, Roll roll, String result, String rule) {
        return new Event.Threw(purpose, roll, List.of(new Detail("result", result)), rule);
    }

    /** The word for what a throw brings about. */
    static String effect(Ascari state, Roll roll) {
        return switch (state.agenda().now()) {
            case Step.Shot shot ->
                    switch (S4_Fire.hits(state, shot, roll.face(0))) {
                        case 0 -> "miss";
                        case 1 -> "hit";
                        default -> "double";
                    };
            case Step.LeaderHits _ -> isHit(state, roll) ? "hit" : "miss";
            case Step.Melee melee -> S5_Melee.outcome(state, melee, roll).word();
            case Step.Burning _ ->
                    roll.face(0) >= state.battle().value("burns-on") ? "burns" : "stands";
            case Step.Deployment _,
                    Step.Movement _,
                    Step.Moving _,
                    Step.Window _,
                    Step.Spiking _,
                    Step.Retreat _,
                    Step.Fire _,
                    Step.Administration _,
                    Step.Over _ ->
                    "";
        };
    }

    private static boolean isHit(Ascari state, Roll roll) {
        return roll.face(0) >= state.terms().tables().leaderHit();
    }
}

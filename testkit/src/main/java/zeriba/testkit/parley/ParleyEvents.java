package zeriba.testkit.parley;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.Entry;
import zeriba.engine.Event;
import zeriba.engine.Event.Detail;
import zeriba.engine.Passage.Cause;
import zeriba.engine.Passage.Transition;
import zeriba.engine.Roll;

/** What happened in a transition: what was done, then what became of the units. */
final class ParleyEvents {

    private ParleyEvents() {}

    static List<Event> of(Transition<Parley, Act> transition) {
        List<Event> events = new ArrayList<>();
        Parley before = transition.before();
        Parley after = transition.after();
        switch (transition.cause()) {
            case Cause.ByEntry<Act>(Entry.Chose<Act> chose) -> acted(events, before, chose);
            case Cause.ByEntry<Act>(Entry.Rolled<Act>(Roll roll)) -> threw(events, before, roll);
            case Cause.ByEntry<Act>(Entry.Said<Act> _) -> {}
            case Cause.ByItself<Act> _ -> went(events, before, after);
        }
        for (Unit unit : Unit.ALL) {
            changes(events, unit, before, after);
        }
        if (after.tokens().isUp() && !before.tokens().isUp()) {
            events.add(
                    new Event.Changed(
                            "omen", "omen", "?", Integer.toString(after.tokens().omen()), "1.2"));
        }
        return events;
    }

    private static void acted(List<Event> events, Parley before, Entry.Chose<Act> chose) {
        switch (chose.action()) {
            case Act.Scheme scheme -> {
                Detail plot = new Detail("plot", scheme.plot().id());
                events.add(acted("plot", List.of(scheme.by().name()), List.of(), plot, "2.1"));
            }
            case Act.Shoot shoot ->
                    events.add(
                            acted("shoot", names(shoot.shooter()), names(shoot.target()), "3.7"));
            case Act.Storm storm ->
                    events.add(
                            acted(
                                    "storm",
                                    storm.units().stream().map(Unit::name).toList(),
                                    List.of(storm.place().id()),
                                    "4.1"));
            case Act.Parry(int token) -> {
                Detail spent = Detail.number("token", token);
                events.add(acted("parry", List.of(), List.of(), spent, "4.3"));
            }
            case Act.Pass _ -> {
                String rule = before.agenda().now() instanceof Step.Shot ? "3.6" : "4.3";
                events.add(acted("pass", List.of(), List.of(), rule));
            }
            case Act.Advance _, Act.Halt _, Act.Wait _, Act.Move _, Act.End _ -> {}
        }
    }

    private static Event acted(String verb, List<String> units, List<String> targets, String rule) {
        return new Event.Acted(verb, units, targets, List.of(), rule);
    }

    private static Event acted(
            String verb, List<String> units, List<String> targets, Detail detail, String rule) {
        return new Event.Acted(verb, units, targets, List.of(detail), rule);
    }

    private static List<String> names(Unit unit) {
        return List.of(unit.name());
    }

    private static void threw(List<Event> events, Parley before, Roll roll) {
        Step step = before.agenda().now();
        String purpose =
                switch (step) {
                    case Step.Omen _ -> "omen";
                    case Step.Draw _ -> "token";
                    case Step.Hit _ -> "arrow";
                    case Step.Storming _ -> "storm";
                    case Step.Plotting _,
                            Step.Reveal _,
                            Step.March _,
                            Step.Shot _,
                            Step.Assault _,
                            Step.Parrying _,
                            Step.Sally _,
                            Step.EndOfTurn _,
                            Step.Judge _,
                            Step.Over _ ->
                            throw new IllegalStateException("no dice in " + step);
                };
        events.add(new Event.Threw(purpose, roll, List.of(), ruleOf(step)));
    }

    private static void went(List<Event> events, Parley before, Parley after) {
        switch (after.agenda().now()) {
            case Step.Over(var result) -> events.add(new Event.Ended(result));
            case Step.March _ when before.agenda().now() instanceof Step.Reveal ->
                    events.add(new Event.Began(after.turn(), "march", "league", "2.2"));
            case Step.Draw _ -> events.add(new Event.Began(after.turn(), "draw", "guard", "1.1"));
            case Step.March _,
                    Step.Omen _,
                    Step.Plotting _,
                    Step.Reveal _,
                    Step.Shot _,
                    Step.Hit _,
                    Step.Assault _,
                    Step.Parrying _,
                    Step.Storming _,
                    Step.Sally _,
                    Step.EndOfTurn _,
                    Step.Judge _ -> {}
        }
    }

    private static void changes(List<Event> events, Unit unit, Parley before, Parley after) {
        Man was = before.man(unit);
        Man is = after.man(unit);
        String rule = ruleOf(before.agenda().now());
        if (was.at() != is.at()) {
            Event.Manner manner = is.isOnMap() ? Event.Manner.MOVED : Event.Manner.ELIMINATED;
            events.add(new Event.Moved(unit.name(), was.at().id(), is.at().id(), manner, rule));
        } else if (was.strength() != is.strength()) {
            String from = Integer.toString(was.strength());
            String to = Integer.toString(is.strength());
            events.add(new Event.Changed(unit.name(), "strength", from, to, rule));
        }
    }

    private static String ruleOf(Step step) {
        return switch (step) {
            case Step.Omen _ -> "1.2";
            case Step.Draw _ -> "1.3";
            case Step.March _ -> "3.3";
            case Step.Hit _ -> "3.8";
            case Step.Storming _ -> "4.4";
            case Step.Sally _ -> "5.2";
            case Step.Plotting _,
                    Step.Reveal _,
                    Step.Shot _,
                    Step.Assault _,
                    Step.Parrying _,
                    Step.EndOfTurn _,
                    Step.Judge _,
                    Step.Over _ ->
                    "1.1";
        };
    }
}

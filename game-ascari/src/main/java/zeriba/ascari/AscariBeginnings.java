package zeriba.ascari;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.Event;

/** What begins with a transition: a turn, a phase, a window for opportunity fire, the end. */
record AscariBeginnings(Ascari before, Ascari after) {

    List<Event> all() {
        List<Event> began = new ArrayList<>();
        if (after.agenda().now() instanceof Step.Over(var result)) {
            return List.of(new Event.Ended(result));
        }
        if (after.turn() != before.turn()) {
            began.add(new Event.Began(after.turn(), "turn", "", "2.0"));
        }
        switch (after.agenda().now()) {
            case Step.Deployment(Army army) -> began(began, "deployment", army, "1.4");
            case Step.Movement(Army army) -> began(began, "movement", army, "2.0");
            case Step.Fire(Army army) -> began(began, "fire", army, "2.0");
            case Step.Window(Army by, long _) -> began(began, "window", by, "4.3");
            case Step.Moving _,
                    Step.Shot _,
                    Step.LeaderHits _,
                    Step.Melee _,
                    Step.Spiking _,
                    Step.Retreat _,
                    Step.Burning _,
                    Step.Administration _,
                    Step.Over _ -> {}
        }
        return began;
    }

    /** Only where it was not so before, nor lies below in the agenda. */
    private void began(List<Event> events, String step, Army army, String rule) {
        boolean same =
                after.turn() == before.turn()
                        && before.agenda().steps().stream().anyMatch(s -> isSame(s, step, army))
                        && !isNext(step);
        if (!same) {
            events.add(new Event.Began(after.turn(), step, army.toString(), rule));
        }
    }

    private static boolean isSame(Step before, String step, Army army) {
        return before.word().equals(step)
                && switch (before) {
                    case Step.Deployment(Army side) -> side == army;
                    case Step.Movement(Army side) -> side == army;
                    case Step.Fire(Army side) -> side == army;
                    case Step.Window(Army side, long _) -> side == army;
                    case Step.Moving _,
                            Step.Shot _,
                            Step.LeaderHits _,
                            Step.Melee _,
                            Step.Spiking _,
                            Step.Retreat _,
                            Step.Burning _,
                            Step.Administration _,
                            Step.Over _ ->
                            false;
                };
    }

    /** Whether the portion before it has just ended. */
    private boolean isNext(String step) {
        return switch (before.agenda().now()) {
            case Step.Deployment _ ->
                    !(after.agenda().now() instanceof Step.Deployment)
                            || before.agenda().steps().size() > after.agenda().steps().size();
            case Step.Movement _ -> step.equals("fire");
            case Step.Moving _,
                    Step.Window _,
                    Step.Shot _,
                    Step.LeaderHits _,
                    Step.Melee _,
                    Step.Spiking _,
                    Step.Retreat _,
                    Step.Fire _,
                    Step.Burning _,
                    Step.Administration _,
                    Step.Over _ ->
                    false;
        };
    }
}

package zeriba.kassala.text;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Manner;
import zeriba.engine.rules.TransitionChain.Transition;
import zeriba.kassala.rules.Portion;
import zeriba.kassala.rules.S3_Winning;
import zeriba.kassala.rules.Step;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;

/** What happened in one transition: what was done, who moved or fell by it, and what began then. */
public record KassalaEvents(Kassala before, Kassala after) {

    /** All that is told of a transition: first what its step tells. */
    public static List<Event> of(List<Event> told, Transition<Kassala, Act> transition) {
        KassalaEvents events = new KassalaEvents(transition.before(), transition.after());
        List<Event> all = new ArrayList<>(told);
        all.addAll(events.moved(told));
        all.addAll(events.began());
        return List.copyOf(all);
    }

    /** Each unit that is elsewhere, under the paragraph of what was told, or of the step. */
    private List<Event> moved(List<Event> told) {
        Step step = Step.of(before);
        String rule = told.isEmpty() ? step.rule() : told.getLast().rule();
        List<Event> moved = new ArrayList<>();
        for (Unit unit : Unit.all()) {
            int from = before.place(unit);
            int to = after.place(unit);
            if (from != to) {
                boolean isGone = to == Kassala.ELIMINATED;
                moved.add(
                        new Event.Moved(
                                unit.name(),
                                KassalaForm.place(before.map(), from),
                                KassalaForm.place(after.map(), to),
                                isGone ? Manner.ELIMINATED : step.manner(),
                                isGone ? List.of() : step.way(before, unit, to),
                                rule));
            }
        }
        return moved;
    }

    private List<Event> began() {
        if (after.agenda().now() instanceof S3_Winning.Over(var result)) {
            return List.of(new Event.Ended(result));
        }
        List<Event> began = new ArrayList<>();
        if (after.turn() != before.turn()) {
            began.add(new Event.Began(after.turn(), "turn", "", "II.B.6"));
        }
        if (Step.portion(after) instanceof Portion portion
                && !portion.equals(Step.portion(before))) {
            began.addAll(portion.began(after));
        }
        return began;
    }
}

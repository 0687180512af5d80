package zeriba.kasserine.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.board.Bits;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.TransitionChain.Cause;
import zeriba.engine.rules.TransitionChain.Transition;
import zeriba.kasserine.rules.S18_Victory.Over;
import zeriba.kasserine.rules.Step;
import zeriba.kasserine.rules.TurnStep;
import zeriba.kasserine.rules.general.Changes;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Trigger;

/** What happened in one transition: what its step tells, who holds what now, and what began. */
public record KasserineEvents(Kasserine before, Kasserine after) {

    /** All of it, in the order in which it happened. */
    public static List<Event> of(List<Event> told, Transition<Kasserine, Act> transition) {
        KasserineEvents events = new KasserineEvents(transition.before(), transition.after());
        List<Event> all = new ArrayList<>(told);
        if (transition.cause() instanceof Cause.ByItself<Act>) {
            all.addAll(events.byItself());
        }
        events.control(all);
        events.began(all);
        return List.copyOf(all);
    }

    private List<Event> byItself() {
        return new Changes(before, after).all(Step.of(before).rule());
    }

    private void control(List<Event> all) {
        List<Integer> sites = before.parameters().sites();
        for (int site = 0; site < sites.size(); site++) {
            boolean axis = Bits.contains(after.control().held(), site);
            if (axis != Bits.contains(before.control().held(), site)) {
                all.add(
                        new Event.Changed(
                                before.map().label(sites.get(site)),
                                "control",
                                (axis ? Army.ALLIES : Army.AXIS).toString(),
                                (axis ? Army.AXIS : Army.ALLIES).toString(),
                                "R9"));
            }
        }
        for (Trigger trigger : Trigger.values()) {
            if (after.control().has(trigger) && !before.control().has(trigger)) {
                all.add(
                        new Event.Changed(
                                trigger.id(),
                                "happened." + trigger.id(),
                                "no",
                                "yes",
                                trigger.rule()));
            }
        }
    }

    private void began(List<Event> all) {
        if (after.agenda().now() instanceof Over(var result)) {
            if (!(before.agenda().now() instanceof Over)) {
                all.add(new Event.Ended(result));
            }
            return;
        }
        if (after.turn() != before.turn()) {
            all.add(new Event.Began(after.turn(), "turn", "", "4.0"));
        }
        Optional<TurnStep> phase = Step.ofTurn(after);
        if (!phase.equals(Step.ofTurn(before))) {
            phase.ifPresent(step -> all.addAll(step.began(after)));
        }
    }
}

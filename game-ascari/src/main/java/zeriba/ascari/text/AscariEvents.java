package zeriba.ascari.text;

import java.util.ArrayList;
import java.util.List;
import zeriba.ascari.rules.S7_Victory.Over;
import zeriba.ascari.rules.Step;
import zeriba.ascari.rules.Throwing;
import zeriba.ascari.rules.general.Paragraphs;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.TransitionChain.Cause;
import zeriba.engine.rules.TransitionChain.Transition;

/** What happened in one transition: what was done, what became of the counters, what began. */
public record AscariEvents(Ascari before, Ascari after) {

    /** All that is told of a transition: first what its step tells. */
    public static List<Event> of(List<Event> told, Transition<Ascari, Act> transition) {
        AscariEvents events = new AscariEvents(transition.before(), transition.after());
        AscariChanges changes = new AscariChanges(transition.before(), transition.after());
        List<Event> all = new ArrayList<>(told);
        all.addAll(changes.ofCounters(events.paragraphs(transition.cause())));
        all.addAll(changes.ofSpoils());
        all.addAll(events.began());
        return List.copyOf(all);
    }

    private Paragraphs paragraphs(Cause<Act> cause) {
        Step step = Step.of(before);
        return switch (cause) {
            case Cause.ByEntry<Act>(Entry.Chose<Act> chose) ->
                    step.paragraphs(before, chose.action().rule());
            case Cause.ByEntry<Act>(Entry.Rolled<Act>(Roll roll))
                    when step instanceof Throwing dice ->
                    dice.paragraphs(before, roll);
            case Cause<Act> _ -> step.paragraphs(before, step.rule());
        };
    }

    private List<Event> began() {
        Step step = Step.of(after);
        List<Event> began = new ArrayList<>();
        if (after.turn() != before.turn() && !(step instanceof Over)) {
            began.add(new Event.Began(after.turn(), "turn", "", "2.0"));
        }
        began.addAll(step.began(before, after));
        return began;
    }
}

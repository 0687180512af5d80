package zeriba.server.view;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Side;
import zeriba.engine.schema.As;
import zeriba.engine.text.Value;

/** One thing that happened, as it is told: its kind, its sentence, and the facts by name. */
@As.Tag("kind")
public sealed interface GameEvent {

    /** How an event is told in words. */
    record Sentence(
            String rule,
            @As.Doc("The key of its sentence.") String text,
            @As.Doc("What stands in it.") List<String> args) {

        private static Sentence of(Event event) {
            return new Sentence(event.rule(), event.key(), event.arguments());
        }
    }

    /** A unit changed its place. */
    record Moved(
            @As.Unwrapped Sentence sentence,
            Event.Manner manner,
            String unit,
            String from,
            String to,
            @As.Implied @As.Doc("The places entered on the way, the last being to.")
                    List<String> path)
            implements GameEvent {}

    /** A condition or a count changed. */
    record Changed(
            @As.Unwrapped Sentence sentence, String subject, String what, String from, String to)
            implements GameEvent {}

    /** Something was done that changes nothing on the map by itself. */
    record Acted(
            @As.Unwrapped Sentence sentence,
            String verb,
            List<String> units,
            List<String> targets,
            @As.Unwrapped Value.Fields details)
            implements GameEvent {}

    /** Dice came up. */
    record Threw(
            @As.Unwrapped Sentence sentence,
            String purpose,
            List<Integer> dice,
            @As.Unwrapped Value.Fields details)
            implements GameEvent {}

    /** A turn, phase or step began. */
    record Began(
            @As.Unwrapped Sentence sentence,
            int turn,
            String step,
            @As.OrNull Optional<String> side)
            implements GameEvent {}

    /** The game is over. */
    record Ended(
            @As.Unwrapped Sentence sentence, View.Result result, @As.OrNull Optional<String> winner)
            implements GameEvent {}

    /** What is told of an event. */
    static GameEvent of(Event event) {
        Sentence sentence = Sentence.of(event);
        return switch (event) {
            case Event.Moved(var unit, var from, var to, var manner, var path, _) ->
                    new Moved(sentence, manner, unit, from, to, path);
            case Event.Changed(var subject, var what, var from, var to, _) ->
                    new Changed(sentence, subject, what, from, to);
            case Event.Acted(var verb, var units, var targets, var details, _) ->
                    new Acted(sentence, verb, units, targets, facts(details));
            case Event.Threw(var purpose, var roll, var details, _) ->
                    new Threw(sentence, purpose, roll.faces().boxed().toList(), facts(details));
            case Event.Began(int turn, var step, var side, _) ->
                    new Began(sentence, turn, step, Optional.of(side).filter(s -> !s.isEmpty()));
            case Event.Ended(var result) ->
                    new Ended(sentence, View.Result.of(result), result.winner().map(Side::name));
        };
    }

    private static Value.Fields facts(List<Event.Detail> details) {
        Map<String, Value> facts = new LinkedHashMap<>();
        details.forEach(detail -> facts.putIfAbsent(detail.name(), detail.fact()));
        return new Value.Fields(facts);
    }
}

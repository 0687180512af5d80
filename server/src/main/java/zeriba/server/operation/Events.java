package zeriba.server.operation;

import java.util.List;
import java.util.Locale;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Side;
import zeriba.engine.text.Value;

/**
 * Events as trees: {@code kind}, {@code rule}, the key of their sentence as {@code text} with its
 * {@code args}, and the facts by name.
 */
final class Events {

    private Events() {}

    static Value.Fields value(Event event) {
        return switch (event) {
            case Event.Moved moved -> moved(moved);
            case Event.Changed changed -> changed(changed);
            case Event.Acted acted -> acted(acted);
            case Event.Threw threw -> threw(threw);
            case Event.Began began -> began(began);
            case Event.Ended ended -> ended(ended);
        };
    }

    private static Value.Fields of(Event event, String kind) {
        return Value.NO_FIELDS
                .with("kind", Value.of(kind))
                .with("rule", Value.of(event.rule()))
                .with("text", Value.of(event.key()))
                .with("args", Value.texts(event.arguments()));
    }

    private static Value.Fields moved(Event.Moved moved) {
        Value.Fields told =
                of(moved, "moved")
                        .with("manner", Value.of(moved.manner().name().toLowerCase(Locale.ROOT)))
                        .with("unit", Value.of(moved.unit()))
                        .with("from", Value.of(moved.from()))
                        .with("to", Value.of(moved.to()));
        return moved.path().isEmpty() ? told : told.with("path", Value.texts(moved.path()));
    }

    private static Value.Fields changed(Event.Changed changed) {
        return of(changed, "changed")
                .with("subject", Value.of(changed.subject()))
                .with("what", Value.of(changed.what()))
                .with("from", Value.of(changed.from()))
                .with("to", Value.of(changed.to()));
    }

    private static Value.Fields acted(Event.Acted acted) {
        return detailed(
                of(acted, "acted")
                        .with("verb", Value.of(acted.verb()))
                        .with("units", Value.texts(acted.units()))
                        .with("targets", Value.texts(acted.targets())),
                acted.details());
    }

    private static Value.Fields threw(Event.Threw threw) {
        List<Value> dice = threw.roll().faces().mapToObj(face -> Value.of((long) face)).toList();
        return detailed(
                of(threw, "threw")
                        .with("purpose", Value.of(threw.purpose()))
                        .with("dice", Value.of(dice)),
                threw.details());
    }

    private static Value.Fields began(Event.Began began) {
        return of(began, "began")
                .with("turn", Value.of(began.turn()))
                .with("step", Value.of(began.step()))
                .with("side", began.side().isEmpty() ? Value.NOTHING : Value.of(began.side()));
    }

    private static Value.Fields ended(Event.Ended ended) {
        Value winner = ended.result().winner().map(Side::name).map(Value::of).orElse(Value.NOTHING);
        return of(ended, "ended")
                .with("result", Views.result(ended.result()))
                .with("winner", winner);
    }

    private static Value.Fields detailed(Value.Fields event, List<Event.Detail> details) {
        Value.Fields told = event;
        for (Event.Detail detail : details) {
            if (!told.fields().containsKey(detail.name())) {
                told = told.with(detail.name(), detail.fact());
            }
        }
        return told;
    }
}

package zeriba.server.operation;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zeriba.engine.Event;
import zeriba.engine.Value;

/**
 * Events as trees: {@code kind}, {@code rule}, the key of their sentence as {@code text} with its
 * {@code args}, and the facts by name. A key is {@code event.} with the kind and, where there are
 * several manners of it, the word that tells them apart: {@code event.moved.advanced}, {@code
 * event.changed.strength}, {@code event.acted.attack}, {@code event.threw.battle}, {@code
 * event.began.movement}, {@code event.ended.won}.
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

    private static Value.Fields of(Event event, String kind, String which, List<String> arguments) {
        return Value.NO_FIELDS
                .with("kind", Value.of(kind))
                .with("rule", Value.of(event.rule()))
                .with("text", Value.of("event." + kind + "." + which))
                .with("args", Value.texts(arguments));
    }

    private static Value.Fields moved(Event.Moved moved) {
        String manner = moved.manner().name().toLowerCase(Locale.ROOT);
        return of(moved, "moved", manner, List.of(moved.unit(), moved.from(), moved.to()))
                .with("manner", Value.of(manner))
                .with("unit", Value.of(moved.unit()))
                .with("from", Value.of(moved.from()))
                .with("to", Value.of(moved.to()));
    }

    private static Value.Fields changed(Event.Changed changed) {
        List<String> arguments = List.of(changed.subject(), changed.from(), changed.to());
        return of(changed, "changed", changed.what(), arguments)
                .with("subject", Value.of(changed.subject()))
                .with("what", Value.of(changed.what()))
                .with("from", Value.of(changed.from()))
                .with("to", Value.of(changed.to()));
    }

    private static Value.Fields acted(Event.Acted acted) {
        String units = String.join("+", acted.units());
        String targets = String.join("+", acted.targets());
        List<String> arguments =
                Stream.concat(Stream.of(units, targets), values(acted.details())).toList();
        return details(
                of(acted, "acted", acted.verb(), arguments)
                        .with("verb", Value.of(acted.verb()))
                        .with("units", Value.texts(acted.units()))
                        .with("targets", Value.texts(acted.targets())),
                acted.details());
    }

    private static Value.Fields threw(Event.Threw threw) {
        String faces =
                threw.roll().faces().mapToObj(Integer::toString).collect(Collectors.joining(" "));
        List<String> arguments = Stream.concat(Stream.of(faces), values(threw.details())).toList();
        List<Value> dice = threw.roll().faces().mapToObj(f -> Value.of((long) f)).toList();
        return details(
                of(threw, "threw", threw.purpose(), arguments)
                        .with("purpose", Value.of(threw.purpose()))
                        .with("dice", Value.of(dice)),
                threw.details());
    }

    private static Value.Fields began(Event.Began began) {
        List<String> arguments = List.of(Integer.toString(began.turn()), began.side());
        return of(began, "began", began.step(), arguments)
                .with("turn", Value.of(began.turn()))
                .with("step", Value.of(began.step()))
                .with("side", began.side().isEmpty() ? Value.NOTHING : Value.of(began.side()));
    }

    private static Value.Fields ended(Event.Ended ended) {
        String winner = ended.result().winner().map(side -> side.name()).orElse("");
        List<String> arguments =
                List.of(winner, ended.result().grade(), Integer.toString(ended.result().score()));
        return of(ended, "ended", winner.isEmpty() ? "drawn" : "won", arguments)
                .with("result", Views.result(ended.result()))
                .with("winner", winner.isEmpty() ? Value.NOTHING : Value.of(winner));
    }

    private static Stream<String> values(List<Event.Detail> details) {
        return details.stream().map(Event.Detail::value);
    }

    private static Value.Fields details(Value.Fields event, List<Event.Detail> details) {
        Value.Fields told = event;
        for (Event.Detail detail : details) {
            if (!told.fields().containsKey(detail.name())) {
                told = told.with(detail.name(), Value.of(detail.value()));
            }
        }
        return told;
    }
}

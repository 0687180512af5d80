package zeriba.engine.rules;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.text.Value;

/** What is told of a unit from its fields before and after. */
public final class Changes {

    private static final String PLACE = "at";

    private Changes() {}

    /** The move, if its place is another; each other change, unless it has left the map. */
    public static List<Event> of(
            String unit, Value.Fields was, Value.Fields is, Event.Manner manner, String rule) {
        List<Event> events = new ArrayList<>();
        is.fields()
                .forEach((field, now) -> {
                    String from = text(was.at(field));
                    String to = text(now);
                    if (from.equals(to)) {
                        return;
                    }
                    if (field.equals(PLACE)) {
                        events.add(new Event.Moved(unit, from, to, manner, rule));
                    } else if (manner != Event.Manner.ELIMINATED) {
                        events.add(new Event.Changed(unit, field, from, to, rule));
                    }
                });
        return events;
    }

    private static String text(Value value) {
        return switch (value) {
            case Value.Text(String text) -> text;
            case Value.Whole(long number) -> Long.toString(number);
            case Value.Flag(boolean set) -> Boolean.toString(set);
            case Value.Real _, Value.Nothing _, Value.Items _, Value.Fields _ -> value.toString();
        };
    }
}

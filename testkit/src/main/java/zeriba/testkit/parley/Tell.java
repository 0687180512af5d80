package zeriba.testkit.parley;

import java.util.List;
import zeriba.engine.rules.Event;
import zeriba.testkit.parley.state.Unit;

/** What is told of choices. */
final class Tell {

    private Tell() {}

    static List<Event> acted(String verb, List<Unit> units, String target, String rule) {
        List<String> targets = target.isEmpty() ? List.of() : List.of(target);
        List<String> names = units.stream().map(Unit::name).toList();
        return List.of(new Event.Acted(verb, names, targets, List.of(), rule));
    }
}

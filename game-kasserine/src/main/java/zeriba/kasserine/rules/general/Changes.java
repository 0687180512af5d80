package zeriba.kasserine.rules.general;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Manner;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.PlaceNames;
import zeriba.kasserine.state.Strength;
import zeriba.kasserine.state.Unit;

/** What became of units in a transition, as it is told. */
public record Changes(Kasserine before, Kasserine after) {

    /** Units that are elsewhere or depleted; whoever is off the map now has been eliminated. */
    public List<Event> all(String rule) {
        List<Event> all = new ArrayList<>();
        for (Unit unit : Unit.all()) {
            all.addAll(moved(unit, Manner.ELIMINATED, rule, List.of()));
            all.addAll(depleted(unit, rule));
        }
        return all;
    }

    /** That a unit has come by these hexes, or has been eliminated, if it is elsewhere at all. */
    public List<Event> moved(Unit unit, Manner manner, String rule, List<String> path) {
        int from = before.place(unit);
        int to = after.place(unit);
        if (from == to) {
            return List.of();
        }
        return List.of(
                new Event.Moved(
                        unit.id(),
                        PlaceNames.of(before.map(), from),
                        PlaceNames.of(after.map(), to),
                        to == Kasserine.ELIMINATED ? Manner.ELIMINATED : manner,
                        path,
                        rule));
    }

    /** That a unit has been depleted, if it has. */
    public List<Event> depleted(Unit unit, String rule) {
        if (before.isReduced(unit) == after.isReduced(unit)) {
            return List.of();
        }
        return List.of(
                new Event.Changed(
                        unit.id(),
                        "strength",
                        Strength.of(before, unit).word(),
                        Strength.of(after, unit).word(),
                        rule));
    }
}

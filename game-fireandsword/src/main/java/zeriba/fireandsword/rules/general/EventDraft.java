package zeriba.fireandsword.rules.general;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Detail;
import zeriba.fireandsword.rules.battle.Field;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Places;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Units;

/**
 * What orders were given and what came of a throw, as it is told. The arguments: units, nothing,
 * then a place or a number.
 */
public record EventDraft(Sudan before, String rule) {

    /** What has happened, by its verb alone. */
    public Event told(String verb) {
        return told(verb, Units.NONE);
    }

    /** What has happened, by its verb, to whom, and with what facts. */
    public Event told(String verb, Units units, String... facts) {
        List<String> ids = units.stream().mapToObj(u -> before.forces().unit(u).id()).toList();
        List<Detail> details = new ArrayList<>();
        for (String fact : facts) {
            details.add(new Detail("fact" + (details.size() + 1), fact));
        }
        return new Event.Acted(verb, ids, List.of(), details, rule);
    }

    /** A sentence whose last fact is a place. */
    public Event at(String verb, Units units, int place) {
        return told(verb, units, Places.name(before.map(), place));
    }

    /** A sentence whose last fact is a number. */
    public Event counted(String verb, int count, String... more) {
        List<String> facts = new ArrayList<>(List.of(more));
        facts.add(count + "");
        return told(verb, Units.NONE, facts.toArray(String[]::new));
    }

    /** A battle is over: what it has cost, and whether it was won. */
    public List<Event> over(Engagement engagement, Field field, boolean won) {
        List<Event> all = new ArrayList<>(new BattleCost(field, rule).told());
        all.add(at(won ? "field-won" : "field-given", Units.NONE, engagement.space()));
        return all;
    }
}

package zeriba.testkit.contract;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.TransitionChain;
import zeriba.engine.rules.TransitionChain.Transition;
import zeriba.testkit.Claim;

/**
 * Every change of a unit's place is told by exactly one {@link Event.Moved}, every other change of
 * a unit by exactly one {@link Event.Changed}, nothing is told that did not happen, and every event
 * has its sentence and its rule.
 */
final class EventsCheck<S, A> implements Check<S, A> {

    private static final String PLACE = "at";

    private final Game<S, A> game;
    private final String box;
    private final ResourceBundle messages;
    private final Set<String> known = new HashSet<>();

    /**
     * @param box where a unit is that a position does not name
     */
    EventsCheck(Game<S, A> game, String box) {
        this.game = game;
        this.box = box;
        this.messages = game.messages(Locale.ENGLISH);
    }

    @Override
    public void chain(TransitionChain<S, A> chain, SplitMix64 random) {
        for (Transition<S, A> transition : chain.transitions()) {
            List<Event> events = game.events(transition);
            Claim.equal(events, game.events(transition), "the same transition is told otherwise");
            events.forEach(this::sentence);
            units(transition, events);
        }
        step(chain);
    }

    private void sentence(Event event) {
        has(event.key());
        Claim.that(!event.rule().isEmpty(), "an event without its rule: %s", event);
    }

    private void has(String key) {
        if (known.add(key)) {
            Claim.that(messages.containsKey(key), "no message %s", key);
        }
    }

    private void step(TransitionChain<S, A> chain) {
        has(game.moment(chain.after().state()).key());
        int before = game.moment(chain.before().state()).turn();
        int after = game.moment(chain.after().state()).turn();
        Claim.that(after >= before, "turn %s after turn %s", after, before);
        if (chain.after().pending() instanceof Pending.Over<A> over) {
            Claim.that(!over.result().rule().isEmpty(), "a result without its rule: %s", over);
            long ended =
                    chain.transitions().stream()
                            .flatMap(t -> game.events(t).stream())
                            .filter(new Event.Ended(over.result())::equals)
                            .count();
            Claim.that(ended == 1, "the end is told %s times", ended);
        }
    }

    private void units(Transition<S, A> transition, List<Event> events) {
        var before = Trees.units(game.codec().write(transition.before()));
        var after = Trees.units(game.codec().write(transition.after()));
        Map<List<String>, List<String>> expected = new HashMap<>();
        Set<String> all = new HashSet<>(before.keySet());
        all.addAll(after.keySet());
        for (String unit : all) {
            expect(
                    expected,
                    unit,
                    before.getOrDefault(unit, Map.of()),
                    after.getOrDefault(unit, Map.of()));
        }
        Map<List<String>, List<String>> told = told(events, all);
        Claim.equal(expected, told, "changes of units and what is told of them (unit, field)");
    }

    private void expect(
            Map<List<String>, List<String>> expected,
            String unit,
            Map<String, String> before,
            Map<String, String> after) {
        boolean stays = !before.isEmpty() && !after.isEmpty();
        Set<String> fields = new HashSet<>(before.keySet());
        fields.addAll(after.keySet());
        for (String field : fields) {
            String from = place(before.getOrDefault(field, ""));
            String to = place(after.getOrDefault(field, ""));
            if (!from.equals(to) && (stays || field.equals(PLACE))) {
                expected.put(List.of(unit, field), List.of(from, to));
            }
        }
    }

    /** What is told of units; the box that a position does not name counts as no place. */
    private Map<List<String>, List<String>> told(List<Event> events, Set<String> all) {
        Map<List<String>, List<String>> told = new HashMap<>();
        for (Event event : events) {
            if (event instanceof Event.Moved moved) {
                tell(told, moved.unit(), PLACE, moved.from(), moved.to());
            } else if (event instanceof Event.Changed c && all.contains(c.subject())) {
                tell(told, c.subject(), c.field(), c.from(), c.to());
            }
        }
        return told;
    }

    private void tell(
            Map<List<String>, List<String>> told,
            String unit,
            String field,
            String from,
            String to) {
        List<String> other = told.put(List.of(unit, field), List.of(place(from), place(to)));
        Claim.that(other == null, "%s of %s is told twice", field, unit);
    }

    private String place(String place) {
        return place.equals(box) ? "" : place;
    }
}

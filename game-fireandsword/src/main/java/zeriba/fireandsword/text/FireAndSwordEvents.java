package zeriba.fireandsword.text;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Manner;
import zeriba.engine.rules.TransitionChain.Cause;
import zeriba.engine.rules.TransitionChain.Transition;
import zeriba.fireandsword.rules.Deciding;
import zeriba.fireandsword.rules.S02_SetUp;
import zeriba.fireandsword.rules.S08_Columns;
import zeriba.fireandsword.rules.S08_Movement;
import zeriba.fireandsword.rules.S14_Sieges;
import zeriba.fireandsword.rules.S15_Adjustment;
import zeriba.fireandsword.rules.S16_Reinforcements;
import zeriba.fireandsword.rules.S17_Victory;
import zeriba.fireandsword.rules.Step;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Places;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Seats;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Unit;
import zeriba.fireandsword.state.Word;

/**
 * What happened in one transition: what was done or thrown, and all that is another now.
 *
 * @param rule the paragraph that it is played by
 */
public record FireAndSwordEvents(Sudan before, Sudan after, String rule) {

    public static List<Event> of(List<Event> told, Transition<Sudan, Act> transition) {
        Sudan before = transition.before();
        FireAndSwordEvents events =
                new FireAndSwordEvents(
                        before, transition.after(), rule(before, transition.cause()));
        List<Event> all = new ArrayList<>(told);
        events.units(all);
        events.towns(all);
        events.regions(all);
        events.laurels(all);
        events.began(all);
        return List.copyOf(all);
    }

    private static String rule(Sudan before, Cause<Act> cause) {
        return cause instanceof Cause.ByEntry<Act>(Entry.Chose<Act> chose)
                        && before.now() instanceof Deciding<?> step
                ? step.rule(before, chose.action())
                : Step.of(before).rule(before);
    }

    private void units(List<Event> all) {
        for (Unit unit : before.forces().all()) {
            int u = unit.number();
            if (before.at(u) != after.at(u)) {
                all.add(isJoined(unit) ? joined(unit) : moved(unit));
            }
            boolean stays = before.at(u) != Sudan.GONE && after.at(u) != Sudan.GONE;
            if (stays && before.stands(u) != after.stands(u)) {
                String field = after.stands(u) > before.stands(u) ? "stands.more" : "stands";
                all.add(changed(unit.id(), field, before.stands(u) + "", after.stands(u) + ""));
            }
            if (stays && before.condition(u) != after.condition(u)) {
                all.add(
                        changed(
                                unit.id(),
                                condition(unit),
                                unit.condition(before.condition(u)),
                                unit.condition(after.condition(u))));
            }
        }
    }

    /** Whether it is the half that has become part of its battalion again. */
    private boolean isJoined(Unit unit) {
        int split = before.split();
        return split >= 0
                && after.split() < 0
                && before.forces().unit(split).half() == unit.number();
    }

    /** The half leaves the map, but nobody fell. */
    private Event joined(Unit half) {
        int u = half.number();
        String town = Places.name(before.map(), before.at(u));
        String none = Places.name(after.map(), after.at(u));
        return new Event.Changed(half.id(), "at.joined", town, none, "R-75");
    }

    /** The field of a unit's condition; of a commander's wounds, whether they have healed. */
    private String condition(Unit unit) {
        String field = unit.conditionName();
        boolean healed = field.equals("out") && after.condition(unit.number()) == 0;
        return healed ? field + ".fit" : field;
    }

    private Event moved(Unit unit) {
        int from = before.at(unit.number());
        int to = after.at(unit.number());
        Manner manner =
                to == Sudan.GONE
                        ? Manner.ELIMINATED
                        : before.now() instanceof S02_SetUp.SetUp
                                ? Manner.DEPLOYED
                                : from >= Sudan.ALEXANDRIA
                                        ? Manner.ARRIVED
                                        : to >= Sudan.ALEXANDRIA
                                                ? Manner.LEFT
                                                : isUnderway() ? Manner.MOVED : Manner.RETREATED;
        return new Event.Moved(
                unit.id(),
                Places.name(before.map(), from),
                Places.name(before.map(), to),
                manner,
                rule);
    }

    /** Whether units go by orders; by rail they are there at once. */
    private boolean isUnderway() {
        return before.now() instanceof S08_Columns.Travel
                || before.now() instanceof S08_Movement.Movement;
    }

    private Event changed(String subject, String what, String from, String to) {
        return new Event.Changed(subject, what, from, to, rule);
    }

    private void towns(List<Event> all) {
        for (int space = 0; space < before.map().size(); space++) {
            String label = before.map().label(space);
            if (before.isMahdist(space) != after.isMahdist(space)) {
                all.add(changed(label, "holder", holder(before, space), holder(after, space)));
            }
            if (before.supply(space) != after.supply(space)) {
                all.add(
                        changed(
                                label,
                                supply(before.supply(space), after.supply(space)),
                                before.supply(space) + "",
                                after.supply(space) + ""));
            }
        }
    }

    /** The word for what becomes of a siege with its supplies. */
    private static String supply(int was, int now) {
        return was == 0 ? "siege" : now == 0 ? "siege-over" : now < was ? "eaten" : "supply";
    }

    private static String holder(Sudan state, int space) {
        return state.isMahdist(space) ? Seats.MAHDIST.name() : Seats.OWN.name();
    }

    private void regions(List<Event> all) {
        for (Region region : Region.all()) {
            int n = region.number();
            if (before.now() instanceof S15_Adjustment.Adjustment step) {
                all.addAll(step.why(before, after, region));
            }
            if (before.index(n) != after.index(n)) {
                all.add(changed(region.id(), "index", before.index(n) + "", after.index(n) + ""));
            }
            if (before.status(n) != after.status(n)) {
                all.add(changed(region.id(), "status", status(before, n), status(after, n)));
            }
        }
        if (before.points() != after.points()) {
            all.add(changed("points", "points", before.points() + "", after.points() + ""));
        }
    }

    private void laurels(List<Event> all) {
        for (int seat = 0; seat < Seats.MOST; seat++) {
            int was = before.laurels(seat);
            int now = after.laurels(seat);
            if (was != now) {
                String role = Seats.COMMANDERS.get(seat).name();
                all.add(new Event.Changed(role, "laurels", was + "", now + "", "R-71"));
            }
        }
    }

    private static String status(Sudan state, int region) {
        return Word.of(Region.Status.of(state.status(region)));
    }

    private void began(List<Event> all) {
        if (after.now() instanceof S17_Victory.Over(var result)) {
            all.add(new Event.Ended(result));
        } else if (after.turn() != before.turn()) {
            all.add(new Event.Began(after.turn(), "turn", "", "4.1"));
        } else if (before.now() instanceof S14_Sieges.MovementBegins) {
            all.add(new Event.Began(after.turn(), "movement", Seats.OWN.name(), "4.1"));
        } else if (after.now() instanceof S16_Reinforcements.Landing(int to, _, _, _, _)
                && !(before.now() instanceof S16_Reinforcements.Landing(int from, _, _, _, _)
                        && from == to)) {
            all.add(
                    new Event.Began(
                            after.turn(),
                            "landing",
                            Seats.OWN.name(),
                            S16_Reinforcements.ofPort(before, to)));
        }
    }
}

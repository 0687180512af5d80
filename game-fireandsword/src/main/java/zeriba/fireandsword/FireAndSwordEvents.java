package zeriba.fireandsword;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.Entry;
import zeriba.engine.Event;
import zeriba.engine.Event.Detail;
import zeriba.engine.Event.Manner;
import zeriba.engine.Passage.Cause;
import zeriba.engine.Passage.Transition;
import zeriba.engine.Roll;
import zeriba.fireandsword.rules.S10_Columns;

/**
 * What happened in one transition: what was done or thrown, and all that is another now.
 *
 * @param rule the paragraph that it is played by
 */
record FireAndSwordEvents(Sudan before, Sudan after, String rule) {

    static List<Event> of(Transition<Sudan, Act> transition) {
        Sudan before = transition.before();
        FireAndSwordEvents events =
                new FireAndSwordEvents(
                        before, transition.after(), rule(before, transition.cause()));
        List<Event> all = new ArrayList<>();
        if (transition.cause() instanceof Cause.ByEntry<Act>(Entry<Act> entry)) {
            switch (entry) {
                case Entry.Chose<Act> chose ->
                        all.addAll(events.dispatch().ordered(chose.action()));
                case Entry.Rolled<Act>(Roll roll) -> events.threw(roll, all);
                case Entry.Said<Act> _ -> {}
            }
        }
        events.units(all);
        events.towns(all);
        events.regions(all);
        events.laurels(all);
        events.began(all);
        return List.copyOf(all);
    }

    private static String rule(Sudan before, Cause<Act> cause) {
        return cause instanceof Cause.ByEntry<Act>(Entry.Chose<Act> chose)
                ? chosen(before, chose.action())
                : played(before);
    }

    /** The paragraph of an action; where its step has but one, that of the step. */
    private static String chosen(Sudan before, Act act) {
        return switch (act) {
            case Act.Split _ -> "2.4";
            case Act.Rail _ -> "10.2";
            case Act.Steam _ -> "9.1";
            case Act.Sea _ -> "R-37";
            case Act.Rejoin _ -> "R-75";
            case Act.Sortie _ -> "12.6";
            case Act.Evacuate _ -> "16.3";
            case Act.Deploy _, Act.Recommended _, Act.End _, Act.March _ -> played(before);
            case Act.Stay _, Act.Leave _, Act.Arrive _, Act.Levy _ -> played(before);
            case Act.Fighting _ -> played(before);
        };
    }

    private static String played(Sudan before) {
        return switch (before.now()) {
            case Step.SetUp _ -> "2.1";
            case Step.Indexes _ -> "3.1";
            case Step.TurnBegins _, Step.EndOfTurn _ -> "4.1";
            case Step.Revolts _ -> "5.1";
            case Step.Surprise _ -> "6.2";
            case Step.Slip _ -> "R-12";
            case Step.Sieges _ -> "6.3";
            case Step.Travel step when S10_Columns.isBeforeCataract(before, step) -> "9.2";
            case Step.Travel step when step.boat() >= 0 -> "9.1";
            case Step.Movement _, Step.Travel _ -> "8.1";
            case Step.EndOfMovement _ -> "8.5";
            case Step.Settle _, Step.MovementBegins _ -> "R-16";
            case Step.Camps _ -> "8.7";
            case Step.Encounter _ -> "11.1";
            case Step.Types _ -> "11.3";
            case Step.Strength _ -> "QB.14";
            case Step.Nature _ -> "12.1";
            case Step.CallOff _ -> "12.6";
            case Step.Posture _ -> "QB.11";
            case Step.Fight _ -> "QB.1";
            case Step.Sail _ -> "12.5";
            case Step.Manner _, Step.Held _, Step.Toll _, Step.Confirm _ -> "12.9";
            case Step.Escape _, Step.Hit _, Step.Wounded _ -> "QB.15";
            case Step.Aftermath _ -> "R-78";
            case Step.Cards _ -> "13.2";
            case Step.Freed _ -> "12.7";
            case Step.Supply _ -> "14.3";
            case Step.Supplies _ -> "14.1";
            case Step.Adjustment _ -> "15.1";
            case Step.ThirdBoat _ -> "16.5";
            case Step.Arrivals(int port) -> ofPort(before, port);
            case Step.Landing landing -> ofPort(before, landing.space());
            case Step.Levies _, Step.Levy _ -> "16.4";
            case Step.Over _ -> "17.2";
        };
    }

    /** Reinforcements by Suakin have a paragraph of their own. */
    private static String ofPort(Sudan before, int port) {
        return port == before.map().suakin ? "16.2" : "16.1";
    }

    private Dispatch dispatch() {
        return new Dispatch(before, after, rule);
    }

    private void threw(Roll roll, List<Event> all) {
        String purpose = StepWords.purpose(before.now());
        all.add(new Event.Threw(purpose, roll, cards(roll), rule));
        all.addAll(dispatch().thrown(roll));
    }

    /** The cards that were drawn and the suits that kill, where no dice were thrown. */
    private List<Detail> cards(Roll roll) {
        return switch (before.now()) {
            case Step.Cards step -> cards(Deck.drawn(Deck.WHOLE, roll), step.won());
            case Step.Hit step -> cards(Deck.drawn(step.deck(), roll), true);
            case Step.Asking _, Step.Unasked _ -> List.of();
        };
    }

    private static List<Detail> cards(String drawn, boolean won) {
        return List.of(new Detail("comes-to", drawn), new Detail("dead", Deck.killing(won)));
    }

    /** The word for what a throw brings about. */
    static String effect(Sudan before, Sudan after) {
        return switch (before.now()) {
            case Step.Encounter _ ->
                    after.now() instanceof Step.Types || after.now() instanceof Step.CallOff
                            ? "met"
                            : "nobody";
            case Step.Fight _ -> decided(after);
            case Step.Travel _ -> after.now() instanceof Step.Travel ? "passed" : "blocked";
            case Step.ThirdBoat _ -> after.hasHermes() ? "arrived" : "none";
            case Step.Asking _, Step.Unasked _ -> "";
        };
    }

    private static String decided(Sudan after) {
        return switch (after.now()) {
            case Step.Escape _ -> "lost";
            case Step.Cards step -> step.won() ? "won" : "lost";
            case Step.Asking _, Step.Unasked _ -> "";
        };
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
                        : before.now() instanceof Step.SetUp
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
        return before.now() instanceof Step.Travel || before.now() instanceof Step.Movement;
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
            if (before.now() instanceof Step.Adjustment) {
                all.addAll(dispatch().adjusted(region));
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

    static String status(Sudan state, int region) {
        return List.of("quiet", "revolt", "pacified").get(state.status(region));
    }

    private void began(List<Event> all) {
        if (after.now() instanceof Step.Over(var result)) {
            all.add(new Event.Ended(result));
        } else if (after.turn() != before.turn()) {
            all.add(new Event.Began(after.turn(), "turn", "", "4.1"));
        } else if (before.now() instanceof Step.MovementBegins) {
            all.add(new Event.Began(after.turn(), "movement", Seats.OWN.name(), "4.1"));
        } else if (after.now() instanceof Step.Landing(int to, _, _, _, _)
                && !(before.now() instanceof Step.Landing(int from, _, _, _, _) && from == to)) {
            all.add(new Event.Began(after.turn(), "landing", Seats.OWN.name(), ofPort(before, to)));
        }
    }
}

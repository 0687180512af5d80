package zeriba.kasserine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.engine.Entry;
import zeriba.engine.Event;
import zeriba.engine.Event.Detail;
import zeriba.engine.Event.Manner;
import zeriba.engine.Passage.Cause;
import zeriba.engine.Passage.Transition;
import zeriba.engine.Roll;
import zeriba.kasserine.rules.CombatResult;
import zeriba.kasserine.rules.CombatResults;
import zeriba.kasserine.rules.Reach;
import zeriba.kasserine.rules.S07_Combat;
import zeriba.kasserine.rules.S14_Minefields;

/** What happened in one transition: what was done, what became of units, and what began then. */
record KasserineEvents(Kasserine before, Kasserine after) {

    static List<Event> of(Transition<Kasserine, Act> transition) {
        KasserineEvents events = new KasserineEvents(transition.before(), transition.after());
        List<Event> all = new ArrayList<>();
        switch (transition.cause()) {
            case Cause.ByEntry<Act>(Entry.Chose<Act> chose) -> events.did(chose.action(), all);
            case Cause.ByEntry<Act>(Entry.Rolled<Act>(Roll roll)) -> events.threw(roll, all);
            case Cause.ByEntry<Act>(Entry.Said<Act> _) -> {}
            case Cause.ByItself<Act>() -> events.changes(Manner.ELIMINATED, "7.7", all);
        }
        events.control(all);
        events.began(all);
        return List.copyOf(all);
    }

    private void did(Act act, List<Event> all) {
        switch (act) {
            case Act.Take _, Act.Enter _, Act.End() -> {}
            case Act.Go go -> went(go, all);
            case Act.Move(Unit unit, int hex, Way way) ->
                    moved(unit, Manner.MOVED, "5.1", path(going(unit), hex, way), all);
            case Act.Attack(Units attackers, Unit defender) -> all.add(attack(attackers, defender));
            case Act.Bombard(Unit target) ->
                    all.add(acted("bombard", List.of(), List.of(target.id()), "8.4"));
            case Act.Commit(Markers markers) -> all.add(committed(markers));
            case Act.Deplete _ -> changes(Manner.ELIMINATED, "7.6", all);
            case Act.Retreat(Unit unit, Way way) -> retreated(unit, way, all);
            case Act.Stand(Unit unit) -> {
                all.add(acted("stand", List.of(unit.id()), List.of(), "7.8"));
                changes(Manner.ELIMINATED, "7.8", all);
            }
            case Act.Hold(Unit unit) ->
                    all.add(acted("hold", List.of(unit.id()), List.of(), holding(unit)));
            case Act.Advance(Unit unit, int hex) ->
                    moved(unit, Manner.ADVANCED, "7.9", List.of(before.map().label(hex)), all);
            case Act.Stay() -> all.add(acted("stay", List.of(), List.of(), "7.9"));
        }
    }

    /** The unit in hand went, or came from off the map by the hex that it entered first. */
    private void went(Act.Go go, List<Event> all) {
        if (!(before.agenda().now() instanceof Step.Going going)) {
            throw new IllegalStateException("nobody goes in " + before);
        }
        boolean isArrival = before.place(going.unit()) == Kasserine.DUE;
        List<String> path = path(going, go.hex(), go.way());
        if (isArrival) {
            path.addFirst(before.map().label(going.from()));
        }
        moved(
                going.unit(),
                isArrival ? Manner.ARRIVED : Manner.MOVED,
                isArrival ? "11.2" : "5.1",
                path,
                all);
    }

    private Step.Going going(Unit unit) {
        Phase phase =
                before.agenda().now() instanceof Step.Movement step ? step.phase() : Phase.MOVEMENT;
        return new Step.Going(unit.army(), phase, unit, before.place(unit));
    }

    private List<String> path(Step.Going going, int goal, Way way) {
        int[] hexes = way.isEmpty() ? Reach.of(before, going).path(goal) : way.toArray();
        return labels(hexes);
    }

    private List<String> labels(int... hexes) {
        List<String> labels = new ArrayList<>();
        for (int hex : hexes) {
            labels.add(before.map().label(hex));
        }
        return labels;
    }

    private void moved(Unit unit, Manner manner, String rule, List<String> path, List<Event> all) {
        if (before.place(unit) != after.place(unit)) {
            boolean fell = after.place(unit) == Kasserine.ELIMINATED;
            all.add(
                    new Event.Moved(
                            unit.id(),
                            KasserineSchema.place(before.map(), before.place(unit)),
                            KasserineSchema.place(after.map(), after.place(unit)),
                            fell ? Manner.ELIMINATED : manner,
                            path,
                            rule));
        }
    }

    /**
     * A unit that mines deplete on its retreat suffers by their paragraph, not by the retreat's.
     */
    private void retreated(Unit unit, Way way, List<Event> all) {
        boolean fell = after.place(unit) == Kasserine.ELIMINATED;
        moved(unit, Manner.RETREATED, fell ? "14.2" : "7.7", labels(way.toArray()), all);
        depleted(unit, "14.2", all);
    }

    /** A box shelters from every retreat; what else is left of one was shortened by engineers. */
    private String holding(Unit unit) {
        return S14_Minefields.ignoresRetreats(before, unit) ? "14.3" : "7.5";
    }

    private static Event acted(String verb, List<String> units, List<String> targets, String rule) {
        return new Event.Acted(verb, units, targets, List.of(), rule);
    }

    private Event attack(Units attackers, Unit defender) {
        int differential = S07_Combat.effective(before, Engagement.declared(attackers, defender));
        List<Detail> details =
                List.of(new Detail("differential", CombatResults.signed(differential)));
        return new Event.Acted("attack", attackers.names(), List.of(defender.id()), details, "7.1");
    }

    private Event committed(Markers markers) {
        if (!(before.agenda().now() instanceof Step.Commitment step)) {
            throw new IllegalStateException("nobody commits markers in " + before);
        }
        List<Detail> details =
                List.of(
                        new Detail("side", step.army().toString()),
                        new Detail("markers", markers.toString()));
        Unit defender = step.engagement().defender();
        return new Event.Acted("support", List.of(), List.of(defender.id()), details, "8.3");
    }

    private void threw(Roll roll, List<Event> all) {
        if (before.agenda().now() instanceof Step.Draw(Army army)) {
            Markers drawn = after.support().hand(army);
            List<Detail> details =
                    List.of(
                            new Detail("side", army.toString()),
                            new Detail("markers", drawn.toString()));
            all.add(new Event.Threw("draw", roll, details, "8.1"));
        } else if (before.agenda().now() instanceof Step.Battle(Engagement engagement)) {
            CombatResult result = S07_Combat.result(before, engagement, roll.face(0));
            int column = S07_Combat.column(before, engagement);
            List<Detail> details =
                    List.of(
                            new Detail("result", result.printed()),
                            new Detail(
                                    "column", before.terms().charts().results().heading(column)));
            all.add(new Event.Threw("battle", roll, details, result.rule()));
            changes(Manner.ELIMINATED, result.rule(), all);
        }
    }

    /** Units that are elsewhere or depleted; whoever is off the map now has been eliminated. */
    private void changes(Manner manner, String rule, List<Event> all) {
        for (Unit unit : Unit.all()) {
            moved(unit, manner, rule, List.of(), all);
            depleted(unit, rule, all);
        }
    }

    private void depleted(Unit unit, String rule, List<Event> all) {
        if (before.isReduced(unit) != after.isReduced(unit)) {
            all.add(
                    new Event.Changed(
                            unit.id(),
                            KasserineForm.STRENGTH,
                            strength(before, unit),
                            strength(after, unit),
                            rule));
        }
    }

    private static String strength(Kasserine state, Unit unit) {
        return KasserineForm.strength(state, unit).word();
    }

    private void control(List<Event> all) {
        List<Integer> sites = before.terms().sites();
        int changed = before.control().held() ^ after.control().held();
        for (int bit = 0; bit < sites.size(); bit++) {
            if ((changed >>> bit & 1) != 0) {
                boolean axis = (after.control().held() >>> bit & 1) != 0;
                all.add(
                        new Event.Changed(
                                before.map().label(sites.get(bit)),
                                "control",
                                (axis ? Army.ALLIES : Army.AXIS).toString(),
                                (axis ? Army.AXIS : Army.ALLIES).toString(),
                                "R9"));
            }
        }
        for (Trigger trigger : Trigger.values()) {
            if (after.control().has(trigger) && !before.control().has(trigger)) {
                all.add(
                        new Event.Changed(
                                trigger.id(),
                                "happened." + trigger.id(),
                                "no",
                                "yes",
                                trigger.rule()));
            }
        }
    }

    private void began(List<Event> all) {
        if (after.agenda().now() instanceof Step.Over(var result)) {
            if (!(before.agenda().now() instanceof Step.Over)) {
                all.add(new Event.Ended(result));
            }
            return;
        }
        if (after.turn() != before.turn()) {
            all.add(new Event.Began(after.turn(), "turn", "", "4.0"));
        }
        Optional<Step> phase = phase(after);
        if (!phase.equals(phase(before))) {
            phase.ifPresent(step -> phaseBegan(step, all));
        }
    }

    /** The phase of the turn that a state is in. */
    private static Optional<Step> phase(Kasserine state) {
        return state.agenda().steps().stream()
                .filter(step ->
                        step instanceof Step.Movement
                                || step instanceof Step.Combat
                                || step instanceof Step.Draw
                                || step instanceof Step.EndOfTurn)
                .findFirst();
    }

    private void phaseBegan(Step phase, List<Event> all) {
        switch (phase) {
            case Step.Movement(Army army, Phase which) -> all.add(began(which.word(), army));
            case Step.Combat(Army army) -> all.add(began("combat", army));
            case Step.Draw _,
                    Step.Going _,
                    Step.Commitment _,
                    Step.Battle _,
                    Step.Losses _,
                    Step.Retreats _,
                    Step.Advance _,
                    Step.EndOfTurn _,
                    Step.Over _ -> {}
        }
    }

    private Event began(String step, Army army) {
        return new Event.Began(after.turn(), step, army.toString(), "4.0");
    }
}

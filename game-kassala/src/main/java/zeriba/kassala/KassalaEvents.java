package zeriba.kassala;

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
import zeriba.kassala.rules.CombatResults;
import zeriba.kassala.rules.S2D_Movement;
import zeriba.kassala.rules.S2E_Odds;
import zeriba.kassala.rules.S4A_Cannon;

/** What happened in one transition: what was done, who fell by it, and what began then. */
record KassalaEvents(Kassala before, Kassala after) {

    static List<Event> of(Transition<Kassala, Act> transition) {
        KassalaEvents events = new KassalaEvents(transition.before(), transition.after());
        List<Event> all = new ArrayList<>();
        switch (transition.cause()) {
            case Cause.ByEntry<Act>(Entry.Chose<Act> chose) ->
                    all.addAll(events.did(chose.action()));
            case Cause.ByEntry<Act>(Entry.Rolled<Act>(Roll roll)) -> all.addAll(events.threw(roll));
            case Cause.ByEntry<Act>(Entry.Said<Act> _), Cause.ByItself<Act>() -> {}
        }
        all.addAll(events.began());
        return List.copyOf(all);
    }

    private List<Event> did(Act act) {
        return switch (act) {
            case Act.Move(Unit unit, int hex) ->
                    List.of(
                            moved(
                                    unit,
                                    Manner.MOVED,
                                    S2D_Movement.way(before, unit, hex).hexes(),
                                    "II.D.1"));
            case Act.End() -> List.of();
            case Act.Attack(Units attackers, Units defenders) ->
                    List.of(attack(attackers, defenders));
            case Act.Bombard(Unit cannon, Units target) ->
                    List.of(acted("bombard", Units.of(cannon), target, List.of(), "IV.A.7.b"));
            case Act.Lose _ -> fallen("CRT.EX");
            case Act.Advance(Unit unit, _) -> List.of(moved(unit, Manner.ADVANCED, "II.E.13"));
            case Act.Stay() -> List.of(acted("stay", Units.NONE, Units.NONE, List.of(), "II.E.13"));
            case Act.Deploy(Unit unit, _) ->
                    List.of(
                            moved(
                                    unit,
                                    Manner.DEPLOYED,
                                    unit.army() == Army.MOSLEM ? "IV.B.2" : "IV.B.1"));
        };
    }

    private Event attack(Units attackers, Units defenders) {
        if (S4A_Cannon.isIndividual(before, attackers)) {
            Detail contact = new Detail("result", CombatResults.C.name());
            return acted("individual", attackers, defenders, List.of(contact), "IV.A.7.c");
        }
        long hexes = before.hexes(defenders);
        List<Detail> details =
                List.of(
                        new Detail("odds", odds(attackers, defenders)),
                        Detail.number("attack", S2E_Odds.attack(before, attackers, hexes)),
                        Detail.number("defence", S2E_Odds.defence(before, defenders, hexes)));
        return acted("attack", attackers, defenders, details, "II.E");
    }

    private String odds(Units attackers, Units defenders) {
        return CombatResults.heading(S2E_Odds.column(before, attackers, defenders));
    }

    private static Event acted(
            String verb, Units units, Units targets, List<Detail> details, String rule) {
        return new Event.Acted(verb, units.names(), targets.names(), details, rule);
    }

    private List<Event> threw(Roll roll) {
        if (!(before.agenda().now() instanceof Step.Battle battle)) {
            throw new IllegalStateException("no battle was thrown for in " + before);
        }
        int column = S2E_Odds.column(before, battle.attackers(), battle.defenders());
        CombatResults result = CombatResults.at(column, roll.face(0));
        List<Detail> details =
                List.of(
                        new Detail("result", result.name()),
                        new Detail("odds", CombatResults.heading(column)));
        List<Event> events = new ArrayList<>();
        events.add(new Event.Threw("battle", roll, details, result.rule()));
        events.addAll(fallen(result.rule()));
        return events;
    }

    private List<Event> fallen(String rule) {
        List<Event> fallen = new ArrayList<>();
        for (Unit unit : Unit.all()) {
            if (before.place(unit) != after.place(unit)) {
                fallen.add(moved(unit, Manner.ELIMINATED, rule));
            }
        }
        return fallen;
    }

    private Event moved(Unit unit, Manner manner, String rule) {
        return moved(unit, manner, List.of(), rule);
    }

    private Event moved(Unit unit, Manner manner, List<String> path, String rule) {
        return new Event.Moved(
                unit.name(),
                KassalaForm.place(before.map(), before.place(unit)),
                KassalaForm.place(after.map(), after.place(unit)),
                manner,
                path,
                rule);
    }

    private List<Event> began() {
        List<Event> began = new ArrayList<>();
        if (after.agenda().now() instanceof Step.Over(var result)) {
            return List.of(new Event.Ended(result));
        }
        if (after.turn() != before.turn()) {
            began.add(new Event.Began(after.turn(), "turn", "", "II.B.6"));
        }
        portion(after)
                .filter(portion -> !portion(before).equals(Optional.of(portion)))
                .ifPresent(portion -> began.addAll(portionBegan(portion)));
        return began;
    }

    /** The portion of the turn that a state is in. */
    private static Optional<Step> portion(Kassala state) {
        return state.agenda().steps().stream()
                .filter(step ->
                        step instanceof Step.Deployment
                                || step instanceof Step.Movement
                                || step instanceof Step.Combat
                                || step instanceof Step.EndOfTurn)
                .findFirst();
    }

    private List<Event> portionBegan(Step portion) {
        return switch (portion) {
            case Step.Deployment(Army army) -> List.of(began("deployment", army, "IV.B.2"));
            case Step.Movement(Army army) ->
                    List.of(began("movement", army, army == Army.MOSLEM ? "II.B.1" : "II.B.3"));
            case Step.Combat(Army army) when !after.contacts().isSettled() ->
                    List.of(began("combat", army, army == Army.MOSLEM ? "II.B.2" : "II.B.4"));
            case Step.Combat _,
                    Step.Battle _,
                    Step.Losses _,
                    Step.Advance _,
                    Step.EndOfTurn _,
                    Step.Over _ ->
                    List.of();
        };
    }

    private Event began(String step, Army army, String rule) {
        return new Event.Began(after.turn(), step, army.toString(), rule);
    }
}

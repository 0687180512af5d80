package zeriba.fireandsword.rules;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.Agenda;
import zeriba.engine.Roll;
import zeriba.engine.Rule;
import zeriba.fireandsword.Clash;
import zeriba.fireandsword.Edit;
import zeriba.fireandsword.Loss;
import zeriba.fireandsword.Step;
import zeriba.fireandsword.Sudan;
import zeriba.fireandsword.Unit;
import zeriba.fireandsword.Units;
import zeriba.fireandsword.battle.Field;
import zeriba.fireandsword.battle.Grade;
import zeriba.fireandsword.battle.Kind;
import zeriba.fireandsword.battle.Muster;
import zeriba.fireandsword.battle.QuickBattle;
import zeriba.fireandsword.battle.Stage;
import zeriba.fireandsword.battle.Steamer;
import zeriba.fireandsword.battle.Troop;

/** Battles: how they begin, and what they come to on the map. */
public final class S12_Battles {

    private S12_Battles() {}

    /** Nobody was met: a march goes on, a siege is open. */
    @Rule({"R-18", "R-50", "R-79"})
    static Edit unopposed(Edit e, Clash clash) {
        return switch (clash.cause()) {
            case MARCH, STEAM, CAMP -> e;
            case LANDING -> landed(e, clash);
            case SORTIE -> e.before(new Step.Freed(clash.space(), false));
            case RELIEF -> relieved(e, clash);
        };
    }

    private static Edit landed(Edit e, Clash clash) {
        if (e.now().isMahdist(clash.space())) {
            S14_Sieges.retake(e, clash.space());
            e.win(e.now().map().region(clash.space()));
        }
        return e;
    }

    /** The relief is in: its travel ends, supplies arrive, and all may stay or leave. */
    private static Edit relieved(Edit e, Clash clash) {
        if (e.now().now() instanceof Step.Travel) {
            e.done();
        }
        e.before(new Step.Freed(clash.space(), true));
        return e;
    }

    /** The two sides draw up. */
    @Rule({"12.1", "12.9", "R-74"})
    static Sudan begin(Sudan state, Clash clash, List<Troop> rivals, int count, Kind kind) {
        List<Troop> own = new ArrayList<>();
        boolean commanded = false;
        Units force = clash.force();
        for (int u = force.next(0); u >= 0; u = force.next(u + 1)) {
            Unit unit = state.forces().unit(u);
            if (unit.isCommander()) {
                commanded |= state.condition(u) == 0;
            } else if (!unit.isBoat()
                    || (state.condition(u) == 0 && state.map().isRiver(clash.space()))) {
                own.add(troop(state, unit));
            }
        }
        Muster muster =
                new Muster(own, S11_Encounters.withGuns(rivals, count, kind), kind, commanded);
        return state.terms().asksManner()
                ? state.instead(new Step.Manner(clash, muster))
                : quick(state, clash, muster);
    }

    /** Boats are not graded by losses; everybody else fights as he is. */
    private static Troop troop(Sudan state, Unit unit) {
        int u = unit.number();
        Grade grade = unit.isBoat() ? unit.grade() : Grade.of(state.condition(u));
        return new Troop(unit.id(), unit.arm(), grade, state.stands(u), false);
    }

    /** By the resolver alone. */
    @Rule({"12.9", "QB.1"})
    static Sudan quick(Sudan state, Clash clash, Muster muster) {
        return fought(state, clash, QuickBattle.settled(QuickBattle.of(muster)), false);
    }

    /** The battle after a throw. */
    @Rule("QB.1")
    public static Sudan rolled(Sudan state, Step.Fight step, Roll roll) {
        Field field =
                step.commanded()
                        ? QuickBattle.rolledToRound(step.field(), roll)
                        : QuickBattle.rolled(step.field(), roll);
        return fought(state, step.clash(), field, step.commanded());
    }

    @Rule({"QB.12", "QB.11"})
    static Sudan fought(Sudan state, Clash clash, Field field, boolean commanded) {
        if (field.stage() == Stage.OVER) {
            Sudan after = commanded ? S19_Commanded.crowned(state, clash, field.isWon()) : state;
            return over(after, clash, field);
        }
        return commanded && field.stage() == Stage.RALLY
                ? state.instead(new Step.Posture(clash, field))
                : state.instead(new Step.Fight(clash, field, commanded));
    }

    private static Sudan over(Sudan state, Clash clash, Field field) {
        List<Loss> losses = new ArrayList<>();
        for (Troop troop : field.muster().own()) {
            int u = state.forces().number(troop.name());
            losses.add(new Loss(u, field.lossOf(troop.name()), troop.stands(), true));
        }
        return decided(state, clash, field.muster().kind(), field.isWon(), losses);
    }

    /** The field is held or lost; the beaten try to get away, the others see to their wounded. */
    @Rule({"13.1", "R-18", "QB.15"})
    static Sudan decided(Sudan state, Clash clash, Kind kind, boolean won, List<Loss> losses) {
        boolean flees = !won && clash.cause() != Clash.Cause.SORTIE;
        Step next =
                flees
                        ? new Step.Escape(clash, kind.isHot(), losses)
                        : new Step.Cards(clash, won, losses);
        return state.instead(next);
    }

    /** A round of a fight under steam. */
    @Rule("QB.13")
    public static Sudan sailed(Sudan state, Step.Sail step, Roll roll) {
        Steamer fight = step.fight().rolled(roll);
        return fight.isOver()
                ? S08_Gunboats.fought(state, step.clash(), fight)
                : state.instead(new Step.Sail(step.clash(), fight));
    }

    /** What a battle comes to once its wounded have been seen to. */
    @Rule({"13.1", "R-36", "R-53"})
    public static Sudan aftermath(Sudan state, Step.Aftermath step) {
        Clash clash = step.clash();
        Edit e = fatigued(state.edit().done(), step);
        int region = state.map().region(clash.space());
        if (!step.won()) {
            e.gain(region);
            if (e.now().now() instanceof Step.Travel) {
                e.done();
            }
            return S13_Retreats.retreat(e, clash).now();
        }
        e.win(region);
        switch (clash.cause()) {
            case MARCH -> occupied(e, clash);
            case LANDING -> S14_Sieges.retake(e, clash.space());
            case SORTIE -> e.before(new Step.Freed(clash.space(), false));
            case RELIEF -> {
                occupied(e, clash);
                e.before(new Step.Freed(clash.space(), true));
            }
            case CAMP, STEAM -> {}
        }
        return e.now();
    }

    /** Whoever has fought stops, boats too; a sortie or a relief that is won may still leave. */
    @Rule({"8.6", "R-36", "R-77"})
    private static Edit fatigued(Edit e, Step.Aftermath step) {
        Clash clash = step.clash();
        boolean mayLeave = step.won() && clash.isForSiege();
        clash.force().stream()
                .filter(u -> e.now().isOnMap(u))
                .forEach(u -> {
                    boolean boat = e.now().forces().unit(u).isBoat();
                    e.moved(Units.of(u)).stopped(boat || !mayLeave ? Units.of(u) : Units.NONE);
                    if (boat) {
                        e.steps(u, 0);
                    }
                });
        return e;
    }

    /** Whoever has fought stops and holds the space; its win has been counted. */
    @Rule({"8.6", "R-36", "R-53"})
    private static void occupied(Edit e, Clash clash) {
        if (e.now().now() instanceof Step.Travel) {
            e.done();
        }
        boolean land =
                clash.force().stream()
                        .anyMatch(u ->
                                e.now().at(u) == clash.space()
                                        && e.now().forces().unit(u).isLand());
        if (land && e.now().isMahdist(clash.space())) {
            S14_Sieges.retake(e, clash.space());
        }
    }

    /** The way a battle is to be fought, as chosen. */
    @Rule("12.9")
    public static Sudan manner(
            Sudan state, Step.Manner step, zeriba.fireandsword.Act.Manner manner) {
        return switch (manner) {
            case QUICK -> quick(state, step.clash(), step.muster());
            case COMMANDED -> commanded(state, step);
            case TABLETOP -> state.instead(new Step.Held(step.clash(), step.muster()));
        };
    }

    private static Sudan commanded(Sudan state, Step.Manner step) {
        Field field = QuickBattle.of(step.muster());
        return field.stage() == Stage.RALLY
                ? state.instead(new Step.Posture(step.clash(), field))
                : state.instead(new Step.Fight(step.clash(), field, true));
    }

    /** The agenda once a battle has been put off the map; for those that look ahead. */
    @Rule("R-3")
    public static Agenda<Step> rest(Sudan state) {
        return state.agenda().rest();
    }
}

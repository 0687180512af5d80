package zeriba.ascari.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.ascari.Act;
import zeriba.ascari.Army;
import zeriba.ascari.Ascari;
import zeriba.ascari.Counter;
import zeriba.ascari.Mark;
import zeriba.ascari.Step;
import zeriba.engine.Objection;
import zeriba.engine.Options;
import zeriba.engine.Pending;
import zeriba.engine.Rule;

/** Section 4.4. The fire combat phase. */
public final class S4_FirePhase {

    private static final Act ENDING = new Act.End();

    private S4_FirePhase() {}

    /** Shots by firer, then by target in the order of the counters; at last the end. */
    @Rule({"4.4", "4.8", "N-2"})
    public static Pending<Act> choices(Ascari state, Army army) {
        List<Act> acts = new ArrayList<>();
        List<Counter> targets = targets(state, army.enemy());
        for (Counter firer : state.battle().counters(army)) {
            if (isFree(state, firer)) {
                for (Counter target : targets) {
                    int hex = state.at(target);
                    if (mayShoot(state, firer, hex)) {
                        acts.add(new Act.Shoot(firer.id(), hex, name(state, target)));
                    }
                }
            }
        }
        acts.add(ENDING);
        return new Pending.Choice<>(
                army.side(),
                new Options.Offered<>(acts, act -> Objections.to(state, act).isEmpty()));
    }

    /** Combat units, and leaders who are alone. */
    @Rule("R-25")
    static List<Counter> targets(Ascari state, Army of) {
        List<Counter> targets = new ArrayList<>();
        for (Counter counter : state.battle().counters(of)) {
            if (state.isOnMap(counter)
                    && (!counter.isLeader() || state.standing(state.at(counter)) < 0)) {
                targets.add(counter);
            }
        }
        return targets;
    }

    /** How a target is named: combat units, and a single lone leader, by their hex alone. */
    @Rule("R-25")
    static String name(Ascari state, Counter target) {
        return target.isLeader()
                        && Integer.bitCount(state.leadersAt(state.at(target), target.army())) > 1
                ? target.id()
                : "";
    }

    /** Whether a unit still has its shot of this phase. */
    @Rule({"4.4", "R-53"})
    static boolean isFree(Ascari state, Counter firer) {
        return S4_Fire.isReady(state, firer) && !state.has(Mark.FIRE, firer.number());
    }

    /** Whether a unit that is free to fire reaches a hex and could hit what is there. */
    @Rule({"4.4", "G-2"})
    static boolean mayShoot(Ascari state, Counter firer, int hex) {
        return S4_Fire.reaches(state, firer, hex) && S4_Fire.mayHit(state, firer, hex, false);
    }

    /** A unit fires. */
    @Rule({"4.4", "4.81", "R-24"})
    public static Ascari shoot(Ascari state, Army army, Act.Shoot act) {
        int firer = state.battle().number(act.firer());
        int target = target(state, army.enemy(), act);
        return state.draft().push(new Step.Shot(firer, target, false)).done();
    }

    /** Whom a shot is aimed at, or nobody. */
    @Rule("R-25")
    static int target(Ascari state, Army enemy, Act.Shoot act) {
        for (Counter target : targets(state, enemy)) {
            if (state.at(target) == act.hex() && name(state, target).equals(act.leader())) {
                return target.number();
            }
        }
        return Ascari.NOBODY;
    }

    /** Why a unit may not fire so. */
    @Rule({"4.4", "4.8", "R-25"})
    static Optional<Objection> objection(Ascari state, Army army, Act.Shoot act) {
        return Named.unit(state, act.firer(), army, "4.4")
                .or(() -> {
                    Counter firer = Named.known(state, act.firer());
                    if (state.has(Mark.FIRE, firer.number())) {
                        return Reason.of(state, "4.4", "fired").counter(firer).given();
                    }
                    return S4_Objections.cannotFire(state, firer)
                            .or(() -> S4_Objections.noneToFireAt(state, firer, act.hex()))
                            .or(() ->
                                    target(state, army.enemy(), act) < 0
                                            ? S4_Objections.noTarget(
                                                    state, army.enemy(), act.hex(), act.leader())
                                            : S4_Objections.cannotReach(
                                                    state, firer, act.hex(), false));
                });
    }
}

package zeriba.ascari.rules;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.ascari.rules.S4_Hits.Shot;
import zeriba.ascari.rules.general.Named;
import zeriba.ascari.rules.general.Objections;
import zeriba.ascari.rules.general.Reason;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Mark;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Side;
import zeriba.engine.schema.As.Called;

/** Section 4.4. The fire combat phase. */
public final class S4_FirePhase {

    private S4_FirePhase() {}

    /** An army fires its units, one after another, until it ends its fire. */
    @Rule({"2.0", "4.4"})
    public record Fire(@Called("side") Army army) implements Portion, Deciding<Act.Firing> {

        @Override
        public Class<Act.Firing> acts() {
            return Act.Firing.class;
        }

        @Override
        public Side side(Ascari state) {
            return army.side();
        }

        @Override
        public Options<Act> options(Ascari state) {
            return FireOptions.of(state, this);
        }

        @Override
        public Optional<Objection> objection(Ascari state, Act.Firing act) {
            return switch (act) {
                case Act.Shoot shoot -> S4_FirePhase.objection(state, army, shoot);
                case Act.End() -> Optional.empty();
            };
        }

        @Override
        public Optional<Objection> notNow(Ascari state, Act act) {
            return Objections.inTurn(state, army, act);
        }

        /** When fire has ended, it is laid to the thorns of Metemma. */
        @Override
        @Rule({"2.0", "S5.FIRE"})
        public Ascari choose(Ascari state, Act.Firing act) {
            return switch (act) {
                case Act.Shoot shoot -> shoot(state, army, shoot);
                case Act.End() -> Metemma.afterFire(state, army);
            };
        }
    }

    /** Combat units, and leaders who are alone. */
    @Rule("R-25")
    static List<Counter> targets(Ascari state, Army of) {
        List<Counter> targets = new ArrayList<>();
        for (Counter counter : state.battle().counters(of)) {
            if (state.isOnMap(counter)
                    && !state.has(Mark.HIDDEN, counter)
                    && (!counter.isLeader() || state.standing(state.at(counter)) < 0)) {
                targets.add(counter);
            }
        }
        return targets;
    }

    /** How a target is named: combat units, and a single lone leader, by their hex alone. */
    @Rule({"R-25", "FIELD.HIDDEN"})
    static String name(Ascari state, Counter target) {
        return target.isLeader() && size(state.openLeadersAt(state.at(target), target.army())) > 1
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
        return mayShoot(state, firer, hex, S4_Fire.range(state, firer));
    }

    /** The same where it is known how far the unit fires. */
    @Rule({"4.4", "G-2"})
    static boolean mayShoot(Ascari state, Counter firer, int hex, int range) {
        return S4_Fire.reaches(state, firer, hex, range)
                && S4_Fire.mayHit(state, firer, hex, false);
    }

    /** A unit fires. */
    @Rule({"4.4", "4.81", "R-24"})
    private static Ascari shoot(Ascari state, Army army, Act.Shoot act) {
        int firer = state.battle().number(act.firer());
        Ascari shown = FieldHiding.shown(state, state.at(firer));
        return shown.before(new Shot(firer, target(state, army.enemy(), act), false));
    }

    /** Whether an army can have declared a shot. */
    @Rule("4.4")
    static boolean isDeclared(Ascari state, Army active, Shot shot) {
        Counter firer = state.counter(shot.firer());
        Counter target = state.counter(shot.target());
        return firer.army() == active
                && !firer.isLeader()
                && isFree(state, firer)
                && targets(state, active.enemy()).contains(target)
                && mayShoot(state, firer, state.at(target));
    }

    /** Whom a shot is aimed at, or nobody. */
    @Rule("R-25")
    private static int target(Ascari state, Army enemy, Act.Shoot act) {
        for (Counter target : targets(state, enemy)) {
            if (state.at(target) == act.hex() && name(state, target).equals(act.leader())) {
                return target.number();
            }
        }
        return Ascari.NOBODY;
    }

    /** Why a unit may not fire so. */
    @Rule({"4.4", "4.8", "R-25"})
    private static Optional<Objection> objection(Ascari state, Army army, Act.Shoot act) {
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

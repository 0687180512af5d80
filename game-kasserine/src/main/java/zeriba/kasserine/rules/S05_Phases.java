package zeriba.kasserine.rules;

import static zeriba.board.Bits.*;

import java.util.List;
import java.util.Optional;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Manner;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Called;
import zeriba.engine.schema.As.Kind;
import zeriba.kasserine.rules.S05_Movement.Going;
import zeriba.kasserine.rules.general.Changes;
import zeriba.kasserine.rules.general.Objections;
import zeriba.kasserine.rules.general.S06_ZonesOfControl;
import zeriba.kasserine.rules.general.S09_Supply;
import zeriba.kasserine.rules.general.S17_PennyPackets;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Path;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Roster;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/** Section 5. Movement: who may move in a phase, and with how many points. */
public final class S05_Phases {

    private static final int PERCENT = 100;

    private S05_Phases() {}

    /** An army moves, or makes its mobile movement. */
    @Rule({"5.1", "4.1", "R30"})
    public record Movement(@Called("side") Army army, @Kind Phase phase)
            implements TurnStep, Deciding<Act.Moving> {

        @Override
        public String word() {
            return phase.word();
        }

        @Override
        public Optional<Army> mover() {
            return Optional.of(army);
        }

        @Override
        public boolean isIdle(Kasserine state) {
            return isEmpty(movable(state, army, phase))
                    && !S11_Reinforcements.anyArrives(state, army, phase);
        }

        @Override
        public Class<Act.Moving> acts() {
            return Act.Moving.class;
        }

        /** Arrivals by unit, then by hex; the units that may move; last, the end. */
        @Override
        public Options<Act> options(Kasserine state) {
            return new Movers(state, this);
        }

        /** As every decision's; written out, because much of bare play asks here. */
        @Override
        public Pending<Act> pending(Kasserine state) {
            return new Pending.Choice<>(army.side(), new Movers(state, this));
        }

        @Override
        public Optional<Objection> objection(Kasserine state, Act.Moving act) {
            return switch (act) {
                case Act.Take(Unit unit) -> S05_Objections.toTaking(state, this, unit);
                case Act.Move(Unit unit, int hex, Path way) ->
                        S05_Objections.toTaking(state, this, unit)
                                .or(() ->
                                        S05_Objections.toGoal(state, going(state, unit), hex, way));
                case Act.Enter enter -> S11_Objections.to(state, this, enter);
                case Act.End() -> S11_Objections.toEnd(state, this);
            };
        }

        @Override
        public Optional<Objection> notNow(Kasserine state, Act act) {
            return Objections.inMovement(state, army, act);
        }

        @Override
        public Kasserine choose(Kasserine state, Act.Moving act) {
            return switch (act) {
                case Act.Take(Unit unit) -> state.before(going(state, unit));
                case Act.Move(Unit unit, int hex, Path way) ->
                        S05_Movement.gone(state, going(state, unit), hex, way);
                case Act.Enter(Unit unit, int hex) ->
                        state.before(S11_Reinforcements.entering(this, unit, hex));
                case Act.End() -> S04_Sequence.next(state);
            };
        }

        private Going going(Kasserine state, Unit unit) {
            return new Going(army, phase, unit, state.place(unit));
        }

        @Override
        public List<Event> told(Kasserine before, Act.Moving act) {
            return act instanceof Act.Move(Unit unit, int hex, Path way)
                    ? new Changes(before, choose(before, act))
                            .moved(
                                    unit,
                                    Manner.MOVED,
                                    "5.1",
                                    S05_Movement.path(before, going(before, unit), hex, way))
                    : List.of();
        }
    }

    /** The units on the map that may still move in a phase, by their bits. */
    @Rule({"5.1", "4.1"})
    public static long movable(Kasserine state, Army army, Phase phase) {
        Roster roster = state.roster();
        long bits = minus(state.present(army), state.activity().moved());
        if (phase == Phase.MOBILE) {
            bits = minus(bits, roster.leg(army), state.activity().mired());
        }
        boolean penny = S17_PennyPackets.isInForce(state, army);
        boolean lock = phase == Phase.MOBILE && state.parameters().variants().zoneLock();
        boolean supply = phase == Phase.MOBILE && state.parameters().variants().supply();
        if (!penny && !lock && !supply) {
            return bits;
        }
        return new Units(army, bits)
                .where(unit ->
                        !(lock && S06_ZonesOfControl.locks(state, unit, phase))
                                && !(penny && S17_PennyPackets.freezes(state, state.place(unit)))
                                && !(supply && !S09_Supply.isSupplied(state, unit)))
                .bits();
    }

    /** What a unit may spend in a phase, in half points. */
    @Rule({"5.1", "4.1"})
    public static int points(Kasserine state, Unit unit, Phase phase) {
        int allowance = state.roster().movement(unit);
        if (phase == Phase.MOVEMENT) {
            return 2 * allowance;
        }
        int percent = state.parameters().variants().mobilePercent();
        return 2 * ((allowance * percent + PERCENT - 1) / PERCENT);
    }

    /** The units that may move, as a set. */
    @Rule("5.1")
    public static Units movers(Kasserine state, Army army, Phase phase) {
        return new Units(army, movable(state, army, phase));
    }
}

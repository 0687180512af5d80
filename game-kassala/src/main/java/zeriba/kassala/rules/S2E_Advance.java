package zeriba.kassala.rules;

import static zeriba.board.Bits.*;

import java.util.List;
import java.util.Optional;
import zeriba.board.Bits;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Manner;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Called;
import zeriba.engine.schema.As.Of;
import zeriba.engine.text.UnreadableException;
import zeriba.kassala.rules.S2E_Results.Battle;
import zeriba.kassala.rules.general.Reason;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

/** Section II.E. Combat: advancing into vacated hexes. */
public final class S2E_Advance {

    private S2E_Advance() {}

    /**
     * Attackers may enter the hexes that their attack has vacated.
     *
     * @param attackers all that took part, alive or not
     * @param advanced those that have advanced already
     * @param hexes the hexes that still lie open
     */
    @Rule({"II.E.13", "G-7"})
    public record Advance(
            @Called("side") Army army, Units attackers, Units advanced, @Of("hexes") long hexes)
            implements Deciding<Act.Advancing> {

        @Override
        public Class<Act.Advancing> acts() {
            return Act.Advancing.class;
        }

        /** The advances that may be made, by unit, then by hex; last, to stay. */
        @Override
        public Options<Act> options(Kassala state) {
            return new Ways(state, this);
        }

        @Override
        public Optional<Objection> objection(Kassala state, Act.Advancing act) {
            return act instanceof Act.Advance advance
                    ? S2E_Advance.objection(state, this, advance)
                    : Optional.empty();
        }

        @Override
        public Optional<Objection> notNow(Kassala state, Act act) {
            return act instanceof Act.Lose(Units units)
                    ? Objections.noExchange(state, units)
                    : Reason.of(state, "II.E.12", "advance-first").hexes(hexes).given();
        }

        @Override
        @Rule({"II.E.13", "G-24"})
        public Kassala choose(Kassala state, Act.Advancing act) {
            return act instanceof Act.Advance(Unit unit, int hex)
                    ? reopened(state.put(unit, hex).instead(after(unit, hex)))
                    : state.done();
        }

        private Advance after(Unit unit, int hex) {
            return new Advance(army, attackers, advanced.with(unit), without(hexes, hex));
        }

        @Override
        public Optional<Act.Advancing> pass() {
            return Optional.of(Act.Stay.STAY);
        }

        @Override
        public List<Event> told(Kassala before, Act.Advancing act) {
            return act instanceof Act.Stay
                    ? List.of(new Event.Acted("stay", List.of(), List.of(), List.of(), "II.E.13"))
                    : List.of();
        }

        @Override
        public Manner manner() {
            return Manner.ADVANCED;
        }

        @Override
        public void check(PositionCheck check) throws UnreadableException {
            checkVacated(check, "agenda[0]");
            check.contacts(army);
        }

        /** Who attacked was next to all that was attacked, but for cannon; nobody is there now. */
        void checkVacated(PositionCheck check, String path) throws UnreadableException {
            Kassala state = check.state();
            PositionCheck.require(
                    Units.of(army).containsAll(attackers) && attackers.containsAll(advanced),
                    path,
                    "only own attackers advance");
            long held =
                    intersection(hexes, union(state.occupied(army), state.occupied(army.enemy())));
            PositionCheck.require(
                    isEmpty(held), path + ".hexes", "somebody is in " + state.map().labels(held));
            for (Unit unit : attackers.minus(advanced).minus(Units.CANNON)) {
                boolean isFar =
                        state.isOnMap(unit)
                                && !containsAll(state.map().neighbours(state.place(unit)), hexes);
                PositionCheck.require(
                        !isFar, path + ".hexes", unit + " cannot have attacked all of them");
            }
        }
    }

    /** The state in which the attackers of a battle may enter these hexes, if any of them can. */
    @Rule({"II.E.13", "G-7"})
    static Kassala opened(Kassala state, Battle battle, long vacated) {
        if (state.agenda().now() instanceof S3_Winning.Over) {
            return state;
        }
        return reopened(
                state.before(new Advance(battle.army(), battle.attackers(), Units.NONE, vacated)));
    }

    /** The state with an advance that stands first kept open only while somebody can make it. */
    @Rule("G-7")
    static Kassala reopened(Kassala state) {
        return state.agenda().now() instanceof Advance advance && !isOpen(state, advance)
                ? state.done()
                : state;
    }

    private static boolean isOpen(Kassala state, Advance advance) {
        for (long rest = left(advance); !isEmpty(rest); rest = withoutFirst(rest)) {
            if (!isEmpty(hexes(state, advance, first(rest)))) {
                return true;
            }
        }
        return false;
    }

    private static long left(Advance advance) {
        return minus(advance.attackers().bits(), advance.advanced().bits());
    }

    /** The vacated hexes that a unit may enter. */
    @Rule({"II.E.13", "II.D.12", "II.D.13"})
    static long hexes(Kassala state, Advance advance, int unit) {
        int place = state.place(unit);
        Unit who = Unit.of(unit);
        if (place >= Kassala.ELIMINATED || who.isCannon()) {
            return NONE;
        }
        long hexes = intersection(advance.hexes(), state.map().neighbours(place));
        return who.isCavalry()
                ? minus(
                        intersection(hexes, state.map().openToHorse()),
                        state.map().closedToHorse(place))
                : hexes;
    }

    @Rule({"II.E.13", "G-7"})
    static Optional<Objection> objection(Kassala state, Advance advance, Act.Advance act) {
        Unit unit = act.unit();
        if (!advance.attackers().contains(unit) || !state.isOnMap(unit)) {
            return Reason.of(state, "II.E.13", "did-not-fight").unit(unit).given();
        }
        if (unit.isCannon()) {
            return Reason.of(state, "II.D.14", "cannon-move").unit(unit).given();
        }
        if (advance.advanced().contains(unit)) {
            return Reason.of(state, "G-7", "advanced-already").unit(unit).given();
        }
        boolean vacated = Bits.contains(advance.hexes(), act.hex());
        return vacated
                ? mayNotEnter(state, unit, act.hex())
                : Reason.of(state, "II.E.13", "not-vacated")
                        .hex(act.hex())
                        .at(advance.hexes())
                        .given();
    }

    @Rule({"G-7", "II.D.12", "II.D.13"})
    private static Optional<Objection> mayNotEnter(Kassala state, Unit unit, int hex) {
        int from = state.place(unit);
        if (unit.isCavalry() && !Bits.contains(state.map().openToHorse(), hex)) {
            return Reason.of(state, "II.D.12", "town").unit(unit).hex(hex).given();
        }
        return unit.isCavalry() && state.map().isClosedToHorse(from, hex)
                ? Reason.of(state, "II.D.13", "wadi").unit(unit).hex(hex).at(only(from)).given()
                : Optional.empty();
    }

    /** The advances that may be chosen. */
    private static final class Ways implements Options<Act> {

        private final Kassala state;
        private final Advance advance;
        private final int size;

        Ways(Kassala state, Advance advance) {
            this.state = state;
            this.advance = advance;
            int count = 1;
            for (int unit : each(left(advance))) {
                count += Bits.size(hexes(state, advance, unit));
            }
            this.size = count;
        }

        @Override
        public long size() {
            return size;
        }

        @Override
        public Act get(long k) {
            int left = (int) k;
            for (int unit : each(left(advance))) {
                long hexes = hexes(state, advance, unit);
                int count = Bits.size(hexes);
                if (left < count) {
                    return new Act.Advance(Unit.of(unit), nth(hexes, left));
                }
                left -= count;
            }
            if (left == 0) {
                return Act.Stay.STAY;
            }
            throw new IndexOutOfBoundsException(k + " of " + size);
        }

        @Override
        public boolean contains(Act action) {
            return advance.allows(state, action);
        }
    }
}

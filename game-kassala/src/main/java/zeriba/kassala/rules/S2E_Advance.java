package zeriba.kassala.rules;

import java.util.Optional;
import zeriba.board.Places;
import zeriba.engine.Objection;
import zeriba.engine.Options;
import zeriba.engine.Pending;
import zeriba.engine.Rule;
import zeriba.kassala.Act;
import zeriba.kassala.Kassala;
import zeriba.kassala.Step;
import zeriba.kassala.Unit;
import zeriba.kassala.Units;

/** Section II.E. Combat: advancing into vacated hexes. */
public final class S2E_Advance {

    private S2E_Advance() {}

    /** The state in which the attackers of a battle may enter these hexes, if any of them can. */
    @Rule({"II.E.13", "G-7"})
    static Kassala opened(Kassala state, Step.Battle battle, long vacated) {
        if (state.agenda().now() instanceof Step.Over) {
            return state;
        }
        Step advance = new Step.Advance(battle.army(), battle.attackers(), Units.NONE, vacated);
        return reopened(state.agenda(state.agenda().before(advance)));
    }

    /** The state with an advance that stands first kept open only while somebody can make it. */
    @Rule("G-7")
    static Kassala reopened(Kassala state) {
        return state.agenda().now() instanceof Step.Advance advance && !isOpen(state, advance)
                ? state.agenda(state.agenda().rest())
                : state;
    }

    private static boolean isOpen(Kassala state, Step.Advance advance) {
        for (int rest = left(advance); rest != 0; rest &= rest - 1) {
            if (hexes(state, advance, Integer.numberOfTrailingZeros(rest)) != 0) {
                return true;
            }
        }
        return false;
    }

    private static int left(Step.Advance advance) {
        return advance.attackers().bits() & ~advance.advanced().bits();
    }

    /** The vacated hexes that a unit may enter. */
    @Rule({"II.E.13", "II.D.12", "II.D.13"})
    static long hexes(Kassala state, Step.Advance advance, int unit) {
        int place = state.place(unit);
        Unit who = Unit.of(unit);
        if (place >= Kassala.ELIMINATED || who.isCannon()) {
            return 0;
        }
        long hexes = advance.hexes() & state.map().neighbours(place);
        return who.isCavalry()
                ? hexes & ~state.map().towns() & ~state.map().acrossWadi(place)
                : hexes;
    }

    /** The advances that may be made, by unit, then by hex; last, to stay. */
    @Rule("G-7")
    public static Pending<Act> choices(Kassala state, Step.Advance advance) {
        return new Pending.Choice<>(advance.army().side(), new Ways(state, advance));
    }

    @Rule({"II.E.13", "G-7"})
    static Optional<Objection> objection(Kassala state, Step.Advance advance, Act.Advance act) {
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
        boolean vacated = act.hex() < 64 && (advance.hexes() >>> act.hex() & 1) != 0;
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
        if (unit.isCavalry() && (state.map().towns() >>> hex & 1) != 0) {
            return Reason.of(state, "II.D.12", "town").unit(unit).hex(hex).given();
        }
        return unit.isCavalry() && state.map().isWadi(from, hex)
                ? Reason.of(state, "II.D.13", "wadi").unit(unit).hex(hex).at(1L << from).given()
                : Optional.empty();
    }

    @Rule({"II.E.13", "G-24"})
    public static Kassala advance(Kassala state, Step.Advance advance, Act.Advance act) {
        Step left =
                new Step.Advance(
                        advance.army(),
                        advance.attackers(),
                        advance.advanced().with(act.unit()),
                        advance.hexes() & ~(1L << act.hex()));
        return reopened(state.put(act.unit(), act.hex()).agenda(state.agenda().instead(left)));
    }

    @Rule("G-7")
    public static Kassala stay(Kassala state) {
        return state.agenda(state.agenda().rest());
    }

    /** The advances that may be chosen. */
    private static final class Ways implements Options<Act> {

        private final Kassala state;
        private final Step.Advance advance;
        private final int size;

        Ways(Kassala state, Step.Advance advance) {
            this.state = state;
            this.advance = advance;
            int count = 1;
            for (int rest = left(advance); rest != 0; rest &= rest - 1) {
                int unit = Integer.numberOfTrailingZeros(rest);
                count += Long.bitCount(hexes(state, advance, unit));
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
            for (int rest = left(advance); rest != 0; rest &= rest - 1) {
                int unit = Integer.numberOfTrailingZeros(rest);
                long hexes = hexes(state, advance, unit);
                int count = Long.bitCount(hexes);
                if (left < count) {
                    return new Act.Advance(Unit.of(unit), Places.nth(hexes, left));
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
            return Objections.to(state, action).isEmpty();
        }
    }
}

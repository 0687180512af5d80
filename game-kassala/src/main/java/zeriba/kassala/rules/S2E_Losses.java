package zeriba.kassala.rules;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import zeriba.board.Bits;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Called;
import zeriba.engine.schema.As.Within;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.kassala.rules.general.LossOrders;
import zeriba.kassala.rules.general.Reason;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Units;

/** Section II.E. Combat: the losses of the larger force in an exchange. */
public final class S2E_Losses {

    private S2E_Losses() {}

    /** The state in which the owner must choose, unless the game has ended. */
    @Rule("CRT.EX")
    static Kassala opened(Kassala state, Army owner, Units from, int atLeast) {
        return state.agenda().now() instanceof S3_Winning.Over
                ? state
                : state.before(new Losses(owner, from, atLeast));
    }

    /**
     * The owner of the larger force of an exchange chooses his losses.
     *
     * @param army whose losses
     * @param from the units that took part
     * @param atLeast the printed strength that must go
     */
    @Rule({"CRT.EX", "G-6"})
    public record Losses(
            @Called("side") Army army, Units from, @Within(from = 1, to = 100) int atLeast)
            implements Deciding<Act.Lose> {

        @Override
        public Class<Act.Lose> acts() {
            return Act.Lose.class;
        }

        /** Every set of units that suffices and has nobody to spare, as a number counts up. */
        @Override
        public Options<Act> options(Kassala state) {
            return new Sets(state, this);
        }

        @Override
        public Optional<Objection> objection(Kassala state, Act.Lose lose) {
            return S2E_Losses.objection(state, this, lose);
        }

        @Override
        public Optional<Objection> notNow(Kassala state, Act act) {
            return Reason.of(state, "CRT.EX", "lose-first").units(from).number(atLeast).given();
        }

        @Override
        public Kassala choose(Kassala state, Act.Lose lose) {
            Kassala after = state.done().eliminate(army, lose.units());
            return S2E_Advance.reopened(S3_Winning.afterLosses(after));
        }

        @Override
        public Optional<Act.Lose> pass(Kassala state) {
            return LossOrders.cheapest(state, options(state));
        }

        @Override
        public Optional<Act> answer(Kassala seen, Options<Act> options, Map<String, Value> orders) {
            return LossOrders.answer(seen, options, orders).map(lose -> lose);
        }

        /** The larger force may be the attacker's or the defender's. */
        @Override
        public boolean belongsTo(Army attacker) {
            return true;
        }

        @Override
        public void check(PositionCheck check) throws UnreadableException {
            Kassala state = check.state();
            check.present(army, from, "agenda[0].from");
            PositionCheck.require(
                    state.roster().strength(from) >= atLeast,
                    "agenda[0].atLeast",
                    "is more than " + from + " are worth");
            if (state.agenda().rest().now() instanceof S2E_Advance.Advance advance) {
                advance.checkVacated(check, "agenda[1]");
            }
            check.contacts(Step.portion(state).army());
        }
    }

    /** Whether these units are enough. */
    @Rule("CRT.EX")
    static boolean suffice(Kassala state, Losses losses, Units units) {
        return state.roster().strength(units) >= losses.atLeast();
    }

    /** The units that could be kept back while the others still suffice. */
    @Rule("G-6")
    static Units toSpare(Kassala state, Losses losses, Units units) {
        int strength = state.roster().strength(units);
        return units.where(unit -> strength - state.roster().combat(unit) >= losses.atLeast());
    }

    @Rule({"CRT.EX", "G-6"})
    static Optional<Objection> objection(Kassala state, Losses losses, Act.Lose lose) {
        Units others = lose.units().minus(losses.from());
        if (!others.isEmpty()) {
            return Reason.of(state, "CRT.EX", "not-in-exchange").units(others).given();
        }
        if (!suffice(state, losses, lose.units())) {
            return Reason.of(state, "CRT.EX", "too-little")
                    .units(lose.units())
                    .number(state.roster().strength(lose.units()))
                    .number(losses.atLeast())
                    .given();
        }
        Units spare = toSpare(state, losses, lose.units());
        return spare.isEmpty()
                ? Optional.empty()
                : Reason.of(state, "CRT.EX", "too-much").units(spare).given();
    }

    /** The sets of losses that may be chosen. */
    private static final class Sets implements Options<Act> {

        private final Kassala state;
        private final Losses losses;
        private final long[] sets;

        Sets(Kassala state, Losses losses) {
            this.state = state;
            this.losses = losses;
            long from = losses.from().bits();
            long[] found = new long[Bits.subsets(from)];
            int count = 0;
            for (int k = 1; k < found.length; k++) {
                Units set = new Units(Bits.subset(from, k));
                if (suffice(state, losses, set) && toSpare(state, losses, set).isEmpty()) {
                    found[count++] = set.bits();
                }
            }
            this.sets = Arrays.copyOf(found, count);
        }

        @Override
        public long size() {
            return sets.length;
        }

        @Override
        public Act get(long k) {
            return new Act.Lose(new Units(sets[(int) k]));
        }

        @Override
        public boolean contains(Act action) {
            return losses.allows(state, action);
        }
    }
}

package zeriba.kassala.rules;

import java.util.Arrays;
import java.util.Optional;
import zeriba.engine.Objection;
import zeriba.engine.Options;
import zeriba.engine.Pending;
import zeriba.engine.Rule;
import zeriba.kassala.Act;
import zeriba.kassala.Army;
import zeriba.kassala.Kassala;
import zeriba.kassala.Step;
import zeriba.kassala.Units;

/** Section II.E. Combat: the losses of the larger force in an exchange. */
public final class S2E_Losses {

    private S2E_Losses() {}

    /** The state in which the owner must choose, unless the game has ended. */
    @Rule("CRT.EX")
    static Kassala opened(Kassala state, Army owner, Units from, int atLeast) {
        return state.agenda().now() instanceof Step.Over
                ? state
                : state.agenda(state.agenda().before(new Step.Losses(owner, from, atLeast)));
    }

    /** Every set of units that suffices and has nobody to spare, as a number counts up. */
    @Rule({"CRT.EX", "G-6"})
    public static Pending<Act> choices(Kassala state, Step.Losses losses) {
        return new Pending.Choice<>(losses.army().side(), new Sets(state, losses));
    }

    /** Whether these units are enough. */
    @Rule("CRT.EX")
    static boolean suffice(Kassala state, Step.Losses losses, Units units) {
        return state.roster().strength(units) >= losses.atLeast();
    }

    /** The units that could be kept back while the others still suffice. */
    @Rule("G-6")
    static Units toSpare(Kassala state, Step.Losses losses, Units units) {
        int spare = 0;
        int strength = state.roster().strength(units);
        for (int rest = units.bits(); rest != 0; rest &= rest - 1) {
            int unit = rest & -rest;
            spare |= strength - state.roster().strength(unit) >= losses.atLeast() ? unit : 0;
        }
        return new Units(spare);
    }

    @Rule({"CRT.EX", "G-6"})
    static Optional<Objection> objection(Kassala state, Step.Losses losses, Act.Lose lose) {
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

    @Rule("CRT.EX")
    public static Kassala lose(Kassala state, Step.Losses losses, Act.Lose lose) {
        Kassala after = state.agenda(state.agenda().rest()).eliminate(losses.army(), lose.units());
        return S2E_Advance.reopened(S3_Winning.afterLosses(after));
    }

    /** The sets of losses that may be chosen. */
    private static final class Sets implements Options<Act> {

        private final Kassala state;
        private final int[] sets;

        Sets(Kassala state, Step.Losses losses) {
            this.state = state;
            int from = losses.from().bits();
            int[] found = new int[1 << Integer.bitCount(from)];
            int count = 0;
            for (int k = 1; k < found.length; k++) {
                Units set = new Units(Integer.expand(k, from));
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
            return Objections.to(state, action).isEmpty();
        }
    }
}

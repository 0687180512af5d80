package zeriba.kassala.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zeriba.engine.rules.Rule;
import zeriba.engine.step.Agenda;
import zeriba.kassala.rules.S2E_Combat.Combat;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Destinations;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

/**
 * Section II.E. Combat: who can attack a hex once his army has moved, and in what column at best,
 * everybody else as he stands now. What is answered may be moved to and declared: the units stand
 * where they can get to, and all battles that are then due can be fought.
 */
public final class S2E_Threats {

    private final Kassala state;
    private final int hex;
    private final Army army;
    private final Units held;
    private final long beside;

    private S2E_Threats(Kassala state, int hex, Army army) {
        this.state = state;
        this.hex = hex;
        this.army = army;
        this.held = held(state, army);
        this.beside =
                state.map().neighbours(hex)
                        & ~state.occupied(army.enemy())
                        & ~(state.hexes(held) & S2D_Movement.full(state, army));
    }

    /**
     * An attack that may be declared.
     *
     * @param state in which everybody stands where he attacks from
     * @param column of the results table
     */
    public record Best(Kassala state, Act.Attack attack, int column) {}

    /** The units of an army that can take part in an attack on a hex. */
    @Rule({"II.E.1", "IV.A.5", "IV.A.6"})
    public static Units attackers(Kassala state, int hex, Army army) {
        S2E_Threats threats = new S2E_Threats(state, hex, army);
        Units near = Units.NONE;
        Units far = Units.NONE;
        for (Unit unit : Units.of(army)) {
            if (threats.from(unit) != 0) {
                near = near.with(unit);
            } else if (threats.isGunInRange(unit)) {
                far = far.with(unit);
            }
        }
        return near.isEmpty() ? Units.NONE : near.union(far);
    }

    /** The attack on the units in a hex in the best column; none where no die would be thrown. */
    @Rule({"II.E", "II.E.3", "IV.A.7.c"})
    public static Optional<Best> best(Kassala state, int hex, Army army) {
        boolean nobody = (state.occupied(army.enemy()) >>> hex & 1) == 0;
        return nobody ? Optional.empty() : new S2E_Threats(state, hex, army).best();
    }

    /** The units that cannot leave their hex. */
    private static Units held(Kassala state, Army army) {
        Units held = Units.NONE;
        for (Unit unit : state.unitsIn(state.occupied(army))) {
            held = S2D_Objections.mayNotLeave(state, unit).isPresent() ? held.with(unit) : held;
        }
        return held;
    }

    /** The hexes beside from which a unit could attack: its own, or those that it can get to. */
    private long from(Unit unit) {
        if (!state.isOnMap(unit)) {
            return 0;
        }
        int place = state.place(unit);
        return held.contains(unit)
                ? 1L << place & state.map().neighbours(hex)
                : (S2D_Movement.reach(state, unit) | 1L << place) & beside;
    }

    private boolean isGunInRange(Unit unit) {
        return state.parameters().cannon()
                && unit.isCannon()
                && state.isOnMap(unit)
                && (S4A_Cannon.attackable(state.map(), state.place(unit)) >>> hex & 1) != 0;
    }

    private Optional<Best> best() {
        List<Party> parties = new Parties(this).all();
        Optional<Best> best = Optional.empty();
        for (Party party : parties) {
            int column = best.map(Best::column).orElse(-1);
            if (party.column() > column) {
                best = better(best, declared(party.state()));
                best = relieved(best, party);
            }
        }
        return best;
    }

    /**
     * Where a party cannot do what it could alone, another unit takes over a battle that is due.
     */
    private Optional<Best> relieved(Optional<Best> known, Party party) {
        Optional<Best> best = known;
        Units others = Units.of(army).minus(held).minus(party.units());
        long due = state.occupied(army.enemy()) & ~(1L << hex);
        for (Unit unit : others) {
            if (best.map(Best::column).orElse(-1) >= party.column() || !state.isOnMap(unit)) {
                return best;
            }
            long open = S2D_Movement.goals(party.state(), unit) & state.map().neighbours(due);
            for (long rest = open; rest != 0; rest &= rest - 1) {
                int to = Long.numberOfTrailingZeros(rest);
                best = better(best, declared(party.state().put(unit, to)));
            }
        }
        return best;
    }

    private static Optional<Best> better(Optional<Best> one, Optional<Best> other) {
        int column = one.map(Best::column).orElse(-1);
        return other.filter(b -> b.column() > column).or(() -> one);
    }

    /** The best attack that may be declared on the hex in a combat portion that begins now. */
    private Optional<Best> declared(Kassala there) {
        Kassala begun =
                there.begin(
                        Agenda.of(List.of(new Combat(army), new S2B_Sequence.EndOfTurn())),
                        S2E_Contacts.begun(there, army),
                        Destinations.NONE);
        Declared declared = new Declared(begun, hex);
        declared.extend(declared.first(), declared.first());
        return declared.best();
    }

    /** Goes through the attacks on a hex, alone and with others, the strongest first. */
    private static final class Declared {

        private final Kassala state;
        private final Front front;
        private final int target;
        private Units attackers = Units.NONE;
        private long hexes = 0;
        private int column = -1;

        Declared(Kassala state, int hex) {
            this.state = state;
            this.front = Front.of(state);
            this.target = front.numbers(1L << hex);
        }

        int first() {
            return target;
        }

        Optional<Best> best() {
            return column < 0
                    ? Optional.empty()
                    : Optional.of(
                            new Best(
                                    state,
                                    new Act.Attack(attackers, state.unitsIn(hexes)),
                                    column));
        }

        /** Tries these targets, and all that also name some of those after {@code last}. */
        void extend(int targets, int last) {
            if (targets == 0 || !tried(targets)) {
                return;
            }
            int after = last == target ? 0 : 32 - Integer.numberOfLeadingZeros(last);
            for (int i = after; i < front.count; i++) {
                if ((targets >>> i & 1) == 0) {
                    extend(targets | 1 << i, 1 << i);
                }
            }
        }

        /** False if no attack on these and others can be in a better column either. */
        private boolean tried(int targets) {
            int line = -1;
            for (int rest = targets; rest != 0; rest &= rest - 1) {
                line &= front.line(Integer.numberOfTrailingZeros(rest));
            }
            if (line == 0) {
                return false;
            }
            int able = line | S4A_Declarations.inRangeOfAny(front, targets);
            long attacked = front.hexes(targets);
            if (columnOf(able, attacked) <= column) {
                return false;
            }
            for (int some = able; some != 0; some = (some - 1) & able) {
                if ((some & line) != 0
                        && columnOf(some, attacked) > column
                        && S2E_Obligations.leavesTheRest(front, some, targets)) {
                    column = columnOf(some, attacked);
                    attackers = new Units(some);
                    hexes = attacked;
                }
            }
            return true;
        }

        private int columnOf(int some, long attacked) {
            return S2E_Odds.column(state, new Units(some), state.unitsIn(attacked));
        }
    }

    /**
     * Units that can stand beside the hex at once.
     *
     * @param state in which they do
     * @param units those that have moved there
     * @param strength of these in an attack on the hex
     * @param column that they and all who are there already could reach if nothing else were due
     */
    private record Party(Kassala state, Units units, int strength, int column) {}

    /** The strongest parties: for each set of hexes beside, and for each mixture of arms. */
    private static final class Parties {

        private static final int ARMS = 4;

        private final S2E_Threats threats;
        private final int[] hexes;
        private final Units there;
        private final @Nullable Party[][] best;

        Parties(S2E_Threats threats) {
            this.threats = threats;
            this.hexes = hexes(threats.beside);
            Units there = Units.NONE;
            for (Unit unit : threats.held) {
                boolean joins = threats.from(unit) != 0 || threats.isGunInRange(unit);
                there = joins ? there.with(unit) : there;
            }
            this.there = there;
            this.best = new Party[1 << hexes.length][ARMS];
            best[0][0] = party(threats.state, Units.NONE, 0);
        }

        private static int[] hexes(long set) {
            int[] hexes = new int[Long.bitCount(set)];
            int count = 0;
            for (long rest = set; rest != 0; rest &= rest - 1) {
                hexes[count++] = Long.numberOfTrailingZeros(rest);
            }
            return hexes;
        }

        private Party party(Kassala state, Units units, int strength) {
            Units all = there.union(units);
            boolean throwsDie = !all.isEmpty() && !S4A_Cannon.isIndividual(state, all);
            Units defenders = state.unitsAt(threats.hex);
            int column = throwsDie ? S2E_Odds.column(state, all, defenders) : -1;
            return new Party(state, units, strength, column);
        }

        /** Those in the best column first, and of these the largest first. */
        List<Party> all() {
            for (Unit unit : Units.of(threats.army).minus(threats.held)) {
                join(unit, threats.from(unit));
            }
            List<Party> all = new ArrayList<>();
            for (@Nullable Party[] some : best) {
                for (@Nullable Party party : some) {
                    if (party != null) {
                        all.add(party);
                    }
                }
            }
            all.sort((one, other) ->
                    one.column() != other.column()
                            ? Integer.compare(other.column(), one.column())
                            : Integer.compare(other.strength(), one.strength()));
            return all;
        }

        private void join(Unit unit, long from) {
            int arm = unit.isCavalry() ? 2 : 1;
            for (int taken = best.length - 1; from != 0 && taken > 0; taken--) {
                for (int i = 0; i < hexes.length; i++) {
                    if ((taken >>> i & 1) != 0 && (from >>> hexes[i] & 1) != 0) {
                        for (int arms = 0; arms < ARMS; arms++) {
                            join(unit, hexes[i], taken, best[taken & ~(1 << i)][arms], arms | arm);
                        }
                    }
                }
            }
        }

        private void join(Unit unit, int to, int taken, @Nullable Party before, int arms) {
            if (before == null) {
                return;
            }
            int more = S2E_Odds.attackFrom(threats.state, unit, to, 1L << threats.hex);
            int strength = before.strength() + more;
            Party known = best[taken][arms];
            if (known == null || strength > known.strength()) {
                best[taken][arms] =
                        party(before.state().put(unit, to), before.units().with(unit), strength);
            }
        }
    }
}

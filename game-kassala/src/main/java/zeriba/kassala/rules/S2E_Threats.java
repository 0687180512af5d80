package zeriba.kassala.rules;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zeriba.engine.rules.Rule;
import zeriba.engine.step.Agenda;
import zeriba.kassala.rules.S2E_Combat.Combat;
import zeriba.kassala.rules.general.S2E_Odds;
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
                minus(
                        state.map().neighbours(hex),
                        state.occupied(army.enemy()),
                        intersection(state.hexes(held), S2D_Movement.full(state, army)));
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
        Units near = Units.of(army).where(threats::isNear);
        return near.isEmpty() ? near : near.union(Units.of(army).where(threats::isGunInRange));
    }

    /** The attack on the units in a hex in the best column; none where no die would be thrown. */
    @Rule({"II.E", "II.E.3", "IV.A.7.c"})
    public static Optional<Best> best(Kassala state, int hex, Army army) {
        boolean nobody = !contains(state.occupied(army.enemy()), hex);
        return nobody ? Optional.empty() : new S2E_Threats(state, hex, army).best();
    }

    /** The units that cannot leave their hex. */
    private static Units held(Kassala state, Army army) {
        return state.unitsIn(state.occupied(army))
                .where(unit -> S2D_Objections.mayNotLeave(state, unit).isPresent());
    }

    /** The hexes beside from which a unit could attack: its own, or those that it can get to. */
    private long from(Unit unit) {
        if (!state.isOnMap(unit)) {
            return NONE;
        }
        int place = state.place(unit);
        return held.contains(unit)
                ? intersection(only(place), state.map().neighbours(hex))
                : intersection(with(S2D_Movement.reach(state, unit), place), beside);
    }

    private boolean isNear(Unit unit) {
        return !isEmpty(from(unit));
    }

    private boolean isGunInRange(Unit unit) {
        return state.parameters().cannon()
                && unit.isCannon()
                && state.isOnMap(unit)
                && contains(S4A_Cannon.attackable(state.map(), state.place(unit)), hex);
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
        long due = without(state.occupied(army.enemy()), hex);
        for (Unit unit : others) {
            if (best.map(Best::column).orElse(-1) >= party.column() || !state.isOnMap(unit)) {
                return best;
            }
            long open =
                    intersection(
                            S2D_Movement.goals(party.state(), unit), state.map().neighbours(due));
            for (int to : each(open)) {
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
        Declared declared = new Declared(begun);
        long target = declared.front.numbers(only(hex));
        if (!isEmpty(target)) {
            declared.extend(target, declared.front.others(target));
        }
        return declared.best();
    }

    /** Goes through the attacks on a hex, alone and with others, the strongest first. */
    private static final class Declared {

        private final Kassala state;
        private final Front front;
        private Units attackers = Units.NONE;
        private long hexes = NONE;
        private int column = -1;

        Declared(Kassala state) {
            this.state = state;
            this.front = Front.of(state);
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

        /** Tries these targets, and all that also name some of the next. */
        void extend(long targets, long next) {
            if (!tried(targets)) {
                return;
            }
            long left = next;
            for (int i : each(next)) {
                left = without(left, i);
                extend(with(targets, i), left);
            }
        }

        /** False if no attack on these and others can be in a better column either. */
        private boolean tried(long targets) {
            long line = Units.ALL.bits();
            for (int i : each(targets)) {
                line = intersection(line, front.line(i));
            }
            if (isEmpty(line)) {
                return false;
            }
            long able = union(line, S4A_Declarations.inRangeOfAny(front, targets));
            long attacked = front.hexes(targets);
            if (columnOf(able, attacked) <= column) {
                return false;
            }
            for (int k = subsets(able) - 1; k > 0; k--) {
                long some = subset(able, k);
                if (meet(some, line)
                        && columnOf(some, attacked) > column
                        && S2E_Obligations.leavesTheRest(front, some, targets)) {
                    column = columnOf(some, attacked);
                    attackers = new Units(some);
                    hexes = attacked;
                }
            }
            return true;
        }

        private int columnOf(long some, long attacked) {
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
        private final Units there;
        private final @Nullable Party[][] best;

        Parties(S2E_Threats threats) {
            this.threats = threats;
            this.there =
                    threats.held.where(unit -> threats.isNear(unit) || threats.isGunInRange(unit));
            this.best = new Party[subsets(threats.beside)][ARMS];
            best[0][0] = party(threats.state, Units.NONE, 0);
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

        /** Puts a unit into each hex that it can come to, in every party that has left it free. */
        private void join(Unit unit, long from) {
            for (int taken = best.length - 1; !isEmpty(from) && taken > 0; taken--) {
                for (int to : each(intersection(subset(threats.beside, taken), from))) {
                    long before = without(taken, indexOf(threats.beside, to));
                    for (int arms = 0; arms < ARMS; arms++) {
                        join(unit, to, taken, best[(int) before][arms], arms);
                    }
                }
            }
        }

        private void join(Unit unit, int to, int taken, @Nullable Party before, int others) {
            if (before == null) {
                return;
            }
            int arms = (int) with(others, unit.isCavalry() ? 1 : 0);
            int more = S2E_Odds.attackFrom(threats.state, unit, to, only(threats.hex));
            int strength = before.strength() + more;
            Party known = best[taken][arms];
            if (known == null || strength > known.strength()) {
                best[taken][arms] =
                        party(before.state().put(unit, to), before.units().with(unit), strength);
            }
        }
    }
}

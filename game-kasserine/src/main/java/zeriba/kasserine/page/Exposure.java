package zeriba.kasserine.page;

import static zeriba.board.Bits.*;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.board.Bits;
import zeriba.board.Places;
import zeriba.kasserine.page.Answer.BestAttack;
import zeriba.kasserine.page.Answer.Threat;
import zeriba.kasserine.rules.Reach;
import zeriba.kasserine.rules.S04_Sequence;
import zeriba.kasserine.rules.S05_Movement.Going;
import zeriba.kasserine.rules.S07_Combat;
import zeriba.kasserine.rules.S11_Reinforcements;
import zeriba.kasserine.rules.Step;
import zeriba.kasserine.rules.general.S09_Supply;
import zeriba.kasserine.rules.general.S17_PennyPackets;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.CombatResults;
import zeriba.kasserine.state.Engagement;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/**
 * Who can attack a hex once his army has moved as everybody stands now, and how strongly at best:
 * one unit in each hex beside it. A hex that nobody holds is threatened by whoever is not to
 * choose. Reinforcements count that are due when that army moves next.
 */
final class Exposure {

    private final Kasserine state;
    private final int hex;
    private final int[] beside;

    /** By unit: the hexes beside from which it could attack, a bit each. */
    private final Map<Unit, Long> able = new LinkedHashMap<>();

    /** Where the attackers are in supply; nowhere without that option. */
    private final Places supplied;

    Exposure(Kasserine state, int hex) {
        this(state, hex, Ranges.of(state, attacker(state, hex)));
    }

    /** The same where the ranges of the attackers are known. */
    Exposure(Kasserine state, int hex, Ranges ranges) {
        this.state = state;
        this.hex = hex;
        Places near = state.map().adjacency().neighbours(hex);
        this.beside = near.toArray();
        Army attacker = attacker(state, hex);
        this.supplied =
                state.parameters().variants().supply()
                        ? S09_Supply.supplied(state, attacker)
                        : state.map().grid().none();
        Kasserine then = S04_Sequence.whenMoving(state, attacker);
        for (Ranges.Range range : ranges.all()) {
            if (range.most().intersects(near)) {
                add(range.unit(), range.arrives() ? arrival(then, range) : reach(then, range));
            }
        }
    }

    private void add(Unit unit, Places ends) {
        long from = where(below(beside.length), i -> ends.contains(beside[i]));
        if (!isEmpty(from)) {
            able.merge(unit, from, Bits::union);
        }
    }

    /** The enemy of whoever is in the hex; of an empty one, the enemy of whoever is to choose. */
    private static Army attacker(Kasserine state, int hex) {
        int number = state.numberAt(hex);
        return (number < 0 ? Step.of(state).army() : Unit.of(number).army()).enemy();
    }

    private static Places reach(Kasserine then, Ranges.Range range) {
        Unit unit = range.unit();
        boolean frozen =
                S17_PennyPackets.isInForce(then, unit.army())
                        && S17_PennyPackets.freezes(then, range.from());
        return frozen
                ? then.map().grid().none().with(range.from())
                : Reach.of(then, unit, Phase.MOVEMENT).ends().with(range.from());
    }

    /** Where a unit that arrives by a hex could end. */
    private static Places arrival(Kasserine then, Ranges.Range range) {
        Unit unit = range.unit();
        return S11_Reinforcements.open(then, unit, Phase.MOVEMENT).contains(range.from())
                ? Reach.of(then, new Going(unit.army(), Phase.MOVEMENT, unit, range.from())).ends()
                : then.map().grid().none();
    }

    Threat threat() {
        int number = state.numberAt(hex);
        Optional<BestAttack> best =
                able.isEmpty() || number < 0
                        ? Optional.empty()
                        : Optional.of(best(Unit.of(number)));
        return new Threat(hex, List.copyOf(able.keySet()), best);
    }

    /** The best attack: of the strongest over all hexes and the strongest but over mines. */
    private BestAttack best(Unit defender) {
        long all = below(beside.length);
        Attack over = declared(strongest(all), defender);
        Attack round = declared(strongest(minus(all, mined())), defender);
        return (round.differential() > over.differential() ? round : over).told();
    }

    /** The hexes beside that only a mined side parts from it. */
    private long mined() {
        return where(below(beside.length), i -> state.map().isMined(beside[i], hex));
    }

    /** Units and the hexes beside that they attack from, with what they are worth together. */
    private record Force(Map<Unit, Integer> units, int strength) {

        static final Force NOBODY = new Force(Map.of(), 0);

        Force with(Unit unit, int from, int attack) {
            Map<Unit, Integer> more = new LinkedHashMap<>(units);
            more.put(unit, from);
            return new Force(more, strength + attack);
        }
    }

    /** The strongest units, no two of them in one of these hexes. */
    private Force strongest(long hexes) {
        Force[] best = new Force[subsets(below(beside.length))];
        Arrays.fill(best, Force.NOBODY);
        able.forEach((unit, from) -> {
            for (int taken = best.length - 1; taken > 0; taken--) {
                for (int i : each(intersection(intersection(taken, from), hexes))) {
                    Force with =
                            best[(int) without(taken, i)].with(
                                    unit, beside[i], strength(unit, beside[i]));
                    best[taken] = with.strength() > best[taken].strength() ? with : best[taken];
                }
            }
        });
        return best[best.length - 1];
    }

    private int strength(Unit unit, int from) {
        return state.parameters().variants().supply() && !supplied.contains(from)
                ? S09_Supply.unsupplied(state, unit)
                : state.attack(unit);
    }

    /** An attack as it would be declared, in the state in which everybody is there. */
    private record Attack(Kasserine state, Engagement engagement) {

        int differential() {
            return engagement.attackers().isEmpty()
                    ? Integer.MIN_VALUE
                    : S07_Combat.effective(state, engagement);
        }

        BestAttack told() {
            return new BestAttack(
                    CombatResults.signed(differential()),
                    engagement.attackers().stream().toList(),
                    S07_Combat.attack(state, engagement),
                    S07_Combat.defence(state, engagement));
        }
    }

    private Attack declared(Force force, Unit defender) {
        Kasserine there = state;
        Units attackers = Units.none(defender.army().enemy());
        for (Map.Entry<Unit, Integer> one : force.units().entrySet()) {
            there = there.put(one.getKey(), one.getValue());
            attackers = attackers.with(one.getKey());
        }
        return new Attack(there, Engagement.declared(attackers, defender));
    }
}

package zeriba.kasserine.rules;

import static zeriba.board.Bits.*;

import java.util.Arrays;
import zeriba.board.Bits;
import zeriba.board.Places;
import zeriba.engine.rules.Options;
import zeriba.kasserine.rules.S07_Combat.Combat;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/**
 * The options of a combat phase, as blocks: a unit that may be attacked, and those that may do it.
 * By the unit attacked, then by the attackers, as a number counts up; then the bombardments, by
 * unit; last, the end.
 */
final class Attacks implements Options<Act> {

    private final Kasserine state;
    private final Combat combat;
    private final Army army;
    private final long bombs;
    private long targets;
    private long[] attackers = new long[8];
    private int blocks;
    private int size;

    private Attacks(Kasserine state, Combat combat) {
        this.state = state;
        this.combat = combat;
        this.army = combat.army();
        this.bombs = S08_SupportFire.targets(state, army);
        Places held = state.hexes(army.enemy()).intersection(state.zone(army));
        long near = 0;
        for (int hex = held.next(0); hex >= 0; hex = held.next(hex + 1)) {
            near = with(near, Unit.of(state.numberAt(hex)).bit());
        }
        for (Unit target : new Units(army.enemy(), minus(near, state.activity().struck()))) {
            add(target, S07_Combat.attackers(state, army, state.place(target)));
        }
    }

    static Attacks in(Kasserine state, Combat combat) {
        return new Attacks(state, combat);
    }

    private void add(Unit target, long able) {
        if (!Bits.isEmpty(able)) {
            if (blocks == attackers.length) {
                attackers = Arrays.copyOf(attackers, 2 * blocks);
            }
            targets = with(targets, target.bit());
            attackers[blocks++] = able;
            size += subsets(able) - 1;
        }
    }

    /** Whether there is nobody to attack or to bombard. */
    boolean isEmpty() {
        return size == 0 && Bits.isEmpty(bombs);
    }

    @Override
    public long size() {
        return size + Bits.size(bombs) + 1L;
    }

    @Override
    public Act get(long k) {
        int left = (int) k;
        for (int i = 0; i < blocks; i++) {
            int count = subsets(attackers[i]) - 1;
            if (left < count) {
                Unit target = Unit.of(army.enemy(), nth(targets, i));
                return new Act.Attack(new Units(army, subset(attackers[i], left + 1)), target);
            }
            left -= count;
        }
        int count = Bits.size(bombs);
        if (left < count) {
            return new Act.Bombard(Unit.of(army.enemy(), nth(bombs, left)));
        }
        if (left == count) {
            return Act.End.END;
        }
        throw new IndexOutOfBoundsException(k + " of " + size());
    }

    @Override
    public boolean contains(Act action) {
        return combat.allows(state, action);
    }
}

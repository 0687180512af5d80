package zeriba.kassala.rules;

import static zeriba.board.Bits.*;

import java.util.Arrays;
import zeriba.engine.rules.Options;
import zeriba.kassala.rules.S2E_Combat.Combat;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Units;

/**
 * The attacks that may be declared next, as blocks: the hexes attacked, the units that must be in
 * the attack, and those of which any may join. By the hexes attacked (those of the lowest first,
 * alone and then with others), then by the attackers, as a number counts up; bombardments last, by
 * hex, then by cannon.
 */
final class Attacks implements Options<Act> {

    private final Kassala state;
    private final Combat combat;
    private long[] hexes = new long[8];
    private long[] always = new long[8];
    private long[] free = new long[8];
    private int[] ends = new int[8];
    private int blocks = 0;
    private int firstBombardment = 0;
    private int size = 0;

    private Attacks(Kassala state, Combat combat) {
        this.state = state;
        this.combat = combat;
    }

    static Attacks in(Kassala state, Combat combat) {
        Attacks attacks = new Attacks(state, combat);
        Front front = Front.of(state);
        if (isEmpty(front.guns)) {
            S2E_Declarations.list(front, attacks);
            attacks.firstBombardment = attacks.blocks;
        } else {
            S4A_Declarations.list(front, attacks);
            attacks.firstBombardment = attacks.blocks;
            S4A_Declarations.listBombardments(front, attacks);
        }
        return attacks;
    }

    /** Attacks on these hexes by all of {@code must} and any of {@code may}, but not by nobody. */
    void add(long attacked, long must, long may) {
        int count = subsets(may) - (isEmpty(must) ? 1 : 0);
        if (count == 0) {
            return;
        }
        if (blocks == hexes.length) {
            hexes = Arrays.copyOf(hexes, 2 * blocks);
            always = Arrays.copyOf(always, 2 * blocks);
            free = Arrays.copyOf(free, 2 * blocks);
            ends = Arrays.copyOf(ends, 2 * blocks);
        }
        size += count;
        hexes[blocks] = attacked;
        always[blocks] = must;
        free[blocks] = may;
        ends[blocks] = size;
        blocks++;
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public Act get(long k) {
        if (k < 0 || k >= size) {
            throw new IndexOutOfBoundsException(k + " of " + size);
        }
        int block = 0;
        while (ends[block] <= k) {
            block++;
        }
        int before = block == 0 ? 0 : ends[block - 1];
        int number = (int) k - before + (isEmpty(always[block]) ? 1 : 0);
        Units attackers = new Units(union(always[block], subset(free[block], number)));
        Units defenders = state.unitsIn(hexes[block]);
        return block < firstBombardment
                ? new Act.Attack(attackers, defenders)
                : new Act.Bombard(attackers.first(), defenders);
    }

    @Override
    public boolean contains(Act action) {
        return combat.allows(state, action);
    }
}

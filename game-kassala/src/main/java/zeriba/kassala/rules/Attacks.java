package zeriba.kassala.rules;

import java.util.ArrayList;
import java.util.List;
import zeriba.board.Places64;
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
    private final List<Block> blocks = new ArrayList<>();
    private int firstBombardment = 0;
    private int size = 0;

    /**
     * Attacks on the same hexes.
     *
     * @param hexes those attacked
     * @param must who is in each
     * @param may of whom any may join
     * @param end the number of the first attack after them
     */
    private record Block(Places64 hexes, Units must, Units may, int end) {}

    private Attacks(Kassala state, Combat combat) {
        this.state = state;
        this.combat = combat;
    }

    static Attacks in(Kassala state, Combat combat) {
        Attacks attacks = new Attacks(state, combat);
        Front front = Front.of(state);
        if (front.guns.isEmpty()) {
            S2E_Declarations.list(front, attacks);
            attacks.firstBombardment = attacks.size;
        } else {
            S4A_Declarations.list(front, attacks);
            attacks.firstBombardment = attacks.size;
            S4A_Declarations.listBombardments(front, attacks);
        }
        return attacks;
    }

    /** Attacks on these hexes by all of {@code must} and any of {@code may}, but not by nobody. */
    void add(Places64 hexes, Units must, Units may) {
        int count = may.subsets() - (must.isEmpty() ? 1 : 0);
        if (count > 0) {
            size += count;
            blocks.add(new Block(hexes, must, may, size));
        }
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
        int before = 0;
        int i = 0;
        while (blocks.get(i).end() <= k) {
            before = blocks.get(i++).end();
        }
        Block block = blocks.get(i);
        int number = (int) k - before + (block.must().isEmpty() ? 1 : 0);
        Units attackers = block.must().union(block.may().subset(number));
        Units defenders = state.unitsIn(block.hexes());
        return k < firstBombardment
                ? new Act.Attack(attackers, defenders)
                : new Act.Bombard(attackers.first(), defenders);
    }

    @Override
    public boolean contains(Act action) {
        return combat.allows(state, action);
    }
}

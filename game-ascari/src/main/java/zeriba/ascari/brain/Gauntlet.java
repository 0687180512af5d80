package zeriba.ascari.brain;

import java.util.List;
import org.jspecify.annotations.Nullable;
import zeriba.ascari.rules.S4_Chances;
import zeriba.ascari.rules.S4_Fire;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Kind;
import zeriba.board.Places;

/**
 * What a unit meets once it has left its hex, where it hides nothing any more: who may still fire
 * in its turn fires once, where he hits best.
 */
final class Gauntlet {

    private static final double FACES = 6;

    private final Counter unit;
    private final Ascari left;
    private final boolean opens;
    private final @Nullable Fire[] fire;

    /** Who could fire at a unit in a hex, and how many faces of a die hit. */
    private static final class Fire {

        private final int[] firers;
        private final int[] faces;
        private final boolean[] isApart;

        Fire(Ascari left, List<Counter> by, int hex) {
            this.firers = new int[by.size()];
            this.faces = new int[firers.length];
            this.isApart = new boolean[firers.length];
            for (int i = 0; i < firers.length; i++) {
                Counter firer = by.get(i);
                firers[i] = firer.number();
                faces[i] = S4_Fire.faces(left, firer, hex, true)[0];
                isApart[i] = left.ground().distance(left.at(firer), hex) > 1;
            }
        }
    }

    Gauntlet(Ascari state, Counter unit) {
        this.unit = unit;
        this.opens = state.isOnMap(unit) && state.standing(state.at(unit)) == unit.number();
        this.left = opens ? state.draft().lift(unit.number()).done() : state;
        this.fire = new Fire[state.ground().size()];
    }

    boolean isOf(Counter other) {
        return unit.number() == other.number();
    }

    /** Whether somebody is seen by leaving who was hidden by who leaves. */
    boolean opens() {
        return opens;
    }

    /** The units that may be in the way of a line. */
    Places occupied() {
        return left.occupied();
    }

    /** How likely it is hit at all that enters these hexes one after another, 0 to 1. */
    double hit(List<Integer> way) {
        boolean isLoose = unit.kind() == Kind.SPEAR || unit.kind() == Kind.CAVALRY;
        int loose = isLoose ? left.battle().formation().loose() : 0;
        int[] best = new int[left.battle().units()];
        for (int hex : way) {
            Fire here = at(hex);
            for (int i = 0; i < here.firers.length; i++) {
                int faces = here.faces[i] + (here.isApart[i] ? loose : 0);
                best[here.firers[i]] = Math.max(best[here.firers[i]], faces);
            }
        }
        double missed = 1;
        for (int faces : best) {
            missed *= 1 - Math.min(FACES, faces) / FACES;
        }
        return 1 - missed;
    }

    private Fire at(int hex) {
        Fire known = fire[hex];
        if (known != null) {
            return known;
        }
        Fire found = new Fire(left, S4_Chances.firers(left, unit.army().enemy(), hex), hex);
        fire[hex] = found;
        return found;
    }
}

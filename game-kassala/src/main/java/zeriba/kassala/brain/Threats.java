package zeriba.kassala.brain;

import static zeriba.board.Bits.*;

import zeriba.kassala.state.Army;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Units;

/** What one army could do to the other in its next portion, each enemy hex taken by itself. */
final class Threats {

    /** No more comes together against one hex, as a rule. */
    private static final int MOST = 16;

    /** Enemy strength that would probably be lost, in points. */
    double loss;

    /** The chance that the Christians in Udaka, or the threatened party in it, would be lost. */
    double udaka;

    /** The same over the hexes of Kassala, added up. */
    double kassala;

    private final Ground ground;
    private final int[] against = new int[Ground.HEXES];
    private final int[] strength = new int[Ground.HEXES];

    Threats(Ground ground) {
        this.ground = ground;
    }

    /** Looks at what {@code attacker} could do. */
    void of(Board board, Army attacker) {
        long targets = board.occupied(attacker.enemy());
        for (long rest = targets; !isEmpty(rest); rest = withoutFirst(rest)) {
            int hex = first(rest);
            against[hex] = 0;
            strength[hex] = 0;
        }
        gather(board, attacker, targets);
        for (long rest = Units.of(attacker.enemy()).bits();
                !isEmpty(rest);
                rest = withoutFirst(rest)) {
            int unit = first(rest);
            int at = board.place[unit];
            if (at < Kassala.ELIMINATED) {
                strength[at] += ground.strength[unit];
            }
        }
        add(targets);
    }

    private void gather(Board board, Army attacker, long targets) {
        for (long rest = Units.of(attacker).bits(); !isEmpty(rest); rest = withoutFirst(rest)) {
            int unit = first(rest);
            int at = board.place[unit];
            if (at >= Kassala.ELIMINATED) {
                continue;
            }
            long near = intersection(ground.neighbours[at], targets);
            long reached = isEmpty(near) ? intersection(ground.threat[unit][at], targets) : near;
            for (int hex : each(reached)) {
                against[hex] += ground.strength[unit];
            }
        }
    }

    private void add(long targets) {
        loss = 0;
        udaka = 0;
        kassala = 0;
        for (long rest = targets; !isEmpty(rest); rest = withoutFirst(rest)) {
            int hex = first(rest);
            int attack = Math.min(MOST, against[hex]);
            if (attack == 0) {
                continue;
            }
            int column = ground.column(attack, strength[hex] + ground.bonus[hex]);
            double[] share = ground.share[column];
            double lost = share[Ground.DE] + (attack >= strength[hex] ? share[Ground.EX] : 0);
            loss += lost * strength[hex];
            if (ground.bonus[hex] != 0) {
                if (contains(ground.map.udaka(), hex)) {
                    udaka += lost;
                } else {
                    kassala += lost;
                }
            }
        }
    }
}

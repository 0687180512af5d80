package zeriba.kassala.brain;

import zeriba.board.Places64;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;
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
        Places64 targets = board.occupied(attacker.enemy());
        for (int hex : targets) {
            against[hex] = 0;
            strength[hex] = 0;
        }
        gather(board, attacker, targets);
        for (Unit unit : Units.of(attacker.enemy())) {
            int at = board.place(unit);
            if (at < Kassala.ELIMINATED) {
                strength[at] += ground.strength(unit);
            }
        }
        add(targets);
    }

    private void gather(Board board, Army attacker, Places64 targets) {
        for (Unit unit : Units.of(attacker)) {
            int at = board.place(unit);
            if (at >= Kassala.ELIMINATED) {
                continue;
            }
            Places64 near = ground.neighbours[at].intersection(targets);
            Places64 reached =
                    near.isEmpty() ? ground.threat(unit, at).intersection(targets) : near;
            for (int hex : reached) {
                against[hex] += ground.strength(unit);
            }
        }
    }

    private void add(Places64 targets) {
        loss = 0;
        udaka = 0;
        kassala = 0;
        for (int hex : targets) {
            int attack = Math.min(MOST, against[hex]);
            if (attack == 0) {
                continue;
            }
            int column = ground.column(attack, strength[hex] + ground.bonus[hex]);
            double[] share = ground.share[column];
            double lost = share[Ground.DE] + (attack >= strength[hex] ? share[Ground.EX] : 0);
            loss += lost * strength[hex];
            if (ground.bonus[hex] != 0) {
                if (ground.map.udaka().contains(hex)) {
                    udaka += lost;
                } else {
                    kassala += lost;
                }
            }
        }
    }
}

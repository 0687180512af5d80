package zeriba.kassala.brain;

import static zeriba.board.Bits.*;

import zeriba.board.Reach64;
import zeriba.engine.step.Agenda;
import zeriba.kassala.rules.S2D_Movement.Movement;
import zeriba.kassala.rules.general.S2E_Odds;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.CombatResult;
import zeriba.kassala.state.CombatResults;
import zeriba.kassala.state.GameParameters;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.KassalaMap;
import zeriba.kassala.state.Roster;
import zeriba.kassala.state.Unit;

/**
 * What never changes in a game, as tables: worked out once from the map and the rules' functions.
 */
final class Ground {

    static final int UNITS = Unit.all().size();
    static final int HEXES = 64;

    /** A distance that stands for "not at all". */
    static final int FAR = 12;

    final KassalaMap map;
    final Roster roster;
    final int[] strength = new int[UNITS];
    final long[] neighbours = new long[HEXES];

    /** What a town hex adds to its defence. */
    final int[] bonus = new int[HEXES];

    /** By unit and hex: what it could attack next turn if nobody were in its way. */
    final long[][] threat = new long[UNITS][HEXES];

    /** By hex: movement points to Udaka and to the nearer hex of Kassala, on foot. */
    final int[] footToUdaka = new int[HEXES];

    final int[] footToKassala = new int[HEXES];

    /** By hex: movement points for cavalry to a hex next to Udaka, to one next to Kassala. */
    final int[] horseToUdaka = new int[HEXES];

    final int[] horseToKassala = new int[HEXES];

    /** By column and result: the share of the six faces. */
    final double[][] share;

    /** Above this a strength counts as this: the odds are the same. */
    private static final int MOST = 63;

    private final byte[] column = new byte[(MOST + 1) * (MOST + 1)];
    private final byte[] attack = new byte[UNITS * HEXES * HEXES];

    Ground(GameParameters basic) {
        this.map = basic.map();
        this.roster = basic.roster();
        this.share = new double[basic.results().lastColumn() + 1][];
        for (Unit unit : Unit.all()) {
            strength[unit.number()] = roster.combat(unit);
        }
        Kassala empty = Kassala.empty(basic, Agenda.of(new Movement(Army.MOSLEM)));
        for (int hex = 0; hex < HEXES; hex++) {
            if (map.isHex(hex)) {
                neighbours[hex] = map.neighbours(hex);
                bonus[hex] = S2E_Odds.townBonus(empty, only(hex));
                distances(hex);
                for (Unit unit : Unit.all()) {
                    threat[unit.number()][hex] = threat(unit, hex);
                    attacks(empty.put(unit, hex), unit, hex);
                }
            }
        }
        shares(basic.results());
        columns(basic.results());
    }

    /** The strength of a unit in one hex in an attack on another that touches it. */
    int attack(int unit, int from, int to) {
        return attack[(unit * HEXES + from) * HEXES + to];
    }

    /** The column of the results table for two strengths; nobody defends with nothing. */
    int column(int attacking, int defending) {
        return column[Math.min(attacking, MOST) * (MOST + 1) + Math.min(defending, MOST)];
    }

    private void columns(CombatResults results) {
        for (int attacking = 0; attacking <= MOST; attacking++) {
            for (int defending = 1; defending <= MOST; defending++) {
                column[attacking * (MOST + 1) + defending] =
                        (byte) S2E_Odds.column(results, attacking, defending);
            }
        }
    }

    private void attacks(Kassala alone, Unit unit, int from) {
        for (int to : each(neighbours[from])) {
            attack[(unit.number() * HEXES + from) * HEXES + to] =
                    (byte) S2E_Odds.attack(alone, unit, only(to));
        }
    }

    private long threat(Unit unit, int hex) {
        Reach64 reach = unit.isCavalry() ? map.horse() : map.foot();
        long open = unit.isCavalry() ? map.openToHorse() : map.hexes();
        long reached = reach.within(hex, roster.movement(unit), open, NONE);
        return map.neighbours(with(reached, hex));
    }

    private void distances(int hex) {
        footToUdaka[hex] = distance(map.foot(), hex, map.udaka(), map.hexes());
        footToKassala[hex] = distance(map.foot(), hex, map.kassala(), map.hexes());
        long plain = map.openToHorse();
        horseToUdaka[hex] = distance(map.horse(), hex, map.neighbours(map.udaka()), plain);
        horseToKassala[hex] = distance(map.horse(), hex, map.neighbours(map.kassala()), plain);
    }

    private static int distance(Reach64 reach, int from, long goals, long open) {
        for (int points = 0; points < FAR; points++) {
            long reached = with(reach.within(from, points, open, NONE), from);
            if (meet(intersection(reached, goals), open)) {
                return points;
            }
        }
        return FAR;
    }

    private void shares(CombatResults results) {
        for (int column = 0; column < share.length; column++) {
            share[column] = new double[CombatResult.values().length];
            for (int die = 1; die <= 6; die++) {
                share[column][index(results.at(column, die))] += 1 / 6.0;
            }
        }
    }

    private static int index(CombatResult result) {
        return switch (result) {
            case DE -> DE;
            case AE -> AE;
            case EX -> EX;
            case C -> C;
        };
    }

    static final int DE = 0;
    static final int AE = 1;
    static final int EX = 2;
    static final int C = 3;
}

package zeriba.kassala.brain;

import zeriba.board.Places64;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

/**
 * What the battles of a combat portion will probably come to: units are dealt out to the hexes that
 * must be attacked, each where it helps most, and every battle is weighed with the results table.
 */
final class Battles {

    private static final int MOST_TARGETS = 16;

    /** Sums over all battles. */
    static final class Forecast {
        /** Strength that the other army probably loses, in points. */
        double gain;

        /** Strength that the mover probably loses, in points. */
        double loss;

        /** The chance that whoever is in Udaka is lost; over the hexes of Kassala added up. */
        double udaka;

        double kassala;
    }

    private final Ground ground;
    private final Forecast forecast = new Forecast();
    private final int[] hex = new int[MOST_TARGETS];
    private final int[] defence = new int[MOST_TARGETS];
    private final int[] defenders = new int[MOST_TARGETS];
    private final int[] attack = new int[MOST_TARGETS];
    private final int[] attackers = new int[MOST_TARGETS];
    private final Units[] joined = new Units[MOST_TARGETS];
    private final int[] into = new int[MOST_TARGETS];
    private int count;

    Battles(Ground ground) {
        this.ground = ground;
    }

    /** The forecast for what the mover must fight; overwritten by the next call. */
    Forecast of(Board board) {
        forecast.gain = 0;
        forecast.loss = 0;
        forecast.udaka = 0;
        forecast.kassala = 0;
        Places64 targets = board.targets();
        if (!targets.isEmpty()) {
            muster(board, targets);
            Units due = board.due(targets);
            deal(board, targets, due);
            merge(board, due);
            for (int i = 0; i < count; i++) {
                add(board, i);
            }
        }
        return forecast;
    }

    /** The forecast for one battle at these odds. */
    static Forecast forecast(
            Ground ground, Kassala state, Army army, Units attackers, Units defenders, int column) {
        Battles battles = new Battles(ground);
        double[] share = ground.share[column];
        int attack = state.roster().strength(attackers);
        int defence = state.roster().strength(defenders);
        int exchanged = Math.min(attack, defence);
        Forecast forecast = battles.forecast;
        forecast.gain = share[Ground.DE] * defence + share[Ground.EX] * exchanged;
        forecast.loss = share[Ground.AE] * attack + share[Ground.EX] * exchanged;
        boolean isMoslem = army == Army.MOSLEM;
        double lost =
                isMoslem
                        ? share[Ground.DE] + (attack >= defence ? share[Ground.EX] : 0)
                        : share[Ground.AE] + (attack <= defence ? share[Ground.EX] : 0);
        for (int hex : state.hexes(isMoslem ? defenders : attackers)) {
            battles.addTown(hex, lost);
        }
        return forecast;
    }

    private void muster(Board board, Places64 targets) {
        count = 0;
        for (int target : targets) {
            if (count == MOST_TARGETS) {
                break;
            }
            hex[count] = target;
            attack[count] = 0;
            attackers[count] = 0;
            joined[count] = Units.NONE;
            defenders[count] = 0;
            into[count] = count;
            count++;
        }
        for (Unit unit : Units.of(board.mover.enemy())) {
            int at = board.place(unit);
            if (targets.contains(at)) {
                int i = targets.indexOf(at);
                if (i < count) {
                    defenders[i] += ground.strength(unit);
                }
            }
        }
        for (int i = 0; i < count; i++) {
            defence[i] = defenders[i] + ground.bonus[hex[i]];
        }
    }

    /** First those who have no choice, then each of the others where it changes most. */
    private void deal(Board board, Places64 targets, Units due) {
        Units open = Units.NONE;
        for (Unit unit : due) {
            Places64 near = ground.neighbours[board.place(unit)].intersection(targets);
            if (near.size() == 1) {
                join(board, unit, targets.indexOf(near.first()));
            } else {
                open = open.with(unit);
            }
        }
        for (Unit unit : open) {
            join(board, unit, best(board, unit, targets));
        }
    }

    private int best(Board board, Unit unit, Places64 targets) {
        int best = -1;
        double most = Double.NEGATIVE_INFINITY;
        for (int target : ground.neighbours[board.place(unit)].intersection(targets)) {
            int i = targets.indexOf(target);
            if (i >= count) {
                continue;
            }
            int more = ground.attack(unit, board.place(unit), hex[i]);
            double gained =
                    worth(attack[i] + more, attackers[i] + ground.strength(unit), i)
                            - (joined[i].isEmpty()
                                    ? -defence[i]
                                    : worth(attack[i], attackers[i], i));
            if (gained > most) {
                most = gained;
                best = i;
            }
        }
        return best;
    }

    private double worth(int strength, int printed, int i) {
        double[] share = ground.share[ground.column(strength, defence[i])];
        int exchanged = Math.min(printed, defenders[i]);
        double gain = share[Ground.DE] * defenders[i] + share[Ground.EX] * exchanged;
        return gain - share[Ground.AE] * printed - share[Ground.EX] * exchanged;
    }

    private void join(Board board, Unit unit, int i) {
        if (i >= 0 && i < count) {
            attack[i] += ground.attack(unit, board.place(unit), hex[i]);
            attackers[i] += ground.strength(unit);
            joined[i] = joined[i].with(unit);
        }
    }

    /** A hex that nobody was dealt to is attacked together with another by one who touches both. */
    private void merge(Board board, Units due) {
        for (int i = 0; i < count; i++) {
            if (!joined[i].isEmpty()) {
                continue;
            }
            for (Unit unit : due) {
                if (into[i] == i && ground.neighbours[board.place(unit)].contains(hex[i])) {
                    into[i] = where(unit, i);
                }
            }
            if (into[i] != i) {
                defence[into[i]] += defence[i];
                defenders[into[i]] += defenders[i];
            }
        }
    }

    private int where(Unit unit, int otherwise) {
        for (int i = 0; i < count; i++) {
            if (joined[i].contains(unit)) {
                return i;
            }
        }
        return otherwise;
    }

    private void add(Board board, int i) {
        int at = into[i];
        if (joined[at].isEmpty()) {
            return;
        }
        double[] share = ground.share[ground.column(attack[at], defence[at])];
        double gone = share[Ground.DE] + (attackers[at] >= defenders[at] ? share[Ground.EX] : 0);
        double dead = share[Ground.AE] + (attackers[at] <= defenders[at] ? share[Ground.EX] : 0);
        if (board.mover == Army.MOSLEM) {
            addTown(hex[i], gone);
        }
        if (at == i) {
            int exchanged = Math.min(attackers[i], defenders[i]);
            forecast.gain += share[Ground.DE] * defenders[i] + share[Ground.EX] * exchanged;
            forecast.loss += share[Ground.AE] * attackers[i] + share[Ground.EX] * exchanged;
            if (board.mover == Army.CHRISTIAN) {
                for (Unit unit : joined[i]) {
                    addTown(board.place(unit), dead);
                }
            }
        }
    }

    private void addTown(int where, double lost) {
        if (ground.bonus[where] != 0) {
            if (ground.map.udaka().contains(where)) {
                forecast.udaka += lost;
            } else {
                forecast.kassala += lost;
            }
        }
    }
}

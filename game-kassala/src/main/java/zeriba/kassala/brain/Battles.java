package zeriba.kassala.brain;

import static zeriba.board.Bits.*;

import zeriba.kassala.state.Army;
import zeriba.kassala.state.Kassala;
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
    private final long[] joined = new long[MOST_TARGETS];
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
        long targets = board.targets();
        if (!isEmpty(targets)) {
            muster(board, targets);
            long due = board.due(targets);
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
        for (long rest = state.hexes(isMoslem ? defenders : attackers);
                !isEmpty(rest);
                rest = withoutFirst(rest)) {
            int hex = first(rest);
            battles.addTown(hex, lost);
        }
        return forecast;
    }

    private void muster(Board board, long targets) {
        count = 0;
        for (long rest = targets; !isEmpty(rest); rest = withoutFirst(rest)) {
            int target = first(rest);
            if (count == MOST_TARGETS) {
                break;
            }
            hex[count] = target;
            attack[count] = 0;
            attackers[count] = 0;
            joined[count] = 0;
            defenders[count] = 0;
            into[count] = count;
            count++;
        }
        for (long rest = Units.of(board.mover.enemy()).bits();
                !isEmpty(rest);
                rest = withoutFirst(rest)) {
            int unit = first(rest);
            int at = board.place[unit];
            if (contains(targets, at)) {
                int i = indexOf(targets, at);
                if (i < count) {
                    defenders[i] += ground.strength[unit];
                }
            }
        }
        for (int i = 0; i < count; i++) {
            defence[i] = defenders[i] + ground.bonus[hex[i]];
        }
    }

    /** First those who have no choice, then each of the others where it changes most. */
    private void deal(Board board, long targets, long due) {
        long open = NONE;
        for (long rest = due; !isEmpty(rest); rest = withoutFirst(rest)) {
            int unit = first(rest);
            long near = intersection(ground.neighbours[board.place[unit]], targets);
            if (size(near) == 1) {
                join(board, unit, indexOf(targets, first(near)));
            } else {
                open = with(open, unit);
            }
        }
        for (long rest = open; !isEmpty(rest); rest = withoutFirst(rest)) {
            int unit = first(rest);
            join(board, unit, best(board, unit, targets));
        }
    }

    private int best(Board board, int unit, long targets) {
        int best = -1;
        double most = Double.NEGATIVE_INFINITY;
        long near = intersection(ground.neighbours[board.place[unit]], targets);
        for (long rest = near; !isEmpty(rest); rest = withoutFirst(rest)) {
            int target = first(rest);
            int i = indexOf(targets, target);
            if (i >= count) {
                continue;
            }
            int more = ground.attack(unit, board.place[unit], hex[i]);
            double gained =
                    worth(attack[i] + more, attackers[i] + ground.strength[unit], i)
                            - (isEmpty(joined[i])
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

    private void join(Board board, int unit, int i) {
        if (i >= 0 && i < count) {
            attack[i] += ground.attack(unit, board.place[unit], hex[i]);
            attackers[i] += ground.strength[unit];
            joined[i] = with(joined[i], unit);
        }
    }

    /** A hex that nobody was dealt to is attacked together with another by one who touches both. */
    private void merge(Board board, long due) {
        for (int i = 0; i < count; i++) {
            if (!isEmpty(joined[i])) {
                continue;
            }
            for (long rest = due; !isEmpty(rest); rest = withoutFirst(rest)) {
                int unit = first(rest);
                if (into[i] == i && contains(ground.neighbours[board.place[unit]], hex[i])) {
                    into[i] = where(unit, i);
                }
            }
            if (into[i] != i) {
                defence[into[i]] += defence[i];
                defenders[into[i]] += defenders[i];
            }
        }
    }

    private int where(int unit, int otherwise) {
        for (int i = 0; i < count; i++) {
            if (contains(joined[i], unit)) {
                return i;
            }
        }
        return otherwise;
    }

    private void add(Board board, int i) {
        int at = into[i];
        if (isEmpty(joined[at])) {
            return;
        }
        double[] share = ground.share[ground.column(attack[at], defence[at])];
        double gone = share[Ground.DE] + (attackers[at] >= defenders[at] ? share[Ground.EX] : 0);
        if (board.mover == Army.MOSLEM) {
            addTown(hex[i], gone);
        }
        if (at == i) {
            int exchanged = Math.min(attackers[i], defenders[i]);
            forecast.gain += share[Ground.DE] * defenders[i] + share[Ground.EX] * exchanged;
            forecast.loss += share[Ground.AE] * attackers[i] + share[Ground.EX] * exchanged;
            if (board.mover == Army.CHRISTIAN) {
                for (long rest = joined[i]; !isEmpty(rest); rest = withoutFirst(rest)) {
                    int unit = first(rest);
                    boolean isGiven = attackers[i] - ground.strength[unit] < defenders[i];
                    double dead = share[Ground.AE] + (isGiven ? share[Ground.EX] : 0);
                    addTown(board.place[unit], dead);
                }
            }
        }
    }

    private void addTown(int where, double lost) {
        if (ground.bonus[where] != 0) {
            if (contains(ground.map.udaka(), where)) {
                forecast.udaka += lost;
            } else {
                forecast.kassala += lost;
            }
        }
    }
}

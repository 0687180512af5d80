package zeriba.fireandsword.page;

import java.util.Optional;
import zeriba.fireandsword.rules.AskedBattle;
import zeriba.fireandsword.rules.battle.Muster;

/**
 * How battles that were drawn went.
 *
 * @param trials how often the action was played out
 * @param battles how many battles were fought then; 0 where nobody was met
 * @param win the share of the battles that was won, 0 to 1
 * @param interval half the width of the 95 % interval of that share
 * @param barred of the battles, those that are not for the field
 */
record Won(int trials, int battles, double win, double interval, Barred barred) {

    /** Half the width of a 95 % interval, in standard errors. */
    static final double Z95 = 1.959963984540054;

    /**
     * Of battles that were drawn those that are not for the field (rule 12.9).
     *
     * @param boats those with boats beside others
     * @param many those of more than the map has room for
     */
    record Barred(int boats, int many) {

        static final Barred NONE = new Barred(0, 0);

        Barred with(Muster muster) {
            if (AskedBattle.isForTheField(muster)) {
                return this;
            }
            return AskedBattle.hasBoats(muster)
                    ? new Barred(boats + 1, many)
                    : new Barred(boats, many + 1);
        }

        int all() {
            return boats + many;
        }
    }

    /** Why each battle that was drawn will be fought quickly, where none is for the field. */
    Optional<String> quickly() {
        return barred.all() < battles
                ? Optional.empty()
                : Optional.of(barred.boats() > 0 ? "boats" : "many");
    }

    /** Half the width of Wilson's 95 % interval of a share of so many. */
    static double half(double p, int n) {
        double z2 = Z95 * Z95 / n;
        return Z95 / (1 + z2) * Math.sqrt(p * (1 - p) / n + z2 / (4.0 * n));
    }
}

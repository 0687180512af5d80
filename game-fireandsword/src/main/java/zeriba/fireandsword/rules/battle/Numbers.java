package zeriba.fireandsword.rules.battle;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import zeriba.board.map.MapDataException;
import zeriba.board.map.MapRow;
import zeriba.board.map.MapText;
import zeriba.engine.rules.Rule;

/**
 * The numbers of the resolver, as {@code numbers.tsv} has them: name, values, where from. Shares
 * are hundredths, so that they are compared exactly.
 */
@Rule("QB.2")
final class Numbers {

    private static final Map<String, double[]> TABLE =
            read(MapText.read("numbers.tsv", Numbers.class.getResourceAsStream("numbers.tsv")));

    /** The share that is all of it. */
    static final int WHOLE = 100;

    /** Hits by band 3, 2, 1, where a die shows no more than the number. */
    static final int[][] RIFLE = {
        whole("rifle-raw"), whole("rifle-trained"), whole("rifle-veteran")
    };

    static final int[] MAGAZINE = whole("magazine-bonus");
    static final int[] CARBINE = whole("carbine");
    static final int[] ARTILLERY = whole("artillery");
    static final int[] MACHINE_GUN = whole("machine-gun");
    static final int[] GUNBOAT = whole("gunboat");
    static final int[] DERVISH_RIFLES = whole("dervish-rifles");
    static final int[] JEHADIA = whole("jehadia");
    static final int[] DERVISH_GUN = whole("dervish-gun");

    /** Dice by gun, machine gun, boat and Dervish gun. */
    static final int ARTILLERY_DICE = one("artillery-dice");

    static final int MACHINE_GUN_DICE = one("machine-gun-dice");
    static final int MACHINE_GUN_JAMS = one("machine-gun-jams");
    static final int GUNBOAT_DICE = one("gunboat-dice");
    static final int DERVISH_GUN_DICE = one("dervish-gun-dice");

    static final int SPENT_FIRE = one("spent-fire");
    static final int WORKS_FIRE = one("works-fire");
    static final int WORKS_GUNS = one("works-guns");
    static final int COVER_FIRE = one("cover-fire");
    static final int RAW_PANIC = one("raw-panic");

    /** Melee of foot by grade, then of cavalry and crews. */
    static final int[] MELEE = whole("melee");

    static final int MELEE_CAVALRY = one("melee-cavalry");
    static final int MELEE_CREW = one("melee-crew");
    static final int SPENT_MELEE = one("spent-melee");
    static final int WORKS_MELEE = one("works-melee");
    static final int ZERIBA_MELEE = one("zeriba-melee");
    static final int BREACH = one("breach");

    /** Melee of spears, fuzzies, horse, rifles, Jehadia and gunners, in that order. */
    static final int[] DERVISH_MELEE = whole("dervish-melee");

    /** What is added to it against each grade. */
    static final int[] DERVISH_AGAINST = whole("dervish-against");

    static final int[] STAND = whole("stand");
    static final int COMMANDER = one("commander");
    static final int ZERIBA = one("zeriba");
    static final int UNTOUCHED = one("untouched");
    static final int WORN = one("worn");
    static final int SPENT = one("spent");
    static final int FALLEN = one("fallen");
    static final int AMBUSHED = one("ambushed");
    static final int SURPRISED = one("surprised");
    static final int[] CONTAGION = whole("contagion");
    static final int MOST_CONTAGION = one("most-contagion");
    static final int[] ROUT = shares("rout");
    static final int ROUT_CAVALRY = share("rout-cavalry");
    static final int RALLY = one("rally");

    static final int ADVANCE_SLOPE = one("advance-slope");
    static final int ADVANCE_BASE = share("advance-base");
    static final int ARMY_START = share("army-start");
    static final int ARMY_BASE = share("army-base");
    static final int ARMY_SLOPE = one("army-slope");
    static final int ARMY_WORKS = share("army-works");
    static final int SALLY = one("sally");
    static final int LAST_ROUND = one("last-round");
    static final int QUIT_ATTACK = share("quit-attack");
    static final int QUIT_DEFENCE = share("quit-defence");
    static final int WORN_AT = share("worn-at");
    static final int SPENT_AT = share("spent-at");

    static final int STEAMER_DICE = one("steamer-dice");
    static final int STEAMER_HIT = one("steamer-hit");
    static final int STEAMER_PASSES = share("steamer-passes");
    static final int STEAMER_ROUNDS = one("steamer-rounds");
    static final int EMBARKED_MOST = one("embarked-most");
    static final int EMBARKED_HIT = one("embarked-hit");
    static final int STEAMER_RIFLES = one("steamer-rifles");
    static final int STEAMER_GUNS = one("steamer-guns");
    static final int MINOR_DAMAGE = one("minor-damage");
    static final int MAJOR_DAMAGE = one("major-damage");

    static final int BOMBARDED = one("bombarded");
    static final int LATE = one("late");
    static final int ASSAULT_ODDS = share("assault-odds");
    static final int ROUT_HOT = share("rout-hot");
    static final int SHAKEN_BY_CHARGE = share("shaken-by-charge");
    static final int WAVERS_AT = share("wavers-at");
    static final int WAVER_BASE = share("waver-base");
    static final int SHAKEN_BY_LOSSES = share("shaken-by-losses");
    static final int STEAMER_STANDS_A_DIE = one("steamer-stands-a-die");
    static final int STEAMER_DICE_A_GUN = one("steamer-dice-a-gun");
    static final int SMALL = one("small");

    /** How many times as many Dervishes shake those who are charged, and shake them more. */
    static final int[] MANY = whole("many");

    /** The stands of bands: those that are certain, and the sides of the die for the others. */
    static final int[] SPEAR_BAND = whole("spear-band");

    static final int[] RIFLE_BAND = whole("rifle-band");
    static final int[] HORSE_BAND = whole("horse-band");
    static final int[] JEHADIA_BAND = whole("jehadia-band");
    static final int UNITS_A_GUN_IN_TOWN = one("units-a-gun-in-town");
    static final int UNITS_A_GUN = one("units-a-gun");

    private Numbers() {}

    private static Map<String, double[]> read(MapText text) {
        Map<String, double[]> table = new HashMap<>();
        for (MapRow row : text.rows()) {
            row.withFields(3, "name values provenance");
            double[] values =
                    row.words(1, "values").stream().mapToDouble(v -> value(row, v)).toArray();
            if (table.put(row.word(), values) != null) {
                throw row.fault(row.word() + " is given twice");
            }
        }
        return table;
    }

    private static double value(MapRow row, String word) {
        try {
            return Double.parseDouble(word);
        } catch (NumberFormatException _) {
            throw row.fault(word + " is not a number");
        }
    }

    private static double[] values(String name) {
        double[] values = TABLE.get(name);
        if (values == null) {
            throw new MapDataException("numbers.tsv", 0, "the number " + name + " is missing");
        }
        return values;
    }

    private static int[] whole(String name) {
        return Arrays.stream(values(name)).mapToInt(v -> (int) v).toArray();
    }

    private static int one(String name) {
        return whole(name)[0];
    }

    private static int[] shares(String name) {
        return Arrays.stream(values(name)).mapToInt(v -> (int) Math.round(WHOLE * v)).toArray();
    }

    private static int share(String name) {
        return shares(name)[0];
    }

    /** A share of something, rounded up. */
    static int up(int share, int of) {
        return (share * of + WHOLE - 1) / WHOLE;
    }
}

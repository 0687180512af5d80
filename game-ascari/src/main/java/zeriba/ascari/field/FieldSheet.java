package zeriba.ascari.field;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import zeriba.board.HexGrid;
import zeriba.board.Layout;
import zeriba.board.Places;
import zeriba.engine.dice.SplitMix64;
import zeriba.field.Contact;
import zeriba.field.FieldBattle;
import zeriba.field.Land;

/**
 * The map of a battle: its ground with the works of this battle, and where the forces are set up.
 *
 * @param letters the terrain of each hex, by number
 * @param own where the force is set up
 * @param rivals where the enemy is set up
 * @param objectives what the force attacks; none where it is attacked
 * @param exits the forward edge of a force on the march, by which its transport leaves
 */
record FieldSheet(String letters, Places own, Places rivals, Places objectives, Places exits) {

    static final HexGrid GRID = HexGrid.rectangle(Layout.FLAT_EVEN_LOWER, 18, 14);

    /** Where a column stands, or a camp. */
    static final int MIDDLE = GRID.hex("0907");

    private static final char VILLAGE = 'v';
    private static final char ZERIBA = 'z';
    private static final int SIX = 6;

    /** The map of a battle in which the force has so many counters. */
    static FieldSheet of(FieldBattle battle, int counters, FieldFigures figures) {
        char[] letters = FieldGround.of(battle.land(), battle.ground(), figures);
        SplitMix64 random = SplitMix64.of(battle.seed(), battle.ground());
        if (battle.contact() == Contact.STEAMER) {
            return FieldRiver.of(battle, figures, random);
        }
        return battle.contact().isAssault()
                ? assault(letters, random, figures.figure("town-column"))
                : stand(battle, counters, letters, random);
    }

    private static Places where(char[] letters, IntPredicate test) {
        return Places.where(
                GRID.size(), hex -> letters[hex] != FieldGround.WATER && test.test(hex));
    }

    /** The force stands in the middle, and the enemy comes at it. */
    private static FieldSheet stand(
            FieldBattle battle, int counters, char[] letters, SplitMix64 random) {
        Places own = GRID.within(MIDDLE, radius(battle, counters));
        own.forEach(hex -> letters[hex] = FieldGround.CLEAR);
        if (battle.contact().hasZeriba()) {
            own.stream()
                    .filter(hex -> Stations.isRim(hex, own))
                    .forEach(hex -> letters[hex] = ZERIBA);
        }
        int column = random.below(2) == 0 ? GRID.columns() : 1;
        int row = battle.land() == Land.NILE || random.below(2) == 0 ? 1 : GRID.rows();
        Places rivals = where(letters, about(battle.contact(), own, column, row));
        Places exits =
                battle.contact().isOnTheMarch()
                        ? where(letters, hex -> GRID.column(hex) == column)
                        : GRID.none();
        return new FieldSheet(new String(letters), own, rivals, GRID.none(), exits);
    }

    /** Where the enemy is set up around a force. */
    private static IntPredicate about(Contact contact, Places own, int column, int row) {
        return switch (contact) {
            case COLUMN -> hex -> isOnTheL(hex, column, row);
            case CAMP -> hex -> nearest(hex, own) >= 5;
            case SURPRISE -> hex -> isWithin(nearest(hex, own), 4, 5);
            case AMBUSH -> hex -> isWithin(nearest(hex, own), 3, 4);
            case TOWN, SORTIE, RELIEF, STEAMER ->
                    throw new IllegalStateException("the force comes");
        };
    }

    /** So far around the middle that there is room; so near in a camp that thorns are manned. */
    private static int radius(FieldBattle battle, int counters) {
        int roomy = battle.contact().hasZeriba() ? SIX : SIX / 2;
        return counters <= roomy ? 1 : counters <= 2 * SIX ? 2 : 3;
    }

    private static boolean isWithin(int number, int from, int to) {
        return from <= number && number <= to;
    }

    /** On the short edge of a column, two hexes deep, or on the long edge of a row. */
    private static boolean isOnTheL(int hex, int column, int row) {
        return Math.abs(GRID.column(hex) - column) <= 1 || GRID.row(hex) == row;
    }

    private static int nearest(int hex, Places places) {
        return places.stream().map(one -> GRID.distance(one, hex)).min().orElseThrow();
    }

    /** The enemy holds houses and works in the east, and the force comes from the west. */
    private static FieldSheet assault(char[] letters, SplitMix64 random, int column) {
        int heart = GRID.at(column, 5 + random.below(5)).orElseThrow();
        Places town = GRID.within(heart, 1).intersection(where(letters, _ -> true));
        Places ring = GRID.within(heart, 2).intersection(where(letters, _ -> true)).minus(town);
        town.forEach(hex -> letters[hex] = VILLAGE);
        ring.forEach(hex -> letters[hex] = isWork(hex, heart, random) ? ZERIBA : letters[hex]);
        Places about = GRID.within(heart, 3).intersection(where(letters, _ -> true));
        Places own = where(letters, hex -> GRID.column(hex) <= 3);
        own.forEach(hex -> letters[hex] = FieldGround.CLEAR);
        return new FieldSheet(new String(letters), own, about, town, GRID.none());
    }

    /** Works lie toward the force, with gaps. */
    private static boolean isWork(int hex, int heart, SplitMix64 random) {
        return random.below(3) > 0 && GRID.column(hex) <= GRID.column(heart);
    }

    /** Its rows, as a data file has them. */
    List<String> rows() {
        List<String> rows = new ArrayList<>();
        for (int row = 1; row <= GRID.rows(); row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 1; column <= GRID.columns(); column++) {
                line.append(letters.charAt(GRID.at(column, row).orElseThrow()));
            }
            rows.add(line.toString());
        }
        return rows;
    }
}

package zeriba.ascari.field;

import static zeriba.ascari.field.FieldSheet.GRID;

import java.util.Arrays;
import zeriba.board.Places;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Rule;
import zeriba.field.FieldBattle;

/**
 * The map of a steamer's battle: the bank of its space, moved north until its water lies in the
 * middle, and another bank over against it.
 */
@Rule("FIELD.BOAT")
final class FieldRiver {

    /** The other bank is another ground of the same number. */
    private static final int OTHER_BANK = 1 << 16;

    /** The water that is to be reached is so many columns deep. */
    private static final int REACH = 3;

    private final FieldBattle battle;
    private final FieldFigures figures;
    private final boolean eastward;
    private final char[] letters = new char[GRID.size()];

    private FieldRiver(FieldBattle battle, FieldFigures figures, boolean eastward) {
        this.battle = battle;
        this.figures = figures;
        this.eastward = eastward;
    }

    /** The map of a steamer's battle, which chance has go east or west. */
    static FieldSheet of(FieldBattle battle, FieldFigures figures, SplitMix64 random) {
        FieldRiver river = new FieldRiver(battle, figures, random.below(2) == 0);
        river.draw();
        return river.sheet();
    }

    private void draw() {
        char[] near = FieldGround.of(battle.land(), battle.ground(), figures);
        char[] far = FieldGround.of(battle.land(), OTHER_BANK + battle.ground(), figures);
        int dry = FieldGround.dry(battle.land(), figures);
        int bank = dry / 2;
        int water = GRID.rows() - dry;
        Arrays.fill(letters, FieldGround.WATER);
        for (int column = 1; column <= GRID.columns(); column++) {
            for (int row = 1; row <= bank; row++) {
                letters[hex(column, row)] = near[hex(column, dry - bank + row)];
            }
            for (int row = bank + water + 1; row <= GRID.rows(); row++) {
                letters[hex(column, row)] = far[hex(column, dry - (row - bank - water - 1))];
            }
        }
    }

    private static int hex(int column, int row) {
        return GRID.at(column, row).orElseThrow();
    }

    /** How far along the river a hex lies, from 1 where the boat comes in. */
    private int along(int hex) {
        return eastward ? GRID.column(hex) : GRID.columns() + 1 - GRID.column(hex);
    }

    private FieldSheet sheet() {
        Places water = Places.where(GRID.size(), hex -> letters[hex] == FieldGround.WATER);
        Places end = Places.where(GRID.size(), hex -> water.contains(hex) && isLast(hex));
        int come = figures.figure("come", battle.contact());
        Places entry = Places.where(GRID.size(), hex -> water.contains(hex) && along(hex) == come);
        int from = figures.figure("banks-from", battle.contact());
        int deep = figures.figure("banks-deep", battle.contact());
        Places banks =
                Places.where(GRID.size(), hex -> along(hex) >= from && isNear(hex, water, deep));
        return new FieldSheet(new String(letters), entry, banks.minus(water), end, GRID.none());
    }

    private boolean isLast(int hex) {
        return along(hex) > GRID.columns() - REACH;
    }

    private static boolean isNear(int hex, Places water, int deep) {
        return water.stream().anyMatch(wet -> GRID.distance(wet, hex) <= deep);
    }
}

package zeriba.ascari.field;

import static zeriba.ascari.field.FieldSheet.GRID;

import java.util.ArrayList;
import java.util.List;
import zeriba.board.Layout;
import zeriba.board.Places;
import zeriba.board.map.MapRow;
import zeriba.engine.dice.SplitMix64;
import zeriba.field.Land;

/** The ground of a space, made from its number: the same whenever one fights there. */
final class FieldGround {

    static final char CLEAR = '.';
    static final char PALMS = 'p';
    static final char KHOR = 'k';
    static final char SLOPE = 's';
    static final char HILL = 'h';
    static final char WATER = 'w';

    private static final int HUNDRED = 100;
    private static final int SOUTH = 3;

    private final MapRow recipe;
    private final SplitMix64 random;
    private final char[] letters = new char[GRID.size()];

    private FieldGround(MapRow recipe, SplitMix64 random) {
        this.recipe = recipe;
        this.random = random;
    }

    /** How many rows of a land with water are dry. */
    static int dry(Land land, FieldFigures figures) {
        return GRID.rows() - figures.land(land).number("water");
    }

    /** The letters of the hexes, by number. */
    static char[] of(Land land, int ground, FieldFigures figures) {
        FieldGround made =
                new FieldGround(
                        figures.land(land),
                        SplitMix64.of(ground, figures.land(land).number("stream")));
        made.make();
        return made.letters;
    }

    private void make() {
        java.util.Arrays.fill(letters, CLEAR);
        int shore = GRID.rows() - recipe.number("water");
        for (int ridge = 0; ridge < recipe.number("ridges"); ridge++) {
            ridge(shore);
        }
        for (int khor = 0; khor < recipe.number("khors"); khor++) {
            khor(shore);
        }
        for (int scrub = 0; scrub < recipe.number("scrub"); scrub++) {
            put(random.below(GRID.size()), PALMS);
        }
        bank(shore);
    }

    private void put(int hex, char letter) {
        if (letters[hex] == CLEAR) {
            letters[hex] = letter;
        }
    }

    /** Slopes that grow from a hex away from the middle, hills in the heart of them. */
    private void ridge(int shore) {
        int heart = outside(shore);
        List<Integer> grown = new ArrayList<>(List.of(heart));
        for (int i = 0; i < grown.size() && grown.size() < recipe.number("ridge"); i++) {
            for (int way = 0; way < Layout.WAYS && grown.size() < recipe.number("ridge"); way++) {
                int beside = GRID.neighbour(grown.get(i), way);
                if (beside >= 0 && !grown.contains(beside) && random.below(3) > 0) {
                    grown.add(beside);
                }
            }
        }
        int hills = Math.min(recipe.number("hill"), grown.size());
        for (int i = 0; i < grown.size(); i++) {
            put(grown.get(i), i < hills ? HILL : SLOPE);
        }
    }

    /** A hex that is no nearer to the middle than where forces stand. */
    private int outside(int shore) {
        Places far = GRID.hexes().minus(GRID.within(FieldSheet.MIDDLE, 4)).minus(below(shore));
        return far.nth(random.below(far.size()));
    }

    private static Places below(int shore) {
        return Places.where(GRID.size(), hex -> GRID.row(hex) > shore);
    }

    /** A dry bed that winds down the map. */
    private void khor(int shore) {
        int length = recipe.number("khor");
        int hex = GRID.at(1 + random.below(GRID.columns()), 1 + random.below(3)).orElseThrow();
        for (int i = 0; i < length && GRID.row(hex) <= shore; i++) {
            put(hex, KHOR);
            int next = GRID.neighbour(hex, Math.floorMod(SOUTH - 1 + random.below(3), Layout.WAYS));
            if (next < 0) {
                return;
            }
            hex = next;
        }
    }

    /** Water along the southern edge, and palms on its bank. */
    private void bank(int shore) {
        for (int hex = 0; hex < letters.length; hex++) {
            int row = GRID.row(hex);
            if (row > shore) {
                letters[hex] = WATER;
            } else if (row == shore && random.below(HUNDRED) < recipe.number("bank")) {
                put(hex, PALMS);
            }
        }
    }
}

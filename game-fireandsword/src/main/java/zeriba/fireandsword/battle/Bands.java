package zeriba.fireandsword.battle;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.Rule;

/** Which Dervishes a unit turns out to be: a rub, a band of horse, a band of riflemen. */
public final class Bands {

    private static final int SPEAR_SIDES = 3;
    private static final int SPEAR_BASE = 7;
    private static final int RIFLE_BASE = 5;
    private static final int OTHER_SIDES = 4;
    private static final int HORSE_BASE = 9;
    private static final int JEHADIA_BASE = 7;

    private Bands() {}

    /** The dice for the stands of a unit of this type, thrown 1 to 6. */
    @Rule("11.3")
    public static int[] sides(int type) {
        return switch (type) {
            case 2, 3 -> new int[] {OTHER_SIDES};
            default -> new int[] {SPEAR_SIDES, SPEAR_SIDES, SPEAR_SIDES};
        };
    }

    /** Unit number {@code unit} of this type with the stands that the dice gave it. */
    @Rule("11.3")
    public static List<Troop> of(int unit, int type, Faces faces) {
        return switch (type) {
            case 2 -> List.of(band(unit, "cav", Arm.HORSE, HORSE_BASE + faces.next()));
            case 3 -> List.of(band(unit, "jeh", Arm.JEHADIA, JEHADIA_BASE + faces.next()));
            default -> {
                Arm arm = type == 1 ? Arm.FUZZIES : Arm.SPEARS;
                List<Troop> rub = new ArrayList<>();
                rub.add(band(unit, "a", arm, SPEAR_BASE + faces.next()));
                rub.add(band(unit, "b", arm, SPEAR_BASE + faces.next()));
                rub.add(band(unit, "r", Arm.RIFLES, RIFLE_BASE + faces.next()));
                yield rub;
            }
        };
    }

    private static Troop band(int unit, String part, Arm arm, int stands) {
        return Troop.dervish(unit + part, arm, stands);
    }

    /** How many guns so many units bring to a battle of this kind. */
    @Rule({"12.1", "12.2"})
    public static int guns(Kind kind, int units) {
        return switch (kind) {
            case TOWN -> units / 3;
            case SORTIE, CAMP, SURPRISE -> units / 4;
            case COLUMN, AMBUSH -> 0;
        };
    }
}

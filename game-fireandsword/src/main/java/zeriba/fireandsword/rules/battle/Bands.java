package zeriba.fireandsword.rules.battle;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.state.Arm;

/** Which Dervishes a unit turns out to be: a rub, a band of horse, a band of riflemen. */
public final class Bands {

    /** Where the stands that are certain and the sides of the die for the others are. */
    private static final int BASE = 0;

    private static final int SIDES = 1;

    private Bands() {}

    /** The dice for the stands of a unit of this type, thrown 1 to 6. */
    @Rule("11.3")
    public static int[] sides(int type) {
        return switch (type) {
            case 2 -> new int[] {Numbers.HORSE_BAND[SIDES]};
            case 3 -> new int[] {Numbers.JEHADIA_BAND[SIDES]};
            default ->
                    new int[] {
                        Numbers.SPEAR_BAND[SIDES],
                        Numbers.SPEAR_BAND[SIDES],
                        Numbers.RIFLE_BAND[SIDES]
                    };
        };
    }

    /** Unit number {@code unit} of this type with the stands that the dice gave it. */
    @Rule("11.3")
    public static List<Troop> of(int unit, int type, Faces faces) {
        return switch (type) {
            case 2 ->
                    List.of(band(unit, "cav", Arm.HORSE, Numbers.HORSE_BAND[BASE] + faces.next()));
            case 3 ->
                    List.of(
                            band(
                                    unit,
                                    "jeh",
                                    Arm.JEHADIA,
                                    Numbers.JEHADIA_BAND[BASE] + faces.next()));
            default -> {
                Arm arm = type == 1 ? Arm.FUZZIES : Arm.SPEARS;
                List<Troop> rub = new ArrayList<>();
                rub.add(band(unit, "a", arm, Numbers.SPEAR_BAND[BASE] + faces.next()));
                rub.add(band(unit, "b", arm, Numbers.SPEAR_BAND[BASE] + faces.next()));
                rub.add(band(unit, "r", Arm.RIFLES, Numbers.RIFLE_BAND[BASE] + faces.next()));
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
            case TOWN -> units / Numbers.UNITS_A_GUN_IN_TOWN;
            case SORTIE, CAMP, SURPRISE -> units / Numbers.UNITS_A_GUN;
            case COLUMN, AMBUSH, STEAMER -> 0;
        };
    }
}

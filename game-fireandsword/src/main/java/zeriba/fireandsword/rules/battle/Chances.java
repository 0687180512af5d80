package zeriba.fireandsword.rules.battle;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.state.Arm;
import zeriba.fireandsword.state.Grade;
import zeriba.fireandsword.state.Word;

/** The numbers of fire and melee as tables show them, by the word of who fights. */
public final class Chances {

    private static final List<Arm> DERVISHES =
            List.of(Arm.SPEARS, Arm.FUZZIES, Arm.HORSE, Arm.RIFLES, Arm.JEHADIA, Arm.GUNS);

    private Chances() {}

    /** The most that a die of twenty may show to hit, at long, middle and short range. */
    @Rule("QB.7")
    public static Map<String, List<Integer>> fire() {
        Map<String, List<Integer>> fire = new LinkedHashMap<>();
        for (Grade grade : Grade.values()) {
            fire.put("rifle-" + Word.of(grade), listed(Numbers.RIFLE[grade.rank()]));
        }
        fire.put("carbine", listed(Numbers.CARBINE));
        fire.put("artillery", listed(Numbers.ARTILLERY));
        fire.put("machine-gun", listed(Numbers.MACHINE_GUN));
        fire.put("gunboat", listed(Numbers.GUNBOAT));
        fire.put("rifles", listed(Numbers.DERVISH_RIFLES));
        fire.put("jehadia", listed(Numbers.JEHADIA));
        fire.put("guns", listed(Numbers.DERVISH_GUN));
        return fire;
    }

    /** The same hand to hand; of Dervishes against raw, trained and veteran troops. */
    @Rule("QB.10")
    public static Map<String, List<Integer>> melee() {
        Map<String, List<Integer>> melee = new LinkedHashMap<>();
        for (Arm arm : DERVISHES) {
            int base = Numbers.DERVISH_MELEE[DERVISHES.indexOf(arm)];
            melee.put(
                    Word.of(arm),
                    Arrays.stream(Numbers.DERVISH_AGAINST)
                            .map(more -> base + more)
                            .boxed()
                            .toList());
        }
        return melee;
    }

    /** The same of raw, trained and veteran troops. */
    @Rule("QB.10")
    public static List<Integer> bayonets() {
        return listed(Numbers.MELEE);
    }

    /** What raw, trained and veteran troops must throw to stand. */
    @Rule("QB.9")
    public static List<Integer> stand() {
        return listed(Numbers.STAND);
    }

    private static List<Integer> listed(int[] numbers) {
        return Arrays.stream(numbers).boxed().toList();
    }
}

package zeriba.fireandsword.rules.general;

import java.util.List;
import java.util.Map;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.text.Value;

/** What may be settled in advance: how battles are fought, sorties, freed towns. */
public final class Orders {

    /** Units against which a sortie is never called off: more are in no force. */
    private static final int MOST = 12;

    private static final OptionSpec MANNER =
            new OptionSpec.OneOf(
                    "manner", "How battles are fought", "12.9", List.of("ask", "quick"));
    private static final OptionSpec SORTIE =
            new OptionSpec.WholeNumber(
                    "sortie",
                    "Call a sortie off against more than this many; 0 asks",
                    "12.6",
                    0,
                    MOST,
                    0);
    private static final OptionSpec FREED =
            new OptionSpec.OneOf("freed", "A town that is freed", "12.7", List.of("ask", "stay"));

    /** The kinds of orders. */
    public static final List<OptionSpec> KINDS = List.of(MANNER, SORTIE, FREED);

    /** As a pass does it: quickly, into every sortie, and nobody leaves. */
    public static final Map<String, Value> SENSIBLE =
            Map.of(
                    MANNER.id(), Value.of("quick"),
                    SORTIE.id(), Value.of((long) MOST),
                    FREED.id(), Value.of("stay"));

    private Orders() {}

    private static boolean is(Map<String, Value> given, OptionSpec kind, String word) {
        return given.getOrDefault(kind.id(), kind.byDefault()).equals(Value.of(word));
    }

    /** Whether battles are fought quickly. */
    public static boolean isQuick(Map<String, Value> given) {
        return is(given, MANNER, "quick");
    }

    /** Whether nobody leaves a town that is freed. */
    public static boolean stays(Map<String, Value> given) {
        return is(given, FREED, "stay");
    }

    /** The most units against which a sortie is carried out; 0 to be asked. */
    public static long mostForSortie(Map<String, Value> given) {
        return given.get(SORTIE.id()) instanceof Value.Whole(long most) ? most : 0;
    }
}

package zeriba.ascari.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/**
 * What may be played otherwise than recommended, with the recommended value as the default of each.
 *
 * @param slopesBlock whether slopes and hilltops block every line that crosses them
 * @param ownSlopeOpen whether a slope next to the higher end of a line does not block it
 * @param movedByAnyMove whether any movement brings a MOVED marker, not only the last point spent
 * @param overrunByDifference whether an overrun needs a difference of more than double, not a total
 * @param tieToLastHex whether a tied attacker goes back one hex only, not to where it began
 * @param italianHorseFires whether dismounted squadrons fire
 * @param doubleItalian the longest range at which a 6 of the Italian column hits twice, 0 to 4
 * @param doubleOther the same of the other column
 * @param reducedLeaders whether a leader's reduced side keeps its modifiers
 * @param staggered whether the columns of Amba Alagi arrive one after another
 * @param secondDay whether Coatit goes on for a second day
 */
public record RulesOptions(
        boolean slopesBlock,
        boolean ownSlopeOpen,
        boolean movedByAnyMove,
        boolean overrunByDifference,
        boolean tieToLastHex,
        boolean italianHorseFires,
        int doubleItalian,
        int doubleOther,
        boolean reducedLeaders,
        boolean staggered,
        boolean secondDay) {

    private static final OptionSpec LOS_SLOPES =
            new OptionSpec.OneOf(
                    "los-slopes", "Slopes and lines of sight", "R-19", List.of("height", "strict"));
    private static final OptionSpec LOS_OWN_SLOPE =
            new OptionSpec.OneOf(
                    "los-own-slope", "The slope below a height", "R-19", List.of("blocks", "open"));
    private static final OptionSpec MOVED_ON =
            new OptionSpec.OneOf(
                    "moved-on", "What brings MOVED", "R-4", List.of("any-move", "all-mp-spent"));
    private static final OptionSpec OVERRUN =
            new OptionSpec.OneOf("overrun", "Overrun by", "R-31", List.of("total", "difference"));
    private static final OptionSpec TIE_RETREAT =
            new OptionSpec.OneOf(
                    "tie-retreat",
                    "After a tie the attacker goes back to",
                    "R-33",
                    List.of("start-of-move", "last-hex"));
    private static final OptionSpec HORSE_FIRES =
            new OptionSpec.OnOff("italian-horse-fires", "Italian squadrons fire", "R-17", true);
    private static final OptionSpec DOUBLE_ITALIAN =
            new OptionSpec.WholeNumber(
                    "double-italian", "Double hits up to range, Italians", "4.5", 0, 4, 2);
    private static final OptionSpec DOUBLE_OTHER =
            new OptionSpec.WholeNumber(
                    "double-other", "Double hits up to range, others", "4.5", 0, 4, 1);

    /** Whether reduced leaders keep their modifiers. */
    public static final OptionSpec REDUCED_LEADERS =
            new OptionSpec.OnOff(
                    "reduced-leaders", "Reduced leaders keep their modifiers", "R-64", false);

    private static final OptionSpec STAGGERED =
            new OptionSpec.OnOff(
                    "staggered", "Amba Alagi: columns arrive one by one", "S4.STAGGER", true);
    private static final OptionSpec SECOND_DAY =
            new OptionSpec.OnOff("second-day", "Coatit: a second day", "S3.TURNS", false);

    private static final List<OptionSpec> SPECS =
            List.of(
                    LOS_SLOPES,
                    LOS_OWN_SLOPE,
                    MOVED_ON,
                    OVERRUN,
                    TIE_RETREAT,
                    HORSE_FIRES,
                    DOUBLE_ITALIAN,
                    DOUBLE_OTHER,
                    REDUCED_LEADERS,
                    STAGGERED,
                    SECOND_DAY);

    /** All options, as tables show them. */
    public static List<OptionSpec> specs() {
        return SPECS;
    }

    /** The options that are about another battle than this. */
    public static List<String> idle(Battle battle) {
        List<String> idle = new ArrayList<>();
        if (!battle.has(Special.STAGGER)) {
            idle.add(STAGGERED.id());
        }
        if (!battle.has(Special.SECOND_DAY)) {
            idle.add(SECOND_DAY.id());
        }
        return idle;
    }

    /** The options of a set-up, those not named at their defaults. */
    public static RulesOptions of(Setup setup) {
        return of(spec -> setup.options().getOrDefault(spec.id(), spec.byDefault()));
    }

    private static RulesOptions of(Function<OptionSpec, Value> values) {
        return new RulesOptions(
                is(values, LOS_SLOPES, "strict"),
                is(values, LOS_OWN_SLOPE, "open"),
                is(values, MOVED_ON, "any-move"),
                is(values, OVERRUN, "difference"),
                is(values, TIE_RETREAT, "last-hex"),
                flag(values, HORSE_FIRES),
                number(values, DOUBLE_ITALIAN),
                number(values, DOUBLE_OTHER),
                flag(values, REDUCED_LEADERS),
                flag(values, STAGGERED),
                flag(values, SECOND_DAY));
    }

    /** The options that a position names, by id; refused where the game has no such thing. */
    public static RulesOptions read(Value.Fields given) throws UnreadableException {
        Map<String, Value> values = new LinkedHashMap<>();
        for (String id : given.fields().keySet()) {
            if (SPECS.stream().noneMatch(spec -> spec.id().equals(id))) {
                throw new UnreadableException("options." + id, "no such option");
            }
        }
        for (OptionSpec spec : SPECS) {
            Value value = given.fields().getOrDefault(spec.id(), spec.byDefault());
            values.put(spec.id(), spec.checked(value));
        }
        return of(spec -> values.getOrDefault(spec.id(), spec.byDefault()));
    }

    /** The options that are not at their defaults, by id. */
    public Value.Fields written() {
        Value.Fields all =
                Value.NO_FIELDS
                        .with(LOS_SLOPES.id(), Value.of(slopesBlock ? "strict" : "height"))
                        .with(LOS_OWN_SLOPE.id(), Value.of(ownSlopeOpen ? "open" : "blocks"))
                        .with(MOVED_ON.id(), Value.of(movedByAnyMove ? "any-move" : "all-mp-spent"))
                        .with(OVERRUN.id(), Value.of(overrunByDifference ? "difference" : "total"))
                        .with(
                                TIE_RETREAT.id(),
                                Value.of(tieToLastHex ? "last-hex" : "start-of-move"))
                        .with(HORSE_FIRES.id(), Value.of(italianHorseFires))
                        .with(DOUBLE_ITALIAN.id(), Value.of(doubleItalian))
                        .with(DOUBLE_OTHER.id(), Value.of(doubleOther))
                        .with(REDUCED_LEADERS.id(), Value.of(reducedLeaders))
                        .with(STAGGERED.id(), Value.of(staggered))
                        .with(SECOND_DAY.id(), Value.of(secondDay));
        Value.Fields other = Value.NO_FIELDS;
        for (OptionSpec spec : SPECS) {
            Value value = all.at(spec.id());
            other = value.equals(spec.byDefault()) ? other : other.with(spec.id(), value);
        }
        return other;
    }

    private static boolean is(Function<OptionSpec, Value> values, OptionSpec spec, String word) {
        return Value.of(word).equals(values.apply(spec));
    }

    private static boolean flag(Function<OptionSpec, Value> values, OptionSpec spec) {
        return Value.of(true).equals(values.apply(spec));
    }

    private static int number(Function<OptionSpec, Value> values, OptionSpec spec) {
        return values.apply(spec) instanceof Value.Whole(long n) ? Math.toIntExact(n) : 0;
    }
}

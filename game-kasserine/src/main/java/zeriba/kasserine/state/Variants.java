package zeriba.kasserine.state;

import java.util.List;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.Value;

/**
 * What may be set before a game.
 *
 * @param sbeitla the hex that counts as Sbeitla for reinforcements, 2714 or 2706
 * @param mobilePercent the part of its allowance that a unit has in the mobile phase, 25 to 100
 * @param zoneLock whether units that begin the mobile phase in an enemy zone stay there
 * @param turns the length of the historical scenario, 8 to 12
 * @param supply whether supply is traced
 * @param openSupport whether drawn support markers lie open
 */
public record Variants(
        String sbeitla,
        int mobilePercent,
        boolean zoneLock,
        int turns,
        boolean supply,
        boolean openSupport) {

    static final String SBEITLA = "sbeitlaEventHex";
    static final String MOBILE = "mobilePhasePercent";
    static final String ZONE_LOCK = "mobilePhaseZocLock";
    static final String TURNS = "turns";
    static final String SUPPLY = "supply";
    static final String OPEN_SUPPORT = "openSupport";

    /** What is published, or recommended. */
    public static final List<OptionSpec> OPTIONS =
            List.of(
                    new OptionSpec.OneOf(
                            SBEITLA, "Sbeitla for reinforcements", "R1", List.of("2714", "2706")),
                    new OptionSpec.WholeNumber(
                            MOBILE, "Mobile phase, per cent of the allowance", "4.1", 25, 100, 50),
                    new OptionSpec.OnOff(
                            ZONE_LOCK, "Enemy zones hold units in the mobile phase", "4.1", true),
                    new OptionSpec.WholeNumber(TURNS, "Turns", "R25", 8, 12, 10),
                    new OptionSpec.OnOff(SUPPLY, "Supply", "9.0", false),
                    new OptionSpec.OnOff(OPEN_SUPPORT, "Open support markers", "R27", false));

    /** What means nothing in a scenario of a length of its own, which no reinforcements come to. */
    public static List<String> idle(Scenario scenario) {
        return scenario.turns() > 0 ? List.of(SBEITLA, TURNS) : List.of();
    }

    /** Those of a set-up. */
    public static Variants of(Setup setup) {
        return new Variants(
                word(setup, SBEITLA),
                number(setup, MOBILE),
                setup.flag(ZONE_LOCK),
                number(setup, TURNS),
                setup.flag(SUPPLY),
                setup.flag(OPEN_SUPPORT));
    }

    /** These by the names that set-ups and positions use. */
    public Value.Fields named() {
        return Value.NO_FIELDS
                .with(SBEITLA, Value.of(sbeitla))
                .with(MOBILE, Value.of(mobilePercent))
                .with(ZONE_LOCK, Value.of(zoneLock))
                .with(TURNS, Value.of(turns))
                .with(SUPPLY, Value.of(supply))
                .with(OPEN_SUPPORT, Value.of(openSupport));
    }

    private static String word(Setup setup, String option) {
        if (setup.options().get(option) instanceof Value.Text(String word)) {
            return word;
        }
        throw new IllegalArgumentException("the option " + option + " is not set");
    }

    private static int number(Setup setup, String option) {
        if (setup.options().get(option) instanceof Value.Whole(long number)) {
            return Math.toIntExact(number);
        }
        throw new IllegalArgumentException("the option " + option + " is not set");
    }
}

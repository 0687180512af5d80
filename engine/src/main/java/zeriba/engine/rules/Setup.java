package zeriba.engine.rules;

import java.util.Map;
import java.util.TreeMap;
import zeriba.engine.text.Value;

/**
 * What a game begins from.
 *
 * @param scenario the id of one of the game's scenarios
 * @param options the value of every option of the game, by id; those not named have their default
 * @param commands which role holds which command, by the command's id; empty where each role has
 *     its own by the rules
 */
public record Setup(String scenario, Map<String, Value> options, Map<String, String> commands) {

    public Setup {
        options = Map.copyOf(options);
        commands = Map.copyOf(commands);
    }

    /** The scenario without options. */
    public static Setup of(String scenario) {
        return new Setup(scenario, Map.of(), Map.of());
    }

    /** This set-up with one option set. */
    public Setup with(String option, Value value) {
        Map<String, Value> more = new TreeMap<>(options);
        more.put(option, value);
        return new Setup(scenario, more, commands);
    }

    /** Whether a flag is set; an option that is not named counts as unset. */
    public boolean flag(String option) {
        return options.get(option) instanceof Value.Flag(boolean set) && set;
    }
}

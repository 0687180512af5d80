package zeriba.fireandsword.state;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.text.Value;

/**
 * What a campaign is played under, the same throughout: the map, the forces, the options and the
 * commands.
 */
public final class GameParameters {

    /** The tables of what the towns are worth. */
    public static final List<String> PRESETS = List.of("balanced", "harsh");

    /** Everything that may be set. */
    public static final List<OptionSpec> OPTIONS =
            List.of(
                    new OptionSpec.OneOf("vp", "Points of the towns", "MAP.3", PRESETS),
                    new OptionSpec.OneOf(
                            "battles",
                            "How battles may be fought",
                            "12.9",
                            List.of("quick", "tabletop", "field")),
                    new OptionSpec.OneOf(
                            "command",
                            "Who commands what",
                            "R-70",
                            List.of("committee", "regions", "units")),
                    new OptionSpec.WholeNumber("seats", "Commanders at the table", "R-70", 1, 6, 1),
                    new OptionSpec.OnOff("roads", "Roads without a trace", "MAP.2", false),
                    new OptionSpec.OnOff("rise-again", "Regions may rise again", "R-7", false),
                    new OptionSpec.OnOff("boats-slip", "Boats may slip away", "R-12", false),
                    new OptionSpec.OnOff("surrender-counts", "Surrender adds 1", "R-15", false),
                    new OptionSpec.OnOff("fast-stack", "Nine units march fast", "R-30", false),
                    new OptionSpec.OnOff("sea-moves", "One unit by sea", "R-37", false),
                    new OptionSpec.OnOff("steamer-wins", "Every steamer win", "R-59", false),
                    new OptionSpec.OnOff("strict-end", "The strict end", "R-68", false),
                    new OptionSpec.OnOff("laurels", "Personal laurels", "R-71", false));

    private final SudanMap map;
    private final Forces forces;
    private final Map<String, Value> options;
    private final Map<String, String> commands;
    private final int preset;
    private final int seats;
    private final String battles;
    private final String command;

    /** The options that are on; asked of every march. */
    private final Set<String> on;

    /** What a set-up gives: options that it does not name are as they are by default. */
    public GameParameters(
            SudanMap map, Forces forces, Map<String, Value> options, Map<String, String> commands) {
        this.map = map;
        this.forces = forces;
        Map<String, Value> all = new TreeMap<>();
        OPTIONS.forEach(o -> all.put(o.id(), options.getOrDefault(o.id(), o.byDefault())));
        this.options = Map.copyOf(all);
        this.commands = Map.copyOf(commands);
        this.preset = text("vp").equals("harsh") ? 1 : 0;
        this.seats = all.get("seats") instanceof Value.Whole(long n) ? (int) n : 1;
        this.battles = text("battles");
        this.command = text("command");
        this.on =
                this.options.keySet().stream()
                        .filter(o -> this.options.get(o) instanceof Value.Flag(boolean set) && set)
                        .collect(Collectors.toUnmodifiableSet());
    }

    private String text(String option) {
        return options.get(option) instanceof Value.Text(String text) ? text : "";
    }

    public SudanMap map() {
        return map;
    }

    public Forces forces() {
        return forces;
    }

    public Map<String, Value> options() {
        return options;
    }

    /** Which role holds which command, as given. */
    public Map<String, String> commands() {
        return commands;
    }

    /** What a space is worth to whoever takes it, in points. */
    public int points(int space) {
        return map.points(preset, space);
    }

    /** How many commanders there are, 1 to 6. */
    public int seats() {
        return seats;
    }

    public String command() {
        return command;
    }

    public boolean mayUseTable() {
        return battles.equals("tabletop");
    }

    /** Whether battles may be fought on a map, by another game. */
    public boolean mayTakeTheField() {
        return battles.equals("field");
    }

    /** Whether a battle may be fought otherwise than quickly. */
    public boolean leavesManner() {
        return mayUseTable() || mayTakeTheField();
    }

    /** Whether an option is on. */
    public boolean has(String option) {
        return on.contains(option);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof GameParameters that
                        && options.equals(that.options)
                        && commands.equals(that.commands));
    }

    @Override
    public int hashCode() {
        return options.hashCode();
    }
}

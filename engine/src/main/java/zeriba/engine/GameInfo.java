package zeriba.engine;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/**
 * Game info: what a game says of itself.
 *
 * @param id the word that names it in commands and records
 * @param title its title
 * @param rulesVersion raised with every change of the rules or of tuned data
 * @param sides the sides, in the order of the rulebook
 * @param roles all chairs, side by side
 * @param scenarios what can be played, the recommended one first
 * @param options what may be set, each with its default
 * @param commands what may be given to roles
 */
public record GameInfo(
        String id,
        String title,
        int rulesVersion,
        List<Side> sides,
        List<Role> roles,
        List<Scenario> scenarios,
        List<OptionSpec> options,
        Commands commands) {

    public GameInfo {
        sides = List.copyOf(sides);
        roles = List.copyOf(roles);
        scenarios = List.copyOf(scenarios);
        options = List.copyOf(options);
    }

    /** A game where no command can be given. */
    public GameInfo(
            String id,
            String title,
            int rulesVersion,
            List<Side> sides,
            List<Role> roles,
            List<Scenario> scenarios,
            List<OptionSpec> options) {
        this(id, title, rulesVersion, sides, roles, scenarios, options, Commands.NONE);
    }

    /**
     * One thing to play.
     *
     * @param id its name in commands and records
     * @param title its title
     * @param idle the options that change nothing in it
     */
    public record Scenario(String id, String title, List<String> idle) {

        public Scenario {
            idle = List.copyOf(idle);
        }

        /** A scenario in which every option of the game means something. */
        public Scenario(String id, String title) {
            this(id, title, List.of());
        }
    }

    /** The role of this name. */
    public java.util.Optional<Role> role(String name) {
        return roles.stream().filter(r -> r.name().equals(name)).findFirst();
    }

    /** The roles that have something to do in {@code setup}: of those that command, so many. */
    public List<Role> playing(Setup setup) {
        List<Role> playing = new ArrayList<>(roles);
        List<Role> holders = commands.holders();
        if (setup.options().get(commands.seats()) instanceof Value.Whole(long seats)) {
            playing.removeAll(
                    holders.subList((int) Math.min(seats, holders.size()), holders.size()));
        }
        return playing;
    }

    /**
     * A complete set-up: defaults for what is not named; refused where the game has no such thing.
     */
    public Setup complete(Setup given) throws UnreadableException {
        if (scenarios.stream().noneMatch(s -> s.id().equals(given.scenario()))) {
            throw new UnreadableException(
                    "scenario",
                    "no scenario " + given.scenario() + "; there are " + ids(scenarios));
        }
        Setup complete = given;
        for (String named : given.options().keySet()) {
            if (options.stream().noneMatch(o -> o.id().equals(named))) {
                throw new UnreadableException("options." + named, "no such option");
            }
        }
        for (OptionSpec option : options) {
            Value value = given.options().getOrDefault(option.id(), option.byDefault());
            complete = complete.with(option.id(), option.checked(value));
        }
        commands.check(complete.commands(), complete.options());
        return complete;
    }

    private static String ids(List<Scenario> scenarios) {
        return String.join(", ", scenarios.stream().map(Scenario::id).toList());
    }
}

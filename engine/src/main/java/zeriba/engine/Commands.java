package zeriba.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.rules.Role;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/**
 * What may be given to roles before a game begins: regions, units, or nothing at all.
 *
 * @param by the option whose value says which of the groups there are
 * @param seats the option that says how many of the holders play
 * @param holders the roles that may hold a command, the first seat first
 * @param groups all commands, in groups that are easily given together
 */
public record Commands(String by, String seats, List<Role> holders, List<Group> groups) {

    /** No command can be given: each role has its own by the rules. */
    public static final Commands NONE = new Commands("", "", List.of(), List.of());

    public Commands {
        holders = List.copyOf(holders);
        groups = List.copyOf(groups);
    }

    /**
     * Commands of one kind.
     *
     * @param under the value of the option {@link #by} that they are given under
     * @param id the word that names the group
     * @param ids the commands
     */
    public record Group(String under, String id, List<String> ids) {
        public Group {
            ids = List.copyOf(ids);
        }
    }

    /** Refuses commands that cannot be given, or not to that role, where the options are so set. */
    void check(Map<String, String> given, Map<String, Value> options) throws UnreadableException {
        for (Map.Entry<String, String> one : given.entrySet()) {
            checkCommand(one.getKey(), options);
            checkRole(one.getKey(), one.getValue(), options);
        }
    }

    private void checkCommand(String id, Map<String, Value> options) throws UnreadableException {
        Optional<Group> group = groups.stream().filter(g -> g.ids().contains(id)).findFirst();
        if (group.isEmpty()) {
            throw new UnreadableException("commands." + id, "no such command");
        }
        String under = group.get().under();
        if (!Value.of(under).equals(options.get(by))) {
            throw new UnreadableException(
                    "commands." + id, "is given only where the option " + by + " is " + under);
        }
    }

    private void checkRole(String id, String role, Map<String, Value> options)
            throws UnreadableException {
        long playing = options.get(seats) instanceof Value.Whole(long n) ? n : holders.size();
        List<String> names = holders.stream().limit(playing).map(Role::name).toList();
        if (!names.contains(role)) {
            throw new UnreadableException(
                    "commands." + id,
                    "cannot be " + role + "'s; it may be of " + String.join(", ", names));
        }
    }
}

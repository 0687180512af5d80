package zeriba.server.seat;

import java.util.Set;
import java.util.TreeSet;
import zeriba.engine.rules.Role;

/** One chair at a table and who sits in it. */
public sealed interface Seat {

    Role role();

    /**
     * A person's seat.
     *
     * @param holders the ids of those who may act from it; empty while it is open
     */
    record Person(Role role, Set<String> holders) implements Seat {
        public Person {
            holders = ofKnown(holders);
        }

        /** This seat held by one more. */
        public Person heldBy(Principal asker) {
            Set<String> more = new TreeSet<>(holders);
            more.add(asker.id());
            return new Person(role, more);
        }
    }

    /**
     * A seat that the computer plays.
     *
     * @param former the ids of those who had it before, and may take it back
     */
    record Computer(Role role, String level, Set<String> former) implements Seat {
        public Computer {
            former = ofKnown(former);
        }

        public Computer(Role role, String level) {
            this(role, level, Set.of());
        }
    }

    /** The same ids: a seat held by nobody would be everybody's who is not known. */
    private static Set<String> ofKnown(Set<String> ids) {
        ids.forEach(id -> new Principal(id).known());
        return Set.copyOf(ids);
    }

    /** What a record calls who sits here: {@code person} or {@code computer LEVEL}. */
    default String who() {
        return switch (this) {
            case Person _ -> "person";
            case Computer computer -> "computer " + computer.level();
        };
    }

    /** The ids of those who sit here, or did before the computer. */
    default Set<String> known() {
        return switch (this) {
            case Person(_, Set<String> holders) -> holders;
            case Computer(_, _, Set<String> former) -> former;
        };
    }

    /** Whether {@code asker} may act from it. */
    default boolean isHeldBy(Principal asker) {
        return switch (this) {
            case Person(_, Set<String> holders) -> holders.contains(asker.id());
            case Computer _ -> false;
        };
    }
}

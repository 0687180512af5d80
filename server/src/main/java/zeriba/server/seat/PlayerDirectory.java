package zeriba.server.seat;

import java.util.Optional;
import java.util.Set;

/** A directory of the people at tables, as far as they have said who they are. */
public interface PlayerDirectory {

    /** Of nobody anything is known. */
    PlayerDirectory UNKNOWN =
            new PlayerDirectory() {
                @Override
                public Set<String> unheard(Principal asker) {
                    return Set.of();
                }

                @Override
                public Optional<String> nameOf(String holder) {
                    return Optional.empty();
                }
            };

    /** The holders of seats whose remarks {@code asker} does not want to read. */
    Set<String> unheard(Principal asker);

    /** The name under which the holder of a seat has signed up, if it has. */
    Optional<String> nameOf(String holder);
}

package zeriba.ascari;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;

/** Who was the last to stand in each objective, watched from the beginning of a game. */
final class HoldingOracle {

    private final Set<String> attackers = new TreeSet<>();

    /** Looks where units stand; who is only passing does not stand. */
    void see(Ascari state) {
        for (int hex : state.battle().objectives().toArray()) {
            String label = state.ground().grid().label(hex);
            for (Counter counter : state.battle().counters()) {
                boolean stands =
                        !counter.isLeader()
                                && state.at(counter) == hex
                                && !isOnTheMove(state, counter);
                if (stands && counter.army() == Army.ATTACKER) {
                    attackers.add(label);
                } else if (stands) {
                    attackers.remove(label);
                }
            }
        }
    }

    private static boolean isOnTheMove(Ascari state, Counter counter) {
        return state.agenda().steps().stream()
                .anyMatch(step ->
                        step instanceof Moving moving && moving.mover() == counter.number());
    }

    /** The attackers hold what the game says that they hold. */
    void compare(Ascari state) {
        assertThat(new TreeSet<>(state.ground().grid().labels(state.spoils().held())))
                .as(state.toString())
                .isEqualTo(attackers);
    }
}

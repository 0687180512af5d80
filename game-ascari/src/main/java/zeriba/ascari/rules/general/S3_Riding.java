package zeriba.ascari.rules.general;

import static zeriba.board.Bits.*;

import java.util.List;
import java.util.Optional;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Rule;

/** Section 3. Movement: why a leader may not go along with a unit. */
public final class S3_Riding {

    private S3_Riding() {}

    /**
     * Against leaders who should go with a counter that is in a hex.
     *
     * @param riding those who go with it already, by bit
     */
    @Rule({"1.2", "R-49", "FIELD.HIDDEN"})
    public static Optional<Objection> objection(
            Ascari state, Counter mover, List<String> riders, int hex, long riding) {
        for (String rider : riders) {
            Optional<Objection> objection =
                    Named.counter(state, rider, mover.army(), "R-49")
                            .or(() -> against(state, mover, rider, hex, riding));
            if (objection.isPresent()) {
                return objection;
            }
        }
        return Optional.empty();
    }

    private static Optional<Objection> against(
            Ascari state, Counter mover, String rider, int hex, long riding) {
        Counter leader = Named.known(state, rider);
        if (!leader.isLeader()) {
            return about(state, "1.2", "rider-unit", rider, mover);
        }
        if (mover.isLeader()) {
            return about(state, "R-49", "rider-of-leader", rider, mover);
        }
        int number = leader.number() - state.battle().units();
        if (contains(riding, number)) {
            return Optional.empty();
        }
        if (state.isOnMap(leader) && state.at(leader) != hex) {
            return about(state, "R-49", "rider-elsewhere", rider, mover);
        }
        return S3_Allowance.liesApart(state, mover, leader)
                ? about(state, "FIELD.HIDDEN", "rider-hidden", rider, mover)
                : Objections.hasMoved(state, leader);
    }

    private static Optional<Objection> about(
            Ascari state, String rule, String key, String rider, Counter mover) {
        return Reason.of(state, rule, key).text(rider).counter(mover).given();
    }
}

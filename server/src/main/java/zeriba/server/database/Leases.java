package zeriba.server.database;

import java.time.Duration;
import java.util.List;

/**
 * Rights that one of several servers has for some seconds: to play a computer's seat, to run a
 * clock. Who dies loses them by the passing of time, measured by the database's clock.
 */
public interface Leases {

    /** Of one server alone, which has every right. */
    Leases ALONE =
            new Leases() {
                @Override
                public boolean hold(String right, Duration time) {
                    return true;
                }

                @Override
                public void release(String right) {}

                @Override
                public List<String> held(String beginning) {
                    return List.of();
                }
            };

    /** Takes {@code right}, or keeps it, for so long from now; false while another has it. */
    boolean hold(String right, Duration time);

    /** Gives {@code right} back, if it is held. */
    void release(String right);

    /** The rights that anybody has now whose names begin so. */
    List<String> held(String beginning);
}

package zeriba.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.util.Set;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Who is missed, whatever Pekko's own heartbeats say. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class PeerFailureDetectorTest {

    private static final String THERE = "pekko://zeriba@missed:1";

    private final ActorSystem<Message> system =
            ActorSystem.create(
                    Behaviors.<Message>empty(),
                    "detector",
                    ConfigFactory.parseString("pekko.loglevel = off, pekko.actor.provider = local")
                            .withFallback(ConfigFactory.load()));
    private final PeerFailureDetector detector =
            new PeerFailureDetector(
                    ConfigFactory.load().getConfig("pekko.cluster.failure-detector"),
                    Adapter.toClassic(system).eventStream());

    PeerFailureDetectorTest() {
        detector.setAddress(THERE);
        detector.heartbeat();
    }

    @AfterAll
    void end() {
        system.terminate();
    }

    @Test
    void whoeverIsMissedIsNotAvailableUntilItIsHeardOrHasGone() {
        assertThat(detector.isAvailable()).isTrue();
        PeerFailureDetector.missed(THERE);
        assertThat(detector.isAvailable()).isFalse();
        assertThat(PeerFailureDetector.isAnybodyMissed()).isTrue();
        // its connection is given up when it is put out: that is no sign of life
        PeerFailureDetector.heard(Set.of());
        assertThat(detector.isAvailable()).isFalse();
        PeerFailureDetector.heard(Set.of(THERE));
        assertThat(detector.isAvailable()).isTrue();
        PeerFailureDetector.missed(THERE);
        PeerFailureDetector.forget(THERE);
        assertThat(detector.isAvailable()).isTrue();
    }
}

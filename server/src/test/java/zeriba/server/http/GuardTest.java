package zeriba.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** So much at once from one address, then so much in a second. */
class GuardTest {

    private long now = 0;

    private void pass(long millis) {
        now += TimeUnit.MILLISECONDS.toNanos(millis);
    }

    @Test
    void whatIsSpentComesBackWithTime() {
        Bucket bucket = new Bucket(new Bucket.Size(3, 2), now);
        assertThat(bucket.take(now)).isTrue();
        assertThat(bucket.take(now)).isTrue();
        assertThat(bucket.take(now)).isTrue();
        assertThat(bucket.take(now)).isFalse();
        pass(499);
        assertThat(bucket.take(now)).isFalse();
        pass(1);
        assertThat(bucket.take(now)).isTrue();
        assertThat(bucket.take(now)).isFalse();
        pass(60_000);
        assertThat(bucket.isFull(now)).isTrue();
    }

    @Test
    void whoTakesLaterWaitsLongerEachTime() {
        Bucket bucket = new Bucket(new Bucket.Size(1, 10), now);
        assertThat(bucket.takeLater(now)).isZero();
        assertThat(bucket.takeLater(now)).isEqualTo(100);
        assertThat(bucket.takeLater(now)).isEqualTo(200);
        pass(1_000);
        assertThat(bucket.takeLater(now)).isZero();
    }

    @Test
    void anAddressOfVersionSixStandsForItsNetwork() {
        assertThat(Guard.network("192.0.2.7")).isEqualTo("192.0.2.7");
        assertThat(Guard.network("[2001:db8:1:2:3:4:5:6]"))
                .isEqualTo(Guard.network("2001:db8:1:2:ffff:0:0:1"))
                .isNotEqualTo(Guard.network("2001:db8:1:3:3:4:5:6"));
        assertThat(Guard.network("::1")).isNotEqualTo(Guard.network("2001:db8::1"));
    }

    @Test
    void anAddressHasSoManySocketsAndGivesThemBack() {
        Guard guard = new Guard(true, _ -> "", () -> now);
        for (int i = 0; i < Guard.MOST_SOCKETS; i++) {
            assertThat(guard.admit("a")).isTrue();
        }
        assertThat(guard.admit("a")).isFalse();
        guard.leave("a");
        assertThat(guard.admit("b")).isTrue();
        guard.leave("a");
        assertThat(guard.admit("a")).isTrue();
    }
}

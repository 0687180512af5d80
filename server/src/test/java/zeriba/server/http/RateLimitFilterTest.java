package zeriba.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.bucket4j.TimeMeter;
import org.junit.jupiter.api.Test;
import zeriba.server.admission.Admission;
import zeriba.server.admission.Network;
import zeriba.server.connection.ClientAddresses;
import zeriba.server.connection.Hosts;
import zeriba.server.mcp.McpSessions;
import zeriba.server.settings.Settings;

/** So many sockets from one network. */
class RateLimitFilterTest {

    private static final Network A = new Network("a");
    private static final Network B = new Network("b");

    @Test
    void aNetworkHasSoManySocketsAndGivesThemBack() {
        Settings settings = Settings.preset();
        RateLimitFilter guard =
                new RateLimitFilter(
                        true,
                        Admission.open(),
                        new Hosts(settings),
                        new ClientAddresses(settings),
                        new McpSessions("key"),
                        TimeMeter.SYSTEM_NANOTIME);
        for (int i = 0; i < RateLimitFilter.MOST_SOCKETS; i++) {
            assertThat(guard.admit(A)).isTrue();
        }
        assertThat(guard.admit(A)).isFalse();
        guard.leave(A);
        assertThat(guard.admit(B)).isTrue();
        guard.leave(A);
        assertThat(guard.admit(A)).isTrue();
    }
}

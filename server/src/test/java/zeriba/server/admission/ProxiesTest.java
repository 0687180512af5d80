package zeriba.server.admission;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** From where a request comes, whatever it says of itself. */
class ProxiesTest {

    private static final String PROXY = "10.1.2.3";
    private static final Network CLIENT = new Network("203.0.113.9");

    private static Proxies read(String text) {
        return Proxies.read(text).orElseThrow();
    }

    @Test
    void whoIsNoProxyIsNotBelieved() {
        assertThat(read("").client("203.0.113.9", List.of("198.51.100.1"))).isEqualTo(CLIENT);
        assertThat(read("10.1.2.0/24").client("203.0.113.9", List.of("10.1.2.3")))
                .isEqualTo(CLIENT);
    }

    @Test
    void ofSeveralHopsTheLastOneThatIsNoProxyCounts() {
        Proxies proxies = read("10.1.2.0/24 2001:db8:f::/48");
        assertThat(proxies.client(PROXY, List.of("198.51.100.1, 203.0.113.9, 10.1.2.9")))
                .isEqualTo(CLIENT);
        assertThat(proxies.client("2001:db8:f::1", List.of("127.0.0.1, 203.0.113.9")))
                .isEqualTo(CLIENT);
    }

    @Test
    void ofSeveralHeadersTheLastOneCounts() {
        assertThat(read("private").client(PROXY, List.of("198.51.100.1", "203.0.113.9")))
                .isEqualTo(CLIENT);
    }

    @Test
    void whatIsNoAddressEndsTheWay() {
        assertThat(read("private").client(PROXY, List.of("203.0.113.9, unknown")))
                .isEqualTo(new Network(PROXY));
        assertThat(read("private").client(PROXY, List.of(""))).isEqualTo(new Network(PROXY));
        assertThat(read("private").client(PROXY, List.of())).isEqualTo(new Network(PROXY));
    }

    @ParameterizedTest
    @ValueSource(strings = {"203.0.113.9", "203.0.113.9:4711", "[::ffff:203.0.113.9]:80"})
    void aPortIsNoPartOfAnAddress(String hop) {
        assertThat(read("loopback").client("::1", List.of(hop))).isEqualTo(CLIENT);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "loopback", "private", "10.0.0.1", "::/0 127.0.0.1/32", "1.2.3.4/0"})
    void proxiesAreAddressesAndNetworks(String text) {
        assertThat(Proxies.read(text)).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost", "10.0.0.0/33", "10.0.0.256", "::1/129", "10.0.0.0/", "on"})
    void nothingElseIs(String text) {
        assertThat(Proxies.read(text)).isEmpty();
    }

    @Test
    void aNetworkEndsInTheMiddleOfAByteToo() {
        Proxies proxies = read("172.16.0.0/12");
        assertThat(proxies.areAt("172.31.255.255")).isTrue();
        assertThat(proxies.areAt("172.32.0.0")).isFalse();
        assertThat(proxies.areAt("::1")).isFalse();
        assertThat(read("loopback").areAt("[::1]")).isTrue();
    }

    @Test
    void anAddressOfVersionSixStandsForItsNetwork() {
        assertThat(Network.read("[2001:db8:1:2:3:4:5:6]"))
                .isEqualTo(Network.read("2001:db8:1:2:ffff::1"))
                .isNotEqualTo(Network.read("2001:db8:1:3:3:4:5:6"));
        assertThat(Network.read("2001:db8::1"))
                .isEqualTo(Network.read("2001:db8:0:0:1::"))
                .isNotEqualTo(Network.read("::1"));
        assertThat(Network.read("fe80::1%eth0")).isEqualTo(Network.read("fe80::2"));
        assertThat(Network.read("::ffff:192.0.2.7")).contains(new Network("192.0.2.7"));
        assertThat(Network.read("example.org")).isEmpty();
    }
}

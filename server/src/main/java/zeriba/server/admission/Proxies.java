package zeriba.server.admission;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The proxies that are believed: who has sent what they pass on. */
public final class Proxies {

    private static final List<String> LOOPBACK = List.of("127.0.0.0/8", "::1/128");

    /** Networks that no router passes on (RFC 1918, 4193, 4291): where containers have theirs. */
    private static final List<String> PRIVATE =
            List.of(
                    "127.0.0.0/8",
                    "::1/128",
                    "10.0.0.0/8",
                    "172.16.0.0/12",
                    "192.168.0.0/16",
                    "fc00::/7",
                    "fe80::/10");

    /** An address as proxies write it: bare, or with the port of the connection. */
    private static final Pattern HOP =
            Pattern.compile("\"?(?:([0-9.]+)(?::[0-9]+)?|\\[([^]]+)](?::[0-9]+)?|([^\\[\\]]+))\"?");

    private final List<Range> ranges;

    private Proxies(List<Range> ranges) {
        this.ranges = List.copyOf(ranges);
    }

    /** Addresses that begin with the same bits. */
    private static final class Range {

        private final byte[] bytes;
        private final int bits;

        private Range(byte[] bytes, int bits) {
            this.bytes = bytes;
            this.bits = bits;
        }

        static Optional<Range> read(String text) {
            int slash = text.indexOf('/');
            String address = slash < 0 ? text : text.substring(0, slash);
            return Network.address(address).flatMap(a -> of(a.getAddress(), text, slash));
        }

        private static Optional<Range> of(byte[] bytes, String text, int slash) {
            int all = bytes.length * Byte.SIZE;
            String length = slash < 0 ? Integer.toString(all) : text.substring(slash + 1);
            return length.matches("[0-9]{1,3}") && Integer.parseInt(length) <= all
                    ? Optional.of(new Range(bytes, Integer.parseInt(length)))
                    : Optional.empty();
        }

        boolean contains(byte[] address) {
            if (address.length != bytes.length) {
                return false;
            }
            int whole = bits / Byte.SIZE;
            int rest = bits % Byte.SIZE;
            int mask = 0xff << (Byte.SIZE - rest) & 0xff;
            return Arrays.equals(address, 0, whole, bytes, 0, whole)
                    && (rest == 0 || (address[whole] & mask) == (bytes[whole] & mask));
        }
    }

    /**
     * The proxies of a setting: addresses and networks with spaces, {@code loopback} for this
     * machine, {@code private} for all private networks; nothing where one of them is neither.
     */
    public static Optional<Proxies> read(String text) {
        List<Range> ranges = new ArrayList<>();
        for (String word : text.strip().split(" +")) {
            for (String network : networks(word)) {
                Optional<Range> range = Range.read(network);
                if (range.isEmpty()) {
                    return Optional.empty();
                }
                ranges.add(range.get());
            }
        }
        return Optional.of(new Proxies(ranges));
    }

    private static List<String> networks(String word) {
        return switch (word) {
            case "" -> List.of();
            case "loopback" -> LOOPBACK;
            case "private" -> PRIVATE;
            default -> List.of(word);
        };
    }

    /** Whether what comes from this address is believed. */
    public boolean areAt(String address) {
        return Network.address(address).stream().anyMatch(this::areAt);
    }

    private boolean areAt(InetAddress address) {
        return ranges.stream().anyMatch(range -> range.contains(address.getAddress()));
    }

    /**
     * The network that a request comes from: the last address on its way that is no proxy of ours.
     * What stands before that in the header, whoever sent it may have invented.
     *
     * @param peer the address at the other end of the connection
     * @param forwarded each {@code X-Forwarded-For} of the request, in order
     */
    public Network client(String peer, List<String> forwarded) {
        List<String> hops = new ArrayList<>();
        forwarded.forEach(header -> hops.addAll(Arrays.asList(header.split(",", -1))));
        Optional<InetAddress> last = Network.address(peer);
        for (int i = hops.size() - 1; i >= 0 && last.filter(this::areAt).isPresent(); i--) {
            Optional<InetAddress> hop = hop(hops.get(i).strip());
            if (hop.isEmpty()) {
                break;
            }
            last = hop;
        }
        return last.map(Network::of).orElseGet(() -> new Network(peer));
    }

    private static Optional<InetAddress> hop(String text) {
        Matcher hop = HOP.matcher(text);
        if (!hop.matches()) {
            return Optional.empty();
        }
        return Optional.ofNullable(hop.group(1))
                .or(() -> Optional.ofNullable(hop.group(2)))
                .or(() -> Optional.ofNullable(hop.group(3)))
                .flatMap(Network::address);
    }
}

package zeriba.server.admission;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.HexFormat;
import java.util.Optional;

/**
 * From where somebody asks: one address of version 4, or the network of 64 bits of one of version
 * 6, for whoever has one of its 2^64 addresses has them all.
 *
 * @param prefix the address, or the network's eight bytes in hexadecimal digits and {@code ::}
 */
public record Network(String prefix) {

    private static final int BYTES = 8;

    /** Of ::1, whose neighbours are nobody's. */
    private static final String OWN = "0".repeat(2 * BYTES) + "::";

    /** The network that an address belongs to. */
    public static Network of(InetAddress address) {
        return switch (address) {
            case Inet4Address four -> new Network(four.getHostAddress());
            default -> new Network(HexFormat.of().formatHex(address.getAddress(), 0, BYTES) + "::");
        };
    }

    /** Whether it is this machine itself. */
    public boolean isLoopback() {
        return prefix.startsWith("127.") || prefix.equals(OWN);
    }

    /** The network of an address that is written out, with or without brackets and a zone. */
    public static Optional<Network> read(String text) {
        return address(text).map(Network::of);
    }

    /** An address that is written out; none where it is a name, or nothing at all. */
    static Optional<InetAddress> address(String text) {
        String bare = text.replaceFirst("^\\[", "").replaceFirst("]$", "").replaceFirst("%.*", "");
        try {
            return Optional.of(InetAddress.ofLiteral(bare));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }
}

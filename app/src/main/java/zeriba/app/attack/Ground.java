package zeriba.app.attack;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Where an attack takes place: a server of this machine, and an address of this machine that the
 * attack comes from. On Linux all of 127.0.0.0/8 is this machine, and each address is a network of
 * its own to the server.
 *
 * @param port where the server listens
 */
public record Ground(int port, InetAddress from) {

    private static final int SECRET_BYTES = 16;

    InetSocketAddress server() {
        return new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), port);
    }

    /** Words that nobody has said before. */
    static String invented() {
        byte[] bytes = new byte[SECRET_BYTES];
        ThreadLocalRandom.current().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}

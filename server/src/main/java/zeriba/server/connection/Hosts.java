package zeriba.server.connection;

import java.net.URI;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zeriba.server.admission.Network;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;

/**
 * Under which names the server is asked. A page of another site may have its own name lead to this
 * machine (DNS rebinding), and would then be of the same origin: a name counts only if it is known.
 * An address that is written out cannot be made to lead elsewhere.
 */
public final class Hosts {

    private static final String LOCALHOST = "localhost";

    private final Set<String> names;
    private final boolean isAny;

    public Hosts(Settings settings) {
        this.names =
                Stream.concat(
                                settings
                                        .given(Setting.PUBLIC_ADDRESS)
                                        .flatMap(
                                                address -> name(URI.create(address).getAuthority()))
                                        .stream(),
                                Arrays.stream(settings.text(Setting.HOSTS).split(" +")))
                        .filter(name -> !name.isEmpty())
                        .map(name -> name.toLowerCase(Locale.ROOT))
                        .collect(Collectors.toUnmodifiableSet());
        // a proxy was named before names had to be
        this.isAny = names.isEmpty() && settings.isOn(Setting.PROXY);
    }

    /**
     * The name, or the address, in {@code NAME:PORT}, in small letters and without a last point.
     */
    private static Optional<String> name(String authority) {
        String name = authority.replaceFirst(":[0-9]*$", "").toLowerCase(Locale.ROOT);
        return name.isEmpty() ? Optional.empty() : Optional.of(name.replaceFirst("\\.$", ""));
    }

    /** Whether the server may be asked under what {@code Host} says; programs may leave it out. */
    public boolean know(String host) {
        if (isAny || host.isEmpty()) {
            return true;
        }
        return name(host)
                .filter(name ->
                        name.equals(LOCALHOST)
                                || name.endsWith("." + LOCALHOST)
                                || names.contains(name)
                                || Network.read(name).isPresent())
                .isPresent();
    }
}

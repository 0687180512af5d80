package zeriba.app.circle.inner;

import java.util.Optional;
import zeriba.app.circle.Ring;

/** The other half. */
public record Stone(String name) {

    /** The ring that it is set in. */
    public Optional<Ring> ring() {
        return Optional.of(new Ring(this));
    }
}

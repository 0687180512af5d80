package zeriba.kassala.rules;

import java.util.Optional;
import zeriba.engine.Objection;
import zeriba.kassala.Act;
import zeriba.kassala.Kassala;

/** Why an action may not be chosen. */
public final class Objections {

    private Objections() {}

    public static Optional<Objection> to(Kassala state, Act act) {
        return Optional.empty();
    }
}

package zeriba.ascari.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import zeriba.ascari.Act;
import zeriba.engine.Objection;
import zeriba.engine.Options;

/** Options that are listed, and allow whatever nothing speaks against. */
record Offer(List<Act> listed, Function<Act, Optional<Objection>> objection)
        implements Options<Act> {

    @Override
    public long size() {
        return listed.size();
    }

    @Override
    public Act get(long k) {
        return listed.get(Math.toIntExact(k));
    }

    @Override
    public boolean contains(Act act) {
        return objection.apply(act).isEmpty();
    }
}

package zeriba.testkit.parley;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import zeriba.engine.Objection;
import zeriba.engine.Options;

/** Options that are listed in full, and may be had in any form that nothing speaks against. */
record Offer(List<Act> listed, Function<Act, Optional<Objection>> objections)
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
    public boolean contains(Act action) {
        return objections.apply(action).isEmpty();
    }
}

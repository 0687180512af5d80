package zeriba.fireandsword.rules;

import java.util.List;
import zeriba.engine.Options;
import zeriba.engine.Pending;
import zeriba.engine.Secrecy;
import zeriba.engine.Side;
import zeriba.fireandsword.Act;
import zeriba.fireandsword.Sudan;

/** What a choice lists; it also contains whatever else nothing speaks against. */
record Offer(Sudan state, List<Act> listed) implements Options<Act> {

    Offer {
        if (listed.isEmpty()) {
            throw new IllegalStateException("nothing to choose in " + state);
        }
    }

    /** An open choice of a side. */
    static Pending.Choice<Act> of(Sudan state, Side side, List<Act> listed) {
        return new Pending.Choice<>(side, new Offer(state, listed), new Secrecy.Open());
    }

    /** A choice that nobody else learns of before the other side has answered. */
    static Pending.Choice<Act> hidden(Sudan state, Side side, List<Act> listed) {
        return new Pending.Choice<>(side, new Offer(state, listed), new Secrecy.Hidden());
    }

    @Override
    public long size() {
        return listed.size();
    }

    @Override
    public Act get(long k) {
        return listed.get((int) k);
    }

    @Override
    public boolean contains(Act act) {
        return Objections.to(state, act).isEmpty();
    }
}

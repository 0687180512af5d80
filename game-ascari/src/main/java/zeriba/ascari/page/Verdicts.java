package zeriba.ascari.page;

import java.util.ArrayList;
import java.util.List;
import zeriba.ascari.rules.S7_Victory;
import zeriba.ascari.state.Ascari;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Side;
import zeriba.engine.text.Value;

/** What each number of points would be worth if the battle ended now, from the fewest. */
record Verdicts(Ascari state) {

    /** More points than any battle can bring either army. */
    private static final int MOST = 500;

    /** Every verdict with the fewest and the most points that bring it; no bound at either end. */
    List<Value> written() {
        List<Value> verdicts = new ArrayList<>();
        int least = -MOST;
        for (int margin = -MOST; margin <= MOST; margin++) {
            if (margin == MOST || !isSame(margin, margin + 1)) {
                verdicts.add(verdict(least, margin));
                least = margin + 1;
            }
        }
        return verdicts;
    }

    private boolean isSame(int margin, int other) {
        Result one = S7_Victory.result(state, margin);
        Result two = S7_Victory.result(state, other);
        return one.winner().equals(two.winner()) && one.grade().equals(two.grade());
    }

    private Value verdict(int least, int most) {
        Result result = S7_Victory.result(state, least);
        Value.Fields verdict =
                Value.NO_FIELDS
                        .with("winner", Value.of(result.winner().map(Side::name).orElse("")))
                        .with("grade", Value.of(result.grade()));
        verdict = least == -MOST ? verdict : verdict.with("from", Value.of(least));
        return most == MOST ? verdict : verdict.with("to", Value.of(most));
    }
}

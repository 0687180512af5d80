package zeriba.ascari.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.ascari.page.Answer.Verdict;
import zeriba.ascari.rules.S7_Victory;
import zeriba.ascari.state.Ascari;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Side;

/** What each number of points would be worth if the battle ended now, from the fewest. */
record Verdicts(Ascari state) {

    /** More points than any battle can bring either army. */
    private static final int MOST = 500;

    /** Every verdict with the fewest and the most points that bring it; no bound at either end. */
    List<Verdict> all() {
        List<Verdict> verdicts = new ArrayList<>();
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

    private Verdict verdict(int least, int most) {
        Result result = S7_Victory.result(state, least);
        return new Verdict(
                result.winner().map(Side::name).orElse(""),
                result.grade(),
                least == -MOST ? Optional.empty() : Optional.of(least),
                most == MOST ? Optional.empty() : Optional.of(most));
    }
}

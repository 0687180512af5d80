package zeriba.ai.level;

import java.util.List;
import zeriba.ai.Advice;
import zeriba.ai.Advice.Rated;
import zeriba.ai.Worth;

/** An action and what it comes to. */
record Weighed<A>(A action, Worth worth) {

    /** Advice to take the first of these, with the others beside it. */
    static <A> Advice<A> advice(List<Weighed<A>> weighed) {
        Weighed<A> best = weighed.getFirst();
        List<Rated<A>> others =
                weighed.stream()
                        .skip(1)
                        .map(w -> new Rated<>(w.action(), w.worth().chance()))
                        .limit(Advice.MOST_OTHERS)
                        .toList();
        return new Advice<>(best.action(), List.of(best.action()), best.worth().chance(), others);
    }
}

package zeriba.ai.level;

import java.util.ArrayList;
import java.util.List;
import zeriba.ai.Advice;
import zeriba.ai.Advice.Rated;

/** Advice as text. */
final class AdviceText {

    private AdviceText() {}

    /** An action and what the course foresees after it. */
    static <S, A> List<A> of(A action, ActivePlan<S, A> course) {
        List<A> line = new ArrayList<>();
        line.add(action);
        line.addAll(course.rest());
        return line;
    }

    /** The first of these, with the others beside it. */
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

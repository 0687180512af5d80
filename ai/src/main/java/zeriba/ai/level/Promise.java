package zeriba.ai.level;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import zeriba.engine.Evaluation;
import zeriba.engine.rules.Options;

/** An option and how good it looks at first sight. */
record Promise<A>(A action, double prior) {

    /** The options in the order of promise. */
    static <S, A> List<A> ordered(Evaluation<S, A> evaluation, S state, Options<A> options) {
        List<Promise<A>> promising = new ArrayList<>();
        for (A action : options) {
            promising.add(new Promise<>(action, evaluation.movePrior(state, action)));
        }
        promising.sort(Comparator.comparingDouble(p -> -p.prior()));
        return promising.stream().map(Promise::action).toList();
    }
}

package zeriba.ai.analysis;

import java.util.ArrayList;
import java.util.List;
import zeriba.ai.Advice;
import zeriba.ai.StopSignal;
import zeriba.ai.level.Veteran;
import zeriba.engine.Game;
import zeriba.engine.record.Choosers;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Viewer;

/** What a rollout compares where nobody names it. */
public final class Candidates {

    private Candidates() {}

    /**
     * The choices that a veteran thought best, at most so many, each an action by itself; {@code
     * own} go before, and none stands twice.
     */
    public static <S, A> List<List<A>> of(
            Game<S, A> game, Position<S, A> position, Role role, List<List<A>> own, int most) {
        List<List<A>> plans = new ArrayList<>(own);
        if (position.pending() instanceof Pending.Choice<A> choice && plans.size() < most) {
            S state = position.state();
            Advice<A> advice =
                    new Veteran(AnalysisDepth.QUICK.search())
                            .seat(game, 1)
                            .advise(
                                    game.rules().seenBy(new Viewer.Seated(role), state),
                                    role,
                                    Choosers.own(game, state, choice, role),
                                    new StopSignal());
            add(plans, advice.action(), most);
            advice.others().forEach(other -> add(plans, other.action(), most));
        }
        return List.copyOf(plans);
    }

    private static <A> void add(List<List<A>> plans, A action, int most) {
        List<A> plan = List.of(action);
        if (plans.size() < most && !plans.contains(plan)) {
            plans.add(plan);
        }
    }
}

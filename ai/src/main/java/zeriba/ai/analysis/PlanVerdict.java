package zeriba.ai.analysis;

import java.util.ArrayList;
import java.util.List;
import zeriba.ai.StopSignal;
import zeriba.ai.level.Veteran;
import zeriba.engine.Game;
import zeriba.engine.record.Choosers;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Viewer;

/**
 * What a plan that somebody tries is worth beside the best that is known: the better of one that
 * was found before and of what a player would do.
 *
 * @param better the best plan; the tried one where there is none better
 * @param loss what the tried one gives away, in winning chance
 * @param chance the winning chance of the role's side with the tried one
 */
public record PlanVerdict<A>(List<A> better, Estimate loss, Estimate chance) {

    public PlanVerdict {
        better = List.copyOf(better);
    }

    private record Way<A>(List<A> plan, Samples worth) {}

    /**
     * The verdict on {@code tried}, by what {@code role} may know in {@code position}.
     *
     * @param known a plan that was found before; empty where there is none
     */
    public static <S, A> PlanVerdict<A> of(
            Game<S, A> game,
            Analyst analyst,
            Position<S, A> position,
            Role role,
            List<A> tried,
            List<A> known) {
        StopSignal stop = new StopSignal();
        Valuation<S, A> valuation =
                new Valuation<>(game, analyst.depth(), position.state(), analyst.seed(), stop);
        List<List<A>> plans =
                new ArrayList<>(List.of(tried, advised(game, analyst, position, role)));
        if (!known.isEmpty()) {
            plans.add(known);
        }
        boolean isFirst = role.side().equals(game.about().sides().getFirst());
        List<Way<A>> ways =
                plans.stream()
                        .map(plan -> {
                            Samples worth = valuation.samples(role, position.state(), plan);
                            return new Way<>(plan, isFirst ? worth : worth.opposite());
                        })
                        .toList();
        Samples own = ways.getFirst().worth();
        int best = 0;
        for (int i = 1; i < ways.size(); i++) {
            double promise = ways.get(i).worth().firstHalf().mean();
            best = promise > ways.get(best).worth().firstHalf().mean() ? i : best;
        }
        Estimate loss =
                best == 0
                        ? Estimate.exact(0)
                        : ways.get(best).worth().minus(own).secondHalf().estimate();
        return new PlanVerdict<>(ways.get(best).plan(), loss, own.estimate());
    }

    private static <S, A> List<A> advised(
            Game<S, A> game, Analyst analyst, Position<S, A> position, Role role) {
        if (!(position.pending() instanceof Pending.Choice<A> all)) {
            throw new IllegalArgumentException("nobody chooses there");
        }
        S state = position.state();
        return new Veteran(analyst.depth().search())
                .seat(game, analyst.seed())
                .advise(
                        game.rules().seenBy(new Viewer.Seated(role), state),
                        role,
                        Choosers.own(game, state, all, role),
                        new StopSignal())
                .line();
    }
}

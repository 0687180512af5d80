package zeriba.testkit.parley;

import zeriba.engine.Evaluation;
import zeriba.engine.rules.Side;
import zeriba.testkit.parley.state.Act;
import zeriba.testkit.parley.state.Place;
import zeriba.testkit.parley.state.Plot;
import zeriba.testkit.parley.state.Seats;

/** How well a side stands: its strength, and how near the league is to the keep. */
final class ParleyEvaluation implements Evaluation<Parley, Act> {

    private static final double SLOPE = 0.35;

    @Override
    public double value(Parley state, Side side) {
        if (state.agenda().now() instanceof S6_End.Over(var result)) {
            return result.worthTo(side);
        }
        double league = 1 / (1 + Math.exp(-SLOPE * S6_End.score(state)));
        return side.equals(Seats.LEAGUE) ? league : 1 - league;
    }

    @Override
    public double movePrior(Parley state, Act act) {
        return switch (act) {
            case Act.Storm storm -> 1 + storm.units().size();
            case Act.Advance advance -> Place.onMap().indexOf(advance.to());
            case Act.Shoot _, Act.Parry _ -> 1;
            case Act.Scheme scheme -> scheme.plot() == Plot.MARCH ? 1 : 0;
            case Act.Move move -> move.to() == Place.KEEP ? 1 : -1;
            case Act.Halt _, Act.Pass _, Act.Wait _, Act.End _ -> 0;
        };
    }
}

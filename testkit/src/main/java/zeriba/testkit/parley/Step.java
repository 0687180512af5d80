package zeriba.testkit.parley;

import java.util.List;
import java.util.Optional;
import zeriba.engine.schema.Notations;
import zeriba.engine.step.Task;
import zeriba.testkit.parley.state.Act;
import zeriba.testkit.parley.state.Need;
import zeriba.testkit.parley.state.Unit;

/** The sequence of play. */
@zeriba.engine.schema.As.Text
public sealed interface Step extends Task<Parley, Act>
        permits S1_Tokens.Omen,
                S1_Tokens.Draw,
                S2_Plots.Plotting,
                S2_Plots.Reveal,
                S3_March.March,
                S3_March.Shot,
                S3_March.Hit,
                S4_Storm.Assault,
                S4_Storm.Parrying,
                S4_Storm.Storming,
                S5_Sally.Sally,
                S6_End.EndOfTurn,
                S6_End.Judge,
                S6_End.Over {

    /** Its word in positions and messages. */
    default String word() {
        return Notations.verb(getClass());
    }

    /** A unit that it names, but that cannot be in it. */
    default Optional<Unit> misplaced(Parley state) {
        return Optional.empty();
    }

    /** The units, if all are captains. */
    static List<Unit> captains(List<Unit> units) {
        Need.that(!units.isEmpty() && Unit.LEAGUE.containsAll(units), "not all are captains");
        return List.copyOf(units);
    }
}

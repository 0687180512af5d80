package zeriba.ascari.rules;

import java.util.List;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Draft;
import zeriba.ascari.state.Mark;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Called;
import zeriba.engine.step.Task.Automatic;

/** Section 6. The administrative phase. */
public final class S6_Administration {

    private S6_Administration() {}

    /** Markers are removed. */
    @Rule("6.0")
    public record Administration(@Called("side") Army army)
            implements Portion, Automatic<Ascari, Act> {

        @Override
        public Ascari proceed(Ascari state) {
            return clear(state, army);
        }

        @Override
        public List<Event> began(Ascari before, Ascari after) {
            return List.of();
        }
    }

    /** Fire markers of both, all other markers of the active army. */
    @Rule({"6.0", "R-38", "R-51"})
    static Ascari clear(Ascari state, Army active) {
        Draft draft =
                state.draft()
                        .unmark(Mark.FIRE)
                        .unmark(Mark.OPPORTUNITY)
                        .unmark(Mark.MOVED, active)
                        .unmark(Mark.COMBAT, active)
                        .unmark(Mark.RETREAT, active)
                        .unmark(Mark.BROKEN, active)
                        .unmark(Mark.DONE, active)
                        .unmark(Mark.RECEIVED, active);
        return S2_Sequence.next(draft, active);
    }
}

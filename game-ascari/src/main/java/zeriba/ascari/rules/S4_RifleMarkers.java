package zeriba.ascari.rules;

import java.util.ArrayList;
import java.util.List;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Draft;
import zeriba.ascari.state.Kind;
import zeriba.ascari.state.Mark;
import zeriba.ascari.state.People;
import zeriba.engine.rules.Rule;

/** Section 4.6. Rifle markers. */
public final class S4_RifleMarkers {

    private S4_RifleMarkers() {}

    /** Whether a unit is of those that take up rifles. */
    @Rule({"4.6", "R-28"})
    public static boolean isTaker(Counter unit) {
        return unit.people() == People.ETHIOPIAN
                && (unit.kind() == Kind.SPEAR || unit.kind() == Kind.CAVALRY);
    }

    /** Whether a unit in a hex may take up a Rifle marker and stop. */
    @Rule({"4.6", "R-29"})
    static boolean mayTake(Ascari state, Counter unit, int hex) {
        return isTaker(unit)
                && !state.has(Mark.RIFLE, unit.number())
                && state.spoils().rifles().contains(hex);
    }

    /**
     * The unit stops and takes up a marker.
     *
     * @param draft in which its move, if it was on one, is over
     * @param riders the leaders who were with it on the move
     */
    @Rule({"4.6", "R-29"})
    static Ascari take(Ascari state, Draft draft, Act.Take take, long riders) {
        Counter unit = state.counter(state.battle().number(take.unit()));
        int hex = state.at(unit);
        S3_Movement.settle(draft, unit, hex);
        draft.mark(Mark.RIFLE, unit.number())
                .mark(Mark.DONE, unit.number())
                .markLeaders(Mark.DONE, riders);
        List<Integer> lying = new ArrayList<>(draft.spoils().rifles());
        lying.remove(Integer.valueOf(hex));
        draft.spoils(draft.spoils().rifles(lying));
        return S3_Movement.markMoved(draft, unit).done();
    }
}

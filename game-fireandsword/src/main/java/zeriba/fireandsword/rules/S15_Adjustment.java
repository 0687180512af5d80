package zeriba.fireandsword.rules;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Rule;
import zeriba.engine.step.Task;
import zeriba.fireandsword.rules.general.EventDraft;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Edit;
import zeriba.fireandsword.state.Figures;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Units;

/** Revolt indexes are adjusted in one pass, regions are pacified, points are counted. */
public final class S15_Adjustment {

    private static final int FALLS_BY = -2;

    private S15_Adjustment() {}

    /** Indexes and points are adjusted. */
    @Rule({"15.1", "R-16", "R-58"})
    public record Adjustment() implements Passing {

        @Override
        public Sudan proceed(Sudan state) {
            return adjust(state);
        }

        /** Why the index of a region moves. */
        public List<Event> why(Sudan before, Sudan after, Region region) {
            int number = region.number();
            List<Event> all = new ArrayList<>();
            EventDraft draft = new EventDraft(before, rule());
            if (before.status(number) == Sudan.PACIFIED) {
                return all;
            }
            if (before.gains(number) > 0) {
                all.add(draft.counted("index-raised", before.gains(number), region.id()));
            }
            if (before.wins(number) > 0) {
                all.add(draft.counted("index-lowered", before.wins(number), region.id()));
            }
            if (before.khartoumFell()) {
                all.add(draft.told("index-khartoum", Units.NONE, region.id()));
            }
            int lent = lent(before, region);
            if (lent != 0) {
                String verb = lent > 0 ? "index-lent" : "index-spared";
                all.add(draft.told(verb, Units.NONE, region.id()));
            }
            if (after.index(number) < sum(before, region)) {
                all.add(draft.told("index-held", Units.NONE, region.id()));
            }
            return all;
        }

        @Override
        public int rank() {
            return 6;
        }
    }

    /** What happened in a region itself this turn. */
    @Rule({"15.1", "15.2", "15.3"})
    public static int own(Sudan state, Region region) {
        return state.gains(region.number()) - state.wins(region.number());
    }

    /** What its neighbours lend it: one up and one down at most. */
    @Rule({"15.5", "15.6", "R-55"})
    public static int lent(Sudan state, Region region) {
        boolean up = false;
        boolean down = false;
        for (Region neighbour : region.neighbours()) {
            int own = own(state, neighbour);
            up = up || own >= 1;
            down = down || own <= FALLS_BY;
        }
        return (up ? 1 : 0) - (down ? 1 : 0);
    }

    /** What the fall of Khartoum this turn adds to it. */
    @Rule("15.4")
    public static int fall(Sudan state, Region region) {
        boolean rises = state.khartoumFell() && state.status(region.number()) != Sudan.PACIFIED;
        return rises ? 1 : 0;
    }

    /** The index of a region once all has been added up. */
    @Rule({"15.4", "R-6", "R-57"})
    public static int sum(Sudan state, Region region) {
        int number = region.number();
        if (state.status(number) == Sudan.PACIFIED) {
            return 0;
        }
        int sum =
                state.index(number)
                        + own(state, region)
                        + fall(state, region)
                        + lent(state, region);
        return Math.clamp(sum, 0, Figures.MOST_INDEX);
    }

    /** What a region's index is adjusted to: a revolt at 1 without a town comes to its end. */
    @Rule({"15.1", "R-51"})
    public static int next(Sudan state, Region region) {
        int number = region.number();
        int sum = sum(state, region);
        boolean held = !meet(state.mahdist(), state.map().townsOf(number));
        return state.status(number) == Sudan.REVOLT && held && sum <= 1 ? 0 : sum;
    }

    /** What happens from here on counts at the next adjustment. */
    @Rule({"15.1", "R-16", "R-58"})
    public static Sudan adjust(Sudan state) {
        Edit e = state.edit().done();
        for (Region region : Region.all()) {
            int number = region.number();
            e.index(number, next(state, region));
            if (state.status(number) == Sudan.REVOLT && e.now().index(number) == 0) {
                pacify(e, number);
            }
        }
        count(e.adjusted());
        return S17_Victory.judge(e.before(new S14_Sieges.Settle()).now());
    }

    /** Whether this turn's adjustment lies behind. */
    @Rule("R-58")
    static boolean isDone(Sudan state) {
        List<Task<Sudan, Act>> left = state.agenda().steps();
        return left.contains(new S16_Reinforcements.EndOfTurn())
                && !left.contains(new Adjustment());
    }

    /** A region at 0 leaves revolt: its sieges end, its towns come back. */
    @Rule({"3.2", "R-61", "R-7"})
    private static void pacify(Edit e, int region) {
        e.status(region, e.now().parameters().has("rise-again") ? Sudan.QUIET : Sudan.PACIFIED);
        for (int town : each(e.now().map().townsOf(region))) {
            e.mahdist(town, false).supply(town, 0);
        }
    }

    /** The points of every town that the Mahdists hold. */
    @Rule({"17.1", "R-24", "R-67"})
    public static int worth(Sudan state) {
        int points = 0;
        for (int space : each(state.mahdist())) {
            points += state.parameters().points(space);
        }
        return points;
    }

    @Rule({"17.1", "R-67"})
    private static void count(Edit e) {
        e.points(worth(e.now()));
    }
}

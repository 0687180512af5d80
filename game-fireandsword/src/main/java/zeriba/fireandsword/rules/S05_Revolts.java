package zeriba.fireandsword.rules;

import zeriba.engine.Agenda;
import zeriba.engine.Roll;
import zeriba.engine.Rule;
import zeriba.fireandsword.Edit;
import zeriba.fireandsword.Figures;
import zeriba.fireandsword.Region;
import zeriba.fireandsword.Step;
import zeriba.fireandsword.Sudan;
import zeriba.fireandsword.battle.Cast;

/** Revolt indexes at the start, the beginning of a turn, and who rises. */
public final class S05_Revolts {

    private static final int DIE = 6;

    private S05_Revolts() {}

    /** One die for each region. */
    @Rule({"3.1", "R-5"})
    public static void indexDice(Cast cast) {
        for (int i = 0; i < Region.COUNT; i++) {
            cast.free(DIE);
        }
    }

    @Rule({"3.1", "R-6"})
    public static Sudan indexes(Sudan state, Roll roll) {
        Edit e = state.edit().done();
        for (Region region : Region.all()) {
            int more = region == Region.SOUTH ? Figures.FIRST_INDEX_MORE : 0;
            e.index(region.number(), roll.face(region.number()) + more);
        }
        return e.now();
    }

    /**
     * The sequence of a turn, unrolled. What risings come to is settled once all of them are over,
     * as a town that is yet to be surprised is no siege.
     */
    @Rule({"4.1", "R-3"})
    public static Sudan begin(Sudan state) {
        Edit e = state.edit().nextTurn();
        Agenda<Step> turn = Agenda.of(new Step.EndOfTurn());
        turn = turn.before(new Step.Levies());
        turn = turn.before(new Step.Arrivals(state.map().suakin));
        turn = turn.before(new Step.Arrivals(state.map().aswan));
        turn = turn.before(new Step.ThirdBoat());
        turn = turn.before(new Step.Adjustment());
        turn = turn.before(new Step.Supplies());
        turn = turn.before(new Step.EndOfMovement());
        turn = turn.before(new Step.Movement());
        turn = turn.before(new Step.MovementBegins());
        return e.agenda(turn.before(new Step.Revolts())).now();
    }

    private static boolean mayRise(Sudan state, int region) {
        return state.status(region) == Sudan.QUIET && state.index(region) > 0;
    }

    /** Only regions that have never risen are thrown for; index 0 cannot rise. */
    @Rule({"5.1", "R-1"})
    public static void dice(Sudan state, Cast cast) {
        for (int region = 0; region < Region.COUNT; region++) {
            if (mayRise(state, region)) {
                cast.die(DIE, state.index(region) + 1);
            }
        }
    }

    /** Whoever throws its index or less rises; in the first turn at least one must. */
    @Rule({"5.1", "5.2", "R-2"})
    public static Sudan rise(Sudan state, Roll roll) {
        Edit e = state.edit();
        int die = 0;
        boolean someone = false;
        Agenda<Step> then = state.agenda().rest();
        for (int region = Region.COUNT - 1; region >= 0; region--) {
            die += mayRise(state, region) ? 1 : 0;
        }
        for (int region = Region.COUNT - 1; region >= 0; region--) {
            if (mayRise(state, region) && roll.face(--die) <= state.index(region)) {
                someone = true;
                e.status(region, Sudan.REVOLT);
                then = then.before(new Step.Surprise(region));
            }
        }
        if (!someone) {
            return state.turn() > 1 ? state.done() : state;
        }
        return e.agenda(then).now();
    }
}

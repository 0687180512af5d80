package zeriba.fireandsword.rules;

import java.util.List;
import java.util.Optional;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Rule;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.Task;
import zeriba.fireandsword.rules.battle.FaceClasses;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Edit;
import zeriba.fireandsword.state.Figures;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;

/** Revolt indexes at the start, the beginning of a turn, and who rises. */
public final class S05_Revolts {

    private S05_Revolts() {}

    /**
     * The sequence of a turn, unrolled. What risings come to is settled once all of them are over,
     * as a town that is yet to be surprised is no siege.
     */
    @Rule({"4.1", "R-3"})
    public static Sudan begin(Sudan state) {
        Edit e = state.edit().nextTurn();
        Agenda<Task<Sudan, Act>> turn = Agenda.of(new S16_Reinforcements.EndOfTurn());
        turn = turn.before(new S16_Reinforcements.Levies());
        turn = turn.before(new S16_Reinforcements.Arrivals(state.map().suakin));
        turn = turn.before(new S16_Reinforcements.Arrivals(state.map().aswan));
        turn = turn.before(new S09_Gunboats.ThirdBoat());
        turn = turn.before(new S15_Adjustment.Adjustment());
        turn = turn.before(new S14_Sieges.Supplies());
        turn = turn.before(new S08_Movement.EndOfMovement());
        turn = turn.before(new S08_Movement.Movement());
        turn = turn.before(new S14_Sieges.MovementBegins());
        return e.agenda(turn.before(new Revolts())).now();
    }

    private static boolean mayRise(Sudan state, int region) {
        return state.status(region) == Sudan.QUIET && state.index(region) > 0;
    }

    /** The revolt indexes are thrown, one die for each region. */
    @Rule({"3.1", "R-5", "R-6"})
    public record Indexes() implements Throwing {

        @Override
        public FaceClasses faceClasses(Sudan state) {
            FaceClasses classes = new FaceClasses();
            Region.all().forEach(_ -> classes.free(DIE));
            return classes;
        }

        @Override
        public Sudan roll(Sudan state, Roll roll) {
            Edit e = state.edit().done();
            for (Region region : Region.all()) {
                int more = region == Region.SOUTH ? Figures.FIRST_INDEX_MORE : 0;
                e.index(region.number(), roll.face(region.number()) + more);
            }
            return e.now();
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return check.beforeTheGame();
        }
    }

    /** A turn begins. */
    @Rule("4.1")
    public record TurnBegins() implements Passing {

        @Override
        public Sudan proceed(Sudan state) {
            return begin(state);
        }

        @Override
        public int rank() {
            return PositionCheck.LAST;
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return PositionCheck.when(
                    check.s().turn() >= Figures.LAST_TURN, "there is no further turn");
        }
    }

    /**
     * Regions that are quiet may rise: only those that have never risen are thrown for, and index 0
     * cannot rise. Whoever throws its index or less rises; in the first turn at least one must.
     */
    @Rule({"5.1", "5.2", "R-1", "R-2"})
    public record Revolts() implements Throwing {

        private static List<Region> simmering(Sudan state) {
            return Region.all().stream().filter(region -> mayRise(state, region.number())).toList();
        }

        @Override
        public FaceClasses faceClasses(Sudan state) {
            FaceClasses classes = new FaceClasses();
            simmering(state).forEach(region -> classes.die(DIE, state.index(region.number()) + 1));
            return classes;
        }

        @Override
        public Sudan skip(Sudan state) {
            return state.done();
        }

        @Override
        public Sudan roll(Sudan state, Roll roll) {
            Edit e = state.edit();
            Agenda<Task<Sudan, Act>> then = state.agenda().rest();
            List<Region> regions = simmering(state);
            boolean someone = false;
            for (int die = regions.size() - 1; die >= 0; die--) {
                int region = regions.get(die).number();
                if (roll.face(die) <= state.index(region)) {
                    someone = true;
                    e.status(region, Sudan.REVOLT);
                    then = then.before(new S06_Surprise.Surprise(region));
                }
            }
            if (!someone) {
                return state.turn() > 1 ? state.done() : state;
            }
            return e.agenda(then).now();
        }

        @Override
        public List<Event> outcome(Sudan before, Sudan after, Roll roll) {
            boolean risen =
                    Region.all().stream()
                            .mapToInt(Region::number)
                            .anyMatch(region -> before.status(region) != after.status(region));
            return risen ? List.of() : List.of(draft(before).told("no-revolt"));
        }

        @Override
        public int rank() {
            return 1;
        }
    }
}

package zeriba.fireandsword.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import zeriba.engine.BoardQuery;
import zeriba.engine.rules.Objection;
import zeriba.engine.sheet.GameTables;
import zeriba.engine.sheet.Inspection;
import zeriba.engine.text.Notation;
import zeriba.engine.text.TreeReader;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.fireandsword.rules.S01_Command;
import zeriba.fireandsword.rules.S06_Surprise;
import zeriba.fireandsword.rules.S08_Movement;
import zeriba.fireandsword.rules.S11_Encounters;
import zeriba.fireandsword.rules.S13_Casualties;
import zeriba.fireandsword.rules.S15_Adjustment;
import zeriba.fireandsword.rules.S17_Victory;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Places;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Unit;
import zeriba.fireandsword.state.Units;

/** What the board shows on request. */
public record FireAndSwordLooks(Sudan state, Notation<Act> notation) {

    private static final int DIE = 6;

    public static final List<BoardQuery.Kind> KINDS =
            List.of(
                    new BoardQuery.Kind("reach", "Where a unit may go", true, false),
                    new BoardQuery.Kind("threat", "What may be met in a space", false, true),
                    new BoardQuery.Kind(
                            "indexes", "What moves the indexes this turn", false, false),
                    new BoardQuery.Kind(
                            "forces", "Ratings of units, and whose they are", false, false),
                    new BoardQuery.Kind("duties", "Who must still move", false, false),
                    new BoardQuery.Kind("due", "Who is still to arrive", false, false),
                    new BoardQuery.Kind(
                            Inspection.WHAT,
                            "What is to be known of a unit or space",
                            false,
                            false),
                    new BoardQuery.Kind(GameTables.WHAT, "The tables of the game", false, false));

    /** The answer to a query. */
    public Value.Fields answer(BoardQuery look) throws UnreadableException {
        switch (look.what()) {
            case Inspection.WHAT -> {
                return inspection(look).written();
            }
            case GameTables.WHAT -> {
                return new SudanTables(state).all().written();
            }
            default -> {}
        }
        Record told =
                switch (look.what()) {
                    case "reach" -> reach(unit(look).number());
                    case "threat" -> threat(space(look));
                    case "indexes" -> indexes();
                    case "forces" -> forces();
                    case "duties" -> duties();
                    case "due" -> due();
                    default ->
                            throw new UnreadableException(
                                    "what",
                                    "this board shows reach, threat, indexes, forces, duties, due,"
                                            + " inspect and tables");
                };
        return PageRecords.written(told);
    }

    private Unit unit(BoardQuery look) throws UnreadableException {
        return new TreeReader("unit", Value.of(look.unit())).named("unit", state.forces()::named);
    }

    private int space(BoardQuery look) throws UnreadableException {
        return new TreeReader("place", Value.of(look.place())).numbered("space", state.map()::find);
    }

    private Inspection inspection(BoardQuery look) throws UnreadableException {
        SudanInspector inspector = new SudanInspector(state);
        return look.unit().isEmpty() ? inspector.of(space(look)) : inspector.of(unit(look));
    }

    /** A unit's rating by the stands left to it, empty where it has none, and its commander. */
    record Rated(String unit, String rating, String role) {}

    /** The ratings of all units, and whether commanders share them. */
    record Ratings(List<Rated> units, boolean shared, String rule) {}

    private Ratings forces() {
        List<Rated> units = new ArrayList<>();
        for (Unit unit : state.forces().all()) {
            boolean isRated = !unit.isBoat() && !unit.isCommander();
            int stands = state.stands(unit.number());
            units.add(
                    new Rated(
                            unit.id(),
                            isRated ? S13_Casualties.rating(stands) : "",
                            S01_Command.commander(state, unit.number()).name()));
        }
        return new Ratings(units, S01_Command.isShared(state), "R-76");
    }

    /** A space within reach, the spaces that are entered on the way, and the move there. */
    record Goal(String at, List<String> path, String action) {}

    /** Where a unit may go. */
    record Reach(String unit, List<Goal> places) {}

    private Reach reach(int unit) {
        List<Goal> places = new ArrayList<>();
        S08_Movement.Movement step = new S08_Movement.Movement();
        boolean moves = step.equals(state.now()) && state.isOnMap(unit);
        for (int to = 0; moves && to < state.map().size(); to++) {
            Act.Moving act =
                    state.forces().unit(unit).isBoat()
                            ? new Act.Steam(unit, Units.NONE, to)
                            : new Act.March(Units.of(unit), to);
            if (step.objection(state, act).isEmpty()) {
                places.add(new Goal(state.map().label(to), path(unit, to), notation.write(act)));
            }
        }
        return new Reach(state.forces().unit(unit).id(), places);
    }

    private List<String> path(int unit, int to) {
        int from = state.at(unit);
        int[] path =
                state.forces().unit(unit).isBoat()
                        ? state.map().boatPath(from, to)
                        : S08_Movement.path(state, from, to);
        return Arrays.stream(path).skip(1).mapToObj(space -> state.map().label(space)).toList();
    }

    /**
     * What may be met in a space.
     *
     * @param byDie how many Dervishes each face of the die brings to whoever enters or camps there
     * @param surprise the highest face that brings a surprise, where the region has not risen yet
     */
    record Threat(String place, boolean hostile, List<Integer> byDie, Optional<Integer> surprise) {}

    private Threat threat(int space) {
        List<Integer> counts = new ArrayList<>();
        boolean meets = S11_Encounters.mayBeMet(state, space);
        int region = state.map().region(space);
        for (int die = 1; die <= DIE && region >= 0; die++) {
            counts.add(meets ? Math.max(0, S11_Encounters.count(state, space, die)) : 0);
        }
        boolean isQuiet = region >= 0 && state.status(region) == Sudan.QUIET;
        return new Threat(
                state.map().label(space),
                state.isHostile(space),
                counts,
                isQuiet ? Optional.of(S06_Surprise.chance(state, space)) : Optional.empty());
    }

    /** What moves the index of a region this turn, and where it leads. */
    record Index(
            Region region,
            int index,
            Region.Status status,
            int gains,
            int wins,
            int neighbours,
            boolean khartoum,
            int fall,
            int next,
            String rule) {
        static Index of(Sudan state, Region region) {
            int n = region.number();
            return new Index(
                    region,
                    state.index(n),
                    Region.Status.of(state.status(n)),
                    state.gains(n),
                    state.wins(n),
                    S15_Adjustment.lent(state, region),
                    state.khartoumFell(),
                    S15_Adjustment.fall(state, region),
                    S15_Adjustment.next(state, region),
                    "R-55");
        }
    }

    /** The indexes and the points, and where the towns held now would lead. */
    record Indexes(List<Index> regions, int points, int perTurn, S17_Victory.Ahead ahead) {}

    private Indexes indexes() {
        return new Indexes(
                Region.all().stream().map(region -> Index.of(state, region)).toList(),
                state.points(),
                S15_Adjustment.worth(state),
                S17_Victory.ahead(state));
    }

    /** Why a phase may not end. */
    record Why(String rule, String key, List<String> args) {
        static Why of(Objection objection) {
            return new Why(objection.rule(), objection.key(), objection.arguments());
        }
    }

    /**
     * Who may not stay where he is, with the reason.
     *
     * @param units of the places those that are units
     */
    record Duties(List<String> units, List<String> places, String rule, Optional<Why> why) {}

    private Duties duties() {
        Optional<Objection> why =
                state.now() instanceof S08_Movement.Movement step
                        ? step.objection(state, new Act.End())
                        : Optional.empty();
        List<String> places = why.map(Objection::places).orElse(List.of());
        List<String> units =
                state.forces().all().stream().map(Unit::id).filter(places::contains).toList();
        return new Duties(units, places, "8.5", why.map(Why::of));
    }

    /** A unit that waits in a box. */
    record Waiting(String unit, String at) {}

    /** Who is still to arrive. */
    record Due(List<Waiting> units) {}

    private Due due() {
        List<Waiting> units = new ArrayList<>();
        for (Unit unit : state.forces().all()) {
            int place = state.at(unit.number());
            if (place >= Sudan.ALEXANDRIA && place <= Sudan.INDIA) {
                units.add(new Waiting(unit.id(), Places.name(state.map(), place)));
            }
        }
        return new Due(units);
    }
}

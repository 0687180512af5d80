package zeriba.fireandsword;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import zeriba.engine.BoardQuery;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Side;
import zeriba.engine.text.Notation;
import zeriba.engine.text.TreeReader;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.fireandsword.battle.Order;
import zeriba.fireandsword.rules.S06_Surprise;
import zeriba.fireandsword.rules.S07_Movement;
import zeriba.fireandsword.rules.S11_Encounters;
import zeriba.fireandsword.rules.S13_Casualties;
import zeriba.fireandsword.rules.S15_Adjustment;
import zeriba.fireandsword.rules.S17_Victory;
import zeriba.fireandsword.rules.S18_Command;
import zeriba.fireandsword.rules.S19_Commanded;

/** What the board shows on request. */
record FireAndSwordLooks(Sudan state, Notation<Act> notation) {

    private static final int DIE = 6;

    /** The zones of a battle, in the order of their orders. */
    private static final List<String> ZONES = List.of("left", "centre", "right");

    static final List<BoardQuery.Kind> KINDS =
            List.of(
                    new BoardQuery.Kind("reach", "Where a unit may go", true, false),
                    new BoardQuery.Kind("threat", "What may be met in a space", false, true),
                    new BoardQuery.Kind(
                            "indexes", "What moves the indexes this turn", false, false),
                    new BoardQuery.Kind(
                            "forces", "Ratings of units, and whose they are", false, false),
                    new BoardQuery.Kind("duties", "Who must still move", false, false),
                    new BoardQuery.Kind("due", "Who is still to arrive", false, false));

    Value.Fields answer(BoardQuery look) throws UnreadableException {
        return switch (look.what()) {
            case "reach" ->
                    reach(
                            new TreeReader("unit", Value.of(look.unit()))
                                    .named("unit", state.forces()::named)
                                    .number());
            case "threat" ->
                    threat(
                            new TreeReader("place", Value.of(look.place()))
                                    .numbered("space", state.map()::find));
            case "indexes" -> indexes();
            case "forces" -> forces();
            case "duties" -> duties();
            case "due" -> due();
            default ->
                    throw new UnreadableException(
                            "what",
                            "this board shows reach, threat, indexes, forces, duties and due");
        };
    }

    /** The rating of every unit that has one by the stands left to it, and who commands whom. */
    private Value.Fields forces() {
        List<Value> units = new ArrayList<>();
        for (Unit unit : state.forces().all()) {
            boolean isRated = !unit.isBoat() && !unit.isCommander();
            int stands = state.stands(unit.number());
            units.add(
                    Value.NO_FIELDS
                            .with("unit", Value.of(unit.id()))
                            .with("rating", Value.of(isRated ? S13_Casualties.rating(stands) : ""))
                            .with(
                                    "role",
                                    Value.of(S18_Command.commander(state, unit.number()).name())));
        }
        return Value.NO_FIELDS
                .with("units", Value.of(units))
                .with("shared", Value.of(S18_Command.isShared(state)))
                .with("rule", Value.of("R-76"));
    }

    private Value.Fields reach(int unit) {
        List<Value> places = new ArrayList<>();
        S07_Movement.Movement step = new S07_Movement.Movement();
        boolean moves = step.equals(state.now()) && state.isOnMap(unit);
        for (int to = 0; moves && to < state.map().size(); to++) {
            Act.Moving act =
                    state.forces().unit(unit).isBoat()
                            ? new Act.Steam(unit, Units.NONE, to)
                            : new Act.March(Units.of(unit), to);
            if (step.objection(state, act).isEmpty()) {
                places.add(
                        Value.NO_FIELDS
                                .with("at", Value.of(state.map().label(to)))
                                .with("path", path(unit, to))
                                .with("action", Value.of(notation.write(act))));
            }
        }
        return Value.NO_FIELDS
                .with("unit", Value.of(state.forces().unit(unit).id()))
                .with("places", Value.of(places));
    }

    /** The spaces that are entered on the way. */
    private Value path(int unit, int to) {
        int from = state.at(unit);
        int[] path =
                state.forces().unit(unit).isBoat()
                        ? state.map().boatPath(from, to)
                        : S07_Movement.path(state, from, to);
        return Value.texts(
                Arrays.stream(path).skip(1).mapToObj(space -> state.map().label(space)).toList());
    }

    /**
     * Which dice bring Dervishes to whoever enters or camps here, and how many; and the chance of a
     * surprise where the region has not risen yet.
     */
    private Value.Fields threat(int space) {
        List<Value> counts = new ArrayList<>();
        boolean hostile = state.isHostile(space);
        boolean meets = S11_Encounters.mayBeMet(state, space);
        for (int die = 1; die <= DIE && state.map().region(space) >= 0; die++) {
            int count = meets ? Math.max(0, S11_Encounters.count(state, space, die)) : 0;
            counts.add(Value.of(count));
        }
        Value.Fields answer =
                Value.NO_FIELDS
                        .with("place", Value.of(state.map().label(space)))
                        .with("hostile", Value.of(hostile))
                        .with("byDie", Value.of(counts));
        int region = state.map().region(space);
        return region < 0 || state.status(region) != Sudan.QUIET
                ? answer
                : answer.with("surprise", Value.of(S06_Surprise.chance(state, space)));
    }

    private Value.Fields indexes() {
        List<Value> rows = new ArrayList<>();
        for (Region region : Region.all()) {
            int n = region.number();
            rows.add(
                    Value.NO_FIELDS
                            .with("region", Value.of(region.id()))
                            .with("index", Value.of(state.index(n)))
                            .with("status", Value.of(FireAndSwordEvents.status(state, n)))
                            .with("gains", Value.of(state.gains(n)))
                            .with("wins", Value.of(state.wins(n)))
                            .with("neighbours", Value.of(S15_Adjustment.lent(state, region)))
                            .with("khartoum", Value.of(state.khartoumFell()))
                            .with("fall", Value.of(S15_Adjustment.fall(state, region)))
                            .with("next", Value.of(S15_Adjustment.next(state, region)))
                            .with("rule", Value.of("R-55")));
        }
        return Value.NO_FIELDS
                .with("regions", Value.of(rows))
                .with("points", Value.of(state.points()))
                .with("perTurn", Value.of(S15_Adjustment.worth(state)))
                .with("ahead", ahead());
    }

    /** Where the towns held now would lead. */
    private Value.Fields ahead() {
        S17_Victory.Ahead ahead = S17_Victory.ahead(state);
        return Value.NO_FIELDS
                .with("points", Value.of(ahead.points()))
                .with("turn", Value.of(ahead.turn()))
                .with("lost", Value.of(ahead.isLost()));
    }

    /** Who may not stay where he is, with the reason, or the zones that are to be ordered. */
    private Value.Fields duties() {
        Optional<Objection> why =
                state.now() instanceof S07_Movement.Movement step
                        ? step.objection(state, new Act.End())
                        : Optional.empty();
        Value.Fields duties =
                Value.NO_FIELDS
                        .with("places", Value.texts(why.map(Objection::places).orElse(List.of())))
                        .with("rule", Value.of("8.5"));
        if (state.now() instanceof S19_Commanded.Posture posture) {
            return duties.with("orders", orders(posture));
        }
        return why.map(o -> duties.with("why", why(o))).orElse(duties);
    }

    private static Value.Fields why(Objection objection) {
        return Value.NO_FIELDS
                .with("rule", Value.of(objection.rule()))
                .with("key", Value.of(objection.key()))
                .with("args", Value.texts(objection.arguments()));
    }

    /** Whose orders are asked for, for which zones from the left, and which may be given. */
    private Value.Fields orders(S19_Commanded.Posture step) {
        int zones = S18_Command.zones(state, step);
        int first = step.isOwn() ? 0 : step.rival().size();
        Side side = step.isOwn() ? Seats.OWN : Seats.MAHDIST;
        List<String> words =
                (step.isOwn() ? Order.OWN : Order.RIVAL)
                        .stream()
                                .filter(order -> step.mayOrder(state, order))
                                .map(Order::word)
                                .toList();
        return Value.NO_FIELDS
                .with("side", Value.of(side.name()))
                .with("zones", Value.texts(ZONES.subList(first, first + zones)))
                .with("words", Value.texts(words));
    }

    private Value.Fields due() {
        List<Value> units = new ArrayList<>();
        for (Unit unit : state.forces().all()) {
            int place = state.at(unit.number());
            if (place >= Sudan.ALEXANDRIA && place <= Sudan.INDIA) {
                units.add(
                        Value.NO_FIELDS
                                .with("unit", Value.of(unit.id()))
                                .with("at", Value.of(Places.name(state.map(), place))));
            }
        }
        return Value.NO_FIELDS.with("units", Value.of(units));
    }
}

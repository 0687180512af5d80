package zeriba.testkit.parley;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Side;
import zeriba.engine.step.Task.Decision;
import zeriba.testkit.parley.state.Act;
import zeriba.testkit.parley.state.Need;
import zeriba.testkit.parley.state.Place;
import zeriba.testkit.parley.state.Seats;
import zeriba.testkit.parley.state.Unit;

/** Section 5. The guard moves, by paths. */
final class S5_Sally {

    private static final int MOVEMENT_POINTS = 3;

    /** Cheapest first; then the fewest places, then the lowest in the order of the map. */
    private static final Comparator<Path> DOCUMENTED =
            Comparator.comparingInt(Path::cost)
                    .thenComparingInt(path -> path.places().size())
                    .thenComparing(Path::inOrderOfMap);

    private S5_Sally() {}

    /** Places entered one after another, and what that costs. */
    private record Path(List<Place> places, int cost) {
        String inOrderOfMap() {
            return places.stream()
                    .map(place -> Integer.toString(Place.onMap().indexOf(place)))
                    .collect(Collectors.joining());
        }

        Path and(Place place, int more) {
            List<Place> longer = new ArrayList<>(places);
            longer.add(place);
            return new Path(longer, cost + more);
        }
    }

    /**
     * The guard moves.
     *
     * @param left the units that have not moved
     */
    @Rule("5.2")
    record Sally(List<Unit> left) implements Step, Decision<Parley, Act, Act.Sallying> {
        public Sally {
            left = List.copyOf(left);
            Need.that(Unit.GUARD.containsAll(left), "not all are of the guard");
        }

        @Override
        public Class<Act.Sallying> acts() {
            return Act.Sallying.class;
        }

        @Override
        public Side side(Parley state) {
            return Seats.GUARD;
        }

        /** Moves by unit, then place, by the documented path; then the end. */
        @Override
        @Rule("5.1")
        public Options<Act> options(Parley state) {
            if (left.isEmpty()) {
                return Options.none();
            }
            List<Act> listed = new ArrayList<>();
            for (Unit unit : left) {
                for (Place to : Place.onMap()) {
                    Act.Move move = new Act.Move(unit, to, List.of());
                    if (moving(state, move).isEmpty()) {
                        listed.add(move);
                    }
                }
            }
            listed.add(new Act.End());
            return offer(state, listed);
        }

        @Override
        public Parley skip(Parley state) {
            return state.done();
        }

        @Override
        public Optional<Objection> objection(Parley state, Act.Sallying act) {
            return act instanceof Act.Move move ? moving(state, move) : Optional.empty();
        }

        @Rule({"5.1", "5.2"})
        private Optional<Objection> moving(Parley state, Act.Move move) {
            Unit unit = move.unit();
            if (!unit.isOf(Seats.GUARD)) {
                return Objections.notYours("5.1", unit);
            }
            if (!state.man(unit).isOnMap()) {
                return Objections.gone(unit);
            }
            if (!left.contains(unit)) {
                return Objections.because("5.1", "has-moved", unit.name());
            }
            if (state.at(unit) == move.to()) {
                return Objections.because("5.2", "already-there", unit.name(), move.to().id());
            }
            return Objections.entering(state, unit, move.to())
                    .or(() -> Objections.stopping(state, unit, move.to()))
                    .or(() -> move.via().isEmpty() ? anyPath(state, move) : path(state, move));
        }

        /** The move is made, through every place of its path. */
        @Override
        public Parley choose(Parley state, Act.Sallying act) {
            return act instanceof Act.Move move ? moved(state, move) : state.done();
        }

        private Parley moved(Parley state, Act.Move move) {
            List<Place> path =
                    move.via().isEmpty()
                            ? documented(state, move.unit(), move.to()).orElseThrow()
                            : move.via();
            Parley after = state;
            for (Place place : path) {
                after = after.entered(move.unit(), place);
            }
            return after.instead(new Sally(left.stream().filter(u -> u != move.unit()).toList()));
        }
    }

    @Rule("5.3")
    private static Optional<Objection> anyPath(Parley state, Act.Move move) {
        return documented(state, move.unit(), move.to()).isPresent()
                ? Optional.empty()
                : tooFar(move);
    }

    @Rule("5.3")
    private static Optional<Objection> path(Parley state, Act.Move move) {
        Place from = state.at(move.unit());
        int cost = 0;
        for (Place to : move.via()) {
            if (!from.isLinkedTo(to)) {
                return Objections.because("3.3", "no-way", from.id(), to.id());
            }
            Optional<Objection> enemy = Objections.entering(state, move.unit(), to);
            if (enemy.isPresent()) {
                return enemy;
            }
            cost += from.costTo(to);
            from = to;
        }
        return cost <= MOVEMENT_POINTS ? Optional.empty() : tooFar(move);
    }

    private static Optional<Objection> tooFar(Act.Move move) {
        return Objections.because(
                "5.3",
                "too-far",
                move.unit().name(),
                move.to().id(),
                Integer.toString(MOVEMENT_POINTS));
    }

    /** The path that a move takes when none is named. */
    @Rule("5.3")
    static Optional<List<Place>> documented(Parley state, Unit unit, Place to) {
        return paths(state, unit, state.at(unit), new Path(List.of(), 0))
                .filter(path -> path.places().getLast() == to)
                .min(DOCUMENTED)
                .map(Path::places);
    }

    private static Stream<Path> paths(Parley state, Unit unit, Place from, Path so) {
        return from.neighbours().stream()
                .filter(to -> so.cost() + from.costTo(to) <= MOVEMENT_POINTS)
                .filter(to -> Objections.entering(state, unit, to).isEmpty())
                .flatMap(to -> {
                    Path on = so.and(to, from.costTo(to));
                    return Stream.concat(Stream.of(on), paths(state, unit, to, on));
                });
    }
}

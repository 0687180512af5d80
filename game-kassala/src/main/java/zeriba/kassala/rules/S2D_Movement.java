package zeriba.kassala.rules;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.board.Reach64;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Called;
import zeriba.kassala.rules.general.S2C_ZonesOfControl;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Contacts;
import zeriba.kassala.state.Destinations;
import zeriba.kassala.state.GameParameters;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

/** Section II.D. Movement: where units may go, as sets of hexes. */
public final class S2D_Movement {

    private S2D_Movement() {}

    /** An army moves any of its units, each by itself, and says when it has done. */
    @Rule({"II.D.1", "II.D.2"})
    public record Movement(@Called("side") Army army) implements Portion, Deciding<Act.Moving> {

        @Override
        public Kassala entered(Kassala state) {
            return state.begin(state.agenda(), Contacts.NONE, destinations(state, army));
        }

        @Override
        public List<Event> began(Kassala after) {
            return List.of(began(after, Objections.movementOf(army)));
        }

        @Override
        public Class<Act.Moving> acts() {
            return Act.Moving.class;
        }

        /** The moves of all units that have not moved yet, by unit, then by hex; last, the end. */
        @Override
        public Options<Act> options(Kassala state) {
            return new Moves(state, this);
        }

        /** As every decision's; written out, because most of bare play asks here. */
        @Override
        public Pending<Act> pending(Kassala state) {
            return new Pending.Choice<>(army.side(), new Moves(state, this));
        }

        @Override
        public Optional<Objection> objection(Kassala state, Act.Moving act) {
            return act instanceof Act.Move move
                    ? S2D_Objections.to(state, army, move)
                    : Optional.empty();
        }

        @Override
        public Optional<Objection> notNow(Kassala state, Act act) {
            return Objections.inPortion(state, army, Objections.present(state, army), act);
        }

        /** One move a turn; taking it back is the table's business. */
        @Override
        @Rule({"II.D.16", "G-18", "G-20"})
        public Kassala choose(Kassala state, Act.Moving act) {
            return act instanceof Act.Move move
                    ? state.move(move.unit(), move.hex())
                    : S2B_Sequence.next(state);
        }

        @Override
        public List<String> way(Kassala before, Unit unit, int hex) {
            return S2D_Movement.way(before, unit, hex).hexes();
        }
    }

    /** How far each unit of an army gets that is free to move. */
    @Rule({"II.D.4", "II.D.11", "II.D.14"})
    public static Destinations destinations(Kassala state, Army army) {
        long enemies = state.occupied(army.enemy());
        long zone = S2C_ZonesOfControl.zone(state, army.enemy());
        long[] hexes = new long[Unit.all().size()];
        long movable = NONE;
        Units movers = Units.of(army).minus(Units.CANNON);
        for (long rest = movers.bits(); !isEmpty(rest); rest = withoutFirst(rest)) {
            int unit = first(rest);
            int from = state.place(unit);
            if (from < Kassala.ELIMINATED && !contains(zone, from)) {
                hexes[unit] = within(state.parameters(), Unit.of(unit), from, enemies, zone);
                movable = isEmpty(hexes[unit]) ? movable : with(movable, unit);
            }
        }
        return new Destinations(new Units(movable), hexes);
    }

    /** The hexes within a unit's reach, free of friends or not, wherever the game stands. */
    @Rule({"II.D.4", "II.D.11"})
    public static long reach(Kassala state, Unit unit) {
        return destinations(state, unit.army()).of(unit);
    }

    /** The hexes in which a unit could end a move, wherever the game stands. */
    @Rule("II.D.9")
    public static long goals(Kassala state, Unit unit) {
        return minus(reach(state, unit), full(state, unit.army()));
    }

    @Rule({"II.D.9", "II.D.10", "G-10"})
    private static long within(
            GameParameters parameters, Unit unit, int from, long enemies, long zone) {
        long open = minus(ground(parameters, unit), enemies);
        return costs(parameters, unit).within(from, points(parameters, unit), open, zone);
    }

    /** What a unit may spend in a turn; what it does not spend is lost. */
    @Rule({"II.D.3", "II.D.7", "II.D.8"})
    static int points(GameParameters parameters, Unit unit) {
        return parameters.roster().movement(unit);
    }

    /** What the steps cost a unit, and which are closed to it. */
    @Rule({"II.D.5", "II.D.6", "G-11"})
    public static Reach64 costs(GameParameters parameters, Unit unit) {
        return unit.isCavalry() ? parameters.map().horse() : parameters.map().foot();
    }

    /** The hexes that a unit may enter at all. */
    @Rule({"II.D.12", "II.D.13", "II.D.15"})
    public static long ground(GameParameters parameters, Unit unit) {
        return unit.isCavalry() ? parameters.map().openToHorse() : parameters.map().hexes();
    }

    /** The cheapest way of a unit to a hex within its reach, and what it costs there. */
    @Rule({"II.D.5", "G-10"})
    public static Way way(Kassala state, Unit unit, int goal) {
        Reach64 steps = costs(state.parameters(), unit);
        Army enemy = unit.army().enemy();
        long open = minus(ground(state.parameters(), unit), state.occupied(enemy));
        long zone = S2C_ZonesOfControl.zone(state, enemy);
        int from = state.place(unit);
        List<String> hexes = new ArrayList<>();
        for (int on : steps.path(from, goal, open, zone)) {
            hexes.add(state.map().label(on));
        }
        return new Way(hexes, steps.cost(from, goal, open, zone), contains(zone, goal));
    }

    /**
     * A way over the map.
     *
     * @param hexes the hexes entered, as printed, the goal being the last
     * @param cost in movement points
     * @param stops whether an enemy's zone of control ends it there
     */
    public record Way(List<String> hexes, int cost, boolean stops) {
        public Way {
            hexes = List.copyOf(hexes);
        }
    }

    /** The hexes in which a unit that is no cannon may not end, because of a friend. */
    @Rule({"II.D.9", "G-16"})
    public static long full(Kassala state, Army army) {
        return state.parameters().cannon()
                ? state.hexes(Units.of(army).minus(Units.CANNON))
                : state.occupied(army);
    }
}

package zeriba.fireandsword;

import java.util.List;
import zeriba.engine.Result;
import zeriba.engine.schema.As.Called;
import zeriba.engine.schema.As.Implied;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Tag;
import zeriba.engine.schema.As.Unwrapped;
import zeriba.engine.schema.As.Verb;
import zeriba.engine.schema.As.Within;
import zeriba.fireandsword.battle.Field;
import zeriba.fireandsword.battle.Muster;
import zeriba.fireandsword.battle.Order;
import zeriba.fireandsword.battle.Steamer;
import zeriba.fireandsword.battle.Troop;

/** The sequence of play: one thing to be done. Spaces, units and regions are numbers. */
@Tag("step")
public sealed interface Step {

    /** Somebody chooses; all choices there are. */
    sealed interface Asking extends Step {}

    /** Nobody chooses: dice fall, or it goes on by itself. */
    sealed interface Unasked extends Step {}

    /** Dice fall, always. */
    sealed interface Thrown extends Unasked {}

    /** Dice fall where there is something to be thrown for. */
    sealed interface Perhaps extends Unasked {}

    /** It goes on by itself. */
    sealed interface Passing extends Unasked {}

    /** The garrisons are distributed. */
    record SetUp() implements Asking {}

    /** The revolt indexes are thrown. */
    record Indexes() implements Thrown {}

    /** A turn begins. */
    record TurnBegins() implements Passing {}

    /** Regions that are quiet may rise. */
    record Revolts() implements Perhaps {}

    /** Towns and forces of a region that has risen may be surprised. */
    record Surprise(@Of("region") int region) implements Perhaps {}

    /** Boats of places that fall may slip away. */
    record Slip(@Of("region") int region, @Of("spaces") long places) implements Thrown {}

    /** Sieges begin: the supplies of these towns are thrown. */
    record Sieges(@Of("spaces") long towns, @Within(from = 0, to = 1) int more) implements Thrown {}

    /** The risings are over: what they come to is settled, and the movement begins. */
    record MovementBegins() implements Passing {}

    /** Everybody moves. */
    record Movement() implements Asking {}

    /**
     * A stack is on its way.
     *
     * @param boat the boat that carries it, or -1
     * @param path the space it is in, then those to come
     * @param cleared whether the cataract ahead has been passed
     */
    record Travel(
            Units units,
            @Of("anyone") int boat,
            @Implied(written = true) List<@Of("space") Integer> path,
            @Implied(written = true) boolean cleared)
            implements Perhaps {
        public Travel {
            path = List.copyOf(path);
        }
    }

    /** What columns, sieges and garrisons come to after a move. */
    record Settle() implements Passing {}

    /** It is thrown whether Dervishes appear. */
    record Encounter(@Unwrapped Clash clash) implements Thrown {}

    /** A garrison has seen how many besiege it. */
    record CallOff(@Unwrapped Clash clash, @Within(from = 1, to = 20) int count)
            implements Asking {}

    /** What kind each of them is. */
    record Types(@Unwrapped Clash clash, @Within(from = 1, to = 20) int count) implements Thrown {}

    /** How many stands they have. */
    record Strength(
            @Unwrapped Clash clash,
            @Implied(written = true) List<@Within(from = 1, to = 4) Integer> types)
            implements Thrown {
        public Strength {
            types = List.copyOf(types);
        }
    }

    /** What kind of battle it is. */
    record Nature(
            @Unwrapped Clash clash,
            @Within(from = 1, to = 20) int count,
            @Of("rivals") List<Troop> rivals)
            implements Thrown {
        public Nature {
            rivals = List.copyOf(rivals);
        }
    }

    /** How the battle is to be fought. */
    record Manner(@Unwrapped Clash clash, @Of("muster") Muster muster) implements Asking {}

    /**
     * The orders for a round; those of the Anglo-Egyptians come first.
     *
     * @param own for the three zones, or none yet
     * @param rival of the Mahdists, from the left: of as many zones as have been ordered
     */
    @Verb("orders")
    record Posture(
            @Unwrapped Clash clash,
            @Of("field") Field field,
            @Implied(written = true) @Of("own-orders") List<Order> own,
            @Implied(written = true) @Of("rival-orders") List<Order> rival)
            implements Asking {
        public Posture {
            own = List.copyOf(own);
            rival = List.copyOf(rival);
        }

        /** A round that nobody has given orders for. */
        public Posture(Clash clash, Field field) {
            this(clash, field, List.of(), List.of());
        }

        /** Whether the Anglo-Egyptian orders are asked for. */
        public boolean isOwn() {
            return own.isEmpty();
        }
    }

    /** A battle is fought. */
    @Verb("battle")
    record Fight(
            @Unwrapped Clash clash,
            @Of("field") Field field,
            @Called("ordered") @Implied(written = true) boolean commanded)
            implements Thrown {}

    /** A boat fights its way. */
    @Verb("steamer")
    record Sail(@Unwrapped Clash clash, Steamer fight) implements Thrown {}

    /** A battle was fought on a table: who holds the field. */
    record Held(@Unwrapped Clash clash, @Of("muster") Muster muster) implements Asking {}

    /** A battle was fought on a table: the losses, unit by unit. */
    record Toll(
            @Unwrapped Clash clash,
            @Of("muster") Muster muster,
            @Implied(written = true) boolean won,
            @Implied(written = true) List<@Within(from = 0, to = 99) Integer> losses)
            implements Asking {
        public Toll {
            losses = List.copyOf(losses);
        }
    }

    /** A second seat confirms what was entered. */
    record Confirm(
            @Unwrapped Clash clash,
            @Of("muster") Muster muster,
            @Implied(written = true) boolean won,
            @Implied(written = true) List<@Within(from = 0, to = 99) Integer> losses)
            implements Asking {
        public Confirm {
            losses = List.copyOf(losses);
        }
    }

    /** The beaten try to get away. */
    record Escape(
            @Unwrapped Clash clash,
            @Implied(written = true) boolean hot,
            @Implied(written = true) List<Loss> losses)
            implements Perhaps {
        public Escape {
            losses = List.copyOf(losses);
        }
    }

    /** A card is drawn for each lost stand. */
    record Cards(
            @Unwrapped Clash clash,
            @Implied(written = true) boolean won,
            @Implied(written = true) List<Loss> losses)
            implements Perhaps {
        public Cards {
            losses = List.copyOf(losses);
        }
    }

    /** Commanders who were hit draw again. */
    record Hit(
            @Unwrapped Clash clash,
            @Implied(written = true) boolean won,
            @Within(from = 1, to = 4) int hits,
            @Of("deck") long deck)
            implements Thrown {}

    /** How long wounded commanders are out. */
    record Wounded(@Unwrapped Clash clash, @Implied(written = true) boolean won, Units commanders)
            implements Thrown {}

    /** What a battle comes to. */
    record Aftermath(@Unwrapped Clash clash, @Implied(written = true) boolean won)
            implements Passing {}

    /** A garrison, or its relief, has the way free: to gather supplies, or to leave. */
    record Freed(@Of("space") int space, @Implied(written = true) boolean relieved)
            implements Asking {}

    /** Supplies come into a besieged town. */
    record Supply(@Of("space") int space, @Implied(written = true) boolean foraged)
            implements Thrown {}

    /** All who had to move have moved. */
    record EndOfMovement() implements Passing {}

    /** Forces that stayed on a river may be attacked. */
    record Camps(@Of("spaces") long spaces) implements Passing {}

    /** The besieged eat. */
    record Supplies() implements Passing {}

    /** Indexes and points are adjusted. */
    record Adjustment() implements Passing {}

    /** The third gunboat may arrive. */
    record ThirdBoat() implements Perhaps {}

    /** Reinforcements for a port are thrown. */
    record Arrivals(@Of("space") int space) implements Thrown {}

    /**
     * Units land.
     *
     * @param left how many may still land
     * @param boxes a bit for each box that a unit has come from
     * @param landed those that have
     * @param evacuated whether a unit has left
     */
    record Landing(
            @Of("space") int space,
            @Within(from = 0, to = 5) int left,
            @Within(from = 0, to = 7) int boxes,
            Units landed,
            @Implied(written = true) boolean evacuated)
            implements Asking {}

    /** Levies are thrown at Khartoum. */
    record Levies() implements Perhaps {}

    /** Levies join the foot or the horse. */
    record Levy(@Within(from = 1, to = 6) int stands) implements Asking {}

    /** The turn is over. */
    record EndOfTurn() implements Passing {}

    /** The campaign is over. */
    record Over(Result result) implements Passing {}
}

package zeriba.kassala.state;

import java.util.stream.IntStream;
import zeriba.engine.schema.As.Of;

/**
 * Everything that a player can choose, by the step that it belongs to. Hexes are numbers of {@link
 * KassalaMap}.
 */
public sealed interface Act {

    /** What an army does in its movement portion. */
    sealed interface Moving extends Act {}

    /** A unit goes to a hex. */
    record Move(Unit unit, @Of("any-hex") int hex) implements Moving {

        private static final Move[] ALL =
                IntStream.range(0, Unit.all().size() << 6)
                        .mapToObj(n -> new Move(Unit.of(n >> 6), n & 63))
                        .toArray(Move[]::new);

        /** The move of unit number {@code unit} to a hex of the board, made once for ever. */
        public static Move of(int unit, int hex) {
            return ALL[(unit << 6) + hex];
        }
    }

    /** The movement portion is over. */
    record End() implements Moving {
        public static final End END = new End();
    }

    /** What an army does in its combat portion. */
    sealed interface Fighting extends Act {

        /** Who attacks. */
        Units attackers();

        /** Whom. */
        Units defenders();
    }

    /** Units attack all the units in one or more hexes. */
    record Attack(Units attackers, Units defenders) implements Fighting {
        public Attack {
            requireSome(attackers);
            requireSome(defenders);
        }
    }

    /** A cannon bombards all the units in a hex. */
    record Bombard(@Of("cannon") Unit cannon, Units defenders) implements Fighting {
        public Bombard {
            requireSome(defenders);
        }

        @Override
        public Units attackers() {
            return Units.of(cannon);
        }
    }

    /** The larger force of an exchange gives up these units. */
    record Lose(Units units) implements Act {
        public Lose {
            requireSome(units);
        }
    }

    /** What attackers do about the hexes that their attack has vacated. */
    sealed interface Advancing extends Act {}

    /** An attacker advances into a hex. */
    record Advance(Unit unit, @Of("any-hex") int hex) implements Advancing {}

    /** Nobody advances any more. */
    record Stay() implements Advancing {
        public static final Stay STAY = new Stay();
    }

    /** A unit is set up on a hex. */
    record Deploy(Unit unit, @Of("any-hex") int hex) implements Act {}

    private static void requireSome(Units units) {
        if (units.isEmpty()) {
            throw new IllegalArgumentException("at least one unit must be named");
        }
    }
}

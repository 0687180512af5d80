package zeriba.kasserine.state;

import zeriba.engine.schema.As.Forms;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Said;
import zeriba.engine.schema.As.Verb;

/**
 * Everything that a player can choose, by the step that it belongs to. Hexes are numbers of {@link
 * KasserineMap}. They are told in the order in which they stand here.
 */
public sealed interface Act {

    /** A unit on the map is taken up; where it goes is chosen next. */
    @Verb("move")
    record Take(Unit unit) implements Act, Moving {}

    /** The unit in hand goes to a hex, or stays where it is. */
    @Verb("to")
    @Forms({"to HEX", "to HEX via HEX+HEX"})
    record Go(@Of("hex") int hex, @Said(after = "via") Path way) implements Act {}

    /** What an army does in a phase in which it moves. */
    sealed interface Moving extends Act {}

    /** A unit on the map is taken up and goes to a hex: both choices at once. */
    @Forms({"move UNIT HEX", "move UNIT HEX via HEX+HEX"})
    record Move(Unit unit, @Of("hex") int hex, @Said(after = "via") Path way) implements Moving {}

    /** A reinforcement enters the map; where it goes from there is chosen next. */
    record Enter(Unit unit, @Of("hex") int hex) implements Moving {}

    /** The phase is over. */
    record End() implements Moving, Fighting {
        public static final End END = new End();
    }

    /** What an army does in its combat phase. */
    sealed interface Fighting extends Act {}

    /** Units attack the unit in a hex. */
    record Attack(Units attackers, Unit defender) implements Fighting {
        public Attack {
            if (attackers.isEmpty()) {
                throw new IllegalArgumentException("at least one unit must be named");
            }
        }
    }

    /** Support fire alone attacks a unit. */
    record Bombard(Unit target) implements Fighting {}

    /** Support fire markers are committed to the combat, or none. */
    @Verb("support")
    @Forms({"support VALUE+VALUE", "support none"})
    record Commit(Markers markers) implements Act {}

    /** A participating unit is depleted for its side. */
    record Deplete(Unit unit) implements Act {}

    /** What a unit does that must retreat. */
    sealed interface Retreating extends Act {

        /** The unit. */
        Unit unit();
    }

    /** A unit retreats, hex by hex. */
    record Retreat(Unit unit, Path way) implements Retreating {
        public Retreat {
            if (way.isEmpty()) {
                throw new IllegalArgumentException("at least one hex must be named");
            }
        }
    }

    /** A unit is depleted in place of its retreat. */
    record Stand(Unit unit) implements Retreating {}

    /** A unit ignores its retreat, as its hex allows. */
    record Hold(Unit unit) implements Retreating {}

    /** What the attackers do about the hex that the defender has left. */
    sealed interface Advancing extends Act {}

    /** An attacker enters it. */
    record Advance(Unit unit, @Of("hex") int hex) implements Advancing {}

    /** Nobody advances. */
    record Stay() implements Advancing {
        public static final Stay STAY = new Stay();
    }
}

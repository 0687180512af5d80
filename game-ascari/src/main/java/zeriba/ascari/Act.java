package zeriba.ascari;

import java.util.List;
import zeriba.engine.schema.As.Forms;
import zeriba.engine.schema.As.Implied;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Said;
import zeriba.engine.schema.As.Verb;

/** Everything that a player can choose. Counters go by id, hexes by number. */
public sealed interface Act {

    /** A counter is set up; a battery perhaps limbered. */
    @Forms({"deploy COUNTER HEX", "deploy BATTERY HEX limbered"})
    record Deploy(@Of("counter") String counter, @Of("hex") int hex, boolean limbered)
            implements Act {}

    /** A unit is given captives to guard at the set-up. */
    record Guard(@Of("unit") String unit) implements Act {}

    /** An army takes its historical set-up. */
    record Historical() implements Act {}

    /** A counter goes one hex on; these leaders go with it. */
    record Move(
            @Of("unit") String mover,
            @Said(joined = true) List<@Of("leader") String> riders,
            @Of("hex") int hex)
            implements Act {
        public Move {
            riders = once(mover, riders);
        }
    }

    /** A battery limbers, or gets ready to fire. */
    record Flip(@Of("battery") String battery) implements Act {}

    /** A unit takes up a Rifle marker. */
    record Take(@Of("unit") String unit) implements Act {}

    /** A counter leaves the map; these leaders go with it. */
    record Exit(@Of("unit") String mover, @Said(joined = true) List<@Of("leader") String> riders)
            implements Act {
        public Exit {
            riders = once(mover, riders);
        }
    }

    /** Captives are handed over. */
    record Hand(@Of("unit") String from, @Of("unit") String to) implements Act {}

    /** The counter on the move goes no farther. */
    record Stop() implements Act {}

    /** Movement or fire is over. */
    record End() implements Act {}

    /** A unit fires at a hex, or at one of several lone leaders in it. */
    @Verb("fire")
    @Forms({"fire UNIT HEX", "fire UNIT HEX LEADER"})
    record Shoot(@Of("unit") String firer, @Of("hex") int hex, @Implied @Of("leader") String leader)
            implements Act {}

    /** Nobody else fires into this hex now. */
    record Pass() implements Act {}

    /**
     * A beaten defender goes to a hex.
     *
     * @param via the friend's hex that it goes through; none where it goes to a hex beside it
     */
    @Forms({"retreat UNIT HEX", "retreat UNIT HEX via HEX"})
    record Retreat(
            @Of("unit") String unit,
            @Of("hex") int hex,
            @Said(after = "via") List<@Of("hex") Integer> via)
            implements Act {
        public Retreat {
            via = List.copyOf(via);
            if (via.size() > 1) {
                throw new IllegalArgumentException("a retreat goes through one hex at most");
            }
        }
    }

    /** The guns that are lost are spiked. */
    record Spike(@Of("battery") String battery) implements Act {}

    /** The guns that are lost are left as they are. */
    record Yield(@Of("battery") String battery) implements Act {}

    /** Those who go along, in order of the alphabet. */
    private static List<String> once(String mover, List<String> riders) {
        if (riders.contains(mover)
                || (riders.size() > 1 && riders.stream().distinct().count() < riders.size())) {
            throw new IllegalArgumentException(
                    "somebody goes along twice: " + mover + " " + riders);
        }
        return riders.size() > 1 ? riders.stream().sorted().toList() : List.copyOf(riders);
    }
}

package zeriba.ascari;

import java.util.List;

/** Everything that a player can choose. Counters go by id, hexes by number. */
public sealed interface Act {

    /** No hex. */
    int NOWHERE = -1;

    /** A counter is set up; a battery perhaps limbered. */
    record Deploy(String counter, int hex, boolean limbered) implements Act {}

    /** A unit is given captives to guard at the set-up. */
    record Guard(String unit) implements Act {}

    /** An army takes its historical set-up. */
    record Historical() implements Act {}

    /** A counter goes one hex on; these leaders go with it. */
    record Move(String mover, List<String> riders, int hex) implements Act {
        public Move {
            riders = once(riders);
        }
    }

    /** A battery limbers, or gets ready to fire. */
    record Flip(String battery) implements Act {}

    /** A unit takes up a Rifle marker. */
    record Take(String unit) implements Act {}

    /** A counter leaves the map; these leaders go with it. */
    record Exit(String mover, List<String> riders) implements Act {
        public Exit {
            riders = once(riders);
        }
    }

    /** The counter on the move goes no farther. */
    record Stop() implements Act {}

    /** Captives are handed over. */
    record Hand(String from, String to) implements Act {}

    /** Movement or fire is over. */
    record End() implements Act {}

    /** A unit fires at a hex, or at one of several lone leaders in it. */
    record Shoot(String firer, int hex, String leader) implements Act {}

    /** Nobody else fires into this hex now. */
    record Pass() implements Act {}

    /** A beaten defender goes to a hex, perhaps through a friend's. */
    record Retreat(String unit, int hex, int via) implements Act {}

    /** The guns that are lost are spiked. */
    record Spike(String battery) implements Act {}

    /** The guns that are lost are left as they are. */
    record Yield(String battery) implements Act {}

    private static List<String> once(List<String> riders) {
        if (riders.size() > 1 && riders.stream().distinct().count() < riders.size()) {
            throw new IllegalArgumentException("somebody goes along twice: " + riders);
        }
        return List.copyOf(riders);
    }
}

package zeriba.ascari.state;

import java.util.List;
import java.util.Objects;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Forms;
import zeriba.engine.schema.As.Implied;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Said;
import zeriba.engine.schema.As.Verb;

/**
 * Everything that a player can choose, by the step that it belongs to, in the order in which the
 * forms are told. Counters go by id, hexes by number. Each cites under what it is done.
 */
public sealed interface Act
        permits Act.SettingUp,
                Act.Going,
                Act.Hand,
                Act.OnTheMove,
                Act.Moving,
                Act.Reacting,
                Act.Firing,
                Act.Retreat,
                Act.Spiking {

    /** The paragraph under which it is done. */
    default String rule() {
        return Objects.requireNonNull(getClass().getAnnotation(Rule.class)).value()[0];
    }

    /** What an army does in its set-up. */
    sealed interface SettingUp extends Act {}

    /** A counter is set up; a battery perhaps limbered. */
    @Rule("1.4")
    @Forms({"deploy COUNTER HEX", "deploy BATTERY HEX limbered"})
    record Deploy(@Of("counter") String counter, @Of("hex") int hex, boolean limbered)
            implements SettingUp {}

    /** A unit is given captives to guard at the set-up. */
    @Rule("S1.SETUP")
    record Guard(@Of("unit") String unit) implements SettingUp {}

    /** An army takes its historical set-up. */
    @Rule("1.4")
    record Historical() implements SettingUp {}

    /** What an army does in its movement while nobody is on the move. */
    sealed interface Moving extends Act {}

    /** What may be done with a counter on the move. */
    sealed interface OnTheMove extends Act {}

    /** What a move may begin with, and what may be done in its course. */
    sealed interface Going extends Act, Moving, OnTheMove {}

    /** A counter goes one hex on; these leaders go with it. */
    @Rule("3.0")
    record Move(
            @Of("unit") String mover,
            @Said(joined = true) List<@Of("leader") String> riders,
            @Of("hex") int hex)
            implements Going {
        public Move {
            riders = once(mover, riders);
        }
    }

    /** A battery limbers, or gets ready to fire. */
    @Rule("3.61")
    record Flip(@Of("battery") String battery) implements Going {}

    /** A unit takes up a Rifle marker. */
    @Rule("4.6")
    record Take(@Of("unit") String unit) implements Going {}

    /** A counter leaves the map; these leaders go with it. */
    @Rule("R-61")
    record Exit(@Of("unit") String mover, @Said(joined = true) List<@Of("leader") String> riders)
            implements Going {
        public Exit {
            riders = once(mover, riders);
        }
    }

    /** Captives are handed over. */
    @Rule("S1.CAPTIVES")
    record Hand(@Of("unit") String from, @Of("unit") String to) implements Act, Moving {}

    /** The counter on the move goes no farther. */
    @Rule("3.0")
    record Stop() implements OnTheMove {}

    /** Movement or fire is over. */
    @Rule("2.0")
    record End() implements Moving, Firing {}

    /** What an army does while the other moves. */
    sealed interface Reacting extends Act {}

    /** What an army does in its fire phase. */
    sealed interface Firing extends Act {}

    /** A unit fires at a hex, or at one of several lone leaders in it. */
    @Rule("4.0")
    @Verb("fire")
    @Forms({"fire UNIT HEX", "fire UNIT HEX LEADER"})
    record Shoot(@Of("unit") String firer, @Of("hex") int hex, @Implied @Of("leader") String leader)
            implements Reacting, Firing {}

    /** Nobody else fires into this hex now. */
    @Rule("4.31")
    record Pass() implements Reacting {}

    /**
     * A beaten defender goes to a hex.
     *
     * @param via the friend's hex that it goes through; none where it goes to a hex beside it
     */
    @Rule("5.4")
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

    /** What becomes of guns that are lost. */
    sealed interface Spiking extends Act {

        /** The guns. */
        String battery();
    }

    /** The guns that are lost are spiked. */
    @Rule("S4.SPIKE")
    record Spike(@Of("battery") String battery) implements Spiking {}

    /** The guns that are lost are left as they are. */
    @Rule("S4.SPIKE")
    record Yield(@Of("battery") String battery) implements Spiking {}

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

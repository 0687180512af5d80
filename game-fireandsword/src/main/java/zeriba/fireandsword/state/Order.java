package zeriba.fireandsword.state;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import zeriba.engine.rules.Rule;

/** What a commander orders one zone to do in a round. */
@Rule("QB.11")
public enum Order {
    /** What the resolver does by itself. */
    DRILL,
    HOLD,
    ADVANCE,
    FALL_BACK,
    SHIFT,
    PRESS,
    SKIRMISH,
    HOLD_OFF,
    WITHDRAW;

    /** How many zones have their orders: left, centre and right. */
    public static final int ZONES = 3;

    /** What the Anglo-Egyptians may order. */
    public static final List<Order> OWN = List.of(DRILL, HOLD, ADVANCE, FALL_BACK, SHIFT);

    /** What the Mahdists may order. */
    public static final List<Order> RIVAL = List.of(DRILL, PRESS, SKIRMISH, HOLD_OFF, WITHDRAW);

    /** The word in orders. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The order of this word. */
    public static Optional<Order> of(String word) {
        return Arrays.stream(values()).filter(o -> o.word().equals(word)).findFirst();
    }
}

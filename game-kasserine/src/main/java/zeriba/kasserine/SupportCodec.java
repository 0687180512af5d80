package zeriba.kasserine;

import java.util.Set;
import zeriba.engine.Node;
import zeriba.engine.UnreadableException;
import zeriba.engine.Value;

/** Between the markers of both sides and the neutral tree. */
final class SupportCodec {

    private static final String HIDDEN = "?";
    private static final int MOST_MARKERS = Charts.MOST_MARKERS;

    private SupportCodec() {}

    static Value write(Support support) {
        Value.Fields both = Value.NO_FIELDS;
        for (Army army : Army.values()) {
            Markers hand = support.hand(army);
            Value.Fields fields =
                    Value.NO_FIELDS
                            .with("hand", hand.hidden() > 0 ? Value.of(HIDDEN) : open(hand))
                            .with("number", Value.of(hand.size()))
                            .with("spent", open(support.spent(army)));
            both = both.with(army.toString(), fields);
        }
        return both;
    }

    /** The values of markers that lie open. */
    static Value open(Markers markers) {
        return Value.of(markers.values().stream().map(value -> Value.of((long) value)).toList());
    }

    static Support read(Kasserine state, Node node) throws UnreadableException {
        if (!node.isThere()) {
            return Support.NONE;
        }
        node.withOnly(Set.of(Army.AXIS.toString(), Army.ALLIES.toString()));
        Support support = Support.NONE;
        for (Army army : Army.values()) {
            Node side = node.at(army.toString());
            if (!side.isThere()) {
                continue;
            }
            side.withOnly(Set.of("hand", "number", "spent"));
            Markers hand = markers(side.at("hand"));
            Markers spent = markers(side.at("spent"));
            if (side.at("number").isThere()
                    && side.at("number").number(0, MOST_MARKERS) != hand.size()) {
                throw side.at("number").fault("is not the number of markers in hand");
            }
            if (!state.terms().charts().pool(army).containsAll(hand.plus(spent))) {
                throw side.fault("there are not so many of these markers");
            }
            support = support.hand(army, hand.plus(spent)).spend(army, spent);
        }
        return support;
    }

    private static Markers markers(Node node) throws UnreadableException {
        return node.isThere() ? Named.markers(node, MOST_MARKERS) : Markers.NONE;
    }
}

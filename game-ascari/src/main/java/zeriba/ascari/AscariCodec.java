package zeriba.ascari;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import zeriba.engine.Codec;
import zeriba.engine.Node;
import zeriba.engine.UnreadableException;
import zeriba.engine.Value;
import zeriba.engine.schema.Shape;

/** Between a state and the neutral tree, by the form of its battle's positions. */
final class AscariCodec implements Codec<Ascari> {

    private final AscariRules rules;
    private final Map<Battle, Shape<AscariForm>> shapes = new ConcurrentHashMap<>();

    AscariCodec(AscariRules rules) {
        this.rules = rules;
    }

    private Shape<AscariForm> shape(Battle battle) {
        return shapes.computeIfAbsent(battle, one -> new Names(one).schema().of(AscariForm.class));
    }

    @Override
    public Value.Fields write(Ascari state) {
        return (Value.Fields) shape(state.battle()).write(AscariForm.of(state));
    }

    @Override
    public Ascari read(Value value) throws UnreadableException {
        Battle.Id id = new Node("", value).at("battle").named("battle", Battle.Id::named);
        return shape(rules.battle(id)).read(value).state(rules);
    }
}

package zeriba.ascari.text;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Battles;
import zeriba.engine.schema.Shape;
import zeriba.engine.text.Codec;
import zeriba.engine.text.TreeReader;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/** Between a state and the neutral tree, by the form of its battle's positions. */
public final class AscariCodec implements Codec<Ascari> {

    private final Battles battles;
    private final Map<Battle, Shape<AscariForm>> shapes = new ConcurrentHashMap<>();

    /** The codec of positions of these battles. */
    public AscariCodec(Battles battles) {
        this.battles = battles;
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
        Battle.Id id = new TreeReader("", value).at("battle").named("battle", Battle.Id::named);
        Battle battle =
                battles.find(id)
                        .orElseThrow(() ->
                                new UnreadableException(
                                        "battle", "there is no battle " + id.word() + " here"));
        return shape(battle).read(value).state(battles);
    }
}

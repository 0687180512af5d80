package zeriba.engine.sheet;

import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Map;
import zeriba.engine.schema.Schema;
import zeriba.engine.schema.Shape;
import zeriba.engine.text.Value;

/** The tables that a game is played by, made from the data that its rules use. */
public record GameTables(List<GameTable> tables) {

    /** The question of a board that this answers. */
    public static final String WHAT = "tables";

    private static final Shape<GameTables> SHAPE =
            new Schema(MethodHandles.lookup(), Map.of()).of(GameTables.class);

    public GameTables {
        tables = List.copyOf(tables);
    }

    /** As named fields. */
    public Value.Fields written() {
        return (Value.Fields) SHAPE.write(this);
    }
}

package zeriba.arena.experiment;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import zeriba.arena.experiment.file.ExperimentReader;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.testkit.parley.ParleyGame;

/** Experiments on the toy game. */
public record Trial(Map<String, Value> fields) {

    /** Random players, two settings of the omens, a few games. */
    public static Trial usual() {
        return new Trial(Map.of())
                .with("question", Value.of("What do omens do?"))
                .with("game", Value.of("parley"))
                .with("players", players("random", "random"))
                .with("vary", Value.of(List.of(fields("option", Value.of("omens")))))
                .with("stop", fields("games", Value.of(6)));
    }

    public static Value players(String league, String guard) {
        return fields(
                "league", fields("level", Value.of(league)),
                "guard", fields("level", Value.of(guard)));
    }

    public static Value.Fields fields(Object... namesAndValues) {
        Value.Fields fields = Value.NO_FIELDS;
        for (int i = 0; i < namesAndValues.length; i += 2) {
            fields = fields.with((String) namesAndValues[i], (Value) namesAndValues[i + 1]);
        }
        return fields;
    }

    public static Value words(String... words) {
        return Value.texts(List.of(words));
    }

    public Trial with(String name, Value value) {
        Map<String, Value> more = new TreeMap<>(fields);
        more.put(name, value);
        return new Trial(more);
    }

    public Experiment read() throws UnreadableException {
        return read(OutsidePlayers.none());
    }

    public Experiment read(OutsidePlayers outside) throws UnreadableException {
        return ExperimentReader.read(
                new Value.Fields(fields),
                id -> id.equals("parley") ? Optional.of(new ParleyGame()) : Optional.empty(),
                outside);
    }
}

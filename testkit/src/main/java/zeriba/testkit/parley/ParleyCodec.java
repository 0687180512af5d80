package zeriba.testkit.parley;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zeriba.engine.Codec;
import zeriba.engine.Role;
import zeriba.engine.UnreadableException;
import zeriba.engine.Value;

/** States as trees. A unit that is not named is gone. */
final class ParleyCodec implements Codec<Parley> {

    private static final String HIDDEN = "?";

    @Override
    public Value.Fields write(Parley state) {
        Map<String, Value> fields = new LinkedHashMap<>();
        fields.put("turn", Value.of(state.turn()));
        fields.put("options", options(state.terms()));
        fields.put("units", units(state));
        fields.put("plots", plots(state));
        fields.put("revealed", Value.of(state.revealed()));
        fields.put("hand", hand(state.tokens()));
        fields.put("spent", numbers(Tokens.numbers(state.tokens().spent())));
        fields.put("omen", omen(state.tokens()));
        fields.put("up", Value.of(state.tokens().isUp()));
        fields.put("arrows", Value.of(state.arrows()));
        fields.put(
                "agenda",
                Value.texts(state.agenda().steps().stream().map(StepText::write).toList()));
        return new Value.Fields(fields);
    }

    private static Value options(Parley.Terms terms) {
        return Value.NO_FIELDS
                .with("omens", Value.of(terms.omens()))
                .with("weather", Value.of(terms.mist() ? "mist" : "clear"))
                .with("turns", Value.of(terms.turns()));
    }

    private static Value units(Parley state) {
        Map<String, Value> units = new LinkedHashMap<>();
        for (Unit unit : Unit.ALL) {
            Man man = state.man(unit);
            if (man.isOnMap()) {
                units.put(
                        unit.name(),
                        new Value.Fields(Map.of())
                                .with("at", Value.of(man.at().id()))
                                .with("strength", Value.of(man.strength())));
            }
        }
        return new Value.Fields(units);
    }

    private static Value plots(Parley state) {
        Map<String, Value> plots = new LinkedHashMap<>();
        for (Role seat : Seats.ALL) {
            plots.put(seat.name(), Value.of(state.plot(seat).id()));
        }
        return new Value.Fields(plots);
    }

    private static Value hand(Tokens tokens) {
        List<Value> hand = new ArrayList<>();
        tokens.known().forEach(token -> hand.add(Value.of(token)));
        for (int i = 0; i < tokens.hidden(); i++) {
            hand.add(Value.of(HIDDEN));
        }
        return Value.of(hand);
    }

    private static Value numbers(List<Integer> numbers) {
        return Value.of(numbers.stream().map(number -> Value.of((long) number)).toList());
    }

    private static Value omen(Tokens tokens) {
        return tokens.omen() == Tokens.UNKNOWN ? Value.of(HIDDEN) : Value.of(tokens.omen());
    }

    @Override
    public Parley read(Value value) throws UnreadableException {
        return new ParleyReader(value).state();
    }
}

package zeriba.kasserine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.Game;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.PlaceNames;
import zeriba.kasserine.state.Unit;
import zeriba.testkit.TypedPlay;

/** A game of Kasserine in progress, driven by text alone: by its notation and its codec. */
public record Desk(TypedPlay<Kasserine, Act> game) {

    public static final Game<Kasserine, Act> GAME = new KasserineGame();

    /**
     * A set-up of the historical scenario with options such as {@code turns=12} or {@code supply}.
     */
    public static Setup setup(String scenario, String... options) {
        Setup setup = Setup.of(scenario);
        for (String option : options) {
            String[] parts = option.split("=", 2);
            setup = setup.with(parts[0], parts.length > 1 ? value(parts[1]) : Value.of(true));
        }
        try {
            return GAME.about().complete(setup);
        } catch (UnreadableException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static Value value(String text) {
        return switch (text) {
            case "true" -> Value.of(true);
            case "false" -> Value.of(false);
            case "2714", "2706" -> Value.of(text);
            default -> Value.of(Long.parseLong(text));
        };
    }

    public static Desk start(String scenario, String... options) {
        return new Desk(new TypedPlay<>(GAME, Journal.begin(GAME, setup(scenario, options))));
    }

    /**
     * A phase of a turn: {@code "axis movement"}, {@code "allies combat"}, ..., with the units
     * named on the map ({@code AX01=3719}, {@code AL01=3718-} for a depleted one), {@code due} ones
     * named so, and all others gone.
     */
    public static Desk at(int turn, String phase, String units, String... options) {
        return composed(turn, phase, units, Map.of(), options);
    }

    /** The same with further parts of the position. */
    public static Desk composed(
            int turn, String phase, String units, Map<String, Value> parts, String... options) {
        Value.Fields start = GAME.codec().write(GAME.rules().setup(setup("historical", options)));
        Value.Fields position =
                start.with("turn", Value.of(turn))
                        .with("agenda", agenda(start, phase))
                        .with("units", units(units));
        for (Map.Entry<String, Value> part : parts.entrySet()) {
            position = position.with(part.getKey(), part.getValue());
        }
        return new Desk(TypedPlay.of(GAME, position));
    }

    private static Value agenda(Value.Fields start, String phase) {
        List<Value> steps = ((Value.Items) start.at("agenda")).items();
        for (int i = 0; i < steps.size(); i++) {
            Value.Fields step = (Value.Fields) steps.get(i);
            String name = step.at("side") instanceof Value.Text(String s) ? s + " " : "";
            if ((name + ((Value.Text) step.at("step")).text()).equals(phase)) {
                return Value.of(steps.subList(i, steps.size()));
            }
        }
        throw new IllegalArgumentException("no phase " + phase);
    }

    private static Value units(String text) {
        Map<String, Value> units = new LinkedHashMap<>();
        for (String word : text.strip().split(" +")) {
            if (!word.isEmpty()) {
                String[] parts = word.split("=", 2);
                boolean reduced = parts[1].endsWith("-");
                String hex = reduced ? parts[1].substring(0, parts[1].length() - 1) : parts[1];
                Value.Fields unit = Value.NO_FIELDS.with("at", Value.of(hex));
                units.put(parts[0], reduced ? unit.with("strength", Value.of("reduced")) : unit);
            }
        }
        return new Value.Fields(units);
    }

    /** Markers in hand: {@code hand("axis", 2, 3)}. */
    public static Map<String, Value> hand(String side, long... values) {
        return Map.of("support", Value.NO_FIELDS.with(side, drawn(values)));
    }

    /** Markers in both hands. */
    public static Map<String, Value> hands(List<Long> axis, List<Long> allies) {
        return Map.of(
                "support",
                Value.NO_FIELDS
                        .with("axis", drawn(axis.stream().mapToLong(v -> v).toArray()))
                        .with("allies", drawn(allies.stream().mapToLong(v -> v).toArray())));
    }

    /** Markers in one hand, as positions write them. */
    static Value.Fields drawn(long... values) {
        List<Value> hand = new ArrayList<>();
        for (long value : values) {
            hand.add(Value.of(value));
        }
        return Value.NO_FIELDS.with("hand", Value.of(hand));
    }

    public Kasserine state() {
        return game.state();
    }

    public Pending<Act> pending() {
        return game.pending();
    }

    /** The game after these choices and throws, each as in a record but without the side. */
    public Desk play(String... texts) {
        return new Desk(game.play(texts));
    }

    /** All that may be written next: choices, throws, or nothing. */
    public List<String> options() {
        return game.options();
    }

    /** Why an action is not allowed; empty if it is. */
    public Optional<Objection> objection(String text) {
        return game.objection(text);
    }

    /** The paragraph that forbids an action, or nothing. */
    public String rule(String text) {
        return objection(text).map(Objection::rule).orElse("");
    }

    /** Where a unit is, with a minus sign behind it if it is depleted. */
    public String place(String id) {
        Unit unit = Unit.named(id).orElseThrow();
        return PlaceNames.of(state().map(), state().place(unit))
                + (state().isReduced(unit) ? "-" : "");
    }

    /** The step that is pending, in the words of positions. */
    public String step() {
        return GAME.moment(state()).step();
    }

    /** Who has won, or {@code draw}; empty while the game goes on. */
    public String result() {
        return game.result();
    }
}

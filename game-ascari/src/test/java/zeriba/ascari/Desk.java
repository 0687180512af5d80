package zeriba.ascari;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.ascari.rules.S1_SettingUp.Deployment;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Counter;
import zeriba.ascari.text.Names;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Setup;
import zeriba.engine.schema.Notations;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.Task;
import zeriba.engine.text.Notation;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/** Composed positions of a battle, and play on them by text. */
public final class Desk {

    public static final AscariGame GAME = new AscariGame();

    private final AscariGame game;
    private final String battle;
    private int turn = 1;
    private Value.Fields options = Value.NO_FIELDS;
    private final Map<String, Value> units = new LinkedHashMap<>();
    private final Map<String, Value> more = new LinkedHashMap<>();

    private Desk(AscariGame game, String battle) {
        this.game = game;
        this.battle = battle;
    }

    /** An empty battlefield. */
    public static Desk of(String battle) {
        return new Desk(GAME, battle);
    }

    /** An empty field of the battle that was ordered of a game. */
    public static Desk of(AscariGame game) {
        return new Desk(game, "field");
    }

    public Desk turn(int number) {
        turn = number;
        return this;
    }

    public Desk option(String id, Value value) {
        options = options.with(id, value);
        return this;
    }

    /** A counter, and what it is, if anything. */
    public Desk put(String id, String at, String... is) {
        Value.Fields unit = Value.NO_FIELDS.with("at", Value.of(at));
        units.put(id, is.length == 0 ? unit : unit.with("is", Value.of(String.join(" ", is))));
        return this;
    }

    /** Whatever else the position says. */
    public Desk with(String part, Value value) {
        more.put(part, value);
        return this;
    }

    /** The position with a player turn from its movement on. */
    public Play moves(Army army) {
        return new Play(read(List.of("movement", "fire", "administration"), army));
    }

    /** The position in a fire phase. */
    public Play fires(Army army) {
        return new Play(read(List.of("fire", "administration"), army));
    }

    private Ascari read(List<String> steps, Army army) {
        List<Value> agenda = new ArrayList<>();
        for (String step : steps) {
            agenda.add(
                    Value.NO_FIELDS
                            .with("step", Value.of(step))
                            .with("side", Value.of(army.toString())));
        }
        try {
            return game.codec().read(value(Value.of(agenda)));
        } catch (UnreadableException e) {
            throw new AssertionError("not a position: " + e.getMessage(), e);
        }
    }

    /** The tree of the position with an agenda. */
    public Value.Fields value(Value agenda) {
        Value.Fields value =
                Value.NO_FIELDS
                        .with("battle", Value.of(battle))
                        .with("turn", Value.of(turn))
                        .with("options", options)
                        .with("units", new Value.Fields(units))
                        .with("agenda", agenda);
        for (Map.Entry<String, Value> entry : more.entrySet()) {
            value = value.with(entry.getKey(), entry.getValue());
        }
        return value;
    }

    /** A battle from its beginning. */
    public static Play begin(String battle, String... acts) {
        return new Play(Position.start(GAME.rules(), complete(Setup.of(battle))).state())
                .then(acts);
    }

    private static Setup complete(Setup setup) {
        return complete(GAME, setup);
    }

    /** A set-up with the usual options of a game. */
    public static Setup complete(AscariGame game, Setup setup) {
        try {
            return game.about().complete(setup);
        } catch (UnreadableException e) {
            throw new AssertionError(e);
        }
    }

    /** The battle that was ordered of a game, before its set-up. */
    static Play before(AscariGame game) {
        return new Play(Position.start(game.rules(), complete(game, Setup.of("field"))).state());
    }

    /**
     * The battle that was ordered of a game, both armies set up as it has them, or lying in wait.
     */
    public static Play begin(AscariGame game) {
        Position<Ascari, Act> position =
                Position.start(game.rules(), complete(game, Setup.of("field")));
        while (position.state().agenda().now() instanceof Deployment
                && position.pending() instanceof Pending.Choice<Act> choice) {
            boolean asItHasThem = choice.options().contains(new Act.Historical());
            Act act = asItHasThem ? new Act.Historical() : choice.options().get(0);
            position = position.chosen(game.rules(), act);
        }
        return new Play(position.state());
    }

    /** Play from a state on. */
    public record Play(Ascari state) {

        /** The same after these actions; {@code dice 3 5} throws. */
        public Play then(String... acts) {
            Position<Ascari, Act> position = Position.settle(GAME.rules(), state);
            for (String act : acts) {
                position = position.after(GAME.rules(), entry(position, act));
            }
            return new Play(position.state());
        }

        static Entry<Act> entry(Position<Ascari, Act> position, String text) {
            if (text.startsWith("dice ")) {
                int[] faces =
                        Arrays.stream(text.substring(5).split(" "))
                                .mapToInt(Integer::parseInt)
                                .toArray();
                return new Entry.Rolled<>(Roll.of(faces));
            }
            Act act = act(position.state(), text);
            return new Entry.Chose<>(
                    GAME.rules().role(position.state(), act), DecisionSource.PERSON, act);
        }

        /** What is waited for, by the word of the step. */
        public String step() {
            return GAME.moment(state).step();
        }

        /** Where a counter is. */
        public String at(String id) {
            return Names.place(state, counter(id));
        }

        /** What a counter is. */
        public String is(String id) {
            return Names.condition(state, counter(id));
        }

        private Counter counter(String id) {
            return state.battle().named(id).orElseThrow();
        }

        /** The options as text. */
        public List<String> options() {
            List<String> options = new ArrayList<>();
            if (GAME.rules().pending(state) instanceof Pending.Choice<Act> choice) {
                Notation<Act> notation = notation(state);
                choice.options().forEach(act -> options.add(notation.write(act)));
            }
            return options;
        }

        /** The options that begin so. */
        public List<String> options(String start) {
            return options().stream().filter(option -> option.startsWith(start)).toList();
        }

        /** The rule of the objection to an action, or an empty text. */
        public String whyNot(String act) {
            return objection(act).map(Objection::rule).orElse("");
        }

        public Optional<Objection> objection(String act) {
            return GAME.objection(state, act(state, act));
        }

        /** The agenda as it is now. */
        public Agenda<Task<Ascari, Act>> agenda() {
            return state.agenda();
        }
    }

    /** An action at one of the five battles. */
    static Act act(String text) {
        return act(GAME.notation(), text);
    }

    /** An action where this state is. */
    private static Act act(Ascari state, String text) {
        return act(notation(state), text);
    }

    private static Act act(Notation<Act> notation, String text) {
        try {
            return notation.read(text);
        } catch (UnreadableException e) {
            throw new AssertionError("not an action: " + text, e);
        }
    }

    /** How actions are written: a field has hexes of its own. */
    private static Notation<Act> notation(Ascari state) {
        return state.battle().id() == Battle.Id.FIELD
                ? Notations.notation(Names.acts(state.ground().grid()))
                : GAME.notation();
    }
}

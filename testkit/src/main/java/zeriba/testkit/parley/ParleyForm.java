package zeriba.testkit.parley;

import java.lang.invoke.MethodHandles;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Side;
import zeriba.engine.schema.As.Within;
import zeriba.engine.schema.Schema;
import zeriba.engine.schema.Shape;
import zeriba.engine.schema.Shape.Veiled;
import zeriba.engine.step.Agenda;
import zeriba.engine.text.Codec;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.testkit.parley.Parley.GameParameters;
import zeriba.testkit.parley.state.Man;
import zeriba.testkit.parley.state.Place;
import zeriba.testkit.parley.state.Plot;
import zeriba.testkit.parley.state.Seats;
import zeriba.testkit.parley.state.Tokens;
import zeriba.testkit.parley.state.Unit;

/** A state as positions tell it. A unit that is not named is gone. */
record ParleyForm(
        @Within(from = 1, to = 6) int turn,
        Optional<GameParameters> options,
        Map<Unit, Man> units,
        Map<Role, Plot> plots,
        boolean revealed,
        List<Veiled<@Within(from = 1, to = Tokens.COUNT) Integer>> hand,
        List<@Within(from = 1, to = Tokens.COUNT) Integer> spent,
        Veiled<@Within(from = 0, to = Tokens.OMENS) Integer> omen,
        boolean up,
        @Within(from = 0, to = 2) int arrows,
        List<Step> agenda) {

    /** How a game ended, in words. */
    record Outcome(String winner, String rule, String grade, int score) {
        static Outcome of(Result result) {
            String winner = result.winner().map(Side::name).orElse("nobody");
            return new Outcome(winner, result.rule(), result.grade(), result.score());
        }

        Result result() throws UnreadableException {
            return switch (winner) {
                case "nobody" -> new Result.Drawn(rule, grade, score);
                case "league" -> new Result.Won(Seats.LEAGUE, rule, grade, score);
                case "guard" -> new Result.Won(Seats.GUARD, rule, grade, score);
                default -> throw new UnreadableException("", "no side " + winner);
            };
        }
    }

    /** Whether it is clear or misty. */
    enum Weather {
        CLEAR,
        MIST
    }

    /** The parameters as options are named; what is not named is as usual. */
    record Named(
            Optional<Boolean> omens,
            Optional<Weather> weather,
            Optional<@Within(from = 2, to = 6) Integer> turns) {
        static Named of(GameParameters parameters) {
            return new Named(
                    Optional.of(parameters.omens()),
                    Optional.of(parameters.mist() ? Weather.MIST : Weather.CLEAR),
                    Optional.of(parameters.turns()));
        }

        GameParameters parameters() {
            return new GameParameters(
                    turns.orElse(GameParameters.USUAL.turns()),
                    weather.map(Weather.MIST::equals).orElse(GameParameters.USUAL.mist()),
                    omens.orElse(GameParameters.USUAL.omens()));
        }
    }

    static final Schema SCHEMA =
            new Schema(
                            MethodHandles.lookup(),
                            Map.of(
                                    Unit.class, Shape.named("unit", Unit::name, Unit::named),
                                    Place.class, Shape.named("place", Place::id, Place::named),
                                    Role.class, Shape.named("role", Role::name, Seats::named),
                                    Plot.class, Shape.named("plot", Plot::id, Plot::settled)))
                    .like(GameParameters.class, Named.class, Named::of, Named::parameters)
                    .like(Result.class, Outcome.class, Outcome::of, Outcome::result);

    static final Shape<Man> MAN = SCHEMA.of(Man.class);

    private static final Shape<ParleyForm> SHAPE = SCHEMA.of(ParleyForm.class);

    static final Codec<Parley> CODEC =
            new Codec<>() {
                @Override
                public Value.Fields write(Parley state) {
                    return (Value.Fields) SHAPE.write(of(state));
                }

                @Override
                public Parley read(Value value) throws UnreadableException {
                    return SHAPE.read(value).state();
                }
            };

    static ParleyForm of(Parley state) {
        Map<Unit, Man> units = new LinkedHashMap<>();
        Unit.ALL.stream()
                .filter(unit -> state.man(unit).isOnMap())
                .forEach(unit -> units.put(unit, state.man(unit)));
        Map<Role, Plot> plots = new LinkedHashMap<>();
        Seats.ALL.forEach(seat -> plots.put(seat, state.plot(seat)));
        Tokens tokens = state.tokens();
        return new ParleyForm(
                state.turn(),
                Optional.of(state.parameters()),
                units,
                plots,
                state.revealed(),
                Stream.concat(
                                tokens.known().stream().map(Veiled::known),
                                Stream.generate(Veiled::<Integer>hidden).limit(tokens.hidden()))
                        .toList(),
                Tokens.numbers(tokens.spent()),
                tokens.omen() == Tokens.UNKNOWN ? Veiled.hidden() : Veiled.known(tokens.omen()),
                tokens.isUp(),
                state.arrows(),
                state.agenda().steps());
    }

    Parley state() throws UnreadableException {
        GameParameters parameters = options.orElse(GameParameters.USUAL);
        require(turn <= parameters.turns(), "turn", "must not be after turn " + parameters.turns());
        require(plots.size() == Seats.ALL.size(), "plots", "one for each seat");
        require(!agenda.isEmpty(), "agenda", "something must be left to do, or be over");
        require(omen.value().orElseThrow() > 0 || !up, "up", "there is no omen to lie face up");
        int held = bits("hand", hand.stream().flatMap(token -> token.value().stream()).toList());
        int played = bits("spent", spent);
        require((held & played) == 0, "spent", "a token cannot also be in the hand");
        Parley state =
                new Parley(
                        turn,
                        parameters,
                        Unit.ALL.stream().map(u -> units.getOrDefault(u, Man.GONE)).toList(),
                        Seats.ALL.stream().map(seat -> plots.get(seat)).toList(),
                        revealed,
                        new Tokens(held, 0, played, omen.value().orElseThrow(), up),
                        arrows,
                        Agenda.of(agenda));
        Possible.check(state);
        return state;
    }

    private static int bits(String path, List<Integer> tokens) throws UnreadableException {
        boolean inOrder = tokens.equals(tokens.stream().sorted().distinct().toList());
        require(inOrder, path, "tokens stand in order, each once");
        return Tokens.bits(tokens);
    }

    private static void require(boolean holds, String path, String reason)
            throws UnreadableException {
        if (!holds) {
            throw new UnreadableException(path, reason);
        }
    }
}

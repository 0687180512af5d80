package zeriba.kassala.text;

import java.lang.invoke.MethodHandles;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import zeriba.board.Bits;
import zeriba.board.HexGrid;
import zeriba.board.Places;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Side;
import zeriba.engine.schema.As.Called;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Within;
import zeriba.engine.schema.Schema;
import zeriba.engine.schema.Shape;
import zeriba.engine.schema.Shapes;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.Task;
import zeriba.engine.text.Codec;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.kassala.rules.PositionCheck;
import zeriba.kassala.rules.S2B_Sequence;
import zeriba.kassala.rules.S2E_Combat.Combat;
import zeriba.kassala.rules.S3_Winning;
import zeriba.kassala.rules.S3_Winning.Over;
import zeriba.kassala.rules.Step;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Contacts;
import zeriba.kassala.state.GameParameters;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.KassalaMap;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

/** A state as positions tell it. A unit that is not named is eliminated. */
public record KassalaForm(
        @Within(from = 1, to = S2B_Sequence.LAST_TURN) int turn,
        Optional<Chosen> options,
        Map<Unit, Standing> units,
        List<Step> agenda,
        Optional<Units> moved,
        Optional<Contacts> contacts) {

    /** The box of units that are out of the game. */
    public static final String ELIMINATED = "eliminated";

    /** The box of units that are still to be deployed. */
    public static final String RESERVE = "reserve";

    /**
     * The optional rules in force; the third is written only where it is on: positions from before
     * there was one are as ever.
     */
    record Chosen(
            Optional<Boolean> cannon,
            Optional<Boolean> mixed,
            @Called(GameParameters.FAR_CANNON) Optional<Boolean> farCannon) {
        static Chosen of(GameParameters parameters) {
            return new Chosen(
                    Optional.of(parameters.cannon()),
                    Optional.of(parameters.mixed()),
                    Optional.of(parameters.farCannon()).filter(on -> on));
        }

        boolean isOn(String option) {
            return switch (option) {
                case GameParameters.CANNON -> cannon.orElse(false);
                case GameParameters.MIXED -> mixed.orElse(false);
                case GameParameters.FAR_CANNON -> farCannon.orElse(false);
                default -> throw new IllegalArgumentException("no option " + option);
            };
        }
    }

    /** Where a unit is. */
    record Standing(@Of("place") int at) {}

    /** How a game ended. */
    record Ending(@Of("winner") String winner, String rule) {
        static Ending of(Over over) {
            return new Ending(winner(over.result()), over.result().rule());
        }

        private static String winner(Result result) {
            return result.winner().map(Side::name).orElse("");
        }

        Over over() throws UnreadableException {
            Result result =
                    S3_Winning.results().stream()
                            .filter(one -> one.rule().equals(rule))
                            .findFirst()
                            .orElseThrow(() ->
                                    new UnreadableException("rule", "no game ends by " + rule));
            if (!winner(result).equals(winner)) {
                throw new UnreadableException("winner", "does not win by " + rule);
            }
            return new Over(result);
        }
    }

    /** What positions and actions on a board are made of. */
    public static Schema schema(KassalaMap map) {
        Shape<Unit> unit = Shape.named("unit", Unit::name, Unit::named);
        Shape<Integer> hex = Shape.named("hex", map::label, label -> boxed(map.grid().find(label)));
        Shape<Units> units =
                new Shapes.Like<>(
                                new Shapes.Many<>(unit, "+"),
                                (Units some) -> some.stream().toList(),
                                KassalaForm::once)
                        .orElse(Units.NONE);
        return new Schema(MethodHandles.lookup(), Map.of(Unit.class, unit, Units.class, units))
                .where("cannon", Shape.named("cannon", Unit::name, Unit::named))
                .where("any-hex", Shape.named("hex", map::label, label -> anyHex(map, label)))
                .where(
                        "place",
                        Shape.named("hex", n -> place(map, n), name -> placeNamed(map, name)))
                .where(
                        "hexes",
                        new Shapes.Like<Long, List<Integer>>(
                                        new Shapes.Many<>(hex, "+"),
                                        bits -> Places.ofBits(64, bits).stream().boxed().toList(),
                                        KassalaForm::bits)
                                .orElse(0L))
                .where("winner", Shape.orNothing("winner"))
                .like(Over.class, Ending.class, Ending::of, Ending::over);
    }

    /** Positions on the board of these parameters, by their schema. */
    public static Codec<Kassala> codec(Schema schema, GameParameters basic) {
        Shape<KassalaForm> shape = schema.of(KassalaForm.class);
        return new Codec<>() {
            @Override
            public Value.Fields write(Kassala state) {
                return (Value.Fields) shape.write(of(state));
            }

            @Override
            public Kassala read(Value position) throws UnreadableException {
                return shape.read(position).state(basic);
            }
        };
    }

    /** A hex, also one that the board does not have: whoever names it is told so by the rules. */
    private static Optional<Integer> anyHex(KassalaMap map, String label) {
        return HexGrid.isLabel(label) ? Optional.of(map.hex(label)) : Optional.empty();
    }

    /** The label of a hex or the name of a box. */
    public static String place(KassalaMap map, int place) {
        return switch (place) {
            case Kassala.ELIMINATED -> ELIMINATED;
            case Kassala.RESERVE -> RESERVE;
            default -> map.label(place);
        };
    }

    private static Optional<Integer> placeNamed(KassalaMap map, String name) {
        return switch (name) {
            case ELIMINATED -> Optional.of(Kassala.ELIMINATED);
            case RESERVE -> Optional.of(Kassala.RESERVE);
            default -> boxed(map.grid().find(name));
        };
    }

    private static Optional<Integer> boxed(OptionalInt hex) {
        return hex.isPresent() ? Optional.of(hex.getAsInt()) : Optional.empty();
    }

    private static long bits(List<Integer> hexes) {
        return hexes.stream().reduce(Bits.NONE, Bits::with, Bits::union);
    }

    private static Units once(List<Unit> named) throws UnreadableException {
        for (int i = 1; i < named.size(); i++) {
            if (named.subList(0, i).contains(named.get(i))) {
                throw new UnreadableException("[" + i + "]", named.get(i) + " is named twice");
            }
        }
        return Units.of(named);
    }

    static KassalaForm of(Kassala state) {
        Map<Unit, Standing> units = new LinkedHashMap<>();
        Unit.all().forEach(unit -> units.put(unit, new Standing(state.place(unit))));
        boolean isTold =
                state.agenda().now() instanceof Combat || !state.contacts().equals(Contacts.NONE);
        return new KassalaForm(
                state.turn(),
                Optional.of(Chosen.of(state.parameters())),
                units,
                state.agenda().steps().stream().map(Step.class::cast).toList(),
                Optional.of(state.moved()).filter(moved -> !moved.isEmpty()),
                Optional.of(state.contacts()).filter(_ -> isTold));
    }

    /** The state, if it can be one of the game; where no contacts are told, its portion begins. */
    private Kassala state(GameParameters basic) throws UnreadableException {
        if (agenda.isEmpty()) {
            throw new UnreadableException("agenda", "must say what is to be done, next step first");
        }
        GameParameters parameters = options.map(chosen -> basic.with(chosen::isOn)).orElse(basic);
        Agenda<Task<Kassala, Act>> todo = Agenda.of(List.<Task<Kassala, Act>>copyOf(agenda));
        Kassala state = Kassala.empty(parameters, todo).turn(turn, todo);
        for (Map.Entry<Unit, Standing> unit : units.entrySet()) {
            state = state.put(unit.getKey(), unit.getValue().at());
        }
        Units gone = moved.orElse(Units.NONE);
        state = state.moved(gone);
        new PositionCheck(state).placed();
        Kassala entered = S2B_Sequence.entered(state).moved(gone);
        Kassala begun = contacts.map(entered::contacts).orElse(entered);
        new PositionCheck(begun).begun();
        return begun;
    }
}

package zeriba.fireandsword.text;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.IntFunction;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Side;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Within;
import zeriba.engine.schema.Notations;
import zeriba.engine.schema.Schema;
import zeriba.engine.schema.Shape;
import zeriba.engine.schema.Shapes;
import zeriba.engine.text.Codec;
import zeriba.engine.text.Notation;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.fireandsword.rules.S17_Victory;
import zeriba.fireandsword.rules.battle.FieldForm;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Figures;
import zeriba.fireandsword.state.Forces;
import zeriba.fireandsword.state.Places;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Seats;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.SudanMap;
import zeriba.fireandsword.state.Unit;
import zeriba.fireandsword.state.Units;

/** What positions and actions are made of: units, places and sets of them by their names. */
public record SudanSchema(Schema schema, SudanMap map, Forces forces) {

    private static final int CARDS = 52;

    /** A boat and what it tows, in one word, the boat first. */
    record Convoy(List<@Of("unit") Integer> aboard, @Of("space") int space) {
        static Convoy of(Act.Steam act) {
            List<Integer> aboard = new ArrayList<>(List.of(act.boat()));
            act.passengers().stream().forEach(aboard::add);
            return new Convoy(aboard, act.space());
        }

        Act.Steam act() throws UnreadableException {
            int boat = aboard.getFirst();
            Units all = once(aboard);
            return new Act.Steam(boat, all.minus(Units.of(boat)), space);
        }
    }

    /** How a campaign ended. */
    record Outcome(
            @Of("side") String winner,
            String rule,
            String grade,
            @Within(from = -2_000, to = 0) int score) {
        static Outcome of(S17_Victory.Over over) {
            Result result = over.result();
            String winner = result.winner().map(Side::name).orElse("");
            return new Outcome(winner, result.rule(), result.grade(), result.score());
        }

        S17_Victory.Over over() {
            return new S17_Victory.Over(new Result.Won(new Side(winner), rule, grade, score));
        }
    }

    /** What these pieces on this map are told by. */
    public static SudanSchema of(SudanMap map, Forces forces) {
        Shape<Integer> unit =
                thing("unit", u -> forces.unit(u).id(), id -> forces.named(id).map(Unit::number));
        Shape<Integer> space = thing("space", map::label, id -> boxed(map.find(id)));
        Shape<Units> units =
                new Shapes.Like<>(
                        new Shapes.Many<>(unit, "+"),
                        (Units some) -> some.stream().boxed().toList(),
                        SudanSchema::once);
        Schema schema =
                new Schema(MethodHandles.lookup(), Map.of(Units.class, units.orElse(Units.NONE)));
        schema.where("stack", new Shapes.Like<>(units, all -> all, SudanSchema::somebody));
        where(schema, map, unit, space);
        numbers(schema);
        schema.like(Act.Steam.class, Convoy.class, Convoy::of, Convoy::act)
                .like(S17_Victory.Over.class, Outcome.class, Outcome::of, Outcome::over);
        return new SudanSchema(FieldForm.taught(schema), map, forces);
    }

    private static void where(
            Schema schema, SudanMap map, Shape<Integer> unit, Shape<Integer> space) {
        List<String> links = map.network().links().stream().map(link -> link.id()).toList();
        Shape<Integer> link = Shape.named("link", links::get, id -> found(links.indexOf(id)));
        schema.where("unit", unit)
                .where("anyone", Shape.orNothing(unit, -1))
                .where("space", space)
                .where("spaces", set(space))
                .where("links", set(link))
                .where(
                        "place",
                        thing("place", n -> Places.name(map, n), id -> boxed(Places.of(map, id))))
                .where("region", Shape.oneOf(List.of(0, 1, 2, 3), n -> Region.of(n).id()))
                .where(
                        "side",
                        Shape.oneOf(List.of(Seats.OWN.name(), Seats.MAHDIST.name()), name -> name));
    }

    private static void numbers(Schema schema) {
        schema.where("turn", Shape.whole(0, Figures.LAST_TURN))
                .where("voyage", Shape.whole(1, Figures.BOAT_SPEED))
                .where("supply", Shape.whole(0, Figures.MOST_SUPPLY))
                .where("index", Shape.whole(0, Figures.MOST_INDEX))
                .where("railed", Shape.whole(0, Figures.RAILWAY_UNITS))
                .where("stands", Shape.whole(0, 99))
                .where("deck", deck());
    }

    private static Shape<Integer> thing(
            String kind, IntFunction<String> name, Function<String, Optional<Integer>> find) {
        return Shape.named(kind, name::apply, find);
    }

    private static Optional<Integer> boxed(OptionalInt number) {
        return number.stream().boxed().findFirst();
    }

    private static Optional<Integer> found(int index) {
        return index < 0 ? Optional.empty() : Optional.of(index);
    }

    /** A list of things as the bits of their numbers. */
    private static Shape<Long> set(Shape<Integer> of) {
        Shape<Long> bits =
                new Shapes.Like<>(
                        new Shapes.Many<>(of, "+"),
                        set -> once(set).stream().boxed().toList(),
                        list -> list.stream().mapToLong(n -> 1L << n).reduce(0, (a, b) -> a | b));
        return bits.orElse(0L);
    }

    private static Units once(long bits) {
        return new Units(bits, 0);
    }

    private static Units once(List<Integer> list) throws UnreadableException {
        Units units = Units.NONE;
        for (int i = 0; i < list.size(); i++) {
            if (units.contains(list.get(i))) {
                throw new UnreadableException("[" + i + "]", "is named twice");
            }
            units = units.with(list.get(i));
        }
        return units;
    }

    private static Units somebody(Units units) throws UnreadableException {
        if (units.isEmpty()) {
            throw new UnreadableException("", "at least one unit must be named");
        }
        return units;
    }

    /** The cards that are left, a bit each. */
    private static Shape<Long> deck() {
        return new Shapes.Atom<>(
                "CARDS",
                Value.NO_FIELDS
                        .with("type", Value.of("integer"))
                        .with("minimum", Value.of(1))
                        .with("maximum", Value.of((1L << CARDS) - 1)),
                cards -> Value.of(cards),
                SudanSchema::cards,
                text -> cards(Value.of(text)),
                String::valueOf);
    }

    private static long cards(Value tree) throws UnreadableException {
        if (tree instanceof Value.Whole(long deck) && deck > 0 && deck < 1L << CARDS) {
            return deck;
        }
        throw new UnreadableException("", "must name the cards that are left");
    }

    /** Positions. */
    public Codec<Sudan> codec() {
        Shape<SudanForm> shape = schema.of(SudanForm.class);
        return new Codec<>() {
            @Override
            public Value.Fields write(Sudan state) {
                return (Value.Fields) shape.write(SudanForm.of(state));
            }

            @Override
            public Sudan read(Value value) throws UnreadableException {
                return shape.read(value).state(map, forces);
            }
        };
    }

    /** Actions as text. */
    public Notation<Act> notation() {
        return Notations.notation(schema.of(Act.class));
    }
}

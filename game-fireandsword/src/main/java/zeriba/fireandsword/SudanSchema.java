package zeriba.fireandsword;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.IntFunction;
import zeriba.engine.Codec;
import zeriba.engine.Notation;
import zeriba.engine.OptionSpec;
import zeriba.engine.Result;
import zeriba.engine.Side;
import zeriba.engine.UnreadableException;
import zeriba.engine.Value;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Within;
import zeriba.engine.schema.Notations;
import zeriba.engine.schema.Schema;
import zeriba.engine.schema.Shape;
import zeriba.engine.schema.Shapes;
import zeriba.fireandsword.battle.FieldForm;
import zeriba.fireandsword.battle.Order;
import zeriba.fireandsword.rules.S19_Commanded;

/** What positions and actions are made of: units, places and sets of them by their names. */
record SudanSchema(Schema schema) {

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
        static Outcome of(Step.Over over) {
            Result result = over.result();
            String winner = result.winner().map(Side::name).orElse("");
            return new Outcome(winner, result.rule(), result.grade(), result.score());
        }

        Step.Over over() {
            return new Step.Over(new Result.Won(new Side(winner), rule, grade, score));
        }
    }

    static SudanSchema of(SudanMap map, Forces forces) {
        Shape<Integer> unit =
                thing("unit", u -> forces.unit(u).id(), id -> forces.named(id).map(Unit::number));
        Shape<Integer> space = thing("space", map::label, id -> boxed(map.find(id)));
        Shape<Units> units =
                new Shapes.Like<>(
                        new Shapes.Many<>(unit, "+"),
                        (Units some) -> some.stream().boxed().toList(),
                        SudanSchema::once);
        Schema schema =
                new Schema(
                        MethodHandles.lookup(),
                        Map.of(Units.class, units.orElse(Units.NONE), Order.class, order()));
        where(schema, map, unit, space);
        numbers(schema);
        schema.like(Act.Steam.class, Convoy.class, Convoy::of, Convoy::act)
                .like(Step.Over.class, Outcome.class, Outcome::of, Outcome::over);
        return new SudanSchema(FieldForm.taught(schema));
    }

    private static void where(
            Schema schema, SudanMap map, Shape<Integer> unit, Shape<Integer> space) {
        List<String> links = map.network().links().stream().map(link -> link.id()).toList();
        Shape<Integer> link = Shape.named("link", links::get, id -> found(links.indexOf(id)));
        schema.where("unit", unit)
                .where("boat", Shape.orNothing(unit, -1))
                .where("space", space)
                .where("spaces", set(space))
                .where("links", set(link))
                .where(
                        "town",
                        thing("town", map::label, id -> boxed(map.find(id)).filter(map::isTown)))
                .where(
                        "place",
                        thing("place", n -> Places.name(map, n), id -> boxed(Places.of(map, id))))
                .where("region", Shape.oneOf(List.of(0, 1, 2, 3), n -> Region.of(n).id()))
                .where(
                        "side",
                        Shape.oneOf(List.of(Seats.OWN.name(), Seats.MAHDIST.name()), name -> name));
    }

    private static void numbers(Schema schema) {
        Shape<String> text = schema.of(String.class);
        schema.where("turn", Shape.whole(0, Figures.LAST_TURN))
                .where("voyage", Shape.whole(1, Figures.BOAT_SPEED))
                .where("supply", Shape.whole(0, Figures.MOST_SUPPLY))
                .where("index", Shape.whole(0, Figures.MOST_INDEX))
                .where("railed", Shape.whole(0, Figures.RAILWAY_UNITS))
                .where("stands", Shape.whole(0, 99))
                .where("flag", Shape.flag().orElse(false))
                .where("deck", deck())
                .where("options", options().orElse(Map.of()))
                .where(
                        "commands",
                        new Shapes.ByName<>((Shapes.Atom<String>) text, text).orElse(Map.of()))
                .where("own-orders", orders(SudanSchema::own))
                .where("rival-orders", orders(SudanSchema::rival));
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

    private static Shape<Order> order() {
        return Shape.named("order", Order::word, Order::of);
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

    /** The cards that are left, a bit each. */
    private static Shape<Long> deck() {
        return new Shapes.Like<>(
                Shape.any(),
                cards -> Value.of(cards),
                tree -> {
                    if (tree instanceof Value.Whole(long deck) && deck > 0 && deck < 1L << CARDS) {
                        return deck;
                    }
                    throw new UnreadableException("", "must name the cards that are left");
                });
    }

    private static Shape<Map<String, Value>> options() {
        return new Shapes.Like<>(Shape.any(), Value.Fields::new, SudanSchema::options);
    }

    private static Map<String, Value> options(Value tree) throws UnreadableException {
        if (!(tree instanceof Value.Fields(Map<String, Value> fields))) {
            throw new UnreadableException("", "must be an object with named fields");
        }
        Map<String, Value> options = new LinkedHashMap<>();
        for (Map.Entry<String, Value> field : fields.entrySet()) {
            options.put(field.getKey(), option(field.getKey(), field.getValue()));
        }
        return options;
    }

    private static Value option(String id, Value value) throws UnreadableException {
        OptionSpec spec =
                Terms.OPTIONS.stream()
                        .filter(option -> option.id().equals(id))
                        .findFirst()
                        .orElseThrow(() -> new UnreadableException("", "no option " + id));
        try {
            return spec.checked(value);
        } catch (UnreadableException e) {
            throw new UnreadableException(id, e.reason());
        }
    }

    /** Orders; those that are hidden read "?". */
    private static Shape<List<Order>> orders(Shape.Reading<List<Order>, List<Order>> known) {
        Shape<List<Order>> list = new Shapes.Many<>(order(), " ");
        return new Shapes.Like<>(
                Shape.any(),
                orders -> orders.equals(Secrets.UNSEEN) ? Shape.HIDDEN : list.write(orders),
                tree -> known.of(tree instanceof Value.Nothing ? List.of() : list.read(tree)));
    }

    private static List<Order> own(List<Order> orders) throws UnreadableException {
        return orders.isEmpty() || orders.equals(S19_Commanded.BROKEN_OFF)
                ? orders
                : FieldForm.inAllZones(orders, Order.OWN);
    }

    private static List<Order> rival(List<Order> orders) throws UnreadableException {
        for (int i = 0; i < orders.size(); i++) {
            if (!Order.RIVAL.contains(orders.get(i))) {
                throw new UnreadableException("[" + i + "]", "is no order of theirs");
            }
        }
        return orders;
    }

    /** Positions. */
    Codec<Sudan> codec(FireAndSwordRules rules) {
        Shape<SudanForm> shape = schema.of(SudanForm.class);
        return new Codec<>() {
            @Override
            public Value.Fields write(Sudan state) {
                return (Value.Fields) shape.write(SudanForm.of(state));
            }

            @Override
            public Sudan read(Value value) throws UnreadableException {
                return shape.read(value).state(rules);
            }
        };
    }

    /** Actions as text. */
    Notation<Act> notation() {
        return Notations.notation(schema.of(Act.class), FORMS);
    }

    private static final List<String> FORMS =
            List.of(
                    "deploy UNIT TOWN",
                    "split BATTALION TOWN TOWN",
                    "recommended",
                    "march U+U SPACE",
                    "rail U+U",
                    "steam BOAT SPACE",
                    "steam BOAT+U+U SPACE",
                    "sea UNIT PORT",
                    "rejoin U+U",
                    "sortie U+U",
                    "attack",
                    "call-off",
                    "fight quick|commanded|tabletop",
                    "zones ORDER ORDER ORDER",
                    "zones ORDER ORDER",
                    "zones ORDER",
                    "break-off",
                    "field own|mahdist",
                    "lose UNIT STANDS",
                    "confirm",
                    "correct",
                    "stay",
                    "leave U+U SPACE",
                    "arrive UNIT",
                    "evacuate UNIT",
                    "levy foot|horse",
                    "end");
}

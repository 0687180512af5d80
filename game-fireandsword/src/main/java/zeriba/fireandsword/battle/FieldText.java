package zeriba.fireandsword.battle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.IntStream;
import zeriba.engine.Value;

/** Battles as trees of values, and back. */
public final class FieldText {

    private static final int MOST_STANDS = 99;
    private static final int PART = 9;
    private static final int FURTHEST = 3;
    private static final int MOST_FAILS = 9;
    private static final int MOST_HITS = 999;

    private FieldText() {}

    /** Something that cannot be part of a battle. */
    public static final class Fault extends Exception {
        private static final long serialVersionUID = 1L;

        Fault(String reason) {
            super(reason);
        }
    }

    /** The word for a constant. */
    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static <E extends Enum<E>> E constant(Class<E> type, Value value) throws Fault {
        for (E one : type.getEnumConstants()) {
            if (value.equals(Value.of(word(one)))) {
                return one;
            }
        }
        throw new Fault("no such " + type.getSimpleName().toLowerCase(Locale.ROOT) + ": " + value);
    }

    public static Value.Fields write(Muster muster) {
        return Value.NO_FIELDS
                .with("kind", Value.of(word(muster.kind())))
                .with("commanded", Value.of(muster.commanded()))
                .with("own", troops(muster.own()))
                .with("rivals", troops(muster.rivals()));
    }

    /** A list of troops. */
    public static Value troops(List<Troop> troops) {
        return Value.of(
                troops.stream()
                        .map(t ->
                                Value.NO_FIELDS
                                        .with("name", Value.of(t.name()))
                                        .with("arm", Value.of(word(t.arm())))
                                        .with("grade", Value.of(word(t.grade())))
                                        .with("stands", Value.of(t.stands())))
                        .toList());
    }

    public static Muster muster(Value.Fields value) throws Fault {
        if (!(value.at("commanded") instanceof Value.Flag(boolean commanded))) {
            throw new Fault("commanded must be true or false");
        }
        return new Muster(
                troops(value.at("own"), true),
                troops(value.at("rivals"), false),
                constant(Kind.class, value.at("kind")),
                commanded);
    }

    /** The troops of a list, all of the one side. */
    public static List<Troop> troops(Value value, boolean own) throws Fault {
        List<Troop> troops = new ArrayList<>();
        for (Value item : items(value)) {
            if (!(item instanceof Value.Fields fields)
                    || !(fields.at("name") instanceof Value.Text(String name))
                    || fields.fields().size() != 4) {
                throw new Fault("a troop has a name, an arm, a grade and stands");
            }
            Arm arm = constant(Arm.class, fields.at("arm"));
            if (arm.isOwn() != own) {
                throw new Fault(name + " is on the wrong side");
            }
            troops.add(
                    new Troop(
                            name,
                            arm,
                            constant(Grade.class, fields.at("grade")),
                            number(fields.at("stands"), 1, MOST_STANDS),
                            false));
        }
        if (troops.isEmpty()) {
            throw new Fault("nobody is there");
        }
        return troops;
    }

    private static List<Value> items(Value value) throws Fault {
        if (value instanceof Value.Items(List<Value> items)) {
            return items;
        }
        throw new Fault("must be a list");
    }

    private static int number(Value value, int from, int to) throws Fault {
        if (value instanceof Value.Whole(long n) && from <= n && n <= to) {
            return (int) n;
        }
        throw new Fault("must be a whole number from " + from + " to " + to);
    }

    public static Value.Fields write(Field f) {
        List<Troop> all = new ArrayList<>(f.muster.own());
        all.addAll(f.muster.rivals());
        return write(f.muster)
                .with("flank", Value.of(f.flank))
                .with("round", Value.of(f.round))
                .with("stage", Value.of(word(f.stage)))
                .with("zone", Value.of(f.zone))
                .with("fallen", Value.of(f.fallen))
                .with("hits", numbers(f.hits))
                .with("ownOrders", orders(f.own))
                .with("rivalOrders", orders(f.rival))
                .with(
                        "parts",
                        Value.of(
                                IntStream.range(0, f.size())
                                        .mapToObj(e -> part(f, e, all))
                                        .toList()));
    }

    private static Value part(Field f, int e, List<Troop> all) {
        int troop = all.indexOf(f.troop[e]);
        return numbers(
                troop,
                f.n[e],
                f.full[e],
                f.at[e],
                f.band[e],
                f.dist[e],
                f.fails[e],
                f.lost[e],
                f.marks[e]);
    }

    private static Value numbers(int... numbers) {
        return Value.of(Arrays.stream(numbers).mapToObj(n -> Value.of((long) n)).toList());
    }

    private static Value orders(Order[] orders) {
        return Value.texts(Arrays.stream(orders).map(Order::word).toList());
    }

    /** The orders of a list of three, of those that may be given. */
    public static List<Order> orders(Value value, List<Order> known) throws Fault {
        List<Order> orders = new ArrayList<>();
        for (Value item : items(value)) {
            orders.add(constant(Order.class, item));
        }
        if (orders.size() != Field.ZONES || !known.containsAll(orders)) {
            throw new Fault("an order for each of the three zones");
        }
        return orders;
    }

    public static Field field(Value.Fields value) throws Fault {
        Field f = new Field(muster(value));
        f.flank = number(value.at("flank"), -1, 2);
        f.round = number(value.at("round"), 0, Numbers.LAST_ROUND);
        f.stage = constant(Stage.class, value.at("stage"));
        f.zone = number(value.at("zone"), 0, Field.ZONES - 1);
        f.fallen = number(value.at("fallen"), 0, 7);
        f.own = orders(value.at("ownOrders"), Order.OWN).toArray(Order[]::new);
        f.rival = orders(value.at("rivalOrders"), Order.RIVAL).toArray(Order[]::new);
        List<Value> hits = items(value.at("hits"));
        f.hits = new int[hits.size()];
        for (int i = 0; i < f.hits.length; i++) {
            f.hits[i] = number(hits.get(i), 0, MOST_HITS);
        }
        parts(f, items(value.at("parts")));
        check(f);
        return f;
    }

    private static void parts(Field f, List<Value> parts) throws Fault {
        List<Troop> all = new ArrayList<>(f.muster.own());
        all.addAll(f.muster.rivals());
        int[][] read = new int[parts.size()][];
        for (int e = 0; e < read.length; e++) {
            read[e] = part(items(parts.get(e)), all.size());
            boolean own = read[e][0] < f.muster.own().size();
            if (own && f.ownCount < e) {
                throw new Fault("own parts come first");
            }
            f.ownCount += own ? 1 : 0;
        }
        f.troop = Arrays.stream(read).map(p -> all.get(p[0])).toArray(Troop[]::new);
        Function<Integer, int[]> column = i -> Arrays.stream(read).mapToInt(p -> p[i]).toArray();
        f.n = column.apply(1);
        f.full = column.apply(2);
        f.at = column.apply(3);
        f.band = column.apply(4);
        f.dist = column.apply(5);
        f.fails = column.apply(6);
        f.lost = column.apply(7);
        f.marks = column.apply(8);
    }

    private static int[] part(List<Value> values, int troops) throws Fault {
        if (values.size() != PART) {
            throw new Fault("a part of a troop has " + PART + " numbers");
        }
        int[] most = {
            troops - 1,
            MOST_STANDS,
            MOST_STANDS,
            Field.ZONES - 1,
            FURTHEST,
            FURTHEST,
            MOST_FAILS,
            MOST_STANDS,
            Field.MARKS
        };
        int[] part = new int[PART];
        for (int i = 0; i < PART; i++) {
            part[i] = number(values.get(i), 0, most[i]);
        }
        if (part[1] > part[2] || part[2] == 0) {
            throw new Fault("more stands than there were");
        }
        return part;
    }

    private static void check(Field f) throws Fault {
        boolean drawn = f.stage != Stage.FLANK;
        if (f.stage == Stage.OVER || drawn == (f.size() == 0)) {
            throw new Fault("a battle that is on has its troops drawn up");
        }
        boolean early = !drawn && (f.kind() != Kind.COLUMN || f.round != 0);
        if (early || f.flank == 1) {
            throw new Fault("only a column waits for its flank");
        }
        if (drawn && f.round == 0 && f.stage != Stage.RALLY) {
            throw new Fault("the first round has number 1");
        }
        int expected =
                switch (f.stage) {
                    case FIRE_LOSSES -> 2 * Field.ZONES;
                    case DERVISH_BLOWS -> 1;
                    case MELEE_LOSSES -> f.ownCount + 1;
                    case FLANK, RALLY, MOVE, SALLY, JAM, PANIC, FIRE, CHARGE, BLOWS -> 0;
                    case REACTION, WAVER, SHAKEN, ARMY, OVER -> 0;
                };
        if (f.hits.length != expected) {
            throw new Fault("hits that belong to another stage");
        }
        List<Troop> all = new ArrayList<>(f.muster.own());
        all.addAll(f.muster.rivals());
        for (Troop troop : drawn ? all : List.<Troop>of()) {
            int full = 0;
            for (int e = 0; e < f.size(); e++) {
                full += f.troop[e].equals(troop) ? f.full[e] : 0;
            }
            if (full % troop.stands() != 0 || full == 0) {
                throw new Fault(troop.name() + " is not drawn up whole");
            }
        }
    }
}

package zeriba.ascari.text;

import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import zeriba.ascari.rules.S7_Victory.Over;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Mark;
import zeriba.ascari.state.Path;
import zeriba.board.Bits;
import zeriba.board.HexGrid;
import zeriba.board.Places;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Side;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Within;
import zeriba.engine.schema.Schema;
import zeriba.engine.schema.Shape;
import zeriba.engine.schema.Shapes;
import zeriba.engine.text.UnreadableException;

/** The names that positions give to what a battle has, and the shapes that are made of them. */
public final class Names {

    /** The box of counters that a position does not name. */
    public static final String ELIMINATED = "eliminated";

    static final String READY = "ready";

    /** Where a counter is that the viewer does not know of. */
    private static final String HIDDEN = "?";

    /** The boxes, from the first that is no hex downward. */
    private static final List<String> BOXES =
            List.of(ELIMINATED, "reserve", "exited", "captured", "spiked", HIDDEN);

    private final Battle battle;
    private final HexGrid grid;

    Names(Battle battle) {
        this.battle = battle;
        this.grid = battle.grid();
    }

    /** The label of the hex or the name of the box of a counter. */
    public static String place(Ascari state, Counter counter) {
        return place(state.ground().grid(), state.at(counter));
    }

    private static String place(HexGrid grid, int place) {
        return place >= 0 ? grid.label(place) : BOXES.get(-1 - place);
    }

    /** The marks of a counter, or that it has none. */
    public static String condition(Ascari state, Counter counter) {
        return condition(state.marks(counter));
    }

    private static String condition(int marks) {
        StringBuilder words = new StringBuilder();
        for (int i = 0; i < Mark.COUNT; i++) {
            if ((marks >>> i & 1) != 0) {
                words.append(words.isEmpty() ? "" : " ").append(Mark.of(i).word());
            }
        }
        return words.isEmpty() ? READY : words.toString();
    }

    private static int marks(String condition) throws UnreadableException {
        int marks = 0;
        for (String word : condition.equals(READY) ? new String[0] : condition.split(" ", -1)) {
            int mark = 0;
            while (mark < Mark.COUNT && !Mark.of(mark).word().equals(word)) {
                mark++;
            }
            if (mark == Mark.COUNT || (marks >>> mark & 1) != 0) {
                throw new UnreadableException(
                        "", "no condition, or one that is there already: \"" + word + "\"");
            }
            marks |= 1 << mark;
        }
        return marks;
    }

    /** The shapes of the records of this battle. */
    Schema schema() {
        Shape<Integer> hex = Shape.named("hex", grid::label, this::hex);
        Shape<List<Integer>> hexes = new Shapes.Many<>(hex, "+");
        Shape<Integer> counter = Shape.named("counter", n -> battle.counter(n).id(), this::number);
        Shape<List<Integer>> counters = new Shapes.Many<>(counter, "+");
        return new Schema(
                        MethodHandles.lookup(),
                        Map.of(
                                Places.class,
                                new Shapes.Like<>(hexes, Names::list, some -> places(grid, some)),
                                Path.class,
                                new Shapes.Like<>(hexes, Path::hexes, Names::path)))
                .where("hex", hex)
                .where("place", Shape.named("hex", at -> place(grid, at), this::place))
                .where("condition", new Shapes.Like<>(WORDS, Names::condition, Names::marks))
                .where("counter", counter)
                .where("units", new Shapes.Like<>(counters, Names::numbers, this::units))
                .where("leaders", new Shapes.Like<>(counters, this::ridersOf, this::leaders))
                .where("winner", Shape.orNothing("side"))
                .like(Over.class, Ending.class, Ending::of, Ending::over);
    }

    private static final Shape<String> WORDS =
            Shape.named("condition", words -> words, Optional::of);

    private Optional<Integer> hex(String label) {
        return grid.find(label).stream().boxed().findFirst();
    }

    private Optional<Integer> number(String id) {
        return battle.named(id).map(Counter::number);
    }

    private Optional<Integer> place(String name) {
        int box = BOXES.indexOf(name);
        return box < 0 || name.equals(HIDDEN) ? hex(name) : Optional.of(-1 - box);
    }

    /** The hexes of a set, in order. */
    static List<Integer> list(Places places) {
        return places.stream().boxed().toList();
    }

    /** The set of these hexes. */
    static Places places(HexGrid grid, List<Integer> hexes) {
        return Places.of(grid.size(), hexes.stream().mapToInt(hex -> hex).toArray());
    }

    private static Path path(List<Integer> hexes) throws UnreadableException {
        if (hexes.isEmpty()) {
            throw new UnreadableException("", "must have a hex at least, the first where it began");
        }
        return Path.of(hexes);
    }

    private static List<Integer> numbers(Long units) {
        return list(Places.ofBits(Long.SIZE, units));
    }

    private long units(List<Integer> counters) throws UnreadableException {
        long units = 0;
        for (int number : once(counters)) {
            if (battle.counter(number).isLeader()) {
                throw new UnreadableException(
                        "", battle.counter(number) + " is a leader, not a combat unit");
            }
            units = Bits.with(units, number);
        }
        return units;
    }

    private List<Integer> ridersOf(Long leaders) {
        return battle.riders(leaders).stream().map(battle::number).toList();
    }

    private long leaders(List<Integer> counters) throws UnreadableException {
        long leaders = 0;
        for (int number : once(counters)) {
            if (!battle.counter(number).isLeader()) {
                throw new UnreadableException("", battle.counter(number) + " is no leader");
            }
            leaders = Bits.with(leaders, number - battle.units());
        }
        return leaders;
    }

    private List<Integer> once(List<Integer> counters) throws UnreadableException {
        for (int i = 0; i < counters.size(); i++) {
            if (counters.indexOf(counters.get(i)) < i) {
                throw new UnreadableException(
                        "[" + i + "]", battle.counter(counters.get(i)) + " is named twice");
            }
        }
        return counters;
    }

    /** How a battle ended, in words. */
    record Ending(
            @Of("winner") String winner,
            String rule,
            String grade,
            @Within(from = -1000, to = 1000) int score) {

        static Ending of(Over over) {
            Result result = over.result();
            String winner = result.winner().map(Side::name).orElse("");
            return new Ending(winner, result.rule(), result.grade(), result.score());
        }

        Over over() throws UnreadableException {
            if (winner.isEmpty()) {
                return new Over(new Result.Drawn(rule, grade, score));
            }
            for (Army army : Army.values()) {
                if (army.toString().equals(winner)) {
                    return new Over(new Result.Won(army.side(), rule, grade, score));
                }
            }
            throw new UnreadableException("winner", "must be defender or attacker, or nothing");
        }
    }

    /**
     * The shape of actions.
     *
     * @param sheet the hexes of the map; all five battles have the same, a field has its own
     */
    public static Shape<Act> acts(HexGrid sheet) {
        Schema schema =
                new Schema(MethodHandles.lookup(), Map.of())
                        .where(
                                "hex",
                                Shape.named(
                                        "hex",
                                        sheet::label,
                                        label -> sheet.find(label).stream().boxed().findFirst()));
        for (String kind : List.of("counter", "unit", "battery", "leader")) {
            schema.where(kind, Shape.named(kind, id -> id, Names::id));
        }
        return schema.of(Act.class);
    }

    private static final Predicate<String> ID = Pattern.compile("[A-Za-z0-9-]+").asMatchPredicate();

    private static Optional<String> id(String text) {
        return Optional.of(text).filter(ID);
    }
}

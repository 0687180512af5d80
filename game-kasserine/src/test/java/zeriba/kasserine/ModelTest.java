package zeriba.kasserine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.RandomPlayer;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Rules;
import zeriba.engine.text.Value;
import zeriba.kasserine.naive.NaiveBoard;
import zeriba.kasserine.naive.NaiveMap;
import zeriba.kasserine.naive.NaiveWar;
import zeriba.kasserine.rules.Reach;
import zeriba.kasserine.rules.S05_Movement.Going;
import zeriba.kasserine.rules.general.S09_Supply;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Path;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Unit;
import zeriba.testkit.Form;
import zeriba.testkit.Trials;

/**
 * The game and an independent model agree, step by step along random games, on who may arrive, move
 * and retreat, on supply and markers, and on what every choice and throw does to units, events and
 * captures.
 */
@Tag("long")
@Tag(Trials.TAG)
final class ModelTest {

    private static final Rules<Kasserine, Act> RULES = Desk.GAME.rules();
    private static final NaiveMap MAP = NaiveMap.printed();
    private static final int PERCENT = 50;

    /** Games of each set of options, of which there are three. */
    private static final int USUAL = 10;

    private static final int WHOLE = 334;

    /** Of the positions in which something is dear to work out, one in so many is looked at. */
    private static final int ONE_IN = Form.pick(48, 48, 24, 4);

    @ParameterizedTest
    @ValueSource(strings = {"turns=10", "supply", "mobilePhaseZocLock=false"})
    @Rule({
        "1.0", "4.1", "5.1", "6.2", "7.3", "7.6", "7.7", "7.8", "7.9", "8.1", "8.3", "8.4", "9.0",
        "11.0", "11.1", "11.2", "11.3", "11.4", "12.0", "13.0", "14.2", "14.3", "15.0", "16.0",
        "17.1", "18.0"
    })
    void agreesStepByStepAlongRandomGames(String option) throws Exception {
        new Trials("kasserine-model-" + option, 1, USUAL, WHOLE).each(seed -> walk(option, seed));
    }

    private static void walk(String option, long seed) {
        SplitMix64 random = SplitMix64.of(seed, option.length());
        RandomPlayer<Kasserine, Act> player =
                new RandomPlayer<>(Desk.GAME, SplitMix64.of(seed, 100 + option.length()));
        Kasserine state = RULES.setup(Desk.setup("historical", option));
        while (!(RULES.pending(state) instanceof Pending.Over<Act>)) {
            Told told = new Told(state);
            try {
                state = step(state, told, player, random);
            } catch (AssertionError e) {
                throw new AssertionError("seed " + seed + " of " + option + " in " + state, e);
            }
        }
        Told end = new Told(state);
        String winner =
                end.war().isWon() || end.most() >= 3 ? "axis" : end.most() >= 2 ? "" : "allies";
        assertThat(end.agenda().at("winner") instanceof Value.Text(String name) ? name : "")
                .isEqualTo(winner);
    }

    private static Kasserine step(
            Kasserine state, Told told, RandomPlayer<Kasserine, Act> player, SplitMix64 random) {
        return switch (RULES.pending(state)) {
            case Pending.Choice<Act> choice -> {
                options(state, told, choice, random);
                Act act = player.choose(choice.options());
                yield chosen(state, told, act, random);
            }
            case Pending.Chance<Act> chance -> {
                Roll roll = chance.dice().thrown(random);
                yield thrown(state, told, roll);
            }
            case Pending.Automatic<Act> _ -> proceeded(state, told);
            case Pending.Over<Act> _ -> throw new IllegalStateException("over");
        };
    }

    // --- what may be chosen

    private static void options(
            Kasserine state, Told told, Pending.Choice<Act> choice, SplitMix64 random) {
        switch (told.step()) {
            case "movement", "mobile-movement" -> movement(state, told, choice, random);
            case "going" -> going(told, choice);
            case "retreats" ->
                    assertThat(written(choice))
                            .isEqualTo(
                                    told.names("units").stream()
                                            .flatMap(unit ->
                                                    told
                                                            .war()
                                                            .answers(
                                                                    unit,
                                                                    told.length(),
                                                                    told.isOf("part", "defender"))
                                                            .stream())
                                            .collect(Collectors.toCollection(TreeSet::new)));
            case "losses" -> assertThat(written(choice)).isEqualTo(told.each("from", "deplete %s"));
            case "commitment" -> assertThat(written(choice)).isEqualTo(told.commitments());
            case "advance" -> {
                Set<String> advances =
                        told.names("attackers").stream()
                                .filter(told.war().places()::containsKey)
                                .map(unit -> "advance " + unit + " " + told.text("hex"))
                                .collect(Collectors.toCollection(TreeSet::new));
                advances.add("stay");
                assertThat(written(choice)).isEqualTo(advances);
            }
            default -> {}
        }
    }

    private static void movement(
            Kasserine state, Told told, Pending.Choice<Act> choice, SplitMix64 random) {
        boolean mobile = told.isMobile();
        if (told.isSupplyPlayed() && random.below(ONE_IN) == 0) {
            supply(state, told);
        }
        if (random.below(ONE_IN) != 0) {
            return;
        }
        Set<String> arrivals =
                told.isSet("arrivalsOver")
                        ? Set.of()
                        : told.war().arrivals(told.isAxis(), mobile, PERCENT);
        Set<String> expected = new TreeSet<>(arrivals);
        if (!told.war().mustArrive(arrivals, mobile)) {
            expected.add("end");
            expected.addAll(told.movers());
        }
        assertThat(written(choice)).isEqualTo(expected);
    }

    private static void supply(Kasserine state, Told told) {
        for (boolean axis : new boolean[] {true, false}) {
            Set<String> supplied = told.war().supplied(axis);
            told.war()
                    .places()
                    .forEach((unit, hex) -> {
                        if (unit.startsWith("AX") == axis) {
                            Unit of = Unit.named(unit).orElseThrow();
                            boolean isIn = supplied.contains(hex);
                            assertThat(S09_Supply.isSupplied(state, of)).as(unit).isEqualTo(isIn);
                            assertThat(S09_Supply.attack(state, of))
                                    .as(unit)
                                    .isEqualTo(told.war().attack(unit, isIn));
                        }
                    });
        }
    }

    private static void going(Told told, Pending.Choice<Act> choice) {
        String unit = told.text("unit");
        if (!told.war().places().containsKey(unit)) {
            Set<String> ends =
                    told
                            .war()
                            .onwards(
                                    unit,
                                    told.text("from"),
                                    told.isOf("phase", "mobile-movement"),
                                    PERCENT)
                            .stream()
                            .map(hex -> "to " + hex)
                            .collect(Collectors.toCollection(TreeSet::new));
            assertThat(written(choice)).isEqualTo(ends);
        }
    }

    private static Set<String> written(Pending.Choice<Act> choice) {
        return StreamSupport.stream(choice.options().spliterator(), false)
                .map(Desk.GAME.notation()::write)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    // --- what comes of it

    private static Kasserine chosen(Kasserine state, Told told, Act act, SplitMix64 random) {
        NaiveWar war = told.war();
        switch (act) {
            case Act.Go(int hex, Path way) -> go(state, told, hex, way, random);
            case Act.Retreat(Unit unit, Path way) -> {
                List<String> hexes = labels(state, way.toArray());
                boolean harmed = war.isHarmed(unit.id(), hexes);
                war.go(unit.id(), hexes);
                if (harmed && !war.isWon()) {
                    war.deplete(unit.id());
                }
            }
            case Act.Advance(Unit unit, int hex) ->
                    war.go(unit.id(), List.of(state.map().label(hex)));
            case Act.Deplete(Unit unit) -> war.deplete(unit.id());
            case Act.Stand(Unit unit) -> war.deplete(unit.id());
            case Act.Move _ -> throw new AssertionError("never offered: " + act);
            case Act.Take _,
                    Act.Enter _,
                    Act.End _,
                    Act.Attack _,
                    Act.Bombard _,
                    Act.Commit _,
                    Act.Hold _,
                    Act.Stay _ -> {}
        }
        Kasserine after = RULES.choose(state, act);
        told.assertBecame(after);
        return after;
    }

    private static void go(Kasserine state, Told told, int goal, Path way, SplitMix64 random) {
        if (!(state.agenda().now() instanceof Going going)) {
            throw new AssertionError("nobody goes");
        }
        String unit = going.unit().id();
        boolean isArrival = !told.war().places().containsKey(unit);
        int[] path = way.isEmpty() ? Reach.of(state, going).path(goal) : way.toArray();
        List<String> hexes = labels(state, path);
        if (!isArrival && random.below(ONE_IN) == 0) {
            boolean mobile = going.phase() == Phase.MOBILE;
            NaiveBoard board = told.board();
            assertThat(board.cost(unit, hexes, mobile))
                    .as("%s by %s", unit, hexes)
                    .isEqualTo(board.reach(unit, mobile).get(state.map().label(goal)));
        }
        if (isArrival) {
            hexes.addFirst(state.map().label(going.from()));
        }
        told.war().go(unit, hexes);
    }

    private static List<String> labels(Kasserine state, int... hexes) {
        List<String> labels = new ArrayList<>();
        for (int hex : hexes) {
            labels.add(state.map().label(hex));
        }
        return labels;
    }

    private static Kasserine thrown(Kasserine state, Told told, Roll roll) {
        Kasserine after = RULES.roll(state, roll);
        if (told.step().equals("draw")) {
            assertThat(roll.count()).isEqualTo(told.war().draws(told.isAxis()));
            return after;
        }
        String result = told.result(roll.face(0));
        told.war().suffer(result, told.text("defender"));
        told.assertBecame(after);
        Told now = new Told(after);
        if (now.step().equals("retreats")) {
            assertThat(now.length()).as(result).isEqualTo(NaiveWar.length(result));
            assertThat(now.names("units"))
                    .as(result)
                    .isEqualTo(
                            result.startsWith("A")
                                    ? told.names("attackers")
                                    : List.of(told.text("defender")));
        } else if (now.step().equals("losses")) {
            assertThat(result).isIn("(A)", "Ex");
        } else if (!now.step().equals("over") && NaiveWar.length(result) > 0) {
            assertThat(told.war().places()).doesNotContainKey(told.text("defender"));
        }
        return after;
    }

    private static Kasserine proceeded(Kasserine state, Told told) {
        if (told.step().equals("retreats")) {
            told.names("units").forEach(told.war()::eliminate);
        }
        Kasserine after = RULES.proceed(state);
        if (told.step().equals("end-of-turn")) {
            if (told.war().events().contains("axisCapturedThalaOrTebessa")
                    && after.turn() > state.turn()) {
                told.war().events().add("airfieldOpen");
            }
        }
        told.assertBecame(after);
        return after;
    }

    /** A position as its text tells it, with the model of it. */
    private static final class Told {

        private final Value.Fields position;
        private final NaiveWar war;

        Told(Kasserine state) {
            this.position = Desk.GAME.codec().write(state);
            this.war = new NaiveWar(MAP, state.turn());
            ((Value.Fields) position.at("units"))
                    .fields()
                    .forEach((id, value) -> {
                        Value.Fields unit = (Value.Fields) value;
                        war.put(
                                id,
                                string(unit.at("at")),
                                string(unit.at("strength")).equals("reduced"));
                    });
            war.remember(set("held"), set("events"), most());
        }

        NaiveWar war() {
            return war;
        }

        Value.Fields agenda() {
            return (Value.Fields) ((Value.Items) position.at("agenda")).items().getFirst();
        }

        String step() {
            return text("step");
        }

        String text(String name) {
            return string(agenda().at(name));
        }

        boolean isOf(String name, String word) {
            return text(name).equals(word);
        }

        boolean isAxis() {
            return isOf("side", "axis");
        }

        boolean isMobile() {
            return step().equals("mobile-movement");
        }

        boolean isSet(String name) {
            return position.at(name).equals(Value.of(true));
        }

        boolean isSupplyPlayed() {
            return ((Value.Fields) position.at("options")).at("supply").equals(Value.of(true));
        }

        private boolean isLocked() {
            return ((Value.Fields) position.at("options"))
                    .at("mobilePhaseZocLock")
                    .equals(Value.of(true));
        }

        int length() {
            return Math.toIntExact(((Value.Whole) agenda().at("hexes")).number());
        }

        int most() {
            return Math.toIntExact(((Value.Whole) position.at("captured")).number());
        }

        List<String> names(String name) {
            return strings(agenda().at(name));
        }

        private Set<String> set(String name) {
            return new TreeSet<>(strings(position.at(name)));
        }

        Set<String> each(String name, String form) {
            return names(name).stream()
                    .map(form::formatted)
                    .collect(Collectors.toCollection(TreeSet::new));
        }

        NaiveBoard board() {
            int turn = Math.toIntExact(((Value.Whole) position.at("turn")).number());
            return new NaiveBoard(MAP, new TreeMap<>(war.places()), war.depleted(), turn, PERCENT);
        }

        /** Who may be taken up: 4.1, 5.1, 7.9, 9.0, 17.1. */
        Set<String> movers() {
            NaiveBoard board = board();
            int turn = Math.toIntExact(((Value.Whole) position.at("turn")).number());
            Set<String> supplied = isSupplyPlayed() ? war.supplied(isAxis()) : Set.of();
            Set<String> movers = new TreeSet<>();
            war.places()
                    .forEach((unit, hex) -> {
                        boolean west = Integer.parseInt(hex.substring(0, 2)) < 20;
                        boolean mobile =
                                !isMobile()
                                        || (!MAP.trait(unit, "class").equals("leg")
                                                && !set("mired").contains(unit)
                                                && !(isLocked() && board.zone(unit).contains(hex))
                                                && (!isSupplyPlayed() || supplied.contains(hex)));
                        if (unit.startsWith("AX") == isAxis()
                                && !set("moved").contains(unit)
                                && !(turn <= 2 && west && !isAxis())
                                && mobile) {
                            movers.add("move " + unit);
                        }
                    });
            return movers;
        }

        private Value.Fields support(String side) {
            Value support = ((Value.Fields) position.at("support")).at(side);
            return support instanceof Value.Fields fields ? fields : Value.NO_FIELDS;
        }

        /** None, one or two of the markers in hand; two for a bombardment. */
        Set<String> commitments() {
            List<Integer> hand = numbers(support(text("side")).at("hand"));
            boolean bombards = names("attackers").isEmpty() && isOf("side", text("attacker"));
            Set<String> commitments = new TreeSet<>();
            if (!bombards) {
                commitments.add("support none");
                hand.forEach(marker -> commitments.add("support " + marker));
            }
            for (int i = 0; i < hand.size(); i++) {
                for (int j = i + 1; j < hand.size(); j++) {
                    int low = Math.min(hand.get(i), hand.get(j));
                    int high = Math.max(hand.get(i), hand.get(j));
                    commitments.add("support " + low + "+" + high);
                }
            }
            return commitments;
        }

        /** The result of a face in the combat at hand, of a bombardment what of it counts. */
        String result(int face) {
            String defender = text("defender");
            Set<String> attackers = new TreeSet<>(names("attackers"));
            NaiveBoard board = board();
            int differential = board.differential(attackers, defender);
            if (isSupplyPlayed() && !attackers.isEmpty()) {
                boolean axis = attackers.iterator().next().startsWith("AX");
                Set<String> supplied = war.supplied(axis);
                for (String unit : attackers) {
                    boolean isIn = supplied.contains(war.places().get(unit));
                    differential += war.attack(unit, isIn) - war.attack(unit, true);
                }
            }
            differential += sum("attackMarkers") - sum("defenceMarkers");
            String result = NaiveBoard.result(differential, face);
            return attackers.isEmpty() && !result.contains("D") ? "NE" : result;
        }

        private int sum(String name) {
            return numbers(agenda().at(name)).stream().mapToInt(Integer::intValue).sum();
        }

        void assertBecame(Kasserine after) {
            Told then = new Told(after);
            assertThat(then.war.places()).isEqualTo(war.places());
            assertThat(depleted(then.war)).isEqualTo(depleted(war));
            assertThat(then.war.held()).isEqualTo(war.held());
            assertThat(then.war.events()).isEqualTo(war.events());
            assertThat(then.most()).isEqualTo(war.most());
            assertThat(then.step().equals("over") && then.isOf("winner", "axis"))
                    .isEqualTo(war.isWon());
        }

        private static Set<String> depleted(NaiveWar war) {
            Set<String> depleted = new TreeSet<>(war.depleted());
            depleted.retainAll(war.places().keySet());
            return depleted;
        }

        private static List<String> strings(Value value) {
            return value instanceof Value.Items items
                    ? items.items().stream().map(Told::string).toList()
                    : List.of();
        }

        private static List<Integer> numbers(Value value) {
            return value instanceof Value.Items items
                    ? items.items().stream().flatMap(Told::number).toList()
                    : List.of();
        }

        private static Stream<Integer> number(Value value) {
            return value instanceof Value.Whole(long number)
                    ? Stream.of(Math.toIntExact(number))
                    : Stream.empty();
        }

        private static String string(Value value) {
            return value instanceof Value.Text(String text) ? text : "";
        }
    }
}

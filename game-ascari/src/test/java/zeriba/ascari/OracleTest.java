package zeriba.ascari;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.MethodSource;
import zeriba.ascari.naive.NaiveAftermath;
import zeriba.ascari.naive.NaiveMap;
import zeriba.ascari.naive.NaiveMelee;
import zeriba.ascari.naive.NaiveScore;
import zeriba.ascari.rules.AmbaAlagi.Spiking;
import zeriba.ascari.rules.S3_Movement.Movement;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.rules.S4_Hits.Shot;
import zeriba.ascari.rules.S5_Melee.Melee;
import zeriba.ascari.rules.S7_Victory;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Ground;
import zeriba.board.Places;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.RandomPlayer;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.step.Task;
import zeriba.testkit.Form;
import zeriba.testkit.Perft;
import zeriba.testkit.Trials;

/**
 * The game and an independent enumerator agree on movement, windows, fire, melee and retreats:
 * along random games, and in every position of the trees that {@code perft.tsv} counts.
 */
@Tag("long")
@Tag(Trials.TAG)
final class OracleTest {

    private static final Rules<Ascari, Act> RULES = Desk.GAME.rules();

    /** Of so many positions of a random game one is compared, so that it does not take all day. */
    private static final int EVERY = Form.now() == Form.LONG ? 4 : 16;

    private static final int FACES = 6;
    private static final Map<Battle.Id, NaiveMap> MAPS = maps();

    private static final AftermathOracle AFTERMATH =
            new AftermathOracle(
                    state -> new NaiveAftermath(map(state), Desk.GAME.codec().write(state)));

    private static Map<Battle.Id, NaiveMap> maps() {
        Map<Battle.Id, NaiveMap> maps = new EnumMap<>(Battle.Id.class);
        for (Battle.Id id : Battle.Id.printed()) {
            String name = id.word() + ".tsv";
            maps.put(id, new NaiveMap(lines("terrain.tsv"), lines(name)));
        }
        return maps;
    }

    private static List<String> lines(String name) {
        try (InputStream in = AscariGame.class.getResourceAsStream(name)) {
            byte[] bytes = Objects.requireNonNull(in).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @EnumSource(value = Battle.Id.class, mode = Mode.EXCLUDE, names = "FIELD")
    @Rule({"3.0", "3.3", "4.3", "4.4", "4.5", "4.8", "5.2", "5.4", "6.0", "7.0", "R-62"})
    void agreesWithTheEnumeratorAlongRandomGames(Battle.Id id) throws Exception {
        Setup setup = Scripted.complete(Setup.of(id.word()));
        // of all five battles 1,000 games in the long form; one of Metemma takes as long as many
        // others
        int usual = id == Battle.Id.S5 ? 1 : 6;
        new Trials("ascari-oracle-" + id.word(), 1, usual, 200).each(seed -> walk(setup, seed));
    }

    private static void walk(Setup setup, long seed) {
        RandomPlayer<Ascari, Act> player = new RandomPlayer<>(Desk.GAME, SplitMix64.of(seed, 41));
        SplitMix64 dice = SplitMix64.of(seed, 42);
        SplitMix64 whim = SplitMix64.of(seed, 43);
        Position<Ascari, Act> here = Position.start(RULES, setup);
        HoldingOracle holding = new HoldingOracle();
        while (!(here.pending() instanceof Pending.Over<Act>)) {
            holding.see(here.state());
            if (whim.below(EVERY) == 0) {
                compare(here);
            }
            if (here.pending() instanceof Pending.Choice<Act> choice) {
                here = chosen(here, player.choose(choice.options()));
            } else if (here.pending() instanceof Pending.Chance<Act> chance) {
                here = here.rolled(RULES, chance.dice().thrown(dice));
            }
        }
        holding.see(here.state());
        holding.compare(here.state());
        compareScore(here.state());
        assertThat(S7_Victory.result(here.state()))
                .as("seed %d: %s", seed, here.state())
                .isEqualTo(((Pending.Over<Act>) here.pending()).result());
    }

    private static NaiveMap map(Ascari state) {
        return Objects.requireNonNull(MAPS.get(state.battle().id()));
    }

    private static void compareScore(Ascari state) {
        NaiveScore score = new NaiveScore(map(state), Desk.GAME.codec().write(state));
        assertThat(S7_Victory.margin(state)).as(state.toString()).isEqualTo(score.margin());
        assertThat(S7_Victory.result(state).winner().map(Side::name).orElse(""))
                .as(state.toString())
                .isEqualTo(score.winner());
    }

    private static NaiveMelee naive(Ascari state) {
        return new NaiveMelee(map(state), Desk.GAME.codec().write(state));
    }

    /** Whether anything of a position was known to the enumerator. */
    private static void compare(Position<Ascari, Act> here) {
        compareScore(here.state());
        AFTERMATH.compare(here);
        NaiveMelee naive = naive(here.state());
        Set<String> expected =
                switch (naive.step(0)) {
                    case "movement" -> naive.movement();
                    case "moving" -> naive.moving();
                    case "window" -> naive.window();
                    case "fire" -> naive.firing();
                    case "retreat" -> naive.refuges();
                    default -> Set.of();
                };
        if (!expected.isEmpty()) {
            assertThat(options(here)).as(here.state().toString()).isEqualTo(expected);
        }
        switch (here.state().agenda().now()) {
            case Shot shot -> compareShot(here, shot, naive);
            case Melee _ -> compareMelee(here, naive);
            default -> {}
        }
    }

    private static Set<String> options(Position<Ascari, Act> here) {
        Set<String> options = new TreeSet<>();
        if (here.pending() instanceof Pending.Choice<Act> choice) {
            choice.options().forEach(act -> options.add(Desk.GAME.notation().write(act)));
        }
        return options;
    }

    /** Where a step opened no window, nobody can have had a shot. */
    private static Position<Ascari, Act> chosen(Position<Ascari, Act> here, Act act) {
        Position<Ascari, Act> after = here.chosen(RULES, act);
        Task<Ascari, Act> next = after.state().agenda().now();
        if (act instanceof Act.Move(String mover, _, int hex)
                && (next instanceof Moving || next instanceof Movement)) {
            Ascari state = after.state();
            Counter moved = state.battle().named(mover).orElseThrow();
            assertThat(naive(state).shots(moved.army().enemy().toString(), mover))
                    .as("%s to %s in %s", mover, state.ground().grid().label(hex), state)
                    .isEmpty();
        }
        return after;
    }

    private static void compareShot(Position<Ascari, Act> here, Shot shot, NaiveMelee naive) {
        Ascari state = here.state();
        String firer = state.counter(shot.firer()).id();
        Counter target = state.counter(shot.target());
        for (int face = 1; face <= FACES; face++) {
            int hits = naive.hits(firer, naive.at(target.id()), shot.opportunity(), face);
            int left = Math.max(0, naive.stepsLeft(target.id()) - hits);
            Ascari after = here.rolled(RULES, Roll.of(face)).state();
            assertThat(after.stepsLeft(after.counter(target.number())))
                    .as("%s at %s with a %d in %s", firer, target, face, state)
                    .isEqualTo(left);
        }
    }

    private static void compareMelee(Position<Ascari, Act> here, NaiveMelee naive) {
        int attacker = here.state().battle().number(naive.attacker());
        int defender = here.state().battle().number(naive.defender());
        for (int one = 1; one <= FACES; one++) {
            for (int other = 1; other <= FACES; other++) {
                Ascari after = RULES.roll(here.state(), Roll.of(one, other));
                assertThat(
                                fate(here.state(), after, attacker)
                                        + " "
                                        + fate(here.state(), after, defender))
                        .as("%d and %d in %s", one, other, here.state())
                        .isEqualTo(naive.outcome(one, other));
            }
        }
    }

    /** Where a unit is after a melee and what it lost, or that it is gone, spiked or not yet. */
    private static String fate(Ascari before, Ascari after, int unit) {
        boolean spiking = after.agenda().now() instanceof Spiking(int lost) && lost == unit;
        if (spiking || !after.isOnMap(unit)) {
            return "gone";
        }
        Counter counter = after.counter(unit);
        int lost = before.stepsLeft(counter) - after.stepsLeft(counter);
        return after.ground().grid().label(after.at(unit)) + "-" + lost;
    }

    @ParameterizedTest
    @EnumSource(value = Battle.Id.class, mode = Mode.EXCLUDE, names = "FIELD")
    @Rule({"4.2", "R-19", "R-57"})
    void theTableSeesWhatTheLinesOfTheEnumeratorSee(Battle.Id id) {
        Ascari state = Desk.begin(id.word(), "historical", "historical").state();
        NaiveMelee naive = naive(state);
        SplitMix64 random = SplitMix64.of(7, id.toString().length());
        for (int draw = 0; draw < Form.pick(400, 1_000, 4_000, 4_000); draw++) {
            int from = random.below(state.ground().size());
            int to = random.below(state.ground().size());
            if (from != to && state.ground().distance(from, to) <= Ground.SIGHT) {
                String one = state.ground().grid().label(from);
                String other = state.ground().grid().label(to);
                Places nothing = state.spoils().burnt();
                assertThat(state.ground().sees(from, to, state.occupied(), nothing))
                        .as("from %s to %s in %s", one, other, id)
                        .isEqualTo(naive.sees(one, other));
            }
        }
    }

    @Test
    @Rule("R-19")
    void theLinesOfTheEnumeratorCrossWhatTheRulingsSay() {
        NaiveMap map = Objects.requireNonNull(MAPS.get(Battle.Id.S2));

        assertThat(map.through("0510", "0512")).containsExactly("0511");
        assertThat(map.through("0510", "0710")).isEmpty();
        assertThat(map.along("0510", "0710")).containsExactly(List.of("0609", "0610"));
        assertThat(map.through("0510", "0913")).containsExactly("0610", "0711", "0712", "0812");
    }

    /** One line of {@code perft.tsv}. */
    record Count(Composed given, int depth, long lines) {
        @Override
        public String toString() {
            return given.title() + " to depth " + depth;
        }
    }

    static Stream<Count> counts() {
        return Composed.lines("perft.tsv")
                .map(f ->
                        new Count(
                                Composed.position(f),
                                Integer.parseInt(f.get(6)),
                                Long.parseLong(f.get(7))));
    }

    private static Position<Ascari, Act> start(Count pinned) {
        return Position.settle(RULES, pinned.given().play().state());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("counts")
    void countsWhatIsPinned(Count pinned) {
        Map<String, Long> divided =
                new TreeMap<>(new Perft<>(Desk.GAME).divide(start(pinned), pinned.depth()));

        assertThat(divided.values().stream().mapToLong(Long::longValue).sum())
                .as("by first entry: %s", divided)
                .isEqualTo(pinned.lines());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("counts")
    void theEnumeratorAgreesInEveryPositionOfTheTree(Count pinned) {
        descend(
                start(pinned),
                Form.now() == Form.SHORT ? Math.min(2, pinned.depth()) : pinned.depth());
    }

    private static void descend(Position<Ascari, Act> here, int depth) {
        if (depth == 0) {
            return;
        }
        compare(here);
        if (here.pending() instanceof Pending.Choice<Act> choice) {
            for (Act act : choice.options()) {
                descend(chosen(here, act), depth - 1);
            }
        } else if (here.pending() instanceof Pending.Chance<Act> chance) {
            for (Roll roll : chance.dice().outcomes()) {
                descend(here.rolled(RULES, roll), depth - 1);
            }
        }
    }
}

package zeriba.kassala;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.RandomPlayer;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Setup;
import zeriba.kassala.naive.Naive;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;
import zeriba.testkit.TestTable;
import zeriba.testkit.Trials;

/** The game and the independent enumerator offer the same, play the same and end the same. */
@Tag(Trials.TAG)
final class OracleTest {

    private static final Rules<Kassala, Act> RULES = Desk.GAME.rules();
    private static final int LAST_TURN = 10;

    @ParameterizedTest
    @CsvSource({
        "historical, ''",
        "historical, cannon",
        "historical, mixed",
        "historical, cannon mixed",
        "historical, cannon far-cannon",
        "free-deployment, ''",
        "free-deployment, cannon",
        "free-deployment, mixed",
        "free-deployment, cannon mixed",
    })
    void agreesWithTheEnumeratorAlongRandomGames(String scenario, String played) throws Exception {
        List<String> options = TestTable.words(played, " ");
        Setup setup = Desk.setup(scenario, options.toArray(String[]::new));
        // of all nine set-ups about 30 games in the extended form, 1,000 in the long one
        new Trials("kassala-oracle-" + scenario + options, 1, 4, 125)
                .each(seed ->
                        walk(
                                scenario + options + " seed " + seed,
                                Position.start(RULES, setup),
                                seed,
                                Naive.start(scenario, Set.copyOf(options))));
    }

    /** Everybody thrown together in a few hexes: more battles at once than games bring about. */
    @ParameterizedTest
    @ValueSource(strings = {"", "cannon", "mixed", "cannon mixed", "cannon far-cannon"})
    void agreesWithTheEnumeratorInCrowdedPositions(String played) throws Exception {
        List<String> options = TestTable.words(played, " ");
        new Trials("kassala-oracle-crowds" + options, 8, 25, 500)
                .each(seed -> {
                    Map<String, String> crowd =
                            crowd(SplitMix64.of(seed, 21), options.contains("cannon"));
                    Position<Kassala, Act> start =
                            Desk.composed(LAST_TURN, crowd, options.toArray(String[]::new))
                                    .game()
                                    .journal()
                                    .position();
                    Naive naive = Naive.composed(LAST_TURN, crowd, Set.copyOf(options));
                    walk("crowd " + seed + options + crowd, start, seed, naive);
                });
    }

    /** Most units in a dozen hexes round the middle, as the rules let them stand. */
    private static Map<String, String> crowd(SplitMix64 random, boolean cannon) {
        Map<String, String> places = new TreeMap<>();
        places.put("E2", "0807");
        for (Unit unit : Unit.all()) {
            String hex = "%02d%02d".formatted(3 + random.below(4), 2 + random.below(5));
            boolean isTown = hex.equals("0304");
            boolean isFree =
                    places.entrySet().stream()
                            .filter(other -> other.getValue().equals(hex))
                            .allMatch(
                                    other -> mayShare(unit, Unit.valueOf(other.getKey()), cannon));
            if (isFree && !(isTown && unit.isCavalry())) {
                places.putIfAbsent(unit.name(), hex);
            }
        }
        return places;
    }

    private static boolean mayShare(Unit one, Unit other, boolean cannon) {
        return cannon && one.army() == other.army() && (one.isCannon() || other.isCannon());
    }

    private static void walk(String name, Position<Kassala, Act> start, long seed, Naive naive) {
        RandomPlayer<Kassala, Act> player = new RandomPlayer<>(Desk.GAME, SplitMix64.of(seed, 7));
        DiceCup cup = DiceCup.seeded(seed);
        Position<Kassala, Act> position = start;
        List<String> played = new ArrayList<>();
        while (true) {
            compare(name, played, position, naive);
            switch (position.pending()) {
                case Pending.Choice<Act> choice -> {
                    Act act = player.choose(choice.options());
                    played.add(Desk.GAME.notation().write(act));
                    position = position.chosen(RULES, act);
                }
                case Pending.Chance<Act> chance -> {
                    Roll roll = cup.roll(chance.dice(), played.size());
                    played.add("dice " + roll);
                    position = position.rolled(RULES, roll);
                }
                case Pending.Over<Act>(Result result) -> {
                    String winner = result.winner().map(side -> side.name()).orElse("draw");
                    assertThat(naive.result()).as(name).isEqualTo(winner);
                    return;
                }
                case Pending.Automatic<Act> _ -> throw new IllegalStateException("settled");
            }
            naive.play(played.getLast());
        }
    }

    private static void compare(
            String name, List<String> played, Position<Kassala, Act> position, Naive naive) {
        List<String> offered = texts(position.pending()).stream().sorted().toList();
        List<String> expected = naive.options().stream().sorted().toList();
        Map<String, String> places = places(position.state());
        if (!offered.equals(expected) || !places.equals(new TreeMap<>(naive.places()))) {
            List<String> missing = new ArrayList<>(expected);
            missing.removeAll(offered);
            List<String> surplus = new ArrayList<>(offered);
            surplus.removeAll(expected);
            fail(
                    name
                            + "\nafter "
                            + played
                            + "\n"
                            + position.state()
                            + "\nnot offered: "
                            + missing
                            + "\nnot expected: "
                            + surplus
                            + "\nplaces expected: "
                            + new TreeMap<>(naive.places()));
        }
    }

    private static List<String> texts(Pending<Act> pending) {
        List<String> texts = new ArrayList<>();
        switch (pending) {
            case Pending.Choice<Act> choice ->
                    choice.options().forEach(act -> texts.add(Desk.GAME.notation().write(act)));
            case Pending.Chance<Act> chance ->
                    chance.dice().outcomes().forEach(roll -> texts.add("dice " + roll));
            case Pending.Automatic<Act> _, Pending.Over<Act> _ -> {}
        }
        return texts;
    }

    private static Map<String, String> places(Kassala state) {
        Map<String, String> places = new TreeMap<>();
        for (Unit unit : Unit.all()) {
            if (state.isOnMap(unit)) {
                places.put(unit.name(), state.map().label(state.place(unit)));
            }
        }
        return places;
    }
}

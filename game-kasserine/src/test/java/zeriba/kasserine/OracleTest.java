package zeriba.kasserine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.RandomPlayer;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.Value;
import zeriba.kasserine.naive.NaiveBoard;
import zeriba.kasserine.naive.NaiveMap;
import zeriba.kasserine.rules.Reach;
import zeriba.kasserine.rules.S05_Phases.Movement;
import zeriba.kasserine.rules.S07_Combat;
import zeriba.kasserine.rules.S07_Combat.Combat;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Engagement;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;
import zeriba.testkit.Form;
import zeriba.testkit.Perft;
import zeriba.testkit.Trials;

/** The game and an independent enumerator agree on reach, zones, attacks and odds. */
@Tag("long")
@Tag(Trials.TAG)
final class OracleTest {

    private static final Rules<Kasserine, Act> RULES = Desk.GAME.rules();

    /** Of so many positions of a random game one is compared, so that it does not take all day. */
    private static final int ONE_IN = Form.pick(16, 16, 8, 1);

    private static final int FACES = 6;
    private static final NaiveMap MAP = NaiveMap.printed();

    @ParameterizedTest
    @CsvSource({"50, true", "100, false", "75, true"})
    @Rule({"5.1", "5.2", "6.0", "6.1", "14.2", "17.1", "7.1", "7.3", "7.4", "7.6"})
    void agreesWithTheEnumeratorAlongRandomGames(int percent, boolean lock) throws Exception {
        Setup setup =
                Desk.setup(
                        "historical",
                        "mobilePhasePercent=" + percent,
                        "mobilePhaseZocLock=" + lock);
        // of the three kinds of mobile phases 36 games in the extended form, 1,002 in the long one
        new Trials("kasserine-oracle-" + percent, 1, 12, 334)
                .each(seed -> walk(setup, seed, percent));
    }

    private static void walk(Setup setup, long seed, int percent) {
        RandomPlayer<Kasserine, Act> player =
                new RandomPlayer<>(Desk.GAME, SplitMix64.of(seed, 31));
        SplitMix64 dice = SplitMix64.of(seed, 32);
        SplitMix64 whim = SplitMix64.of(seed, 33);
        Position<Kasserine, Act> here = Position.start(RULES, setup);
        while (!(here.pending() instanceof Pending.Over<Act>)) {
            if (here.pending() instanceof Pending.Choice<Act> choice) {
                if (whim.below(ONE_IN) == 0) {
                    compare(here.state(), choice, percent, dice);
                }
                here = here.chosen(RULES, player.choose(choice.options()));
            } else if (here.pending() instanceof Pending.Chance<Act> chance) {
                here = here.rolled(RULES, chance.dice().thrown(dice));
            }
        }
    }

    private static void compare(
            Kasserine state, Pending.Choice<Act> choice, int percent, SplitMix64 random) {
        NaiveBoard naive = naive(state, percent);
        if (state.agenda().now() instanceof Movement step) {
            List<Unit> movable =
                    zeriba.kasserine.rules.S05_Phases.movers(state, step.army(), step.phase())
                            .names()
                            .stream()
                            .map(name -> Unit.named(name).orElseThrow())
                            .toList();
            if (!movable.isEmpty()) {
                Unit unit = movable.get(random.below(movable.size()));
                assertThat(reach(state, unit, step.phase()))
                        .as(unit + " in " + state)
                        .isEqualTo(naive.reach(unit.id(), step.phase() == Phase.MOBILE));
            }
        } else if (state.agenda().now() instanceof Combat(Army army)) {
            combat(state, choice, army, naive);
        }
    }

    private static Map<String, Integer> reach(Kasserine state, Unit unit, Phase phase) {
        Reach reach = Reach.of(state, unit, phase);
        Map<String, Integer> costs = new TreeMap<>();
        for (int hex : reach.ends().toArray()) {
            costs.put(state.map().label(hex), hex == state.place(unit) ? 0 : reach.cost(hex));
        }
        return costs;
    }

    private static void combat(
            Kasserine state, Pending.Choice<Act> choice, Army army, NaiveBoard naive) {
        Set<String> offered = new TreeSet<>();
        for (Act act : choice.options()) {
            if (act instanceof Act.Attack attack) {
                offered.add(Desk.GAME.notation().write(act));
                odds(state, attack, naive);
            }
        }
        Set<String> fought = names(army, state.activity().fought());
        Set<String> struck = names(army.enemy(), state.activity().struck());
        assertThat(offered).isEqualTo(naive.attacks(army == Army.AXIS, fought, struck));
        Unit any = Unit.of(army, 0);
        assertThat(Set.copyOf(state.map().labels(state.zone(army.enemy()))))
                .isEqualTo(naive.zone(any.id()));
    }

    private static void odds(Kasserine state, Act.Attack attack, NaiveBoard naive) {
        Engagement engagement = Engagement.declared(attack.attackers(), attack.defender());
        int differential =
                naive.differential(
                        new TreeSet<>(attack.attackers().names()), attack.defender().id());
        assertThat(S07_Combat.effective(state, engagement))
                .as("%s in %s", attack, state)
                .isEqualTo(differential);
        for (int face = 1; face <= FACES; face++) {
            assertThat(S07_Combat.result(state, engagement, face).printed())
                    .isEqualTo(NaiveBoard.result(differential, face));
        }
    }

    private static Set<String> names(Army army, long bits) {
        return new HashSet<>(new Units(army, bits).names());
    }

    /** The position as its text gives it, and nothing else of it. */
    private static NaiveBoard naive(Kasserine state, int percent) {
        Value.Fields units = (Value.Fields) Desk.GAME.codec().write(state).at("units");
        Map<String, String> at = new TreeMap<>();
        Set<String> depleted = new TreeSet<>();
        units.fields()
                .forEach((id, value) -> {
                    Value.Fields unit = (Value.Fields) value;
                    if (unit.at("at") instanceof Value.Text(String hex) && hex.matches("\\d{4}")) {
                        at.put(id, hex);
                    }
                    if (unit.at("strength").equals(Value.of("reduced"))) {
                        depleted.add(id);
                    }
                });
        return new NaiveBoard(MAP, at, depleted, state.turn(), percent);
    }

    /** One line of {@code perft.tsv}. */
    record Count(String title, Desk desk, int depth, long count) {
        @Override
        public String toString() {
            return title + " to depth " + depth;
        }
    }

    static List<Count> counts() {
        return Composed.table("perft.tsv")
                .map(f ->
                        new Count(
                                f.get(0),
                                Composed.read(f).desk(),
                                Integer.parseInt(f.get(6)),
                                Long.parseLong(f.get(7))))
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("counts")
    void countsWhatIsPinned(Count pinned) {
        Map<String, Long> divided = divided(pinned.desk(), pinned.depth());

        assertThat(divided.values().stream().mapToLong(Long::longValue).sum())
                .as("by first entry: %s", divided)
                .isEqualTo(pinned.count());
    }

    /** At depth two every unit taken up has as many goals as the enumerator counts. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("counts")
    void countsTheGoalsThatTheEnumeratorCounts(Count pinned) {
        Kasserine state = pinned.desk().state();
        if (!(state.agenda().now() instanceof Movement step)) {
            return;
        }
        NaiveBoard naive = naive(state, 50);
        Map<String, Long> counted =
                divided(pinned.desk(), 2).entrySet().stream()
                        .filter(e -> e.getKey().startsWith("move "))
                        .collect(
                                Collectors.toMap(
                                        e -> e.getKey().substring(5), Map.Entry::getValue));
        counted.forEach((unit, goals) ->
                assertThat(goals)
                        .as(unit)
                        .isEqualTo(naive.reach(unit, step.phase() == Phase.MOBILE).size()));
    }

    private static Map<String, Long> divided(Desk desk, int depth) {
        return new TreeMap<>(
                new Perft<>(Desk.GAME).divide(desk.game().journal().position(), depth));
    }
}

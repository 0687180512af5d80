package zeriba.kassala.brain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.engine.Evaluation;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.RandomPlayer;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.kassala.KassalaGame;
import zeriba.kassala.rules.S2D_Movement.Movement;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

class KassalaEvaluationTest {

    private static final KassalaGame GAME = new KassalaGame();
    private static final Rules<Kassala, Act> RULES = GAME.rules();
    private static final Evaluation<Kassala, Act> EVALUATION = GAME.evaluation();
    private static final Kassala START = RULES.setup(Setup.of("historical"));
    private static final Ground GROUND = new Ground(START.parameters());

    private static Kassala with(Kassala state, Unit unit, String hex) {
        return state.put(unit, state.map().hex(hex));
    }

    private static Kassala without(Kassala state, Army army) {
        return state.eliminate(army, Units.of(army));
    }

    private static double value(Kassala state, Army army) {
        return EVALUATION.value(state, army.side());
    }

    private static void alongGames(
            Setup setup, int games, BiConsumer<Kassala, Pending.Choice<Act>> visitor) {
        for (int game = 0; game < games; game++) {
            SplitMix64 random = SplitMix64.of(1541, game);
            RandomPlayer<Kassala, Act> player = new RandomPlayer<>(GAME, random);
            Position<Kassala, Act> position = Position.start(RULES, setup);
            while (!(position.pending() instanceof Pending.Over<Act>)) {
                if (position.pending() instanceof Pending.Choice<Act> choice) {
                    visitor.accept(position.state(), choice);
                    position = position.chosen(RULES, player.choose(choice.options()));
                } else {
                    position = position.rolled(RULES, Roll.of(1 + random.below(6)));
                }
            }
        }
    }

    private static Setup setup(String scenario, boolean options) throws UnreadableException {
        return GAME.about()
                .complete(
                        Setup.of(scenario)
                                .with("cannon", Value.of(options))
                                .with("mixed", Value.of(options)));
    }

    @ParameterizedTest
    @CsvSource({"historical, false", "historical, true", "free-deployment, true"})
    void valuesOfBothSidesAddUpWhereverAGameLeads(String scenario, boolean options)
            throws UnreadableException {
        alongGames(
                setup(scenario, options),
                5,
                (state, _) -> {
                    double moslem = value(state, Army.MOSLEM);
                    assertThat(moslem).isBetween(0.0, 1.0);
                    assertThat(moslem + value(state, Army.CHRISTIAN)).isEqualTo(1, within(1e-9));
                });
    }

    @ParameterizedTest
    @CsvSource({"historical, false", "historical, true", "free-deployment, true"})
    void theScriptPlaysLegallyToTheEndOfItsLine(String scenario, boolean options)
            throws UnreadableException {
        SplitMix64 random = new SplitMix64(7);
        alongGames(
                setup(scenario, options),
                5,
                (state, choice) -> {
                    assertThat(
                                    choice.options()
                                            .contains(EVALUATION.scripted(state, choice, random)))
                            .isTrue();
                    Position<Kassala, Act> position = Position.settle(RULES, state);
                    for (Act act : EVALUATION.line(state, choice, random)) {
                        position = played(position, act);
                    }
                });
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void everyPlanIsLegalAndEndsThePortion(boolean options) throws UnreadableException {
        SplitMix64 random = new SplitMix64(7);
        alongGames(
                setup("historical", options),
                3,
                (state, choice) -> {
                    if (!(state.agenda().now() instanceof Movement)) {
                        assertThat(EVALUATION.plans(state, random)).isEmpty();
                        return;
                    }
                    for (List<Act> plan : EVALUATION.plans(state, random).limit(12).toList()) {
                        assertThat(plan).endsWith(Act.End.END);
                        assertThat(choice.options().contains(plan.getFirst())).isTrue();
                        Position<Kassala, Act> position = Position.settle(RULES, state);
                        for (Act act : plan) {
                            position = played(position, act);
                        }
                    }
                });
    }

    @Test
    @Rule({"IV.B.1", "IV.B.2"})
    void setUpsDifferAndAreLegalToTheirEnd() {
        Kassala free = RULES.setup(Setup.of("free-deployment"));
        List<List<Act>> plans =
                EVALUATION.plans(free, new SplitMix64(7)).limit(24).distinct().toList();
        assertThat(plans).hasSizeGreaterThan(12);
        for (List<Act> plan : plans) {
            Position<Kassala, Act> position = Position.settle(RULES, free);
            for (Act act : plan) {
                position = played(position, act);
            }
            assertThat(position.state().unitsAt(Kassala.RESERVE).bits())
                    .isEqualTo(Units.MOSLEM.bits());
        }
    }

    @Test
    void changesOfAPlanAreLegalAndPutOneUnitElsewhere() {
        SplitMix64 random = new SplitMix64(7);
        List<Act> plan = EVALUATION.plans(START, random).findFirst().orElseThrow();
        Kassala before = reached(plan);
        List<Kassala> changed =
                EVALUATION
                        .changes(START, plan, random)
                        .limit(20)
                        .map(KassalaEvaluationTest::reached)
                        .toList();
        assertThat(changed).anyMatch(after -> differing(before, after) == 1);
        assertThat(changed).noneMatch(after -> differing(before, after) > 2);
    }

    private static long differing(Kassala one, Kassala other) {
        return Unit.all().stream()
                .filter(unit -> one.place(unit.number()) != other.place(unit.number()))
                .count();
    }

    private static Kassala reached(List<Act> plan) {
        Position<Kassala, Act> position = Position.settle(RULES, START);
        for (Act act : plan) {
            position = played(position, act);
        }
        return position.state();
    }

    private static Position<Kassala, Act> played(Position<Kassala, Act> position, Act act) {
        assertThat(position.pending()).isInstanceOf(Pending.Choice.class);
        if (position.pending() instanceof Pending.Choice<Act> choice) {
            assertThat(choice.options().contains(act)).as("%s", act).isTrue();
        }
        return position.chosen(RULES, act);
    }

    @Test
    @Rule("III.B")
    void whoHoldsTheTownsAtTheEndIsThoughtToWin() {
        Kassala last = without(START, Army.CHRISTIAN).turn(10, START.agenda());
        Kassala held = with(with(without(last, Army.MOSLEM), Unit.P1, "0304"), Unit.E1, "0805");
        Kassala lost = with(last, Unit.P1, "0408");
        assertThat(value(held, Army.CHRISTIAN)).isGreaterThan(0.8);
        assertThat(value(lost, Army.MOSLEM)).isGreaterThan(0.8);
    }

    /** Four against two is 2-1: DE on a 1, exchange on 3 and 4, attackers lost on a 6. */
    @Test
    @Rule("II.E")
    void aBattleIsForecastByTheResultsTable() {
        Kassala bare = without(without(START, Army.MOSLEM), Army.CHRISTIAN);
        Kassala duel = with(with(bare, Unit.TI, "0604"), Unit.P3, "0605");
        Board board = new Board(GROUND, duel, Army.MOSLEM, false);
        Battles.Forecast forecast = new Battles(GROUND).of(board);
        assertThat(forecast.gain).isEqualTo(2 / 6.0 + 2 * 2 / 6.0, within(1e-9));
        assertThat(forecast.loss).isEqualTo(4 / 6.0 + 2 * 2 / 6.0, within(1e-9));
        assertThat(forecast.udaka).isZero();
    }

    /** Four up the wadi are three, four in Udaka are five: 1-2, exchange on 1 and 2. */
    @Test
    @Rule({"II.E.8", "II.E.9"})
    void terrainCountsInAForecast() {
        Kassala bare = without(without(START, Army.MOSLEM), Army.CHRISTIAN);
        Kassala storm = with(with(bare, Unit.TI, "0204"), Unit.P1, "0304");
        Board board = new Board(GROUND, storm, Army.MOSLEM, false);
        Battles.Forecast forecast = new Battles(GROUND).of(board);
        assertThat(forecast.udaka).isEqualTo(2 / 6.0, within(1e-9));
        assertThat(forecast.loss).isEqualTo(4 * 2 / 6.0 + 4 * 2 / 6.0, within(1e-9));
    }

    @Test
    void theBetterOddsPromiseMore() {
        Kassala bare = without(without(START, Army.MOSLEM), Army.CHRISTIAN);
        Kassala two = with(with(with(bare, Unit.TI, "0604"), Unit.ES, "0504"), Unit.P3, "0605");
        Kassala start = RULES.choose(two, Act.End.END);
        Units defenders = Units.of(Unit.P3);
        double both =
                EVALUATION.movePrior(start, new Act.Attack(Units.of(Unit.TI, Unit.ES), defenders));
        double one = EVALUATION.movePrior(start, new Act.Attack(Units.of(Unit.TI), defenders));
        assertThat(both).isGreaterThan(one);
    }

    @Test
    void theFinestValuesOtherwiseAndTellsTheSameChance() {
        Evaluation<Kassala, Act> finest = EVALUATION.finest();
        List<Double> apart = new ArrayList<>();
        alongGames(
                Setup.of("historical"),
                2,
                (state, choice) -> {
                    Side side = choice.side();
                    assertThat(finest.chance(state, side))
                            .isEqualTo(EVALUATION.chance(state, side));
                    assertThat(finest.value(state, side)).isBetween(0.0, 1.0);
                    apart.add(finest.value(state, side) - EVALUATION.value(state, side));
                });
        assertThat(apart).anyMatch(gap -> Math.abs(gap) > 0.05);
        assertThat(finest.finest().value(START, Army.MOSLEM.side()))
                .isEqualTo(finest.value(START, Army.MOSLEM.side()));
    }

    @Test
    void aWrongTableOfWeightsIsRefusedWithItsLine() {
        assertThatThrownBy(() ->
                        new Weights(
                                "weights.tsv",
                                List.of("# head", "before\tmoslem\tudaka\tHOPE\t1\t2\t3")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("weights.tsv, line 2");
    }
}

package zeriba.app.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zeriba.ai.Advice;
import zeriba.ai.Cores;
import zeriba.ai.Level;
import zeriba.ai.StopSignal;
import zeriba.ai.Thinking;
import zeriba.ai.level.Levels;
import zeriba.ai.level.Marshal;
import zeriba.ai.level.Veteran;
import zeriba.app.games.Games;
import zeriba.engine.Game;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.RandomPlayer;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.testkit.TypedPlay;

/** Advice in positions of chance, which a seed and a number of random entries name. */
class AdviceTest {

    private static final int[] DEPTHS = {60};

    /** Every level, the searching ones with little effort. */
    static List<Level> levels() {
        return Levels.measured().stream().map(AdviceTest::hasty).toList();
    }

    private static Level hasty(Level level) {
        return switch (level) {
            case Veteran _ -> new Veteran(new Veteran.Effort(6, 3, 600, 1, 30, 600, 1, 300));
            case Marshal _ ->
                    new Marshal(
                            new Marshal.Effort(6, 3, 1, 2, 1, 30, 6, 1),
                            new Thinking.Nodes(1_000),
                            Cores.ONE);
            default -> level;
        };
    }

    static Stream<Arguments> positions() {
        return Games.all().stream()
                .flatMap(game ->
                        game.about().scenarios().stream()
                                .flatMap(scenario ->
                                        IntStream.of(DEPTHS)
                                                .mapToObj(depth ->
                                                        Arguments.of(game, scenario.id(), depth))));
    }

    @ParameterizedTest(name = "{1} after {2}")
    @MethodSource("positions")
    void theChosenActionIsTheBestOfThoseListedAndTheLineBeginsWithIt(
            Game<?, ?> game, String scenario, int depth) throws UnreadableException {
        agrees(game, scenario, depth);
    }

    private static <S, A> void agrees(Game<S, A> game, String scenario, int depth)
            throws UnreadableException {
        Position<S, A> position = played(game, scenario, depth);
        if (!(position.pending() instanceof Pending.Choice<A> choice)) {
            return;
        }
        Rules<S, A> rules = game.rules();
        Role role = rules.role(position.state(), choice.options().get(0));
        S seen = rules.seenBy(new Viewer.Seated(role), position.state());
        for (Level level : levels()) {
            Advice<A> advice = level.seat(game, depth).advise(seen, role, choice, new StopSignal());
            assertThat(choice.options().contains(advice.action())).as(level.name()).isTrue();
            assertThat(advice.line()).as(level.name()).startsWith(advice.action());
            assertThat(advice.chance()).as(level.name()).isBetween(0.0, 1.0);
            assertThat(advice.shown())
                    .as(level.name())
                    .allMatch(other -> other.chance() <= advice.chance())
                    .noneMatch(other -> other.action().equals(advice.action()));
        }
    }

    static Stream<Level> searching() {
        return levels().stream()
                .filter(level -> level instanceof Veteran || level instanceof Marshal);
    }

    /** Rule II.E: at even odds a lone attacker brings contact, an exchange or its own loss. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("searching")
    void anOnlyAttackIsToldAsWhatItsDiceComeTo(Level level) throws Exception {
        toldAsItsDice(Games.named("kassala").orElseThrow(), level);
    }

    private static <S, A> void toldAsItsDice(Game<S, A> game, Level level) throws Exception {
        Position<S, A> position = evenOdds(game);
        Pending.Choice<A> choice = (Pending.Choice<A>) position.pending();
        assertThat(choice.options().size()).isEqualTo(1);
        A only = choice.options().get(0);
        Role role = game.rules().role(position.state(), only);
        Position<S, A> thrown = position.chosen(game.rules(), only);
        double mean =
                IntStream.rangeClosed(1, 6)
                        .mapToObj(face -> thrown.rolled(game.rules(), Roll.of(face)).state())
                        .mapToDouble(state -> game.evaluation().chance(state, role.side()))
                        .average()
                        .orElseThrow();
        Advice<A> told =
                level.seat(game, 1).advise(position.state(), role, choice, new StopSignal());
        assertThat(told.chance()).isCloseTo(mean, within(1e-9));
        assertThat(game.evaluation().chance(position.state(), role.side()))
                .as("the position by itself")
                .isNotCloseTo(mean, within(0.01));
    }

    /** Turkish cavalry beside an infantry of its own strength, and nobody else near. */
    private static <S, A> Position<S, A> evenOdds(Game<S, A> game) throws UnreadableException {
        Value.Fields units =
                Stream.of("TC 0702", "GE2 0703", "N1 0101", "P1 0304", "P2 0806", "CC1 0506")
                        .map(unit -> unit.split(" "))
                        .reduce(
                                Value.NO_FIELDS,
                                (all, at) ->
                                        all.with(
                                                at[0], Value.NO_FIELDS.with("at", Value.of(at[1]))),
                                (one, _) -> one);
        Setup setup = game.about().complete(Setup.of("historical"));
        Value.Fields start = game.codec().write(game.rules().setup(setup));
        Value.Fields composed = start.with("turn", Value.of(3)).with("units", units);
        return TypedPlay.of(game, composed).play("end").journal().position();
    }

    /** The position after so many random entries, at the next choice. */
    static <S, A> Position<S, A> played(Game<S, A> game, String scenario, int depth)
            throws UnreadableException {
        Rules<S, A> rules = game.rules();
        SplitMix64 random = new SplitMix64(depth);
        RandomPlayer<S, A> player = new RandomPlayer<>(game, random);
        Position<S, A> position = Position.start(rules, game.about().complete(Setup.of(scenario)));
        for (int i = 0; i < depth || position.pending() instanceof Pending.Chance<A>; i++) {
            switch (position.pending()) {
                case Pending.Choice<A> choice ->
                        position = position.chosen(rules, player.choose(choice.options()));
                case Pending.Chance<A> chance ->
                        position = position.rolled(rules, chance.dice().thrown(random));
                case Pending.Automatic<A> _, Pending.Over<A> _ -> {
                    return position;
                }
            }
        }
        return position;
    }
}

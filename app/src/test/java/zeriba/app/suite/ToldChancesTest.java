package zeriba.app.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zeriba.ai.Advice;
import zeriba.ai.Level;
import zeriba.ai.Playout;
import zeriba.ai.SearchBudget;
import zeriba.ai.Seat;
import zeriba.ai.StopSignal;
import zeriba.app.games.Games;
import zeriba.engine.Evaluation;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.odds.Odds;
import zeriba.engine.odds.Replies;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.UnreadableException;

/** What people are told of any game is its chance, whichever way they ask; levels go by value. */
class ToldChancesTest {

    /** Actions and throws of chance that go before: few, so that hardly a line reaches the end. */
    private static final int DEPTH = 25;

    /** What lines make out that reach it all the same: in the Sudan one in thirty does. */
    private static final double ENDED = 0.02;

    /** A chance that no game tells by itself. */
    private static final double TOLD = 0.390625;

    static Stream<Arguments> scenarios() {
        return Games.all().stream()
                .flatMap(game ->
                        game.about().scenarios().stream()
                                .map(scenario -> Arguments.of(game, scenario.id())));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("scenarios")
    void adviceOddsAndAnalysesTellTheChanceAndNeverTheValue(Game<?, ?> game, String scenario)
            throws UnreadableException {
        tells(game, scenario);
    }

    private static <S, A> void tells(Game<S, A> game, String scenario) throws UnreadableException {
        Position<S, A> position = atAChoice(game, scenario);
        Pending.Choice<A> choice = (Pending.Choice<A>) position.pending();
        Game<S, A> constant = telling(game);
        S state = position.state();
        A first = choice.options().get(0);
        Role role = game.rules().role(state, first);
        S seen = game.rules().seenBy(new Viewer.Seated(role), state);
        for (Level level : AdviceTest.levels()) {
            Advice<A> advice =
                    level.seat(constant, DEPTH).advise(seen, role, choice, new StopSignal());
            assertThat(advice.chance()).as(level.name()).isCloseTo(TOLD, within(ENDED));
            assertThat(advice.others())
                    .as(level.name())
                    .allSatisfy(o -> assertThat(o.chance()).isCloseTo(TOLD, within(ENDED)));
        }
        SearchBudget nodes = new SearchBudget(Long.MAX_VALUE, new StopSignal());
        assertThat(new Playout<>(constant, role.side(), 1, nodes).told(seen, new SplitMix64(1)))
                .as("the chance, or the result of a line that reached the end")
                .isIn(TOLD, 0.0, 1.0);
        assertThat(Odds.of(constant, state, first, new Replies.None()).value())
                .isCloseTo(TOLD, within(1e-9));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("scenarios")
    void aLevelChoosesAlikeWhetherOrNotSomebodyIsTold(Game<?, ?> game, String scenario)
            throws UnreadableException {
        choosesAlike(game, scenario);
    }

    private static <S, A> void choosesAlike(Game<S, A> game, String scenario)
            throws UnreadableException {
        Position<S, A> position = atAChoice(game, scenario);
        Pending.Choice<A> choice = (Pending.Choice<A>) position.pending();
        Role role = game.rules().role(position.state(), choice.options().get(0));
        S seen = game.rules().seenBy(new Viewer.Seated(role), position.state());
        for (Level level : AdviceTest.levels()) {
            A chosen = level.seat(game, 1).choose(seen, role, choice, new StopSignal());
            assertThat(level.seat(game, 1).advise(seen, role, choice, new StopSignal()).action())
                    .as(level.name())
                    .isEqualTo(chosen);
        }
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("scenarios")
    void noOtherChanceIsToldWhileAPlanIsFollowed(Game<?, ?> game, String scenario)
            throws UnreadableException {
        followsItsLine(game, scenario);
    }

    private static <S, A> void followsItsLine(Game<S, A> game, String scenario)
            throws UnreadableException {
        Position<S, A> start = atAChoice(game, scenario);
        for (Level level : AdviceTest.levels()) {
            Seat<S, A> seat = level.seat(game, 1);
            Position<S, A> position = start;
            Advice<A> told = advised(game, seat, position);
            Advice<A> now = told;
            for (A action : told.line()) {
                assertThat(now.action()).as(level.name()).isEqualTo(action);
                assertThat(now.chance()).as(level.name()).isEqualTo(told.chance());
                position = position.chosen(game.rules(), action);
                if (!isFor(told, start, position)) {
                    break;
                }
                now = advised(game, seat, position);
            }
        }
    }

    private static <S, A> boolean isFor(Advice<A> told, Position<S, A> start, Position<S, A> now) {
        return now.pending() instanceof Pending.Choice<A> choice
                && start.pending() instanceof Pending.Choice<A> first
                && choice.side().equals(first.side())
                && told.line().stream().anyMatch(choice.options()::contains);
    }

    private static <S, A> Advice<A> advised(
            Game<S, A> game, Seat<S, A> seat, Position<S, A> position) {
        Pending.Choice<A> choice = (Pending.Choice<A>) position.pending();
        Role role = game.rules().role(position.state(), choice.options().get(0));
        S seen = game.rules().seenBy(new Viewer.Seated(role), position.state());
        return seat.advise(seen, role, choice, new StopSignal());
    }

    /** The position at the next choice after so many entries, or fewer where it is over by then. */
    private static <S, A> Position<S, A> atAChoice(Game<S, A> game, String scenario)
            throws UnreadableException {
        for (int depth = DEPTH; depth >= 0; depth--) {
            Position<S, A> position = AdviceTest.played(game, scenario, depth);
            if (position.pending() instanceof Pending.Choice<A>) {
                return position;
            }
        }
        throw new AssertionError(scenario + " never waits for a choice");
    }

    /** The game with another chance told of every position; its value is as it was. */
    @SuppressWarnings("unchecked") // a proxy of the interface that is asked for
    private static <S, A> Game<S, A> telling(Game<S, A> game) {
        Evaluation<S, A> usual = instead(Evaluation.class, game.evaluation(), "chance", TOLD);
        Evaluation<S, A> finest =
                instead(Evaluation.class, game.evaluation().finest(), "chance", TOLD);
        Evaluation<S, A> evaluation = instead(Evaluation.class, usual, "finest", finest);
        return instead(Game.class, game, "evaluation", evaluation);
    }

    /** Answers one method with what is given, and everything else as before. */
    private static <T> T instead(Class<T> type, T of, String method, Object answer) {
        InvocationHandler handler =
                (_, asked, given) -> {
                    if (asked.getName().equals(method)) {
                        return answer;
                    }
                    try {
                        return asked.invoke(of, given);
                    } catch (InvocationTargetException thrown) {
                        throw thrown.getCause();
                    }
                };
        return type.cast(
                Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }
}

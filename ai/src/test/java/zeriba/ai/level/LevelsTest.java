package zeriba.ai.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeriba.ai.Advice;
import zeriba.ai.Hoard;
import zeriba.ai.Hoard.Act;
import zeriba.ai.Level;
import zeriba.ai.StopSignal;
import zeriba.ai.Thinking;
import zeriba.ai.UnknownLevelException;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.record.Play;
import zeriba.engine.record.Player;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.Viewer;

class LevelsTest {

    private static final Setup USUAL = Setup.of("usual");
    private static final List<String> SEARCHING = List.of("veteran", "marshal");
    private final Hoard.HoardGame game = new Hoard.HoardGame();

    /** As in the list, but with less patience. */
    private static final Level VETERAN =
            new Veteran(new Veteran.Effort(24, 12, 1_500, 2, 1, 1_500, 2, 1_000));

    private static final Level MARSHAL = Marshal.USUAL.with(new Thinking.Nodes(4_000));

    static Stream<Level> levels() {
        return Levels.measured().stream().map(LevelsTest::hasty);
    }

    private static Level hasty(Level level) {
        return switch (level) {
            case Veteran _ -> VETERAN;
            case Marshal _ -> MARSHAL;
            default -> level;
        };
    }

    @Test
    void aLevelIsFoundByItsName() throws UnknownLevelException {
        for (Level level : Levels.measured()) {
            assertThat(Levels.named(level.name())).isEqualTo(level);
        }
    }

    @Test
    void theStrongestThatIsOfferedAdvises() {
        assertThat(Levels.adviser()).isEqualTo("veteran");
    }

    @Test
    void anUnknownLevelIsToldTheKnownOnes() {
        assertThatThrownBy(() -> Levels.named("general"))
                .isInstanceOf(UnknownLevelException.class)
                .hasMessage(
                        "no level 'general'; there are random, recruit, regular, veteran, marshal");
    }

    @ParameterizedTest
    @MethodSource("levels")
    void aLevelPlaysLegallyAndTheSameForTheSameSeed(Level level) {
        for (long seed = 1; seed <= 8; seed++) {
            List<Entry<Act>> once = play(level, level, seed).record().entries();
            List<Entry<Act>> again = play(level, level, seed).record().entries();
            assertThat(again).isEqualTo(once);
            assertThat(once).hasSizeBetween(24, 40);
        }
    }

    @ParameterizedTest
    @MethodSource("levels")
    void adviceBeginsItsLineWithTheActionAndNamesOtherActions(Level level) {
        Hoard digs = new Hoard(2, 3, 3, true, 0, 0, 1);
        Advice<Act> advice = advice(level, digs, new StopSignal());
        assertThat(advice.line()).startsWith(advice.action());
        assertThat(advice.chance()).isBetween(0.0, 1.0);
        assertThat(advice.others()).noneMatch(o -> o.action().equals(advice.action()));
    }

    @ParameterizedTest
    @MethodSource("levels")
    void aStoppedLevelStillAnswersWithAnOption(Level level) {
        StopSignal stop = new StopSignal();
        stop.ask();
        Hoard bets = new Hoard(2, 3, 3, false, 4, 0, 1);
        assertThat(choice(bets).options().contains(advice(level, bets, stop).action())).isTrue();
        Hoard digs = new Hoard(2, 3, 3, false, 0, 0, 1);
        assertThat(choice(digs).options().contains(advice(level, digs, stop).action())).isTrue();
    }

    @Test
    void aRegularTakesTheBestExpectationAndNotWhatLooksBest() throws UnknownLevelException {
        Hoard bets = new Hoard(2, 3, 3, true, 4, 0, 1);
        Advice<Act> advice = advice(Levels.named("regular"), bets, new StopSignal());
        assertThat(advice.action()).isEqualTo(new Act.Bet(1));
        assertThat(advice.others())
                .extracting(Advice.Rated::action)
                .containsExactly(new Act.Bet(3), new Act.Bet(5));
    }

    @Test
    void aVeteranFindsThePlanThatTheScriptDoesNot() throws UnknownLevelException {
        Hoard digs = new Hoard(2, 3, 3, true, 0, 0, 1);
        assertThat(advice(Levels.named("regular"), digs, new StopSignal()).action())
                .isEqualTo(new Act.End());
        Advice<Act> advice = advice(VETERAN, digs, new StopSignal());
        assertThat(advice.line()).contains(new Act.Dig(1), new Act.Dig(2), new Act.End());
    }

    @ParameterizedTest
    @MethodSource("levels")
    void aVeteranBeatsEveryOther(Level level) throws UnknownLevelException {
        double floor = SEARCHING.contains(level.name()) ? 0.4 : 0.7;
        assertThat(score("veteran", level.name())).isGreaterThan(floor);
    }

    @ParameterizedTest
    @MethodSource("levels")
    void aMarshalBeatsEveryOther(Level level) throws UnknownLevelException {
        double floor = SEARCHING.contains(level.name()) ? 0.4 : 0.7;
        assertThat(score("marshal", level.name())).isGreaterThan(floor);
    }

    private double score(String better, String worse) throws UnknownLevelException {
        double sum = 0;
        int pairs = 20;
        for (int i = 0; i < pairs; i++) {
            Level one = hasty(Levels.named(better));
            Level other = hasty(Levels.named(worse));
            sum += play(one, other, i).result().worthTo(Hoard.RED);
            sum += play(other, one, i).result().worthTo(Hoard.BLUE);
        }
        return sum / (2 * pairs);
    }

    private Play.Played<Act> play(Level red, Level blue, long seed) {
        Player<Hoard, Act> redSeat = red.seat(game, 2 * seed);
        Player<Hoard, Act> blueSeat = blue.seat(game, 2 * seed + 1);
        return Play.toTheEnd(
                game,
                USUAL,
                side -> side.equals(Hoard.RED) ? redSeat : blueSeat,
                DiceCup.seeded(seed));
    }

    private Advice<Act> advice(Level level, Hoard state, StopSignal stop) {
        Side side = state.mover();
        Hoard seen = game.rules().seenBy(new Viewer.Seated(Role.of(side)), state);
        return level.seat(game, 7).advise(seen, Role.of(side), choice(state), stop);
    }

    private Pending.Choice<Act> choice(Hoard state) {
        return (Pending.Choice<Act>) game.rules().pending(state);
    }
}

package zeriba.ai.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.ai.Hoard;
import zeriba.ai.Hoard.Act;
import zeriba.ai.SearchBudget;
import zeriba.ai.Seat;
import zeriba.ai.StopSignal;
import zeriba.engine.Evaluation;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.Viewer;

/** The hoard again, played in manners instead of plans. */
class PortfolioSearchTest {

    private static final Veteran VETERAN =
            new Veteran(new Veteran.Effort(24, 12, 1_500, 2, 1, 1_500, 2, 1_000));
    private static final Act.Dig ONE = new Act.Dig(1);
    private static final Act.Dig TWO = new Act.Dig(2);
    private static final Act.End END = new Act.End();

    /** Digs so many coins, and bets as the script does. */
    private record Manner(int coins) implements Evaluation<Hoard, Act> {

        private static final Evaluation<Hoard, Act> SCRIPT = new Hoard.HoardEvaluation();

        @Override
        public double value(Hoard state, Side side) {
            return SCRIPT.value(state, side);
        }

        @Override
        public boolean isQuiet(Hoard state) {
            return SCRIPT.isQuiet(state);
        }

        @Override
        public List<Act> line(Hoard state, Pending.Choice<Act> choice, SplitMix64 random) {
            if (state.isBetting()) {
                return SCRIPT.line(state, choice, random);
            }
            int left = coins & ~state.dug();
            return List.of((left & 2) != 0 ? TWO : (left & 1) != 0 ? ONE : END);
        }

        @Override
        public List<Evaluation<Hoard, Act>> scripts(Hoard state, SplitMix64 random) {
            return state.isBetting() ? List.of() : List.of(this, new Manner(1), new Manner(3));
        }

        @Override
        public long portion(Hoard state) {
            return 2L * state.turn() + (state.mover().equals(Hoard.RED) ? 0 : 1);
        }
    }

    private final Hoard.HoardGame game = new Hoard.HoardGame(new Manner(0));

    @Test
    void aVeteranPlaysAPortionInTheBestManner() {
        Seat<Hoard, Act> seat = VETERAN.seat(game, 7);
        assertThat(asked(seat, dug(0))).isEqualTo(TWO);
        assertThat(asked(seat, dug(2))).isEqualTo(ONE);
        assertThat(asked(seat, dug(3))).isEqualTo(END);
    }

    @Test
    void aMannerIsKeptToTheEndOfThePortion() {
        Seat<Hoard, Act> seat = VETERAN.seat(game, 7);
        assertThat(asked(seat, dug(0))).isEqualTo(TWO);
        StopSignal atOnce = new StopSignal();
        atOnce.ask();
        Hoard lostSome = new Hoard(2, 1, 3, true, 2, 0, 1);
        assertThat(asked(seat, lostSome, atOnce)).isEqualTo(ONE);
    }

    @Test
    void whereNoMannerIsBetterTheUsualOneIsTaken() {
        Hoard.HoardGame lazy = new Hoard.HoardGame(new Manner(4));
        Hoard dug = dug(3);
        List<Evaluation<Hoard, Act>> manners = List.of(new Manner(0), new Manner(1), new Manner(3));
        Evaluation<Hoard, Act> best =
                new PortfolioSearch<>(
                                new Search<>(
                                        lazy,
                                        Role.of(Hoard.RED),
                                        seen(dug),
                                        SplitMix64.of(1, 1),
                                        new SearchBudget(1_000, new StopSignal())),
                                VETERAN.effort())
                        .best(manners)
                        .plan();
        assertThat(best).isEqualTo(manners.getFirst());
    }

    /** A manner that is kept, and tells by whose finest evaluation trials go on. */
    private record Kept(Manner manner, List<Integer> asked) implements Evaluation<Hoard, Act> {

        @Override
        public double value(Hoard state, Side side) {
            return manner.value(state, side);
        }

        @Override
        public Evaluation<Hoard, Act> finest() {
            asked.add(manner.coins());
            return this;
        }

        @Override
        public boolean keepsScripts(Hoard state) {
            return true;
        }

        @Override
        public boolean isQuiet(Hoard state) {
            return manner.isQuiet(state);
        }

        @Override
        public List<Act> line(Hoard state, Pending.Choice<Act> choice, SplitMix64 random) {
            return manner.line(state, choice, random);
        }
    }

    @Test
    void whereScriptsAreKeptATrialGoesOnByThem() {
        List<Integer> asked = new ArrayList<>();
        Hoard.HoardGame keeps = new Hoard.HoardGame(new Kept(new Manner(0), asked));
        List<Evaluation<Hoard, Act>> manners =
                List.of(new Kept(new Manner(0), asked), new Kept(new Manner(3), asked));
        new PortfolioSearch<>(
                        new Search<>(
                                keeps,
                                Role.of(Hoard.RED),
                                seen(dug(0)),
                                SplitMix64.of(1, 1),
                                new SearchBudget(500, new StopSignal())),
                        VETERAN.effort())
                .best(manners);
        assertThat(asked).contains(0, 3);
    }

    /** Says of the coins that they are worth less; whoever asks for the finest hears the truth. */
    private record Modest(Manner manner) implements Evaluation<Hoard, Act> {

        @Override
        public double value(Hoard state, Side side) {
            return 1 - manner.value(state, side);
        }

        @Override
        public Evaluation<Hoard, Act> finest() {
            return manner;
        }

        @Override
        public boolean isQuiet(Hoard state) {
            return manner.isQuiet(state);
        }

        @Override
        public List<Act> line(Hoard state, Pending.Choice<Act> choice, SplitMix64 random) {
            return manner.line(state, choice, random);
        }
    }

    @Test
    void trialsAreJudgedByTheFinestEvaluation() {
        Hoard.HoardGame modest = new Hoard.HoardGame(new Modest(new Manner(0)));
        List<Evaluation<Hoard, Act>> manners = List.of(new Manner(0), new Manner(1), new Manner(3));
        Evaluation<Hoard, Act> best =
                new PortfolioSearch<>(
                                new Search<>(
                                        modest,
                                        Role.of(Hoard.RED),
                                        seen(dug(0)),
                                        SplitMix64.of(1, 1),
                                        new SearchBudget(1_500, new StopSignal())),
                                VETERAN.effort())
                        .best(manners)
                        .plan();
        assertThat(best).isEqualTo(new Manner(3));
    }

    /** A manner that is kept and misjudges every position; further ones are offered but once. */
    private record Fading(Manner manner) implements Evaluation<Hoard, Act> {

        @Override
        public double value(Hoard state, Side side) {
            return 1 - manner.value(state, side);
        }

        @Override
        public boolean keepsScripts(Hoard state) {
            return true;
        }

        @Override
        public boolean isQuiet(Hoard state) {
            return manner.isQuiet(state);
        }

        /** Blue plays as usual. */
        @Override
        public List<Act> line(Hoard state, Pending.Choice<Act> choice, SplitMix64 random) {
            Manner played = state.mover().equals(Hoard.RED) ? manner : new Manner(0);
            return played.line(state, choice, random);
        }

        @Override
        public List<Evaluation<Hoard, Act>> scripts(Hoard state, SplitMix64 random) {
            return state.isBetting()
                    ? List.of()
                    : state.turn() == 1 ? List.of(this, new Fading(new Manner(3))) : List.of(this);
        }

        @Override
        public long portion(Hoard state) {
            return manner.portion(state);
        }
    }

    @Test
    void whereScriptsAreKeptATrialIsPlayedToTheEndAndTheChosenOneIsGoneOnWith() {
        Hoard.HoardGame fading = new Hoard.HoardGame(new Fading(new Manner(0)));
        Seat<Hoard, Act> seat = VETERAN.seat(fading, 7);
        assertThat(asked(seat, new Hoard(1, 0, 0, true, 0, 0, 1))).isEqualTo(TWO);
        assertThat(asked(seat, new Hoard(2, 3, 3, true, 0, 0, 1))).isEqualTo(TWO);
    }

    private static Hoard dug(int coins) {
        return new Hoard(2, 3, 3, true, coins, 0, 1);
    }

    private Act asked(Seat<Hoard, Act> seat, Hoard state) {
        return asked(seat, state, new StopSignal());
    }

    private Act asked(Seat<Hoard, Act> seat, Hoard state, StopSignal stop) {
        Pending.Choice<Act> choice = (Pending.Choice<Act>) game.rules().pending(state);
        return seat.advise(seen(state), Role.of(Hoard.RED), choice, stop).action();
    }

    private Hoard seen(Hoard state) {
        return game.rules().seenBy(new Viewer.Seated(Role.of(Hoard.RED)), state);
    }
}

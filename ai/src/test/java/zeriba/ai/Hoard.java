package zeriba.ai;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import zeriba.engine.Evaluation;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.TransitionChain;
import zeriba.engine.rules.TurnAndStep;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.Codec;
import zeriba.engine.text.Notation;
import zeriba.engine.text.Value;

/**
 * A game for trying players on: for four turns red and blue dig up one and two coins, then bet
 * against one die; the bigger hoard wins. The high bets look best and are worst. What is buried is
 * secret until the end, and rules that are given a masked state throw.
 */
public record Hoard(int turn, int red, int blue, boolean redMoves, int dug, int stake, int buried) {

    public static final Side RED = new Side("red");
    public static final Side BLUE = new Side("blue");
    static final int MASKED = -1;
    private static final int TURNS = 4;

    public sealed interface Act {
        record Dig(int coins) implements Act {}

        record End() implements Act {}

        record Bet(int stake) implements Act {}
    }

    public Side mover() {
        return redMoves ? RED : BLUE;
    }

    public boolean isBetting() {
        return dug >= 4;
    }

    private Hoard with(int coins, int nowDug, int nowStake) {
        return new Hoard(
                turn,
                redMoves ? red + coins : red,
                redMoves ? blue : blue + coins,
                redMoves,
                nowDug,
                nowStake,
                buried);
    }

    private Hoard next() {
        return new Hoard(redMoves ? turn : turn + 1, red, blue, !redMoves, 0, 0, buried);
    }

    static final class HoardRules implements Rules<Hoard, Act> {
        @Override
        public Hoard setup(Setup setup) {
            return new Hoard(1, 0, 0, true, 0, 0, 1);
        }

        @Override
        public Pending<Act> pending(Hoard state) {
            if (state.turn > TURNS) {
                return new Pending.Over<>(result(unmasked(state)));
            }
            if (state.stake > 0) {
                return new Pending.Chance<>(Dice.D6, "bet");
            }
            return new Pending.Choice<>(state.mover(), Options.of(options(state)));
        }

        private static List<Act> options(Hoard state) {
            if (state.isBetting()) {
                return List.of(new Act.Bet(5), new Act.Bet(3), new Act.Bet(1));
            }
            List<Act> acts = new ArrayList<>();
            if ((state.dug & 1) == 0) {
                acts.add(new Act.Dig(1));
            }
            if ((state.dug & 2) == 0) {
                acts.add(new Act.Dig(2));
            }
            acts.add(new Act.End());
            return acts;
        }

        private static Result result(Hoard state) {
            int lead = state.red + state.buried - state.blue - 1;
            return lead == 0 ? new Result.Drawn("1") : new Result.Won(lead > 0 ? RED : BLUE, "1");
        }

        @Override
        public Hoard choose(Hoard masked, Act action) {
            Hoard state = unmasked(masked);
            return switch (action) {
                case Act.Dig(int coins) -> state.with(coins, state.dug | coins, 0);
                case Act.End() -> state.with(0, 4, 0);
                case Act.Bet(int stake) -> state.with(0, state.dug, stake);
            };
        }

        @Override
        public Hoard roll(Hoard masked, Roll roll) {
            Hoard state = unmasked(masked);
            boolean won = roll.face(0) > state.stake;
            return state.with(won ? state.stake : -state.stake, state.dug, 0).next();
        }

        @Override
        public Hoard proceed(Hoard state) {
            throw new IllegalStateException("nothing goes on by itself");
        }

        @Override
        public Hoard seenBy(Viewer viewer, Hoard s) {
            return new Hoard(s.turn, s.red, s.blue, s.redMoves, s.dug, s.stake, MASKED);
        }

        @Override
        public Hoard dealt(Role role, Hoard s, DiceCup cup) {
            int buried = cup.roll(Dice.of(1, 3), 1).face(0) - 1;
            return new Hoard(s.turn, s.red, s.blue, s.redMoves, s.dug, s.stake, buried);
        }

        private static Hoard unmasked(Hoard state) {
            if (state.buried == MASKED) {
                throw new IllegalStateException("a player simulates on what it only sees");
            }
            return state;
        }
    }

    public static final class HoardEvaluation implements Evaluation<Hoard, Act> {
        @Override
        public double value(Hoard state, Side side) {
            double lead = side.equals(RED) ? state.red - state.blue : state.blue - state.red;
            return 1 / (1 + Math.exp(-lead / 3));
        }

        @Override
        public boolean isQuiet(Hoard state) {
            return !state.isBetting();
        }

        @Override
        public double movePrior(Hoard state, Act action) {
            return switch (action) {
                case Act.Dig(int coins) -> coins;
                case Act.End() -> 0;
                case Act.Bet(int stake) -> stake;
            };
        }

        /** A lazy script: it never digs. */
        @Override
        public List<Act> line(Hoard state, Pending.Choice<Act> choice, SplitMix64 random) {
            return List.of(state.isBetting() ? scripted(state, choice, random) : new Act.End());
        }

        @Override
        public Stream<List<Act>> plans(Hoard state, SplitMix64 random) {
            return state.isBetting() || state.dug != 0
                    ? Stream.empty()
                    : Stream.of(
                            List.of(new Act.End()),
                            List.of(new Act.Dig(1), new Act.End()),
                            List.of(new Act.Dig(2), new Act.Dig(1), new Act.End()));
        }
    }

    public static final class HoardGame implements Game<Hoard, Act> {
        private final Rules<Hoard, Act> rules = new HoardRules();
        private final Evaluation<Hoard, Act> evaluation;

        public HoardGame() {
            this(new HoardEvaluation());
        }

        public HoardGame(Evaluation<Hoard, Act> evaluation) {
            this.evaluation = evaluation;
        }

        @Override
        public GameInfo about() {
            return new GameInfo(
                    "hoard",
                    "Hoard",
                    1,
                    List.of(RED, BLUE),
                    List.of(Role.of(RED), Role.of(BLUE)),
                    List.of(new GameInfo.Scenario("usual", "The usual one")),
                    List.of());
        }

        @Override
        public Rules<Hoard, Act> rules() {
            return rules;
        }

        @Override
        public Evaluation<Hoard, Act> evaluation() {
            return evaluation;
        }

        @Override
        public boolean endsPhase(Act action) {
            return action instanceof Act.End;
        }

        @Override
        public TurnAndStep moment(Hoard state) {
            return new TurnAndStep(state.turn, state.isBetting() ? "bet" : "dig");
        }

        @Override
        public Optional<Objection> objection(Hoard state, Act action) {
            return Optional.empty();
        }

        @Override
        public List<Event> events(TransitionChain.Transition<Hoard, Act> transition) {
            return List.of();
        }

        @Override
        public Value.Fields sheet() {
            return new Value.Fields(Map.of());
        }

        @Override
        public Notation<Act> notation() {
            throw new UnsupportedOperationException("nobody writes hoards down");
        }

        @Override
        public Codec<Hoard> codec() {
            throw new UnsupportedOperationException("nobody writes hoards down");
        }

        @Override
        public ResourceBundle messages(Locale locale) {
            throw new UnsupportedOperationException("a hoard is silent");
        }
    }
}

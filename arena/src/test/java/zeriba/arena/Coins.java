package zeriba.arena;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import zeriba.engine.Evaluation;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.Roll;
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
import zeriba.engine.text.Codec;
import zeriba.engine.text.Notation;
import zeriba.engine.text.Value;

/**
 * A game to fill an arena with: in three turns heads and tails each take one, two or three coins
 * and lose as many on a 1; tails begins with one coin more.
 */
record Coins(int turn, int heads, int tails, boolean headsMoves, int taken) {

    static final Side HEADS = new Side("heads");
    static final Side TAILS = new Side("tails");

    private Coins after(int coins) {
        return new Coins(
                headsMoves ? turn : turn + 1,
                headsMoves ? heads + coins : heads,
                headsMoves ? tails : tails + coins,
                !headsMoves,
                0);
    }

    static final class CoinRules implements Rules<Coins, Integer> {
        @Override
        public Coins setup(Setup setup) {
            return new Coins(1, 0, 1, true, 0);
        }

        @Override
        public Pending<Integer> pending(Coins state) {
            if (state.turn > 3) {
                return new Pending.Over<>(result(state.heads - state.tails));
            }
            return state.taken > 0
                    ? new Pending.Chance<>(Dice.D6, "luck")
                    : new Pending.Choice<>(
                            state.headsMoves ? HEADS : TAILS, Options.of(List.of(1, 2, 3)));
        }

        private static Result result(int lead) {
            return lead == 0
                    ? new Result.Drawn("2")
                    : new Result.Won(lead > 0 ? HEADS : TAILS, "1", "", lead);
        }

        @Override
        public Coins choose(Coins s, Integer coins) {
            return new Coins(s.turn, s.heads, s.tails, s.headsMoves, coins);
        }

        @Override
        public Coins roll(Coins state, Roll roll) {
            return state.after(roll.face(0) == 1 ? -state.taken : state.taken);
        }

        @Override
        public Coins proceed(Coins state) {
            throw new IllegalStateException("nothing goes on by itself");
        }
    }

    static final class CoinGame implements Game<Coins, Integer> {
        @Override
        public GameInfo about() {
            return new GameInfo(
                    "coins",
                    "Coins",
                    1,
                    List.of(HEADS, TAILS),
                    List.of(Role.of(HEADS), Role.of(TAILS)),
                    List.of(new GameInfo.Scenario("usual", "The usual one")),
                    List.of());
        }

        @Override
        public Rules<Coins, Integer> rules() {
            return new CoinRules();
        }

        @Override
        public Evaluation<Coins, Integer> evaluation() {
            return (state, side) -> {
                double lead = state.heads - state.tails;
                return 1 / (1 + Math.exp(side.equals(HEADS) ? -lead : lead));
            };
        }

        @Override
        public TurnAndStep moment(Coins state) {
            return new TurnAndStep(state.turn, "take");
        }

        @Override
        public Optional<Objection> objection(Coins state, Integer action) {
            return Optional.empty();
        }

        @Override
        public List<Event> events(TransitionChain.Transition<Coins, Integer> transition) {
            return List.of();
        }

        @Override
        public Value.Fields sheet() {
            return new Value.Fields(Map.of());
        }

        @Override
        public Notation<Integer> notation() {
            throw new UnsupportedOperationException("nobody writes coins down");
        }

        @Override
        public Codec<Coins> codec() {
            throw new UnsupportedOperationException("nobody writes coins down");
        }

        @Override
        public ResourceBundle messages(Locale locale) {
            throw new UnsupportedOperationException("coins are silent");
        }
    }
}

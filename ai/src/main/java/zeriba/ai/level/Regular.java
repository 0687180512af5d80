package zeriba.ai.level;

import java.util.List;
import java.util.Optional;
import zeriba.ai.Advice;
import zeriba.ai.Level;
import zeriba.ai.SearchBudget;
import zeriba.ai.Seat;
import zeriba.ai.StopSignal;
import zeriba.engine.Evaluation;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;

/**
 * A good script: the game's own plan where it offers one, and otherwise the best expectation over
 * the dice up to the end of what has been begun.
 */
public record Regular(Effort effort) implements Level {

    /**
     * How far it looks.
     *
     * @param nodes the states it visits at most for one choice
     */
    public record Effort(long nodes) {}

    /** [design] The effort of the level in the list. */
    public static final Effort USUAL = new Effort(400);

    @Override
    public String name() {
        return "regular";
    }

    @Override
    public String about() {
        return "a good script that knows the odds";
    }

    @Override
    public <S, A> Seat<S, A> seat(Game<S, A> game, long seed) {
        return new Chair<>(game, seed, effort);
    }

    private static final class Chair<S, A> implements JudgingSeat<S, A> {
        private final Game<S, A> game;
        private final Rules<S, A> rules;
        private final long seed;
        private final Effort effort;
        private long asked;
        private ActivePlan<S, A> course = ActivePlan.none();

        /**
         * The chance of the position in which the plan was made: halfway it is told of no other.
         */
        private double expected;

        Chair(Game<S, A> game, long seed, Effort effort) {
            this.game = game;
            this.rules = game.rules();
            this.seed = seed;
            this.effort = effort;
        }

        @Override
        public Evaluation<S, A> evaluation() {
            return game.evaluation();
        }

        @Override
        public Advice<A> thought(
                S seen, Role role, Pending.Choice<A> choice, Judge<S, A> judge, StopSignal stop) {
            SplitMix64 random = SplitMix64.of(seed, ++asked);
            Optional<A> next = course.next(seen, choice);
            if (next.isEmpty()) {
                S world = rules.dealt(role, seen, (dice, _) -> dice.thrown(random));
                List<A> line = game.evaluation().line(world, choice, random);
                if (!isPlan(line) && !game.evaluation().knowsBest(world)) {
                    return weighed(world, choice, judge, stop);
                }
                course = ActivePlan.of(rules, role, world, line);
                expected = judge.of(seen).chance();
                next = course.next(seen, choice);
            }
            A action = next.orElseGet(() -> choice.options().get(0));
            return new Advice<>(action, course.line(action), expected, List.of());
        }

        /** Whether it is more than one action, or ends a phase: not one choice taken by itself. */
        private boolean isPlan(List<A> line) {
            return line.size() > 1 || game.endsPhase(line.getFirst());
        }

        private Advice<A> weighed(
                S world, Pending.Choice<A> choice, Judge<S, A> judge, StopSignal stop) {
            SearchBudget nodes = new SearchBudget(effort.nodes(), stop);
            return Weighed.advice(
                    new PhaseSearch<>(rules, judge, nodes).rated(world, choice.options()));
        }
    }
}

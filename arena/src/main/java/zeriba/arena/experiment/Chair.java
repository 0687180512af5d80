package zeriba.arena.experiment;

import java.util.Locale;
import zeriba.ai.Level;
import zeriba.ai.Seat;
import zeriba.ai.Thinking;
import zeriba.ai.UnknownLevelException;
import zeriba.ai.level.Levels;
import zeriba.ai.level.Marshal;
import zeriba.ai.level.Regular;
import zeriba.ai.level.Veteran;
import zeriba.engine.Game;
import zeriba.engine.rules.Setup;

/**
 * A level with a part of its usual budget, or several times that.
 *
 * @param budget by what the states that it visits are multiplied; 1 for levels that count none
 */
public record Chair(Level level, double budget) implements Level {

    /** The level of this name with this budget; refused where it does not know one. */
    public static Chair of(String name, double budget) throws UnknownLevelException {
        Level usual = Levels.named(name);
        Level scaled =
                switch (usual) {
                    case Regular(var effort) ->
                            new Regular(new Regular.Effort(scaled(effort.nodes(), budget)));
                    case Veteran(var effort) -> new Veteran(scaled(effort, budget));
                    case Marshal marshal
                            when marshal.thinking() instanceof Thinking.Nodes(long perTurn) ->
                            marshal.with(new Thinking.Nodes(scaled(perTurn, budget)));
                    default -> usual;
                };
        return new Chair(scaled, scaled.equals(usual) ? 1 : budget);
    }

    /** The same player for games with this complete set-up. */
    Chair under(Setup setup) {
        return level instanceof OutsidePlayers.Player outside
                ? new Chair(outside.under(setup), budget)
                : this;
    }

    private static Veteran.Effort scaled(Veteran.Effort effort, double budget) {
        return new Veteran.Effort(
                effort.plans(),
                effort.mutants(),
                scaled(effort.planNodes(), budget),
                effort.portions(),
                effort.trust(),
                scaled(effort.mannerNodes(), budget),
                effort.mannerPortions(),
                scaled(effort.choiceNodes(), budget));
    }

    private static long scaled(long nodes, double budget) {
        return Math.max(1, Math.round(nodes * budget));
    }

    @Override
    public String name() {
        return budget == 1
                ? level.name()
                : String.format(Locale.ROOT, "%s*%s", level.name(), budget);
    }

    @Override
    public String about() {
        return level.about();
    }

    @Override
    public <S, A> Seat<S, A> seat(Game<S, A> game, long seed) {
        return level.seat(game, seed);
    }
}

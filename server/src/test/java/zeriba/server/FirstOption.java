package zeriba.server;

import java.util.List;
import zeriba.engine.Game;
import zeriba.server.operation.Players;

/** Players without a thought: they take what is listed first. */
public final class FirstOption implements Players {

    @Override
    public List<String> levels() {
        return List.of("first");
    }

    @Override
    public String usual() {
        return "first";
    }

    @Override
    public String adviser() {
        return "first";
    }

    @Override
    public <S, A> Mind<S, A> mind(Game<S, A> game, String level, long seed) {
        return (_, _, choice, _) -> {
            A first = choice.options().get(0);
            return new Suggestion<>(first, List.of(first), 0.5, List.of());
        };
    }
}

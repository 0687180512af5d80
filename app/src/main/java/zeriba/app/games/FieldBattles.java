package zeriba.app.games;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import zeriba.ai.Level;
import zeriba.ai.Seat;
import zeriba.ascari.AscariGame;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.engine.Game;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.Elsewhere;
import zeriba.engine.record.Journal;
import zeriba.engine.record.Play;
import zeriba.engine.rules.Side;
import zeriba.field.FieldBattle;
import zeriba.field.FieldResult;

/** Battles that programs fight on the field for a campaign. */
public final class FieldBattles implements Elsewhere {

    private static final long DICE = 1_000;

    private final FieldBridge bridge = new FieldBridge();
    private final List<Level> levels;

    /**
     * Battles fought by these levels.
     *
     * @param levels of each side of the campaign, in its order
     */
    public FieldBattles(List<Level> levels) {
        this.levels = List.copyOf(levels);
    }

    @Override
    public <S, A> Optional<Roll> outcome(Game<S, A> game, S state, long seed) {
        return game.elsewhere(state)
                .map(order -> bridge.outcome(game, state, fought(bridge.ordered(order), seed)));
    }

    /** What a battle comes to between these levels; the same seed, the same battle. */
    public FieldResult fight(FieldBattle battle, long seed) {
        Journal<Ascari, Act> fought = fought(bridge.ordered(battle), seed);
        return FieldBridge.result((AscariGame) fought.game(), fought);
    }

    private Journal<Ascari, Act> fought(AscariGame game, long seed) {
        Map<Side, Seat<Ascari, Act>> seats = new HashMap<>();
        for (Side side : game.about().sides()) {
            int number = seats.size();
            long own = SplitMix64.of(seed, number).next();
            seats.put(side, levels.get(number).seat(game, own));
        }
        DiceCup cup = DiceCup.seeded(SplitMix64.of(seed, DICE).next());
        Play.Played<Act> played =
                Play.toTheEnd(
                        game,
                        FieldBridge.setup(game),
                        side -> Objects.requireNonNull(seats.get(side)),
                        cup);
        return Play.replay(game, played.record());
    }
}

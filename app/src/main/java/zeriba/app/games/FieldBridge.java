package zeriba.app.games;

import java.util.List;
import java.util.Optional;
import zeriba.ascari.AscariGame;
import zeriba.ascari.state.Ascari;
import zeriba.engine.Game;
import zeriba.engine.dice.Roll;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.text.UnreadableException;
import zeriba.field.Asking;
import zeriba.field.FieldBattle;
import zeriba.field.FieldResult;
import zeriba.server.table.verify.Bridge;

/** The bridge from games that ask for battles to the one that fights them. */
public final class FieldBridge implements Bridge {

    private final AscariGame ascari = new AscariGame();

    @Override
    public Errand errand(Game<?, ?> asking, String order) {
        AscariGame game = ordered(order);
        return new Errand(game, setup(game));
    }

    /** The game of a battle that was ordered. */
    AscariGame ordered(String order) {
        return ordered(FieldBattle.read(order));
    }

    /** The game of a battle for which there is room. */
    AscariGame ordered(FieldBattle battle) {
        try {
            return ascari.of(battle);
        } catch (UnreadableException impossible) {
            throw new IllegalStateException("there is room for " + battle, impossible);
        }
    }

    /** The only set-up of such a game. */
    static Setup setup(AscariGame game) {
        try {
            return game.about().complete(Setup.of(game.about().scenarios().getFirst().id()));
        } catch (UnreadableException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public <S, A> Roll outcome(Game<S, A> asking, S state, Journal<?, ?> played) {
        if (asking instanceof Asking<?, ?> && played.game() instanceof AscariGame game) {
            return shown((Asking<?, ?>) asking, state, result(game, played));
        }
        throw new IllegalStateException(asking.about().id() + " asked for no battle");
    }

    /** What a battle that is over has come to, also by resignation. */
    static FieldResult result(AscariGame game, Journal<?, ?> played) {
        if (played.position().state() instanceof Ascari ended) {
            Optional<Side> winner = played.result().flatMap(Result::winner);
            Side own = game.about().sides().getFirst();
            FieldResult counted = game.result(ended);
            return new FieldResult(
                    winner.equals(Optional.of(own)),
                    counted.turns(),
                    counted.lost(),
                    counted.commander());
        }
        throw new IllegalStateException("no battle was played");
    }

    @SuppressWarnings("unchecked") // a game asks about its own states
    private static <S> Roll shown(Asking<?, ?> asking, S state, FieldResult result) {
        List<Integer> faces = ((Asking<S, ?>) asking).faces(state, result);
        return Roll.of(faces.stream().mapToInt(Integer::intValue).toArray());
    }
}

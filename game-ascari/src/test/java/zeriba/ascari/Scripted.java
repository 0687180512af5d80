package zeriba.ascari;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.GameRecord;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;

/** Games that the script plays against itself. */
public final class Scripted {

    private Scripted() {}

    static Setup complete(Setup setup) {
        try {
            return Desk.GAME.about().complete(setup);
        } catch (UnreadableException e) {
            throw new AssertionError(e);
        }
    }

    /** The game of a seed. */
    public static GameRecord<Act> game(Setup setup, long seed) {
        return game(Desk.GAME, setup, seed);
    }

    /** The game of a seed by the data of this game. */
    public static GameRecord<Act> game(AscariGame game, Setup setup, long seed) {
        List<Entry<Act>> entries = new ArrayList<>();
        SplitMix64 dice = SplitMix64.of(seed, 1);
        SplitMix64 whim = SplitMix64.of(seed, 2);
        Position<Ascari, Act> here = Position.start(game.rules(), setup);
        while (!(here.pending() instanceof Pending.Over<Act>)) {
            Entry<Act> entry = next(here, dice, whim);
            entries.add(entry);
            here = here.after(Desk.GAME.rules(), entry);
        }
        return new GameRecord<>(
                "ascari",
                game.about().rulesVersion(),
                new GameRecord.Start.FromScenario(setup),
                Map.of(),
                entries);
    }

    private static Entry<Act> next(Position<Ascari, Act> here, SplitMix64 dice, SplitMix64 whim) {
        return switch (here.pending()) {
            case Pending.Choice<Act> choice -> {
                Act act = Desk.GAME.evaluation().scripted(here.state(), choice, whim);
                yield new Entry.Chose<>(
                        Desk.GAME.rules().role(here.state(), act), DecisionSource.COMPUTER, act);
            }
            case Pending.Chance<Act> chance -> {
                int[] faces = new int[chance.dice().count()];
                for (int i = 0; i < faces.length; i++) {
                    faces[i] = 1 + dice.below(chance.dice().sides(i));
                }
                yield new Entry.Rolled<>(Roll.of(faces));
            }
            case Pending.Automatic<Act> _, Pending.Over<Act> _ ->
                    throw new IllegalStateException("nothing to decide in " + here);
        };
    }
}

package zeriba.testkit;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.Digest;
import zeriba.engine.record.RandomPlayer;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Setup;

/**
 * A hash of seeded games: as long as it stays the same, a refactoring has changed nothing that
 * random play meets.
 */
public final class Signature<S, A> {

    /** The column of a table that has the signature of a part of the games. */
    private static final int PART = 3;

    private final Game<S, A> game;

    public Signature(Game<S, A> game) {
        this.game = game;
    }

    /** The signature of {@code games} games from {@code setup}, seeds from 0: 16 hex digits. */
    public String of(Setup setup, int games) {
        StringBuilder all = new StringBuilder();
        for (long seed = 0; seed < games; seed++) {
            all.append(Digest.ofText(game(setup, seed))).append('\n');
        }
        return Digest.ofText(all.toString());
    }

    /**
     * Compares the games of each line of a table (scenario, options parted by blanks, signature,
     * and, where they take long, the signature of the first quarter of them) with the signature
     * that is kept there: of all games in the extended form, of the quarter in the usual one.
     */
    public void requireKept(
            Stream<List<String>> lines, BiFunction<String, String[], Setup> setup, int games) {
        Map<String, String> kept = new TreeMap<>();
        Map<String, String> found = new TreeMap<>();
        lines.forEach(line -> {
            String[] options = TestTable.words(line.get(1), " ").toArray(String[]::new);
            String name = line.get(0) + " " + line.get(1);
            boolean isPart = line.size() > PART && Form.now().compareTo(Form.EXTENDED) < 0;
            kept.put(name, line.get(isPart ? PART : PART - 1));
            found.put(name, of(setup.apply(line.get(0), options), isPart ? games / 4 : games));
        });
        Claim.that(!kept.isEmpty(), "no signature is kept");
        Claim.that(found.equals(kept), "kept %s, found %s", kept, found);
    }

    private String game(Setup setup, long seed) {
        RandomPlayer<S, A> player = new RandomPlayer<>(game, SplitMix64.of(seed, 1));
        SplitMix64 dice = SplitMix64.of(seed, 2);
        StringBuilder lines = new StringBuilder();
        Position<S, A> here = Position.start(game.rules(), setup);
        while (!(here.pending() instanceof Pending.Over<A>)) {
            Entry<A> entry = next(here, player, dice);
            lines.append(RecordText.line(game, entry)).append('\n');
            here = here.after(game.rules(), entry);
        }
        return lines.append(here.pending()).append(Digest.of(game, here.state())).toString();
    }

    private Entry<A> next(Position<S, A> here, RandomPlayer<S, A> player, SplitMix64 dice) {
        return switch (here.pending()) {
            case Pending.Choice<A> choice -> {
                A action = player.choose(choice.options());
                yield new Entry.Chose<>(
                        game.rules().role(here.state(), action), DecisionSource.PERSON, action);
            }
            case Pending.Chance<A> chance -> new Entry.Rolled<>(chance.dice().thrown(dice));
            case Pending.Automatic<A> _, Pending.Over<A> _ ->
                    throw new IllegalStateException("nothing to decide in " + here);
        };
    }

    /** Fails where a signature is not the one that is kept, and says which it is. */
    public void check(Map<Setup, String> kept, int games) {
        kept.forEach((setup, signature) -> Claim.equal(signature, of(setup, games), "" + setup));
    }
}

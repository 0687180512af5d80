package zeriba.app.command.option;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ForkJoinPool;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import zeriba.ai.level.Levels;
import zeriba.app.games.Games;
import zeriba.arena.fit.SelfPlay;
import zeriba.arena.fit.Sighting;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;

/** Which games of a level against itself a command looks at. */
public final class SelfPlayWanted {

    /** [design] After so many games it is looked whether the time is over. */
    private static final long CHUNK = 20;

    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec command;

    @Parameters(index = "0", paramLabel = "GAME", description = "The game's id.")
    private String id = "";

    @Option(names = "--scenario", paramLabel = "ID", description = "This scenario alone.")
    private String scenario = "";

    @Mixin private LevelWanted level = new LevelWanted(Levels.USUAL);

    @Mixin private ManyGames many = new ManyGames(1_000);

    @Mixin private SeedWanted seed = new SeedWanted();

    @Option(
            names = "--minutes",
            paramLabel = "M",
            description = "A scenario ends after so many minutes, whichever comes first.")
    private double minutes = Double.POSITIVE_INFINITY;

    /** The game. */
    public Game<?, ?> game() {
        return Games.named(id)
                .orElseThrow(() -> misused("No game '" + id + "'; there are " + Games.ids() + "."));
    }

    /** The scenarios, by their ids. */
    public List<String> scenarios() {
        List<String> ids = game().about().scenarios().stream().map(GameInfo.Scenario::id).toList();
        if (!scenario.isEmpty() && !ids.contains(scenario)) {
            throw misused("No scenario '" + scenario + "'; there are " + ids + ".");
        }
        return scenario.isEmpty() ? ids : List.of(scenario);
    }

    /**
     * The positions of a scenario's games, and of how many games they are.
     *
     * @param turns in how many turns at most the players stray
     */
    public Seen seen(String one, int turns) {
        many.require();
        if (!(minutes > 0)) {
            throw misused("--minutes must be more than 0.");
        }
        SelfPlay<?, ?> play = play(game(), one, turns);
        List<Sighting> all = new ArrayList<>();
        double until = System.nanoTime() + minutes * 60e9;
        long played = 0;
        try (ForkJoinPool threads = new ForkJoinPool(many.threads())) {
            while (played < many.each() && System.nanoTime() < until) {
                long from = played;
                long to = Math.min(many.each(), from + CHUNK);
                all.addAll(threads.submit(() -> play.play(from, to)).join());
                played = to;
            }
        }
        return new Seen(played, all);
    }

    /** Positions, and of how many games they are. */
    public record Seen(long games, List<Sighting> sightings) {}

    private <S, A> SelfPlay<S, A> play(Game<S, A> game, String one, int turns) {
        try {
            Setup setup = game.about().complete(Setup.of(one));
            return new SelfPlay<>(game, setup, level.level(), seed.seed(), turns);
        } catch (UnreadableException wrong) {
            throw misused(String.valueOf(wrong.getMessage()));
        }
    }

    /** A scenario's games as the words of a command. */
    public String words(long played) {
        return "%s --level %s --games %d --seed %d"
                .formatted(id, level.level().name(), played, seed.seed());
    }

    private ParameterException misused(String reason) {
        return new ParameterException(Objects.requireNonNull(command).commandLine(), reason);
    }
}

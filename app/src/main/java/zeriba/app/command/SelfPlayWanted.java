package zeriba.app.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import zeriba.ai.Level;
import zeriba.ai.Levels;
import zeriba.ai.UnknownLevelException;
import zeriba.app.games.Games;
import zeriba.arena.fit.SelfPlay;
import zeriba.arena.fit.Sighting;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;

/** Which games of a level against itself a command looks at. */
final class SelfPlayWanted {

    /** [design] After so many games it is looked whether the time is over. */
    private static final long CHUNK = 20;

    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec command;

    @Parameters(index = "0", paramLabel = "GAME", description = "The game's id.")
    private String id = "";

    @Option(names = "--scenario", paramLabel = "ID", description = "This scenario alone.")
    private String scenario = "";

    @Option(
            names = "--level",
            paramLabel = "LEVEL",
            description = "Who plays both sides (${DEFAULT-VALUE}).")
    private String level = Levels.USUAL;

    @Option(names = "--games", paramLabel = "N", description = "A scenario (${DEFAULT-VALUE}).")
    private long games = 1_000;

    @Option(
            names = "--minutes",
            paramLabel = "M",
            description = "A scenario ends after so many minutes, whichever comes first.")
    private double minutes = Double.POSITIVE_INFINITY;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "The same seed gives the same games (${DEFAULT-VALUE}).")
    private long seed = 1;

    /** The game. */
    Game<?, ?> game() {
        return Games.named(id)
                .orElseThrow(() -> misused("No game '" + id + "'; there are " + Games.ids() + "."));
    }

    /** The level's name. */
    String level() {
        return level;
    }

    /** The scenarios, by their ids. */
    List<String> scenarios() {
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
    Seen seen(String one, int turns) {
        if (games < 1 || !(minutes > 0)) {
            throw misused("--games and --minutes must be more than 0.");
        }
        SelfPlay<?, ?> play = play(game(), one, turns);
        List<Sighting> all = new ArrayList<>();
        double until = System.nanoTime() + minutes * 60e9;
        long played = 0;
        while (played < games && System.nanoTime() < until) {
            long to = Math.min(games, played + CHUNK);
            all.addAll(play.play(played, to));
            played = to;
        }
        return new Seen(played, all);
    }

    /** Positions, and of how many games they are. */
    record Seen(long games, List<Sighting> sightings) {}

    private <S, A> SelfPlay<S, A> play(Game<S, A> game, String one, int turns) {
        try {
            Level who = Levels.named(level);
            Setup setup = game.about().complete(Setup.of(one));
            return new SelfPlay<>(game, setup, who, seed, turns);
        } catch (UnreadableException | UnknownLevelException wrong) {
            throw misused(String.valueOf(wrong.getMessage()));
        }
    }

    /** A scenario's games as the words of a command. */
    String words(long played) {
        return id + " --level " + level + " --games " + played + " --seed " + seed;
    }

    private ParameterException misused(String reason) {
        return new ParameterException(Objects.requireNonNull(command).commandLine(), reason);
    }
}

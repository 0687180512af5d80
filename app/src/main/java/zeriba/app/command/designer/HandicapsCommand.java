package zeriba.app.command.designer;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import zeriba.ai.Level;
import zeriba.ai.StopSignal;
import zeriba.ai.level.Levels;
import zeriba.app.command.option.Interruptible;
import zeriba.app.command.option.LevelWanted;
import zeriba.app.command.option.ManyGames;
import zeriba.app.command.option.ScenariosWanted;
import zeriba.app.command.option.SeedWanted;
import zeriba.app.games.Games;
import zeriba.arena.experiment.local.LocalThreads;
import zeriba.arena.handicap.Candidate;
import zeriba.arena.handicap.Handicap;
import zeriba.arena.handicap.HandicapPage;
import zeriba.arena.handicap.HandicapSearch;
import zeriba.arena.handicap.Handicaps;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.rules.Side;
import zeriba.engine.text.UnreadableException;

/** Finds graded handicaps for the sides of scenarios. */
@Command(
        name = "handicaps",
        description = {
            "Looks for three handicaps of each side of each scenario among the candidates there",
            "are, worth about 10, 20 and 30 points of winning chance, plays what it found again",
            "with other seeds, and writes the handicaps' file and docs/handicaps.md anew. A side",
            "that has its handicaps under the present rules is left as it is, unless --anew."
        },
        mixinStandardHelpOptions = true)
public final class HandicapsCommand implements Callable<Integer> {

    @Spec private @Nullable CommandSpec spec;

    @Mixin private ScenariosWanted scenarios = new ScenariosWanted();

    @Option(names = "--side", paramLabel = "SIDE", description = "This side alone.")
    private String side = "";

    @Mixin private ManyGames many = new ManyGames(200);

    @Mixin private SeedWanted seed = new SeedWanted();

    @Mixin private LevelWanted level = new LevelWanted(Levels.USUAL);

    @Option(
            names = "--confirm",
            paramLabel = "N",
            description = "Games of the base and of each found, with other seeds (as --games).")
    private Optional<Long> confirm = Optional.empty();

    @Option(
            names = "--confirm-level",
            paramLabel = "LEVEL",
            description = "Who plays those (as --level).")
    private String confirmLevel = "";

    @Option(
            names = "--kept",
            paramLabel = "FOLDER",
            description = "Where games are kept until a search is over (${DEFAULT-VALUE}).")
    private Path kept = Path.of("target/handicaps");

    @Option(names = "--anew", description = "Look also where handicaps are there.")
    private boolean anew;

    @Option(
            names = "--file",
            paramLabel = "FILE",
            description = "The handicaps' file (${DEFAULT-VALUE}).")
    private Path file = Path.of("arena/src/main/resources/zeriba/arena/handicap/handicaps.tsv");

    @Option(
            names = "--page",
            paramLabel = "FILE",
            description = "The page that is written (${DEFAULT-VALUE}).")
    private Path page = Path.of("docs/handicaps.md");

    @Override
    public Integer call() {
        CommandSpec own = Objects.requireNonNull(spec);
        many.require();
        if (confirm.orElse(1L) < 1) {
            throw new ParameterException(own.commandLine(), "--confirm must be more than 0.");
        }
        try (Interruptible work = Interruptible.begin()) {
            for (HandicapSearch one : wanted()) {
                look(one, work.stop(), own.commandLine().getOut());
            }
            Files.writeString(page, new HandicapPage(Handicaps.read(file), Games.all()).written());
            return 0;
        } catch (IOException | UnreadableException e) {
            own.commandLine().getErr().println(file + ": " + e.getMessage());
            own.commandLine().getErr().flush();
            return 1;
        }
    }

    private void look(HandicapSearch search, StopSignal stop, PrintWriter out)
            throws IOException, UnreadableException {
        Optional<List<Handicap>> found =
                search.play(
                        new HandicapSearch.Work(LocalThreads.unshared(many.threads()), stop, kept),
                        LocalDate.now(ZoneOffset.UTC).toString());
        if (found.isPresent()) {
            Handicaps.read(file).and(found.get()).write(file);
            found.get()
                    .forEach(one ->
                            out.printf(
                                    "%s %s %s: %.3f to %.3f, again %.3f to %.3f%n",
                                    one.what().game(),
                                    one.what().scenario(),
                                    one.id(),
                                    one.searched().without().share(),
                                    one.searched().with().share(),
                                    one.confirmed().without().share(),
                                    one.confirmed().with().share()));
            out.flush();
        }
    }

    private List<HandicapSearch> wanted() throws IOException, UnreadableException {
        Handicaps known = Handicaps.read(file);
        List<HandicapSearch> wanted = new ArrayList<>();
        for (Game<?, ?> game : scenarios.games()) {
            for (GameInfo.Scenario one : game.about().scenarios()) {
                if (scenarios.isWanted(one.id())) {
                    wanted.addAll(wanted(known, game, one.id()));
                }
            }
        }
        return wanted;
    }

    private List<HandicapSearch> wanted(Handicaps known, Game<?, ?> game, String id) {
        HandicapSearch.Games by = new HandicapSearch.Games(level.level(), many.each());
        Level confirming =
                confirmLevel.isEmpty()
                        ? level.level()
                        : LevelWanted.named(confirmLevel, Objects.requireNonNull(spec));
        HandicapSearch.Games again =
                new HandicapSearch.Games(confirming, confirm.orElse(many.each()));
        List<HandicapSearch> wanted = new ArrayList<>();
        for (Side one : game.about().sides()) {
            List<Candidate> candidates = candidates(game, id, one);
            long there =
                    known.of(game.about(), id).stream()
                            .filter(handicap -> handicap.what().side().equals(one.name()))
                            .count();
            boolean isLeft = (there >= HandicapSearch.GRADES && !anew) || candidates.isEmpty();
            if (!isLeft && (side.isEmpty() || side.equals(one.name()))) {
                wanted.add(new HandicapSearch(game, id, one, candidates, by, again, seed.seed()));
            }
        }
        return wanted;
    }

    private static List<Candidate> candidates(Game<?, ?> game, String id, Side side) {
        return Handicaps.candidates().stream()
                .filter(one -> one.game().equals(game.about().id()))
                .filter(one -> one.scenario().equals(id))
                .filter(one -> one.side().equals(side.name()))
                .toList();
    }
}

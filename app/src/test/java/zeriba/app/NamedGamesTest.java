package zeriba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zeriba.app.games.Games;

/** One place of the program names the games, and one of the page; games do not count. */
class NamedGamesTest {

    /** Who names a game, with the reason. */
    private static final Map<String, String> NAMING =
            Map.of(
                    "Games.java", "the program's list of them",
                    "Doctrine.java", "plays the doctrines of a battle on the field",
                    "FieldBattles.java", "fights the battles of a campaign",
                    "FieldBridge.java", "the bridge from a campaign to its battles",
                    "GameFigures.java", "what only some of them are measured by",
                    "module-info.java", "the modules that they are",
                    "games.ts", "the page's list of them",
                    "PractiseCommand.java", "plays some moves of one, to warm up",
                    "Floods.java", "attacks by moves and records of some",
                    "symbols.tsx", "an ascari is also a soldier");

    private static final Pattern NAMES =
            Pattern.compile(
                    Games.all().stream()
                            .map(game -> Pattern.quote(game.about().id()))
                            .collect(Collectors.joining("|", "\\b(", ")")),
                    Pattern.CASE_INSENSITIVE);

    private static boolean namesAGame(String source) {
        return NAMES.matcher(source).find();
    }

    @Test
    void onlyOnePlaceNamesThem() throws IOException {
        Set<String> found = new TreeSet<>();
        for (Path file : sources()) {
            if (namesAGame(Files.readString(file))) {
                found.add(file.getFileName().toString());
            }
        }
        assertThat(found)
                .as("files that name a game; who may, and why: %s", NAMING)
                .isEqualTo(NAMING.keySet());
    }

    @Test
    void aFileThatNamesOneIsFound() {
        assertThat(namesAGame("import zeriba.kassala.KassalaGame;")).isTrue();
        assertThat(namesAGame("if (game === \"fireandsword\") return;")).isTrue();
        assertThat(namesAGame("import zeriba.engine.Game;")).isFalse();
    }

    /** The main sources of all modules that are no game, and of the page but for games' folders. */
    private static List<Path> sources() throws IOException {
        List<Path> found = new ArrayList<>();
        try (Stream<Path> modules = Files.list(Path.of(".."))) {
            for (Path module : modules.filter(Files::isDirectory).sorted().toList()) {
                if (!module.getFileName().toString().startsWith("game-")) {
                    found.addAll(below(module.resolve("src/main/java")));
                    found.addAll(below(module.resolve("src/main/web")));
                }
            }
        }
        return found;
    }

    private static List<Path> below(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> file.toString().matches(".*\\.(java|tsx?)"))
                    .filter(file -> !isOfAGame(folder.relativize(file)))
                    .toList();
        }
    }

    private static boolean isOfAGame(Path file) {
        return file.startsWith("games")
                && file.getNameCount() > 2
                && namesAGame("" + file.getName(1));
    }
}

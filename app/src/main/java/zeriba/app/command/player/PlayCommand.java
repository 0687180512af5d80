package zeriba.app.command.player;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import zeriba.app.command.option.GameWanted;
import zeriba.app.command.option.LinkedMemory;
import zeriba.app.terminal.TerminalWords;
import zeriba.app.terminal.Terminals;
import zeriba.engine.Game;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.Value;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.operation.Operations;
import zeriba.server.table.MemoryTables;
import zeriba.server.view.ViewScope;

/** Plays a game in the terminal. */
@Command(
        name = "play",
        description = "Plays a game in the terminal, against the computer or hot-seat.",
        mixinStandardHelpOptions = true)
public final class PlayCommand implements Callable<Integer> {

    @Spec private @Nullable CommandSpec spec;

    @Mixin private GameWanted wanted = new GameWanted();

    @Option(
            names = "--as",
            paramLabel = "SIDE",
            description = "The side you play; both for hot-seat. The first side if not said.")
    private String as = "";

    @Option(
            names = "--against",
            paramLabel = "LEVEL",
            description = "Who plays the other side: recruit, regular, veteran.",
            defaultValue = "regular")
    private String level = "regular";

    @Option(names = "--seed", paramLabel = "N", description = "The same seed, the same dice.")
    private @Nullable Long seed;

    @Option(names = "--load", paramLabel = "FILE", description = "Goes on with a saved game.")
    private @Nullable Path file;

    @Option(
            names = "--language",
            paramLabel = "LL",
            description = "What is told in it: en, it; the system's own if not said.")
    private String language = Locale.getDefault().getLanguage();

    @Override
    public Integer call() throws IOException {
        TerminalWords words = TerminalWords.in(Locale.of(language));
        Game<?, ?> game = wanted.game();
        List<String> sides = game.about().sides().stream().map(side -> side.name()).toList();
        if (!as.isEmpty() && !as.equals("both") && !sides.contains(as)) {
            return refused(words.say("side.missing", String.join(", ", sides), as));
        }
        try (LevelPlayers levels = new LevelPlayers()) {
            if (!levels.levels().contains(level)) {
                return refused(
                        words.say("level.missing", String.join(", ", levels.levels()), level));
            }
            MemoryTables tables = LinkedMemory.tables(List.of(game), levels);
            Operations operations = new Operations(tables, levels, ViewScope.PROTOCOL);
            return new Terminals(operations, game, persons(sides), level, words)
                    .play(file == null ? "new" : "load", opening(game));
        } catch (NoSuchFileException e) {
            return refused(words.say("file.missing", String.valueOf(e.getFile())));
        }
    }

    private Set<String> persons(List<String> sides) {
        return as.equals("both") ? Set.copyOf(sides) : Set.of(as.isEmpty() ? sides.getFirst() : as);
    }

    private Value.Fields opening(Game<?, ?> game) throws IOException {
        if (file != null) {
            return Value.NO_FIELDS.with("record", Value.of(Files.readString(file)));
        }
        Setup setup = wanted.setup(game);
        Map<String, Value> commands = new TreeMap<>();
        setup.commands().forEach((command, role) -> commands.put(command, Value.of(role)));
        Value.Fields opening =
                Value.NO_FIELDS
                        .with("game", Value.of(game.about().id()))
                        .with("scenario", Value.of(setup.scenario()))
                        .with("options", new Value.Fields(setup.options()))
                        .with("commands", new Value.Fields(commands));
        return seed == null ? opening : opening.with("seed", Value.of((long) seed));
    }

    private int refused(String reason) {
        PrintWriter errors = Objects.requireNonNull(spec).commandLine().getErr();
        errors.println(reason);
        errors.flush();
        return 2;
    }
}

package zeriba.app.command.option;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import zeriba.app.opponent.EngineLevel;
import zeriba.arena.experiment.OutsidePlayers;
import zeriba.engine.Game;
import zeriba.engine.rules.Setup;

/** The other programs that a command has play: started when they are named, ended with it. */
public final class EnginesWanted implements AutoCloseable {

    private static final double LONGEST_SECONDS = 60;

    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec command;

    @Option(
            names = "--engine-seconds",
            paramLabel = "S",
            description =
                    "How long another program may think about one decision, at most 60"
                            + " (${DEFAULT-VALUE}).")
    private double seconds = LONGEST_SECONDS;

    private final Map<String, EngineLevel> started = new LinkedHashMap<>();

    /** Misused, where the time for a decision is none or too long. */
    public void requireSeconds() {
        if (!(seconds > 0 && seconds <= LONGEST_SECONDS)) {
            throw new ParameterException(
                    Objects.requireNonNull(command).commandLine(),
                    "--engine-seconds must be more than 0 and at most 60.");
        }
    }

    /**
     * The program that these words name, the same for the same words; empty for a level of ours.
     */
    public Optional<EngineLevel> named(String words, Setup setup) {
        @Nullable EngineLevel known = started.get(words);
        if (known != null) {
            return Optional.of(known);
        }
        Duration limit = Duration.ofMillis(Math.round(seconds * 1_000));
        Optional<EngineLevel> engine = EngineLevel.named(words, setup, limit);
        engine.ifPresent(one -> started.put(words, one));
        return engine;
    }

    /** These programs as players of an experiment. */
    public OutsidePlayers players() {
        return this::player;
    }

    private OutsidePlayers.Answer player(String words, Game<?, ?> game, Setup setup) {
        Optional<EngineLevel> engine = named(words, setup);
        if (engine.isEmpty()) {
            return new OutsidePlayers.Unfit(
                    "is no program; write engine:COMMAND or engine@LEVEL:COMMAND");
        }
        return engine.get()
                .unfit(game.about())
                .<OutsidePlayers.Answer>map(OutsidePlayers.Unfit::new)
                .orElseGet(() -> new OutsidePlayers.Fit(engine.get()));
    }

    @Override
    public void close() {
        started.values().forEach(EngineLevel::close);
    }
}

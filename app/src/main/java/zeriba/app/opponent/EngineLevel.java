package zeriba.app.opponent;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import zeriba.ai.Seat;
import zeriba.ai.StopSignal;
import zeriba.app.opponent.EngineCallException.Fault;
import zeriba.arena.experiment.OutsidePlayers;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.Value;

/**
 * A program that speaks the engine protocol as a level: another build of this one, or somebody
 * else's. As many of it run as are asked at the same time; each answers for many games, as every
 * question brings its position along.
 */
public final class EngineLevel implements OutsidePlayers.Player, AutoCloseable {

    /** {@code engine:COMMAND}, or {@code engine@LEVEL:COMMAND} for a level of the program's own. */
    private static final Pattern FORM = Pattern.compile("engine(?:@([a-z-]+))?:(.+)");

    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
    private static final Duration START = Duration.ofSeconds(30);

    private final String name;
    private final Optional<String> level;
    private final List<String> command;
    private final Setup setup;
    private final Duration limit;
    private final ConcurrentLinkedDeque<EngineProcess> idle;

    private EngineLevel(
            String name,
            Optional<String> level,
            List<String> command,
            Setup setup,
            Duration limit,
            ConcurrentLinkedDeque<EngineProcess> idle) {
        this.name = name;
        this.level = level;
        this.command = List.copyOf(command);
        this.setup = setup;
        this.limit = limit;
        this.idle = idle;
    }

    /**
     * The program that these words name; empty where they name a level of our own.
     *
     * @param setup the complete set-up that games are played under
     * @param limit how long it may think about one decision
     */
    public static Optional<EngineLevel> named(String words, Setup setup, Duration limit) {
        Matcher form = FORM.matcher(words);
        if (!form.matches()) {
            return Optional.empty();
        }
        @Nullable String level = form.group(1);
        List<String> command = new ArrayList<>();
        Matcher word = WORD.matcher(form.group(2));
        while (word.find()) {
            @Nullable String quoted = word.group(1);
            command.add(quoted == null ? word.group(2) : quoted);
        }
        return Optional.of(
                new EngineLevel(
                        words,
                        Optional.ofNullable(level),
                        command,
                        setup,
                        limit,
                        new ConcurrentLinkedDeque<>()));
    }

    /** The same program, whose processes serve both. */
    @Override
    public EngineLevel under(Setup other) {
        return new EngineLevel(name, level, command, other, limit, idle);
    }

    /** Why it cannot play this game: it does not start, does not know it, or knows other rules. */
    public Optional<String> unfit(GameInfo about) {
        try {
            keep(started(about));
            return Optional.empty();
        } catch (EngineCallException unfit) {
            return Optional.of(name + " " + unfit.getMessage());
        }
    }

    private EngineProcess started(GameInfo about) throws EngineCallException {
        EngineProcess process = EngineProcess.start(command);
        try {
            Value.Fields games = process.ask("games", Value.NO_FIELDS, START, new StopSignal());
            requireSameRules(games, about);
            return process;
        } catch (EngineCallException unfit) {
            process.close();
            throw unfit;
        }
    }

    private static void requireSameRules(Value.Fields games, GameInfo about)
            throws EngineCallException {
        Value version =
                games.at("games") instanceof Value.Items(List<Value> items)
                        ? items.stream()
                                .filter(Value.Fields.class::isInstance)
                                .map(Value.Fields.class::cast)
                                .filter(game -> game.at("id").equals(Value.of(about.id())))
                                .findFirst()
                                .map(game -> game.at("rulesVersion"))
                                .orElse(Value.NOTHING)
                        : Value.NOTHING;
        if (!version.equals(Value.of(about.rulesVersion()))) {
            throw new EngineCallException(
                    Fault.ILLEGAL,
                    "plays "
                            + about.id()
                            + (version.equals(Value.NOTHING)
                                    ? " not at all"
                                    : " by version " + number(version) + " of its rules")
                            + "; here it is version "
                            + about.rulesVersion());
        }
    }

    private static String number(Value version) {
        return version instanceof Value.Whole(long number) ? Long.toString(number) : "?";
    }

    /** A program that waits for a question, or a new one. */
    EngineProcess borrow(GameInfo about) throws EngineCallException {
        @Nullable EngineProcess process = idle.poll();
        return process == null ? started(about) : process;
    }

    /** It may be asked again. */
    void keep(EngineProcess process) {
        idle.push(process);
    }

    Optional<String> level() {
        return level;
    }

    Setup setup() {
        return setup;
    }

    Duration limit() {
        return limit;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String about() {
        return "a program that speaks the engine protocol";
    }

    @Override
    public <S, A> Seat<S, A> seat(Game<S, A> game, long seed) {
        return new EngineSeat<>(this, game, seed);
    }

    /** Ends all that run. */
    @Override
    public void close() {
        for (@Nullable EngineProcess one = idle.poll(); one != null; one = idle.poll()) {
            one.close();
        }
    }
}

package zeriba.app.command.player;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import zeriba.ai.analysis.Candidates;
import zeriba.ai.analysis.Estimate;
import zeriba.ai.analysis.Rollout;
import zeriba.ai.analysis.Rollout.StopRule;
import zeriba.ai.analysis.RolloutJob;
import zeriba.app.command.option.LevelWanted;
import zeriba.app.command.option.ManyGames;
import zeriba.app.command.option.ProgressBar;
import zeriba.app.command.option.RecordWanted;
import zeriba.app.command.option.SeedWanted;
import zeriba.engine.Game;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Role;
import zeriba.engine.text.UnreadableException;

/** Games played on from a position of a record, its choices side by side. */
@Command(
        name = "rollout",
        description = {
            "Plays a position of a record on many times, with the same dice for every choice that"
                    + " is compared, and tells how often each won.",
            "It stops when every chance is known to a point, when one choice leads by 2.33 standard"
                    + " errors of the difference, or when all games are played."
        },
        mixinStandardHelpOptions = true)
public final class RolloutCommand implements Callable<Integer> {

    /** [design] So many choices are compared where none is named. */
    private static final int CANDIDATES = 4;

    @Spec private @Nullable CommandSpec spec;

    @Mixin private RecordWanted record = new RecordWanted();

    @Option(
            names = "--at",
            paramLabel = "N",
            required = true,
            description = "After which entry; 0 for the beginning.")
    private int at;

    @Option(
            names = "--move",
            paramLabel = "ACTION",
            description =
                    "A choice to compare; may be repeated. Without any those that a veteran"
                            + " thinks best.")
    private List<String> moves = new ArrayList<>();

    @Mixin private LevelWanted level = new LevelWanted("recruit");

    @Mixin private ManyGames many = new ManyGames(StopRule.USUAL.most());

    @Mixin private SeedWanted seed = new SeedWanted();

    @Override
    public Integer call() {
        many.require();
        if (many.each() < 2 || many.each() > Integer.MAX_VALUE) {
            throw misused("--games must be more than 1.");
        }
        return record.read((game, text, out) -> {
            rollout(game, text, out);
            return 0;
        });
    }

    private ParameterException misused(String reason) {
        return new ParameterException(Objects.requireNonNull(spec).commandLine(), reason);
    }

    private <S, A> void rollout(Game<S, A> game, String text, PrintWriter out)
            throws UnreadableException {
        Journal<S, A> journal = RecordWanted.journal(game, text);
        if (at < 0 || at > journal.last()) {
            throw misused("--at is from 0 to " + journal.last() + ".");
        }
        Position<S, A> position = journal.at(at).position();
        if (!(position.pending() instanceof Pending.Choice<A> choice)) {
            throw misused("Nobody chooses after entry " + at + ".");
        }
        Role role = game.rules().role(position.state(), choice.options().get(0));
        List<List<A>> own = new ArrayList<>();
        for (String move : moves) {
            A action = game.notation().read(move);
            if (!choice.options().contains(action)) {
                throw misused("'" + move + "' is not allowed there.");
            }
            own.add(List.of(action));
        }
        int wanted = own.isEmpty() ? CANDIDATES : own.size();
        RolloutJob<S, A> job =
                new RolloutJob<>(
                        game,
                        position,
                        role,
                        Candidates.of(game, position, role, own, wanted),
                        level.level(),
                        StopRule.USUAL.atMost(Math.toIntExact(many.each())),
                        seed.seed());
        play(job);
        tell(game, role, job.found(), out);
    }

    private <S, A> void play(RolloutJob<S, A> job) {
        PrintWriter err = Objects.requireNonNull(spec).commandLine().getErr();
        ProgressBar bar = new ProgressBar(err, job.most(), ProgressBar.isTerminal());
        try (ExecutorService pool = Executors.newFixedThreadPool(many.threads())) {
            while (!job.isDone()) {
                List<Future<RolloutJob.Round>> rounds = new ArrayList<>();
                for (int k = 0; k < RolloutJob.BATCH; k++) {
                    int number = job.games() + k;
                    rounds.add(pool.submit(() -> job.played(number)));
                }
                for (Future<RolloutJob.Round> round : rounds) {
                    if (!job.isDone()) {
                        job.add(round.get());
                    }
                }
                bar.show(job.games());
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException broken) {
            throw new IllegalStateException("a rollout broke off", broken.getCause());
        }
    }

    private static <S, A> void tell(Game<S, A> game, Role role, Rollout<A> found, PrintWriter out) {
        out.printf(
                "%s chooses; %d games from each choice, %s%n",
                role.name(), found.games(), ended(found.end()));
        for (Rollout.Candidate<A> candidate : found.candidates()) {
            out.printf(
                    Locale.ROOT,
                    "%s  behind %s  %2.0f %% of the interval spared  %s%n",
                    points(candidate.chance()),
                    points(candidate.behind()),
                    100 * candidate.spared(),
                    candidate.plan().stream()
                            .map(game.notation()::write)
                            .collect(Collectors.joining(", ")));
        }
    }

    private static String ended(Rollout.End end) {
        return switch (end) {
            case OPEN -> "broken off";
            case NARROW -> "stopped because every chance is known to a point";
            case CLEAR -> "stopped because the best leads by 2.33 standard errors";
            case PLAYED -> "all that were to be played";
        };
    }

    private static String points(Estimate estimate) {
        return String.format(
                Locale.ROOT, "%5.1f (± %4.1f)", 100 * estimate.mean(), 196 * estimate.error());
    }
}

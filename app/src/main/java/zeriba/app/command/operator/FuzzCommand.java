package zeriba.app.command.operator;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import zeriba.ai.StopSignal;
import zeriba.app.command.operator.FuzzSums.Subject;
import zeriba.app.command.option.GameWanted;
import zeriba.app.command.option.Interruptible;
import zeriba.arena.fuzz.Finding;
import zeriba.arena.fuzz.Fuzz;
import zeriba.arena.fuzz.FuzzPortion;
import zeriba.arena.fuzz.Manner;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;

/** Strange games that look for faults in a game's rules. */
@Command(
        name = "fuzz",
        description = {
            "Plays random, adversarial and guided games and looks for dead ends, games without end,",
            "exceptions, and contradictions between options, objections, texts, odds and looks.",
            "Portions add up in a file; what is found is written beside it as a record."
        },
        mixinStandardHelpOptions = true)
public final class FuzzCommand implements Callable<Integer> {

    private static final double NANOS_A_MINUTE = 60e9;

    @Spec private @Nullable CommandSpec spec;

    @Mixin private GameWanted wanted = new GameWanted();

    @Option(
            names = "--manner",
            split = ",",
            paramLabel = "MANNER",
            description = "random, adversarial, guided; all if none.")
    private List<String> manners = List.of();

    @Option(
            names = "--minutes",
            paramLabel = "M",
            description = "How long in all (${DEFAULT-VALUE}).")
    private double minutes = 1;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "At most so many of each scenario and manner.")
    private long games = Integer.MAX_VALUE;

    @Option(
            names = "--longest",
            paramLabel = "N",
            description = "A game of more entries is a finding (${DEFAULT-VALUE}).")
    private int longest = 50_000;

    @Option(
            names = "--sums",
            paramLabel = "FILE",
            description = "Where portions add up (${DEFAULT-VALUE}).")
    private Path sums = Path.of("fuzz.tsv");

    @Override
    public Integer call() {
        CommandSpec own = Objects.requireNonNull(spec);
        if (!(minutes > 0) || games < 1 || longest < 1) {
            throw new ParameterException(
                    own.commandLine(), "--minutes, --games and --longest must be more than 0.");
        }
        PrintWriter out = own.commandLine().getOut();
        Game<?, ?> game = wanted.game();
        try (Interruptible work = Interruptible.begin()) {
            boolean isClean = tried(game, manners(own), work.stop(), out);
            GameInfo about = game.about();
            FuzzSums.Sum sum = new FuzzSums(sums).of(about.id(), about.rulesVersion());
            out.printf(
                    "%s, rules version %d, all portions: %,d entries, %,d positions"
                            + " cross-checked, %d findings%n",
                    about.id(), about.rulesVersion(), sum.entries(), sum.checked(), sum.findings());
            return isClean ? 0 : 1;
        } catch (IOException | UnreadableException e) {
            own.commandLine().getErr().println(e.getMessage());
            own.commandLine().getErr().flush();
            return 1;
        } finally {
            out.flush();
        }
    }

    private List<Manner> manners(CommandSpec own) {
        return manners.isEmpty()
                ? List.of(Manner.values())
                : manners.stream()
                        .map(word ->
                                Manner.named(word)
                                        .orElseThrow(() ->
                                                new ParameterException(
                                                        own.commandLine(),
                                                        "There is no manner " + word + ".")))
                        .toList();
    }

    private <S, A> boolean tried(Game<S, A> game, List<Manner> by, StopSignal stop, PrintWriter out)
            throws IOException, UnreadableException {
        List<Setup> setups = setups(game);
        double each = minutes / (setups.size() * by.size());
        boolean isClean = true;
        for (Setup setup : setups) {
            for (Manner manner : by) {
                if (!stop.isAsked()) {
                    isClean &= portion(new Fuzz<>(game, setup, longest), manner, each, stop, out);
                }
            }
        }
        return isClean;
    }

    /** The scenario that is named, or each as it comes. */
    private List<Setup> setups(Game<?, ?> game) throws UnreadableException {
        if (!wanted.setupWords().isEmpty()) {
            return List.of(wanted.setup(game));
        }
        List<Setup> setups = new ArrayList<>();
        for (var scenario : game.about().scenarios()) {
            setups.add(game.about().complete(Setup.of(scenario.id())));
        }
        return setups;
    }

    /** Whether nothing was found. */
    private boolean portion(
            Fuzz<?, ?> fuzz, Manner manner, double most, StopSignal stop, PrintWriter out)
            throws IOException {
        GameInfo about = fuzz.game().about();
        Subject subject = new Subject(about.id(), about.rulesVersion(), fuzz.setup().scenario());
        FuzzSums file = new FuzzSums(sums);
        double until = System.nanoTime() + most * NANOS_A_MINUTE;
        StopSignal enough = new StopSignal();
        FuzzPortion portion =
                fuzz.play(
                        manner,
                        file.next(subject, manner),
                        games,
                        enough,
                        _ -> {
                            if (stop.isAsked() || System.nanoTime() > until) {
                                enough.ask();
                            }
                        });
        file.add(subject, portion);
        out.printf(
                "%s %s %s: games %d to %d, %,d entries, %,d positions, %d kinds, %d findings%n",
                subject.game(),
                subject.scenario(),
                manner,
                portion.from(),
                portion.to() - 1,
                portion.entries(),
                portion.checked(),
                portion.kinds(),
                portion.findings().size());
        for (Finding finding : portion.findings()) {
            tell(subject, finding, out);
        }
        out.flush();
        return portion.findings().isEmpty();
    }

    private void tell(Subject subject, Finding finding, PrintWriter out) throws IOException {
        Path record =
                sums.toAbsolutePath()
                        .resolveSibling(
                                "%s-%s-%s-%d.zeriba"
                                        .formatted(
                                                subject.game(),
                                                subject.scenario(),
                                                finding.manner(),
                                                finding.seed()));
        Files.writeString(record, finding.record());
        out.printf("  after entry %d: %s%n  %s%n", finding.entry(), finding.what(), record);
    }
}

package zeriba.app.command.designer;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import zeriba.ai.Level;
import zeriba.ai.level.Levels;
import zeriba.ai.level.Veteran;
import zeriba.app.command.option.BattlesWanted;
import zeriba.app.command.option.LevelWanted;
import zeriba.app.command.option.SeedWanted;
import zeriba.app.command.option.SetupWords;
import zeriba.app.games.FieldBattles;
import zeriba.app.games.FieldFairness;
import zeriba.app.games.Games;
import zeriba.app.games.MetBattle;
import zeriba.app.games.MetBattles;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.field.Asking;
import zeriba.field.Contact;

/** Battles on the field beside the same battles fought quickly. */
@Command(
        name = "fairness",
        description = {
            "Holds battles on the field against the campaign's quick battles: a table of Markdown.",
            "The battles are those of a file, one a line; where there is no such file, campaigns",
            "are played first and the battles that they meet are written there."
        },
        mixinStandardHelpOptions = true)
public final class FairnessCommand implements Callable<Integer> {

    @Spec private @Nullable CommandSpec spec;

    @Mixin private BattlesWanted wanted = new BattlesWanted();
    @Mixin private SeedWanted seed = new SeedWanted();
    @Mixin private LevelWanted level = new LevelWanted(Levels.USUAL);

    @Option(
            names = "--campaigns",
            paramLabel = "N",
            description = "So many campaigns are played for battles (${DEFAULT-VALUE}).")
    private long campaigns = 40;

    @Option(
            names = "--quick",
            paramLabel = "N",
            description = "How often each battle is fought quickly (${DEFAULT-VALUE}).")
    private int quick = 200;

    @Option(
            names = "--each",
            paramLabel = "N",
            description = "At most so many battles of a kind are fought (${DEFAULT-VALUE}).")
    private int each = 100;

    @Option(
            names = "--least",
            paramLabel = "N",
            description = "Rows of fewer battles are left out (${DEFAULT-VALUE}).")
    private int least = 10;

    @Option(
            names = "--minutes",
            paramLabel = "M",
            description = "No battle is begun after so many minutes.")
    private double minutes = Double.POSITIVE_INFINITY;

    @Option(
            names = "--part",
            paramLabel = "N",
            description =
                    "A veteran searches one of so many parts of its nodes (${DEFAULT-VALUE}).")
    private int part = 1;

    @Option(
            names = "--rivals",
            paramLabel = "LEVEL",
            description = "Who plays the Dervishes on the field, if not the same level.")
    private String rivals = "";

    @Override
    public Integer call() throws IOException {
        if (quick < 1 || part < 1 || !(minutes > 0)) {
            throw misused("--quick, --part and --minutes must be more than 0.");
        }
        double until = System.nanoTime() + minutes * 60e9;
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        // whoever misspells a level is told so before campaigns are played
        FieldBattles both = new FieldBattles(List.of(fighting(level.level()), fighting(rivals())));
        FieldFairness fairness = fought(both, chosen(battles()), until);
        fairness.table(least).forEach(out::println);
        out.flush();
        return 0;
    }

    private ParameterException misused(String reason) {
        return new ParameterException(Objects.requireNonNull(spec).commandLine(), reason);
    }

    /** The game whose battles another may fight. */
    private static Game<?, ?> campaign() {
        return Games.all().stream().filter(Asking.class::isInstance).findFirst().orElseThrow();
    }

    private List<MetBattle> battles() throws IOException {
        if (!Files.exists(wanted.file())) {
            List<MetBattle> met = met(campaign());
            Files.write(wanted.file(), met.stream().map(MetBattle::written).toList());
        }
        return wanted.all();
    }

    private <S, A> List<MetBattle> met(Game<S, A> game) {
        try {
            Setup setup = SetupWords.read(game.about(), "", List.of("battles=field"), Map.of());
            MetBattles battles = new MetBattles(level.level(), quick, seed.seed());
            return LongStream.range(0, campaigns)
                    .parallel()
                    .mapToObj(campaign -> battles.of(game, setup, campaign))
                    .flatMap(List::stream)
                    .toList();
        } catch (UnreadableException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The first of each kind, kind by kind in turn. */
    private List<MetBattle> chosen(List<MetBattle> all) {
        Map<Contact, Integer> counts = new EnumMap<>(Contact.class);
        return all.stream()
                .filter(one -> wanted.isWanted(one.battle().contact()))
                .filter(one -> counts.merge(one.battle().contact(), 1, Integer::sum) <= each)
                .toList();
    }

    private Level rivals() {
        return rivals.isEmpty()
                ? level.level()
                : LevelWanted.named(rivals, Objects.requireNonNull(spec));
    }

    /** A level as it fights battles: with a part of its nodes if it is one that searches. */
    private Level fighting(Level one) {
        return one instanceof Veteran(Veteran.Effort effort)
                ? new Veteran(effort.searching(part))
                : one;
    }

    private FieldFairness fought(FieldBattles both, List<MetBattle> battles, double until) {
        FieldFairness fairness = new FieldFairness();
        Stream<Integer> numbers = Stream.iterate(0, i -> i + 1).limit(battles.size());
        numbers.parallel()
                .filter(_ -> System.nanoTime() < until)
                .forEach(i -> {
                    MetBattle met = battles.get(i);
                    var result = both.fight(met.battle(), SplitMix64.of(seed.seed(), i).next());
                    synchronized (fairness) {
                        fairness.add(met, result);
                    }
                });
        return fairness;
    }
}

package zeriba.app.command.designer;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import zeriba.ai.Level;
import zeriba.ai.level.Levels;
import zeriba.app.command.option.BattlesWanted;
import zeriba.app.command.option.LevelWanted;
import zeriba.app.command.option.ManyGames;
import zeriba.app.command.option.SeedWanted;
import zeriba.app.games.FieldBattles;
import zeriba.app.games.FieldDuels;
import zeriba.app.games.MetBattle;
import zeriba.engine.dice.SplitMix64;
import zeriba.field.Contact;

/** A level against the next below in battles on the field, kind by kind. */
@Command(
        name = "ladder-field",
        description = {
            "Plays a level against the next below in battles on the field of a file (fairness",
            "writes one): each twice with the same dice, once on either side. Prints what it won,",
            "by kind and together, with 95 %% intervals, as a table of Markdown."
        },
        mixinStandardHelpOptions = true)
public final class LadderFieldCommand implements Callable<Integer> {

    /** [design] The page proposes to fight quickly what lies without these quick shares. */
    private static final double LEAST = 0.05;

    private static final double MOST = 0.95;

    @Spec private @Nullable CommandSpec spec;

    @Mixin private BattlesWanted wanted = new BattlesWanted();

    @Option(
            names = "--level",
            paramLabel = "LEVEL",
            description = "Who is measured against the next below (${DEFAULT-VALUE}).")
    private String level = "veteran";

    @Mixin private ManyGames many = new ManyGames(40);
    @Mixin private SeedWanted seed = new SeedWanted();

    @Option(
            names = "--minutes",
            paramLabel = "M",
            description = "No battle is begun after so many minutes.")
    private double minutes = Double.POSITIVE_INFINITY;

    @Override
    public Integer call() throws IOException {
        many.require();
        if (!(minutes > 0)) {
            throw misused("--minutes must be more than 0.");
        }
        Level better = LevelWanted.named(level, Objects.requireNonNull(spec));
        Level worse = below(better);
        List<MetBattle> battles = inTurn(wanted.all());
        if (battles.isEmpty()) {
            throw misused("There are no battles that are open to both.");
        }
        FieldDuels duels = fought(better, worse, battles);
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        duels.table().forEach(out::println);
        out.flush();
        return 0;
    }

    private ParameterException misused(String reason) {
        return new ParameterException(Objects.requireNonNull(spec).commandLine(), reason);
    }

    private Level below(Level better) {
        List<Level> all = Levels.measured();
        List<String> names = all.stream().map(Level::name).toList();
        int rung = names.indexOf(better.name());
        if (rung < 1) {
            throw misused("No level is below " + better.name() + ".");
        }
        return all.get(rung - 1);
    }

    /** So many of each kind that are open, one of each kind after the other. */
    private List<MetBattle> inTurn(List<MetBattle> all) {
        List<List<MetBattle>> kinds =
                Arrays.stream(Contact.values()).map(kind -> open(all, kind)).toList();
        List<MetBattle> chosen = new ArrayList<>();
        for (int i = 0; i < many.each(); i++) {
            for (List<MetBattle> kind : kinds) {
                if (i < kind.size()) {
                    chosen.add(kind.get(i));
                }
            }
        }
        return chosen;
    }

    private List<MetBattle> open(List<MetBattle> all, Contact kind) {
        return all.stream()
                .filter(met -> met.battle().contact() == kind && wanted.isWanted(kind))
                .filter(met -> LEAST <= met.held() && met.held() <= MOST)
                .toList();
    }

    private FieldDuels fought(Level better, Level worse, List<MetBattle> battles) {
        double until = System.nanoTime() + minutes * 60e9;
        FieldBattles force = new FieldBattles(List.of(better, worse));
        FieldBattles rivals = new FieldBattles(List.of(worse, better));
        FieldDuels duels = new FieldDuels();
        try (ForkJoinPool threads = new ForkJoinPool(many.threads())) {
            threads.submit(() ->
                            IntStream.range(0, battles.size())
                                    .parallel()
                                    .filter(_ -> System.nanoTime() < until)
                                    .forEach(i -> duel(force, rivals, battles.get(i), i, duels)))
                    .join();
        }
        return duels;
    }

    private void duel(
            FieldBattles force, FieldBattles rivals, MetBattle met, int number, FieldDuels duels) {
        long dice = SplitMix64.of(seed.seed(), number).next();
        boolean asForce = force.fight(met.battle(), dice).held();
        boolean asRivals = !rivals.fight(met.battle(), dice).held();
        synchronized (duels) {
            duels.add(met, asForce, asRivals);
        }
    }
}

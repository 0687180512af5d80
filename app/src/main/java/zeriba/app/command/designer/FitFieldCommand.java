package zeriba.app.command.designer;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import zeriba.ai.level.Levels;
import zeriba.app.command.option.BattlesWanted;
import zeriba.app.command.option.LevelWanted;
import zeriba.app.command.option.ManyGames;
import zeriba.app.command.option.SeedWanted;
import zeriba.app.games.FieldPositions;
import zeriba.app.games.MetBattle;
import zeriba.arena.fit.Fit;
import zeriba.arena.fit.Sighting;
import zeriba.field.Contact;

/** The weights by which it is foretold who holds a field, found from battles fought for it. */
@Command(
        name = "fit-field",
        description = {
            "Fights battles on the field of a file (fairness writes one), a level against itself,",
            "fits the chances that are told of such battles to how they ended, and prints the",
            "table that is loaded (field-chances.tsv)."
        },
        mixinStandardHelpOptions = true)
public final class FitFieldCommand implements Callable<Integer> {

    /** [design] Battles whose quick share lies without these are as good as decided. */
    private static final double LEAST = 0.08;

    private static final double MOST = 0.97;

    @Spec private @Nullable CommandSpec spec;

    @Mixin private BattlesWanted wanted = new BattlesWanted();
    @Mixin private LevelWanted level = new LevelWanted(Levels.USUAL);
    @Mixin private ManyGames many = new ManyGames(300);
    @Mixin private SeedWanted seed = new SeedWanted();

    @Option(
            names = "--ridge",
            paramLabel = "R",
            description = "How strongly weights are drawn to 0, in positions (${DEFAULT-VALUE}).")
    private double ridge = 10;

    @Override
    public Integer call() throws IOException {
        CommandSpec own = Objects.requireNonNull(spec);
        many.require();
        if (!(ridge > 0)) {
            throw new ParameterException(own.commandLine(), "--ridge must be more than 0.");
        }
        List<MetBattle> all = wanted.all();
        List<Contact> kinds =
                Arrays.stream(Contact.values())
                        .filter(wanted::isWanted)
                        .filter(kind -> all.stream().anyMatch(met -> isOf(met, kind)))
                        .toList();
        if (kinds.isEmpty()) {
            throw new ParameterException(own.commandLine(), "There are no battles to fit by.");
        }
        PrintWriter out = own.commandLine().getOut();
        List<Sighting> sightings = head(out, all, kinds);
        Fit.lines(FieldPositions.features(all.getFirst().battle()), sightings, ridge)
                .forEach(out::println);
        out.flush();
        return 0;
    }

    /** Writes from what the table is found, and answers the positions. */
    private List<Sighting> head(PrintWriter out, List<MetBattle> all, List<Contact> kinds) {
        out.println("# What each feature of a battle on the field says about who holds it in the");
        out.println("# end; by regression. Kinds are stances.");
        out.printf(
                "# [design] Positions of battles of a level against itself, found by%n"
                        + "#   ./zeriba fit-field %s --level %s --games %d --seed %d --ridge %s%n",
                wanted.file().getFileName(), level.level().name(), many.each(), seed.seed(), ridge);
        List<Sighting> sightings = new ArrayList<>();
        for (Contact kind : kinds) {
            List<Sighting> own = positions(open(all, kind));
            sightings.addAll(own);
            out.printf("# (%s: %d positions)%n", kind.word(), own.size());
            out.flush();
        }
        out.println("# kind\ttarget\tfeature\tweight");
        return sightings;
    }

    private List<Sighting> positions(List<MetBattle> battles) {
        FieldPositions positions = new FieldPositions(level.level(), seed.seed());
        try (ForkJoinPool threads = new ForkJoinPool(many.threads())) {
            return threads.submit(() -> positions.of(battles, many.each())).join();
        }
    }

    private static boolean isOf(MetBattle met, Contact kind) {
        return met.battle().contact() == kind;
    }

    /** Those of a kind that are not as good as decided; all, where there is none. */
    private static List<MetBattle> open(List<MetBattle> all, Contact kind) {
        List<MetBattle> own = all.stream().filter(met -> isOf(met, kind)).toList();
        List<MetBattle> open =
                own.stream().filter(met -> LEAST <= met.held() && met.held() <= MOST).toList();
        return open.isEmpty() ? own : open;
    }
}

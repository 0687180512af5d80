package zeriba.app.command.designer;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import zeriba.app.command.option.BattlesWanted;
import zeriba.app.command.option.SeedWanted;
import zeriba.app.games.Doctrine;
import zeriba.app.games.FieldBattles;
import zeriba.app.games.MetBattle;
import zeriba.engine.dice.SplitMix64;
import zeriba.field.Contact;

/** Doctrines of battles on the field, each against each. */
@Command(
        name = "doctrines",
        description = {
            "Plays the doctrines of both sides against each other in battles of a file (fairness",
            "writes one) that are open, by their quick share: tables of Markdown, by kind."
        },
        mixinStandardHelpOptions = true)
public final class DoctrinesCommand implements Callable<Integer> {

    /** [design] A battle is open whose quick share lies within these. */
    private static final double LEAST = 0.35;

    private static final double MOST = 0.65;

    @Spec private @Nullable CommandSpec spec;

    @Mixin private BattlesWanted wanted = new BattlesWanted();
    @Mixin private SeedWanted seed = new SeedWanted();

    @Option(
            names = "--each",
            paramLabel = "N",
            description = "So many battles of a pair of doctrines (${DEFAULT-VALUE}).")
    private int each = 40;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        List<MetBattle> open = open();
        for (Contact contact : Contact.values()) {
            List<MetBattle> battles =
                    open.stream().filter(met -> met.battle().contact() == contact).toList();
            if (wanted.isWanted(contact) && !battles.isEmpty()) {
                table(contact, battles).forEach(out::println);
                out.flush();
            }
        }
        return 0;
    }

    private List<MetBattle> open() throws IOException {
        return wanted.all().stream()
                .filter(met -> LEAST <= met.held() && met.held() <= MOST)
                .toList();
    }

    private List<String> table(Contact contact, List<MetBattle> battles) {
        List<List<String>> doctrines = Doctrine.of(battles.getFirst().battle());
        List<String> theirs = doctrines.getLast();
        List<String> lines = new ArrayList<>();
        lines.add("");
        lines.add(
                String.format(
                        Locale.ROOT,
                        "%s, %d battles, quickly held %.0f %%:",
                        contact.word(),
                        battles.size(),
                        100 * battles.stream().mapToDouble(MetBattle::held).average().orElse(0)));
        lines.add("");
        lines.add("| held % | " + String.join(" | ", theirs) + " |");
        lines.add("| --- ".repeat(theirs.size() + 1) + "|");
        for (String ours : doctrines.getFirst()) {
            StringBuilder line = new StringBuilder("| " + ours + " |");
            for (String against : theirs) {
                line.append(
                        String.format(Locale.ROOT, " %.0f |", 100 * held(battles, ours, against)));
            }
            lines.add(line.toString());
        }
        return lines;
    }

    private double held(List<MetBattle> battles, String ours, String theirs) {
        FieldBattles both = new FieldBattles(List.of(new Doctrine(ours), new Doctrine(theirs)));
        long held =
                IntStream.range(0, each)
                        .parallel()
                        .filter(i ->
                                both.fight(
                                                battles.get(i % battles.size()).battle(),
                                                SplitMix64.of(seed.seed(), i).next())
                                        .held())
                        .count();
        return (double) held / each;
    }
}

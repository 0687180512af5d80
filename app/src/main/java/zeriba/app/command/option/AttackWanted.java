package zeriba.app.command.option;

import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;
import zeriba.app.attack.Attack;
import zeriba.app.games.Games;
import zeriba.app.load.ServerBench;
import zeriba.app.load.ServerProcess;
import zeriba.app.load.UnderAttack;
import zeriba.arena.Bench;
import zeriba.server.settings.Setting;

/** By what a server is attacked while honest players play. */
public final class AttackWanted {

    private static final int MINUTE_SECONDS = 60;

    @Option(
            names = "--under-attack",
            description = {
                "Honest players (at --rate 200 if none is named) on a server with its usual",
                "limits, while each attack runs for --seconds, by a process held to half a",
                "core; then compares every record with what was answered. For Linux."
            })
    private boolean underAttack = false;

    @Option(
            names = "--attack",
            split = ",",
            paramLabel = "NAME",
            description = "With --under-attack: these alone.")
    private List<String> names = new ArrayList<>();

    @Option(
            names = "--minutes",
            paramLabel = "M",
            description = "With --under-attack: all at once, so long, told minute by minute.")
    private int minutes = 0;

    /** Processor time of the server until the last bout. */
    private long used = 0;

    /** Whether the server is to be attacked while it is measured. */
    public boolean isWanted() {
        return underAttack;
    }

    /** Whether an attack is unknown, or is said how to go without being wanted. */
    public boolean isMisused() {
        return minutes < 0
                || names.stream().anyMatch(name -> Attack.named(name).isEmpty())
                || (!underAttack && (minutes > 0 || !names.isEmpty()));
    }

    private List<Attack> attacks() {
        return names.isEmpty()
                ? List.copyOf(EnumSet.allOf(Attack.class))
                : names.stream().flatMap(name -> Attack.named(name).stream()).toList();
    }

    /** First nobody attacks, to see what the machine does by itself. */
    private List<List<Attack>> bouts() {
        List<List<Attack>> bouts = new ArrayList<>();
        bouts.add(List.of());
        if (minutes > 0) {
            bouts.addAll(Collections.nCopies(minutes, attacks()));
        } else {
            attacks().forEach(attack -> bouts.add(List.of(attack)));
        }
        return bouts;
    }

    /**
     * Starts a server, has it attacked, and prints what came of it.
     *
     * @throws IOException where a record is not whole
     */
    public void bench(Path folder, List<String> arguments, UnderAttack.Plan asked, PrintWriter out)
            throws IOException {
        int seconds = minutes > 0 ? MINUTE_SECONDS : asked.seconds();
        UnderAttack.Plan plan =
                new UnderAttack.Plan(asked.tables(), asked.choicesPerSecond(), seconds);
        try (ServerProcess server =
                ServerProcess.start(
                        List.of(),
                        folder.resolve("errors"),
                        arguments,
                        Map.of(Setting.LIMITS.variable(), Setting.LIMITS.preset()))) {
            UnderAttack bench =
                    new UnderAttack(
                            Games.all().getFirst(),
                            server.port(),
                            plan,
                            folder.resolve("errors-of-attackers"));
            used = server.cpuMillis().orElse(0);
            UnderAttack.Verdict verdict = bench.run(bouts(), bout -> tell(bout, server, out));
            tell(verdict, out);
        }
    }

    private void tell(UnderAttack.Bout bout, ServerProcess server, PrintWriter out) {
        ServerBench.Outcome honest = bout.honest();
        out.println(
                switch (bout.attacks().size()) {
                    case 0 -> "nobody attacks";
                    case 1 -> bout.attacks().getFirst().word();
                    default -> "all at once";
                });
        line(out, "  honest choices answered", (double) honest.choices(), "choices");
        line(out, "  honest choices refused", (double) honest.refused(), "choices");
        honest.refusals().forEach((why, times) -> out.println("    " + times + " times: " + why));
        line(out, "  answered within, 50 of 100", honest.percentile(50), "ms");
        line(out, "  answered within, 95 of 100", honest.percentile(95), "ms");
        line(out, "  answered within, 99 of 100", honest.percentile(99), "ms");
        line(out, "  attackers' processor time", bout.share() * 100, "%");
        long now = server.cpuMillis().orElse(0);
        line(out, "  server's processor time", (now - used) / 1_000.0, "s");
        used = now;
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        line(out, "  load of the machine", load, "processes");
        server.residentKilobytes()
                .ifPresent(kilobytes -> line(out, "  memory", kilobytes / 1_024.0, "MiB"));
        attacked(bout.answers()).forEach((attack, all) -> out.println("  " + attack + ": " + all));
        out.flush();
    }

    /** By attack, how often each answer came. */
    private static Map<String, String> attacked(Map<String, Long> answers) {
        return answers.entrySet().stream()
                .collect(
                        Collectors.groupingBy(
                                one -> one.getKey().substring(0, one.getKey().indexOf(' ')),
                                TreeMap::new,
                                Collectors.mapping(
                                        AttackWanted::counted, Collectors.joining(", "))));
    }

    private static String counted(Map.Entry<String, Long> one) {
        String answer = one.getKey().substring(one.getKey().indexOf(' ') + 1);
        return String.format(Locale.ROOT, "%s %,d times", answer, one.getValue());
    }

    private static void tell(UnderAttack.Verdict verdict, PrintWriter out) throws IOException {
        line(out, "records compared", verdict.games(), "games");
        line(out, "records that are not whole", verdict.faults().size(), "games");
        out.flush();
        if (!verdict.faults().isEmpty()) {
            throw new IOException(String.join(System.lineSeparator(), verdict.faults()));
        }
    }

    private static void line(PrintWriter out, String what, double value, String unit) {
        out.println(new Bench.Figure(what, value, unit).line());
    }
}

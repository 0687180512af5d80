package zeriba.app.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import zeriba.app.attack.Attack;
import zeriba.app.attack.Attackers;

/** Attackers in a process of their own, of the same program as this one. */
final class AttackersProcess implements AutoCloseable {

    /** Compiled only once, so that as little as may be of their share goes into compiling. */
    private static final List<String> FRUGAL =
            List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx512m");

    /**
     * What came of it.
     *
     * @param answers how often each attack was answered so, by its name and the answer
     * @param share of a core that was used
     */
    record Report(Map<String, Long> answers, double share) {

        Report {
            answers = Map.copyOf(answers);
        }
    }

    private final Process process;
    private final BufferedReader said;

    private AttackersProcess(Process process) {
        this.process = process;
        this.said = process.inputReader(StandardCharsets.UTF_8);
    }

    /**
     * Starts these attacks, all at once, and waits until they have begun.
     *
     * @param errors where their errors go, added to what is there
     * @throws IOException where they do not begin
     */
    static AttackersProcess start(int port, List<Attack> attacks, double share, Path errors)
            throws IOException {
        List<String> words =
                List.of(
                        "attack",
                        "--port",
                        String.valueOf(port),
                        "--share",
                        String.valueOf(share),
                        "--attack",
                        attacks.stream().map(Attack::word).collect(Collectors.joining(",")));
        Process process =
                new ProcessBuilder(Build.running().command(FRUGAL, words))
                        .redirectError(ProcessBuilder.Redirect.appendTo(errors.toFile()))
                        .start();
        AttackersProcess attackers = new AttackersProcess(process);
        if (!Attackers.BEGUN.equals(attackers.said.readLine())) {
            attackers.close();
            throw new IOException("the attackers have not begun; " + errors + " says why");
        }
        return attackers;
    }

    /** Ends them. */
    Report end() throws IOException {
        process.getOutputStream().close();
        Map<String, Long> answers = new TreeMap<>();
        double share = Double.NaN;
        for (String line : said.lines().toList()) {
            int at = line.lastIndexOf(' ');
            if (line.startsWith(Attackers.SHARE)) {
                share = Double.parseDouble(line.substring(at + 1));
            } else {
                answers.put(line.substring(0, at), Long.valueOf(line.substring(at + 1)));
            }
        }
        return new Report(answers, share);
    }

    /** They end by themselves too when this process does: their input is then at its end. */
    @Override
    public void close() {
        process.destroyForcibly();
    }
}

package zeriba.app.command.operator;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import zeriba.app.attack.Attack;
import zeriba.app.attack.Attackers;

/**
 * Attacks a server of this machine until its input ends: the other half of {@code bench server
 * --under-attack}, in a process of its own. It knows no other machine.
 */
@Command(name = "attack", description = "Attacks a server of this machine.", hidden = true)
public final class AttackCommand implements Callable<Integer> {

    @Spec private @Nullable CommandSpec spec;

    @Option(names = "--port", required = true, paramLabel = "N", description = "Where it listens.")
    private int port;

    @Option(
            names = "--attack",
            required = true,
            split = ",",
            paramLabel = "NAME",
            description = "Which ones, all at once.")
    private List<String> names = new ArrayList<>();

    @Option(
            names = "--share",
            paramLabel = "S",
            description = "Of a core that this process may use (${DEFAULT-VALUE}).")
    private double share = 0.5;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        try (Attackers attackers = Attackers.begin(port, attacks(), share)) {
            out.println(Attackers.BEGUN);
            out.flush();
            while (System.in.read() >= 0) {
                // until whoever has started this ends it, or itself
            }
            attackers.answers().forEach((what, many) -> out.println(what + " " + many));
            out.println(Attackers.SHARE + attackers.share());
            out.flush();
        }
        return 0;
    }

    private List<Attack> attacks() {
        return names.stream().map(this::attack).toList();
    }

    private Attack attack(String name) {
        return Attack.named(name)
                .orElseThrow(() ->
                        new ParameterException(
                                Objects.requireNonNull(spec).commandLine(),
                                "There is no attack '%s'.".formatted(name)));
    }
}

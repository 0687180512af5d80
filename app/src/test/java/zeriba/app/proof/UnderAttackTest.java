package zeriba.app.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import zeriba.app.attack.Attack;
import zeriba.app.games.Games;
import zeriba.app.load.ServerProcess;
import zeriba.app.load.UnderAttack;
import zeriba.server.settings.Setting;

/** Honest players on a server with its usual limits, while others attack it. */
@Tag("extended")
@Timeout(300)
@EnabledOnOs(OS.LINUX)
class UnderAttackTest {

    /** Attacks end sooner once all was refused that is to be. */
    private static final int MOST_BOUTS = 30;

    private static final List<Attack> ATTACKS =
            List.of(
                    Attack.METHODS,
                    Attack.TABLES,
                    Attack.FORGED,
                    Attack.CHAT,
                    Attack.HOSTS,
                    Attack.SLOW_BODIES,
                    Attack.SLOW_READERS);

    private static final Set<String> REFUSED =
            Set.of(
                    "methods 501",
                    "tables 429",
                    "forged 429",
                    "hosts 421",
                    "slow-bodies open",
                    "slow-readers open");

    private final Set<String> seen = new TreeSet<>();
    private long choices = 0;
    private long refused = 0;

    @TempDir private static Path folder = Path.of("");

    @Test
    void attacksAreRefusedAndEveryHonestEntryIsKeptOnceAndInOrder() throws Exception {
        try (ServerProcess server =
                ServerProcess.start(
                        KillsTest.SHORT_LIVED,
                        folder.resolve("errors"),
                        List.of("--data", folder.resolve("data").toString()),
                        Map.of(Setting.LIMITS.variable(), Setting.LIMITS.preset()))) {
            UnderAttack bench =
                    new UnderAttack(
                            Games.all().getFirst(),
                            server.port(),
                            new UnderAttack.Plan(12, 12, 1),
                            folder.resolve("errors-of-attackers"));
            UnderAttack.Verdict verdict = bench.run(this::untilRefused, this::see);
            assertThat(seen).containsAll(REFUSED);
            assertThat(verdict.faults()).isEmpty();
            assertThat(verdict.games()).isGreaterThanOrEqualTo(12);
            assertThat(choices).isPositive();
            assertThat(refused).isZero();
            assertThat(Files.readString(folder.resolve("errors"))).doesNotContain("\"ERROR\"");
        }
    }

    private void see(UnderAttack.Bout bout) {
        seen.addAll(bout.answers().keySet());
        choices += bout.honest().choices();
        refused += bout.honest().refused();
    }

    /** How much is attacked in a second depends on the machine. */
    private Iterator<List<Attack>> untilRefused() {
        return Stream.generate(() -> ATTACKS)
                .limit(MOST_BOUTS)
                .takeWhile(_ -> choices == 0 || !seen.containsAll(REFUSED))
                .iterator();
    }
}

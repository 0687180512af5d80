package zeriba.app.load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import zeriba.app.attack.Attack;
import zeriba.engine.Game;

/**
 * Honest players at a server that is attacked: how long their choices wait for an answer, and
 * whether every answer is in the records, once and in order.
 *
 * <p>All ask from this machine, but from different addresses of it, which to the server are
 * different networks: ten tables share one, as a household or a school might, and each attack has
 * one of its own.
 */
public final class UnderAttack {

    /** Choices a second, of all players together, where nobody says how many. */
    public static final int RATE = 200;

    private static final int TABLES_OF_ONE = 10;
    private static final int ADDRESSES = 250;
    private static final String FROM = "127.0.1.";
    private static final double SHARE = 0.5;
    private static final int SCRIPTS = 64;
    private static final int MOST_WARM_SECONDS = 10;

    /**
     * What honest players do.
     *
     * @param tables how many, of whom ten share an address
     * @param choicesPerSecond of all tables together
     * @param seconds of each bout
     */
    public record Plan(int tables, int choicesPerSecond, int seconds) {}

    /**
     * How long one attack lasted, or all at once, and what came of it.
     *
     * @param attacks none: what is measured is what others do to the machine
     * @param honest what players had of it
     * @param answers what the attackers had of it, by attack and answer
     * @param share of a core that they used
     */
    public record Bout(
            List<Attack> attacks,
            ServerBench.Outcome honest,
            Map<String, Long> answers,
            double share) {

        public Bout {
            attacks = List.copyOf(attacks);
            answers = Map.copyOf(answers);
        }
    }

    /**
     * What the records say in the end.
     *
     * @param games so many were compared with the answers that were had
     * @param faults what is wrong, one for a game
     */
    public record Verdict(int games, List<String> faults) {

        public Verdict {
            faults = List.copyOf(faults);
        }
    }

    private final Game<?, ?> game;
    private final int port;
    private final Plan plan;
    private final Path errors;
    private final ServerBench.Counts counts = new ServerBench.Counts();
    private final AtomicInteger compared = new AtomicInteger();
    private final ConcurrentLinkedQueue<String> faults = new ConcurrentLinkedQueue<>();

    /**
     * Players of the server on {@code port} of this machine.
     *
     * @param errors where the errors of attackers go
     */
    public UnderAttack(Game<?, ?> game, int port, Plan plan, Path errors) {
        this.game = game;
        this.port = port;
        this.plan = plan;
        this.errors = errors;
    }

    /**
     * Seats the players, has them play while each of {@code bouts} lasts, and compares every
     * record.
     *
     * @param told of each bout when it is over
     * @throws IOException where players find no seat, or attackers do not begin
     */
    public Verdict run(Iterable<List<Attack>> bouts, Consumer<Bout> told) throws IOException {
        ExecutorService threads =
                Executors.newCachedThreadPool(Thread.ofPlatform().daemon().factory());
        try {
            List<Player> players = players(threads);
            seated(players);
            long interval = TimeUnit.SECONDS.toNanos(plan.tables()) / plan.choicesPerSecond();
            players.forEach(player -> player.begin(interval));
            sleep(Math.min(plan.seconds(), MOST_WARM_SECONDS));
            for (List<Attack> attacks : bouts) {
                told.accept(bout(attacks));
            }
            for (Player player : players) {
                compare(player.rest().join()).join();
            }
            players.forEach(Player::end);
            return new Verdict(compared.get(), List.copyOf(faults));
        } finally {
            threads.shutdownNow();
        }
    }

    private List<Player> players(ExecutorService threads) {
        List<Script> scripts = new ArrayList<>();
        for (int seed = 1; seed <= Math.min(SCRIPTS, plan.tables()); seed++) {
            scripts.add(Script.of(game, seed));
        }
        List<HttpClient> clients = new ArrayList<>();
        for (int i = 0; i < Math.ceilDiv(plan.tables(), TABLES_OF_ONE); i++) {
            InetAddress from = InetAddress.ofLiteral(FROM + (1 + i % ADDRESSES));
            // never closed: that would wait for sockets which are being opened just now
            clients.add(HttpClient.newBuilder().localAddress(from).executor(threads).build());
        }
        List<Player> players = new ArrayList<>();
        for (int i = 0; i < plan.tables(); i++) {
            players.add(
                    new Player(
                            clients.get(i / TABLES_OF_ONE),
                            () -> port,
                            game.about().id(),
                            scripts.get(i % scripts.size()),
                            counts,
                            played -> {
                                var _ = compare(played);
                            }));
        }
        return players;
    }

    private static void seated(List<Player> players) throws IOException {
        try {
            for (Player player : players) {
                player.sit().join();
            }
        } catch (CompletionException e) {
            throw new IOException(
                    "honest players find no seats (this wants a system on which all of"
                            + " 127.0.0.0/8 is this machine, as Linux): "
                            + e.getCause(),
                    e);
        }
    }

    private CompletableFuture<?> compare(Played played) {
        return played.fault(game, port)
                .thenAccept(fault -> {
                    fault.ifPresent(faults::add);
                    compared.incrementAndGet();
                });
    }

    private Bout bout(List<Attack> attacks) throws IOException {
        if (attacks.isEmpty()) {
            return new Bout(attacks, honest(), Map.of(), 0);
        }
        try (AttackersProcess attackers = AttackersProcess.start(port, attacks, SHARE, errors)) {
            ServerBench.Outcome honest = honest();
            AttackersProcess.Report report = attackers.end();
            return new Bout(attacks, honest, report.answers(), report.share());
        }
    }

    private ServerBench.Outcome honest() {
        counts.reset();
        long begun = System.nanoTime();
        sleep(plan.seconds());
        return counts.outcome((System.nanoTime() - begun) / 1e9, Double.NaN);
    }

    private static void sleep(long seconds) {
        try {
            TimeUnit.SECONDS.sleep(seconds);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}

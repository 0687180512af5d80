package zeriba.app.attack;

import java.io.IOException;
import java.net.InetAddress;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

/**
 * Attacks on a server of this machine, all at once, each from an address of its own, by a process
 * that uses no more than a share of a core.
 */
public final class Attackers implements AutoCloseable {

    /** What is said when they have begun. */
    public static final String BEGUN = "attacking";

    /** What stands before the share of a core that they have used. */
    public static final String SHARE = "share ";

    /** The first of the addresses that attacks come from; honest players have others. */
    private static final String FROM = "127.0.66.";

    private static final String CUT = "cut";
    private static final long REST_MILLIS = 20;

    private final Throttle throttle;
    private final Map<String, LongAdder> answers = new ConcurrentHashMap<>();
    private volatile boolean ended = false;

    private Attackers(double share) {
        this.throttle = new Throttle(share);
    }

    /**
     * Begins these attacks on the server at {@code port}, each from its own address also in another
     * process after this one: what is left of an attack's ration is no other's.
     */
    public static Attackers begin(int port, List<Attack> attacks, double share) {
        Attackers attackers = new Attackers(share);
        List<Attack> all = List.of(Attack.values());
        for (Attack attack : attacks) {
            InetAddress from = InetAddress.ofLiteral(FROM + (1 + all.indexOf(attack)));
            Ground ground = new Ground(port, from);
            for (int i = 0; i < attack.atOnce(); i++) {
                Thread.ofVirtual().start(() -> attackers.attack(attack, ground));
            }
        }
        return attackers;
    }

    private void attack(Attack attack, Ground ground) {
        Strike strike = attack.begin(ground);
        try {
            while (!ended) {
                throttle.await();
                count(attack, answer(strike));
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** Who was cut off comes back after a moment. */
    private static String answer(Strike strike) throws InterruptedException {
        try {
            return strike.again();
        } catch (IOException _) {
            TimeUnit.MILLISECONDS.sleep(REST_MILLIS);
            return CUT;
        }
    }

    private void count(Attack attack, String answer) {
        answers.computeIfAbsent(attack.word() + " " + answer, _ -> new LongAdder()).increment();
    }

    /** How often each attack was answered so, by its name and the answer. */
    public Map<String, Long> answers() {
        Map<String, Long> counted = new TreeMap<>();
        answers.forEach((what, many) -> counted.put(what, many.sum()));
        return counted;
    }

    /** The share of a core that was used. */
    public double share() {
        return throttle.measured();
    }

    @Override
    public void close() {
        ended = true;
    }
}

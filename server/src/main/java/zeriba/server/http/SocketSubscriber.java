package zeriba.server.http;

import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.server.cluster.Voice;
import zeriba.server.computer.ComputerScheduler;
import zeriba.server.database.Shards;
import zeriba.server.rpc.Rpc;
import zeriba.server.seat.Principal;
import zeriba.server.table.Table;
import zeriba.server.table.TableSnapshot;
import zeriba.server.view.ChoiceView;
import zeriba.server.view.View;
import zeriba.server.view.Views;

/**
 * The subscriber behind one open socket at a table: tells its browser of every change, with all
 * that happened since it was last told. A slow one is told less often, never less.
 */
final class SocketSubscriber<S, A> implements Watcher, Runnable {

    private static final Logger LOG = LoggerFactory.getLogger(SocketSubscriber.class);

    /** The statuses with which a line ends (RFC 6455, section 7.4.1, and its registry). */
    static final int NORMAL = 1000;

    static final int RESTART = 1012;
    private static final long NONE = -1;
    private static final long LOOK_SECONDS = 30;

    private final Table<S, A> table;
    private final Supplier<Principal> who;
    private final Principal asker;
    private final Voice voice;
    private final Wanted wanted;
    private final ComputerScheduler thinkers;
    private final Semaphore due = new Semaphore(1);
    private final Runnable listener = due::release;
    private volatile boolean ended = false;
    private volatile int status = NORMAL;
    private volatile long restartMillis = NONE;
    private int told;
    private long version = -1;

    /**
     * What a page wants to hear.
     *
     * @param after the last entry that it knows of
     * @param with what views shall carry where it chooses, of {@link ChoiceView#PARTS}
     */
    record Wanted(int after, List<String> with, ChoiceView choosing) {
        Wanted {
            with = List.copyOf(with);
        }
    }

    /** The server restarts in so many milliseconds. */
    record Restart(long millis) {}

    SocketSubscriber(
            Table<S, A> table,
            Supplier<Principal> who,
            Voice voice,
            Wanted wanted,
            ComputerScheduler thinkers) {
        this.table = table;
        this.who = who;
        this.asker = who.get();
        this.voice = voice;
        this.wanted = wanted;
        this.told = wanted.after();
        this.thinkers = thinkers;
    }

    @Override
    public void start() {
        table.come(asker, listener);
        Thread.ofVirtual().name("watcher-" + table.id()).start(this);
    }

    @Override
    public Principal asker() {
        return asker;
    }

    @Override
    public boolean isOf(Principal other, String id) {
        return !ended && asker.equals(other) && table.id().equals(id);
    }

    @Override
    public boolean isAt(int shard) {
        return Shards.of(table.id()) == shard;
    }

    @Override
    public void end() {
        ended = true;
        due.release();
    }

    @Override
    public void announceRestart(long millis) {
        restartMillis = millis;
        due.release();
    }

    @Override
    public void endForRestart() {
        status = RESTART;
        end();
    }

    @Override
    public void run() {
        try {
            while (!ended && !table.isClosed()) {
                if (due.tryAcquire(LOOK_SECONDS, TimeUnit.SECONDS)) {
                    due.drainPermits();
                    announce();
                    tell();
                }
                table.look();
                thinkers.consider(table);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException e) {
            LOG.debug("a socket at table {} broke: {}", table.id(), e.toString());
        } finally {
            table.leave(asker, listener);
            voice.end(status, status == RESTART ? "the server restarts" : "");
        }
    }

    private void announce() throws InterruptedException {
        long millis = restartMillis;
        if (millis != NONE && !ended) {
            restartMillis = NONE;
            voice.say(Rpc.notification("restart", new Restart(millis)));
        }
    }

    private void tell() throws InterruptedException {
        TableSnapshot<S, A> scene = table.scene();
        if (!who.get().equals(asker)) {
            // signed in or out since: the page comes back as whom it is now
            ended = true;
        }
        if (ended || table.isClosed() || scene.version() == version) {
            return;
        }
        int last = scene.journal().last();
        View view = Views.forPage(table, scene, asker, Math.min(told, last));
        view = wanted.choosing().with(view, table, scene, asker, wanted.with());
        voice.say(Rpc.notification("changed", view));
        version = scene.version();
        told = last;
    }
}

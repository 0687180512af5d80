package zeriba.server.http;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.server.cluster.Looking;
import zeriba.server.cluster.Routing;
import zeriba.server.cluster.Voice;
import zeriba.server.cluster.Watch;
import zeriba.server.database.Shards;
import zeriba.server.refusal.Refusal;
import zeriba.server.rpc.Rpc;
import zeriba.server.seat.Principal;

/**
 * The subscriber behind one open socket at a table that another server owns: passes on what that
 * one tells. When the table moves, or its owner is lost, the page comes back and is led to the
 * next.
 */
final class RemoteSubscriber implements Watcher {

    private static final Logger LOG = LoggerFactory.getLogger(RemoteSubscriber.class);
    private static final Watch OVER = () -> {};

    private final Routing routing;
    private final Looking looking;
    private final Supplier<Principal> who;
    private final Voice voice;
    private final AtomicReference<Optional<Watch>> watch = new AtomicReference<>(Optional.empty());

    RemoteSubscriber(Routing routing, Looking looking, Supplier<Principal> who, Voice voice) {
        this.routing = routing;
        this.looking = looking;
        this.who = who;
        this.voice = voice;
    }

    @Override
    public void start() {
        inTheBackground(this::look);
    }

    private void inTheBackground(Runnable work) {
        Thread.ofVirtual().name("watcher-" + looking.table()).start(work);
    }

    private void look() {
        try {
            Watch begun = routing.look(looking, new Line());
            if (!watch.compareAndSet(Optional.empty(), Optional.of(begun))) {
                // over before it began
                begun.end();
            }
        } catch (Refusal refusal) {
            LOG.debug("a socket at table {}: {}", looking.table(), refusal.reason());
            endForRestart();
        } catch (RuntimeException e) {
            LOG.warn("a socket at table {} broke: {}", looking.table(), e.toString());
            endForRestart();
        }
    }

    @Override
    public Principal asker() {
        return looking.asker();
    }

    @Override
    public boolean isOf(Principal other, String table) {
        return looking.asker().equals(other) && looking.table().equals(table);
    }

    @Override
    public boolean isAt(int shard) {
        return Shards.of(looking.table()) == shard;
    }

    private void over() {
        watch.getAndSet(Optional.of(OVER)).ifPresent(Watch::end);
    }

    @Override
    public void end() {
        over();
        voice.end(SocketSubscriber.NORMAL, "");
    }

    @Override
    public void announceRestart(long millis) {
        inTheBackground(() -> {
            try {
                voice.say(Rpc.notification("restart", new SocketSubscriber.Restart(millis)));
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        });
    }

    @Override
    public void endForRestart() {
        over();
        voice.end(SocketSubscriber.RESTART, "the server restarts");
    }

    /** What the owner speaks into. */
    private final class Line implements Voice {

        @Override
        public void say(String message) throws InterruptedException {
            if (who.get().equals(looking.asker())) {
                voice.say(message);
            } else {
                // signed in or out since: the page comes back as whom it is now
                RemoteSubscriber.this.end();
            }
        }

        @Override
        public void end(int status, String reason) {
            over();
            voice.end(status, reason);
        }
    }
}

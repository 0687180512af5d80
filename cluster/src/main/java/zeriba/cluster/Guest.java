package zeriba.cluster;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.typed.ActorRef;
import zeriba.server.cluster.Voice;
import zeriba.server.cluster.Watch;

/** Somebody at another server who looks at a table of this one. */
final class Guest implements Voice {

    /** [design] So many messages may be on their way to one who looks. */
    static final int WINDOW = 16;

    /** [design] Whoever takes none for so long is told nothing more, as on a socket. */
    private static final long LONGEST_SECONDS = 30;

    private final Key key;
    private final Desk desk;
    private final Route way;
    private final Semaphore room = new Semaphore(WINDOW);
    private volatile Watch watch = () -> {};
    private volatile boolean isGone = false;

    /** Which: the desk of its server, and its number there. */
    record Key(ActorRef<Message> from, long id) {}

    /**
     * @param way to its server, the same for all that it is told
     */
    Guest(Key key, Desk desk, Route way) {
        this.key = key;
        this.desk = desk;
        this.way = way;
    }

    /** What tells it of changes; ended at once where it has gone meanwhile. */
    void watch(Watch telling) {
        watch = telling;
        if (isGone) {
            telling.end();
        }
    }

    /** It has taken so many messages. */
    void taken(int many) {
        room.release(many);
    }

    /** It looks no more. */
    void leave() {
        isGone = true;
        watch.end();
    }

    @Override
    public void say(String message) throws InterruptedException {
        if (isGone || !room.tryAcquire(LONGEST_SECONDS, TimeUnit.SECONDS)) {
            leave();
            return;
        }
        way.send(new Message.News(key.id(), message));
    }

    @Override
    public void end(int status, String reason) {
        desk.forget(key);
        way.send(new Message.End(key.id(), status, reason));
    }
}

package zeriba.cluster;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.apache.pekko.actor.typed.ActorRef;
import zeriba.server.cluster.Voice;

/** Somebody here who looks at a table of another server: passes on what that one tells. */
final class Looker implements Runnable {

    /**
     * [design] So many messages are acknowledged together; some more are on their way meanwhile.
     */
    private static final int TOGETHER = 3 * Guest.WINDOW / 4;

    private final ActorRef<Message> self;
    private final ActorRef<Message> owner;
    private final Route way;
    private final int shard;
    private final long id;
    private final Voice voice;
    private final BlockingQueue<Message> heard = new LinkedBlockingQueue<>();

    /**
     * @param way to the owner
     */
    Looker(
            ActorRef<Message> self,
            ActorRef<Message> owner,
            Route way,
            int shard,
            long id,
            Voice voice) {
        this.self = self;
        this.owner = owner;
        this.way = way;
        this.shard = shard;
        this.id = id;
        this.voice = voice;
    }

    ActorRef<Message> owner() {
        return owner;
    }

    /** The shard of the table. */
    int shard() {
        return shard;
    }

    /** Passes a message on when those before it have gone. */
    void hear(Message message) {
        heard.add(message);
    }

    @Override
    public void run() {
        int taken = 0;
        try {
            while (true) {
                switch (heard.take()) {
                    case Message.News(_, String text) -> voice.say(text);
                    case Message.End(_, int status, String reason) -> {
                        voice.end(status, reason);
                        return;
                    }
                    // whoever looked does so no more
                    default -> {
                        return;
                    }
                }
                taken++;
                if (taken == TOGETHER) {
                    way.send(new Message.Taken(self, id, taken));
                    taken = 0;
                }
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}

package zeriba.cluster;

import com.typesafe.config.Config;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.pekko.actor.typed.ActorRef;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.engine.text.Value;
import zeriba.server.cluster.ClusterException;
import zeriba.server.cluster.Looking;
import zeriba.server.cluster.Owner;
import zeriba.server.cluster.Question;
import zeriba.server.cluster.Routing;
import zeriba.server.cluster.Voice;
import zeriba.server.cluster.Watch;
import zeriba.server.database.Shards;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;
import zeriba.server.refusal.Refusal;

/**
 * The membership of a server in its cluster. Members find each other by leases in the database. Who
 * was put out, because it was stopped or cut off for a while, comes back as a new member.
 */
final class Membership implements Routing {

    private static final Logger LOG = LoggerFactory.getLogger(Membership.class);

    private static final Duration LONGEST_JOIN = Duration.ofSeconds(60);
    private static final Duration LONGEST_LEAVE = Duration.ofSeconds(15);

    /** [design] So long a question waits for a table that is moving. */
    private static final Duration LONGEST_MOVE = Duration.ofSeconds(15);

    private static final long AGAIN_MILLIS = 400;

    /** [design] So often it is asked whether somebody comes, goes or is missed. */
    private static final long LOOK_MILLIS = 200;

    /** [design] In so many looks it is asked who owns what nobody is known to own. */
    private static final long LOCATING_LOOKS = 2;

    private static final long BEAT_MILLIS = 2_000;
    private static final long RENEWAL_BEATS = 4;

    /** [design] All shards are asked after in so many beats: each is a message there and back. */
    private static final int ROUND_BEATS = 256;

    /** What may be asked again where the answer was lost. */
    private static final Set<String> ONLY_READ =
            Set.of(
                    "view",
                    "actions",
                    "explain",
                    "odds",
                    "look",
                    "preview",
                    "suggest",
                    "record",
                    "log",
                    "wait",
                    "GET table");

    private final Owner owner;
    private final Config config;

    /** What waits for the database; each with one thread, of several each wakes another as well. */
    private final ScheduledExecutorService beats = alone("cluster-beats");

    /** What waits for nothing. */
    private final ScheduledExecutorService looks = alone("cluster-looks");

    private volatile Member member;
    private volatile boolean isJoined = false;
    private volatile boolean isClosing = false;
    private long beat = 0;
    private long look = 0;

    private Membership(Owner owner, Config config) {
        this.owner = owner;
        this.config = config;
        this.member = Member.start(owner, config);
    }

    /**
     * Joins the others, or begins a cluster where nobody else is.
     *
     * @throws ClusterException where that has not come about in a minute
     */
    static Membership begin(Owner owner, Config config) throws ClusterException {
        Membership membership = new Membership(owner, config);
        membership.lookOn();
        Joining.End end = membership.join();
        while (end == Joining.End.BEGUN_BY_ANOTHER) {
            membership.startAnew();
            end = membership.join();
        }
        if (end != Joining.End.JOINED) {
            membership.close();
            throw new ClusterException(
                    "The other servers of the cluster do not answer within a minute: see that"
                            + " each reaches the others under the address it says in cluster.");
        }
        membership.beatOn();
        return membership;
    }

    private static ScheduledExecutorService alone(String name) {
        return Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().name(name).daemon().factory());
    }

    @SuppressWarnings("FutureReturnValueIgnored") // looks tell of their own faults
    private void lookOn() {
        looks.scheduleWithFixedDelay(
                () -> attempt(this::look), 0, LOOK_MILLIS, TimeUnit.MILLISECONDS);
    }

    @SuppressWarnings("FutureReturnValueIgnored") // beats tell of their own faults
    private void beatOn() {
        isJoined = true;
        beats.scheduleWithFixedDelay(
                () -> attempt(this::beat), 0, BEAT_MILLIS, TimeUnit.MILLISECONDS);
    }

    private void look() {
        member.hasten();
        if (isJoined && look % LOCATING_LOOKS == 0) {
            locateUnknown();
        }
        look++;
    }

    private static void attempt(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException | Error e) {
            LOG.warn("the cluster: {}", e.getMessage());
        }
    }

    private void beat() {
        if (member.ended().toCompletableFuture().isDone()) {
            comeBack();
        }
        Joining.renew(owner.leases(), member.address());
        locateSome();
        member.desk().expire();
        member.offerLines();
        beat++;
        if (beat % RENEWAL_BEATS == 0) {
            locateLost();
            owner.renew();
        }
    }

    /** Whoever was told of no owner, or of a wrong one, is told of the right one in the end. */
    private void locateSome() {
        for (int shard = (int) (beat % ROUND_BEATS); shard < Shards.COUNT; shard += ROUND_BEATS) {
            member.locate(shard);
        }
    }

    /**
     * Every shard is owned by somebody, whether anybody asks for its tables or not: one that is
     * moved is given to nobody before it is asked for.
     */
    private void locateUnknown() {
        for (int shard = 0; shard < Shards.COUNT; shard++) {
            if (!member.desk().isKnown(shard)) {
                member.locate(shard);
            }
        }
    }

    /**
     * A shard whose lease another cluster has taken, as was heard when it was last renewed: by now
     * whoever was put out knows it, and does not take back what others own.
     */
    private void locateLost() {
        for (int shard = 0; shard < Shards.COUNT; shard++) {
            if (member.desk().isOwn(shard) && !owner.fence().isHeld(shard)) {
                member.locate(shard);
            }
        }
    }

    /** Whoever was put out owns nothing any more, and begins anew. */
    private void comeBack() {
        if (isClosing) {
            return;
        }
        LOG.warn("the others have put this server out, after it was not heard of; it comes back");
        startAnew();
        if (join() != Joining.End.JOINED) {
            member.leave(LONGEST_LEAVE);
        }
    }

    /** As another member, which owns nothing: of two clusters that were begun only one goes on. */
    private void startAnew() {
        Member last = member;
        last.leave(LONGEST_LEAVE);
        last.desk().close();
        disownAll();
        member = Member.start(owner, config);
    }

    private void disownAll() {
        for (int shard = 0; shard < Shards.COUNT; shard++) {
            if (owner.fence().isHeld(shard)) {
                owner.fence().release(shard);
                owner.disown(shard);
            }
        }
    }

    /** How it ended to come into the cluster, or to begin it. */
    private Joining.End join() {
        return new Joining(owner.leases(), member, new Until()).join(LONGEST_JOIN);
    }

    /** The time until it is closed. */
    private final class Until implements Joining.Time {

        @Override
        public long nanos() {
            return System.nanoTime();
        }

        @Override
        public boolean rest(Duration time) {
            try {
                TimeUnit.MILLISECONDS.sleep(time.toMillis());
                return !isClosing;
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
                return false;
            }
        }
    }

    @Override
    public boolean isHere(String table) {
        return owner.fence().isHeld(Shards.of(table));
    }

    @Override
    public String ask(Question question) {
        int shard = Shards.of(question.table());
        long end = System.nanoTime() + LONGEST_MOVE.toNanos();
        while (true) {
            Member here = member;
            ActorRef<Message> desk = desk(here, question.table(), end);
            try {
                switch (here.desk().ask(desk, question)) {
                    case Message.Answered(_, String text) -> {
                        return text;
                    }
                    case Message.Refused refused -> {
                        Refusal refusal = refusal(refused);
                        if (refusal.kind() != Refusal.Kind.MOVED) {
                            throw refusal;
                        }
                        here.desk().forget(shard, desk);
                    }
                    default -> throw Refusal.moved(question.table());
                }
            } catch (LostException _) {
                here.desk().forget(shard, desk);
                if (!ONLY_READ.contains(question.operation())) {
                    throw Refusal.notNow(
                            "nobody can tell just now whether this was done; look before you try"
                                    + " again");
                }
            }
        }
    }

    /** The desk of whoever owns a table; waits while that is being settled. */
    private static ActorRef<Message> desk(Member here, String table, long end) {
        int shard = Shards.of(table);
        CompletableFuture<ActorRef<Message>> known = here.desk().ownerOf(shard);
        while (System.nanoTime() < end) {
            if (!known.isDone()) {
                here.locate(shard);
            }
            try {
                return known.get(AGAIN_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException _) {
                known = here.desk().ownerOf(shard);
            } catch (ExecutionException e) {
                throw new IllegalStateException(e);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
                break;
            }
        }
        throw Refusal.moved(table);
    }

    private static Refusal refusal(Message.Refused refused) {
        try {
            Value.Fields fields =
                    Json.read(refused.fields()) instanceof Value.Fields known
                            ? known
                            : Value.NO_FIELDS;
            return Refusal.of(Refusal.Kind.valueOf(refused.kind()), refused.reason(), fields);
        } catch (BadJsonException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public Watch look(Looking looking, Voice voice) {
        Look look = new Look(looking, voice, System.nanoTime() + LONGEST_MOVE.toNanos());
        look.begin();
        return look::end;
    }

    /**
     * A look at a table. Where whoever is believed to own it says at once that it does not, the
     * owner is asked anew, and nobody who looks hears of it.
     */
    private final class Look implements Voice {

        private final Looking looking;
        private final Voice voice;
        private final long end;
        private volatile boolean isHeard = false;
        private boolean isLeft = false;
        private @Nullable Watch watch;

        Look(Looking looking, Voice voice, long end) {
            this.looking = looking;
            this.voice = voice;
            this.end = end;
        }

        void begin() {
            Member here = member;
            Watch begun = here.desk().look(desk(here, looking.table(), end), looking, this);
            if (isOver(begun)) {
                begun.end();
            }
        }

        private synchronized boolean isOver(Watch begun) {
            watch = begun;
            return isLeft;
        }

        @Override
        public void say(String text) throws InterruptedException {
            isHeard = true;
            voice.say(text);
        }

        @Override
        public void end(int status, String reason) {
            if (status != Desk.RESTART || isHeard || isClosing || System.nanoTime() > end) {
                voice.end(status, reason);
                return;
            }
            try {
                begin();
            } catch (Refusal _) {
                voice.end(status, reason);
            }
        }

        private synchronized Optional<Watch> left() {
            isLeft = true;
            return Optional.ofNullable(watch);
        }

        /** Nobody looks any more. */
        void end() {
            left().ifPresent(Watch::end);
        }
    }

    /** Ends the present membership as if the others had put this server out. */
    void abort() {
        member.leave(LONGEST_LEAVE);
    }

    @Override
    public void close() {
        isClosing = true;
        looks.shutdownNow();
        beats.shutdownNow();
        Member last = member;
        last.leave(LONGEST_LEAVE);
        last.desk().close();
        disownAll();
        Joining.end(owner.leases(), last.address());
    }
}

package zeriba.cluster;

import com.typesafe.config.Config;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.pekko.Done;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.ClusterEvent;
import org.apache.pekko.cluster.InternalClusterAction;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.UniqueAddress;
import org.apache.pekko.cluster.sbr.SplitBrainResolver;
import org.apache.pekko.cluster.sharding.typed.ShardingMessageExtractor;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.JoinSeedNodes;
import org.apache.pekko.cluster.typed.Subscribe;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.server.cluster.Owner;

/** A server as a member of the cluster, from when it joins until it leaves or is put out. */
final class Member implements Joining.Peer {

    /** The name of the cluster's actors; all members have the same. */
    static final String NAME = "zeriba";

    /** The name of a server's desk among its actors. */
    static final String DESK = "desk";

    private static final Logger LOG = LoggerFactory.getLogger(Member.class);
    private static final String DAEMON = "/system/cluster/core/daemon";
    private static final String RESOLVER = DAEMON + "/downingProvider";

    /** [design] So often a member is offered a connection that has none. */
    private static final long AGAIN_NANOS = TimeUnit.SECONDS.toNanos(30);

    private static final EntityTypeKey<Message> SHARD =
            EntityTypeKey.create(Message.class, "shard");

    private final ActorSystem<Message> system;
    private final Desk desk;
    private final ActorRef<Message> shards;
    private final Map<UniqueAddress, Long> offeredAt = new HashMap<>();

    private Member(ActorSystem<Message> system, Desk desk, Owner owner) {
        this.system = system;
        this.desk = desk;
        this.shards =
                ClusterSharding.get(system)
                        .init(
                                Entity.of(
                                                SHARD,
                                                context ->
                                                        ShardKeeper.of(
                                                                Integer.parseInt(
                                                                        context.getEntityId()),
                                                                owner,
                                                                desk.self()))
                                        .withStopMessage(new Message.Stop())
                                        .withMessageExtractor(new ByNumber()));
    }

    /**
     * A shard of Pekko's has some of ours in it: whoever places them writes down one after the
     * other, and all tables of a server that is lost wait for the last.
     */
    private static final class ByNumber extends ShardingMessageExtractor<Message, Message> {

        private static final int TOGETHER = 4;

        @Override
        public String entityId(Message message) {
            return message instanceof Message.Locate(int shard, _) ? Integer.toString(shard) : "";
        }

        @Override
        public String shardId(String entity) {
            return Integer.toString(Integer.parseInt(entity) / TOGETHER);
        }

        @Override
        public Message unwrapMessage(Message message) {
            return message;
        }
    }

    /** Starts what is needed, and joins nobody yet. */
    static Member start(Owner owner, Config config) {
        CompletableFuture<Desk> opened = new CompletableFuture<>();
        BootstrapSetup bootstrap =
                BootstrapSetup.create(config).withClassloader(Member.class.getClassLoader());
        ActorSystem<Message> system =
                ActorSystem.create(
                        guardian(owner, opened),
                        NAME,
                        ActorSystemSetup.create(bootstrap, new DatabaseLease.Of(owner)));
        return new Member(system, opened.join(), owner);
    }

    private static Behavior<Message> guardian(Owner owner, CompletableFuture<Desk> opened) {
        return Behaviors.setup(context -> {
            ActorRef<Message> desk = context.spawn(Desk.of(owner, opened), DESK);
            ActorRef<ClusterEvent.MemberEvent> events =
                    context.messageAdapter(ClusterEvent.MemberEvent.class, Member::told);
            Cluster.get(context.getSystem())
                    .subscriptions()
                    .tell(Subscribe.create(events, ClusterEvent.MemberEvent.class));
            return Behaviors.receiveMessage(message -> {
                if (message instanceof Message.Lost || message instanceof Message.Leaving) {
                    desk.tell(message);
                }
                return Behaviors.same();
            });
        });
    }

    /** What a change of another member is to the desk here. */
    private static Message told(ClusterEvent.MemberEvent event) {
        String address = event.member().address().toString();
        LOG.info("{} is now {}", address, event.member().status());
        boolean isRemoval = event instanceof ClusterEvent.MemberRemoved;
        if (isRemoval) {
            PeerFailureDetector.forget(address);
        }
        boolean isLoss = isRemoval || event instanceof ClusterEvent.MemberDowned;
        return isLoss
                ? new Message.Lost(address)
                : event instanceof ClusterEvent.MemberLeft
                        ? new Message.Leaving(address)
                        : new Message.Stop();
    }

    Desk desk() {
        return desk;
    }

    @Override
    public Address address() {
        return Cluster.get(system).selfMember().address();
    }

    @Override
    public void join(List<Address> others) {
        Cluster.get(system).manager().tell(new JoinSeedNodes(others));
    }

    /** Whether it may own shards. */
    @Override
    public boolean isUp() {
        MemberStatus status = Cluster.get(system).selfMember().status();
        return status.equals(MemberStatus.up()) || status.equals(MemberStatus.weaklyUp());
    }

    /** Has the shard say who owns it. */
    void locate(int shard) {
        shards.tell(new Message.Locate(shard, desk.self()));
    }

    /**
     * While somebody comes, goes or is missed, everybody looks again, tells the others and decides
     * several times a second, and not once, as suits while nothing happens. What is waited for, and
     * what is decided, is as ever.
     */
    void hasten() {
        desk.listen();
        if (isUnsettled()) {
            tick(DAEMON, InternalClusterAction.ReapUnreachableTick$.MODULE$);
            tick(DAEMON, InternalClusterAction.LeaderActionsTick$.MODULE$);
            tick(DAEMON, InternalClusterAction.GossipTick$.MODULE$);
            tick(RESOLVER, SplitBrainResolver.Tick$.MODULE$);
        }
    }

    private boolean isUnsettled() {
        ClusterEvent.CurrentClusterState state = Cluster.get(system).state();
        boolean isSettled = state.getUnreachable().isEmpty();
        for (org.apache.pekko.cluster.Member one : state.getMembers()) {
            isSettled &= isIn(one);
        }
        return !isSettled || PeerFailureDetector.isAnybodyMissed();
    }

    private void tick(String path, Object tick) {
        Adapter.toClassic(system)
                .actorSelection(path)
                .tell(tick, org.apache.pekko.actor.ActorRef.noSender());
    }

    /** Has each member that is not connected to here do so, and tries again after a while. */
    void offerLines() {
        for (org.apache.pekko.cluster.Member other : Cluster.get(system).state().getMembers()) {
            boolean isHere = other.address().equals(address());
            if (!isHere && isIn(other) && isToBeOffered(other.uniqueAddress())) {
                desk.offerLine(
                        ActorRefResolver.get(system).resolveActorRef(other.address() + Desk.PATH));
            }
        }
    }

    private boolean isToBeOffered(UniqueAddress other) {
        long now = System.nanoTime();
        Long before = offeredAt.get(other);
        boolean isTold = before != null && now - before < AGAIN_NANOS;
        if (isTold || desk.isConnected(other.address().toString())) {
            return false;
        }
        offeredAt.put(other, now);
        return true;
    }

    private static boolean isIn(org.apache.pekko.cluster.Member other) {
        return other.status().equals(MemberStatus.up());
    }

    /** Done when it is a member no more, for whatever reason. */
    CompletionStage<Done> ended() {
        return system.getWhenTerminated();
    }

    /** Hands over what it owns, and leaves. */
    void leave(Duration longest) {
        system.terminate();
        try {
            ended().toCompletableFuture().get(longest.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException _) {
            // the others find out that it is gone
        }
    }
}

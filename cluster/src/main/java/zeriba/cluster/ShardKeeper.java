package zeriba.cluster;

import java.util.ArrayList;
import java.util.List;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.typed.Cluster;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.server.cluster.Owner;

/**
 * Keeps one shard at the server that it was given to: takes its lease from whoever had it, says who
 * owns it to all who ask, and gives the lease back when the shard is to go elsewhere.
 */
final class ShardKeeper extends AbstractBehavior<Message> {

    private static final Logger LOG = LoggerFactory.getLogger(ShardKeeper.class);

    private final int shard;
    private final Owner owner;
    private final ActorRef<Message> desk;
    private final List<ActorRef<Message>> asking = new ArrayList<>();
    private boolean isClaiming = false;
    private volatile boolean isGiven = false;

    private ShardKeeper(
            ActorContext<Message> context, int shard, Owner owner, ActorRef<Message> desk) {
        super(context);
        this.shard = shard;
        this.owner = owner;
        this.desk = desk;
        claim();
    }

    /**
     * A shard that this server was given.
     *
     * @param desk where it is asked about its tables
     */
    static Behavior<Message> of(int shard, Owner owner, ActorRef<Message> desk) {
        return Behaviors.setup(context -> new ShardKeeper(context, shard, owner, desk));
    }

    @Override
    public Receive<Message> createReceive() {
        return newReceiveBuilder()
                .onMessage(Message.Locate.class, this::located)
                .onMessage(Message.Claimed.class, _ -> claimed())
                .onMessage(Message.Given.class, this::ended)
                .onMessage(Message.Stop.class, _ -> giving())
                .build();
    }

    private void claim() {
        isClaiming = true;
        inTheBackground(() -> {
            long epoch = owner.fence().claim(shard);
            LOG.debug("shard {} is ours under epoch {}", shard, epoch);
            if (isGiven) {
                // asked for again before it was ours
                return given();
            }
            owner.own(shard);
            return new Message.Claimed();
        });
    }

    private Behavior<Message> located(Message.Locate locate) {
        if (!isClaiming && !owner.fence().isHeld(shard)) {
            // another cluster, or a former half of this one, has taken it meanwhile
            owner.disown(shard);
            claim();
        }
        if (isClaiming) {
            asking.add(locate.from());
        } else {
            locate.from().tell(new Message.Located(shard, desk));
        }
        return this;
    }

    private Behavior<Message> claimed() {
        isClaiming = false;
        if (isGiven) {
            return giving();
        }
        asking.forEach(from -> from.tell(new Message.Located(shard, desk)));
        asking.clear();
        tellOthers();
        return this;
    }

    /** Nobody goes on believing that the former owner has it, which may be just ending. */
    private void tellOthers() {
        ActorSystem<Void> system = getContext().getSystem();
        Cluster cluster = Cluster.get(system);
        for (Member member : cluster.state().getMembers()) {
            if (!member.address().equals(cluster.selfMember().address())) {
                ActorRefResolver.get(system)
                        .<Message>resolveActorRef(member.address() + Desk.PATH)
                        .tell(new Message.Located(shard, desk));
            }
        }
    }

    private Behavior<Message> giving() {
        isGiven = true;
        if (!isClaiming) {
            inTheBackground(this::given);
        }
        return this;
    }

    /** The desk here asks at once who has the shard now, so that somebody does. */
    private Behavior<Message> ended(Message.Given given) {
        desk.tell(given);
        return Behaviors.stopped();
    }

    private Message given() {
        owner.fence().release(shard);
        owner.disown(shard);
        return new Message.Given(shard);
    }

    /** Something to do that waits for the database. */
    private interface Work {
        Message done();
    }

    private void inTheBackground(Work work) {
        ActorRef<Message> self = getContext().getSelf();
        Thread.ofVirtual()
                .name("shard-" + shard)
                .start(() -> {
                    try {
                        self.tell(work.done());
                    } catch (RuntimeException e) {
                        // whoever asks next has it begin again
                        LOG.warn("shard {}: {}", shard, e.getMessage());
                        self.tell(new Message.Given(shard));
                    }
                });
    }
}

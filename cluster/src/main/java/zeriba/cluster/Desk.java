package zeriba.cluster;

import com.typesafe.config.Config;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.typed.Cluster;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.server.cluster.Looking;
import zeriba.server.cluster.Owner;
import zeriba.server.cluster.Question;
import zeriba.server.cluster.Voice;
import zeriba.server.cluster.Watch;
import zeriba.server.database.Shards;
import zeriba.server.json.Json;
import zeriba.server.refusal.Refusal;

/**
 * The desk of a server, at which it asks the others and is asked by them. What computes or waits
 * does so on threads of its own: the desk only takes in.
 */
final class Desk {

    private static final Logger LOG = LoggerFactory.getLogger(Desk.class);

    /** Where the desk of a server is found, after its address. */
    static final String PATH = "/user/" + Member.DESK;

    /** What is long goes by a way of its own, so that nothing short waits behind it. */
    static final String WIDE = "wide";

    /** The statuses with which a connection ends (RFC 6455, section 7.4.1, and its registry). */
    static final int RESTART = 1012;

    private static final int POLICY = 1008;

    /** [design] Longer than any question may wait for its turn and be thought about. */
    private static final long LONGEST_ANSWER_NANOS = TimeUnit.SECONDS.toNanos(120);

    private final Owner owner;
    private final AtomicLong ids = new AtomicLong();
    private final Map<Long, Asked> asked = new ConcurrentHashMap<>();
    private final Map<Long, Looker> lookers = new ConcurrentHashMap<>();
    private final Map<Guest.Key, Guest> guests = new ConcurrentHashMap<>();
    private final Map<Integer, CompletableFuture<ActorRef<Message>>> owners =
            new ConcurrentHashMap<>();
    private final Map<ActorRef<Message>, ActorRef<Message>> wide = new ConcurrentHashMap<>();
    private final ActorRefResolver refs;
    private final ActorRef<Message> self;
    private final String address;
    private final Supplier<List<Address>> members;
    private final PeerConnections peers;
    private volatile boolean isClosed = false;

    /** A question on its way. */
    private record Asked(
            ActorRef<Message> owner, CompletableFuture<Message> answer, long sinceNanos) {}

    private Desk(Owner owner, ActorContext<Message> context) {
        this.owner = owner;
        this.self = context.getSelf();
        this.refs = ActorRefResolver.get(context.getSystem());
        Cluster cluster = Cluster.get(context.getSystem());
        this.address = cluster.selfMember().address().toString();
        this.members = () -> addresses(cluster);
        this.peers = peers((ExtendedActorSystem) Adapter.toClassic(context.getSystem()));
        context.spawn(
                Behaviors.<Message>receiveMessage(message -> {
                    self.tell(message);
                    return Behaviors.same();
                }),
                WIDE);
    }

    private static List<Address> addresses(Cluster cluster) {
        List<Address> addresses = new ArrayList<>();
        cluster.state().getMembers().forEach(member -> addresses.add(member.address()));
        return addresses;
    }

    private PeerConnections peers(ExtendedActorSystem system) {
        MessageSerializer form = new MessageSerializer(system);
        PeerConnections.Listener listener =
                new PeerConnections.Listener(this::hear, this::connectionLost);
        Config config = system.settings().config();
        if (!PeerConnections.areWanted(config)) {
            return PeerConnections.none(form, listener);
        }
        String bind = config.getString("pekko.remote.artery.bind.hostname");
        String host =
                bind.isEmpty() ? config.getString("pekko.remote.artery.canonical.hostname") : bind;
        try {
            return PeerConnections.open(
                    new InetSocketAddress(host, config.getInt("zeriba.peers.port")),
                    form,
                    config.getDuration("zeriba.peers.longest-silence"),
                    listener);
        } catch (IOException e) {
            LOG.warn("no peer connection can be opened, so all goes by Pekko: {}", e.getMessage());
            return PeerConnections.none(form, listener);
        }
    }

    /**
     * The desk of a server.
     *
     * @param opened told of the desk once it can be used
     */
    static Behavior<Message> of(Owner owner, CompletableFuture<Desk> opened) {
        return Behaviors.setup(context -> {
            Desk desk = new Desk(owner, context);
            opened.complete(desk);
            return Behaviors.receiveMessage(message -> {
                desk.hear(message);
                return Behaviors.same();
            });
        });
    }

    /** Where the others find it. */
    ActorRef<Message> self() {
        return self;
    }

    private void hear(Message message) {
        switch (message) {
            case Message.Ask ask -> inTheBackground(() -> answer(ask));
            case Message.Answered(long id, _) -> answered(id, message);
            case Message.Refused(long id, _, _, _) -> answered(id, message);
            case Message.Located(int shard, ActorRef<Message> by) -> located(shard, by);
            case Message.Look look -> seat(look);
            case Message.News(long id, _) -> looked(id, message);
            case Message.End(long id, _, _) -> looked(id, message);
            case Message.Taken(ActorRef<Message> from, long id, int many) -> {
                Guest guest = guests.get(new Guest.Key(from, id));
                if (guest != null) {
                    guest.taken(many);
                }
            }
            case Message.LookAway(ActorRef<Message> from, long id) -> {
                Guest guest = guests.remove(new Guest.Key(from, id));
                if (guest != null) {
                    inTheBackground(guest::leave);
                }
            }
            case Message.Leaving(String leaving) -> forgetOwner(ref -> isAt(ref, leaving));
            case Message.Offer offer -> inTheBackground(() -> connect(offer));
            case Message.Lost(String lost) -> {
                peers.drop(lost);
                lose(ref -> isAt(ref, lost));
            }
            case Message.Given(int shard) -> forgetOwner(shard);
            case Message.Locate _, Message.Stop _, Message.Claimed _ ->
                    LOG.debug("nothing for the desk: {}", message);
        }
    }

    private static void inTheBackground(Runnable work) {
        Thread.ofVirtual().name("desk").start(work);
    }

    private static boolean isAt(ActorRef<Message> ref, String address) {
        return ref.path().address().toString().equals(address);
    }

    /** Sends a message, whatever its length. */
    void tell(ActorRef<Message> to, Message message) {
        if (message.length() > Message.SHORT) {
            byPekko(to, message);
        } else {
            way(to).send(message);
        }
    }

    /** The way to a desk, as long as its server is not lost. */
    private Route way(ActorRef<Message> to) {
        return peers.to(to.path().address().toString())
                .orElseGet(() -> message -> byPekko(to, message));
    }

    private void byPekko(ActorRef<Message> to, Message message) {
        if (message.length() <= Message.SHORT || to.equals(self)) {
            to.tell(message);
        } else {
            wide.computeIfAbsent(to, this::wide).tell(message);
        }
    }

    /** Whether the server at an address is connected to here. */
    boolean isConnected(String to) {
        return peers.heard(Set.of()).contains(to);
    }

    /** Has the server of a desk connect to this one. */
    void offerLine(ActorRef<Message> to) {
        if (peers.isOpen()) {
            to.tell(new Message.Offer(self, peers.port(), peers.key()));
        }
    }

    /**
     * A connection ends with the process at its other end, which the machine of that one tells at
     * once: then nobody waits until it is missed. A connection may also have been cut.
     */
    private void connectionLost(String to) {
        lose(ref -> isAt(ref, to));
        if (!isClosed) {
            inTheBackground(() ->
                    members.get().stream()
                            .filter(member -> member.toString().equals(to))
                            .filter(member ->
                                    PeerConnection.isRefused(
                                            member.getHost().orElse(""),
                                            member.getPort().orElse(0)))
                            .forEach(_ -> PeerFailureDetector.missed(to)));
        }
    }

    /** Says of those who are connected to here who is missed. */
    void listen() {
        Set<String> silent = peers.silent();
        silent.forEach(PeerFailureDetector::missed);
        PeerFailureDetector.heard(peers.heard(silent));
    }

    private void connect(Message.Offer offer) {
        Address from = offer.from().path().address();
        from.getHost().ifPresent(host -> peers.connect(from.toString(), host, offer, address));
    }

    private ActorRef<Message> wide(ActorRef<Message> desk) {
        String path = refs.toSerializationFormat(desk).replaceFirst("#.*", "");
        return refs.resolveActorRef(path + "/" + WIDE);
    }

    private void answer(Message.Ask ask) {
        try {
            tell(ask.from(), new Message.Answered(ask.id(), owner.answer(ask.question())));
        } catch (Refusal refusal) {
            tell(ask.from(), refused(ask.id(), refusal));
        } catch (RuntimeException | StackOverflowError e) {
            LOG.error("a question of another server failed", e);
            tell(
                    ask.from(),
                    refused(ask.id(), new Refusal(Refusal.Kind.FAULT, "this should not happen")));
        }
    }

    private static Message.Refused refused(long id, Refusal refusal) {
        return new Message.Refused(
                id, refusal.kind().name(), refusal.reason(), Json.write(refusal.fields()));
    }

    private void seat(Message.Look look) {
        Guest.Key key = new Guest.Key(look.from(), look.id());
        Guest guest = new Guest(key, this, way(look.from()));
        guests.put(key, guest);
        inTheBackground(() -> seat(look, guest));
    }

    private void seat(Message.Look look, Guest guest) {
        try {
            guest.watch(owner.look(look.looking(), guest));
        } catch (Refusal refusal) {
            boolean isMoved = refusal.kind() == Refusal.Kind.MOVED;
            guest.end(isMoved ? RESTART : POLICY, refusal.reason());
        } catch (RuntimeException e) {
            LOG.error("somebody at another server cannot look on", e);
            guest.end(RESTART, "");
        }
    }

    /** A guest has been told for the last time. */
    void forget(Guest.Key key) {
        guests.remove(key);
    }

    /** The desk that answers for a shard, once it is known. */
    CompletableFuture<ActorRef<Message>> ownerOf(int shard) {
        return owners.computeIfAbsent(shard, _ -> new CompletableFuture<>());
    }

    /** Whether it is known who answers for a shard. */
    boolean isKnown(int shard) {
        CompletableFuture<ActorRef<Message>> known = owners.get(shard);
        return known != null && known.isDone();
    }

    /** Whether this server is believed to answer for a shard. */
    boolean isOwn(int shard) {
        return isBelieved(self, shard);
    }

    private void located(int shard, ActorRef<Message> by) {
        if (!ownerOf(shard).complete(by)) {
            owners.put(shard, CompletableFuture.completedFuture(by));
        }
    }

    /** A shard is owned by nobody just now, or by somebody else than was believed. */
    private void forgetOwner(int shard) {
        owners.computeIfPresent(shard, (_, known) -> known.isDone() ? null : known);
    }

    /** {@code by} answers for a shard no more. */
    void forget(int shard, ActorRef<Message> by) {
        owners.computeIfPresent(
                shard, (_, known) -> known.isDone() && known.join().equals(by) ? null : known);
    }

    /**
     * What a desk answers. Nothing is sent to one that is no longer believed to own the table:
     * losing its server, or hearing of another owner, sees what is asked here, or is seen here.
     *
     * @throws LostException where nobody can tell
     */
    Message ask(ActorRef<Message> desk, Question question) throws LostException {
        long id = ids.incrementAndGet();
        CompletableFuture<Message> answer = new CompletableFuture<>();
        asked.put(id, new Asked(desk, answer, System.nanoTime()));
        try {
            if (isClosed) {
                throw new LostException();
            }
            if (!isBelieved(desk, Shards.of(question.table()))) {
                return refused(id, Refusal.moved(question.table()));
            }
            tell(desk, new Message.Ask(self, id, question));
            return answer.get();
        } catch (ExecutionException _) {
            throw new LostException();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new LostException();
        } finally {
            asked.remove(id);
        }
    }

    /**
     * Nobody waits longer than is set for an answer; looked at now and then, because an alarm for
     * each question is dearer than the question.
     */
    void expire() {
        expire(System.nanoTime() - LONGEST_ANSWER_NANOS);
    }

    private void expire(long before) {
        asked.values().stream()
                .filter(one -> one.sinceNanos() - before < 0)
                .forEach(one -> one.answer().completeExceptionally(new LostException()));
    }

    private boolean isBelieved(ActorRef<Message> desk, int shard) {
        CompletableFuture<ActorRef<Message>> known = owners.get(shard);
        return known != null && known.isDone() && known.join().equals(desk);
    }

    private void answered(long id, Message message) {
        Asked one = asked.get(id);
        if (one != null) {
            one.answer().complete(message);
        }
    }

    /** Asks a desk to tell {@code voice} of every change at a table. */
    Watch look(ActorRef<Message> desk, Looking looking, Voice voice) {
        long id = ids.incrementAndGet();
        Route way = way(desk);
        Looker looker = new Looker(self, desk, way, Shards.of(looking.table()), id, voice);
        lookers.put(id, looker);
        Thread.ofVirtual().name("looker-" + looking.table()).start(looker);
        if (isClosed || !isBelieved(desk, looker.shard())) {
            looked(id, new Message.End(id, RESTART, ""));
        } else {
            way.send(new Message.Look(self, id, looking));
        }
        return () -> {
            if (lookers.remove(id) != null) {
                looker.hear(new Message.Stop());
                way.send(new Message.LookAway(self, id));
            }
        };
    }

    private void looked(long id, Message message) {
        Looker looker = message instanceof Message.End ? lookers.remove(id) : lookers.get(id);
        if (looker == null) {
            return;
        }
        if (message instanceof Message.End(_, int status, _) && status == RESTART) {
            // whoever looks again asks who owns the table by then
            forget(looker.shard(), looker.owner());
        }
        looker.hear(message);
    }

    /** What was asked of servers that are lost has no answer, and nobody looks there any more. */
    private void lose(Predicate<ActorRef<Message>> isLost) {
        forgetOwner(isLost);
        asked.values().stream()
                .filter(one -> isLost.test(one.owner()))
                .forEach(one -> one.answer().completeExceptionally(new LostException()));
        lookers.entrySet().stream()
                .filter(one -> isLost.test(one.getValue().owner()))
                .forEach(one -> looked(one.getKey(), new Message.End(one.getKey(), RESTART, "")));
        guests.entrySet().stream()
                .filter(one -> isLost.test(one.getKey().from()))
                .forEach(one -> {
                    guests.remove(one.getKey());
                    inTheBackground(one.getValue()::leave);
                });
    }

    /** Who owns what {@code isGone} owned is to be asked for. */
    private void forgetOwner(Predicate<ActorRef<Message>> isGone) {
        owners.values().removeIf(known -> known.isDone() && isGone.test(known.join()));
    }

    /** This server is no longer one of the cluster. */
    void close() {
        isClosed = true;
        peers.close();
        lose(_ -> true);
    }
}

package zeriba.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.IntStream;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import zeriba.testkit.Until;

/** What goes straight from server to server. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class PeerConnectionsTest {

    private static final String HOST = "127.0.0.1";
    private static final InetSocketAddress ANY =
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);

    /** So short that everybody is silent whenever it is asked. */
    private static final Duration SHORTEST = Duration.ofNanos(1);

    private static final String HERE = "pekko://zeriba@here:1";
    private static final String THERE = "pekko://zeriba@there:2";

    private final ActorSystem<Message> system =
            ActorSystem.create(
                    Behaviors.<Message>empty(),
                    "peers",
                    ConfigFactory.parseString("pekko.loglevel = off, pekko.actor.provider = local")
                            .withFallback(ConfigFactory.load()));
    private final MessageSerializer form =
            new MessageSerializer((ExtendedActorSystem) Adapter.toClassic(system));
    private final ActorRef<Message> desk = system;
    private final BlockingQueue<Message> heard = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> lost = new LinkedBlockingQueue<>();
    private PeerConnections here =
            PeerConnections.none(form, new PeerConnections.Listener(_ -> {}, _ -> {}));
    private PeerConnections there = here;

    @BeforeEach
    void open() throws IOException {
        heard.clear();
        lost.clear();
        here =
                PeerConnections.open(
                        ANY, form, SHORTEST, new PeerConnections.Listener(_ -> {}, lost::add));
        there =
                PeerConnections.open(
                        ANY, form, SHORTEST, new PeerConnections.Listener(heard::add, lost::add));
    }

    @AfterEach
    void close() {
        here.close();
        there.close();
    }

    @AfterAll
    void end() {
        system.terminate();
    }

    private Message.Offer offer(String key) {
        return new Message.Offer(desk, there.port(), key);
    }

    private Route connected() {
        here.connect(THERE, HOST, offer(there.key()), HERE);
        return here.to(THERE).orElseThrow();
    }

    private void awaitLoss(String of) throws InterruptedException {
        Until.holds("the loss is told", () -> lost.contains(of));
    }

    /** Whether no connection is left to go by. */
    private boolean isRefused(Message message) {
        here.to(THERE).ifPresent(way -> way.send(message));
        return here.to(THERE).isEmpty();
    }

    @Test
    void whatIsSentComesWholeAndInOrder() throws InterruptedException {
        Route way = connected();
        List<Message> sent =
                IntStream.range(0, 1_000)
                        .<Message>mapToObj(i -> new Message.News(i, "ä\n".repeat(i)))
                        .toList();
        sent.forEach(way::send);
        Until.holds("all has come", () -> heard.size() == sent.size());
        assertThat(heard).containsExactlyElementsOf(sent);
    }

    @Test
    void nobodyIsHeardWhoDoesNotKnowTheKey() throws InterruptedException {
        here.connect(THERE, HOST, offer("guessed"), HERE);
        // what is written before the connection is seen to be closed goes nowhere
        Until.holds("the connection is closed", () -> isRefused(new Message.News(1, "let me in")));
        assertThat(heard).isEmpty();
    }

    @Test
    void aServerWhoseLineHasEndedIsLost() throws InterruptedException {
        connected().send(new Message.Taken(desk, 1, 2));
        Until.holds("it has come", () -> !heard.isEmpty());
        here.close();
        awaitLoss(HERE);
    }

    @Test
    void whoSpeaksToAServerThatIsGoneHearsOfTheLoss() throws InterruptedException {
        connected();
        there.close();
        Until.holds(
                "the connection is seen to be closed",
                () -> isRefused(new Message.News(1, "are you there?")));
        awaitLoss(THERE);
    }

    @Test
    void whoeverIsConnectedSaysSomethingByItself() throws InterruptedException {
        connected();
        Until.holds("it is expected to say something", () -> there.silent().contains(HERE));
        assertThat(there.heard(Set.of())).containsExactly(HERE);
        assertThat(there.heard(Set.of(HERE))).isEmpty();
        assertThat(here.silent()).isEmpty();
        assertThat(heard).isEmpty();
        here.close();
        awaitLoss(HERE);
        assertThat(there.silent()).isEmpty();
        assertThat(there.heard(Set.of())).isEmpty();
    }

    @Test
    void aMessageOfALaterVersionIsPassedOver() throws Exception {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), there.port())) {
            DataOutputStream out = new DataOutputStream(socket.getOutputStream());
            out.writeUTF(there.key());
            out.writeUTF(HERE);
            out.writeInt(3);
            out.writeBytes("Z9?");
            out.write(form.framed(new Message.News(7, "known")));
            Until.holds("the next has come", () -> !heard.isEmpty());
        }
        assertThat(heard).containsExactly(new Message.News(7, "known"));
    }

    @Test
    void whatIsLongerThanAnyMessageEndsTheLine() throws Exception {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), there.port())) {
            DataOutputStream out = new DataOutputStream(socket.getOutputStream());
            out.writeUTF(there.key());
            out.writeUTF(HERE);
            out.writeInt(Integer.MAX_VALUE);
            awaitLoss(HERE);
        }
    }
}

package zeriba.cluster;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.NotSerializableException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.serialization.SerializerWithStringManifest;
import zeriba.cluster.Message.Answered;
import zeriba.cluster.Message.Ask;
import zeriba.cluster.Message.End;
import zeriba.cluster.Message.Locate;
import zeriba.cluster.Message.Located;
import zeriba.cluster.Message.Look;
import zeriba.cluster.Message.LookAway;
import zeriba.cluster.Message.News;
import zeriba.cluster.Message.Offer;
import zeriba.cluster.Message.Refused;
import zeriba.cluster.Message.Taken;
import zeriba.server.admission.Caller;
import zeriba.server.admission.Network;
import zeriba.server.cluster.Looking;
import zeriba.server.cluster.Question;
import zeriba.server.seat.Principal;

/**
 * Messages as bytes. A manifest is a letter and the number of the form: a later version that adds a
 * field raises the number and reads both, so that servers are upgraded one after the other.
 */
final class MessageSerializer extends SerializerWithStringManifest {

    private static final int IDENTIFIER = 1_885;

    /** So many letters has a manifest. */
    private static final int MANIFEST = 2;

    private final ActorRefResolver refs;
    private final Map<ActorRef<Message>, String> written = new ConcurrentHashMap<>();
    private final Map<String, ActorRef<Message>> read = new ConcurrentHashMap<>();

    /** Made by Pekko. */
    public MessageSerializer(ExtendedActorSystem system) {
        this.refs = ActorRefResolver.get(Adapter.toTyped(system));
    }

    @Override
    public int identifier() {
        return IDENTIFIER;
    }

    @Override
    public String manifest(Object message) {
        return switch (message) {
            case Locate _ -> "L1";
            case Located _ -> "O1";
            case Ask _ -> "Q1";
            case Answered _ -> "A1";
            case Refused _ -> "R1";
            case Look _ -> "W1";
            case News _ -> "N1";
            case End _ -> "E1";
            case Taken _ -> "T1";
            case LookAway _ -> "X1";
            case Offer _ -> "F1";
            default -> throw new IllegalArgumentException("stays here: " + message.getClass());
        };
    }

    @Override
    public byte[] toBinary(Object message) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            write(out, (Message) message);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** A message as it goes by a peer connection: its length, its manifest, and the bytes of it. */
    byte[] framed(Message message) {
        byte[] manifest = manifest(message).getBytes(StandardCharsets.US_ASCII);
        byte[] bytes = toBinary(message);
        return ByteBuffer.allocate(Integer.BYTES + MANIFEST + bytes.length)
                .putInt(MANIFEST + bytes.length)
                .put(manifest)
                .put(bytes)
                .array();
    }

    /** The message that came, without its length. */
    Message unframed(byte[] frame) throws NotSerializableException {
        int name = Math.min(MANIFEST, frame.length);
        String manifest = new String(frame, 0, name, StandardCharsets.US_ASCII);
        return read(new ByteArrayInputStream(frame, name, frame.length - name), manifest);
    }

    private void write(DataOutputStream out, Message message) throws IOException {
        switch (message) {
            case Locate(int shard, ActorRef<Message> from) -> {
                out.writeInt(shard);
                ref(out, from);
            }
            case Located(int shard, ActorRef<Message> owner) -> {
                out.writeInt(shard);
                ref(out, owner);
            }
            case Ask(ActorRef<Message> from, long id, Question question) -> {
                ref(out, from);
                out.writeLong(id);
                question(out, question);
            }
            case Answered(long id, String text) -> {
                out.writeLong(id);
                text(out, text);
            }
            case Refused(long id, String kind, String reason, String fields) -> {
                out.writeLong(id);
                text(out, kind);
                text(out, reason);
                text(out, fields);
            }
            case Look(ActorRef<Message> from, long id, Looking looking) -> {
                ref(out, from);
                out.writeLong(id);
                looking(out, looking);
            }
            case News(long id, String text) -> {
                out.writeLong(id);
                text(out, text);
            }
            case End(long id, int status, String reason) -> {
                out.writeLong(id);
                out.writeInt(status);
                text(out, reason);
            }
            case Taken(ActorRef<Message> from, long id, int many) -> {
                ref(out, from);
                out.writeLong(id);
                out.writeInt(many);
            }
            case LookAway(ActorRef<Message> from, long id) -> {
                ref(out, from);
                out.writeLong(id);
            }
            case Offer(ActorRef<Message> from, int port, String key) -> {
                ref(out, from);
                out.writeInt(port);
                text(out, key);
            }
            case Message.Stop _,
                    Message.Claimed _,
                    Message.Given _,
                    Message.Leaving _,
                    Message.Lost _ ->
                    throw new NotSerializableException(message.toString());
        }
    }

    @Override
    public Object fromBinary(byte[] bytes, String manifest) throws NotSerializableException {
        return read(new ByteArrayInputStream(bytes), manifest);
    }

    private Message read(ByteArrayInputStream bytes, String manifest)
            throws NotSerializableException {
        try (DataInputStream in = new DataInputStream(bytes)) {
            return read(in, manifest);
        } catch (NotSerializableException e) {
            throw e;
        } catch (IOException e) {
            throw new NotSerializableException(manifest + ": " + e.getMessage());
        }
    }

    private Message read(DataInputStream in, String manifest) throws IOException {
        return switch (manifest) {
            case "L1" -> new Locate(in.readInt(), ref(in));
            case "O1" -> new Located(in.readInt(), ref(in));
            case "Q1" -> new Ask(ref(in), in.readLong(), question(in));
            case "A1" -> new Answered(in.readLong(), text(in));
            case "R1" -> new Refused(in.readLong(), text(in), text(in), text(in));
            case "W1" -> new Look(ref(in), in.readLong(), looking(in));
            case "N1" -> new News(in.readLong(), text(in));
            case "E1" -> new End(in.readLong(), in.readInt(), text(in));
            case "T1" -> new Taken(ref(in), in.readLong(), in.readInt());
            case "X1" -> new LookAway(ref(in), in.readLong());
            case "F1" -> new Offer(ref(in), in.readInt(), text(in));
            default -> throw new NotSerializableException("of a later version: " + manifest);
        };
    }

    private static void question(DataOutputStream out, Question question) throws IOException {
        text(out, question.table());
        text(out, question.caller().asker().id());
        switch (question.caller()) {
            case Caller.Owner _ -> out.writeBoolean(true);
            case Caller.Remote(_, Network from) -> {
                out.writeBoolean(false);
                text(out, from.prefix());
            }
        }
        text(out, question.operation());
        text(out, question.given());
    }

    private static Question question(DataInputStream in) throws IOException {
        String table = text(in);
        Principal asker = new Principal(text(in));
        Caller caller =
                in.readBoolean()
                        ? new Caller.Owner(asker)
                        : new Caller.Remote(asker, new Network(text(in)));
        return new Question(table, caller, text(in), text(in));
    }

    private static void looking(DataOutputStream out, Looking looking) throws IOException {
        text(out, looking.table());
        text(out, looking.asker().id());
        out.writeInt(looking.after());
        out.writeInt(looking.with().size());
        for (String one : looking.with()) {
            text(out, one);
        }
    }

    private static Looking looking(DataInputStream in) throws IOException {
        String table = text(in);
        Principal asker = new Principal(text(in));
        int after = in.readInt();
        int many = in.readInt();
        List<String> with = new ArrayList<>();
        for (int i = 0; i < many; i++) {
            with.add(text(in));
        }
        return new Looking(table, asker, after, with);
    }

    private static void text(DataOutputStream out, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static String text(DataInputStream in) throws IOException {
        return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
    }

    private void ref(DataOutputStream out, ActorRef<Message> ref) throws IOException {
        text(out, written.computeIfAbsent(ref, refs::toSerializationFormat));
    }

    private ActorRef<Message> ref(DataInputStream in) throws IOException {
        return read.computeIfAbsent(text(in), refs::resolveActorRef);
    }
}

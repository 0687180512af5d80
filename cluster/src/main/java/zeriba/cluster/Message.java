package zeriba.cluster;

import org.apache.pekko.actor.typed.ActorRef;
import zeriba.server.cluster.Looking;
import zeriba.server.cluster.Question;

/** What servers say to each other. */
sealed interface Message {

    /** So many characters at most go the way of what is short. */
    int SHORT = 60_000;

    /** How many characters it carries, about. */
    default int length() {
        return 0;
    }

    /** Who owns a shard? Sent to the shard itself, which is owned from then on at the latest. */
    record Locate(int shard, ActorRef<Message> from) implements Message {}

    /** {@code owner} is the desk of the server that owns a shard. */
    record Located(int shard, ActorRef<Message> owner) implements Message {}

    /** A question to the owner of a table. */
    record Ask(ActorRef<Message> from, long id, Question question) implements Message {
        @Override
        public int length() {
            return question.given().length();
        }
    }

    /** What the owner answers. */
    record Answered(long id, String text) implements Message {
        @Override
        public int length() {
            return text.length();
        }
    }

    /** What the owner refuses, by the kind, the reason and the fields of the refusal as JSON. */
    record Refused(long id, String kind, String reason, String fields) implements Message {}

    /** Somebody wants to be told of every change at a table. */
    record Look(ActorRef<Message> from, long id, Looking looking) implements Message {}

    /** Something for whoever looks. */
    record News(long id, String text) implements Message {
        @Override
        public int length() {
            return text.length();
        }
    }

    /** Nothing more is told. */
    record End(long id, int status, String reason) implements Message {}

    /** Whoever looks has taken so many messages. */
    record Taken(ActorRef<Message> from, long id, int many) implements Message {}

    /** Whoever looked does so no more. */
    record LookAway(ActorRef<Message> from, long id) implements Message {}

    /**
     * The desk of a server takes messages on a connection, at a port, from whoever knows the key.
     */
    record Offer(ActorRef<Message> from, int port, String key) implements Message {}

    /** A shard is to be handed over. */
    record Stop() implements Message {}

    /** Within one server: it owns the shard from now on. */
    record Claimed() implements Message {}

    /** Within one server: the shard could not be taken, or has been given back. */
    record Given(int shard) implements Message {}

    /** Within one server: the server at this address has handed over what it owned, and leaves. */
    record Leaving(String address) implements Message {}

    /** Within one server: servers at this address are lost. */
    record Lost(String address) implements Message {}
}

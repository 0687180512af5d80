package zeriba.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.pekko.actor.Address;
import org.junit.jupiter.api.Test;
import zeriba.server.database.Leases;

/** One cluster is begun, whoever comes, and however busy the machine is on which he does. */
final class JoiningTest {

    private static final Duration LONGEST = Duration.ofSeconds(60);
    private static final Duration STALL = Duration.ofSeconds(7);

    private final Map<String, Right> rights = new HashMap<>();
    private long now = 0;

    private static void nothing() {}

    private record Right(Server holder, long until) {}

    /** A server that is let in by whoever is up, after so many looks. */
    private final class Server implements Joining.Peer, Joining.Time, Leases {

        private final Address address;
        private final int looks;
        private final List<List<Address>> joined = new ArrayList<>();
        private int looked = 0;
        private int rests = 0;
        private int stallsAt = -1;
        private Runnable meanwhile = JoiningTest::nothing;
        private Runnable beforeItIsKnown = JoiningTest::nothing;
        private boolean isAnswered = true;

        Server(int port, int looks) {
            this.address = Address.apply("pekko", "zeriba", "127.0.0.1", port);
            this.looks = looks;
        }

        /** The machine stands still at this rest, and something else happens. */
        void stall(int rest, Runnable happens) {
            stallsAt = rest;
            meanwhile = happens;
        }

        Joining.End begin() {
            return new Joining(this, this, this).join(LONGEST);
        }

        @Override
        public Address address() {
            return address;
        }

        @Override
        public void join(List<Address> others) {
            joined.add(others);
        }

        @Override
        public boolean isUp() {
            looked++;
            return isAnswered && !joined.isEmpty() && looked > looks;
        }

        @Override
        public long nanos() {
            return now;
        }

        @Override
        public boolean rest(Duration time) {
            now += time.toNanos();
            if (rests == stallsAt) {
                now += STALL.toNanos();
                meanwhile.run();
            }
            rests++;
            return true;
        }

        @Override
        public boolean hold(String right, Duration time) {
            if (right.equals("member " + address)) {
                Runnable once = beforeItIsKnown;
                beforeItIsKnown = JoiningTest::nothing;
                once.run();
            }
            Right held = rights.get(right);
            boolean isMine = held == null || held.until() <= now || held.holder() == this;
            if (isMine) {
                rights.put(right, new Right(this, now + time.toNanos()));
            }
            return isMine;
        }

        @Override
        public void release(String right) {
            rights.computeIfPresent(right, (_, held) -> held.holder() == this ? null : held);
        }

        @Override
        public List<String> held(String beginning) {
            return rights.entrySet().stream()
                    .filter(right -> right.getKey().startsWith(beginning))
                    .filter(right -> right.getValue().until() > now)
                    .map(Map.Entry::getKey)
                    .toList();
        }
    }

    @Test
    void whoIsAloneBeginsAClusterAndTheNextJoinsIt() {
        Server one = new Server(1, 3);
        assertThat(one.begin()).isEqualTo(Joining.End.JOINED);
        assertThat(one.joined).containsExactly(List.of(one.address()));

        Server other = new Server(2, 3);
        assertThat(other.begin()).isEqualTo(Joining.End.JOINED);
        assertThat(other.joined).containsExactly(List.of(one.address()));
    }

    @Test
    void whoComesWhileAnotherBeginsWaitsAndJoinsIt() {
        Server one = new Server(1, 200);
        Server other = new Server(2, 3);
        List<Joining.End> ends = new ArrayList<>();
        // it looks for the first time while the first is about to begin, and then lets it go on
        one.stall(
                10,
                () -> {
                    now -= STALL.toNanos();
                    assertThat(other.held("member ")).isEmpty();
                    assertThat(other.hold("first member", STALL)).isFalse();
                });
        ends.add(one.begin());
        ends.add(other.begin());
        assertThat(ends).containsOnly(Joining.End.JOINED);
        assertThat(other.joined).containsExactly(List.of(one.address()));
    }

    @Test
    void whoStallsWhileItBeginsLeavesTheClusterToWhomeverHasBegunMeanwhile() {
        Server slow = new Server(1, 20);
        Server quick = new Server(2, 3);
        slow.stall(5, () -> assertThat(quick.begin()).isEqualTo(Joining.End.JOINED));
        assertThat(slow.begin()).isEqualTo(Joining.End.BEGUN_BY_ANOTHER);
        assertThat(quick.joined).containsExactly(List.of(quick.address()));
        assertThat(slow.held("member ")).containsExactly("member " + quick.address());

        Server anew = new Server(3, 3);
        assertThat(anew.begin()).isEqualTo(Joining.End.JOINED);
        assertThat(anew.joined).containsExactly(List.of(quick.address()));
    }

    @Test
    void whoStallsJustBeforeItIsKnownLeavesItsClusterToo() {
        Server slow = new Server(1, 3);
        Server quick = new Server(2, 3);
        slow.beforeItIsKnown =
                () -> {
                    now += STALL.toNanos();
                    assertThat(quick.begin()).isEqualTo(Joining.End.JOINED);
                };
        assertThat(slow.begin()).isEqualTo(Joining.End.BEGUN_BY_ANOTHER);
        assertThat(slow.held("member ")).containsExactly("member " + quick.address());
    }

    @Test
    void whoStallsWithTheRightInHandGoesOnWhereNobodyHasTakenIt() {
        Server slow = new Server(1, 20);
        slow.stall(5, JoiningTest::nothing);
        assertThat(slow.begin()).isEqualTo(Joining.End.JOINED);
        assertThat(slow.held("member ")).containsExactly("member " + slow.address());
    }

    @Test
    void whoIsLetInByNobodySaysSoAfterTheLongestTime() {
        Server dead = new Server(1, 0);
        dead.hold("member " + dead.address(), LONGEST.plus(LONGEST));
        Server one = new Server(2, 3);
        one.isAnswered = false;
        assertThat(one.begin()).isEqualTo(Joining.End.UNANSWERED);
        assertThat(now).isGreaterThanOrEqualTo(LONGEST.toNanos());
        assertThat(one.held("member ")).doesNotContain("member " + one.address());
    }
}

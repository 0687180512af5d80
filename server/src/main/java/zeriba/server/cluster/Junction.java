package zeriba.server.cluster;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import zeriba.server.database.Leases;

/** A junction: everything is here, until the server joins a cluster. */
public final class Junction implements Routing {

    private final AtomicReference<Routing> routing = new AtomicReference<>(Routing.HERE);

    /** From now on {@code other} says where things are. */
    public void join(Routing other) {
        routing.set(other);
    }

    /** Leases where several servers share the tables; none are wanted where each has its own. */
    public Leases leases(Leases shared) {
        return new Leases() {
            @Override
            public boolean hold(String right, Duration time) {
                return isJoined() || shared.hold(right, time);
            }

            @Override
            public void release(String right) {
                if (!isJoined()) {
                    shared.release(right);
                }
            }

            @Override
            public List<String> held(String beginning) {
                return shared.held(beginning);
            }
        };
    }

    private boolean isJoined() {
        return !routing.get().equals(Routing.HERE);
    }

    @Override
    public boolean isHere(String table) {
        return routing.get().isHere(table);
    }

    @Override
    public String ask(Question question) {
        return routing.get().ask(question);
    }

    @Override
    public Watch look(Looking looking, Voice voice) {
        return routing.get().look(looking, voice);
    }

    @Override
    public void close() {
        routing.get().close();
    }
}

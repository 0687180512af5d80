package zeriba.cluster;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.setup.Setup;
import org.apache.pekko.coordination.lease.LeaseSettings;
import org.apache.pekko.coordination.lease.javadsl.Lease;
import zeriba.server.cluster.Owner;

/**
 * Of two halves of a cluster that do not hear each other, which goes on: the one that gets this
 * lease of the database. One that does not reach the database could keep nothing anyway.
 */
final class DatabaseLease extends Lease {

    private final LeaseSettings settings;
    private final Owner owner;

    /** Whose leases they are. */
    static final class Of extends Setup {
        private final Owner owner;

        Of(Owner owner) {
            this.owner = owner;
        }
    }

    /** Made by Pekko. */
    public DatabaseLease(LeaseSettings settings, ExtendedActorSystem system) {
        this.settings = settings;
        this.owner = system.settings().setup().get(Of.class).orElseThrow().owner;
    }

    @Override
    public LeaseSettings getSettings() {
        return settings;
    }

    @Override
    public CompletionStage<Boolean> acquire() {
        return CompletableFuture.supplyAsync(
                () ->
                        owner.leases()
                                .hold(
                                        settings.leaseName(),
                                        settings.timeoutSettings().getHeartbeatTimeout()),
                work -> Thread.ofVirtual().start(work));
    }

    @Override
    public CompletionStage<Boolean> acquire(Consumer<Optional<Throwable>> onLost) {
        return acquire();
    }

    @Override
    public CompletionStage<Boolean> release() {
        return CompletableFuture.supplyAsync(
                () -> {
                    owner.leases().release(settings.leaseName());
                    return true;
                },
                work -> Thread.ofVirtual().start(work));
    }

    @Override
    public boolean checkLease() {
        return false;
    }
}

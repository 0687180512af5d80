package zeriba.server.account;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.store.StoredTables;

/**
 * Who does not want to meet whom: they do not sit down together, and one does not read the other.
 */
public final class Blocks {

    /** [design] So long a list is believed that another server may have changed. */
    private static final Duration BELIEVED = Duration.ofSeconds(20);

    private static final int MOST_BELIEVED = 20_000;

    private record Believed(Set<String> holders, long until) {}

    private final StoredTables tables;
    private final InstantSource clock;
    private final Map<String, Believed> believed = new ConcurrentHashMap<>();

    Blocks(StoredTables tables, InstantSource clock) {
        this.tables = tables;
        this.clock = clock;
    }

    /**
     * From now on {@code name} cannot sit down where {@code account} sits, nor the reverse, and the
     * account reads nothing more of what {@code name} says.
     */
    public void block(Account account, String name) {
        Account other =
                tables.read(h -> AccountRows.named(h, Accounts.key(name)))
                        .orElseThrow(() -> Refusal.notNow("nobody here is called so"));
        if (other.id().equals(account.id())) {
            throw Refusal.notNow("that is you");
        }
        tables.write(h -> AccountRows.block(h, account.id(), other.id(), clock.millis()));
        believed.remove(account.id());
    }

    /** Ends a block; nothing where there is none. */
    public void unblock(Account account, String name) {
        tables.read(h -> AccountRows.named(h, Accounts.key(name)))
                .ifPresent(other ->
                        tables.write(h -> AccountRows.unblock(h, account.id(), other.id())));
        believed.remove(account.id());
    }

    List<Account> blockedBy(Account account) {
        return tables.read(h -> AccountRows.blockedBy(h, account.id()));
    }

    /** The holders of seats whose remarks {@code asker} does not want to read. */
    public Set<String> unheard(Principal asker) {
        String id = Account.idOf(asker.id());
        if (id.isEmpty()) {
            return Set.of();
        }
        long now = clock.millis();
        Believed known = believed.get(id);
        if (known == null || known.until() <= now) {
            if (believed.size() >= MOST_BELIEVED) {
                believed.clear();
            }
            known = new Believed(read(id), now + BELIEVED.toMillis());
            believed.put(id, known);
        }
        return known.holders();
    }

    private Set<String> read(String id) {
        return tables.read(h -> AccountRows.blockedBy(h, id)).stream()
                .map(account -> account.asker().id())
                .collect(Collectors.toUnmodifiableSet());
    }
}

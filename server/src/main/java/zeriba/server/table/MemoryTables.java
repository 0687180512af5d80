package zeriba.server.table;

import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import zeriba.engine.Game;
import zeriba.server.dice.DiceSource;
import zeriba.server.refusal.Refusal;

/** Tables that live as long as the process. */
public final class MemoryTables implements Tables {

    private static final int MOST_TABLES = 10_000;

    private final List<Game<?, ?>> games;
    private final Map<String, Table<?, ?>> tables = new ConcurrentHashMap<>();
    private final AtomicLong opened = new AtomicLong();
    private final SecureRandom random = new SecureRandom();

    public MemoryTables(List<Game<?, ?>> games) {
        this.games = List.copyOf(games);
    }

    @Override
    public List<Game<?, ?>> games() {
        return games;
    }

    @Override
    public Table<?, ?> table(String id) {
        return Optional.<Table<?, ?>>ofNullable(tables.get(id))
                .orElseThrow(() -> Refusal.noTable(id));
    }

    @Override
    public DiceSource freshDice() {
        return new DiceSource.Seeded(random.nextLong());
    }

    @Override
    public <S, A> Table<S, A> open(TableSpec<S, A> opening) {
        if (tables.size() >= MOST_TABLES) {
            throw Refusal.notNow(MOST_TABLES + " tables are open: close some first");
        }
        Table<S, A> table =
                new Table<>("t" + opened.incrementAndGet(), opening.bound(), Ledger.NONE);
        table.begin();
        tables.put(table.id(), table);
        return table;
    }

    @Override
    public void close(Table<?, ?> table) {
        tables.remove(table.id());
        table.close();
    }
}

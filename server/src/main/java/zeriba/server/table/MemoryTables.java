package zeriba.server.table;

import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import zeriba.engine.Game;
import zeriba.server.dice.DiceSource;
import zeriba.server.refusal.Refusal;

/** Tables that live as long as the process. */
public final class MemoryTables implements Tables {

    private static final int MOST_TABLES = 10_000;

    private final List<Game<?, ?>> games;
    private final Map<String, Table<?, ?>> tables = new ConcurrentHashMap<>();
    private final Map<Link, String> links = new ConcurrentHashMap<>();
    private final Consumer<Table<?, ?>> onOpened;
    private final AtomicLong opened = new AtomicLong();
    private final SecureRandom random = new SecureRandom();

    public MemoryTables(List<Game<?, ?>> games) {
        this(games, (_, _) -> {});
    }

    /**
     * @param onOpened told of every table that is opened here
     */
    public MemoryTables(List<Game<?, ?>> games, BiConsumer<MemoryTables, Table<?, ?>> onOpened) {
        this.games = List.copyOf(games);
        this.onOpened = table -> onOpened.accept(this, table);
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
        onOpened.accept(table);
        return table;
    }

    @Override
    public Optional<String> linked(Link link) {
        return Optional.ofNullable(links.get(link));
    }

    @Override
    public <S, A> Table<?, ?> open(TableSpec<S, A> opening, Link link) {
        Table<S, A> table = open(opening);
        String first = links.putIfAbsent(link, table.id());
        if (first == null) {
            return table;
        }
        close(table);
        return table(first);
    }

    @Override
    public void close(Table<?, ?> table) {
        tables.remove(table.id());
        table.close();
    }
}

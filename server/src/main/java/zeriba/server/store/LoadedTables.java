package zeriba.server.store;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.function.Function;
import zeriba.server.table.Table;

/**
 * The loaded tables: those in memory, and those that are being read just now. Who asks for one of
 * these waits for that table, and for no other.
 */
final class LoadedTables {

    private final Function<String, Table<?, ?>> reader;
    private final Consumer<Table<?, ?>> onAwake;
    private final Map<String, Table<?, ?>> tables = new HashMap<>();
    private final Map<String, CompletableFuture<Table<?, ?>>> beingRead = new HashMap<>();

    /**
     * @param reader makes a table again from what is stored of it
     * @param onAwake told of every table once it is in memory
     */
    LoadedTables(Function<String, Table<?, ?>> reader, Consumer<Table<?, ?>> onAwake) {
        this.reader = reader;
        this.onAwake = onAwake;
    }

    /** The table of this id, read where it is not in memory. */
    Table<?, ?> table(String id) {
        CompletableFuture<Table<?, ?>> mine = new CompletableFuture<>();
        Optional<CompletableFuture<Table<?, ?>>> other;
        synchronized (this) {
            Table<?, ?> known = tables.get(id);
            if (known != null) {
                return known;
            }
            other = Optional.ofNullable(beingRead.putIfAbsent(id, mine));
        }
        return other.isPresent() ? joined(other.get()) : read(id, mine);
    }

    private static Table<?, ?> joined(CompletableFuture<Table<?, ?>> reading) {
        try {
            return reading.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw e;
        }
    }

    private Table<?, ?> read(String id, CompletableFuture<Table<?, ?>> mine) {
        try {
            Table<?, ?> read = reader.apply(id);
            Table<?, ?> table = taken(id, mine, read);
            mine.complete(table);
            return table;
        } catch (RuntimeException | Error e) {
            synchronized (this) {
                beingRead.remove(id, mine);
            }
            mine.completeExceptionally(e);
            throw e;
        }
    }

    /** What was read; where it was forgotten meanwhile, and may be what was stored before, anew. */
    private Table<?, ?> taken(String id, CompletableFuture<Table<?, ?>> mine, Table<?, ?> read) {
        if (!took(id, mine, read)) {
            return table(id);
        }
        onAwake.accept(read);
        return read;
    }

    private synchronized boolean took(
            String id, CompletableFuture<Table<?, ?>> mine, Table<?, ?> table) {
        boolean isStill = beingRead.remove(id, mine);
        if (isStill) {
            tables.put(id, table);
        }
        return isStill;
    }

    /** Takes in a table that was just made. */
    void add(Table<?, ?> table) {
        synchronized (this) {
            tables.put(table.id(), table);
        }
        onAwake.accept(table);
    }

    /**
     * What another has changed: {@code change} is done at the table, if it is in memory; if it is
     * being read just now, and perhaps was too early, once it has been.
     */
    synchronized void changed(String id, Consumer<Table<?, ?>> change) {
        Table<?, ?> known = tables.get(id);
        CompletableFuture<Table<?, ?>> reading = beingRead.get(id);
        if (known != null) {
            Thread.ofVirtual().name("catch-up-" + id).start(() -> change.accept(known));
        } else if (reading != null) {
            var _ =
                    reading.thenAccept(table ->
                            Thread.ofVirtual()
                                    .name("catch-up-" + id)
                                    .start(() -> change.accept(table)));
        }
    }

    /** Lets go of a table; what is being read just now is read again. */
    Optional<Table<?, ?>> forget(String id) {
        synchronized (this) {
            beingRead.remove(id);
            return Optional.ofNullable(tables.remove(id));
        }
    }

    /** Lets go of {@code table}, unless another is in its place by now. */
    synchronized void forget(Table<?, ?> table) {
        tables.remove(table.id(), table);
    }

    synchronized Set<String> ids() {
        return new HashSet<>(tables.keySet());
    }

    synchronized Set<Table<?, ?>> all() {
        return new HashSet<>(tables.values());
    }

    synchronized int size() {
        return tables.size();
    }
}

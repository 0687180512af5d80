package zeriba.server.http;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import zeriba.engine.text.Value;
import zeriba.server.cluster.Looking;
import zeriba.server.cluster.Owner;
import zeriba.server.cluster.Question;
import zeriba.server.cluster.Voice;
import zeriba.server.cluster.Watch;
import zeriba.server.database.Database;
import zeriba.server.database.Fence;
import zeriba.server.database.Leases;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;
import zeriba.server.notice.Notices;
import zeriba.server.operation.Operation;
import zeriba.server.operation.Operations;
import zeriba.server.refusal.Refusal;
import zeriba.server.rpc.Rpc;
import zeriba.server.store.StoredTables;

/** The tables that this server owns, as the others of its cluster ask for them. */
final class OwnedTables implements Owner {

    private final Database database;
    private final StoredTables tables;
    private final Operations operations;
    private final Map<String, Operation<?>> named;
    private final Sockets sockets;
    private final Notices notices;

    /**
     * @param behind operations beside those of {@code operations}
     */
    OwnedTables(
            Database database,
            StoredTables tables,
            Operations operations,
            List<Operation<?>> behind,
            Sockets sockets,
            Notices notices) {
        this.database = database;
        this.tables = tables;
        this.operations = operations;
        this.sockets = sockets;
        this.notices = notices;
        this.named =
                behind.stream().collect(Collectors.toMap(Operation::name, Function.identity()));
    }

    @Override
    public Fence fence() {
        return database.fence();
    }

    @Override
    public Leases leases() {
        return database.leases();
    }

    @Override
    public String name() {
        return database.name();
    }

    @Override
    public String answer(Question question) {
        if (!tables.isHere(question.table())) {
            throw Refusal.moved(question.table());
        }
        if (question.operation().isEmpty()) {
            return new Rpc(operations, question.caller()).answer(question.given()).orElse("");
        }
        return Json.write(
                operations.answerHere(
                        question.caller(), operation(question.operation()), given(question)));
    }

    private Operation<?> operation(String name) {
        return operations.all().stream()
                .filter(one -> one.name().equals(name))
                .<Operation<?>>map(one -> one)
                .findFirst()
                .or(() -> Optional.ofNullable(named.get(name)))
                .orElseThrow(() -> new Refusal(Refusal.Kind.NO_OPERATION, "there is no " + name));
    }

    private static Value.Fields given(Question question) {
        try {
            return Json.read(question.given()) instanceof Value.Fields fields
                    ? fields
                    : Value.NO_FIELDS;
        } catch (BadJsonException e) {
            throw new Refusal(Refusal.Kind.NOT_JSON, String.valueOf(e.getMessage()));
        }
    }

    @Override
    public Watch look(Looking looking, Voice voice) {
        return sockets.guest(looking, voice);
    }

    @Override
    public void own(int shard) {
        tables.own(shard);
        notices.resume(shard);
    }

    @Override
    public void disown(int shard) {
        sockets.disown(shard);
        tables.disown(shard);
    }

    @Override
    public void renew() {
        tables.renew();
    }
}

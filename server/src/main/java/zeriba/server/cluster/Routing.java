package zeriba.server.cluster;

import zeriba.server.refusal.Refusal;

/** Routing: which of several servers answers what is asked of a table. */
public interface Routing extends AutoCloseable {

    /** Of a server that is one of no cluster: everything is answered here. */
    Routing HERE =
            new Routing() {
                @Override
                public boolean isHere(String table) {
                    return true;
                }

                @Override
                public String ask(Question question) {
                    throw Refusal.moved(question.table());
                }

                @Override
                public Watch look(Looking looking, Voice voice) {
                    throw Refusal.moved(looking.table());
                }

                @Override
                public void close() {}
            };

    /** Whether this server owns a table. */
    boolean isHere(String table);

    /**
     * What the owner of the table answers, as JSON; empty where a message wants no answer. What was
     * not done because the table is moving is asked again of the next owner.
     *
     * @throws Refusal by the owner, or where nobody can tell whether it was done
     */
    String ask(Question question);

    /** Has {@code voice} told of every change at a table, until either side ends that. */
    Watch look(Looking looking, Voice voice);

    /** Hands over what this server owns, and leaves the others. */
    @Override
    void close();
}

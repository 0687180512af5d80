package zeriba.server.table;

import java.util.List;
import java.util.function.Supplier;

/** What keeps a table. When a method returns, what it was given outlasts the process. */
public interface Ledger {

    /** Keeps nothing: the table lives in memory. */
    Ledger NONE =
            new Ledger() {
                @Override
                public void append(
                        String table, int first, List<String> lines, Supplier<String> digest) {}

                @Override
                public void adopt(String table, int first, List<String> lines, Adoption adoption) {}

                @Override
                public void hand(
                        String table,
                        int first,
                        List<String> lines,
                        Supplier<String> digest,
                        Handing handing) {}

                @Override
                public <S, A> Scene<S, A> later(String table, Scene<S, A> known) {
                    return known;
                }

                @Override
                public void chat(String table, Remark remark) {}

                @Override
                public void training(String table) {}
            };

    /**
     * Keeps lines of the record, the first of which has number {@code first}; refused as stale,
     * with nothing kept, where another has taken a number.
     *
     * @param digest of the position after the last of them
     */
    void append(String table, int first, List<String> lines, Supplier<String> digest);

    /** Keeps the last acceptances of changed rules, and with them that the game goes on. */
    void adopt(String table, int first, List<String> lines, Adoption adoption);

    /** Keeps entries, and with them that seats have changed hands. */
    void hand(
            String table, int first, List<String> lines, Supplier<String> digest, Handing handing);

    /** What is kept of the table, where that is more than {@code known}; otherwise that itself. */
    <S, A> Scene<S, A> later(String table, Scene<S, A> known);

    void chat(String table, Remark remark);

    /** Marks the table as one where choices were taken back at will. */
    void training(String table);
}

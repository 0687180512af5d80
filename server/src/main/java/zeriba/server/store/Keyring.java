package zeriba.server.store;

import org.jdbi.v3.core.Handle;

/** What servers keep of themselves, the same for all that share a database. */
public final class Keyring {

    private Keyring() {}

    /**
     * The text that is kept under {@code name}.
     *
     * @param otherwise is kept from now on where there was none
     */
    public static String kept(StoredTables tables, String name, String otherwise) {
        String[] kept = new String[1];
        tables.write(handle -> kept[0] = kept(handle, name, otherwise));
        return kept[0];
    }

    private static String kept(Handle handle, String name, String otherwise) {
        handle.execute(
                "insert into keyring (name, kept) values (?, ?) on conflict do nothing",
                name,
                otherwise);
        return handle.select("select kept from keyring where name = ?", name)
                .mapTo(String.class)
                .one();
    }
}

package zeriba.server.table;

import java.util.Map;

/**
 * A game goes on under changed rules.
 *
 * @param version the version of the rules from now on
 * @param stands the last of the earlier entries that counts
 * @param last the last of the earlier entries; those after {@code stands} up to it lapse
 * @param witnesses the digests of the positions that the entries lead to now, by entry
 */
public record Adoption(int version, int stands, int last, Map<Integer, String> witnesses) {
    public Adoption {
        witnesses = Map.copyOf(witnesses);
    }
}

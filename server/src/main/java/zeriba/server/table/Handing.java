package zeriba.server.table;

import java.util.List;

/**
 * Seats that change hands.
 *
 * @param seats as they are from now on
 * @param secretHash the digest of the secret that opens them; empty where none does
 */
public record Handing(List<Seat> seats, String secretHash) {
    public Handing {
        seats = List.copyOf(seats);
    }
}

package zeriba.server.seat;

import java.util.List;

/**
 * Seat transfer: seats that change hands.
 *
 * @param seats as they are from now on
 * @param secretHash the digest of the secret that opens them; empty where none does
 */
public record SeatTransfer(List<Seat> seats, String secretHash) {
    public SeatTransfer {
        seats = List.copyOf(seats);
    }
}

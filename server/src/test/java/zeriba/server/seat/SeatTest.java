package zeriba.server.seat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Role;
import zeriba.server.Pebbles;
import zeriba.server.refusal.Refusal;

/** Whoever takes a seat can be told from everybody else. */
class SeatTest {

    private final Pebbles game = new Pebbles();
    private final Role white = game.about().roles().getFirst();

    @Test
    void nobodyTakesASeat() {
        Seat.Person open = new Seat.Person(white, Set.of());
        assertThat(open.isHeldBy(Principal.NOBODY)).isFalse();
        assertThatThrownBy(() -> open.heldBy(Principal.NOBODY))
                .hasMessageContaining("must be known");
        assertThatThrownBy(() -> Seats.allOf(game, Principal.NOBODY))
                .isInstanceOfSatisfying(
                        Refusal.class,
                        refusal -> assertThat(refusal.kind()).isEqualTo(Refusal.Kind.NOT_NOW));
        assertThatThrownBy(() -> new Seat.Computer(white, "first", Set.of("anna", "")))
                .isInstanceOf(Refusal.class);
    }

    @Test
    void whoIsKnownDoes() {
        Principal anna = new Principal("anna");
        assertThat(new Seat.Person(white, Set.of()).heldBy(anna).isHeldBy(anna)).isTrue();
        assertThat(Seats.allOf(game, anna).isAlone(anna)).isTrue();
    }
}

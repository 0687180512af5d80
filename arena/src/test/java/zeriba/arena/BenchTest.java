package zeriba.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.arena.Bench.Figure;
import zeriba.engine.rules.Setup;

class BenchTest {

    private static final List<Figure> FIGURES =
            Bench.of(new Coins.CoinGame(), Setup.of("usual"), new Bench.Patience(0.01, 3));

    @Test
    void everyFigureIsMeasured() {
        assertThat(FIGURES).hasSize(8).allMatch(figure -> figure.value() > 0);
    }

    @Test
    void whatIsCountedIsExact() {
        assertThat(FIGURES)
                .contains(
                        new Figure("length of a random game", 12, "entries/game"),
                        new Figure("options of a choice, mean", 3, "options"),
                        new Figure("options of a choice, most", 3, "options"));
    }
}

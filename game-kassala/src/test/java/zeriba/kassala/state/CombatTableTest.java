package zeriba.kassala.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.engine.rules.Branch;
import zeriba.engine.rules.Rule;
import zeriba.kassala.Desk;
import zeriba.kassala.Figures;
import zeriba.kassala.Picture;

/**
 * Every throw in every column of the combat results table, against fractions counted by hand on the
 * printed table. What happened is told by who is left, not by what the game says of it.
 */
final class CombatTableTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        // column, picture, attack, how many of the six throws are DE, EX, C, AE
        "1-4, 0503:A1 0502:P1 0603:P2 0604:E1, attack A1 P1+P2+E1, 0, 0, 2, 4",
        "1-3, 0503:A1 0502:P1 0603:P2, attack A1 P1+P2, 0, 1, 2, 3",
        "1-2, 0503:A1 0502:P1, attack A1 P1, 0, 2, 2, 2",
        "1-1, 0503:TI 0502:P1, attack TI P1, 0, 2, 3, 1",
        "2-1, 0503:TI 0603:ES 0502:P1, attack ES+TI P1, 1, 2, 2, 1",
        "3-1, 0503:TI 0603:ES 0501:TC 0502:P1, attack ES+TI+TC P1, 2, 2, 2, 0",
        "4-1, 0503:TI 0603:ES 0502:P3, attack ES+TI P3, 3, 2, 1, 0",
        "5-1, 0503:TI 0603:ES 0501:A1 0502:P3, attack ES+TI+A1 P3, 4, 1, 1, 0",
    })
    @Rule({"I.D", "CRT.DE", "CRT.AE", "CRT.EX", "CRT.C"})
    void everyThrowHasThePrintedEffect(
            String column, String picture, String attack, int de, int ex, int c, int ae) {
        Desk desk = Desk.composed(1, Picture.places(picture + " 0807:E2 0101:N1")).play("end");
        assertThat(Figures.column(desk, attack)).isEqualTo(column);
        Desk battle = desk.play(attack);

        Map<String, Integer> sixths = new TreeMap<>();
        for (int die = 1; die <= 6; die++) {
            sixths.merge(effect(battle, battle.play("dice " + die)), 1, Integer::sum);
        }

        assertThat(sixths.getOrDefault("DE", 0)).as("DE").isEqualTo(de);
        assertThat(sixths.getOrDefault("EX", 0)).as("EX").isEqualTo(ex);
        assertThat(sixths.getOrDefault("C", 0)).as("C").isEqualTo(c);
        assertThat(sixths.getOrDefault("AE", 0)).as("AE").isEqualTo(ae);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "1-1, 0503:TI 0502:P1, attack TI P1, 1 2 3",
        "4-1, 0503:TI 0603:ES 0502:P3, attack ES+TI P3, 1 2 3",
    })
    void theFoldedThrowHasTheSameWeights(
            String column, String picture, String attack, String weights) {
        Desk desk = Desk.composed(1, Picture.places(picture + " 0807:E2 0101:N1")).play("end");

        String folded =
                String.join(
                        " ",
                        desk.rules().branches(desk.play(attack).state()).stream()
                                .map(Branch::weight)
                                .sorted()
                                .map(weight -> Long.toString(weight))
                                .toList());

        assertThat(folded).as(column).isEqualTo(weights);
    }

    /** Who of the two forces has lost somebody, now or with the choice of losses that waits. */
    private static String effect(Desk before, Desk after) {
        boolean losing = after.options().stream().anyMatch(o -> o.startsWith("lose "));
        Set<String> left = after.onBoard();
        boolean attackerLost =
                before.onBoard().stream().anyMatch(u -> isMoslem(u) && !left.contains(u));
        boolean defenderLost =
                before.onBoard().stream().anyMatch(u -> !isMoslem(u) && !left.contains(u));
        if (losing || (attackerLost && defenderLost)) {
            return "EX";
        }
        return attackerLost ? "AE" : defenderLost ? "DE" : "C";
    }

    private static boolean isMoslem(String unit) {
        return Unit.valueOf(unit).army() == Army.MOSLEM;
    }
}

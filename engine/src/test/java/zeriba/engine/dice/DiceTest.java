package zeriba.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class DiceTest {

    @Test
    void aThrowOfUnequalDiceHasEveryOutcomeOnceInOrder() {
        List<Roll> outcomes = Dice.unequal(2, 3).outcomes();
        assertThat(outcomes)
                .containsExactly(
                        Roll.of(1, 1),
                        Roll.of(1, 2),
                        Roll.of(1, 3),
                        Roll.of(2, 1),
                        Roll.of(2, 2),
                        Roll.of(2, 3));
    }

    @Test
    void theSizeIsTheProductOfTheSides() {
        assertThat(Dice.unequal(16, 15, 14).size()).isEqualTo(3_360);
        assertThat(Dice.of(8, 6).size()).isEqualTo(1_679_616);
    }

    @Test
    void aSizeBeyondALongIsTheGreatestLong() {
        assertThat(Dice.of(64, 2).size()).isEqualTo(Long.MAX_VALUE);
        assertThat(Dice.of(62, 2).size()).isEqualTo(1L << 62);
    }

    @Test
    void upToFiftyThousandOutcomesAreListedAndNoMore() {
        assertThat(Dice.unequal(50_000).outcomes()).hasSize(50_000);
        assertThatThrownBy(() -> Dice.unequal(50_001).outcomes())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("fold");
    }

    @Test
    void eachFaceMustBeOnItsDie() {
        Dice dice = Dice.unequal(6, 4);
        assertThat(dice.canShow(Roll.of(6, 4))).isTrue();
        assertThat(dice.canShow(Roll.of(4, 6))).isFalse();
        assertThat(dice.canShow(Roll.of(0, 1))).isFalse();
        assertThat(dice.canShow(Roll.of(6))).isFalse();
        assertThat(dice.canShow(Roll.of(6, 4, 1))).isFalse();
    }

    @Test
    void diceWithoutSidesAreRefused() {
        assertThatThrownBy(() -> Dice.unequal(6, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Dice.of(0, 6)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void diceAreValues() {
        assertThat(Dice.of(1, 6)).isEqualTo(Dice.D6).hasSameHashCodeAs(Dice.D6);
        assertThat(Dice.of(2, 6)).isNotEqualTo(Dice.D6).hasToString("2d6");
        assertThat(Dice.unequal(6, 4).areEqual()).isFalse();
        assertThat(Dice.unequal(6, 4)).hasToString("d[6, 4]");
    }

    @Test
    void aRollKeepsTheOrderOfItsDice() {
        Roll roll = Roll.of(3, 5, 1);
        assertThat(roll.count()).isEqualTo(3);
        assertThat(roll.face(1)).isEqualTo(5);
        assertThat(roll.sum()).isEqualTo(9);
        assertThat(roll).isEqualTo(Roll.of(3, 5, 1)).isNotEqualTo(Roll.of(5, 3, 1));
        assertThat(roll).hasToString("3 5 1");
        assertThat(Roll.of(100)).isEqualTo(Roll.of(new int[] {100}));
    }

    @Test
    void aRollDoesNotShareTheArrayItWasMadeOf() {
        int[] faces = {1, 2};
        Roll roll = Roll.of(faces);
        faces[0] = 6;
        assertThat(roll.face(0)).isEqualTo(1);
    }
}

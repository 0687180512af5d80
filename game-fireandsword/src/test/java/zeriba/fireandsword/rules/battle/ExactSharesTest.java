package zeriba.fireandsword.rules.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.state.Arm;
import zeriba.fireandsword.state.Grade;

/** Shares that come out even are met exactly, whatever binary fractions make of them. */
final class ExactSharesTest {

    private static final List<Troop> OURS =
            List.of(new Troop("1E", Arm.INFANTRY, Grade.TRAINED, 12, false));

    /** A battle in its second round, at a stage, with the Dervishes down to these stands. */
    private static Field at(Stage stage, Kind kind, List<Troop> rivals, int... left) {
        Field field = QuickBattle.of(new Muster(OURS, rivals, kind, false)).copy();
        field.stage = stage;
        field.round = 2;
        for (int i = 0; i < left.length; i++) {
            field.n[field.ownCount + i] = left[i];
            field.band[field.ownCount + i] = 2;
        }
        return field;
    }

    @Test
    @Rule("QB.4")
    void aBandThatHasLostSevenOfTenClosesOnMoreThanEighteen() {
        List<Troop> band = List.of(Troop.dervish("0a", Arm.SPEARS, 10));
        Field field = at(Stage.MOVE, Kind.CAMP, band, 3);
        assertThat(QuickBattle.rolled(field, Roll.of(18)).parts().getLast().band()).isEqualTo(2);
        assertThat(QuickBattle.rolled(field, Roll.of(19)).parts().getLast().band()).isEqualTo(1);
    }

    @Test
    @Rule("QB.12")
    void anArmyThatHasLostTwelveOfTwentySevenBreaksOnEleven() {
        List<Troop> rub =
                List.of(
                        Troop.dervish("0a", Arm.SPEARS, 10),
                        Troop.dervish("0b", Arm.SPEARS, 9),
                        Troop.dervish("0r", Arm.RIFLES, 8));
        Field field = at(Stage.ARMY, Kind.CAMP, rub, 4, 5, 6);
        assertThat(QuickBattle.rolled(field, Roll.of(11)).isWon()).isTrue();
        assertThat(QuickBattle.rolled(field, Roll.of(12)).stage()).isNotEqualTo(Stage.OVER);
    }

    @Test
    @Rule("QB.12")
    void behindWorksAnArmyThatHasLostTwentyNineOfFortyFiveBreaksOnEighteen() {
        List<Troop> guns = List.of(Troop.dervish("gun", Arm.GUNS, 35));
        List<Troop> all = List.of(guns.getFirst(), Troop.dervish("0a", Arm.SPEARS, 10));
        Field field = at(Stage.ARMY, Kind.TOWN, all, 6, 4, 3, 3);
        assertThat(QuickBattle.rolled(field, Roll.of(18)).isWon()).isTrue();
        assertThat(QuickBattle.rolled(field, Roll.of(19)).stage()).isNotEqualTo(Stage.OVER);
    }
}

package zeriba.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class FieldBattleTest {

    private static final String LINE =
            "column wells 4711 12 commanded GCR:camel:veteran:8,NAV:machine-gun:veteran:1"
                    + " S1:spears:9,R1:rifles:7";

    @Test
    void aBattleIsReadAsItWasWritten() {
        FieldBattle battle = FieldBattle.read(LINE);

        assertThat(battle.written()).isEqualTo(LINE);
        assertThat(battle.contact()).isEqualTo(Contact.COLUMN);
        assertThat(battle.commanded()).isTrue();
        assertThat(battle.own())
                .containsExactly(
                        new Body("GCR", Arm.CAMEL, Grade.VETERAN, 8),
                        new Body("NAV", Arm.MACHINE_GUN, Grade.VETERAN, 1));
        assertThat(battle.ownStands()).isEqualTo(9);
        assertThat(battle.rivalStands()).isEqualTo(16);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "column wells 4711 12 commanded GCR:camel:veteran:8",
                "duel wells 1 1 commanded G:camel:raw:8 S:spears:9",
                "column moon 1 1 commanded G:camel:raw:8 S:spears:9",
                "column wells 65536 1 commanded G:camel:raw:8 S:spears:9",
                "column wells 1 -1 commanded G:camel:raw:8 S:spears:9",
                "column wells 1 1 perhaps G:camel:raw:8 S:spears:9",
                "column wells 1 1 commanded G:camel:8 S:spears:9",
                "column wells 1 1 commanded G:camel:raw:0 S:spears:9",
                "column wells 1 1 commanded G:camel:raw:100 S:spears:9",
                "column wells 1 1 commanded G:camel:raw:8 S:spears:raw:9",
                "column wells 1 1 commanded S:spears:9 G:camel:raw:8",
                "column wells 1 1 commanded G:camel:raw:8 G:spears:9",
                "column wells 1 1 commanded G!:camel:raw:8 S:spears:9",
                "column nile 1 1 commanded G:camel:raw:8,B:gunboat:veteran:6 S:spears:9",
                "steamer nile 1 1 leaderless G:camel:raw:8 R:rifles:9",
                "steamer nile 1 1 leaderless B:gunboat:raw:6,C:gunboat:raw:6 R:rifles:9",
                "steamer nile 1 1 leaderless B:gunboat:raw:6 R:rifles:9,S:spears:9",
                "steamer wells 1 1 leaderless B:gunboat:raw:6 R:rifles:9",
            })
    void whatIsNoBattleIsRefused(String line) {
        assertThatIllegalArgumentException().isThrownBy(() -> FieldBattle.read(line));
    }

    @Test
    void aSteamerFightsWithWhoIsAboardThoseWhoCanHurtIt() {
        FieldBattle battle =
                FieldBattle.read(
                        "steamer nile 1 2 leaderless B:gunboat:veteran:6,1E:infantry:trained:15"
                                + " R:rifles:7,J:jehadia:9,G:guns:1");

        assertThat(battle.contact().isHidden()).isTrue();
        assertThat(battle.contact().isAssault()).isFalse();
        assertThat(FieldBattle.read(battle.written())).isEqualTo(battle);
    }

    @Test
    void aBodyThatIsNotNamedHasLostNothing() {
        Body guards = new Body("GCR", Arm.CAMEL, Grade.VETERAN, 8);
        FieldResult result = new FieldResult(true, 3, java.util.Map.of("GCR", 1), Fate.UNHURT);

        assertThat(result.lostBy(guards)).isEqualTo(1);
        assertThat(result.lostBy(new Body("HCR", Arm.CAMEL, Grade.VETERAN, 8))).isZero();
        assertThat(List.of(guards)).hasSize(1);
    }
}

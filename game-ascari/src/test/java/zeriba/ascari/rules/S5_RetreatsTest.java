package zeriba.ascari.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import zeriba.ascari.Desk;
import zeriba.ascari.Desk.Play;
import zeriba.ascari.state.Army;
import zeriba.engine.rules.Rule;

/** Section 5.4: where the beaten go. */
final class S5_RetreatsTest {

    /** Strength 3 against 2 on open ground. */
    private static Desk even() {
        return Desk.of("s2").put("III-1", "2206").put("D-AS1", "2208").put("III-2", "0303");
    }

    private static Play attack(Desk desk) {
        return desk.moves(Army.ATTACKER).then("move D-AS1 2207", "pass", "move D-AS1 2206");
    }

    @Test
    @Rule({"5.4", "R-39"})
    void ofSeveralFriendsTheActivePlayerChoosesTheWay() {
        Desk shut =
                even().put("II-1", "2205", "opportunity")
                        .put("II-2", "2306", "opportunity")
                        .put("D-AJ1", "2106")
                        .put("D-AJ2", "2107")
                        .put("D-AJ4", "2307");
        Play play = attack(shut).then("dice 4 3");
        assertThat(play.step()).isEqualTo("retreat");
        assertThat(play.options())
                .anyMatch(option -> option.endsWith("via 2205"))
                .anyMatch(option -> option.endsWith("via 2306"));
    }

    @Test
    @Rule({"5.4", "R-39", "R-66"})
    void withFriendsBesideButNoEmptyHexBehindItIsEliminated() {
        Play play =
                Desk.of("s2")
                        .put("III-2", "0303")
                        .put("III-1", "2416")
                        .put("II-1", "2316", "opportunity")
                        .put("D-AS1", "2415")
                        .put("D-AJ1", "2315")
                        .put("D-AJ2", "2216")
                        .put("D-AJ3", "2215")
                        .moves(Army.ATTACKER)
                        .then("move D-AS1 2416", "dice 4 3");
        assertThat(play.at("III-1")).isEqualTo("eliminated");
    }

    @Test
    @Rule({"5.4", "R-33"})
    void aBeatenAttackerGoesBackToTheLastHexOfItsWay() {
        Play play = attack(even()).then("dice 1 4");
        assertThat(play.at("D-AS1")).isEqualTo("2207");
        Desk full = even().put("D-AS2", "2207");
        assertThat(attack(full).then("dice 1 4").at("D-AS1")).isEqualTo("2208");
    }
}

package zeriba.fireandsword.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Desk.GAME;
import static zeriba.fireandsword.Scene.forbids;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.waitsFor;
import static zeriba.fireandsword.Scene.with;

import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.field.FieldBattle;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;

/** Battles that another game fights on the field. */
final class S12_AfieldTest {

    private static Sudan met(String... options) {
        return with(options)
                .revolt(Region.NORTH, 4)
                .at("KORTI", "3E")
                .play("march 3E DONGOLA", "dice 2", "dice 4 4", "dice 1 1 1 1 1 1", "dice 3");
    }

    private static FieldBattle asked(Sudan state) {
        return GAME.asked(state).orElseThrow();
    }

    @Test
    @Rule("12.9")
    void theGroundOfASpaceIsThrownBeforeItsFirstBattleAndStays() {
        Sudan state = met("battles=field");
        assertThat(waitsFor(state)).isEqualTo("survey");
        Sudan surveyed = played(state, "dice 4712");
        assertThat(waitsFor(surveyed)).isEqualTo("manner");
        assertThat(asked(surveyed).ground()).isEqualTo(4711);
        Sudan over = played(surveyed, "fight field", "dice 2 1");
        assertThat(over.ground(surveyed.map().find("DEBBA").orElseThrow())).isEqualTo(4712);
    }

    @Test
    @Rule("12.9")
    void aBattleOnTheFieldIsAwaitedAndNobodyChooses() throws Exception {
        Sudan state = played(met("battles=field"), "dice 4712", "fight field");
        assertThat(waitsFor(state)).isEqualTo("afield");
        assertThat(GAME.elsewhere(state)).contains(asked(state).written());
        assertThat(GAME.codec().read(GAME.codec().write(state))).isEqualTo(state);
    }

    @Test
    @Rule({"12.9", "13.1"})
    void whatItCameToGoesThroughTheCampaignsOwnCasualties() {
        Sudan state = played(met("battles=field"), "dice 4712", "fight field");
        assertThat(waitsFor(played(state, "dice 2 4"))).isEqualTo("cards");
        assertThat(waitsFor(played(state, "dice 1 4"))).isEqualTo("escape");
    }

    @Test
    @Rule("12.9")
    void nobodyHoldsAFieldWhoHasNobodyLeft() {
        Sudan state = played(met("battles=field"), "dice 4712", "fight field");
        int all = asked(state).ownStands();
        assertThat(waitsFor(played(state, "dice 2 " + (all + 1)))).isNotEqualTo("cards");
    }

    @Test
    @Rule("12.9")
    void theFieldIsTakenOnlyWhereTheCampaignSaysSo() {
        assertThat(forbids(met("battles=any"), "fight field")).isEqualTo("12.9");
        assertThat(forbids(played(met("battles=field"), "dice 1"), "fight tabletop"))
                .isEqualTo("12.9");
    }

    @Test
    @Rule("12.9")
    void nothingIsPlayedElsewhereWhereBattlesAreQuick() {
        assertThat(GAME.elsewhere(met("battles=any"))).isEmpty();
        assertThat(GAME.asked(met("battles=tabletop"))).isEmpty();
    }
}

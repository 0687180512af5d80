package zeriba.fireandsword;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.decided;
import static zeriba.fireandsword.Scene.forbids;
import static zeriba.fireandsword.Scene.isMahdist;
import static zeriba.fireandsword.Scene.place;
import static zeriba.fireandsword.Scene.supply;
import static zeriba.fireandsword.Scene.with;

import org.junit.jupiter.api.Test;
import zeriba.engine.BoardQuery;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.fireandsword.battle.Kind;
import zeriba.fireandsword.rules.S12_Battles;
import zeriba.fireandsword.rules.S14_Sieges;

/** How stacks go, and what towns and deserts ask of them. */
final class MarchRulingsTest {

    @Test
    @Rule({"R-30", "R-31", "R-32"})
    void aStackIsSplitToKeepItsSpeed() {
        Scene scene = with().at("KORTI", "1E", "2E", "3E", "4E", "5E", "6E", "7E");
        assertThat(scene.forbids("march 1E+2E+3E+4E+5E+6E+7E DONGOLA")).isEqualTo("R-30");
        Sudan ahead = scene.play("march 1E+2E+3E+4E+5E+6E DONGOLA");
        assertThat(place(ahead, "6E")).isEqualTo("DONGOLA");
        assertThat(forbids(ahead, "march 7E DEBBA")).isEmpty();
    }

    @Test
    @Rule("R-29")
    void friendlyDesertMustBeLeftLikeAnyOther() throws UnreadableException {
        Scene scene = with().revolt(Region.NORTH, 4).at("ABUKLEA", "1E");
        scene.edit().converted(1L << scene.state().at(Scene.unit("1E")));
        assertThat(scene.forbids("end")).isEqualTo("8.5");
        Value.Fields duties = Desk.GAME.look(scene.state(), new BoardQuery("duties", "", ""));
        assertThat(duties.at("places"))
                .isInstanceOfSatisfying(
                        Value.Items.class, all -> assertThat(all.items()).contains(Value.of("1E")));
        assertThat(((Value.Fields) duties.at("why")).at("rule")).isEqualTo(Value.of("8.5"));
    }

    @Test
    @Rule("R-25")
    void unitsOutsideTownsNeedNoSupplies() {
        Scene scene = with().revolt(Region.NORTH, 4).at("ABUKLEA", "1E").at("KORTI", "2E");
        Sudan eaten = scene.fallen(Region.NORTH).now(new S14_Sieges.Supplies()).play();
        assertThat(place(eaten, "1E")).isEqualTo("ABUKLEA");
        assertThat(place(eaten, "2E")).isEqualTo("KORTI");
        assertThat(supply(eaten, "KORTI")).isZero();
    }

    @Test
    @Rule("MAP.2")
    void roadsWithoutATraceAreOpenByOptionAlone() {
        assertThat(with().at("ELOBEID", "1E").forbids("march 1E BARA")).isEqualTo("8.2");
        assertThat(with("roads").at("ELOBEID", "1E").forbids("march 1E BARA")).isEmpty();
    }

    @Test
    @Rule("R-49")
    void whoeverWinsAtACampBesideALostTownTakesIt() {
        Scene scene = with().revolt(Region.NORTH, 4).at("KORTI", "1E").mahdist("DONGOLA");
        Sudan camp =
                scene.play(
                        "march 1E DONGOLA",
                        "dice 6",
                        "dice 2",
                        "dice 4 4",
                        "dice 1 1 1 1 1 1",
                        "dice 3");
        assertThat(camp.now())
                .isInstanceOfSatisfying(
                        S12_Battles.Fight.class,
                        fight -> assertThat(fight.field().muster().kind()).isEqualTo(Kind.CAMP));
        assertThat(isMahdist(decided(camp, true), "DONGOLA")).isFalse();
        assertThat(isMahdist(decided(camp, false), "DONGOLA")).isTrue();
    }

    @Test
    @Rule("R-50")
    void whoeverIsNotMetTakesTheTown() {
        Scene scene = with().revolt(Region.NORTH, 4).at("KORTI", "1E").mahdist("DONGOLA");
        Sudan taken = scene.play("march 1E DONGOLA", "dice 6", "dice 6");
        assertThat(isMahdist(taken, "DONGOLA")).isFalse();
    }
}

package zeriba.fireandsword.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.forbids;
import static zeriba.fireandsword.Scene.place;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.with;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.engine.BoardQuery;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.fireandsword.Desk;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;

/** How far stacks go, how many there is room for, and who must go on. */
final class S08_MovementTest {

    private static final int NORTH = Region.NORTH.number();

    private static final String[] NINE = {"2E", "3E", "4E", "5E", "6E", "7E", "8E", "IXS", "XS"};

    @Test
    @Rule("7.1")
    void nineUnitsToATownOrARiverSpace() {
        Sudan state = with().state();
        for (int space = 0; space < state.map().size(); space++) {
            boolean waste = !state.map().isTown(space) && !state.map().isRiver(space);
            assertThat(state.room(space)).as(state.map().label(space)).isEqualTo(waste ? 4 : 9);
        }
    }

    @Test
    @Rule({"7.1", "10.1", "10.2"})
    void sixUnitsTakeTheRailwayInATurn() {
        Scene scene = with().at("WHALFA", "1E", "2E", "3E", "4E", "5E", "6E", "7E", "GOR");
        scene.at("ABUHAMED", "8E");
        assertThat(S10_Railway.isOpen(scene.state())).isFalse();
        assertThat(scene.forbids("rail 1E")).isEqualTo("10.1");
        scene.later(3).edit().railhead(1);
        assertThat(scene.forbids("rail 1E+2E+3E+4E+5E+6E+7E")).isEqualTo("10.2");
        Sudan six = scene.play("rail 1E+2E+3E+4E+5E+6E+GOR");
        assertThat(place(six, "6E")).isEqualTo("ABUHAMED");
        assertThat(forbids(six, "rail 7E")).isEqualTo("10.2");
    }

    @Test
    @Rule("8.1")
    void unitsGoAlongTheLinksFromTheFirstTurnOn() {
        Sudan first = with().at("BERBER", "1E").state();
        assertThat(first.turn()).isEqualTo(1);
        assertThat(first.status(NORTH)).isEqualTo(Sudan.QUIET);
        assertThat(forbids(first, "march 1E ATBARA")).isEmpty();
        assertThat(forbids(first, "march 1E ABUKLEA")).isEqualTo("8.2");
        assertThat(Desk.GAME.about().sides()).hasSize(2);
        assertThat(Scene.RULES.pending(first).toString()).doesNotContain("khalifa");
    }

    @Test
    @Rule({"8.2", "R-34"})
    void oneSpaceAwayFromTheRivers() {
        Scene scene = with().at("SINKAT", "1E").at("KORTI", "2E");
        assertThat(scene.forbids("march 1E HADIGA")).isEmpty();
        assertThat(scene.forbids("march 1E BERBER")).isEqualTo("8.2");
        assertThat(scene.forbids("march 2E METEMMA")).isEqualTo("8.2");
    }

    @Test
    @Rule("8.5")
    void aForceInTheDesertMayGoOnOrBack() {
        Sudan there = with().at("KORTI", "1E").play("march 1E ABUKLEA");
        Sudan next = there.edit().nextTurn().now();
        assertThat(forbids(next, "march 1E METEMMA")).isEmpty();
        assertThat(forbids(next, "march 1E KORTI")).isEmpty();
    }

    @Test
    @Rule("R-62")
    void aCommanderAloneStaysAmongFriends() {
        Scene scene = with().revolt(Region.NORTH, 4).at("KORTI", "GOR", "1E");
        assertThat(scene.forbids("march GOR DEBBA")).isEqualTo("R-62");
        assertThat(scene.condition("GOR", 3).forbids("march GOR+1E DEBBA")).isEqualTo("QB.15");
    }

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
        assertThat(duties.at("units")).isEqualTo(new Value.Items(List.of(Value.of("1E"))));
        assertThat(((Value.Fields) duties.at("why")).at("rule")).isEqualTo(Value.of("8.5"));
    }

    @Test
    @Rule("MAP.2")
    void roadsWithoutATraceAreOpenByOptionAlone() {
        assertThat(with().at("ELOBEID", "1E").forbids("march 1E BARA")).isEqualTo("8.2");
        assertThat(with("roads").at("ELOBEID", "1E").forbids("march 1E BARA")).isEmpty();
    }

    @Test
    @Rule({"8.2", "R-30", "R-31"})
    void sixUnitsGoTwoRiverSpacesAndSevenGoOne() {
        Scene scene = with().at("BERBER", "1E", "2E", "3E", "4E", "5E", "6E", "7E");
        assertThat(scene.forbids("march 1E+2E+3E+4E+5E+6E METEMMA")).isEmpty();
        assertThat(scene.forbids("march 1E+2E+3E+4E+5E+6E+7E METEMMA")).isEqualTo("R-30");
        assertThat(scene.forbids("march 1E+2E+3E+4E+5E+6E+7E ATBARA")).isEmpty();
        assertThat(scene.forbids("march 1E WADHAMED")).isEqualTo("8.2");
        Scene fast = with("fast-stack").at("BERBER", "1E", "2E", "3E", "4E", "5E", "6E", "7E");
        assertThat(fast.forbids("march 1E+2E+3E+4E+5E+6E+7E METEMMA")).isEmpty();
    }

    @Test
    @Rule({"7.1", "7.2", "8.3", "R-33", "R-34"})
    void theDesertTakesFourUnitsAndAnyNumberOfCommanders() {
        Scene scene = with().at("KORTI", "1E", "2E", "3E", "4E", "5E", "GOR", "WOL");
        assertThat(scene.forbids("march 1E+2E+3E+4E+5E ABUKLEA")).isEqualTo("8.3");
        assertThat(scene.forbids("march 1E+2E+3E+4E+GOR+WOL ABUKLEA")).isEmpty();
        assertThat(scene.forbids("march 1E METEMMA")).isEqualTo("8.2");
        scene.at("ABUKLEA", "6E", "7E");
        assertThat(scene.forbids("march 1E+2E+3E ABUKLEA")).isEqualTo("7.1");
    }

    @Test
    @Rule({"8.5", "R-29", "R-35"})
    void aForceInTheDesertMustMoveOn() {
        Scene scene = with().at("ABUKLEA", "1E");
        assertThat(scene.forbids("end")).isEqualTo("8.5");
        Sudan moved = scene.play("march 1E KORTI");
        assertThat(forbids(moved, "end")).isEmpty();
        Scene shut = with().at("ABUKLEA", "1E");
        shut.at("KORTI", "2E", "3E", "4E", "5E", "6E", "7E", "8E", "IXS", "XS");
        shut.at("METEMMA", "B75", "B89", "B42", "B60", "B65", "B79", "B46", "RML", "15S");
        assertThat(place(shut.play("end"), "1E")).isEqualTo("gone");
    }

    @Test
    @Rule({"8.1", "R-77"})
    void aUnitMovesOnceInAStackFormedWhereItStarts() {
        Scene scene = with().at("BERBER", "1E").at("ATBARA", "2E");
        assertThat(scene.forbids("march 1E+2E METEMMA")).isEqualTo("R-77");
        Sudan moved = scene.play("march 1E ATBARA");
        assertThat(forbids(moved, "march 1E METEMMA")).isEqualTo("R-77");
    }

    @Test
    @Rule("R-37")
    void oneUnitATurnSailsBetweenPortsWhereTheTableWantsIt() {
        assertThat(with().at("SUAKIN", "1E").forbids("sea 1E TRINKITAT")).isEqualTo("R-37");
        Scene scene = with("sea-moves").at("SUAKIN", "1E", "2E");
        Sudan sailed = scene.play("sea 1E TRINKITAT");
        assertThat(place(sailed, "1E")).isEqualTo("TRINKITAT");
        assertThat(forbids(sailed, "sea 2E TRINKITAT")).isEqualTo("R-37");
    }

    @Test
    @Rule("8.4")
    void aSurplusOfUnitsIsSlow() {
        Scene scene = with().at("BERBER", "1E", "2E", "3E", "4E", "5E", "6E", "7E");
        assertThat(place(scene.play("march 1E+2E+3E+4E+5E+6E+7E ATBARA"), "7E"))
                .isEqualTo("ATBARA");
    }

    private static Sudan setUp() {
        return Scene.RULES.setup(Desk.setup("fixed"));
    }

    @Test
    @Rule({"2.4", "7.1"})
    void halfABattalionTakesTheNinthPlaceOfATown() {
        Sudan eight =
                played(
                        setUp(),
                        "deploy 1E KHARTOUM",
                        "deploy 2E KHARTOUM",
                        "deploy 3E KHARTOUM",
                        "deploy 4E KHARTOUM",
                        "deploy 5E KHARTOUM",
                        "deploy 6E KHARTOUM",
                        "deploy 7E KHARTOUM",
                        "deploy 8E KHARTOUM");

        assertThat(forbids(eight, "split IXS KHARTOUM BERBER")).isEmpty();
        assertThat(forbids(eight, "split IXS BERBER KHARTOUM")).isEmpty();
        assertThat(forbids(played(eight, "deploy XS KHARTOUM"), "split IXS KHARTOUM BERBER"))
                .isEqualTo("7.1");
    }

    @Test
    @Rule({"R-17", "R-62"})
    void aCommanderRidesOutOfNoSiege() {
        Scene scene = with().revolt(Region.NORTH, 4).at("BERBER", "1E", "GOR").at("ATBARA", "2E");
        scene.supply("BERBER", 3);
        assertThat(scene.forbids("march GOR ATBARA")).isEqualTo("R-17");
        Scene rail = with().revolt(Region.NORTH, 4).at("WHALFA", "GOR", "1E").at("ABUHAMED", "2E");
        rail.supply("WHALFA", 3).edit().railhead(1);
        assertThat(rail.later(3).forbids("rail GOR")).isEqualTo("R-17");
    }

    @Test
    @Rule({"R-21", "R-31", "G-2"})
    void aMarchNeedsRoomInTheBesiegedTownOnItsWay() {
        Scene scene = with().revolt(Region.NORTH, 3).at("BERBER", NINE).supply("BERBER", 3);
        scene.at("ABUHAMED", "1E").at("ATBARA", "B75").supply("ATBARA", 2);
        assertThat(scene.supply("ABUHAMED", 0).forbids("march 1E ATBARA")).isEqualTo("G-2");
        assertThat(with().at("BERBER", NINE).at("ABUHAMED", "1E").forbids("march 1E ATBARA"))
                .isEmpty();
    }
}

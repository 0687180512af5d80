package zeriba.fireandsword;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.forbids;
import static zeriba.fireandsword.Scene.isFriendly;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.unit;
import static zeriba.fireandsword.Scene.waitsFor;
import static zeriba.fireandsword.Scene.with;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import zeriba.engine.RuleBook;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.TransitionChain.Cause;
import zeriba.engine.rules.TransitionChain.Transition;
import zeriba.fireandsword.battle.Steamer;
import zeriba.fireandsword.rules.S08_Gunboats;
import zeriba.fireandsword.rules.S09_Railway;
import zeriba.fireandsword.rules.S13_Casualties;
import zeriba.fireandsword.rules.S14_Sieges;
import zeriba.fireandsword.rules.S16_Reinforcements;

/** Clauses of the rulings that are easily read past: columns, grades, commanders, the railway. */
final class ToTheLetterTest {

    private static final int NORTH = Region.NORTH.number();

    /** Two roads lead from Korti to Metemma, and each has its own column. */
    private static Scene twoRoads(String... heads) {
        Scene scene = with().revolt(Region.NORTH, 1).at("WHALFA", "2E").at("KORTI", "3E");
        SudanMap map = scene.state().map();
        long links = 0;
        long spaces = 0;
        for (String way :
                List.of(
                        "WHALFA SARRAS AKASHA KERMA DONGOLA DEBBA KORTI MEROWE ABUHAMED BERBER"
                                + " ATBARA METEMMA",
                        "KORTI ABUKLEA METEMMA WADHAMED")) {
            String[] names = way.split(" ", -1);
            for (int i = 1; i < names.length; i++) {
                int from = map.network().space(names[i - 1]);
                links |= 1L << map.landLink(from, map.network().space(names[i]), false);
                spaces |= 1L << from;
            }
        }
        scene.edit().trail(links).converted(spaces);
        return scene.at("WADHAMED", heads);
    }

    @Test
    @Rule({"14.2", "R-26", "R-28"})
    void twoColumnsThatMeetKeepBothTheirRoads() {
        Sudan met = played(twoRoads("1E").edit().before(new S14_Sieges.Settle()).now());
        assertThat(isFriendly(met, "ABUKLEA")).isTrue();
        assertThat(isFriendly(met, "BERBER")).isTrue();
    }

    @Test
    @Rule({"R-26", "R-28"})
    void aColumnThatGoesOnAlongTheOthersRoadKeepsItOpen() {
        Scene scene = with().revolt(Region.NORTH, 1).revolt(Region.EAST, 1).at("SUAKIN", "4E");
        scene.at("WHALFA", "2E").at("SINKAT", "5E").at("HADIGA", "1E");
        SudanMap map = scene.state().map();
        long links = 0;
        long spaces = 1L << map.suakin;
        String[] way =
                "WHALFA SARRAS AKASHA KERMA DONGOLA DEBBA KORTI MEROWE ABUHAMED BERBER HADIGA SINKAT SUAKIN"
                        .split(" ", -1);
        for (int i = 1; i < way.length; i++) {
            int from = map.network().space(way[i - 1]);
            links |= 1L << map.landLink(from, map.network().space(way[i]), false);
            spaces |= way[i - 1].equals("HADIGA") || way[i - 1].equals("SINKAT") ? 0 : 1L << from;
        }
        scene.edit().trail(links).converted(spaces);
        Sudan through = scene.play("march 1E SINKAT");
        assertThat(isFriendly(through, "HADIGA")).isTrue();
        assertThat(isFriendly(through, "BERBER")).isTrue();
    }

    @Test
    @Rule("R-27")
    void aHeadThatGoesBackTheOnlyWayItCameLeavesNothingFriendly() {
        Scene scene = with().revolt(Region.NORTH, 1).at("WHALFA", "1E", "2E");
        Sudan there = scene.play("march 1E SARRAS", "dice 6");
        Sudan back = played(there.edit().nextTurn().now(), "march 1E WHALFA");
        assertThat(isFriendly(back, "SARRAS")).isFalse();
        assertThat(isFriendly(back, "WHALFA")).isFalse();
    }

    @Test
    @Rule({"13.3", "QB.15"})
    void whoeverDoesNotGetAwayAndIsDownToHalfLosesAGrade() {
        Scene scene = with().revolt(Region.NORTH, 4).at("METEMMA", "XS");
        int metemma = scene.state().map().network().space("METEMMA");
        int atbara = scene.state().map().network().space("ATBARA");
        Units force = Units.of(unit("XS"));
        Clash clash = new Clash(Clash.Cause.CAMP, metemma, force, Units.NONE, atbara);
        List<Loss> losses = List.of(new Loss(unit("XS"), 2, 14, true));
        Sudan failed = scene.now(new S13_Casualties.Escape(clash, false, losses)).play("dice 1");
        assertThat(failed.stands(unit("XS"))).isEqualTo(6);
        assertThat(failed.condition(unit("XS"))).isEqualTo(1);
    }

    @Test
    @Rule("R-59")
    void aBoatWithNobodyButACommanderAboardIsABoatAlone() {
        Sudan state = with().revolt(Region.NORTH, 4).at("METEMMA", "BOR", "GOR").state();
        Units both = Units.of(unit("BOR")).with(unit("GOR"));
        int metemma = state.at(unit("BOR"));
        Clash clash = new Clash(Clash.Cause.STEAM, metemma, both, Units.NONE, metemma);
        Sudan won = S08_Gunboats.fought(state, clash, new Steamer(0, 0, 4, 1, 0, 0, true));
        assertThat(won.wins(NORTH)).isEqualTo(1);
    }

    @Test
    @Rule({"R-43", "R-62"})
    void aCommanderGoesAboardWhereTheBoatGoes() {
        Scene scene = with().revolt(Region.NORTH, 4).at("METEMMA", "BOR", "GOR");
        assertThat(scene.forbids("steam BOR+GOR WADHAMED")).isEmpty();
        assertThat(scene.forbids("march GOR WADHAMED")).isEqualTo("R-62");
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

    /** Wadi Halfa is ours and lies at the other end of a railway that runs the other way. */
    @Test
    @Rule({"QB.15", "10.2"})
    void fromAbuHamedNobodyGetsAwayByRail() {
        Scene scene = with().revolt(Region.NORTH, 4).fallen(Region.NORTH).at("ABUHAMED", "1E");
        scene.edit().mahdist(scene.state().map().wadiHalfa, false);
        int abuHamed = scene.state().map().abuHamed;
        int merowe = scene.state().map().network().space("MEROWE");
        Units force = Units.of(unit("1E"));
        Clash clash = new Clash(Clash.Cause.MARCH, abuHamed, force, Units.NONE, merowe);
        List<Loss> losses = List.of(new Loss(unit("1E"), 0, 15, true));
        Sudan escape = scene.now(new S13_Casualties.Escape(clash, false, losses)).state();
        assertThat(played(escape, "dice 3").stands(unit("1E"))).isEqualTo(7);
        assertThat(played(escape, "dice 4").stands(unit("1E"))).isEqualTo(15);
    }

    @Test
    @Rule({"9.4", "R-44"})
    void aDamagedBoatSailsForAYardAndStaysThere() {
        Scene scene = with().at("WADHAMED", "BOR").condition("BOR", 1);
        assertThat(scene.forbids("steam BOR KHARTOUM")).isEmpty();
        assertThat(scene.at("GETEINA", "TAL").condition("TAL", 2).forbids("steam TAL ELDUEIM"))
                .isEqualTo("R-44");
        Scene yard = with().at("BERBER", "BOR").condition("BOR", 1);
        assertThat(yard.forbids("steam BOR ABUHAMED")).isEqualTo("9.4");
        yard.mahdist("BERBER", "ABUHAMED", "KHARTOUM", "WHALFA");
        assertThat(yard.forbids("steam BOR ABUHAMED")).isEmpty();
    }

    @Test
    @Rule({"10.1", "R-38"})
    void theRailwayIsNotOpenedWhereAbuHamedIsLeftBeforeItsTwoTurnsAreOver() {
        Scene scene = with().at("WHALFA", "1E").at("BERBER", "2E");
        scene.edit().railhead(1);
        Sudan left = scene.now(new S14_Sieges.Supplies()).play();
        assertThat(left.railhead()).isZero();
        Scene held = with().at("WHALFA", "1E").at("ABUHAMED", "2E");
        held.edit().railhead(1);
        assertThat(held.now(new S14_Sieges.Supplies()).play().railhead()).isEqualTo(1);
        Scene open = with().at("WHALFA", "1E").later(3);
        open.edit().railhead(1);
        Sudan runs = open.now(new S14_Sieges.Supplies()).play();
        assertThat(S09_Railway.isOpen(runs)).isTrue();
    }

    @Test
    @Rule({"QB.11", "QB.12"})
    void aBattleThatOrdersEndIsToldWithItsCostAndItsField() {
        Scene scene = with("battles=commanded").revolt(Region.NORTH, 4).at("KORTI", "1E");
        Sudan fight =
                scene.play(
                        "march 1E DEBBA",
                        "dice 1",
                        "dice 4 4 4",
                        "dice 1 1 1 1 1 1 1 1 1",
                        "dice 1",
                        "fight commanded",
                        "break-off");
        List<Event> told = Scene.told(fight, "zones drill drill drill");
        assertThat(told.toString()).contains("field-given");
        assertThat(waitsFor(played(fight, "zones drill drill drill"))).isNotEqualTo("orders");
    }

    @Test
    @Rule({"1.3", "R-70"})
    void theRuleBookTellsThatFreeSeatsShareTheZones() {
        String text =
                Desk.GAME.ruleBook(Locale.ENGLISH).chapters().stream()
                        .flatMap(chapter -> chapter.paragraphs().stream())
                        .filter(paragraph -> paragraph.rule().equals("R-70"))
                        .map(RuleBook.Paragraph::text)
                        .findFirst()
                        .orElseThrow();
        assertThat(text)
                .contains("up to three")
                .doesNotContain("The first commander from the chair");
    }

    @Test
    @Rule("12.6")
    void aGunboatIsRefusedASortieAsAGunboat() {
        Scene scene = with().revolt(Region.SOUTH, 4).at("KHARTOUM", "BOR", "1E");
        scene.supply("KHARTOUM", 3);
        assertThat(forbids(scene.state(), "sortie 1E+BOR")).isEqualTo("12.6");
    }

    /** The paragraph of what is told of a throw. */
    private static List<String> cited(Sudan before, int... faces) {
        Roll roll = Roll.of(faces);
        Sudan after = Scene.RULES.roll(before, roll);
        return Desk.GAME
                .events(
                        new Transition<>(
                                before, new Cause.ByEntry<>(new Entry.Rolled<>(roll)), after))
                .stream()
                .map(Event::rule)
                .distinct()
                .toList();
    }

    @Test
    @Rule({"9.2", "11.3", "16.2", "QB.14"})
    void whatIsToldOfAThrowCitesTheParagraphOfTheThrow() {
        Sudan cataract = with().at("BERBER", "BOR").play("steam BOR ABUHAMED");
        assertThat(cited(cataract, 5)).containsExactly("9.2");
        Scene scene = with().revolt(Region.NORTH, 4).at("KORTI", "1E");
        Sudan types = scene.play("march 1E DEBBA", "dice 3");
        assertThat(cited(types, 3)).containsExactly("11.3");
        assertThat(cited(played(types, "dice 3"), 4)).containsExactly("QB.14");
        int suakin = scene.state().map().suakin;
        assertThat(cited(scene.now(new S16_Reinforcements.Arrivals(suakin)).state(), 4))
                .containsExactly("16.2");
    }

    /** The paragraphs of what is told of an action. */
    private static List<String> told(Sudan before, String action) {
        return Scene.told(before, action).stream().map(Event::rule).distinct().toList();
    }

    @Test
    @Rule({"2.4", "8.1", "9.1", "10.2", "12.6", "16.3", "R-37", "R-75"})
    void whatIsToldOfAnActionCitesTheParagraphOfTheAction() {
        assertThat(told(Composed.read("", "", "").state(), "split 1E BERBER DONGOLA"))
                .containsExactly("2.4");
        assertThat(told(with().at("BERBER", "BOR").state(), "steam BOR ATBARA"))
                .containsExactly("9.1");
        Scene scene = with("sea-moves").at("SUAKIN", "1E").at("WHALFA", "2E").at("ABUHAMED", "3E");
        scene.later(3).edit().railhead(1);
        assertThat(told(scene.state(), "sea 1E TRINKITAT")).containsExactly("R-37");
        assertThat(told(scene.state(), "rail 2E")).containsExactly("10.2");
        assertThat(told(scene.state(), "march 3E MEROWE")).containsExactly("8.1");
        Scene siege = with().revolt(Region.NORTH, 4).at("BERBER", "1E").supply("BERBER", 3);
        assertThat(told(siege.state(), "sortie 1E")).containsExactly("12.6");
        Sudan halves = Composed.read("", "split:=1E BERBER=1E+1E.2", "").state();
        assertThat(told(halves, "rejoin 1E+1E.2")).containsExactly("R-75");
        Sudan ship = Composed.read("", "SUAKIN=1E landing:SUAKIN=1", "").state();
        assertThat(told(ship, "evacuate 1E")).containsExactly("16.3");
    }
}

package zeriba.ascari.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import zeriba.ascari.Altered;
import zeriba.ascari.AscariGame;
import zeriba.ascari.Desk;
import zeriba.ascari.rules.general.S3_Allowance;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Kind;
import zeriba.ascari.state.People;
import zeriba.engine.rules.Rule;
import zeriba.testkit.RuleCoverage;

/** Sections 1 and 2: the pieces, their markers, and what is no phase. */
final class S1_PiecesTest {

    @Test
    @Rule("R-16")
    void onlyItaliansHaveArtillery() {
        assertThatThrownBy(() -> Altered.agordat("D-AJ1\t1608", "kind=rifle", "kind=battery"))
                .hasMessageContaining("R-16");
    }

    @Test
    @Rule({"1.3", "R-51"})
    void aUnitHoldsOneMarkerOfEachKind() {
        Desk.Play twice =
                Desk.of("s2")
                        .put("III-1", "0909")
                        .put("D-AJ1", "0908", "moved combat")
                        .moves(Army.ATTACKER)
                        .then("move D-AJ1 0909", "dice 3 4");

        assertThat(twice.is("D-AJ1")).isEqualTo("done moved combat retreat");
    }

    @Test
    @Rule({"N-3", "5.0", "3.2"})
    void aMeleeIsFoughtWithinTheMoveThatBringsItAbout() {
        Desk.Play before =
                Desk.of("s2")
                        .put("III-1", "0909")
                        .put("D-AJ1", "0908")
                        .put("D-AJ2", "0505")
                        .moves(Army.ATTACKER);

        Desk.Play melee = before.then("move D-AJ1 0909");
        assertThat(melee.step()).isEqualTo("melee");
        assertThat(melee.then("dice 3 4").step()).isEqualTo("movement");
    }

    @Test
    @Rule({"1.0", "N-6", "1.3"})
    void thereAreSixKindsOfMarker() {
        Desk.Play play =
                Desk.of("s3")
                        .put("IV-1", "0909")
                        .put("E-MS1", "2207")
                        .put("E-MS2", "2208", "moved", "combat", "retreat", "fire", "opportunity")
                        .put("E-MS3", "2209", "rifle")
                        .moves(Army.DEFENDER);

        assertThat(play.is("E-MS2")).isEqualTo("moved combat retreat fire opportunity");
        assertThat(play.is("E-MS3")).isEqualTo("rifle");
    }

    @Test
    @Rule("N-1")
    void theParagraphsOfGunsPrintedUnder46AreCitedUnder48() {
        Set<String> index = RuleCoverage.paragraphs(AscariGame.class, "rules.tsv");

        assertThat(index).contains("4.81", "4.82", "4.83").doesNotContain("4.61", "4.62", "4.63");
        Desk.Play play = Desk.of("s2").put("A-1", "2206").put("D-AJ1", "2203").fires(Army.DEFENDER);
        Set<String> cited = new TreeSet<>();
        S4_Fire.modifier(
                play.state(),
                play.state().battle().named("A-1").orElseThrow(),
                play.state().ground().grid().hex("2203"),
                false,
                (_, _, rule) -> cited.add(rule));
        assertThat(cited).containsExactly("4.82");
    }

    @Test
    @Rule({"N-5", "R-26"})
    void aLeaderIsHitOnFiveOrMoreNotOfMore() {
        Desk.Play hit =
                Desk.of("s2")
                        .put("III-1", "2206")
                        .put("D-AJ1", "2205")
                        .put("L-AHM", "2205")
                        .fires(Army.DEFENDER)
                        .then("fire III-1 2205", "dice 5");

        assertThat(hit.then("dice 4").is("L-AHM")).isEqualTo("ready");
        assertThat(hit.then("dice 5").is("L-AHM")).isEqualTo("reduced");
        assertThat(hit.then("dice 6").is("L-AHM")).isEqualTo("reduced");
    }

    @Test
    @Rule("G-6")
    void historyGivesTheCaptivesToTheSpears() {
        Desk.Play play = Desk.begin("s1", "historical");

        assertThat(play.is("D-S1")).isEqualTo("captives");
        assertThat(play.is("D-S2")).isEqualTo("captives");
        assertThat(play.state().unitsWith(zeriba.ascari.state.Mark.CAPTIVES)).isNotZero();
    }

    @Test
    @Rule({"G-7", "S1.SURPRISE"})
    void surpriseHalvesTheEmirsAllowanceToo() {
        Desk desk =
                Desk.of("s1")
                        .put("I-1a", "2016")
                        .put("D-C1", "0805")
                        .put("L-FAR", "0805")
                        .with("freed", zeriba.engine.text.Value.of(2));

        assertThat(points(desk, 1, "L-FAR")).isEqualTo(3);
        assertThat(points(desk, 1, "D-C1")).isEqualTo(4);
        assertThat(points(desk, 2, "L-FAR")).isEqualTo(6);
    }

    private static int points(Desk desk, int turn, String id) {
        Desk.Play play = desk.turn(turn).moves(Army.ATTACKER);
        return S3_Allowance.points(play.state(), play.state().battle().named(id).orElseThrow());
    }

    @Test
    @Rule({"G-1", "R-49"})
    void aLeaderWhoIsLeftBehindIsDone() {
        Desk.Play play =
                Desk.of("s2")
                        .put("III-1", "2206")
                        .put("L-COR", "2206")
                        .put("D-AJ1", "0103")
                        .moves(Army.DEFENDER)
                        .then("move III-1+L-COR 2205", "move III-1 2204");

        assertThat(play.at("L-COR")).isEqualTo("2205");
        assertThat(play.then("stop").whyNot("move L-COR 2206")).isEqualTo("R-3");
    }

    @Test
    @Rule({"1.0", "1.1", "1.2"})
    void whatUnitsAndLeadersArePrintedWith() {
        for (String id : new String[] {"s1", "s2", "s3", "s4", "s5"}) {
            Battle battle = Desk.begin(id).state().battle();
            for (Counter counter : battle.counters()) {
                assertThat(counter.movement()).as(counter.id()).isPositive();
                if (counter.isLeader()) {
                    assertThat(counter.strength()).as(counter.id()).isZero();
                } else {
                    assertThat(counter.strength()).as(counter.id()).isNotNegative();
                    assertThat(counter.organisation()).as(counter.id()).isNotBlank();
                }
                boolean single = counter.isBattery() || counter.id().equals("L-TOS");
                assertThat(counter.steps()).as(counter.id()).isEqualTo(single ? 1 : 2);
            }
        }
    }

    @Test
    @Rule({"1.1", "R-16", "R-17"})
    void italiansHaveCompaniesGunsAndSquadronsOthersRiflesSpearsAndHorse() {
        for (String id : new String[] {"s1", "s2", "s3", "s4", "s5"}) {
            Battle battle = Desk.begin(id).state().battle();
            for (Counter counter : battle.counters()) {
                boolean horse = counter.kind() == Kind.CAVALRY || counter.kind() == Kind.SPEAR;
                boolean italian = counter.people() == People.ITALIAN;
                assertThat(italian && horse).as(counter.id()).isFalse();
                assertThat(!italian && counter.kind() == Kind.SQUADRON).as(counter.id()).isFalse();
            }
        }
    }

    @Test
    @Rule({"1.2", "4.4", "4.31"})
    void noLeaderKeepsAMarkerOfFireOff() {
        Desk desk =
                Desk.of("s2")
                        .put("III-1", "2204")
                        .put("L-COR", "2204")
                        .put("D-AJ1", "2207")
                        .put("D-AJ2", "1604");
        assertThat(desk.fires(Army.DEFENDER).then("fire III-1 2207", "dice 1").is("III-1"))
                .isEqualTo("fire");
        assertThat(
                        desk.moves(Army.ATTACKER)
                                .then("move D-AJ1 2206", "fire III-1 2206", "dice 1")
                                .is("III-1"))
                .isEqualTo("opportunity");
    }

    @Test
    @Rule({"1.2", "4.0", "5.0"})
    void leadersNeitherFireNorAttackByThemselves() {
        Desk desk = Desk.of("s2").put("III-1", "0303").put("L-COR", "2204").put("D-AJ1", "2205");
        assertThat(desk.fires(Army.DEFENDER).whyNot("fire L-COR 2205")).isEqualTo("1.2");
        assertThat(desk.fires(Army.DEFENDER).options()).containsExactly("end");
        assertThat(desk.moves(Army.DEFENDER).whyNot("move L-COR 2205")).isEqualTo("R-13");
    }

    @Test
    @Rule({"2.0", "1.4", "3.31"})
    void aPlayerTurnIsMovementFireAndAdministration() {
        Desk.Play play =
                Desk.of("s2")
                        .put("III-1", "2204", "opportunity")
                        .put("D-AJ1", "2210", "retreat")
                        .moves(Army.DEFENDER)
                        .then("move III-1 2205", "stop");
        assertThat(play.is("III-1")).isEqualTo("done moved opportunity");
        play = play.then("end");
        assertThat(play.step()).isEqualTo("fire");
        play = play.then("end");
        assertThat(play.is("III-1")).isEqualTo("ready");
        assertThat(play.is("D-AJ1")).isEqualTo("retreat");
        assertThat(play.options()).anyMatch(option -> option.startsWith("move D-AJ1"));
    }
}

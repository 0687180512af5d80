package zeriba.kassala;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.GameRecord;
import zeriba.engine.record.Play;
import zeriba.engine.record.RandomPlayer;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Rule;
import zeriba.kassala.rules.S2E_Results.Battle;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.KassalaMap;
import zeriba.kassala.state.Roster;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

/** Section I and what the paragraphs on it say in passing: the board, the counters, the die. */
final class I_ComponentsTest {

    private static final String FAR = "0807";

    private final Desk start = Desk.start("historical");

    private static Desk desk(Map<String, String> places, String... options) {
        Map<String, String> all = new TreeMap<>(places);
        all.putIfAbsent("E2", FAR);
        return Desk.composed(1, all, options);
    }

    @Test
    @Rule("I.A")
    void theBoardHasFiftyEightHexes() {
        assertThat(Long.bitCount(start.state().map().hexes())).isEqualTo(58);
    }

    @Test
    @Rule({"I.A.1", "I.A.1.a", "I.A.1.b"})
    void theTownsAreThreeHexes() {
        KassalaMap map = start.state().map();
        assertThat(map.labels(map.kassala())).containsExactly("0804", "0805");
        assertThat(map.labels(map.udaka())).containsExactly("0304");
    }

    @Test
    @Rule({"I.A.2", "I.A.2.a", "I.A.2.b"})
    void twoKindsOfHexsidesAreSpecial() {
        KassalaMap map = start.state().map();
        assertThat(map.printed().sides("wadi").sides()).hasSize(19);
        assertThat(map.printed().sides("trench").sides()).hasSize(9);
    }

    @Test
    @Rule({"I.B", "I.B.1", "I.B.2"})
    void eachArmyHasItsUnits() {
        assertThat(Units.MOSLEM.size()).isEqualTo(13);
        assertThat(Units.CHRISTIAN.size()).isEqualTo(10);
        assertThat(start.onBoard()).hasSize(23);
    }

    @Test
    @Rule("I.B.3")
    void bothArmiesHaveThreeKindsOfUnits() {
        for (Army army : Army.values()) {
            assertThat(Units.of(army).stream().map(Unit::kind)).contains(Unit.Kind.values());
        }
    }

    @Test
    @Rule("I.B.5")
    void strengthsRunFromOneForCannonToFour() {
        Roster roster = start.state().roster();
        for (Unit unit : Unit.all()) {
            assertThat(roster.combat(unit)).isBetween(unit.isCannon() ? 1 : 2, 4);
        }
        assertThat(roster.strength(Units.CANNON)).isEqualTo(Units.CANNON.size());
    }

    @Test
    @Rule("I.B.6")
    void movementPointsGoByKind() {
        for (Unit unit : Unit.all()) {
            int points = unit.isCannon() ? 0 : unit.isCavalry() ? 3 : 2;
            assertThat(start.state().roster().movement(unit)).as(unit.name()).isEqualTo(points);
        }
    }

    @Test
    @Rule("I.C")
    void nothingIsThrownForButBattles() {
        RandomPlayer<Kassala, Act> player = new RandomPlayer<>(Desk.GAME, new SplitMix64(3));
        GameRecord<Act> record =
                Play.toTheEnd(
                                Desk.GAME,
                                Desk.setup("historical", "cannon"),
                                _ -> player,
                                DiceCup.seeded(3))
                        .record();
        Position<Kassala, Act> here =
                Position.start(Desk.GAME.rules(), Desk.setup("historical", "cannon"));
        int thrown = 0;
        for (Entry<Act> entry : record.entries()) {
            if (entry instanceof Entry.Rolled<Act>(var roll)) {
                assertThat(here.state().agenda().now()).isInstanceOf(Battle.class);
                assertThat(roll.count()).isEqualTo(1);
                thrown++;
            }
            here = here.after(Desk.GAME.rules(), entry);
        }
        assertThat(thrown).isPositive();
    }

    @Test
    @Rule({"I.E", "TEC.PLAIN", "TEC.UDAKA", "TEC.KASSALA"})
    void whatTheHexesCostAndAdd() {
        Desk foot = desk(Map.of("TI", "0404", "A1", "0704"));
        assertThat(Figures.cost(foot, "TI", "0403")).isEqualTo(1);
        assertThat(Figures.cost(foot, "TI", "0304")).isEqualTo(1);
        assertThat(Figures.cost(desk(Map.of("TI", "0704")), "TI", "0804")).isEqualTo(1);
        assertThat(Figures.cost(desk(Map.of("A1", "0404")), "A1", "0304")).isEqualTo(-1);
        assertThat(Figures.cost(foot, "A1", "0804")).isEqualTo(-1);

        assertThat(strengths("TI", "0503", "P1", "0504")).isEqualTo("4-4");
        assertThat(strengths("TI", "0404", "P1", "0304")).isEqualTo("4-5");
        assertThat(strengths("TI", "0704", "GE1", "0804")).isEqualTo("4-6");
    }

    @Test
    @Rule({"TEC.WADI", "TEC.TRENCH"})
    void whatTheHexsidesCostAndTake() {
        assertThat(Figures.cost(desk(Map.of("TI", "0203")), "TI", "0303")).isEqualTo(2);
        assertThat(Figures.cost(desk(Map.of("TI", "0303")), "TI", "0203")).isEqualTo(2);
        assertThat(Figures.cost(desk(Map.of("A1", "0303")), "A1", "0203")).isEqualTo(-1);
        assertThat(Figures.cost(desk(Map.of("TI", "0405")), "TI", "0406")).isEqualTo(2);
        assertThat(Figures.cost(desk(Map.of("A1", "0405")), "A1", "0406")).isEqualTo(2);

        assertThat(strengths("TI", "0203", "P1", "0303")).isEqualTo("3-4");
        assertThat(strengths("TI", "0405", "P1", "0406")).isEqualTo("3-4");
        assertThat(strengths("TI", "0406", "P1", "0405")).isEqualTo("4-4");
    }

    private static String strengths(String attacker, String from, String defender, String hex) {
        Desk fight = desk(Map.of(attacker, from, defender, hex)).play("end");
        return Figures.strengths(fight, "attack " + attacker + " " + defender);
    }

    @Test
    @Rule("II.D.9")
    void onlyTheMoslemCannonAreStacked() {
        Map<String, List<String>> stacks = new TreeMap<>();
        start.places()
                .forEach((unit, hex) ->
                        stacks.merge(hex, List.of(unit), I_ComponentsTest::together));
        assertThat(stacks.values().stream().filter(units -> units.size() > 1))
                .containsExactly(List.of("MC1", "MC2", "MC3"));
    }

    private static List<String> together(List<String> some, List<String> more) {
        return Stream.concat(some.stream(), more.stream()).toList();
    }

    @Test
    @Rule("II.D.10")
    void aUnitIsFreeAgainWhenItsEnemyIsGone() {
        Desk desk = desk(Map.of("TI", "0503", "A1", "0604", "P3", "0504"));
        assertThat(desk.options()).noneMatch(option -> option.startsWith("move TI"));
        Desk later = desk.play("end", "attack TI+A1 P3", "dice 1", "stay", "end");
        assertThat(later.options()).contains("move TI 0502");
    }

    @Test
    @Rule("II.E.8")
    void townsAddNothingToAnAttackOutOfThem() {
        Desk christian = desk(Map.of("TI", "0303", "P1", "0304")).play("end");
        Desk answer = christian.play("attack TI P1", "dice 3", "end");
        assertThat(Figures.strengths(answer, "attack P1 TI")).isEqualTo("4-4");
    }

    @Test
    @Rule("II.E.8")
    void aTownAddsItsBonusOnceToAStack() {
        Map<String, String> places = Map.of("TI", "0303", "P1", "0304", "CC1", "0304");
        Desk fight = desk(places, "cannon").play("end");
        assertThat(Figures.strengths(fight, "attack TI P1+CC1")).isEqualTo("4-6");
    }

    @Test
    @Rule("II.E.13")
    void cannonAndCavalryDoNotAdvanceWhereTheyMayNotGo() {
        Desk fight = desk(Map.of("MC1", "0303", "A1", "0404", "CC1", "0304")).play("end");
        Desk fallen = fight.play("attack A1+MC1 CC1", "dice 1");
        assertThat(fallen.onBoard()).doesNotContain("CC1");
        assertThat(Desk.GAME.moment(fallen.state()).step()).isEqualTo("movement");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    @Rule("IV")
    void theOptionsMayBeAddedAloneOrTogether(int which) {
        String[] options =
                Stream.of((which & 1) == 0 ? "" : "cannon", (which & 2) == 0 ? "" : "mixed")
                        .filter(option -> !option.isEmpty())
                        .toArray(String[]::new);
        for (String scenario : List.of("historical", "free-deployment")) {
            assertThat(Desk.start(scenario, options).options()).isNotEmpty();
        }
        Desk basic = desk(Map.of("TI", "0602", "MC1", "0404"), options);
        assertThat(Figures.cost(basic, "TI", "0601")).isEqualTo(1);
        assertThat(basic.options()).noneMatch(option -> option.startsWith("move MC1"));
    }

    @Test
    @Rule("IV.A.7.a")
    void aCannonsPointGoesToOneAttack() {
        Map<String, String> places =
                Map.of("TI", "0503", "ES", "0603", "MC1", "0502", "P1", "0504", "P2", "0604");
        Desk fight = desk(places, "cannon").play("end", "attack TI+MC1 P1", "dice 4");
        assertThat(fight.options()).containsExactly("attack ES P2");
    }

    @Test
    @Rule("IV.C")
    void whoDefendsMakesNoAttackMixed() {
        Map<String, String> places = Map.of("TI", "0503", "P3", "0504", "RES", "0404");
        Desk fight = desk(places, "mixed").play("end");
        assertThat(Figures.column(fight, "attack TI P3+RES")).isEqualTo("1-1");
    }
}

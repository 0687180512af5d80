package zeriba.fireandsword;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.forbids;
import static zeriba.fireandsword.Scene.isMahdist;
import static zeriba.fireandsword.Scene.place;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.supply;
import static zeriba.fireandsword.Scene.unit;
import static zeriba.fireandsword.Scene.waitsFor;
import static zeriba.fireandsword.Scene.with;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.engine.Result;
import zeriba.engine.Rule;
import zeriba.fireandsword.battle.Field;
import zeriba.fireandsword.battle.Order;
import zeriba.fireandsword.rules.S02_SetUp;
import zeriba.fireandsword.rules.S15_Adjustment;
import zeriba.fireandsword.rules.S18_Command;

/** Set-up, indexes, reinforcements, victory, command and casualties. */
final class TurnEndTest {

    private static Sudan setUp() {
        return Scene.RULES.setup(Desk.setup("fixed"));
    }

    @Test
    @Rule({"2.1", "2.2", "2.3", "2.5", "2.6", "R-4"})
    void theRecommendedSetUpIsLegalAndRandomIndexesFollowIt() {
        Sudan done = played(setUp(), "recommended");
        assertThat(S02_SetUp.placed(done)).isBetween(20, 25);
        assertThat(forbids(done, "end")).isEmpty();
        assertThat(forbids(setUp(), "end")).isEqualTo("2.1");
        assertThat(forbids(setUp(), "deploy B75 KHARTOUM")).isEqualTo("2.3");
        Sudan random = played(Scene.RULES.setup(Desk.setup("random")), "recommended", "end");
        assertThat(waitsFor(random)).isEqualTo("indexes");
    }

    @Test
    @Rule({"2.4", "R-8", "R-75", "R-76"})
    void oneBattalionIsSplitAndBoatsAreSetUpOnTheNile() {
        Sudan split = played(setUp(), "split 1E ELFASHER DARA");
        assertThat(split.stands(unit("1E"))).isEqualTo(8);
        assertThat(split.stands(unit("1E.2"))).isEqualTo(7);
        assertThat(Field.wornAt(8) * 10 + Field.spentAt(8)).isEqualTo(75);
        assertThat(Field.wornAt(7) * 10 + Field.spentAt(7)).isEqualTo(64);
        assertThat(forbids(split, "split 2E KHARTOUM SENNAR")).isEqualTo("2.4");
        assertThat(forbids(setUp(), "deploy BOR SUAKIN")).isEqualTo("R-8");
    }

    @Test
    @Rule({"3.1", "R-6"})
    void randomIndexesAreADieAndTwoMoreInTheSouth() {
        Sudan random =
                played(
                        Scene.RULES.setup(Desk.setup("random")),
                        "recommended",
                        "end",
                        "dice 3 6 1 2");
        assertThat(random.index(Region.NORTH.number())).isEqualTo(3);
        assertThat(random.index(Region.SOUTH.number())).isEqualTo(8);
    }

    @Test
    @Rule({"15.1", "15.2", "15.3", "15.4"})
    void anIndexMovesByItsOwnEventsAndTheFallOfKhartoum() {
        Scene scene = with().revolt(Region.WEST, 4);
        scene.edit()
                .gain(Region.WEST.number())
                .gain(Region.WEST.number())
                .win(Region.WEST.number());
        assertThat(S15_Adjustment.next(scene.state(), Region.WEST)).isEqualTo(5);
        scene.edit().khartoumFell();
        assertThat(S15_Adjustment.next(scene.state(), Region.WEST)).isEqualTo(6);
    }

    @Test
    @Rule({"15.5", "15.6", "R-55", "R-56"})
    void neighboursLendOneUpAndOneDownAtMostWithoutChains() {
        Scene scene = with().revolt(Region.NORTH, 5).revolt(Region.EAST, 5).revolt(Region.SOUTH, 5);
        scene.edit().gain(Region.NORTH.number()).gain(Region.EAST.number());
        assertThat(S15_Adjustment.lent(scene.state(), Region.SOUTH)).isEqualTo(1);
        assertThat(S15_Adjustment.lent(scene.state(), Region.WEST)).isZero();
        Scene falls = with().revolt(Region.NORTH, 5);
        falls.edit().win(Region.NORTH.number());
        assertThat(S15_Adjustment.lent(falls.state(), Region.SOUTH)).isZero();
        falls.edit().win(Region.NORTH.number());
        assertThat(S15_Adjustment.lent(falls.state(), Region.SOUTH)).isEqualTo(-1);
    }

    @Test
    @Rule({"R-57", "R-58"})
    void quietRegionsAdjustPacifiedOnesDoNot() {
        Scene scene = with().status(Region.EAST, Sudan.PACIFIED).index(Region.EAST, 0);
        scene.edit().gain(Region.SOUTH.number());
        assertThat(S15_Adjustment.next(scene.state(), Region.EAST)).isZero();
        assertThat(S15_Adjustment.next(scene.state(), Region.WEST)).isEqualTo(4);
    }

    @Test
    @Rule({"3.2", "R-7", "R-51", "R-61"})
    void aRegionAtOneWithAllItsTownsIsPacified() {
        Sudan state = with().revolt(Region.EAST, 1).now(new Step.Adjustment()).play();
        assertThat(state.status(Region.EAST.number())).isEqualTo(Sudan.PACIFIED);
        Sudan again = with("rise-again").revolt(Region.EAST, 1).now(new Step.Adjustment()).play();
        assertThat(again.status(Region.EAST.number())).isEqualTo(Sudan.QUIET);
        Scene held = with().revolt(Region.EAST, 1).mahdist("KASSALA");
        held.edit().win(Region.EAST.number());
        assertThat(isMahdist(held.now(new Step.Adjustment()).play(), "KASSALA")).isFalse();
    }

    @Test
    @Rule({"17.1", "17.2", "R-67"})
    void theMahdistsScoreTheirTownsAndWinAtFourHundred() {
        Scene scene = with().revolt(Region.EAST, 4).mahdist("SUAKIN").points(395);
        Sudan over = scene.now(new Step.Adjustment()).play();
        assertThat(over.now())
                .isInstanceOfSatisfying(
                        Step.Over.class, o -> assertThat(o.result().rule()).isEqualTo("17.2"));
        Sudan goesOn =
                with().revolt(Region.EAST, 4)
                        .mahdist("SUAKIN")
                        .points(394)
                        .now(new Step.Adjustment())
                        .play();
        assertThat(goesOn.points()).isEqualTo(399);
    }

    private static Result result(Sudan state) {
        return state.now() instanceof Step.Over(Result result) ? result : new Result.Drawn("none");
    }

    @Test
    @Rule({"17.3", "R-68", "R-69"})
    void peaceOrTheTwentiethTurnEndTheCampaign() {
        Scene peace =
                with().revolt(Region.EAST, 1)
                        .index(Region.NORTH, 0)
                        .index(Region.SOUTH, 0)
                        .index(Region.WEST, 0);
        assertThat(result(peace.now(new Step.Adjustment()).play()).grade()).isEqualTo("decisive");
        Scene simmers = with().revolt(Region.EAST, 1).now(new Step.Adjustment());
        assertThat(result(simmers.play()).rule()).isEqualTo("none");
        Scene strict = with("strict-end").revolt(Region.EAST, 1).now(new Step.Adjustment());
        assertThat(result(strict.play()).rule()).isEqualTo("17.3");
        Scene last = with().revolt(Region.EAST, 4).later(19).points(250).now(new Step.Adjustment());
        assertThat(result(last.play()).grade()).isEqualTo("clear");
    }

    @Test
    @Rule({"16.1", "R-62", "R-64"})
    void aDieLessOneLandsAtAswanWithCommandersFree() {
        Sudan state = with().now(new Step.Arrivals(0)).play("dice 2", "arrive B75");
        assertThat(forbids(state, "arrive B89")).isEqualTo("16.1");
        assertThat(forbids(state, "arrive BRK")).isEqualTo("R-62");
        assertThat(place(played(state, "arrive WOL"), "WOL")).isEqualTo("ASWAN");
        assertThat(forbids(with().now(new Step.Arrivals(0)).play("dice 2"), "arrive 15S"))
                .isEqualTo("16.1");
    }

    @Test
    @Rule({"16.2", "16.3", "R-22", "R-65"})
    void suakinTakesSuppliesAndLetsOneUnitGo() {
        Scene scene = with().revolt(Region.EAST, 4).at("SUAKIN", "1E", "2E").supply("SUAKIN", 2);
        int suakin = scene.state().map().suakin;
        Sudan state =
                scene.now(new Step.Arrivals(suakin)).play("dice 3", "arrive 15S", "evacuate 1E");
        assertThat(place(state, "1E")).isEqualTo("alexandria");
        assertThat(forbids(state, "evacuate 2E")).isEqualTo("R-65");
        assertThat(supply(played(state, "end", "dice 4"), "SUAKIN")).isEqualTo(6);
    }

    @Test
    @Rule("R-63")
    void aLostSuakinIsAttackedFromTheSea() {
        Scene scene = with().revolt(Region.EAST, 4).mahdist("SUAKIN");
        int suakin = scene.state().map().suakin;
        Sudan state = scene.now(new Step.Arrivals(suakin)).play("dice 3", "arrive 15S", "end");
        assertThat(waitsFor(state)).isEqualTo("encounter");
        assertThat(isMahdist(played(state, "dice 6"), "SUAKIN")).isFalse();
    }

    @Test
    @Rule({"16.4", "R-66"})
    void leviesJoinAtKhartoumOnEvenTurns() {
        Scene scene = with().revolt(Region.SOUTH, 4).at("KHARTOUM", "1E").supply("KHARTOUM", 5);
        assertThat(waitsFor(scene.now(new Step.Levies()).play())).isNotEqualTo("levies");
        Sudan even = scene.later(1).now(new Step.Levies()).play("dice 4", "levy foot");
        assertThat(even.stands(unit("LEV1"))).isEqualTo(4);
    }

    @Test
    @Rule({"9.4", "R-44"})
    void aBoatIsRepairedByADegreeForEachTurnInAYard() {
        Scene scene = with().at("BERBER", "BOR").condition("BOR", 2).now(new Step.EndOfTurn());
        assertThat(scene.play().condition(unit("BOR"))).isEqualTo(1);
    }

    @Test
    @Rule({"1.1", "1.2", "R-70"})
    void commandGoesByCommitteeByRegionOrByUnits() {
        Scene committee = with("seats=3").at("KHARTOUM", "1E").later(1);
        assertThat(S18_Command.commander(committee.state(), unit("1E")).name())
                .isEqualTo("commander-2");
        Scene regions = with("seats=4", "command=regions").at("SUAKIN", "1E");
        assertThat(S18_Command.commander(regions.state(), unit("1E")).name())
                .isEqualTo("commander-4");
        Scene units = with("seats=2", "command=units").at("SUAKIN", "2E");
        assertThat(S18_Command.commander(units.state(), unit("2E")).name())
                .isEqualTo("commander-2");
    }

    private static Clash clash(Scene scene) {
        int space = scene.state().at(unit("1E"));
        return new Clash(Clash.Cause.MARCH, space, Units.of(unit("1E")), Units.NONE, space);
    }

    @Test
    @Rule({"1.3", "R-72"})
    void whoeverHasNoUnitInABattleCommandsTheMahdists() {
        Scene alone = with().at("KHARTOUM", "1E");
        assertThat(S18_Command.rival(alone.state(), clash(alone))).isEqualTo(Seats.KHALIFA);
        Scene two = with("seats=2", "command=units").at("KHARTOUM", "1E");
        assertThat(S18_Command.rival(two.state(), clash(two)).name()).isEqualTo("commander-2");
    }

    @Test
    @Rule({"12.9", "R-71"})
    void aBattleOnATableIsEnteredUnitByUnitAndConfirmed() {
        Scene scene = with("battles=tabletop").revolt(Region.NORTH, 4).at("KORTI", "3E");
        Sudan asked =
                scene.play(
                        "march 3E DONGOLA",
                        "dice 2",
                        "dice 4 4",
                        "dice 1 1 1 1 1 1",
                        "dice 3",
                        "fight tabletop",
                        "field own");
        assertThat(forbids(asked, "lose 3E 14")).isEqualTo("12.9");
        Sudan entered = played(asked, "lose 3E 2");
        assertThat(waitsFor(played(entered, "correct"))).isEqualTo("held");
        assertThat(waitsFor(played(entered, "confirm"))).isEqualTo("cards");
    }

    @Test
    @Rule({"13.2", "13.3", "R-74", "QB.15"})
    void heartsKillTheOthersComeBackAndHalfAUnitLosesHeart() {
        Scene scene = with().revolt(Region.NORTH, 4).at("KORTI", "3E").stands("3E", 8);
        Sudan state =
                scene.state()
                        .with(
                                scene.state()
                                        .agenda()
                                        .before(
                                                new Step.Cards(
                                                        clashOf("3E", scene),
                                                        true,
                                                        List.of(
                                                                new Loss(
                                                                        unit("3E"), 2, 8, true)))));
        Sudan after = played(state, "dice 2 30");
        assertThat(after.stands(unit("3E"))).isEqualTo(7);
        Scene weak = scene.stands("3E", 7);
        Sudan half =
                weak.state()
                        .with(
                                weak.state()
                                        .agenda()
                                        .before(
                                                new Step.Cards(
                                                        clashOf("3E", weak),
                                                        true,
                                                        List.of(
                                                                new Loss(
                                                                        unit("3E"), 1, 7, true)))));
        assertThat(played(half, "dice 2").condition(unit("3E"))).isZero();
    }

    private static Clash clashOf(String id, Scene scene) {
        return new Clash(
                Clash.Cause.MARCH,
                scene.state().at(unit(id)),
                Units.of(unit(id)),
                Units.NONE,
                Sudan.GONE);
    }

    @Test
    @Rule({"QB.11", "4.1"})
    void ordersAreHiddenUntilBothAreIn() {
        Scene scene = with("battles=commanded").revolt(Region.NORTH, 4).at("KORTI", "3E");
        Sudan asked =
                scene.play(
                        "march 3E DONGOLA",
                        "dice 2",
                        "dice 4 4",
                        "dice 1 1 1 1 1 1",
                        "dice 3",
                        "fight commanded");
        assertThat(forbids(asked, "zones fall-back hold hold")).isEqualTo("QB.11");
        Sudan given = played(asked, "zones hold hold shift");
        assertThat(Secrets.seenBy(given))
                .isEqualTo(Secrets.seenBy(played(asked, "zones drill drill drill")));
        Sudan fought = played(given, "zones press press skirmish");
        assertThat(fought.now() instanceof Step.Posture p && p.own().contains(Order.HOLD))
                .isFalse();
    }

    @Test
    @Rule("8.4")
    void aSurplusOfUnitsIsSlow() {
        Scene scene = with().at("BERBER", "1E", "2E", "3E", "4E", "5E", "6E", "7E");
        assertThat(place(scene.play("march 1E+2E+3E+4E+5E+6E+7E ATBARA"), "7E"))
                .isEqualTo("ATBARA");
    }

    @Test
    @Rule("R-62")
    void aCommanderAloneStaysAmongFriends() {
        Scene scene = with().revolt(Region.NORTH, 4).at("KORTI", "GOR", "1E");
        assertThat(scene.forbids("march GOR DEBBA")).isEqualTo("R-62");
        assertThat(scene.condition("GOR", 3).forbids("march GOR+1E DEBBA")).isEqualTo("QB.15");
    }

    @Test
    @Rule({"12.2", "R-10"})
    void gunsComeWithThreeOrFourUnits() {
        assertThat(zeriba.fireandsword.battle.Bands.guns(zeriba.fireandsword.battle.Kind.TOWN, 3))
                .isEqualTo(1);
        assertThat(zeriba.fireandsword.battle.Bands.guns(zeriba.fireandsword.battle.Kind.CAMP, 3))
                .isZero();
    }
}

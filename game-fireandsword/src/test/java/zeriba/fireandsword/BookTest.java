package zeriba.fireandsword;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.decided;
import static zeriba.fireandsword.Scene.dice;
import static zeriba.fireandsword.Scene.forbids;
import static zeriba.fireandsword.Scene.isFriendly;
import static zeriba.fireandsword.Scene.isMahdist;
import static zeriba.fireandsword.Scene.place;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.supply;
import static zeriba.fireandsword.Scene.unit;
import static zeriba.fireandsword.Scene.waitsFor;
import static zeriba.fireandsword.Scene.with;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.battle.Arm;
import zeriba.fireandsword.battle.Bands;
import zeriba.fireandsword.battle.Kind;
import zeriba.fireandsword.battle.Troop;
import zeriba.fireandsword.rules.S02_SetUp;
import zeriba.fireandsword.rules.S05_Revolts;
import zeriba.fireandsword.rules.S06_Surprise;
import zeriba.fireandsword.rules.S09_Railway;
import zeriba.fireandsword.rules.S11_Encounters;
import zeriba.fireandsword.rules.S12_Battles;
import zeriba.fireandsword.rules.S13_Casualties;
import zeriba.fireandsword.rules.S14_Relief;
import zeriba.fireandsword.rules.S14_Sieges;
import zeriba.fireandsword.rules.S15_Adjustment;
import zeriba.fireandsword.rules.Step;
import zeriba.testkit.Sentences;

/** The sentences of the campaign rules, each held by a test, and here those that had none. */
final class BookTest {

    private static final int NORTH = Region.NORTH.number();

    @Test
    void everySentenceOfTheRulebookHasItsTests() {
        Sentences.check(FireAndSwordGame.class, BookTest.class, Set.of("S"));
    }

    private static Sudan setUp() {
        return Scene.RULES.setup(Desk.setup("fixed"));
    }

    private static int space(Sudan state, String id) {
        return state.map().network().space(id);
    }

    @Test
    @Rule("OOB.1")
    void thereAreFiftyUnits() {
        assertThat(setUp().forces().all().stream().filter(u -> u.kind() == Unit.Kind.UNIT))
                .hasSize(50);
    }

    @Test
    @Rule("2.1")
    void twentyToTwentyFiveUnitsAreSetUp() {
        Sudan full = played(setUp(), "recommended");
        assertThat(S02_SetUp.placed(full)).isBetween(20, 25);
        while (S02_SetUp.placed(full) < 25) {
            full = played(full, "deploy EA" + (S02_SetUp.placed(full) - 20) + " BERBER");
        }
        assertThat(forbids(full, "deploy EA6 BERBER")).isEqualTo("2.1");
        assertThat(full.at(unit("HIC"))).isLessThan(Sudan.ALEXANDRIA);
        assertThat(forbids(played(setUp(), "deploy 1E KHARTOUM"), "end")).isEqualTo("2.1");
    }

    @Test
    @Rule("2.3")
    void britonsAndIndiansGarrisonNothing() {
        for (Unit unit : setUp().forces().all()) {
            if (unit.kind() == Unit.Kind.UNIT) {
                boolean local = Set.of("egyptian", "sudanese").contains(unit.nation());
                String rule = forbids(setUp(), "deploy " + unit.id() + " KHARTOUM");
                assertThat(rule).as(unit.id()).isEqualTo(local ? "" : "2.3");
            }
        }
    }

    @Test
    @Rule("2.4")
    void afterTheSetUpNobodyIsSplit() {
        assertThat(with().at("KHARTOUM", "1E").forbids("split 1E KHARTOUM SENNAR"))
                .isEqualTo("4.1");
        Sudan split = played(setUp(), "split 1E ELFASHER DARA");
        assertThat(place(split, "1E") + " " + place(split, "1E.2")).isEqualTo("ELFASHER DARA");
    }

    @Test
    @Rule({"2.4", "R-76"})
    void aHalfIsRatedByItsOwnStandsAndKeepsTheGrade() {
        Sudan split = played(setUp(), "split 1E ELFASHER DARA");
        assertThat(S13_Casualties.rating(split.stands(unit("1E")))).isEqualTo("8/7/5");
        assertThat(S13_Casualties.rating(split.stands(unit("1E.2")))).isEqualTo("7/6/4");
        assertThat(split.condition(unit("1E")))
                .isEqualTo(split.condition(unit("1E.2")))
                .isEqualTo(1);
    }

    @Test
    @Rule("2.6")
    void whoIsNotSetUpWaitsInABox() {
        Sudan begun = played(setUp(), "recommended", "end");
        for (Unit unit : begun.forces().all()) {
            if (unit.kind() == Unit.Kind.UNIT && !begun.isOnMap(unit.number())) {
                assertThat(begun.at(unit.number()))
                        .as(unit.id())
                        .isBetween(Sudan.ALEXANDRIA, Sudan.INDIA);
            }
        }
        assertThat(place(begun, "B75") + " " + place(begun, "15S")).isEqualTo("england india");
    }

    @Test
    @Rule({"3.1", "R-5"})
    void indexesAreThrownOrFixed() {
        Sudan fixed = played(setUp(), "recommended", "end");
        assertThat(Region.all().stream().map(r -> r.id() + fixed.index(r.number())).toList())
                .containsExactlyInAnyOrder("north2", "south6", "west3", "east4");
        assertThat(fixed.map().region(fixed.map().aswan)).isNegative();
        Sudan random = played(Scene.RULES.setup(Desk.setup("random")), "recommended", "end");
        assertThat(dice(random)).isEqualTo(4);
        Sudan most = played(random, "dice 6 6 6 6");
        assertThat(Region.all()).allMatch(r -> most.index(r.number()) <= Figures.MOST_INDEX);
    }

    @Test
    @Rule("4.1")
    void aTurnHasItsStepsInOrder() {
        List<String> order =
                S05_Revolts.begin(with().state()).agenda().steps().stream()
                        .map(step -> ((Step) step).word())
                        .toList();
        assertThat(order)
                .containsExactly(
                        "revolts",
                        "movement-begins",
                        "movement",
                        "end-of-movement",
                        "supplies",
                        "adjustment",
                        "third-boat",
                        "arrivals",
                        "arrivals",
                        "levies",
                        "end-of-turn");
    }

    @Test
    @Rule("5.1")
    void aRegionRisesOnItsIndexOrLess() {
        Scene scene = with().index(Region.SOUTH, 0).index(Region.EAST, 0).index(Region.NORTH, 0);
        scene.index(Region.WEST, 3).fallen(Region.WEST).later(1);
        int west = Region.WEST.number();
        Sudan three = scene.now(new S05_Revolts.Revolts()).play("dice 3");
        assertThat(three.status(west)).isEqualTo(Sudan.REVOLT);
        Sudan four = scene.now(new S05_Revolts.Revolts()).play("dice 4");
        assertThat(four.status(west)).isEqualTo(Sudan.QUIET);
    }

    @Test
    @Rule("6.1")
    void strongTownsAreHarderToSurprise() {
        Sudan state = with().state();
        for (long left = state.map().towns(); left != 0; left &= left - 1) {
            int town = Long.numberOfTrailingZeros(left);
            int less =
                    switch (state.map().label(town)) {
                        case "WHALFA", "SUAKIN", "ELOBEID" -> 1;
                        case "KHARTOUM" -> 3;
                        default -> 0;
                    };
            assertThat(S06_Surprise.chance(state, town))
                    .as(state.map().label(town))
                    .isEqualTo(state.index(state.map().region(town)) - less);
        }
    }

    @Test
    @Rule({"6.2", "R-10"})
    void forcesOutsideTownsAreThrownForToo() {
        Scene scene = with().index(Region.SOUTH, 0).index(Region.EAST, 0).index(Region.NORTH, 0);
        scene.index(Region.WEST, 3).fallen(Region.WEST).later(1).at("W1", "1E").at("FOGA", "2E");
        Sudan surprise = scene.now(new S05_Revolts.Revolts()).play("dice 1");
        assertThat(dice(surprise)).isEqualTo(2);
        Sudan struck = played(surprise, "dice 4 3");
        assertThat(Set.of(place(struck, "1E"), place(struck, "2E"))).contains("gone");
    }

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
        assertThat(S09_Railway.isOpen(scene.state())).isFalse();
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
    @Rule({"8.7", "R-52"})
    void aCampThatStaysKnowsTwoKindsOfBattle() {
        for (int die = 1; die <= 6; die++) {
            assertThat(S11_Encounters.kind(Clash.Cause.CAMP, die))
                    .isEqualTo(die <= 4 ? Kind.CAMP : Kind.SURPRISE);
        }
    }

    @Test
    @Rule({"9.1", "12.5"})
    void aBoatThrowsInEachSpaceItEnters() {
        Scene scene = with().revolt(Region.SOUTH, 4).at("KHARTOUM", "BOR");
        Sudan first = scene.supply("KHARTOUM", 3).play("steam BOR ABBA");
        assertThat(waitsFor(first)).isEqualTo("encounter");
        Sudan second = played(first, "dice 6");
        assertThat(waitsFor(second) + " " + place(second, "BOR")).isEqualTo("encounter ELDUEIM");
        Sudan third = played(second, "dice 6");
        assertThat(waitsFor(third) + " " + place(third, "BOR")).isEqualTo("encounter ABBA");
    }

    @Test
    @Rule("9.2")
    void cataractsAreTriedUpstreamAndDown() {
        assertThat(waitsFor(with().at("BERBER", "BOR").play("steam BOR ABUHAMED")))
                .isEqualTo("cataract");
        assertThat(waitsFor(with().at("ABUHAMED", "BOR").play("steam BOR BERBER")))
                .isEqualTo("cataract");
        assertThat(waitsFor(with().at("BERBER", "BOR").play("steam BOR ATBARA")))
                .isEqualTo("movement");
    }

    @Test
    @Rule({"9.3", "R-43"})
    void aTowCountsForStacking() {
        Scene scene = with().at("BERBER", "BOR", "EA1");
        scene.at("ATBARA", "1E", "2E", "3E", "4E", "5E", "6E", "7E", "8E");
        assertThat(scene.forbids("steam BOR ATBARA")).isEmpty();
        assertThat(scene.forbids("steam BOR+EA1 ATBARA")).isEqualTo("7.1");
    }

    @Test
    @Rule({"11.1", "R-48"})
    void whoeverEntersABesiegedTownThrowsADie() {
        Scene scene = with().revolt(Region.EAST, 4).at("KASSALA", "1E").at("GEDAREF", "2E");
        assertThat(waitsFor(scene.supply("KASSALA", 3).play("march 2E KASSALA")))
                .isEqualTo("encounter");
    }

    private static List<Troop> rivals(int face) {
        Scene scene = with().revolt(Region.WEST, 4).at("ELFASHER", "1E");
        Sudan types = scene.play("march 1E W1", "dice 3", "dice " + face);
        String faces = "dice" + " 1".repeat(dice(types));
        return ((S11_Encounters.Nature) played(types, faces).now()).rivals();
    }

    @Test
    @Rule("11.3")
    void aDieTellsTheTypeOfEachUnit() {
        List<Arm> fuzzies = List.of(Arm.FUZZIES, Arm.FUZZIES, Arm.RIFLES);
        List<Arm> ansar = List.of(Arm.SPEARS, Arm.SPEARS, Arm.RIFLES);
        List<List<Arm>> byFace =
                List.of(fuzzies, List.of(Arm.HORSE), List.of(Arm.JEHADIA), ansar, ansar, ansar);
        for (int face = 1; face <= 6; face++) {
            assertThat(rivals(face).stream().map(Troop::arm).toList())
                    .as("a " + face)
                    .containsExactlyInAnyOrderElementsOf(byFace.get(face - 1));
        }
    }

    @Test
    @Rule("12.1")
    void aDieTellsTheKindOfBattle() {
        List<Kind> kinds =
                List.of(Kind.TOWN, Kind.TOWN, Kind.CAMP, Kind.CAMP, Kind.COLUMN, Kind.AMBUSH);
        for (int die = 1; die <= 6; die++) {
            assertThat(S11_Encounters.kind(Clash.Cause.MARCH, die)).isEqualTo(kinds.get(die - 1));
        }
    }

    @Test
    @Rule("12.2")
    void gunsComeWithTownsAndCampsAndNotAgainstColumns() {
        for (int units = 1; units <= 13; units++) {
            assertThat(Bands.guns(Kind.TOWN, units)).isEqualTo(units / 3);
            assertThat(Bands.guns(Kind.CAMP, units)).isEqualTo(units / 4);
            assertThat(Bands.guns(Kind.SORTIE, units)).isEqualTo(units / 4);
            assertThat(Bands.guns(Kind.COLUMN, units)).isZero();
            assertThat(Bands.guns(Kind.AMBUSH, units)).isZero();
        }
    }

    /** A boat at Berber meets one unit of Jehadia before Atbara. */
    private static Sudan steaming() {
        Scene scene = with().revolt(Region.NORTH, 3).fallen(Region.NORTH);
        scene.at("METEMMA", "BOR");
        return scene.play("steam BOR ATBARA", "dice 3", "dice 3", "dice 4", "dice 5");
    }

    @Test
    @Rule("12.5")
    void aBoatFightsThoseWithRiflesAndPassesOnceTheyAreDrivenOff() {
        Sudan fight = steaming();
        assertThat(waitsFor(fight)).isEqualTo("steamer");
        int all = dice(fight);
        Sudan past = played(fight, "dice" + " 1".repeat(6) + " 20".repeat(all - 6));
        assertThat(place(past, "BOR")).isEqualTo("ATBARA");
        assertThat(past.wins(NORTH)).isEqualTo(1);
    }

    @Test
    @Rule({"12.5", "R-40"})
    void aBoatThatWasTurnedBackMayGoElsewhere() {
        Sudan fight = steaming();
        for (int round = 0; round < 5 && waitsFor(fight).equals("steamer"); round++) {
            fight = played(fight, "dice" + " 20".repeat(dice(fight)));
        }
        assertThat(place(fight, "BOR")).isEqualTo("METEMMA");
        assertThat(fight.gains(NORTH)).isEqualTo(1);
        assertThat(forbids(fight, "steam BOR ATBARA")).isEqualTo("R-40");
        assertThat(forbids(fight, "steam BOR WADHAMED")).isEmpty();
    }

    @Test
    @Rule("12.6")
    void aSortieIsThrownForWithTheTownsPoints() {
        Scene scene = with().revolt(Region.SOUTH, 4).at("KHARTOUM", "1E").supply("KHARTOUM", 3);
        Sudan seen = scene.play("sortie 1E", "dice 5");
        assertThat(seen.now())
                .isInstanceOfSatisfying(
                        S14_Relief.CallOff.class, step -> assertThat(step.count()).isEqualTo(1));
        assertThat(waitsFor(scene.play("sortie 1E", "dice 6"))).isEqualTo("freed");
    }

    @Test
    @Rule({"12.6", "12.2"})
    void besiegersDefendACamp() {
        Scene scene = with().revolt(Region.EAST, 6).at("KASSALA", "1E").supply("KASSALA", 3);
        Sudan types = scene.play("sortie 1E", "dice 2", "attack", "dice 3 3 3 3");
        Sudan fight = played(types, "dice 1 1 1 1");
        assertThat(fight.now())
                .isInstanceOfSatisfying(
                        S12_Battles.Fight.class,
                        f -> {
                            assertThat(f.field().muster().kind()).isEqualTo(Kind.SORTIE);
                            assertThat(f.field().muster().rivals())
                                    .filteredOn(troop -> troop.arm() == Arm.GUNS)
                                    .extracting(Troop::stands)
                                    .containsExactly(1);
                        });
    }

    @Test
    @Rule({"12.6", "R-21"})
    void whoeverRelievesATownThrowsWithItsPoints() {
        Scene scene = with().revolt(Region.SOUTH, 4).at("KHARTOUM", "1E").at("KAMLIN", "2E");
        Sudan met = scene.supply("KHARTOUM", 3).play("march 2E KHARTOUM", "dice 5");
        assertThat(met.now())
                .isInstanceOfSatisfying(
                        S11_Encounters.Types.class,
                        step -> {
                            assertThat(step.count()).isEqualTo(1);
                            assertThat(step.clash().force().contains(unit("1E"))).isTrue();
                        });
    }

    private static Sudan freed() {
        Scene scene = with().revolt(Region.EAST, 4).at("KASSALA", "1E").supply("KASSALA", 3);
        return scene.fallen(Region.EAST).play("sortie 1E", "dice 6");
    }

    @Test
    @Rule({"12.7", "R-19"})
    void aTownThatWasFreedIsBesiegedStill() {
        Sudan stayed = played(freed(), "stay", "dice 2");
        assertThat(supply(stayed, "KASSALA")).isEqualTo(5);
        Sudan ate = played(stayed.edit().before(new S14_Sieges.Supplies()).now());
        assertThat(supply(ate, "KASSALA")).isEqualTo(4);
    }

    @Test
    @Rule({"12.7", "R-20"})
    void aTownThatIsOccupiedAnewIsBesiegedAnew() {
        Sudan left = played(freed(), "leave 1E GEDAREF", "dice 6");
        assertThat(isMahdist(left, "KASSALA")).isTrue();
        Sudan back = played(left.edit().nextTurn().now(), "march 1E KASSALA", "dice 6");
        assertThat(waitsFor(back)).isEqualTo("sieges");
        assertThat(supply(played(back, "dice 4"), "KASSALA")).isEqualTo(4);
    }

    @Test
    @Rule({"12.7", "R-79", "R-22"})
    void aReliefBringsADieOfSuppliesOrAllLeave() {
        Scene scene = with().revolt(Region.EAST, 4).at("KASSALA", "1E").supply("KASSALA", 3);
        Sudan in = scene.at("GEDAREF", "2E").play("march 2E KASSALA", "dice 6");
        assertThat(supply(played(in, "stay", "dice 6"), "KASSALA")).isEqualTo(9);
        Sudan left = played(in, "leave 1E+2E GOZREGEB", "dice 6");
        assertThat(place(left, "1E") + " " + place(left, "2E")).isEqualTo("GOZREGEB GOZREGEB");
        assertThat(forbids(in, "leave 2E GOZREGEB")).isEqualTo("R-79");
    }

    /** Two lost stands, of which a heart and a diamond are drawn, after a battle of Korti. */
    private static Sudan cards(boolean won, boolean away) {
        Scene scene = with().revolt(Region.NORTH, 4).at("KORTI", "3E");
        int korti = space(scene.state(), "KORTI");
        Clash clash =
                new Clash(
                        Clash.Cause.MARCH,
                        korti,
                        Units.of(unit("3E")),
                        Units.NONE,
                        space(scene.state(), "DEBBA"));
        Step step =
                won
                        ? new S13_Casualties.Cards(
                                clash, true, List.of(new Loss(unit("3E"), 2, 13, true)))
                        : new S13_Casualties.Escape(
                                clash, false, List.of(new Loss(unit("3E"), 2, 13, true)));
        Sudan before = scene.now(step).state();
        return won ? played(before, "dice 2 30") : played(before, away ? "dice 6" : "dice 1");
    }

    @Test
    @Rule({"13.1", "QB.15"})
    void theWoundedComeBackFromAHeldFieldAndFromAnEscape() {
        assertThat(cards(true, true).stands(unit("3E"))).isEqualTo(12);
        Sudan away = cards(false, true);
        assertThat(waitsFor(away)).isEqualTo("cards");
        assertThat(played(away, "dice 2 30").stands(unit("3E"))).isEqualTo(12);
        assertThat(cards(false, false).stands(unit("3E"))).isEqualTo(5);
    }

    @Test
    @Rule({"13.1", "6.2"})
    void whoIsSurprisedDrawsNoCards() {
        Scene scene = with().index(Region.SOUTH, 0).index(Region.EAST, 0).index(Region.NORTH, 0);
        scene.index(Region.WEST, 6).fallen(Region.WEST).at("ELFASHER", "1E").later(1);
        Sudan struck =
                scene.mahdist().now(new S06_Surprise.Surprise(Region.WEST.number())).play("dice 1");
        assertThat(place(struck, "1E")).isEqualTo("gone");
        assertThat(waitsFor(struck)).isEqualTo("movement");
    }

    @Test
    @Rule({"13.3", "R-76"})
    void aRatingFollowsFromTheStandsThatAreLeft() {
        for (int stands = 1; stands <= 15; stands++) {
            int worn = (int) Math.floor(0.85 * stands + 0.5 + 1e-9);
            int spent = (int) Math.floor(0.60 * stands + 0.5 + 1e-9);
            assertThat(S13_Casualties.rating(stands)).isEqualTo(stands + "/" + worn + "/" + spent);
        }
    }

    @Test
    @Rule("14.1")
    void aSiegeEatsATurnOfSupply() {
        Scene scene = with().revolt(Region.EAST, 4).at("KASSALA", "1E").supply("KASSALA", 3);
        Sudan ate = scene.fallen(Region.EAST).now(new S14_Sieges.Supplies()).play();
        assertThat(supply(ate, "KASSALA")).isEqualTo(2);
        assertThat(place(ate, "1E")).isEqualTo("KASSALA");
    }

    @Test
    @Rule({"14.1", "R-25"})
    void nobodyEatsOutsideASiege() {
        Scene scene = with().revolt(Region.NORTH, 4).fallen(Region.NORTH).at("KORTI", "1E");
        Sudan ate = scene.at("KHARTOUM", "2E").now(new S14_Sieges.Supplies()).play();
        assertThat(place(ate, "1E")).isEqualTo("KORTI");
        assertThat(supply(ate, "KHARTOUM")).isZero();
    }

    @Test
    @Rule({"14.2", "R-26", "R-48"})
    void behindAColumnNobodyIsMet() {
        Scene scene = with().revolt(Region.NORTH, 1).at("WHALFA", "1E", "2E");
        Sudan gone = scene.play("march 1E AKASHA", "dice 6", "dice 6");
        assertThat(waitsFor(played(gone, "march 2E SARRAS"))).isEqualTo("movement");
        assertThat(place(played(gone, "march 2E SARRAS"), "2E")).isEqualTo("SARRAS");
    }

    @Test
    @Rule({"14.2", "R-26"})
    void aColumnOutOfSuakinDoesTheSame() {
        Scene scene = with().revolt(Region.EAST, 1).at("SUAKIN", "1E", "2E").supply("SUAKIN", 0);
        scene.at("TRINKITAT", "3E").supply("TRINKITAT", 4).at("KASSALA", "4E");
        Sudan out = scene.supply("KASSALA", 4).play("march 1E SINKAT", "dice 6");
        assertThat(isFriendly(out, "SUAKIN")).isTrue();
        assertThat(isFriendly(out, "SINKAT")).isFalse();
    }

    @Test
    @Rule({"14.3", "R-79"})
    void whoeverIsBeatenBringsNoSupplies() {
        Scene scene = with().revolt(Region.EAST, 4).at("KASSALA", "1E").supply("KASSALA", 3);
        scene.at("GEDAREF", "2E");
        Sudan met = scene.play("march 2E KASSALA", "dice 2", "dice 4 4", "dice 1 1 1 1 1 1");
        Sudan lost = decided(met, false);
        assertThat(waitsFor(lost)).isEqualTo("movement");
        assertThat(supply(lost, "KASSALA")).isEqualTo(3);
        assertThat(supply(played(decided(met, true), "stay", "dice 1"), "KASSALA")).isEqualTo(4);
    }

    @Test
    @Rule({"14.3", "R-19"})
    void whoSlippedOutOfASiegeRelievesAnother() {
        Scene scene = with().revolt(Region.NORTH, 4).at("BERBER", "1E").supply("BERBER", 3);
        scene.at("ATBARA", "2E").supply("ATBARA", 3);
        Sudan in = scene.play("sortie 1E", "dice 6", "leave 1E ATBARA", "dice 6", "stay");
        assertThat(supply(played(in, "dice 4"), "ATBARA")).isEqualTo(7);
    }

    @Test
    @Rule("15.1")
    void whatWasCountedIsNotCountedAgain() {
        Scene scene = with().revolt(Region.NORTH, 4).fallen(Region.NORTH);
        scene.edit().gain(NORTH);
        Sudan once = scene.now(new S15_Adjustment.Adjustment()).play();
        assertThat(once.index(NORTH)).isEqualTo(5);
        Sudan twice = played(once.edit().before(new S15_Adjustment.Adjustment()).now());
        assertThat(twice.index(NORTH)).isEqualTo(5);
    }
}

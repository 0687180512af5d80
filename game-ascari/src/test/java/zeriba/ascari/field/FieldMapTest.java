package zeriba.ascari.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zeriba.ascari.Desk;
import zeriba.ascari.Orders;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Ground;
import zeriba.ascari.state.Mover;
import zeriba.board.Places;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.UnreadableException;
import zeriba.field.Contact;
import zeriba.field.FieldBattle;
import zeriba.field.Land;
import zeriba.testkit.Form;

/** Maps of battles on the field can be played, whatever they are made from. */
final class FieldMapTest {

    private static final String FORCES =
            " commanded A:infantry:veteran:13,B:infantry:trained:14,C:infantry:raw:8,"
                    + "G:artillery:trained:1 S1:spears:36,R1:rifles:14,H1:horse:10,G1:guns:1";

    static Stream<Arguments> everyContactInEveryLand() {
        return Stream.of(Contact.values())
                .filter(contact -> contact != Contact.STEAMER)
                .flatMap(contact ->
                        Stream.of(Land.values()).map(land -> Arguments.of(contact, land)));
    }

    @Test
    @Rule("1.4")
    void gunsOfACampStandOnDifferentSidesOfIt() {
        Battle battle =
                Desk.begin(
                                Orders.game(
                                        "camp wells 7 3 commanded A:infantry:trained:14,"
                                                + "G:artillery:trained:3 S1:spears:18,R1:rifles:7"))
                        .state()
                        .battle();
        List<Integer> guns =
                battle.counters(Army.DEFENDER).stream()
                        .filter(Counter::isBattery)
                        .map(battle::start)
                        .toList();

        assertThat(guns).hasSize(3);
        for (int gun : guns) {
            assertThat(guns.stream().filter(other -> other != gun))
                    .allMatch(other -> battle.grid().distance(gun, other) >= 3);
        }
    }

    private static Battle camp(int seed, String own) {
        return Desk.begin(
                        Orders.game(
                                "camp wells 7 " + seed + " leaderless " + own + " S1:spears:18"))
                .state()
                .battle();
    }

    @Test
    @Rule("1.4")
    void noSideOfAZeribaLiesOpenWhereItsMenDoNotFillTheRim() {
        Battle battle = camp(3, "A:infantry:trained:16");
        Places manned =
                Places.where(
                        battle.grid().size(),
                        hex ->
                                battle.counters(Army.DEFENDER).stream()
                                        .anyMatch(counter -> battle.start(counter) == hex));
        assertThat(manned.size()).isEqualTo(8);
        Places camp = battle.zones().getFirst().hexes();
        for (int hex :
                Places.where(
                        battle.grid().size(),
                        one -> camp.contains(one) && Stations.isRim(one, camp))) {
            boolean isManned =
                    manned.contains(hex) || battle.grid().adjacency().touches(hex, manned);
            assertThat(isManned).as(battle.grid().label(hex)).isTrue();
        }
    }

    @Test
    @Rule("1.4")
    void theEnemyComesAtACampFromAnySideAsItsSeedHasIt() {
        Set<Boolean> isWest = new HashSet<>();
        Set<Boolean> isNorth = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            Battle battle = camp(seed, "A:infantry:trained:16");
            Counter foremost = battle.counters(Army.ATTACKER).getFirst();
            isWest.add(battle.grid().column(battle.start(foremost)) < 7);
            isNorth.add(battle.grid().row(battle.start(foremost)) < 5);
        }
        assertThat(isWest).containsExactlyInAnyOrder(true, false);
        assertThat(isNorth).containsExactlyInAnyOrder(true, false);
    }

    private static Ascari state(Contact contact, Land land, int ground, int seed) {
        String head = contact.word() + " " + land.word() + " " + ground + " " + seed;
        return Desk.begin(Orders.game(head + FORCES)).state();
    }

    @ParameterizedTest
    @MethodSource("everyContactInEveryLand")
    void bothArmiesHaveRoomAndCanReachEachOther(Contact contact, Land land) {
        for (int seed = 0; seed < Form.pick(1, 2, 2, 200); seed++) {
            Ascari state = state(contact, land, 7 * seed, seed);
            Battle battle = state.battle();
            String what = contact + " " + land + " " + seed;
            for (Battle.Zone zone : battle.zones()) {
                assertThat(2 * zone.hexes().size())
                        .as(what)
                        .isGreaterThanOrEqualTo(3 * zone.members().size());
            }
            Places reached = reached(state);
            battle.zones()
                    .forEach(zone ->
                            assertThat(reached.containsAll(zone.hexes())).as(what).isTrue());
            assertThat(reached.containsAll(battle.objectives())).as(what).isTrue();
            assertThat(battle.exits(Army.DEFENDER).isEmpty())
                    .as(what)
                    .isEqualTo(!contact.isOnTheMarch());
            assertThat(reached.containsAll(battle.exits(Army.DEFENDER))).as(what).isTrue();
        }
    }

    private static Battle steamer(int ground, int seed, int rifles) {
        return Desk.begin(
                        Orders.game(
                                "steamer nile "
                                        + ground
                                        + " "
                                        + seed
                                        + " leaderless B:gunboat:trained:6 R:rifles:"
                                        + rifles
                                        + ",G:guns:2"))
                .state()
                .battle();
    }

    @Test
    @Rule("FIELD.BOAT")
    void aSteamerComesFromOneEndOfTheRiverAndTheBanksHaveRoom() {
        Set<Integer> ways = new HashSet<>();
        for (int seed = 0; seed < Form.pick(4, 8, 8, 200); seed++) {
            Battle battle = steamer(7 * seed, seed, 28);
            Places come = battle.zones().getFirst().hexes();
            Places banks = battle.zones().getLast().hexes();
            int members = battle.zones().getLast().members().size();
            assertThat(2 * banks.size()).isGreaterThanOrEqualTo(3 * members);
            for (int hex : battle.objectives()) {
                assertThat(come).allMatch(from -> battle.grid().distance(from, hex) >= 11);
                assertThat(battle.map().terrain(hex)).isEqualTo("water");
            }
            assertThat(banks).noneMatch(hex -> battle.map().terrain(hex).equals("water"));
            ways.add(battle.grid().column(come.nth(0)));
        }
        assertThat(ways).hasSize(2);
    }

    @Test
    @Rule("FIELD.BOAT")
    void theBankIsTheOneThatBattlesAshoreAreFoughtOn() {
        Battle river = steamer(33, 1, 14);
        Ascari ashore = state(Contact.TOWN, Land.NILE, 33, 5);
        int alike = 0;
        for (int column = 4; column <= 11; column++) {
            for (int row = 1; row <= 6; row++) {
                int here = river.grid().at(column, row).orElseThrow();
                int there = river.grid().at(column, row + 6).orElseThrow();
                String ground = ashore.terrain(there).name();
                alike += ground.equals(river.map().terrain(here)) ? 1 : 0;
            }
        }
        assertThat(alike).isEqualTo(48);
    }

    @Test
    @Rule("FIELD.BOAT")
    void whatTheHullTakesIsSoManyHitsForEachPoint() {
        Battle battle = steamer(1, 1, 14);
        Counter boat = battle.counters(Army.DEFENDER).getFirst();
        assertThat(battle.counters(Army.DEFENDER)).hasSize(1);
        assertThat(boat.isBoat()).isTrue();
        assertThat(boat.steps() % 6).isZero();
        assertThat(battle.value("collapse")).isEqualTo(boat.steps());
    }

    /** Where foot of the force can come to. */
    private static Places reached(Ascari state) {
        Ground ground = state.ground();
        Places reached =
                ground.grid().none().with(state.battle().zones().getFirst().hexes().nth(0));
        for (int size = 0; size < reached.size(); ) {
            size = reached.size();
            for (int hex : reached) {
                for (int way = 0; way < Ground.WAYS; way++) {
                    int beside = ground.neighbour(hex, way);
                    if (beside >= 0 && state.terrain(beside).cost(Mover.INFANTRY) > 0) {
                        reached = reached.with(beside);
                    }
                }
            }
        }
        return reached;
    }

    @Test
    void theGroundOfASpaceIsTheSameInEveryBattle() {
        Ascari one = state(Contact.COLUMN, Land.HILLS, 99, 1);
        Ascari other = state(Contact.AMBUSH, Land.HILLS, 99, 2);

        for (int hex : one.ground().grid().hexes().minus(one.battle().zones().getFirst().hexes())) {
            assertThat(other.terrain(hex).name()).isEqualTo(one.terrain(hex).name());
        }
    }

    @Test
    void aBattleThatIsTooLargeIsRefused() {
        FieldBattle large =
                FieldBattle.read(
                        "column desert 1 1 leaderless A:infantry:trained:99,B:infantry:trained:99"
                                + " S1:spears:99,S2:spears:99");

        assertThat(Desk.GAME.hasRoom(large)).isFalse();
        assertThatExceptionOfType(UnreadableException.class)
                .isThrownBy(() -> Desk.GAME.of(large))
                .withMessageContaining("too large");
        assertThat(Desk.GAME.hasRoom(FieldBattle.read(Orders.TOWN))).isTrue();
    }

    @Test
    void stepsAreThickerInLargerForces() {
        Ascari small = Desk.begin(Orders.game(Orders.COLUMN)).state();
        Ascari large =
                Desk.begin(
                                Orders.game(
                                        "column desert 1 1 leaderless A:infantry:trained:60"
                                                + " S1:spears:80"))
                        .state();

        assertThat(small.battle().counters(Army.DEFENDER)).hasSize(17);
        assertThat(large.battle().counters(Army.DEFENDER)).hasSize(21);
    }
}

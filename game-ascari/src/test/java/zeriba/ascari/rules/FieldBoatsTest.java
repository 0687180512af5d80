package zeriba.ascari.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import zeriba.ascari.AscariGame;
import zeriba.ascari.Desk;
import zeriba.ascari.Desk.Play;
import zeriba.ascari.Orders;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Ground;
import zeriba.ascari.state.Mark;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.Value;

/** A steamer under fire, in composed positions: the Nile is in rows 07 and 08. */
final class FieldBoatsTest {

    private static final AscariGame STEAMER = Orders.game(Orders.STEAMER);

    /** The boat lies in midstream; a band of rifles and a gun are elsewhere. */
    private static Desk afloat(String at) {
        return Desk.of(STEAMER).put("TAL-1", at);
    }

    private static Counter counter(Ascari state, String id) {
        return state.battle().named(id).orElseThrow();
    }

    private static int hits(Ascari state, String firer, int face) {
        S4_Hits.Shot shot =
                new S4_Hits.Shot(
                        state.battle().number(firer), state.battle().number("TAL-1"), false);
        return S4_Fire.hits(state, shot, face);
    }

    private static int range(Ascari state, String firer) {
        return S4_Fire.range(state, counter(state, firer));
    }

    @Test
    @Rule("FIELD.BOAT")
    void aSteamerGoesOnWaterAloneAndNobodyElseDoes() {
        Play play = afloat("0907").put("D-Ri1", "0906").moves(Army.DEFENDER);
        assertThat(play.options()).contains("move TAL-1 0908", "move TAL-1 0807");
        assertThat(play.options()).noneMatch(option -> option.startsWith("move TAL-1 0906"));

        assertThat(
                        afloat("0907")
                                .put("D-Ri1", "0506")
                                .moves(Army.DEFENDER)
                                .whyNot("move TAL-1 0906"))
                .isEqualTo("3.7");
        assertThat(
                        afloat("0907")
                                .put("D-Ri1", "0506")
                                .moves(Army.ATTACKER)
                                .whyNot("move D-Ri1 0507"))
                .isEqualTo("3.7");
    }

    @Test
    @Rule("FIELD.BOAT")
    void riflesHitItFromNearbyAloneAndGunsFromFarOff() {
        Ascari state =
                afloat("0907")
                        .put("D-Ri1", "0906")
                        .put("D-Gu1", "0904")
                        .fires(Army.ATTACKER)
                        .state();
        assertThat(range(state, "D-Ri1")).isEqualTo(2);
        assertThat(range(state, "D-Gu1")).isEqualTo(8);
        assertThat(hits(state, "D-Ri1", 4)).isZero();
        assertThat(hits(state, "D-Ri1", 5)).isEqualTo(1);
    }

    @Test
    @Rule("FIELD.BOAT")
    void noModifierCountsAgainstIt() {
        Ascari state = afloat("0907").put("D-Ri1", "0906", "moved").fires(Army.ATTACKER).state();
        Counter rifles = counter(state, "D-Ri1");
        assertThat(S4_Fire.modifier(state, rifles, state.at(counter(state, "TAL-1")), false))
                .isZero();
    }

    private static int hullAfter(Desk desk, String firer, String die) {
        Play play = desk.fires(Army.ATTACKER).then("fire " + firer + " 0907", die);
        return play.state().spoils().hull();
    }

    @Test
    @Rule("FIELD.BOAT")
    void aHitByGunsCountsForMoreThanOneByRifles() {
        assertThat(hullAfter(afloat("0907").put("D-Ri1", "0906"), "D-Ri1", "dice 6")).isEqualTo(1);
        assertThat(hullAfter(afloat("0907").put("D-Ri1", "0906"), "D-Ri1", "dice 4")).isZero();
        int gun = hullAfter(afloat("0907").put("D-Gu1", "0906"), "D-Gu1", "dice 5");
        assertThat(gun).isEqualTo(Desk.begin(STEAMER).state().battle().boat().gunHits());
    }

    @Test
    @Rule("FIELD.BOAT")
    void aHitDoesNotStopItOnItsWay() {
        Play play =
                afloat("0907")
                        .put("D-Ri1", "1006")
                        .moves(Army.DEFENDER)
                        .then("move TAL-1 1007", "fire D-Ri1 1007", "dice 6");
        assertThat(play.state().spoils().hull()).isEqualTo(1);
        assertThat(play.step()).isEqualTo("moving");
        assertThat(play.options()).anyMatch(option -> option.startsWith("move TAL-1 11"));
    }

    @Test
    @Rule({"FIELD.BOAT", "R-68"})
    void itTurnsBackWhenItsHullIsGoneAndAllItsHullIsLost() {
        int last = counter(Desk.begin(STEAMER).state(), "TAL-1").steps() - 1;
        Play over =
                afloat("0907")
                        .put("D-Ri1", "0906")
                        .with("hull", Value.of(last))
                        .fires(Army.ATTACKER)
                        .then("fire D-Ri1 0907", "dice 6");
        assertThat(over.step()).isEqualTo("over");
        assertThat(STEAMER.result(over.state()).held()).isFalse();
        assertThat(STEAMER.result(over.state()).lost()).containsEntry("TAL", 6);
        assertThat(STEAMER.result(over.state()).lost()).containsEntry("A", 0);
    }

    @Test
    @Rule("FIELD.BOAT")
    void aHullThatTakesNoMoreIsNotAfloat() {
        int all = counter(Desk.begin(STEAMER).state(), "TAL-1").steps();
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() ->
                        afloat("0907")
                                .put("D-Ri1", "0906")
                                .with("hull", Value.of(all))
                                .fires(Army.ATTACKER))
                .withMessageContaining("so many hits");
    }

    @Test
    @Rule("FIELD.BOAT")
    void itFiresAsGunsDoWithWhoIsAboardAndNeedsNoOfficer() {
        Ascari near = afloat("0907").put("D-Ri1", "0904").moves(Army.ATTACKER).state();
        Counter boat = counter(near, "TAL-1");
        assertThat(range(near, "TAL-1")).isEqualTo(8);
        int there = near.at(counter(near, "D-Ri1"));
        int ground = near.terrain(there).target();
        assertThat(S4_Fire.modifier(near, boat, there, false)).isEqualTo(1 + ground);
        assertThat(S4_Fire.modifier(near, boat, there, true)).isEqualTo(1 - 2 + ground);

        Play reacts =
                afloat("0907").put("D-Ri1", "0905").moves(Army.ATTACKER).then("move D-Ri1 0906");
        assertThat(reacts.options()).contains("fire TAL-1 0906");
    }

    @Test
    @Rule({"FIELD.BOAT", "3.31"})
    void whatItFiresAfterItHasMovedIsWorse() {
        Ascari moved = afloat("0907").put("D-Ri1", "0904").fires(Army.DEFENDER).state();
        Ascari still = moved.draft().mark(Mark.MOVED, moved.battle().number("TAL-1")).done();
        int hex = moved.at(counter(moved, "D-Ri1"));
        Counter boat = counter(moved, "TAL-1");
        assertThat(S4_Fire.modifier(still, boat, hex, false))
                .isEqualTo(S4_Fire.modifier(moved, boat, hex, false) - 1);
    }

    @Test
    @Rule({"FIELD.BOAT", "FIELD.VICTORY"})
    void itHasPassedWhereNobodyCouldHitItAnyMore() {
        Ascari begun = Desk.begin(STEAMER).state();
        int end = begun.battle().objectives().nth(1);
        String here = begun.ground().grid().label(end);
        String far = begun.ground().grid().column(end) < 9 ? "1505" : "0405";

        assertThat(passes(here, far)).isTrue();
        assertThat(passes(here, bankBeside(begun, end))).isFalse();
    }

    private static String bankBeside(Ascari begun, int hex) {
        return IntStream.range(0, Ground.WAYS)
                .map(way -> begun.ground().neighbour(hex, way))
                .filter(beside -> beside >= 0 && !begun.terrain(beside).name().equals("water"))
                .mapToObj(begun.ground().grid()::label)
                .findFirst()
                .orElseThrow();
    }

    /** Whether a boat passes that lies in a hex, with rifles in another and the rest inland. */
    private static boolean passes(String boat, String rifles) {
        Ascari begun = Desk.begin(STEAMER).state();
        Desk desk = afloat(boat).put("D-Ri1", rifles).turn(3);
        List<String> inland = List.of("0801", "0901", "1001", "1101", "1201", "1301");
        int more = 0;
        for (Counter other : begun.battle().counters(Army.ATTACKER)) {
            boolean isSpare = !other.isLeader() && !other.isBattery() && more < inland.size();
            if (isSpare && !other.id().equals("D-Ri1")) {
                desk.put(other.id(), inland.get(more++));
            }
        }
        Ascari state = desk.fires(Army.ATTACKER).state();
        assertThat(FieldVictory.isBeaten(state, Army.ATTACKER)).isFalse();
        return FieldVictory.holds(state);
    }
}

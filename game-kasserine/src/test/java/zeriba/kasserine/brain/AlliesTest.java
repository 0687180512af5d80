package zeriba.kasserine.brain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Position;
import zeriba.kasserine.Desk;
import zeriba.kasserine.rules.S05_Phases.Movement;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.KasserineMap;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/** Where the computer's Allies go: into the way, into boxes, and back to what is raided. */
final class AlliesTest {

    private static final KasserineMap MAP = Desk.start("historical").state().map();

    private static final String HELD = " AL06=2714 AL07=2003 AL08=0306 AL09=0404 AL10=1601";
    private static final String RESERVE = " AL04=2714 AL06=2713 AL07=2414 AL08=2511";

    private static Kasserine state(String units) {
        return Desk.at(4, "allies movement", units).state();
    }

    private static DistanceTables ground(Kasserine state) {
        return new DistanceTables(state.map(), List.of(state.parameters().scenario()));
    }

    /** By unit: the hex that the usual plan of a movement phase leads it to. */
    private static Map<String, String> planned(String units) {
        return planned(state(units));
    }

    private static Map<String, String> planned(Kasserine state) {
        Movement step = (Movement) state.agenda().now();
        Script script = new Script(ground(state), state, step, SplitMix64.of(1, 1), Stance.USUAL);
        Position<Kasserine, Act> position = Position.settle(Desk.GAME.rules(), state);
        for (Act act : script.acts()) {
            position = position.chosen(Desk.GAME.rules(), act);
        }
        Kasserine end = position.state();
        Map<String, String> places = new TreeMap<>();
        for (Unit unit : new Units(Army.ALLIES, end.present(Army.ALLIES))) {
            places.put(unit.id(), MAP.label(end.place(unit)));
        }
        return places;
    }

    private static int hex(String label) {
        return MAP.find(label).orElseThrow();
    }

    private static int between(String one, String other) {
        return MAP.distance(hex(one), hex(other));
    }

    @Test
    void aUnitGoesBetweenRaidersAndTheSupplyHexInTheirReach() {
        String blocking = planned("AX01=2709 AX02=2916" + RESERVE).getOrDefault("AL08", "");
        assertThat(between("2701", blocking)).isLessThan(between("2701", "2709"));
    }

    @Test
    void noReserveStaysBehindWhileNobodyCanRaid() {
        assertThat(planned("AX01=2917 AX02=2916 AL10=2003" + RESERVE))
                .containsEntry("AL08", "2713");
        assertThat(
                        between(
                                "2701",
                                planned("AX01=3418 AX02=3419" + RESERVE).getOrDefault("AL08", "")))
                .isGreaterThan(10);
    }

    @Test
    void whoeverHoldsAnObjectiveDoesNotLeaveItForARaid() {
        assertThat(planned("AX01=2709 AX02=2916" + RESERVE)).containsEntry("AL04", "2714");
    }

    @Test
    void theUnitThatIsFreeBarsTheWayOfTheEnemy() {
        String bar = planned("AX01=3119 AX02=3118 AL04=2810" + HELD).getOrDefault("AL04", "");
        assertThat(bar).isEqualTo("2915");
        Kasserine state = state("AX01=3119 AX02=3118 AL04=2810" + HELD);
        int[] march = ground(state).march(state, Unit.named("AX02").orElseThrow());
        int goal = hex("2714");
        assertThat(march[hex(bar)] + ground(state).way(goal, hex(bar)) - march[goal])
                .as("half points that the way by its hex is longer")
                .isLessThan(6);
    }

    @Test
    void reinforcementsComeInWhereRaidersAre() {
        assertThat(planned("AX01=2709 AX02=2608 AL04=2714 AL10=2003 AL24=1601 AL23=due"))
                .containsEntry("AL23", "2701");
        String west =
                planned("AX01=0509 AX02=0609 AL04=2714 AL23=due").getOrDefault("AL23", "2701");
        assertThat(between("0306", west)).isLessThan(between("0306", "2003"));
    }

    @Test
    void aBoxIsLikedMoreThanTheHexesAroundIt() {
        Kasserine state = state("AX01=1916 AX02=1817 AL04=1911" + HELD);
        Allies allies = new Allies(ground(state), state, Phase.MOVEMENT, Stance.USUAL);
        Unit unit = Unit.named("AL04").orElseThrow();
        int aim = hex("2003");
        double box = allies.of(state, unit, hex("1912"), aim);
        for (int near : MAP.adjacency().neighbours(hex("1912")).toArray()) {
            assertThat(allies.of(state, unit, near, aim)).as(MAP.label(near)).isLessThan(box);
        }
    }

    @Test
    void whoeverIsNearestComesToAnObjectiveThatIsReachedByNobodyElse() {
        String units = "AX10=2115 AX02=2916 AL05=2714 AL06=2814 AL07=2713 AL10=1704";
        Map<String, String> moved = planned(Desk.at(4, "allies movement", units).state());
        assertThat(between("2003", moved.getOrDefault("AL10", ""))).isLessThan(2);
    }

    @Test
    void whereTheNearestMayNotMoveAnotherComes() {
        // 17.1: in the first two turns nobody moves who is so far west
        String units = "AX10=2115 AX02=3019 AL05=2714 AL06=2612 AL07=2713 AL10=1704";
        Kasserine state = Desk.at(2, "allies movement", units).state();
        Map<Unit, Integer> sentries = Sentries.of(ground(state), state, Phase.MOVEMENT);
        assertThat(sentries.get(Unit.named("AL06").orElseThrow())).isEqualTo(hex("2003"));
        Map<String, String> moved = planned(state);
        assertThat(moved).containsEntry("AL10", "1704");
        assertThat(ground(state).way(hex("2003"), hex(moved.getOrDefault("AL06", ""))))
                .isLessThan(ground(state).way(hex("2003"), hex("2612")));
    }

    @Test
    void aSentryStaysWhereItAloneSeesTheObjective() {
        String units = "AX10=2309 AX02=2916 AL05=2714 AL06=2813 AL09=2004";
        Map<String, String> moved = planned(Desk.at(4, "allies movement", units).state());
        assertThat(between("2003", moved.getOrDefault("AL09", ""))).isLessThan(2);
    }
}

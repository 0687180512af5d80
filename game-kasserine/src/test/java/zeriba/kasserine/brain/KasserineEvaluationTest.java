package zeriba.kasserine.brain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.engine.Evaluation;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Rules;
import zeriba.kasserine.Desk;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Engagement;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Markers;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/** What programs are told: chances, plans, changes of plans. */
final class KasserineEvaluationTest {

    private static final Rules<Kasserine, Act> RULES = Desk.GAME.rules();
    private static final Evaluation<Kasserine, Act> EVALUATION = Desk.GAME.evaluation();

    /** A fight for Sbeitla. */
    private static final String SBEITLA =
            "AX01=3015 AX02=2916 AX03=3116 AX09=3017 AL04=2714 AL06=2814 AL07=2713 AL08=2614";

    private static double axis(Desk desk) {
        return EVALUATION.value(desk.state(), Army.AXIS.side());
    }

    @Test
    void theChancesOfBothSidesAreOneTogether() {
        Kasserine state = Desk.at(3, "axis movement", SBEITLA).state();

        assertThat(EVALUATION.value(state, Army.AXIS.side())).isBetween(0.0, 1.0);
        assertThat(
                        EVALUATION.value(state, Army.AXIS.side())
                                + EVALUATION.value(state, Army.ALLIES.side()))
                .isEqualTo(1);
    }

    @Test
    void timeHelpsTheAlliesAndStrengthTheSideThatHasIt() {
        Desk early = Desk.at(3, "axis movement", SBEITLA);

        assertThat(axis(Desk.at(8, "axis movement", SBEITLA))).isLessThan(axis(early));
        assertThat(axis(Desk.at(3, "axis movement", SBEITLA + " AX10=3216")))
                .isGreaterThan(axis(early));
        assertThat(axis(Desk.at(3, "axis movement", SBEITLA + " AL09=2712")))
                .isLessThan(axis(early));
    }

    /** R5: who is still to come stands before its entrance, not nowhere. */
    @Test
    void theFirstWhoComesDoesNotTurnTheChances() {
        Desk before = Desk.at(1, "axis movement", "AX01=due AX02=due AL04=3819 AL07=3911");
        Desk after = Desk.at(1, "axis movement", "AX01=3919 AX02=due AL04=3819 AL07=3911");

        assertThat(EVALUATION.chance(before.state(), Army.AXIS.side()))
                .isCloseTo(EVALUATION.chance(after.state(), Army.AXIS.side()), within(0.05));
    }

    @Test
    void aPromisingAttackCountsBeforeItIsMade() {
        Desk beside =
                Desk.at(3, "axis combat", "AX01=2914 AX02=2913 AX03=2815 AL04=2814 AL06=2714");
        Desk weak = Desk.at(3, "axis combat", "AX05=2914 AX02=3219 AX03=3220 AL04=2814 AL06=2714");

        assertThat(Prospects.of(beside.state(), Army.AXIS))
                .isGreaterThan(Prospects.of(weak.state(), Army.AXIS))
                .isPositive();
    }

    @Test
    void aMarkerCountsForAsLongAsItCanBeUsedInTheTurn() {
        assertThat(worthOfAMarker("axis movement"))
                .isGreaterThan(worthOfAMarker("allies movement"));
        assertThat(worthOfAMarker("allies movement")).isPositive();
        assertThat(worthOfAMarker("allies mobile-movement")).isZero();
    }

    private static double worthOfAMarker(String phase) {
        Kasserine bare = Desk.at(3, phase, SBEITLA).state();
        Kasserine armed = bare.support(bare.support().hand(Army.AXIS, Markers.of(3)));
        return EVALUATION.value(armed, Army.AXIS.side()) - EVALUATION.value(bare, Army.AXIS.side());
    }

    @Test
    void whereAnExchangeThreatensTheLeastUnitIsHeldToPay() {
        Desk desk = Desk.at(3, "axis combat", "AX01=2914 AX05=2913 AL04=2814 AL06=2714");
        Unit panzers = Unit.named("AX01").orElseThrow();
        Unit lorries = Unit.named("AX05").orElseThrow();
        Unit defender = Unit.named("AL04").orElseThrow();
        Engagement both =
                Engagement.declared(Units.none(Army.AXIS).with(panzers).with(lorries), defender);

        assertThat(Worth.least(desk.state(), both)).isEqualTo(Worth.loss(desk.state(), lorries));
        assertThat(Worth.loss(desk.state(), panzers))
                .isGreaterThan(2 * Worth.loss(desk.state(), lorries));
    }

    @ParameterizedTest
    @ValueSource(strings = {"axis movement", "axis mobile-movement", "allies movement"})
    void plansAreLegalToTheEndOfThePhase(String phase) {
        Desk desk = Desk.at(3, phase, SBEITLA + " AX14=due AL23=due");

        List<List<Act>> plans =
                EVALUATION.plans(desk.state(), SplitMix64.of(1, 2)).limit(8).toList();

        assertThat(plans).isNotEmpty();
        assertThat(plans).allSatisfy(plan -> assertLegal(desk.state(), plan));
        assertThat(plans.stream().distinct()).hasSizeGreaterThan(1);
    }

    @Test
    void aChangedPlanIsLegalAndKeepsMostOfIt() {
        Desk desk = Desk.at(3, "axis movement", SBEITLA + " AX10=3216 AX11=3317 AX12=3318");
        SplitMix64 random = SplitMix64.of(3, 4);
        List<Act> plan = EVALUATION.plans(desk.state(), random).findFirst().orElseThrow();

        List<List<Act>> changes = EVALUATION.changes(desk.state(), plan, random).limit(8).toList();

        assertThat(changes).hasSize(8).allSatisfy(change -> assertLegal(desk.state(), change));
        assertThat(changes)
                .allSatisfy(change ->
                        assertThat(change.stream().filter(plan::contains).count())
                                .isGreaterThanOrEqualTo(plan.size() / 3));
    }

    @Test
    void movementIsPlannedAndCombatWeighed() {
        assertThat(EVALUATION.isPlanned(Desk.at(3, "axis movement", SBEITLA).state())).isTrue();
        String fight = "AX01=2914 AX02=2913 AL04=2814 AL06=2714";
        assertThat(EVALUATION.isPlanned(Desk.at(3, "axis combat", fight).state())).isFalse();
        assertThat(EVALUATION.plans(Desk.at(3, "axis combat", fight).state(), SplitMix64.of(1, 1)))
                .isEmpty();
    }

    private static void assertLegal(Kasserine state, List<Act> plan) {
        Position<Kasserine, Act> position = Position.settle(RULES, state);
        for (Act act : plan) {
            assertThat(position.pending()).isInstanceOf(Pending.Choice.class);
            Pending.Choice<Act> choice = (Pending.Choice<Act>) position.pending();
            assertThat(choice.options().contains(act)).as("%s in %s", act, state).isTrue();
            position = position.chosen(RULES, act);
        }
        assertThat(position.state().agenda().now())
                .as("the phase is over")
                .isNotEqualTo(state.agenda().now());
    }
}

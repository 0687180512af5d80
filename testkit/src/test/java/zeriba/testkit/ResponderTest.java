package zeriba.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static zeriba.testkit.Table.after;
import static zeriba.testkit.Table.marching;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import zeriba.engine.record.Journal;
import zeriba.engine.record.Responder;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.TableAction;
import zeriba.engine.text.UnreadableException;
import zeriba.testkit.parley.Parley;
import zeriba.testkit.parley.state.Act;

/** Orders first, then the plan, then the person. */
class ResponderTest {

    private static final String[] INTO_RANGE = {"cedar step C1 well", "cedar step C1 gate"};

    private static Optional<Entry<Act>> chosen(Role by, DecisionSource hand, String action) {
        return Optional.of(new Entry.Chose<>(by, hand, Table.act(action)));
    }

    private static Journal<Parley, Act> inRange(String... orders) {
        return after(marching(orders), INTO_RANGE);
    }

    @Test
    void withoutOrdersThePersonIsAsked() {
        assertThat(Responder.next(inRange())).isEmpty();
    }

    @Test
    void aStandingOrderAnswersAReaction() {
        assertThat(Responder.next(inRange("guard order shots hold")))
                .isEqualTo(chosen(Table.WARDEN, DecisionSource.ORDER, "pass"));
        assertThat(Responder.next(inRange("guard order shots shoot")))
                .isEqualTo(chosen(Table.WARDEN, DecisionSource.ORDER, "shoot G1 C1"));
    }

    @Test
    void aLaterOrderReplacesAnEarlierOneAndAskEndsIt() {
        assertThat(Responder.next(inRange("guard order shots hold", "guard order shots shoot")))
                .isEqualTo(chosen(Table.WARDEN, DecisionSource.ORDER, "shoot G1 C1"));
        assertThat(Responder.next(inRange("guard order shots shoot", "guard order shots ask")))
                .isEmpty();
    }

    @Test
    void ordersOfNumbersAndFlagsCanBeEndedToo() throws UnreadableException {
        Responder.check(Table.GAME, new TableAction.Order("parry-from", "ask"));
        Journal<Parley, Act> stormed =
                marching("guard order parry-from 5", "amber halt", "cedar storm C1 keep");
        assertThat(Responder.next(stormed))
                .isEqualTo(chosen(Table.WARDEN, DecisionSource.ORDER, "parry 5"));
        assertThat(Responder.next(after(stormed, "guard order parry-from ask"))).isEmpty();
        assertThat(Responder.next(after(stormed, "guard order parry-from 6")))
                .isEqualTo(chosen(Table.WARDEN, DecisionSource.ORDER, "pass"));
    }

    @Test
    void anOrderOfAnotherRoleAnswersNothing() {
        assertThat(Responder.next(inRange("amber order shots shoot"))).isEmpty();
    }

    @Test
    void onlyOrdersThatTheGameKnowsAreTaken() {
        assertThatCode(() -> Responder.check(Table.GAME, new TableAction.Order("spare", "on")))
                .doesNotThrowAnyException();
        assertThatThrownBy(
                        () -> Responder.check(Table.GAME, new TableAction.Order("shots", "fire")))
                .isInstanceOf(UnreadableException.class);
        assertThatThrownBy(
                        () -> Responder.check(Table.GAME, new TableAction.Order("spare", "maybe")))
                .isInstanceOf(UnreadableException.class);
        assertThatThrownBy(() -> Responder.check(Table.GAME, new TableAction.Order("tea", "on")))
                .isInstanceOf(UnreadableException.class)
                .hasMessageContaining("shots");
    }

    @Test
    void ordersForOneUnitAreTakenOnlyWhereTheGameHasSuch() {
        assertThatThrownBy(() ->
                        Responder.check(Table.GAME, new TableAction.Order("shots@G1", "hold")))
                .isInstanceOf(UnreadableException.class)
                .hasMessageContaining("all units alike");
    }

    @Test
    void aPlanIsPlayedOneActionAfterAnother() {
        Journal<Parley, Act> on = marching("amber plan step A1 ford; step A1 camp");
        Entry<Act> first = Responder.next(on).orElseThrow();
        assertThat(Optional.of(first))
                .isEqualTo(chosen(Table.AMBER, DecisionSource.PLAN, "step A1 ford"));
        Journal<Parley, Act> then = on.after(first);
        assertThat(Responder.next(then))
                .isEqualTo(chosen(Table.AMBER, DecisionSource.PLAN, "step A1 camp"));
        assertThat(Responder.next(then.after(Responder.next(then).orElseThrow()))).isEmpty();
    }

    @Test
    void aPlanOfARoleThatIsNotFirstAmongTheOptionsIsPlayed() {
        assertThat(Responder.next(marching("cedar plan step C1 well")))
                .isEqualTo(chosen(Table.CEDAR, DecisionSource.PLAN, "step C1 well"));
    }

    @Test
    void aPlanCannotSpeakForAnotherRole() {
        assertThat(Responder.next(marching("cedar plan step A1 ford"))).isEmpty();
    }

    @Test
    void aPlanThatIsNotAllowedWaitsForThePerson() {
        assertThat(Responder.next(marching("amber plan step A1 keep; halt"))).isEmpty();
    }

    @Test
    void aPlanStopsAtWhatItsMakerDidNotForesee() {
        Journal<Parley, Act> on =
                marching("amber plan step A1 ford; step A1 camp", "birch step B1 camp");
        assertThat(Responder.next(on)).isEmpty();
        assertThat(on.instructions().plans()).isEmpty();
    }

    @Test
    void aPlanGoesOnAfterAMerePass() {
        Journal<Parley, Act> on = inRange("amber offer").after(plan("amber", "step A1 ford"));
        Journal<Parley, Act> passed = after(on, "guard pass");
        assertThat(Responder.next(passed))
                .isEqualTo(chosen(Table.AMBER, DecisionSource.PLAN, "step A1 ford"));
    }

    @Test
    void aPlanStopsAtDice() {
        Journal<Parley, Act> on = inRange().after(plan("amber", "step A1 ford"));
        assertThat(Responder.next(after(on, "guard shoot G1 C1", "dice 1 1"))).isEmpty();
    }

    @Test
    void whoIsNotAskedYetMayLeaveItsPlotAsAPlan() {
        Journal<Parley, Act> on =
                Table.after()
                        .after(plan("guard", "plot guard hold"))
                        .after(plan("cedar", "plot cedar march"));
        Journal<Parley, Act> drawn = after(on, "dice 1");
        assertThat(drawn.instructions().plans()).containsOnlyKeys("cedar");
        Journal<Parley, Act> left = drawn.after(plan("guard", "plot guard hold"));
        Journal<Parley, Act> asked = after(left, "amber plot amber hold", "birch plot birch hold");
        Journal<Parley, Act> plotted = asked.after(Responder.next(asked).orElseThrow());
        assertThat(plotted.position().state().plots()).hasSize(4);
        assertThat(Responder.next(plotted))
                .isEqualTo(chosen(Table.WARDEN, DecisionSource.PLAN, "plot guard hold"));
    }

    @Test
    void anUndoEndsEveryPlan() {
        Journal<Parley, Act> on =
                after(marching("amber step A1 ford").after(plan("cedar", "step C1 well")));
        assertThat(after(on, "amber undo 1").instructions().plans()).isEmpty();
    }

    private static Entry<Act> plan(String role, String actions) {
        return new Entry.AtTable<>(
                Table.GAME.about().role(role).orElseThrow(),
                new TableAction.Plan(java.util.List.of(actions.split("; ", -1))));
    }
}
